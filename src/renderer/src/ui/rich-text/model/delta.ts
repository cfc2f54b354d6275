import { areEqualValues, type BlockFormat, type RichTextDocument } from './document';

/** A Quill Delta of a whole document, with inserts only. */
export interface RichTextDelta {
  ops: DeltaInsert[];
}

export interface DeltaInsert {
  insert: string | Record<string, unknown>;
  attributes?: Record<string, unknown>;
}

/** Names of the text attributes that `toDelta` writes. */
export const inlineFormats: readonly string[] = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'script',
  'color',
  'background',
  'size',
  'link',
  'linkKept',
  'kept',
];
/** Names of the line attributes, which are on a line's end. */
export const lineFormats: readonly string[] = [
  'header',
  'list',
  'blockquote',
  'code-block',
  'indent',
  'align',
  'direction',
  'soft',
  'keptBlock',
];

/**
 * Returns the document as Quill's Delta. A line break inside a block is a line there, whose end has the attribute `soft`. `kept` on line
 * ends, and `kept` and `linkKept` on text, carry data that only other clients understand.
 */
export function toDelta(document: RichTextDocument): RichTextDelta {
  const ops: DeltaInsert[] = [];
  for (const { format, runs } of document.blocks) {
    const attributes = toLineAttributes(format);
    for (const { text, marks } of runs) {
      text.split('\n').forEach((piece, index) => {
        if (index > 0) push(ops, '\n', { ...attributes, soft: 'true' });
        push(ops, piece, { ...marks });
      });
    }
    push(ops, '\n', attributes);
  }
  return { ops };
}

function push(ops: DeltaInsert[], insert: string, attributes: Record<string, unknown>): void {
  if (insert === '') return;
  const last = ops.at(-1);
  if (last && typeof last.insert === 'string' && areEqualValues(last.attributes ?? {}, attributes)) last.insert += insert;
  else ops.push(Object.keys(attributes).length > 0 ? { insert, attributes } : { insert });
}

function toLineAttributes({ kind, level, depth, align, direction, kept }: BlockFormat): Record<string, unknown> {
  return {
    ...(kind === 'heading' && { header: level ?? 1 }),
    ...((kind === 'bullet' || kind === 'ordered') && { list: kind }),
    ...(kind === 'quote' && { blockquote: true }),
    ...(kind === 'code' && { 'code-block': true }),
    ...(depth && { indent: depth }),
    ...(align && { align }),
    ...(direction && { direction }),
    ...(kept && { keptBlock: kept }),
  };
}
