import type { ReactElement } from 'react';
import { toWidth } from './column';
import { sizes } from './data-table-styles';
import type { TableLayout } from './use-table-layout';

/** Widths belong to `col`, so that nothing in a cell or in the head can move a column. */
export function ColumnWidths<Row>({ layout, hasCheckBox }: { layout: TableLayout<Row>; hasCheckBox: boolean }): ReactElement {
  const { columns, isNarrow, actionsWidth } = layout;
  return (
    <colgroup>
      {hasCheckBox && <col style={{ width: sizes.checkBox }} />}
      {columns.map((column, at) => {
        const own = toWidth(column, isNarrow);
        const width = own !== 'rest' && at === columns.length - 1 && actionsWidth === 0 ? own + sizes.lastEdge : own;
        return <col key={column.key} {...(width !== 'rest' && { style: { width } })} />;
      })}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}
