import Quill from 'quill';
import { lineFormats } from './model/delta';

const user = Quill.sources.USER;

type InlineFormat = 'bold' | 'italic' | 'underline';
type ListKind = 'bullet' | 'ordered';

export function toggleInline(quill: Quill, format: InlineFormat): void {
  const active = quill.getFormat(selection(quill))[format];
  quill.format(format, !active, user);
}

export function toggleList(quill: Quill, kind: ListKind): void {
  const active = quill.getFormat(selection(quill)).list === kind;
  quill.format('list', active ? false : kind, user);
}

/** Toggles the heading of the current lines. New headings have level 2; a heading of any level becomes a paragraph. */
export function toggleHeading(quill: Quill): void {
  const active = Boolean(quill.getFormat(selection(quill)).header);
  quill.format('header', active ? false : 2, user);
}

/** Clears all formats of the selection. Without a selection, it clears those of the line and of the text that is entered next. */
export function clearFormats(quill: Quill): void {
  const range = selection(quill);
  if (range.length > 0) {
    quill.removeFormat(range.index, range.length, user);
    return;
  }
  for (const name of Object.keys(quill.getFormat(range))) if (name !== 'link' && name !== 'linkKept') quill.format(name, false, user);
}

export function applyLink(quill: Quill, range: { index: number; length: number }, url: string, text: string): void {
  if (range.length > 0) {
    quill.formatText(range.index, range.length, { link: url, linkKept: false }, user);
    quill.setSelection(range.index, range.length, Quill.sources.SILENT);
    return;
  }
  const around = Object.entries(quill.getFormat(range.index)).filter(([name]) => !lineFormats.includes(name));
  quill.insertText(range.index, text, { ...Object.fromEntries(around), link: url }, user);
  quill.setSelection(range.index + text.length, 0, Quill.sources.SILENT);
  // Text entered next isn't part of the link.
  quill.format('link', false, Quill.sources.SILENT);
}

export function removeLink(quill: Quill, range: { index: number; length: number }): void {
  quill.formatText(range.index, range.length, { link: false, linkKept: false }, user);
  quill.setSelection(range.index, range.length, Quill.sources.SILENT);
}

/** Focuses the editor at its last caret position. */
function selection(quill: Quill): { index: number; length: number } {
  return quill.getSelection(true) ?? { index: 0, length: 0 };
}
