import type { SheetLanguage } from '../../contract/printing/print-settings';
import type { Language } from '../language';

/** The sheets of a choice of language, in the order in which they come out. */
export function toSheetLanguages(choice: SheetLanguage, appLanguage: Language): readonly [Language, ...Language[]] {
  if (choice === 'both') return ['ar', 'en'];
  return [choice === 'app' ? appLanguage : choice];
}
