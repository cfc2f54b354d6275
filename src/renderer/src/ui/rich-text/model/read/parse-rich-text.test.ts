import { describe, expect, it } from 'vitest';
import { toDelta } from '../delta';
import { toStored } from '../to-stored';
import { parseRichText } from './parse-rich-text';

const draft = (blocks: object[], entityMap: object = {}): string => JSON.stringify({ blocks, entityMap });
const ops = (stored: string) => toDelta(parseRichText(stored).document).ops;

describe('parseRichText', () => {
  it('tells the five kinds apart', () => {
    const kinds = {
      draft: ['{"blocks":[],"entityMap":{}}', '{"blocks":[{"text":"x"}],"entityMap":[]}', JSON.stringify('{"blocks":[],"entityMap":{}}')],
      delta: ['{"ops":[{"insert":"x\\n"}]}', '[{"insert":"x"}]'],
      html: ['<p>x</p>', ' <!-- x --> y', 'one<br>two', 'a <b>c</b>'],
      plain: ['x', '<3', '3 < 4 > 2', '{"blocks":"x"}', '{"a":1}', '[1,2]', '{', '"x"', '123'],
      empty: ['', ' \n ', 'null', '""'],
    };
    for (const [kind, values] of Object.entries(kinds))
      for (const value of values) expect(parseRichText(value), value).toMatchObject({ kind, original: value });
  });

  it('shows a value of no known shape as one block of plain text (OP-18)', () => {
    expect(JSON.parse(toStored(parseRichText('{"a": 1}\nb').document)).blocks).toEqual([
      { key: '00000', text: '{"a": 1}\nb', type: 'unstyled', depth: 0, inlineStyleRanges: [], entityRanges: [], data: {} },
    ]);
  });

  it('counts code points: a style after an emoji sits where it belongs', () => {
    const stored = draft([{ text: '😀😀ab', type: 'unstyled', inlineStyleRanges: [{ offset: 2, length: 1, style: 'BOLD' }] }]);
    expect(ops(stored)).toEqual([{ insert: '😀😀' }, { insert: 'a', attributes: { bold: true } }, { insert: 'b\n' }]);
  });

  it('carries headings, lists with depth, quotes, code, alignment and direction', () => {
    const stored = draft([
      { text: 'h', type: 'header-two', data: { 'text-align': 'center' } },
      { text: 'o', type: 'ordered-list-item', depth: 1 },
      { text: 'b', type: 'unordered-list-item', data: { direction: 'rtl' } },
      { text: 'q', type: 'blockquote' },
      { text: 'c', type: 'code-block' },
    ]);
    expect(
      ops(stored)
        .filter(({ insert }) => String(insert).startsWith('\n'))
        .map(({ attributes }) => attributes),
    ).toEqual([
      { header: 2, align: 'center' },
      { list: 'ordered', indent: 1 },
      { list: 'bullet', direction: 'rtl' },
      { blockquote: true },
      { 'code-block': true },
    ]);
  });

  it('writes lines that were broken softly as one block, and parts them when they no longer look alike', () => {
    const stored = draft([{ text: 'a\nb', type: 'unordered-list-item', inlineStyleRanges: [{ offset: 0, length: 3, style: 'BOLD' }] }]);
    expect(ops(stored)).toEqual([
      { insert: 'a', attributes: { bold: true } },
      { insert: '\n', attributes: { list: 'bullet', soft: 'true' } },
      { insert: 'b', attributes: { bold: true } },
      { insert: '\n', attributes: { list: 'bullet' } },
    ]);
    const edited = JSON.stringify({
      ops: [{ insert: 'a' }, { insert: '\n', attributes: { list: 'bullet', soft: 'true' } }, { insert: 'b\n' }],
    });
    expect(
      JSON.parse(toStored(parseRichText(edited).document)).blocks.map(({ text, type }: { text: string; type: string }) => [text, type]),
    ).toEqual([
      ['a', 'unordered-list-item'],
      ['b', 'unstyled'],
    ]);
  });

  it('lets a kept type go when the editor turned the block into something else', () => {
    const line = (attributes: object) =>
      JSON.stringify({
        ops: [{ insert: 'x' }, { insert: '\n', attributes: { keptBlock: '{"type":"callout","data":{"n":1}}', ...attributes } }],
      });
    const block = (stored: string) => JSON.parse(toStored(parseRichText(stored).document)).blocks[0];
    expect(block(line({}))).toMatchObject({ type: 'callout', data: { n: 1 } });
    expect(block(line({ list: 'bullet' }))).toMatchObject({ type: 'unordered-list-item', data: { n: 1 } });
  });

  it('names what it cannot hold instead of dropping it unseen', () => {
    const link = (url: string) =>
      draft([{ text: 'x', entityRanges: [{ offset: 0, length: 1, key: 0 }] }], { 0: { type: 'LINK', data: { url } } });
    const cases: [string, string[]][] = [
      [
        draft([{ text: ' ', type: 'atomic', entityRanges: [{ offset: 0, length: 1, key: 0 }] }], {
          0: { type: 'IMAGE', data: { src: 'x' } },
        }),
        ['entity:IMAGE', 'block:atomic'],
      ],
      [draft([{ text: 'x', entityRanges: [{ offset: 0, length: 1, key: 7 }] }], { 7: { type: 'MENTION', data: {} } }), ['entity:MENTION']],
      [draft([{ text: 'x', children: [{ text: 'y' }] }]), ['field:children']],
      [draft([{ text: 'x', depth: 9 }]), ['depth']],
      [draft([5 as unknown as object, { text: 'x' }]), ['block:unreadable']],
      [link('javascript:alert(1)'), ['link:javascript']],
      [link('java\tscript:alert(1)'), ['link:other']],
      [link('/relative'), ['link:other']],
      [
        '{"ops":[{"insert":{"image":"data:"}},{"insert":"x","attributes":{"table":1}},{"insert":"\\n","attributes":{"list":"checked"}}]}',
        ['embed:image', 'attribute:table', 'list:checked'],
      ],
      ['<p>x<img src=x onerror=alert(1)></p><table><tr><td>1</td></tr></table>', ['tag:img', 'tag:table']],
      ['<p>x</p><script>alert(1)</script><a href="data:text/html,x">y</a>', ['tag:script', 'link:data']],
    ];
    for (const [stored, unsupported] of cases) expect(parseRichText(stored).unsupported, stored).toEqual(unsupported);
  });

  it('leaves no frame of a picture behind: other clients fail on one without its entity', () => {
    const atomic = (text: string) =>
      draft([{ text: 'a' }, { text, type: 'atomic', entityRanges: [{ offset: 0, length: 1, key: 0 }] }], { 0: { type: 'IMAGE' } });
    const blocks = (stored: string) =>
      JSON.parse(toStored(parseRichText(stored).document)).blocks.map((block: { type: string; text: string }) => [block.type, block.text]);
    expect(blocks(atomic(' '))).toEqual([['unstyled', 'a']]);
    expect(blocks(atomic('caption'))).toEqual([
      ['unstyled', 'a'],
      ['unstyled', 'caption'],
    ]);
  });

  it('never lets an unsafe link into what it writes', () => {
    const stored =
      '{"ops":[{"insert":"x","attributes":{"link":"javascript:alert(1)","linkKept":"{\\"data\\":{\\"url\\":\\"javascript:alert(1)\\"}}"}},{"insert":"y","attributes":{"link":"https://a.b","linkKept":"{\\"data\\":{\\"url\\":\\"javascript:alert(1)\\"}}"}},{"insert":"\\n"}]}';
    const { document, unsupported } = parseRichText(stored);
    expect(unsupported).toEqual(['link:javascript']);
    expect(toStored(document)).not.toContain('javascript');
  });

  it('survives depth, length and prototype names', () => {
    for (const stored of [
      '['.repeat(200_000),
      `{"blocks":[],"entityMap":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
      '<a "'.repeat(50_000),
      `<div>${'<b><p>'.repeat(20_000)}`,
      '</b'.repeat(50_000),
    ]) {
      expect(() => toStored(parseRichText(stored).document), stored.slice(0, 20)).not.toThrow();
    }
    const named = draft([
      {
        text: 'x',
        type: '__proto__',
        inlineStyleRanges: [{ offset: 0, length: 1, style: 'constructor' }],
        entityRanges: [{ offset: 0, length: 1, key: '__proto__' }],
      },
    ]);
    expect(JSON.parse(toStored(parseRichText(named).document)).blocks[0]).toMatchObject({
      type: '__proto__',
      inlineStyleRanges: [{ style: 'constructor' }],
      entityRanges: [],
    });
  });

  it('reads a block with more ranges than any editor writes only in part, and says so', () => {
    const inlineStyleRanges = Array.from({ length: 3000 }, (_, offset) => ({ offset, length: 5, style: 'BOLD' }));
    expect(parseRichText(draft([{ text: 'x'.repeat(3000), inlineStyleRanges }])).unsupported).toEqual(['ranges']);
  });
});
