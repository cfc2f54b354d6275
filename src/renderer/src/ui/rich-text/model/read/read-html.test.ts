import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftContent } from '../../../../../../../tests/support/samples/rich-text-samples';
import { toDelta } from '../delta';
import { type RichTextDocument, toDocument } from '../document';
import { toHtml } from '../to-html';
import { parseRichText } from './parse-rich-text';
import { readHtml } from './read-html';

const stored = (html: string) => toDelta(readHtml(html, { withLooks: true }).document).ops;
const pasted = (html: string) => toDelta(readHtml(html, { withLooks: false }).document).ops;

describe('readHtml', () => {
  it('reads the tags that a description may have', () => {
    expect(stored('<h2>T &amp; U</h2><p>a <b>b <i>c</i></b><u>d</u><s>e</s></p><blockquote>q</blockquote><pre>x\n  y</pre>')).toEqual([
      { insert: 'T & U' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'a ' },
      { insert: 'b ', attributes: { bold: true } },
      { insert: 'c', attributes: { bold: true, italic: true } },
      { insert: 'd', attributes: { underline: true } },
      { insert: 'e', attributes: { strike: true } },
      { insert: '\nq' },
      { insert: '\n', attributes: { blockquote: true } },
      { insert: 'x' },
      { insert: '\n', attributes: { 'code-block': true, soft: 'true' } },
      { insert: '  y' },
      { insert: '\n', attributes: { 'code-block': true } },
    ]);
  });

  it('reads lists, nested and unclosed, and those of Quill', () => {
    const line = (attributes: object) => ({ insert: '\n', attributes });
    const nested = [
      { insert: 'a' },
      line({ list: 'bullet' }),
      { insert: 'b' },
      line({ list: 'ordered', indent: 1 }),
      { insert: 'c' },
      line({ list: 'bullet' }),
    ];
    expect(stored('<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>')).toEqual(nested);
    expect(stored('<ul><li>a<ol><li>b</ol><li>c</ul>')).toEqual(nested);
    expect(
      stored(
        '<ol><li data-list="bullet"><p>a</p></li><li data-list="ordered" class="ql-indent-1">b</li><li data-list="bullet">c</li></ol>',
      ),
    ).toEqual(nested);
  });

  it('takes blanks and line breaks as a browser shows them', () => {
    expect(stored(' <div>\n  a\n  b </div>\n<div> c<br>d<br></div> ')).toEqual([
      { insert: 'a b\nc' },
      { insert: '\n', attributes: { soft: 'true' } },
      { insert: 'd\n' },
    ]);
    expect(stored('<p>a</p><p><br></p><p></p><p>&nbsp;b</p>')).toEqual([{ insert: 'a\n\n\n b\n' }]);
    expect(stored('a<p>b<p>c')).toEqual([{ insert: 'a\nb\nc\n' }]);
  });

  it('keeps safe links only, and nothing that could run', () => {
    expect(stored('<a href="https://a.b/?x=1&amp;y">l</a><a href="&#106;avascript:alert(1)">m</a><a href=" java\nscript:x">n</a>')).toEqual(
      [{ insert: 'l', attributes: { link: 'https://a.b/?x=1&y' } }, { insert: 'mn\n' }],
    );
    const attacks = [
      '<script>alert(1)</script>',
      '<SCRIPT src=x></SCRIPT >',
      '<style>p{}</style>',
      '<img src=x onerror=alert(1)>',
      '<svg onload=alert(1)><p>x</svg>',
      '<iframe srcdoc="<b>x</b>"></iframe>',
      '<template><b>x</b></template>',
      '<!-- <b>x</b> -->',
      '<![CDATA[x]]>',
      '<p title="<script>alert(1)</script>"></p>',
    ];
    for (const attack of attacks)
      expect(
        stored(attack)
          .map(({ insert }) => insert)
          .join('')
          .trim(),
        attack,
      ).toBe('');
    expect(stored('&lt;script&gt;x&lt;/script&gt;')).toEqual([{ insert: '<script>x</script>\n' }]);
    expect(
      stored('<scr<script>ipt>alert(1)</script>')
        .map(({ insert }) => insert)
        .join(''),
    ).not.toMatch(/<\/?[a-z]/);
  });

  it('resolves character references and leaves unknown ones', () => {
    expect(stored('&lt;&#1593;&#x1F600;&hellip;&bogus;&#0;&#xD800;&amp')).toEqual([{ insert: '<ع😀…&bogus;&#0;&#xD800;&amp\n' }]);
  });

  it('takes colours, sizes and alignment from storage, not from a paste', () => {
    const html =
      '<p style="text-align:center" dir="rtl"><span style="color: #1ABC9C; font-size: 18px; background-color: yellow">x</span></p>';
    expect(stored(html)).toEqual([
      { insert: 'x', attributes: { color: '#1abc9c', background: 'yellow', size: '18' } },
      { insert: '\n', attributes: { align: 'center', direction: 'rtl' } },
    ]);
    expect(pasted(html)).toEqual([{ insert: 'x\n' }]);
  });

  it('reads what Google Docs copies', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="rtl"><span style="font-weight:700">عريض</span><span style="font-weight:400"> عادي</span></p>' +
      '<a href="https://a.b"><span style="text-decoration:underline">l</span></a></b>';
    expect(pasted(html)).toEqual([
      { insert: 'عريض', attributes: { bold: true } },
      { insert: ' عادي\n' },
      { insert: 'l', attributes: { link: 'https://a.b' } },
      { insert: '\n' },
    ]);
  });

  it('reads the lists that Word copies', () => {
    const item = (level: number, marker: string, text: string) =>
      `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span>${marker}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(
      pasted(
        `<html><body><!--[if gte mso 9]><xml>x</xml><![endif]-->${item(1, '·', 'a')}${item(2, '1.', 'b')}<p class=MsoNormal>c</p></body></html>`,
      ),
    ).toEqual([
      { insert: 'a' },
      { insert: '\n', attributes: { list: 'bullet' } },
      { insert: 'b' },
      { insert: '\n', attributes: { list: 'ordered', indent: 1 } },
      { insert: 'c\n' },
    ]);
  });

  it('reads back what it wrote for the clipboard', () => {
    fc.assert(
      fc.property(draftContent, (raw) => {
        const document = toPlainFeatures(parseRichText(JSON.stringify(raw)).document);
        expect(readHtml(toHtml(document), { withLooks: true }).document).toEqual(document);
      }),
    );
  });
});

const told = ['bold', 'italic', 'underline', 'strike', 'script', 'link'];

/** Removes features that clipboard HTML doesn't have: preserved parts, looks, tabs, and spaces that HTML collapses. */
function toPlainFeatures({ blocks }: RichTextDocument): RichTextDocument {
  return toDocument(
    blocks.map(({ format: { kind, level, depth }, runs }) => ({
      format: { kind, ...(level && { level }), ...(depth && (kind === 'bullet' || kind === 'ordered') && { depth }) },
      runs: runs.map(({ text, marks }) => ({
        text: text.replace(/[\t\f\u00a0]/g, '-'),
        marks: Object.fromEntries(Object.entries(marks).filter(([name]) => told.includes(name))),
      })),
    })),
  );
}
