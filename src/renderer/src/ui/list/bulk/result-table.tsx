import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Pager } from '@renderer/ui/list/pager';
import type { Column, RowId } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import { pageSize, toPageCount, toPageRows } from '@shared/domain/server/paging';
import { type ReactElement, useState } from 'react';
import { type Result, ResultBadge } from './result-badge';

interface ResultTableProps<Row> {
  label: string;
  rows: readonly Row[];
  /** The column with the record's name. */
  record: Pick<Column<Row>, 'header' | 'cell'> & { minWidth: number };
  rowName(row: Row): string;
  resultOf(row: Row): Result;
  whyHeader: string;
  /** Returns the reason, with its values marked for `IsolatedValues`. */
  why(row: Row): string;
  /** The next step for a row, if there is one. */
  action?: (row: Row) => ReactElement | null;
  /** Index of the row that is being written; its page is shown until the user changes the page. */
  current?: number;
  isTall?: boolean;
}

/** The records of a bulk write with results and reasons, in pages. A new `key` resets it to the first page. */
export function ResultTable<Row extends { id: RowId }>(props: ResultTableProps<Row>): ReactElement {
  const { label, rows, record, rowName, resultOf, whyHeader, why, action, current = 0, isTall = false } = props;
  const t = useTexts();
  const [chosenPage, setPage] = useState<number | null>(null);
  const pages = toPageCount(rows.length);
  const page = Math.min(chosenPage ?? Math.floor(current / pageSize) + 1, pages);
  const columns: Column<Row>[] = [
    { key: 'record', width: 'rest', ...record },
    {
      key: 'result',
      width: 204,
      narrowWidth: 192,
      header: () => t('writing.result'),
      cell: (row) => <ResultBadge result={resultOf(row)} />,
    },
    {
      key: 'why',
      width: 'rest',
      minWidth: 150,
      wrap: true,
      header: () => whyHeader,
      cell: (row) => <IsolatedValues>{why(row)}</IsolatedValues>,
    },
  ];
  if (action) columns.push({ key: 'action', width: 184, narrowWidth: 132, align: 'end', header: () => t('common.actions'), cell: action });
  return (
    <>
      <DataTable label={label} columns={columns} rows={toPageRows(rows, page)} rowId={({ id }) => id} rowLabel={rowName} isTall={isTall} />
      {(isTall ? rows.length > 0 : pages > 1) && (
        <Pager
          page={page}
          pageCount={pages}
          totalItems={rows.length}
          rangeText={(values) => t('writing.range', { ...values, count: values.total })}
          onPage={setPage}
          onStep={(step) => setPage(Math.min(Math.max(page + step, 1), pages))}
        />
      )}
    </>
  );
}
