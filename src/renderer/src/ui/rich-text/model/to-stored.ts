import { isRecord } from '@shared/domain/is-record';
import { toDraftBlock } from './block-types';
import type { Marks, RichTextBlock, RichTextDocument } from './document';
import { toBlockText } from './document';
import { toStyles } from './inline-styles';
import { type JsonObject, parseJson } from './json';

interface StyleRange {
  offset: number;
  length: number;
  style: string;
}

interface EntityRange {
  offset: number;
  length: number;
  key: number;
}

interface Entity {
  type: 'LINK';
  mutability: string;
  data: JsonObject;
}

interface Piece {
  offset: number;
  length: number;
  marks: Marks;
}

/** Returns Draft.js raw content as a JSON string, the format that the API's other clients read (OP-18). */
export function toStored(document: RichTextDocument): string {
  const entities: Entity[] = [];
  const blocks = document.blocks.map((block, index) => {
    const pieces = toPieces(block);
    const { type, depth, data } = toDraftBlock(block.format);
    return {
      key: index.toString(36).padStart(5, '0'),
      text: toBlockText(block),
      type,
      depth,
      inlineStyleRanges: toStyleRanges(pieces),
      entityRanges: toEntityRanges(pieces, entities),
      data,
    };
  });
  return JSON.stringify({ blocks, entityMap: Object.fromEntries(entities.entries()) });
}

/** Splits a block into pieces with offsets: Draft.js counts code points, JavaScript's strings count UTF-16 units. */
function toPieces(block: RichTextBlock): Piece[] {
  let offset = 0;
  return block.runs.map(({ text, marks }) => {
    const piece = { offset, length: Array.from(text).length, marks };
    offset += piece.length;
    return piece;
  });
}

function toStyleRanges(pieces: Piece[]): StyleRange[] {
  const byStyle = new Map<string, StyleRange[]>();
  for (const { offset, length, marks } of pieces) {
    for (const style of toStyles(marks)) {
      const ranges = byStyle.get(style) ?? [];
      const last = ranges.at(-1);
      if (last && last.offset + last.length === offset) last.length += length;
      else ranges.push({ offset, length, style });
      byStyle.set(style, ranges);
    }
  }
  return [...byStyle.values()].flat();
}

function toEntityRanges(pieces: Piece[], entities: Entity[]): EntityRange[] {
  const ranges: EntityRange[] = [];
  let open: Marks = {};
  for (const { offset, length, marks } of pieces) {
    const last = ranges.at(-1);
    const continues = marks.link !== undefined && marks.link === open.link && marks.linkKept === open.linkKept;
    if (last && continues) last.length += length;
    else if (marks.link !== undefined) ranges.push({ offset, length, key: entities.push(toEntity(marks.link, marks.linkKept)) - 1 });
    open = marks;
  }
  return ranges;
}

function toEntity(url: string, kept: string | undefined): Entity {
  const parsed = kept === undefined ? undefined : parseJson(kept);
  const { mutability, data } = isRecord(parsed) ? parsed : {};
  return {
    type: 'LINK',
    mutability: mutability === 'IMMUTABLE' || mutability === 'SEGMENTED' ? mutability : 'MUTABLE',
    data: { url, ...(isRecord(data) ? data : {}) },
  };
}
