import { type Language, languages } from '../language';

/** `app`: the app's at the moment of printing; `both`: a sheet in Arabic and after it one in English. */
export const sheetLanguages = ['app', ...languages, 'both'] as const;
export type SheetLanguage = (typeof sheetLanguages)[number];

/** The sheets of a choice of language, in the order in which they come out. */
export function toSheetLanguages(choice: SheetLanguage, appLanguage: Language): readonly [Language, ...Language[]] {
  if (choice === 'both') return ['ar', 'en'];
  return [choice === 'app' ? appLanguage : choice];
}
