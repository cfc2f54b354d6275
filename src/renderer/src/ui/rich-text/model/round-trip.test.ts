import { isRecord } from '@shared/domain/is-record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaContent, draftContent } from '../../../../../../tests/support/samples/rich-text-samples';
import { toDelta } from './delta';
import { parseJson } from './json';
import { parseRichText } from './read/parse-rich-text';
import { readDelta } from './read/read-delta';
import { toStored } from './to-stored';

type Raw = (typeof draftContent extends fc.Arbitrary<infer Value> ? Value : never) & object;

const viaDocument = (stored: string): string => toStored(parseRichText(stored).document);
const viaDelta = (stored: string): string => toStored(readDelta(toDelta(parseRichText(stored).document)).document);

/** Returns the look of every code point of a block, computed in the slow and simple way. */
function toCharacters({ text, inlineStyleRanges, entityRanges }: Raw['blocks'][number], entityMap: Raw['entityMap']) {
  return Array.from(text).map((character, index) => {
    const covers = ({ offset, length }: { offset: number; length: number }) => offset <= index && index < offset + length;
    const key = entityRanges.filter((range) => covers(range) && Object.hasOwn(entityMap, String(range.key))).at(-1)?.key;
    const styles = [...new Set(inlineStyleRanges.filter(covers).map(({ style }) => style))].sort();
    return { character, styles, entity: key === undefined ? null : entityMap[String(key)] };
  });
}

function parseRaw(stored: string): Raw {
  return JSON.parse(stored) as Raw;
}

/** Leaves line breaks out, because a Delta can't store their look. */
function visible({ blocks, entityMap }: Raw) {
  return blocks.map((block) => toCharacters(block, entityMap).filter(({ character }) => !/[\r\n]/.test(character)));
}

describe('rich text round trip (OP-18)', () => {
  it('keeps every character with its styles and link from Draft.js content through a Delta and back', () => {
    fc.assert(
      fc.property(
        draftContent.filter(({ blocks }) => blocks.length > 0),
        (raw) => {
          const result = parseRaw(viaDelta(JSON.stringify(raw)));
          expect(visible(result)).toEqual(visible(raw));
          const lines = (content: Raw) => content.blocks.map(({ text }) => text.replace(/\r\n?/g, '\n'));
          expect(lines(result)).toEqual(lines(raw));
        },
      ),
    );
  });

  it('keeps type, depth and data of every block, known or not', () => {
    fc.assert(
      fc.property(
        draftContent.filter(({ blocks }) => blocks.length > 0),
        (raw) => {
          const facts = (content: Raw) =>
            content.blocks.map(({ type, depth, data }) => ({ type, depth, data: JSON.parse(JSON.stringify(data)) }));
          expect(facts(parseRaw(viaDelta(JSON.stringify(raw))))).toEqual(facts(raw));
        },
      ),
    );
  });

  it('loses nothing unseen: what these samples hold is never reported as unsupported', () => {
    fc.assert(
      fc.property(draftContent, (raw) => {
        expect(parseRichText(JSON.stringify(raw)).unsupported).toEqual([]);
      }),
    );
  });

  it('is stable: what was written once comes back letter by letter, through a Delta too', () => {
    fc.assert(
      fc.property(draftContent, (raw) => {
        const written = viaDocument(JSON.stringify(raw));
        expect(viaDocument(written)).toBe(written);
        expect(viaDelta(written)).toBe(written);
      }),
    );
  });

  it('brings a Delta back through the stored form', () => {
    fc.assert(
      fc.property(deltaContent, (delta) => {
        const first = toDelta(readDelta(delta).document);
        const second = toDelta(parseRichText(toStored(readDelta(first).document)).document);
        expect(second).toEqual(first);
      }),
    );
  });

  it('keeps the text of a Delta', () => {
    fc.assert(
      fc.property(deltaContent, (delta) => {
        const text = delta.ops.map(({ insert }) => insert).join('');
        const result = toDelta(readDelta({ ops: [{ insert: text }] }).document)
          .ops.map(({ insert }) => insert)
          .join('');
        const lines = text.replace(/\r\n?/g, '\n');
        expect(result).toBe(lines.endsWith('\n') ? lines : `${lines}\n`);
      }),
    );
  });

  it('never throws and always writes readable content, whatever the stored value is', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.json().map((json) => JSON.stringify({ blocks: [JSON.parse(json)], entityMap: JSON.parse(json) })),
      fc
        .record({
          text: fc.anything(),
          inlineStyleRanges: fc.anything(),
          entityRanges: fc.anything(),
          data: fc.anything(),
          depth: fc.anything(),
        })
        .map(
          (block) =>
            JSON.stringify({ blocks: [block, block], entityMap: { 0: block } }, (_, value) => (typeof value === 'bigint' ? 1 : value)) ??
            '',
        ),
      fc.json().map((json) => `{"ops":[{"insert":"a","attributes":${json}},{"insert":${json}}]}`),
    );
    fc.assert(
      fc.property(hostile, (stored) => {
        const parsed = parseRichText(stored);
        expect(parsed.original).toBe(stored);
        const written = parseJson(toStored(parsed.document));
        expect(isRecord(written) && Array.isArray(written.blocks) && written.blocks.length > 0).toBe(true);
        toDelta(parsed.document);
      }),
      { numRuns: 500 },
    );
  });
});
