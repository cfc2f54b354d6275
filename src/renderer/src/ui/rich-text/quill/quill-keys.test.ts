// @vitest-environment happy-dom

import Quill, { Delta } from 'quill';
import { afterEach, describe, expect, it } from 'vitest';
import { inArabic } from '../../../../../../tests/support/texts';
import { formats } from './quill-formats';
import { keyCodes } from './quill-keys';
import { quillModules } from './quill-setup';

// Clears the document, because the next test uses the same one.
afterEach(() => document.body.replaceChildren());

function start(language: 'en' | 'ar', contents: Delta): Quill {
  const quill = new Quill(document.body.appendChild(document.createElement('div')), { modules: quillModules, formats });
  quill.root.lang = language;
  quill.setContents(contents);
  quill.focus();
  return quill;
}

/** `key` is the layout's letter; the code is the key's position on the keyboard. */
function press(
  quill: Quill,
  key: string,
  { code = 0, ...modifiers }: { code?: number; ctrlKey?: boolean; shiftKey?: boolean } = {},
): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  Object.defineProperty(event, 'which', { value: code });
  quill.root.dispatchEvent(event);
  return event.defaultPrevented;
}

const ops = (quill: Quill) => quill.getContents().ops;

describe('keys of the text', () => {
  it('leave Tab to the page, in lists and quotes too', () => {
    for (const attributes of [{}, { list: 'bullet' }, { blockquote: true }, { 'code-block': true }]) {
      const quill = start('en', new Delta().insert('x').insert('\n', attributes));
      quill.setSelection(0, 1);
      expect([press(quill, 'Tab'), press(quill, 'Tab', { shiftKey: true })]).toEqual([false, false]);
      expect(quill.getText()).toBe('x\n');
    }
  });

  it('format by the place of the key, so that an Arabic keyboard works', () => {
    const quill = start('ar', new Delta().insert('نص\n'));
    quill.setSelection(0, 2);
    press(quill, inArabic('grid.notTicked'), { code: keyCodes.b, ctrlKey: true });
    press(quill, 'ع', { code: keyCodes.u, ctrlKey: true });
    expect(ops(quill)).toEqual([{ insert: 'نص', attributes: { bold: true, underline: true } }, { insert: '\n' }]);
    press(quill, 'ئ', { code: keyCodes.z, ctrlKey: true });
    expect(ops(quill)).toEqual([{ insert: 'نص\n' }]);
  });

  it('know italics in English only, and never leave them to the browser', () => {
    const results = (['en', 'ar'] as const).map((language) => {
      const quill = start(language, new Delta().insert('x\n'));
      quill.setSelection(0, 1);
      return [press(quill, 'i', { code: keyCodes.i, ctrlKey: true }), ops(quill)[0]?.attributes];
    });
    expect(results).toEqual([
      [true, { italic: true }],
      [true, undefined],
    ]);
  });

  it('break a line inside its block with Shift+Enter, and part the block there with Enter', () => {
    const quill = start('en', new Delta().insert('ab').insert('\n', { list: 'bullet' }));
    quill.setSelection(1, 0);
    press(quill, 'Enter', { shiftKey: true });
    const soft = { insert: '\n', attributes: { list: 'bullet', soft: 'true' } };
    const hard = { insert: '\n', attributes: { list: 'bullet' } };
    expect(ops(quill)).toEqual([{ insert: 'a' }, soft, { insert: 'b' }, hard]);
    quill.setSelection(1, 0);
    press(quill, 'Enter');
    expect(ops(quill)).toEqual([{ insert: 'a' }, hard, soft, { insert: 'b' }, hard]);
  });

  it('begin a list with "1." or "١-" and a blank', () => {
    for (const start_ of ['1.', '١-']) {
      const quill = start('ar', new Delta().insert(`${start_}\n`));
      quill.setSelection(2, 0);
      press(quill, ' ');
      expect(ops(quill), start_).toEqual([{ insert: '\n', attributes: { list: 'ordered' } }]);
    }
  });

  it('move list items deeper and back, down to the eighth level', () => {
    const quill = start('en', new Delta().insert('x').insert('\n', { list: 'bullet', indent: 7 }));
    quill.setSelection(0, 0);
    for (let times = 0; times < 3; times += 1) press(quill, ']', { code: keyCodes.closeBracket, ctrlKey: true });
    expect(ops(quill).at(-1)?.attributes?.indent).toBe(8);
    press(quill, '[', { code: keyCodes.openBracket, ctrlKey: true });
    expect(ops(quill).at(-1)?.attributes?.indent).toBe(7);
  });
});
