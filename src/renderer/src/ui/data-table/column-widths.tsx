import type { ReactElement } from 'react';
import { type Column, toWidth } from './column';
import { sizes } from './data-table-styles';

interface ColumnWidthsProps<Row> {
  columns: readonly Column<Row>[];
  hasCheckBox: boolean;
  actionsWidth: number;
  isNarrow: boolean;
}

/** Widths belong to `col`, so that nothing in a cell or in the head can move a column. */
export function ColumnWidths<Row>({ columns, hasCheckBox, actionsWidth, isNarrow }: ColumnWidthsProps<Row>): ReactElement {
  return (
    <colgroup>
      {hasCheckBox && <col style={{ width: sizes.checkBox }} />}
      {columns.map((column) => {
        const width = toWidth(column, isNarrow);
        return <col key={column.key} {...(width === 'rest' ? {} : { style: { width } })} />;
      })}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}
