import type { Language } from '@shared/domain/language';
import type { Printable } from '@shared/domain/printing/printable';
import type { Translate } from '@shared/i18n/translate';

/** Returns `Invoice and packing slip`, `الفاتورة وورقة التجهيز`. */
export function toDocumentsText(documents: readonly Printable[], t: Translate, language: Language): string {
  const names = documents.map((document) => t(`printables.name.${document}`));
  // Lower case within an English sentence; Arabic has no case.
  const inSentence = names.map((name, at) => (at === 0 ? name : name.toLowerCase()));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(inSentence);
}
