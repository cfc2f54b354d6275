import { toFileName } from '@main/system/files/file-name';
import type { Handlers } from '@main/system/ports/handlers';
import type { ListExportRequest } from '@shared/contract/desktop/list-exports';
import type { Digits } from '@shared/contract/desktop/session';
import { FailureError } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import { type ColumnType, columnTypes } from '@shared/domain/lists/full-list';
import { translator } from '@shared/i18n/translate';
import { listOf, toColumnTypes } from '@shared/lists/lists';
import type { FullLists } from '../full-lists';
import { toSeen } from './cells';
import { type ExportTable, extensions, toLineCount, toPortions } from './export-table';
import { toCodes } from './list-parts';
import { toWhole } from './table-file';
import type { TableSaver } from './table-saver';
import { toFileOrder } from './table-writer';

interface ListExportDeps {
  lists: Pick<FullLists, 'table' | 'whole' | 'renew'>;
  saver: TableSaver;
  digits: () => Digits;
}

type Names = `listExports.${'save' | 'preview' | 'saveFigures' | 'running' | 'retry' | 'stop' | 'open'}`;

/** Number of lines in the preview of a file. */
const previewLines = 4;

export function createListExportHandlers({ lists, saver, digits }: ListExportDeps): Handlers<Names> {
  async function toTable({ question, ids, each, columns }: ListExportRequest, isRenewed: boolean): Promise<ExportTable> {
    if (isRenewed) await lists.renew(question);
    const table = await lists.table(question, ids);
    if (!table) throw new FailureError({ code: 'listNotWhole' });
    const { types, values, count, lines, readAt, unreadable, bytesAt } = table;
    const { list, language } = question;
    const leftOut = unreadable > 0 ? [translator(language)('lists.export.unreadable', { count: unreadable })] : [];
    if (each === 'row' || !listOf(list).parts) return { columns, types, values, count, readAt, leftOut };
    const needsCodes = columns.some(({ key }) => key === 'lineCode');
    const codes = toCodes(needsCodes ? lists.whole({ list: 'products.list' }).columns : null);
    return { columns, types: toColumnTypes(list, 'part'), values, count, readAt, leftOut, unfolding: { list, codes, lines, bytesAt } };
  }

  return {
    'listExports.running': () => saver.running(),
    'listExports.retry': ({ id, isElsewhere }) => saver.tryAgain(id, isElsewhere),
    'listExports.stop': ({ id }) => saver.stop(id),
    'listExports.open': ({ path, isFolder }) => saver.open(path, isFolder),
    'listExports.saveFigures'({ columns, rows, title, ...file }) {
      const keys = columns.map((_column, at) => `column${at}`);
      const table: ExportTable = {
        columns: columns.map(({ head }, at) => ({ key: keys[at] ?? '', head })),
        types: Object.fromEntries(columns.map(({ kind }, at) => [keys[at], kind])),
        values: Object.fromEntries(keys.map((key, at) => [key, rows.map((row) => row[at] ?? null)])),
        count: rows.length,
      };
      return saver.save(() => table, { ...file, title, name: toName(title) });
    },
    async 'listExports.preview'({ format, title, ...wish }) {
      const { language } = wish.question;
      const table = await toTable(wish, false);
      const first = { ...table, count: Math.min(table.count, previewLines) };
      const portion = toPortions(first).next().value;
      const order = toFileOrder(table, { format, language, title, notes: [], paper: null });
      const { values, count } = portion ? toWhole(order, portion) : { values: {}, count: 0 };
      const seen = toSeen(format, language, digits());
      const lines = Array.from({ length: Math.min(count, previewLines) }, (_, at) =>
        table.columns.map((column) => seen(values[column.key]?.[at] ?? null, column, table.types[column.key])),
      );
      const heads = table.columns.map(({ key, head: text }) => ({ text, isFigure: isFigure(table.types[key]) }));
      return { heads, lines, total: toLineCount(table), fileName: `${toFileName(toName(title))}.${extensions[format]}` };
    },
    'listExports.save': ({ format, title, notes, ...wish }) =>
      saver.save(() => toTable(wish, true), { format, language: wish.question.language, title, notes, name: toName(title) }),
  };
}

const isFigure = (type: ColumnType = 'text'): boolean => columnTypes[type].cell === 'number' || type === 'money';

const toName = (title: string): string => `${title} ${toKuwaitDay(new Date())}`;
