import { isRecord } from '@shared/domain/is-record';
import { isAlignment, isDirection, toBlockFormat, toDraftBlock } from '../block-types';
import { inlineFormats, lineFormats } from '../delta';
import { areEqualValues, type BlockFormat, deepestLevel, type Marks, type ReadRichText, type RichTextBlock, toDocument } from '../document';
import { allowedStyles, toMarks } from '../inline-styles';
import { type JsonObject, parseJson, toObject } from '../json';
import { toSafeLink, toScheme } from '../safe-link';
import { toLinkKept } from './read-draft';

type Report = (what: string) => void;

/** The editor has no fonts, but stored content may have. */
const inlineNames = [...inlineFormats, 'font'];
const flagStyles = { bold: 'BOLD', italic: 'ITALIC', underline: 'UNDERLINE', strike: 'STRIKETHROUGH', code: 'CODE' };
/** Quill's named sizes in pixels. */
const namedSizes: Record<string, string> = { small: '10', large: '18', huge: '32' };

export function isDelta(value: unknown): value is { ops: unknown[] } {
  return isRecord(value) && Array.isArray(value.ops) && value.ops.every((op) => isRecord(op) && op.insert !== undefined);
}

/** Reads a Quill Delta of a whole document, from the editor or from storage. */
export function readDelta(delta: { ops: readonly unknown[] }): ReadRichText {
  const unsupported = new Set<string>();
  const report: Report = (what) => unsupported.add(what);
  const lines = new LineCollector();
  for (const op of delta.ops) {
    const { insert, attributes } = toObject(op);
    if (typeof insert === 'string') readText(insert, toObject(attributes), lines, report);
    else for (const name of Object.keys(toObject(insert))) report(`embed:${name}`);
  }
  lines.finish();
  return { document: toDocument(lines.blocks), unsupported: [...unsupported] };
}

function readText(insert: string, attributes: JsonObject, lines: LineCollector, report: Report): void {
  for (const name of Object.keys(attributes)) if (!inlineNames.includes(name) && !lineFormats.includes(name)) report(`attribute:${name}`);
  const marks = readMarks(attributes, report);
  const pieces = insert.toWellFormed().replace(/\r\n?/g, '\n').split('\n');
  pieces.forEach((text, index) => {
    if (index > 0) lines.end(readFormat(attributes, report), Boolean(attributes.soft));
    lines.add(text, marks);
  });
}

/** Combines a Delta's lines into blocks: lines joined by a soft end are one block if they have the same format. */
class LineCollector {
  readonly blocks: RichTextBlock[] = [];
  private runs: RichTextBlock['runs'] = [];
  private continues = false;

  add(text: string, marks: Marks): void {
    if (text !== '') this.runs.push({ text, marks });
  }

  end(format: BlockFormat, soft: boolean): void {
    const last = this.blocks.at(-1);
    if (last && this.continues && areEqualValues(last.format, format)) last.runs.push({ text: '\n', marks: {} }, ...this.runs);
    else this.blocks.push({ format, runs: this.runs });
    this.runs = [];
    this.continues = soft;
  }

  /** Ends the last line. A Delta without a final line end is read as if it had one. */
  finish(): void {
    if (this.runs.length > 0) this.end({ kind: 'paragraph' }, false);
  }
}

function readMarks(attributes: JsonObject, report: Report): Marks {
  const styles = Object.entries(flagStyles).flatMap(([name, style]) => (attributes[name] ? [style] : []));
  if (attributes.script === 'sub') styles.push('SUBSCRIPT');
  if (attributes.script === 'super') styles.push('SUPERSCRIPT');
  if (typeof attributes.color === 'string') styles.push(`color-${attributes.color}`);
  if (typeof attributes.background === 'string') styles.push(`bgcolor-${attributes.background}`);
  if (typeof attributes.font === 'string') styles.push(`fontfamily-${attributes.font}`);
  if (typeof attributes.size === 'string')
    styles.push(`fontsize-${Object.hasOwn(namedSizes, attributes.size) ? namedSizes[attributes.size] : attributes.size}`);
  return { ...toMarks([...styles, ...allowedStyles(attributes.kept)]), ...readLink(attributes, report) };
}

function readLink({ link: address, linkKept }: JsonObject, report: Report): Marks {
  if (!address) return {};
  const link = toSafeLink(address);
  if (!link) {
    report(`link:${toScheme(address)}`);
    return {};
  }
  const parsed = toObject(typeof linkKept === 'string' ? parseJson(linkKept) : undefined);
  const { url: _, ...data } = toObject(parsed.data);
  const kept = toLinkKept(parsed.mutability, data);
  return { link, ...(kept && { linkKept: kept }) };
}

function readFormat(attributes: JsonObject, report: Report): BlockFormat {
  const { indent, align, direction, keptBlock } = attributes;
  const depth = Math.trunc(Number(indent ?? 0));
  if (depth > deepestLevel) report('depth');
  const format: BlockFormat = {
    ...readKind(attributes, report),
    ...(depth > 0 && { depth: Math.min(depth, deepestLevel) }),
    ...(isAlignment(align) && { align }),
    ...(isDirection(direction) && { direction }),
    ...(typeof keptBlock === 'string' && { kept: keptBlock }),
  };
  return toBlockFormat(toDraftBlock(format));
}

function readKind({ header, list, blockquote, 'code-block': code }: JsonObject, report: Report): Pick<BlockFormat, 'kind' | 'level'> {
  if (list === 'bullet' || list === 'ordered') return { kind: list };
  if (list) {
    report(`list:${String(list)}`);
    return { kind: 'bullet' };
  }
  const level = Number(header);
  if (Number.isInteger(level) && level >= 1 && level <= 6) return { kind: 'heading', level };
  if (blockquote) return { kind: 'quote' };
  if (code && code !== true && code !== 'plain' && code !== 'true') report('attribute:code-block');
  return { kind: code ? 'code' : 'paragraph' };
}
