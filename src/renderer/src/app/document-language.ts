import type { Language } from '@shared/domain/language';
import { languages, toDirection } from '@shared/domain/language';

/** `lang` and `dir` of the document, class of the body (checklist LAY-02, LAY-04). */
export function applyDocumentLanguage(document: Document, language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = toDirection(language);
  document.body.classList.remove(...languages);
  document.body.classList.add(language);
}
