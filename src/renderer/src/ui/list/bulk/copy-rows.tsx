import { Copy20Regular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { createFormatter } from '@shared/i18n/format';
import type { BulkAction } from '../list-definition';
import type { ListContext } from '../state/list-context';
import { toSpreadsheetCell } from './spreadsheet-cell';

type Words = Pick<ListContext, 't' | 'format' | 'language'>;

interface CopiedRows<Row> {
  /** First line: the name of each cell. */
  head(words: Words): readonly string[];
  cells(row: Row, words: Words): readonly string[];
}

/** Puts the selected rows into the clipboard as lines of tab-separated cells, ready for a spreadsheet. */
export function copyRowsAction<Row, Tools = unknown>({ head, cells }: CopiedRows<Row>): BulkAction<Row, Tools> {
  return {
    key: 'copy',
    label: (t) => t('bulk.copyRows'),
    icon: <Copy20Regular />,
    run(rows, list) {
      // A spreadsheet takes numbers in other digits for text.
      const words = { ...list, format: createFormatter(list.language, 'latn') };
      void copy([head(words), ...rows.map((row) => cells(row, words))], list);
    },
  };
}

async function copy(lines: readonly (readonly string[])[], { t }: Words): Promise<void> {
  const text = lines.map((line) => line.map(toSpreadsheetCell).join('\t')).join('\n');
  await copyText(text, t('bulk.rowsCopied', { count: lines.length - 1 }));
}
