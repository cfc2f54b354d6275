import { HintArea } from '@renderer/ui/controls/hint-area';
import type { ReactElement } from 'react';
import { ColumnWidths } from './column-widths';
import { DataTableBody } from './data-table-body';
import { DataTableHead } from './data-table-head';
import type { DataTableProps } from './data-table-props';
import { useDataTableStyles, useTableClass } from './data-table-styles';
import { useTableLayout } from './use-table-layout';

export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { rows, selection, skeletonRows = 0 } = props;
  const styles = useDataTableStyles();
  const tableClass = useTableClass();
  const layout = useTableLayout(props);
  const hasRows = skeletonRows === 0;
  const hasControls = selection !== undefined || layout.actionsWidth > 0 || props.links !== undefined;
  const isGrid = hasRows && hasControls;
  return (
    <HintArea className={styles.frame} ref={layout.frameRef} showsCutCells>
      {/* Rows without a control offer the keyboard no place from which to scroll them. */}
      <div
        className={styles.scroller}
        ref={props.scrollRef}
        {...(hasRows && !isGrid && { tabIndex: 0, role: 'group', 'aria-label': props.label })}
      >
        <table
          className={tableClass}
          {...(layout.leastWidthPx !== undefined && { style: { minWidth: layout.leastWidthPx } })}
          aria-label={props.label}
          aria-busy={!hasRows || props.isStale === true}
          {...(isGrid && { role: 'grid' })}
          {...(isGrid && selection && { 'aria-multiselectable': true })}
        >
          <ColumnWidths layout={layout} hasCheckBox={selection !== undefined} />
          <DataTableHead layout={layout} rows={hasRows ? rows : []} rowId={props.rowId} selection={selection} />
          <DataTableBody {...props} layout={layout} isGrid={isGrid} />
        </table>
      </div>
      {selection && selection.selected.size > 0 && props.bulkBar && <div className={styles.bulkBar}>{props.bulkBar}</div>}
    </HintArea>
  );
}
