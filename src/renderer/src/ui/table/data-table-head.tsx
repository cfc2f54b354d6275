import { Checkbox, mergeClasses, TableCell, TableHeader, TableHeaderCell, TableRow } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowId } from './column';
import type { TableSelection } from './data-table-props';
import { useDataTableStyles } from './data-table-styles';
import type { TableLayout } from './use-table-layout';

interface DataTableHeadProps<Row> {
  layout: TableLayout<Row>;
  rows: readonly Row[];
  rowId(row: Row): RowId;
  selection: TableSelection<Row> | undefined;
}

export function DataTableHead<Row>({ layout, rows, rowId, selection }: DataTableHeadProps<Row>): ReactElement {
  const { columns, actionsWidth } = layout;
  const styles = useDataTableStyles();
  const { t } = useTranslation();
  const isSelecting = selection !== undefined && selection.selected.size > 0;
  const cell = mergeClasses(styles.headCell, isSelecting && styles.headCellSelecting);
  return (
    <TableHeader>
      <TableRow>
        {selection && (
          <TableCell className={mergeClasses(cell, styles.checkCell)}>
            <SelectPage rows={rows} rowId={rowId} selection={selection} />
          </TableCell>
        )}
        {columns.map((column, at) => (
          <TableHeaderCell
            key={column.key}
            className={mergeClasses(
              cell,
              at === 0 && !selection && styles.first,
              column.align === 'end' && styles.end,
              at === columns.length - 1 && actionsWidth === 0 && styles.last,
            )}
            button={{ className: mergeClasses(styles.headLabel, column.align === 'end' && styles.headLabelEnd) }}
          >
            {column.header(t)}
          </TableHeaderCell>
        ))}
        {actionsWidth > 0 && (
          <TableHeaderCell className={cell} button={{ className: styles.headLabel }}>
            <span className={styles.unseen}>{t('common.actions')}</span>
          </TableHeaderCell>
        )}
      </TableRow>
    </TableHeader>
  );
}

interface SelectPageProps<Row> {
  rows: readonly Row[];
  rowId(row: Row): RowId;
  selection: TableSelection<Row>;
}

/** Ticks every row of the page; mixed while rows of this or another page are ticked. */
function SelectPage<Row>({ rows, rowId, selection }: SelectPageProps<Row>): ReactElement {
  const { t } = useTranslation();
  const isAll = rows.length > 0 && rows.every((row) => selection.selected.has(rowId(row)));
  const isSome = selection.selected.size > 0;
  return (
    <Checkbox
      checked={isAll ? true : isSome ? 'mixed' : false}
      disabled={rows.length === 0}
      aria-label={t('lists.selectPage')}
      onChange={() => selection.onChange(rows, !isAll)}
    />
  );
}
