import { type RichTextDocument, toBlockText } from './document';
import { parseRichText } from './read/parse-rich-text';

/** The text of a stored description for previews and searches: its blocks joined by a space. */
export function toPlainText(stored: string): string {
  return toDocumentText(parseRichText(stored).document);
}

function toDocumentText(document: RichTextDocument): string {
  return document.blocks
    .map((block) => toBlockText(block).replaceAll('\n', ' ').trim())
    .filter((text) => text !== '')
    .join(' ');
}

/** True when a stored description shows nothing: no visible character and nothing that a text cannot hold, such as a picture. */
export function isBlank(stored: string): boolean {
  const { document, unsupported } = parseRichText(stored);
  return unsupported.length === 0 && isBlankDocument(document);
}

function isBlankDocument(document: RichTextDocument): boolean {
  return /^[\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u.test(toDocumentText(document));
}
