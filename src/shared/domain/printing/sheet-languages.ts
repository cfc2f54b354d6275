import { type Language, languages } from '../language';

/** `app`: the app's language at the time of printing. `both`: an Arabic sheet, then an English one. */
export const sheetLanguages = ['app', ...languages, 'both'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

/** Returns the languages of the sheets, in print order. */
export function toSheetLanguages(choice: SheetLanguage, appLanguage: Language): readonly [Language, ...Language[]] {
  if (choice === 'both') return ['ar', 'en'];
  return [choice === 'app' ? appLanguage : choice];
}
