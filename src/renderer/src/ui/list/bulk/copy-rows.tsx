import { Copy20Regular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { createFormatter } from '@shared/i18n/format';
import type { AnyList } from '@shared/lists/column';
import { toCopiedText } from '../columns/plain-columns';
import type { BulkAction, ListColumn } from '../list-definition';
import { type ListNamespace, toListTexts } from '../list-texts';
import { toSpreadsheetCell } from './spreadsheet-cell';

interface CopiedRows<Row, Tools> {
  list: AnyList;
  texts: ListNamespace;
  columns: readonly ListColumn<Row, Tools>[];
  /** Keys of the list's columns or of columns for copied rows only; the screen's columns by default. */
  keys?: readonly string[];
}

/** Copies the selected rows to the clipboard as lines of tab-separated cells for a spreadsheet. */
export function copyRowsAction<Row, Tools = unknown>({ list, texts, columns, keys }: CopiedRows<Row, Tools>): BulkAction<Row, Tools> {
  const copied = keys ?? columns.flatMap((column) => column.exports ?? [column.key]);
  const own = new Map(columns.map((column) => [column.key, column]));
  return {
    key: 'copy',
    label: (t) => t('bulk.copyRows'),
    icon: <Copy20Regular />,
    run(rows, { t, language }) {
      // Spreadsheets treat numbers in other digits as text.
      const words = { t, language, format: createFormatter(language, 'latn') };
      const { head } = toListTexts(texts, t, list);
      const lines = rows.map((row) => copied.map((key) => toCopiedText(list, own.get(key), key, row, words)));
      const text = [copied.map(head), ...lines].map((line) => line.map(toSpreadsheetCell).join('\t')).join('\n');
      void copyText(text, t('bulk.rowsCopied', { count: rows.length }));
    },
  };
}
