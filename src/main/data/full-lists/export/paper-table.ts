import type { PaperTable } from '@documents/table-sheet/table-sheet';
import type { Digits } from '@shared/contract/desktop/session';
import { FailureError } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import type { ColumnType } from '@shared/domain/lists/full-list';
import { maxPaperRows, type PaperFit, toPaperFit } from '@shared/domain/lists/paper-fit';
import { type Fils, sumFils } from '@shared/domain/money';
import { createFormatter, type Formatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import type { ColumnValue } from '@shared/lists/column';
import { toWords } from './cells';
import { type ExportTable, toLineCount } from './export-table';

export interface PaperWords {
  language: Language;
  digits: Digits;
  title: string;
  notes: readonly string[];
}

/** Columns whose sum is meaningful; the price of one piece isn't. */
const summed: ReadonlySet<string> = new Set(['total', 'orderShipping', 'lineTotal', 'lineQuantity', 'takings']);

/** Returns the layout of a table on paper. Throws `tooManyForPaper` or `tooWideForPaper`. */
export function assertFitsPaper(table: Pick<ExportTable, 'columns' | 'types' | 'count' | 'unfolding'>): PaperFit {
  const { columns, types } = table;
  if (toLineCount(table) > maxPaperRows) throw new FailureError({ code: 'tooManyForPaper' });
  const fit = toPaperFit(columns.map(({ key }) => types[key] ?? 'text'));
  if (!fit) throw new FailureError({ code: 'tooWideForPaper' });
  return fit;
}

/** Converts a table for paper. Throws as `assertFitsPaper` does. */
export function toPaperTable(table: ExportTable, { language, digits, title, notes }: PaperWords): PaperTable {
  const { columns, types, values, count } = table;
  const fit = assertFitsPaper(table);
  const format = createFormatter(language, digits);
  const t = translator(language, digits);
  const lines = Array.from({ length: count }, (_, at) => at);
  const rows = lines.map((at) =>
    columns.map((column) => toWords(values[column.key]?.[at] ?? null, column, { type: types[column.key], format, language })),
  );
  const sums = columns.map(({ key }) => (summed.has(key) ? toSum(values[key] ?? [], types[key], format) : ''));
  const at = sums.findIndex((sum) => sum !== '');
  const canceled = toCanceled(table);
  return {
    language,
    title,
    count: t('lists.export.count', { count }),
    notes,
    columns: columns.map(({ key, head, isBlank }) => ({ head, kind: isBlank ? 'box' : toKind(types[key]) })),
    rows,
    sums: at < 0 || count === 0 ? null : sums.map((sum, place) => (place === 0 && at > 0 ? t('documents.table.sum') : sum)),
    sumNote: canceled > 0 ? t('documents.table.sumOf', { amount: format.money(canceled) }) : '',
    fit,
  };
}

/** Returns the alignment of a column: an ID is aligned like a name, not like a figure. */
function toKind(type: ColumnType | undefined): 'figure' | 'word' | 'text' {
  if (type === 'choice' || type === 'moment' || type === 'age' || type === 'id') return 'word';
  return type === 'money' || type === 'number' || type === 'rate' ? 'figure' : 'text';
}

function toSum(values: readonly ColumnValue[], type: ColumnType | undefined, format: Formatter): string {
  const known = values.filter((value) => typeof value === 'number');
  return type === 'money' ? format.amount(sumFils(known as Fils[])) : format.digits(String(known.reduce((sum, value) => sum + value, 0)));
}

/** Sums the totals of the canceled orders. */
function toCanceled({ columns, values }: ExportTable): Fils {
  if (!columns.some(({ key }) => key === 'total')) return sumFils([]);
  const { total = [], status = [] } = values;
  return sumFils(total.filter((fils, at) => typeof fils === 'number' && [status[at]].flat().includes('canceled')) as Fils[]);
}
