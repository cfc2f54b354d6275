import fc from 'fast-check';

/** Letters of both directions, letters with marks, emoji of one and of many code points, spaces, line breaks, and symbols. */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcXYZ019 .,-"\'<>&\\/') },
  { weight: 6, arbitrary: fc.constantFrom(...'ابتثجحخديةىئ٠١٢،؟ ') },
  { weight: 3, arbitrary: fc.constantFrom('😀', '👨‍👩‍👧‍👦', '🇰🇼', '𝒜', '𠮷', 'é', 'مُ', '\u200f', '\u202e', '\u2066', '\u00a0') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\n\n', '\t', '\r\n', '\r') },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 2 }).map((text) => text.toWellFormed()) },
);

const richText = fc.array(character, { maxLength: 24 }).map((parts) => parts.join(''));

const style = fc.constantFrom(
  'BOLD',
  'ITALIC',
  'UNDERLINE',
  'STRIKETHROUGH',
  'CODE',
  'SUPERSCRIPT',
  'SUBSCRIPT',
  'HIGHLIGHT',
  'color-rgb(26,188,156)',
  'color-#000',
  'bgcolor-yellow',
  'fontsize-24',
  'fontfamily-Cairo',
  '__proto__',
  'constructor',
);

const blockType = fc.constantFrom(
  'unstyled',
  'paragraph',
  'header-one',
  'header-two',
  'header-six',
  'unordered-list-item',
  'ordered-list-item',
  'blockquote',
  'code-block',
  'code',
  'callout',
);

const blockData = fc.oneof(
  fc.constant({}),
  fc.record({ 'text-align': fc.constantFrom('left', 'center', 'right', 'justify', 'start') }),
  fc.record({ direction: fc.constantFrom('rtl', 'ltr', 'auto') }),
  fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
);

const linkAddress = fc.constantFrom('https://example.com/a?b=1#ج', 'http://x.kw', 'mailto:shop@example.com', 'tel:+96550001234');

const entity = fc.record({
  type: fc.constant('LINK'),
  mutability: fc.constantFrom('MUTABLE', 'IMMUTABLE'),
  data: fc.oneof(
    fc.record({ url: linkAddress }),
    fc.record({ url: linkAddress, targetOption: fc.constantFrom('_blank', '_self'), title: richText }),
  ),
});

const place = { offset: fc.nat({ max: 24 }), length: fc.nat({ max: 12 }) };

const block = fc.record({
  key: fc.string({ minLength: 1, maxLength: 5 }),
  text: richText,
  type: blockType,
  depth: fc.nat({ max: 8 }),
  inlineStyleRanges: fc.array(fc.record({ ...place, style }), { maxLength: 6 }),
  entityRanges: fc.array(fc.record({ ...place, key: fc.nat({ max: 4 }) }), { maxLength: 3 }),
  data: blockData,
});

/** Draft.js raw content that a document can contain: overlapping ranges, ranges beyond the end, unknown styles, types, and data. */
export const draftContent = fc.record({
  blocks: fc.uniqueArray(block, { maxLength: 5, selector: ({ key }) => key }),
  entityMap: fc.array(entity, { maxLength: 5 }).map((entities) => Object.fromEntries(entities.entries())),
});

const inlineAttributes = fc.record(
  {
    bold: fc.constant(true),
    italic: fc.constant(true),
    underline: fc.constant(true),
    strike: fc.constant(true),
    code: fc.constant(true),
    script: fc.constantFrom('sub', 'super'),
    color: fc.constantFrom('#1abc9c', 'red'),
    background: fc.constant('yellow'),
    size: fc.constantFrom('18px', 'large'),
    link: linkAddress,
    kept: fc.constantFrom('["HIGHLIGHT"]', '["BOLD"]', 'x', '{}'),
    linkKept: fc.constantFrom('{"data":{"title":"x"}}', '[]'),
  },
  { requiredKeys: [] },
);

const lineAttributes = fc.record(
  {
    header: fc.constantFrom(1, 2, 6),
    list: fc.constantFrom('bullet', 'ordered'),
    blockquote: fc.constant(true),
    'code-block': fc.constant(true),
    indent: fc.constantFrom(1, 8),
    align: fc.constantFrom('left', 'center', 'right', 'justify'),
    direction: fc.constantFrom('rtl', 'ltr'),
    soft: fc.constant('true'),
    keptBlock: fc.constantFrom('{"type":"callout"}', '{"type":"unstyled","data":{"a":1}}', '"'),
  },
  { requiredKeys: [] },
);

const textInsert = fc.record({ insert: richText, attributes: inlineAttributes });
const lineInsert = fc.record({ insert: fc.constantFrom('\n', '\n\n'), attributes: lineAttributes });

/** Deltas as an editor produces them, and some that it wouldn't. */
export const deltaContent = fc.record({ ops: fc.array(fc.oneof(textInsert, lineInsert), { maxLength: 12 }) });
