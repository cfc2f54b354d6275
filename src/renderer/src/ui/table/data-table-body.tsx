import { useFluent } from '@fluentui/react-components';
import { type ReactElement, useRef } from 'react';
import type { DataTableProps } from './data-table-props';
import { DataTableRow } from './data-table-row';
import { useDataTableStyles } from './data-table-styles';
import { useGridNavigation } from './grid-navigation';
import { SkeletonRows } from './skeleton-rows';
import { useRowKeys } from './use-row-keys';
import { useRowMenu } from './use-row-menu';
import { useRowToggle } from './use-row-toggle';
import type { TableLayout } from './use-table-layout';

type DataTableBodyProps<Row> = DataTableProps<Row> & { layout: TableLayout<Row>; isGrid: boolean };

const noActions: readonly never[] = [];

export function DataTableBody<Row>(props: DataTableBodyProps<Row>): ReactElement {
  const { rows, rowId, selection, actions = noActions, skeletonRows = 0, layout } = props;
  const styles = useDataTableStyles();
  const { dir } = useFluent();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const toggle = useRowToggle(props);
  const menu = useRowMenu(props);
  const navigation = useGridNavigation(bodyRef, dir, props.isGrid);
  const onKeyDown = useRowKeys(navigation.onKeyDown, props, selection ? toggle : undefined);
  if (skeletonRows > 0) {
    return (
      <tbody>
        <SkeletonRows count={skeletonRows} layout={layout} hasCheckBox={selection !== undefined} />
      </tbody>
    );
  }
  return (
    <>
      <tbody ref={bodyRef} {...(props.isStale && { className: styles.stale })} onFocus={navigation.onFocus} onKeyDown={onKeyDown}>
        {rows.map((row) => {
          const id = rowId(row);
          return (
            <DataTableRow
              key={id}
              row={row}
              id={id}
              label={props.rowLabel(row)}
              columns={layout.columns}
              isLive={props.isGrid}
              isSelectable={selection !== undefined}
              isSelected={selection?.selected.has(id) ?? false}
              isMenuOpen={menu.openId === id}
              isNarrow={layout.isNarrow}
              isTall={props.isTall ?? false}
              link={props.rowLink}
              actions={actions}
              onToggle={toggle}
              onOpenMenu={menu.open}
            />
          );
        })}
      </tbody>
      {menu.element}
    </>
  );
}
