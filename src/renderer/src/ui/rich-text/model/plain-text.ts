import { type RichTextDocument, toBlockText } from './document';
import { parseRichText } from './read/parse-rich-text';

/** Returns a stored description's text for previews and searches; its blocks are joined by a space. */
export function toPlainText(stored: string): string {
  return toDocumentText(parseRichText(stored).document);
}

function toDocumentText(document: RichTextDocument): string {
  return document.blocks
    .map((block) => toBlockText(block).replaceAll('\n', ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** True if a stored description shows nothing: no visible character, and no unsupported part such as a picture. */
export function isBlank(stored: string): boolean {
  const { document, unsupported } = parseRichText(stored);
  return unsupported.length === 0 && isBlankDocument(document);
}

function isBlankDocument(document: RichTextDocument): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(toDocumentText(document));
}
