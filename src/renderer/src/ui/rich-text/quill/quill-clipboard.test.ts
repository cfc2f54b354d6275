// @vitest-environment happy-dom
import Quill, { Delta } from 'quill';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesRefused } from './quill-clipboard';
import { formats } from './quill-formats';
import { quillModules } from './quill-setup';

// Clears the document, because the next test uses the same one.
afterEach(() => document.body.replaceChildren());

let quill: Quill;
const refused = vi.fn();

beforeEach(() => {
  const place = document.body.appendChild(document.createElement('div'));
  quill = new Quill(place, { modules: quillModules, formats });
  refused.mockClear();
  place.addEventListener(filesRefused, refused);
});

interface Clip {
  html?: string;
  text?: string;
  files?: number;
}

function clipboardEvent(type: string, { html = '', text = '', files = 0 }: Clip = {}) {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': text };
  const clipboardData = {
    getData: (name: string) => data[name] ?? '',
    setData: (name: string, value: string) => {
      data[name] = value;
    },
    files: Array.from({ length: files }),
  };
  return { data, event: Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData }) };
}

function paste(clip: Clip): void {
  const { event } = clipboardEvent('paste', clip);
  quill.root.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
}

const ops = () => quill.getContents().ops;

describe('pasting', () => {
  it('takes text, structure and safe links; leaves looks, pictures and scripts', () => {
    paste({
      html: '<h2 style="color:red;text-align:center">T</h2><p><i>i</i><a href="javascript:x">j</a><a href="https://a.b">l</a><img src=x onerror=y><script>z()</script></p>',
    });
    expect(ops()).toEqual([
      { insert: 'T' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'i', attributes: { italic: true } },
      { insert: 'j' },
      { insert: 'l', attributes: { link: 'https://a.b' } },
      { insert: '\n' },
    ]);
  });

  it('brings no italics into Arabic text, and no hidden characters anywhere', () => {
    quill.root.lang = 'ar';
    paste({ html: '<p><em>مائل</em> \u202eعكس\u202c</p>' });
    paste({ text: '\u2066x\u0007' });
    expect(quill.getText()).toContain('مائل عكس');
    expect(ops()).toHaveLength(1);
    for (const hidden of ['\u202e', '\u202c', '\u2066', '\u0007']) expect(quill.getText()).not.toContain(hidden);
  });

  it('puts text into the line of the caret instead of breaking it', () => {
    quill.setContents(new Delta().insert('ad\n'));
    quill.setSelection(1, 0);
    paste({ html: '<p>bc</p>' });
    expect(quill.getText()).toBe('abcd\n');
  });

  it('makes a link of the selection when an address is pasted onto it', () => {
    quill.setContents(new Delta().insert('see shop\n'));
    quill.setSelection(4, 4);
    paste({ text: 'https://a.b' });
    expect(ops()).toEqual([{ insert: 'see ' }, { insert: 'shop', attributes: { link: 'https://a.b' } }, { insert: '\n' }]);
  });

  it('refuses files and pictures and says so, but not the text that comes along with one', () => {
    paste({ files: 1 });
    paste({ html: '<img src="https://a.b/c.png">', files: 1 });
    expect(refused).toHaveBeenCalledTimes(2);
    expect(quill.getText()).toBe('\n');
    paste({ html: '<table><tr><td>a</td></tr></table>', text: 'a', files: 1 });
    expect(refused).toHaveBeenCalledTimes(2);
    expect(quill.getText().trim()).toBe('a');
  });

  it('changes nothing in a read-only text', () => {
    quill.disable();
    quill.root.dispatchEvent(clipboardEvent('paste', { text: 'x' }).event);
    expect(quill.getText()).toBe('\n');
  });
});

describe('copying', () => {
  it("writes escaped HTML of its own, never Quill's", () => {
    const exported = vi.spyOn(quill, 'getSemanticHTML');
    quill.setContents(new Delta().insert('<b>').insert('x', { bold: true }).insert('\n', { list: 'bullet' }).insert('y\n'));
    quill.setSelection(0, 5);
    const { data, event } = clipboardEvent('copy');
    quill.root.dispatchEvent(event);
    expect(data).toEqual({ 'text/html': '<ul><li>&#60;b&#62;<strong>x</strong></li></ul>', 'text/plain': '<b>x\n' });
    expect(exported).not.toHaveBeenCalled();
  });
});
