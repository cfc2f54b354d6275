import { useFluent } from '@fluentui/react-components';
import { type ReactElement, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataTableProps } from './data-table-props';
import { useDataTableStyles } from './data-table-styles';
import { useGridNavigation } from './grid-navigation';
import { DataTableRow } from './rows/data-table-row';
import { GroupRow } from './rows/group-row';
import { SkeletonRows } from './rows/skeleton-rows';
import { useRowClasses } from './rows/use-row-classes';
import { useRowKeys } from './rows/use-row-keys';
import { useRowMenu } from './rows/use-row-menu';
import { useRowPresses } from './rows/use-row-presses';
import { useRowToggle } from './rows/use-row-toggle';
import { useSlots } from './use-slots';
import type { TableLayout } from './use-table-layout';

type DataTableBodyProps<Row> = DataTableProps<Row> & { layout: TableLayout<Row>; isGrid: boolean };

const noActions: readonly never[] = [];

export function DataTableBody<Row>(props: DataTableBodyProps<Row>): ReactElement {
  const { rows, groups, rowId, selection, actions = noActions, skeletonRows = 0, layout, isGrid } = props;
  const styles = useDataTableStyles();
  const { t } = useTranslation();
  const hasCheckBox = selection !== undefined;
  const hasActions = actions.length > 0;
  const classes = useRowClasses({ layout, hasCheckBox, hasActions, isLive: isGrid, isTall: props.isTall ?? false });
  const { dir } = useFluent();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const slotOf = useSlots(useMemo(() => rows.map(rowId), [rows, rowId]));
  const toggle = useRowToggle(props);
  const menu = useRowMenu(props);
  const presses = useRowPresses(props);
  const navigation = useGridNavigation(bodyRef, dir, isGrid);
  const onKeyDown = useRowKeys(navigation.onKeyDown, props, selection ? toggle : undefined);
  if (skeletonRows > 0) {
    return (
      <tbody>
        <SkeletonRows count={skeletonRows} columns={layout.columns} classes={classes} hasCheckBox={hasCheckBox} hasActions={hasActions} />
      </tbody>
    );
  }
  const span = layout.columns.length + (hasActions ? 1 : 0);
  const toRow = (row: Row): ReactElement => {
    const id = rowId(row);
    return (
      <DataTableRow
        key={slotOf(id)}
        t={t}
        row={row}
        id={id}
        rowLabel={props.rowLabel}
        columns={layout.columns}
        classes={classes}
        isSelectable={hasCheckBox}
        isSelected={selection?.selected.has(id) ?? false}
        isQuiet={props.isQuietRow?.(row) ?? false}
        isMarked={props.markedId === id}
        isMenuOpen={menu.openId === id}
        isNarrow={layout.isNarrow}
        links={props.links}
        actions={actions}
        onToggle={toggle}
        onOpenMenu={menu.open}
      />
    );
  };
  return (
    <>
      <tbody
        ref={bodyRef}
        {...(props.isStale && { className: styles.stale })}
        {...presses}
        onFocus={navigation.onFocus}
        onKeyDown={onKeyDown}
      >
        {groups
          ? groups.map((group) => [
              <GroupRow key={`group ${group.id}`} group={group} rowId={rowId} selection={selection} span={span} />,
              ...group.rows.map(toRow),
            ])
          : rows.map(toRow)}
      </tbody>
      {menu.element}
    </>
  );
}
