import type { Language } from '@shared/domain/language';
import { languages, toDirection } from '@shared/domain/language';

/** Sets `lang` and `dir` of the document, and the body's class (checklist LAY-02, LAY-04). */
export function applyDocumentLanguage(document: Document, language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = toDirection(language);
  document.body.classList.remove(...languages);
  document.body.classList.add(language);
}
