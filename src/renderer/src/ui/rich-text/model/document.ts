import type { Direction } from '@shared/domain/language';

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

/** The deepest list level that the editor can show. */
export const deepestLevel = 8;

/** Everything is a plain value, so that two sets of marks can be compared key by key. The names are those of the Delta attributes. */
export interface Marks {
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
  code?: true;
  script?: 'sub' | 'super';
  color?: string;
  background?: string;
  /** Pixels, with or without the unit, as it was stored. */
  size?: string;
  link?: string;
  /** What else a stored link had, as JSON; carried through unread. */
  linkKept?: string;
  /** Inline styles of other clients, as a JSON list of names; carried through unread. */
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
  /** Of a heading, 1 to 6. */
  level?: number;
  depth?: number;
  align?: Alignment;
  direction?: Direction;
  /** Block type and data of other clients, as JSON; carried through unread. */
  kept?: string;
}

export interface RichTextBlock {
  format: BlockFormat;
  runs: RichTextRun[];
}

export interface RichTextDocument {
  blocks: RichTextBlock[];
}

/** What a reader found: the document, and what the document cannot hold (`entity:IMAGE`, `tag:table`, `link:javascript` …). */
export interface ReadRichText {
  document: RichTextDocument;
  unsupported: string[];
}

export function toBlockText(block: RichTextBlock): string {
  return block.runs.map((run) => run.text).join('');
}

/** Brings any blocks into the one form that all writers expect: at least one block, runs as long as possible, none empty. */
export function toDocument(blocks: RichTextBlock[]): RichTextDocument {
  const given = blocks.length > 0 ? blocks : [{ format: { kind: 'paragraph' } as const, runs: [] }];
  return { blocks: given.map(({ format, runs }) => ({ format, runs: mergeRuns(withLineBreakMarks(runs)) })) };
}

export function areEqualValues<T extends object>(one: T, other: T): boolean {
  const keys = Object.keys(one) as (keyof T)[];
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

/** A Delta cannot mark a line break, so a break has what the text on both of its sides has in common. */
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
