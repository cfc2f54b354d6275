import { mergeClasses } from '@fluentui/react-components';
import { HintArea } from '@renderer/ui/controls/hint-area';
import { type ReactElement, useMemo } from 'react';
import { toWidth } from './column';
import { DataTableBody } from './data-table-body';
import { DataTableHead } from './data-table-head';
import type { DataTableProps } from './data-table-props';
import { sizes, useDataTableStyles, useTableClass } from './data-table-styles';
import { type TableLayout, useTableLayout } from './use-table-layout';
import { toTableLines } from './window/table-lines';

const noRows: readonly never[] = [];

export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { rows, selection, skeletonRows = 0 } = props;
  const styles = useDataTableStyles();
  const tableClass = useTableClass();
  const layout = useTableLayout(props);
  const hasRows = skeletonRows === 0;
  const hasControls = selection !== undefined || layout.actionsWidth > 0 || props.links !== undefined;
  const isGrid = hasRows && hasControls;
  const window = hasRows ? props.window : undefined;
  const { total, groups } = window ?? { total: null, groups: null };
  const lines = useMemo(() => (total === null ? null : toTableLines(total, groups)), [total, groups]);
  return (
    <HintArea className={styles.frame} ref={layout.frameRef} showsCutCells>
      {/* Makes the table scrollable by keyboard if its rows have no control. */}
      <div
        className={mergeClasses(styles.scroller, window && styles.long)}
        ref={props.scrollRef}
        {...(hasRows && !isGrid && { tabIndex: 0, role: 'group', 'aria-label': props.label })}
      >
        <table
          className={tableClass}
          {...(layout.leastWidthPx !== undefined && { style: { minWidth: layout.leastWidthPx } })}
          aria-label={props.label}
          aria-busy={!hasRows || props.isStale === true}
          {...(isGrid && { role: groups ? 'treegrid' : 'grid' })}
          {...(lines && { 'aria-rowcount': lines.count + 1 })}
          {...(isGrid && selection && { 'aria-multiselectable': true })}
        >
          <ColumnWidths layout={layout} hasCheckBox={selection !== undefined} />
          <DataTableHead
            layout={layout}
            rows={hasRows && !window ? rows : noRows}
            rowId={props.rowId}
            selection={selection}
            all={window?.all}
          />
          <DataTableBody {...props} layout={layout} isGrid={isGrid} lines={lines} />
        </table>
      </div>
      {selection && selection.selected.size > 0 && props.bulkBar && <div className={styles.bulkBar}>{props.bulkBar}</div>}
    </HintArea>
  );
}

/** Sets the widths on `col`, so that the content of cells and head can't move a column. */
function ColumnWidths<Row>({ layout, hasCheckBox }: { layout: TableLayout<Row>; hasCheckBox: boolean }): ReactElement {
  const { columns, isTight, actionsWidth } = layout;
  return (
    <colgroup>
      {hasCheckBox && <col style={{ width: sizes.checkBox }} />}
      {columns.map((column, at) => {
        const own = toWidth(column, isTight);
        const width = own !== 'rest' && at === columns.length - 1 && actionsWidth === 0 ? own + sizes.lastEdge : own;
        return <col key={column.key} {...(width !== 'rest' && { style: { width } })} />;
      })}
      {actionsWidth > 0 && <col style={{ width: actionsWidth }} />}
    </colgroup>
  );
}
