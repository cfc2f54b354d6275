import { isRecord } from '@shared/domain/is-record';
import { toBlockFormat } from '../block-types';
import { deepestLevel, type Marks, type ReadRichText, type RichTextBlock, type RichTextRun, toDocument } from '../document';
import { toMarks } from '../inline-styles';
import { isEmptyValue, type JsonObject, toObject } from '../json';
import { toSafeLink, toScheme } from '../safe-link';

interface Range<Value> {
  start: number;
  end: number;
  value: Value;
}

interface Stretch<Value> {
  start: number;
  end: number;
  /** In the order of the ranges; the last one given is the last here. */
  active: Value[];
}

/** Splits 0…length at every edge of the (overlapping) ranges. Ranges may extend beyond the end. */
function toStretches<Value>(length: number, ranges: Range<Value>[]): Stretch<Value>[] {
  const inside = ranges
    .map(({ start, end, value }) => ({ start, end: Math.min(end, length), value }))
    .filter(({ start, end }) => start < end);
  const opening = groupIndexes(inside, 'start');
  const closing = groupIndexes(inside, 'end');
  const edges = [...new Set([0, length, ...opening.keys(), ...closing.keys()])].sort((one, other) => one - other);
  const active = new Set<number>();
  return edges.slice(0, -1).map((start, position) => {
    for (const index of closing.get(start) ?? []) active.delete(index);
    for (const index of opening.get(start) ?? []) active.add(index);
    const indexes = [...active].sort((one, other) => one - other);
    return { start, end: edges[position + 1] ?? length, active: indexes.flatMap((index) => inside[index]?.value ?? []) };
  });
}

function groupIndexes<Value>(ranges: Range<Value>[], edge: 'start' | 'end'): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  ranges.forEach((range, index) => {
    const group = groups.get(range[edge]);
    if (group) group.push(index);
    else groups.set(range[edge], [index]);
  });
  return groups;
}

type Report = (what: string) => void;

/** Maximum number of ranges per block. No editor writes more; further ranges are ignored to limit the time. */
const mostRanges = 2000;

const blockKeys = ['key', 'text', 'type', 'depth', 'inlineStyleRanges', 'entityRanges', 'data'];

export function isDraftContent(value: unknown): value is JsonObject & { blocks: unknown[] } {
  return isRecord(value) && Array.isArray(value.blocks) && (typeof value.entityMap === 'object' || value.entityMap === undefined);
}

/** Reads Draft.js raw content (`convertToRaw`). Offsets count Unicode code points; ranges may overlap. */
export function readDraft(raw: JsonObject & { blocks: unknown[] }): ReadRichText {
  const unsupported = new Set<string>();
  const report: Report = (what) => unsupported.add(what);
  reportOthers(raw, ['blocks', 'entityMap'], report);
  const entities = typeof raw.entityMap === 'object' && raw.entityMap !== null ? (raw.entityMap as JsonObject) : {};
  const blocks = raw.blocks.flatMap((block) => {
    if (isRecord(block) && typeof (block.text ?? '') === 'string') return readBlock(block, entities, report);
    report('block:unreadable');
    return [];
  });
  return { document: toDocument(blocks), unsupported: [...unsupported] };
}

function readBlock(block: JsonObject, entities: JsonObject, report: Report): RichTextBlock[] {
  reportOthers(block, blockKeys, report);
  const type = typeof block.type === 'string' && block.type !== '' ? block.type : 'unstyled';
  const depth = typeof block.depth === 'number' && Number.isInteger(block.depth) ? block.depth : 0;
  if (depth > deepestLevel) report('depth');
  const runs = readRuns(block, entities, report);
  if (type === 'atomic') return readAtomic(runs, report);
  return [{ format: toBlockFormat({ type, depth, data: toObject(block.data) }), runs }];
}

/**
 * Reads the block of a picture or similar. Only its text is retained: the entity is not, and without it other clients couldn't show the
 * block.
 */
function readAtomic(runs: RichTextRun[], report: Report): RichTextBlock[] {
  report('block:atomic');
  return runs.some(({ text }) => /\S/.test(text)) ? [{ format: { kind: 'paragraph' }, runs }] : [];
}

function readRuns(block: JsonObject, entities: JsonObject, report: Report): RichTextRun[] {
  const characters = Array.from(String(block.text ?? '').toWellFormed());
  const styles = readRanges(block.inlineStyleRanges, report).flatMap(({ range, start, end }) =>
    typeof range.style === 'string' ? [{ start, end, value: { style: range.style } }] : [],
  );
  const links = readRanges(block.entityRanges, report).flatMap(({ range, start, end }) => {
    const key = String(range.key);
    return Object.hasOwn(entities, key) ? [{ start, end, value: { link: readEntity(entities[key], report) } }] : [];
  });
  const ranges: Range<{ style?: string; link?: Marks }>[] = [...styles, ...links];
  return toStretches(characters.length, ranges).map(({ start, end, active }) => ({
    text: toLineFeeds(characters.slice(start, end).join(''), characters[end]),
    marks: { ...toMarks(active.flatMap(({ style }) => style ?? [])), ...active.findLast(({ link }) => link)?.link },
  }));
}

/** Converts `\r\n` and `\r` to `\n`, even if a range ends between the two. */
function toLineFeeds(text: string, following: string | undefined): string {
  const own = text.endsWith('\r') && following === '\n' ? text.slice(0, -1) : text;
  return own.replace(/\r\n?/g, '\n');
}

function readRanges(value: unknown, report: Report): { range: JsonObject; start: number; end: number }[] {
  const ranges = Array.isArray(value) ? value : [];
  if (ranges.length > mostRanges) report('ranges');
  return ranges.slice(0, mostRanges).flatMap((range) => {
    if (!isRecord(range)) return [];
    const { offset, length } = range;
    if (!Number.isInteger(offset) || !Number.isInteger(length)) return [];
    const start = Math.max(0, Number(offset));
    return [{ range, start, end: start + Number(length) }];
  });
}

function readEntity(entity: unknown, report: Report): Marks {
  const { type, mutability, data, ...others } = toObject(entity);
  if (type !== 'LINK') {
    report(`entity:${String(type)}`);
    return {};
  }
  reportOthers(others, [], report);
  const { url, ...rest } = toObject(data);
  const address = url ?? rest.href;
  const link = toSafeLink(address);
  if (!link) {
    report(`link:${toScheme(address)}`);
    return {};
  }
  const kept = toLinkKept(mutability, rest);
  return { link, ...(kept && { linkKept: kept }) };
}

/** Returns a link's data beside its address, as the `linkKept` mark. */
export function toLinkKept(mutability: unknown, data: JsonObject): string | undefined {
  const special = mutability === 'IMMUTABLE' || mutability === 'SEGMENTED';
  if (!special && Object.keys(data).length === 0) return undefined;
  return JSON.stringify({ ...(special && { mutability }), ...(Object.keys(data).length > 0 && { data }) });
}

function reportOthers(value: JsonObject, known: string[], report: Report): void {
  for (const [key, content] of Object.entries(value)) if (!known.includes(key) && !isEmptyValue(content)) report(`field:${key}`);
}
