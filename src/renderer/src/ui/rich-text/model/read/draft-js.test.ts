import { convertFromRaw, convertToRaw, type RawDraftContentState } from 'draft-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deltaContent, draftContent } from '../../../../../../../tests/support/samples/rich-text-samples';
import { toStored } from '../to-stored';
import { parseRichText } from './parse-rich-text';
import { readDelta } from './read-delta';

/** Converts through draft-js, with which the API's other clients read descriptions. */
function throughDraftJs(stored: string): RawDraftContentState {
  return convertToRaw(convertFromRaw(JSON.parse(stored) as RawDraftContentState));
}

/** Sorts the ranges of a block, because draft-js lists them in the order of its own sets. */
function inOrder({ blocks, entityMap }: RawDraftContentState) {
  const byPlace = <Range extends { offset: number; length: number }>(ranges: Range[]): Range[] =>
    [...ranges].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
  return {
    entityMap,
    blocks: blocks.map((block) => ({
      ...block,
      inlineStyleRanges: byPlace(block.inlineStyleRanges),
      entityRanges: byPlace(block.entityRanges),
    })),
  };
}

function expectSameInDraftJs(stored: string): void {
  expect(inOrder(throughDraftJs(stored))).toEqual(inOrder(JSON.parse(stored) as RawDraftContentState));
}

describe('stored rich text in draft-js (OP-18)', () => {
  it('is accepted and comes back the same: text, styles, links, types, depths and data', () => {
    fc.assert(fc.property(draftContent, (raw) => expectSameInDraftJs(toStored(parseRichText(JSON.stringify(raw)).document))));
  });

  it('is accepted after it was a Delta', () => {
    fc.assert(fc.property(deltaContent, (delta) => expectSameInDraftJs(toStored(readDelta(delta).document))));
  });

  it('is read as draft-js reads it: emoji are one character, later links win, ranges may leave the text', () => {
    fc.assert(
      fc.property(
        draftContent.filter(({ blocks }) => blocks.length > 0),
        (raw) => {
          const blocks = raw.blocks.map((block) => ({ ...block, text: block.text.replace(/[\r\n]/g, ' ') }));
          const withoutBreaks = JSON.stringify({ ...raw, blocks });
          const own = JSON.parse(toStored(parseRichText(withoutBreaks).document)) as RawDraftContentState;
          expect(looks(throughDraftJs(JSON.stringify(own)))).toEqual(looks(throughDraftJs(withoutBreaks)));
        },
      ),
    );
  });
});

/** Returns every character of every block with its styles and its entity's content, by the offsets from draft-js. */
function looks({ blocks, entityMap }: RawDraftContentState) {
  return blocks.map(({ text, inlineStyleRanges, entityRanges }) =>
    Array.from(text).map((character, index) => {
      const covers = ({ offset, length }: { offset: number; length: number }) => offset <= index && index < offset + length;
      const key = entityRanges.find(covers)?.key;
      return {
        character,
        styles: inlineStyleRanges
          .filter(covers)
          .map(({ style }) => style as string)
          .sort(),
        entity: key === undefined ? null : entityMap[key],
      };
    }),
  );
}
