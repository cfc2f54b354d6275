import { mergeClasses } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { memo, type ReactElement } from 'react';
import { CellCheckBox } from './cell-check-box';
import type { RowId } from './column';
import type { TableSelection, TableWindow } from './data-table-props';
import { useDataTableStyles, useHeadCellClass, useHeadClass } from './data-table-styles';
import { SortButton } from './sort-button';
import type { TableLayout } from './use-table-layout';

interface DataTableHeadProps<Row> {
  layout: TableLayout<Row>;
  rows: readonly Row[];
  rowId(row: Row): RowId;
  selection: TableSelection<Row> | undefined;
  /** Set for a table with a window. */
  all: TableWindow<Row>['all'] | undefined;
}

function DataTableHeadView<Row>({ layout, rows, rowId, selection, all }: DataTableHeadProps<Row>): ReactElement {
  const { columns, isTight, actionsWidth } = layout;
  const styles = useDataTableStyles();
  const headClass = useHeadClass();
  const headCell = useHeadCellClass();
  const t = useTexts();
  const isSelecting = selection !== undefined && selection.selected.size > 0;
  const sortable = columns.filter(({ sort }) => sort);
  const entry = sortable.find(({ sort }) => sort?.direction) ?? sortable[0];
  const cell = mergeClasses(headCell, isSelecting && styles.headCellSelecting);
  return (
    <thead className={headClass}>
      <tr {...(all && { 'aria-rowindex': 1 })}>
        {selection && (
          <td className={mergeClasses(cell, styles.checkCell)}>
            <SelectPage rows={rows} rowId={rowId} selection={selection} all={all} />
          </td>
        )}
        {columns.map((column, at) => (
          <th
            key={column.key}
            scope="col"
            {...(column.sort?.direction && { 'aria-sort': column.sort.direction })}
            className={mergeClasses(
              cell,
              at === 0 && !selection && styles.first,
              column.align === 'end' && (isTight ? styles.endTight : styles.end),
              at === columns.length - 1 && actionsWidth === 0 && styles.last,
            )}
          >
            {column.sort ? (
              <SortButton sort={column.sort} isEntry={column === entry}>
                {column.header(t)}
              </SortButton>
            ) : (
              column.header(t)
            )}
          </th>
        ))}
        {actionsWidth > 0 && (
          <th scope="col" className={cell}>
            <span className={styles.unseen}>{t('common.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Memoized, because the rows that change on scrolling don't affect it. */
export const DataTableHead = memo(DataTableHeadView) as typeof DataTableHeadView;

interface SelectPageProps<Row> {
  rows: readonly Row[];
  rowId(row: Row): RowId;
  selection: TableSelection<Row>;
  all: TableWindow<Row>['all'] | undefined;
}

/** Selects every row of the page, or of the full list; mixed while some rows of any page are selected. */
function SelectPage<Row>({ rows, rowId, selection, all }: SelectPageProps<Row>): ReactElement {
  const t = useTexts();
  const isAll = all ? all.isTicked : rows.length > 0 && rows.every((row) => selection.selected.has(rowId(row)));
  const isSome = selection.selected.size > 0;
  return (
    <CellCheckBox
      checked={isAll ? true : isSome ? 'mixed' : false}
      isDisabled={!all && rows.length === 0}
      label={all?.label ?? t('lists.selectPage')}
      onChange={() => (all ? all.tick(!isAll) : selection.onChange(rows, !isAll))}
    />
  );
}
