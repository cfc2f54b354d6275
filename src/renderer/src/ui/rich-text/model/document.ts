import type { Direction } from '@shared/domain/language';

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

/** The deepest list level that the editor can show. */
export const deepestLevel = 8;

/** All fields are plain values, so that two sets of marks can be compared key by key. The names are those of the Delta attributes. */
export interface Marks {
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  code?: true;
  script?: 'sub' | 'super';
  color?: string;
  background?: string;
  /** Pixels, with or without the unit, as stored. */
  size?: string;
  link?: string;
  /** Other data of a stored link, as JSON; carried through unparsed. */
  linkKept?: string;
  /** Inline styles of other clients, as a JSON list of names; carried through unparsed. */
  kept?: string;
}

export interface RichTextRun {
  /** A line feed is a line break inside the block. */
  text: string;
  marks: Marks;
}

export type BlockKind = 'paragraph' | 'heading' | 'bullet' | 'ordered' | 'quote' | 'code';

export interface BlockFormat {
  kind: BlockKind;
  /** Level of a heading, 1 to 6. */
  level?: number;
  depth?: number;
  align?: Alignment;
  direction?: Direction;
  /** Block type and data of other clients, as JSON; carried through unparsed. */
  kept?: string;
}

export interface RichTextBlock {
  format: BlockFormat;
  runs: RichTextRun[];
}

export interface RichTextDocument {
  blocks: RichTextBlock[];
}

/** The result of a reader: the document, and the parts that it can't hold (`entity:IMAGE`, `tag:table`, `link:javascript` …). */
export interface ReadRichText {
  document: RichTextDocument;
  unsupported: string[];
}

export function toBlockText(block: RichTextBlock): string {
  return block.runs.map((run) => run.text).join('');
}

/** Normalizes blocks for the writers: at least one block, runs as long as possible, no empty runs. */
export function toDocument(blocks: RichTextBlock[]): RichTextDocument {
  const given = blocks.length > 0 ? blocks : [{ format: { kind: 'paragraph' } as const, runs: [] }];
  return { blocks: given.map(({ format, runs }) => ({ format, runs: mergeRuns(withLineBreakMarks(runs)) })) };
}

export function areEqualValues<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** Adds to a line break the marks that the text on both sides has in common, because a Delta can't mark line breaks. */
function withLineBreakMarks(runs: RichTextRun[]): RichTextRun[] {
  const pieces = runs.flatMap(({ text, marks }) => text.split(/(\n+)/).map((piece) => ({ text: piece, marks }))).filter(hasText);
  const following: Marks[] = [];
  let next: Marks = {};
  for (let index = pieces.length - 1; index >= 0; index -= 1) {
    following[index] = next;
    const piece = pieces[index];
    if (piece && !isBreak(piece)) next = piece.marks;
  }
  let previous: Marks = {};
  return pieces.map((piece, index) => {
    if (isBreak(piece)) return { text: piece.text, marks: inCommon(previous, following[index] ?? {}) };
    previous = piece.marks;
    return piece;
  });
}

const hasText = (run: RichTextRun): boolean => run.text !== '';
const isBreak = (run: RichTextRun): boolean => run.text.startsWith('\n');

function inCommon(one: Marks, other: Marks): Marks {
  return Object.fromEntries(Object.entries(one).filter(([key, value]) => other[key as keyof Marks] === value));
}

function mergeRuns(runs: RichTextRun[]): RichTextRun[] {
  const merged: RichTextRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && areEqualValues(last.marks, run.marks)) last.text += run.text;
    else merged.push({ ...run });
  }
  return merged;
}
