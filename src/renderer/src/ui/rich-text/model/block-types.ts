import { isRecord } from '@shared/domain/is-record';
import type { Direction } from '@shared/domain/language';
import { type Alignment, alignments, type BlockFormat, type BlockKind, deepestLevel } from './document';
import { type JsonObject, parseJson } from './json';

const headings = ['header-one', 'header-two', 'header-three', 'header-four', 'header-five', 'header-six'];
const types: Record<Exclude<BlockKind, 'heading'>, string> = {
  paragraph: 'unstyled',
  bullet: 'unordered-list-item',
  ordered: 'ordered-list-item',
  quote: 'blockquote',
  code: 'code-block',
};

export interface DraftBlockType {
  type: string;
  depth: number;
  data: JsonObject;
}

export function isAlignment(value: unknown): value is Alignment {
  return alignments.some((alignment) => alignment === value);
}

export function isDirection(value: unknown): value is Direction {
  return value === 'ltr' || value === 'rtl';
}

/** Reads a Draft.js block's type and data. Unknown types and data are retained in `kept`. */
export function toBlockFormat({ type, depth, data }: DraftBlockType): BlockFormat {
  const { 'text-align': align, direction, ...others } = data;
  const keptData = {
    ...(align !== undefined && !isAlignment(align) && { 'text-align': align }),
    ...(direction !== undefined && !isDirection(direction) && { direction }),
    ...others,
  };
  const kept = toKept(isKnown(type) ? undefined : type, keptData);
  return {
    ...toKind(type),
    ...(depth > 0 && { depth: Math.min(depth, deepestLevel) }),
    ...(isAlignment(align) && { align }),
    ...(isDirection(direction) && { direction }),
    ...(kept && { kept }),
  };
}

/** The reverse of `toBlockFormat`. A retained type is used only if the block still has the format that the type was shown as. */
export function toDraftBlock({ kind, level, depth, align, direction, kept }: BlockFormat): DraftBlockType {
  const { type, data } = parseKept(kept);
  const own = kind === 'heading' ? (headings[(level ?? 1) - 1] ?? 'header-one') : types[kind];
  return {
    type: type !== undefined && toKind(type).kind === kind ? type : own,
    depth: depth ?? 0,
    data: { ...data, ...(align && { 'text-align': align }), ...(direction && { direction }) },
  };
}

function parseKept(kept: unknown): { type: string | undefined; data: JsonObject } {
  const parsed = typeof kept === 'string' ? parseJson(kept) : undefined;
  if (!isRecord(parsed)) return { type: undefined, data: {} };
  return {
    type: typeof parsed.type === 'string' && !isKnown(parsed.type) ? parsed.type : undefined,
    data: isRecord(parsed.data) ? parsed.data : {},
  };
}

function isKnown(type: string): boolean {
  return headings.includes(type) || Object.values(types).includes(type);
}

function toKind(type: string): Pick<BlockFormat, 'kind' | 'level'> {
  const level = headings.indexOf(type) + 1;
  if (level > 0) return { kind: 'heading', level };
  // react-draft-wysiwyg's name of a code block.
  if (type === 'code') return { kind: 'code' };
  for (const kind of ['bullet', 'ordered', 'quote', 'code'] as const) if (types[kind] === type) return { kind };
  return { kind: 'paragraph' };
}

function toKept(type: string | undefined, data: JsonObject): string | undefined {
  if (type === undefined && Object.keys(data).length === 0) return undefined;
  return JSON.stringify({ ...(type !== undefined && { type }), ...(Object.keys(data).length > 0 && { data }) });
}
