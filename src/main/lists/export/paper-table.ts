import type { PaperTable } from '@documents/table-sheet/table-sheet';
import type { Digits } from '@shared/contract/desktop/session';
import { FailureError } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import { maxPaperRows, type PaperFit, toPaperFit } from '@shared/domain/lists/paper-fit';
import type { FactKind } from '@shared/domain/lists/whole-list';
import { type Fils, sumFils } from '@shared/domain/money';
import { createFormatter, type Formatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import type { FactValue } from '../facts';
import { toWords } from './cells';
import { type ExportTable, toLineCount } from './export-table';

export interface PaperWords {
  language: Language;
  digits: Digits;
  title: string;
  notes: readonly string[];
}

/** Amounts of which a sum means something: not what one piece costs. */
const summed: ReadonlySet<string> = new Set(['total', 'orderShipping', 'lineTotal', 'lineQuantity', 'takings']);

/** How a table lies on paper. Throws `tooManyForPaper` or `tooWideForPaper`. */
export function demandPaper(table: Pick<ExportTable, 'columns' | 'kinds' | 'count' | 'unfolding'>): PaperFit {
  const { columns, kinds } = table;
  if (toLineCount(table) > maxPaperRows) throw new FailureError({ code: 'tooManyForPaper' });
  const fit = toPaperFit(columns.map(({ key }) => kinds[key] ?? 'text'));
  if (!fit) throw new FailureError({ code: 'tooWideForPaper' });
  return fit;
}

/** A table as it stands on paper. Throws as `demandPaper` does. */
export function toPaperTable(table: ExportTable, { language, digits, title, notes }: PaperWords): PaperTable {
  const { columns, kinds, values, count } = table;
  const fit = demandPaper(table);
  const format = createFormatter(language, digits);
  const t = translator(language, digits);
  const lines = Array.from({ length: count }, (_, at) => at);
  const rows = lines.map((at) =>
    columns.map((column) => toWords(values[column.key]?.[at] ?? null, column, { kind: kinds[column.key], format, language })),
  );
  const sums = columns.map(({ key }) => (summed.has(key) ? toSum(values[key] ?? [], kinds[key], format) : ''));
  const at = sums.findIndex((sum) => sum !== '');
  const canceled = toCanceled(table);
  return {
    language,
    title,
    count: t('lists.export.count', { count }),
    notes,
    columns: columns.map(({ key, head, isBlank }) => ({ head, kind: isBlank ? 'box' : toKind(key, kinds[key]) })),
    rows,
    sums: at < 0 || count === 0 ? null : sums.map((sum, place) => (place === 0 && at > 0 ? t('documents.table.sum') : sum)),
    sumNote: canceled > 0 ? t('documents.table.sumOf', { amount: format.money(canceled) }) : '',
    fit,
  };
}

/** Numbers that name something stand at the start, as names do. */
const names: ReadonlySet<string> = new Set(['order', 'id']);
function toKind(key: string, kind: FactKind | undefined): 'figure' | 'word' | 'text' {
  if (kind === 'choice' || kind === 'moment' || kind === 'age' || names.has(key)) return 'word';
  return kind === 'money' || kind === 'number' || kind === 'rate' ? 'figure' : 'text';
}

function toSum(values: readonly FactValue[], kind: FactKind | undefined, format: Formatter): string {
  const known = values.filter((value) => typeof value === 'number');
  return kind === 'money' ? format.amount(sumFils(known as Fils[])) : format.digits(String(known.reduce((sum, value) => sum + value, 0)));
}

/** What of the orders' totals is called off. */
function toCanceled({ columns, values }: ExportTable): Fils {
  if (!columns.some(({ key }) => key === 'total')) return sumFils([]);
  const { total = [], status = [] } = values;
  return sumFils(total.filter((fils, at) => typeof fils === 'number' && [status[at]].flat().includes('canceled')) as Fils[]);
}
