import type { ReactElement } from 'react';
import { toWidth } from './column';
import { sizes } from './data-table-styles';
import type { TableLayout } from './use-table-layout';

/** Widths belong to `col`, so that nothing in a cell or in the head can move a column. */
export function ColumnWidths<Row>({ layout, hasCheckBox }: { layout: TableLayout<Row>; hasCheckBox: boolean }): ReactElement {
  return (
    <colgroup>
      {hasCheckBox && <col style={{ width: sizes.checkBox }} />}
      {layout.columns.map((column) => {
        const width = toWidth(column, layout.isNarrow);
        return <col key={column.key} {...(width !== 'rest' && { style: { width } })} />;
      })}
      {layout.actionsWidth > 0 && <col style={{ width: layout.actionsWidth }} />}
    </colgroup>
  );
}
