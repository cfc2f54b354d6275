import { cleanText } from '@renderer/validation/form-rules';
import Quill, { Delta, type Range } from 'quill';
import Clipboard from 'quill/modules/clipboard.js';
import { type DeltaInsert, toDelta } from '../model/delta';
import { readDelta } from '../model/read/read-delta';
import { readHtml } from '../model/read/read-html';
import { toSafeLink } from '../model/safe-link';
import { toHtml } from '../model/to-html';

/** Event that bubbles from the editor when the user pastes or drops anything but text. */
export const filesRefused = 'filesrefused';

/**
 * Reads and writes HTML with the app's own reader and writer: no DOM parser gets pasted content, and Quill's HTML export, which can let
 * markup through (CVE-2025-15056), is never called.
 */
export class CleanClipboard extends Clipboard {
  override convert({ html, text }: { html?: string; text?: string }, around: Record<string, unknown> = {}): Delta {
    if (around['code-block'] || !html) return new Delta().insert(cleanText(text ?? ''), around);
    const { ops } = toDelta(readHtml(html, { withLooks: false }).document);
    const isArabic = this.quill.root.lang === 'ar';
    return withoutLastLineEnd(new Delta(ops.map((op) => toPasted(op, isArabic))));
  }

  override onCopy(range: Range): { html: string; text: string } {
    const { ops } = this.quill.getContents(range.index, range.length);
    return { html: toHtml(readDelta({ ops }).document), text: this.quill.getText(range.index, range.length) };
  }

  override onCapturePaste(event: ClipboardEvent): void {
    const data = event.clipboardData;
    if (event.defaultPrevented || !data || !this.quill.isEnabled()) return;
    event.preventDefault();
    const range = this.quill.getSelection(true);
    const html = data.getData('text/html');
    const text = data.getData('text/plain') || data.getData('text/uri-list');
    if (!range) return;
    const selected = this.quill.getText(range.index, range.length);
    const link = selected !== '' && !selected.includes('\n') ? toSafeLink(text) : null;
    const holdsText = /\S/.test(text) || this.convert({ html }).ops.some(({ insert }) => /\S/.test(String(insert)));
    if (link) this.quill.formatText(range.index, range.length, { link, linkKept: false }, Quill.sources.USER);
    else if (holdsText) this.onPaste(range, { html, text });
    else if (data.files.length > 0 || html) this.quill.root.dispatchEvent(new CustomEvent(filesRefused, { bubbles: true }));
  }
}

/** Removes what a paste doesn't carry: all but text and structure, and italics in Arabic. */
function toPasted({ insert, attributes = {} }: DeltaInsert, isArabic: boolean): DeltaInsert {
  const { italic, ...others } = attributes;
  const taken = { ...others, ...(italic === true && !isArabic && { italic }) };
  const text = typeof insert === 'string' ? cleanText(insert) : '';
  return Object.keys(taken).length > 0 ? { insert: text, attributes: taken } : { insert: text };
}

/** Removes the final line end, so that a paste doesn't break the current line; list items and headings keep theirs. */
function withoutLastLineEnd(delta: Delta): Delta {
  const last = delta.ops.at(-1);
  if (typeof last?.insert !== 'string' || !last.insert.endsWith('\n') || last.attributes) return delta;
  return delta.compose(new Delta().retain(delta.length() - 1).delete(1));
}
