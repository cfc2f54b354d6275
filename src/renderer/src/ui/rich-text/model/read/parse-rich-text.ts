import { type ReadRichText, type RichTextDocument, toDocument } from '../document';
import { parseJson } from '../json';
import { isDelta, readDelta } from './read-delta';
import { isDraftContent, readDraft } from './read-draft';
import { readHtml } from './read-html';

export interface ParsedRichText extends ReadRichText {
  kind: 'draft' | 'delta' | 'html' | 'plain' | 'empty';
  /** The stored value; an unedited description is saved with exactly this value. */
  original: string;
}

/**
 * Parses a stored description of any known format (OP-18); never throws. A value of an unknown format is one block of plain text. If
 * `unsupported` isn't empty, writing the document back would lose content.
 */
export function parseRichText(stored: string): ParsedRichText {
  const text = stored.trim();
  if (text === '' || text === 'null' || text === '""')
    return { kind: 'empty', document: toDocument([]), unsupported: [], original: stored };
  return { ...readShape(text), original: stored };
}

function readShape(text: string): Omit<ParsedRichText, 'original'> {
  const json = /^[{["]/.test(text) ? parseJson(text) : undefined;
  // A client that serialized twice stored a JSON string inside a JSON string.
  const value = typeof json === 'string' ? parseJson(json) : json;
  if (isDraftContent(value)) return { kind: 'draft', ...readDraft(value) };
  const delta = Array.isArray(value) && value.length > 0 ? { ops: value } : value;
  if (isDelta(delta)) return { kind: 'delta', ...readDelta(delta) };
  if (isHtml(text)) return { kind: 'html', ...readHtml(text, { withLooks: true }) };
  return { kind: 'plain', document: toPlainDocument(text), unsupported: [] };
}

/** Returns one block with the text's line breaks. */
function toPlainDocument(text: string): RichTextDocument {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n');
  return toDocument([{ format: { kind: 'paragraph' }, runs: [{ text: lines, marks: {} }] }]);
}

function isHtml(text: string): boolean {
  return (
    /^<(!--|!doctype|\/?[a-z][a-z\d]*[\s/>])/i.test(text) ||
    /<br\s*\/?>|<\/(p|div|strong|em|b|i|u|a|ul|ol|li|h[1-6]|span|blockquote)>/i.test(text)
  );
}
