import { useFluent } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DataTableProps } from './data-table-props';
import { sizes, useDataTableStyles } from './data-table-styles';
import { useGridNavigation } from './grid-navigation';
import { DataTableRow } from './rows/data-table-row';
import { GroupRow } from './rows/group-row';
import { SkeletonRows } from './rows/skeleton-rows';
import { type RowClasses, useRowClasses } from './rows/use-row-classes';
import { useRowKeys } from './rows/use-row-keys';
import { useRowMenu } from './rows/use-row-menu';
import { useRowPresses } from './rows/use-row-presses';
import { useRowToggle } from './rows/use-row-toggle';
import { useSlots } from './use-slots';
import type { TableLayout } from './use-table-layout';
import type { TableLines } from './window/table-lines';
import { toRowIndex, useTableWindow, type WindowOfLines } from './window/use-table-window';
import { WindowRows } from './window/window-rows';

type DataTableBodyProps<Row> = DataTableProps<Row> & { layout: TableLayout<Row>; isGrid: boolean; lines: TableLines | null };

const noActions: readonly never[] = [];
/** Rows that are replaced sooner than this aren't shown pale in between. */
const paleAfterMs = 150;

export function DataTableBody<Row>(props: DataTableBodyProps<Row>): ReactElement {
  const { selection, actions = noActions, skeletonRows = 0, layout, isGrid, lines, window } = props;
  const styles = useDataTableStyles();
  const hasCheckBox = selection !== undefined;
  const hasActions = actions.length > 0;
  const classes = useRowClasses({ layout, hasCheckBox, hasActions, isLive: isGrid, isTall: props.isTall ?? false });
  const { dir } = useFluent();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const toggle = useRowToggle(props);
  const menu = useRowMenu(props);
  const presses = useRowPresses(props);
  const shown = useTableWindow(props.scrollRef, bodyRef, lines, props.isTall ? sizes.tallRow : sizes.row);
  const isPale = useLate(props.isStale ?? false, paleAfterMs);
  const navigation = useGridNavigation(bodyRef, dir, isGrid, shown && lines && { count: lines.count, ...shown });
  useShownRows(window, lines, shown);
  useGoTo(window, lines, shown?.reveal);
  const onKeyDown = useRowKeys(navigation.onKeyDown, props, selection ? toggle : undefined);
  const toRow = useRowElements(props, { classes, toggle, menu });
  if (skeletonRows > 0) {
    return (
      <tbody>
        <SkeletonRows count={skeletonRows} columns={layout.columns} classes={classes} hasCheckBox={hasCheckBox} hasActions={hasActions} />
      </tbody>
    );
  }
  return (
    <>
      <tbody
        ref={bodyRef}
        {...(isPale && { className: styles.stale })}
        {...presses}
        onFocus={(event) => {
          shown?.onFocus(event);
          navigation.onFocus(event);
        }}
        onKeyDown={onKeyDown}
      >
        <BodyRows {...props} shown={shown} classes={classes} toRow={toRow} />
      </tbody>
      {menu.element}
    </>
  );
}

type ToRow<Row> = (row: Row, at?: { line: number; place: number }) => ReactElement;

interface RowParts {
  classes: RowClasses;
  toggle: ReturnType<typeof useRowToggle>;
  menu: ReturnType<typeof useRowMenu>;
}

/** Makes the elements of rows. `at` is a row's place in a table that renders only a part of its rows. */
function useRowElements<Row>(props: DataTableBodyProps<Row>, { classes, toggle, menu }: RowParts): ToRow<Row> {
  const { rows, rowId, selection, actions = noActions, layout, window } = props;
  const t = useTexts();
  const slotOf = useSlots(useMemo(() => rows.map(rowId), [rows, rowId]));
  return (row, at) => {
    const id = rowId(row);
    return (
      <DataTableRow
        key={at ? 'row' : slotOf(id)}
        {...(at && { index: toRowIndex(at.line), place: at.place, isInGroup: window?.groups !== null })}
        t={t}
        row={row}
        id={id}
        rowLabel={props.rowLabel}
        columns={layout.columns}
        classes={classes}
        isSelectable={selection !== undefined}
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
}

interface BodyRowsProps<Row> extends DataTableBodyProps<Row> {
  shown: WindowOfLines | null;
  classes: RowClasses;
  toRow: ToRow<Row>;
}

/** The rows in view of a full list, or all rows, with or without groups. */
function BodyRows<Row>(props: BodyRowsProps<Row>): ReactElement {
  const { rows, groups, rowId, selection, actions = noActions, layout, lines, window, shown, classes, toRow } = props;
  const span = layout.columns.length + (actions.length > 0 ? 1 : 0);
  if (window && lines && shown) {
    return (
      <WindowRows
        table={window}
        lines={lines}
        shown={shown}
        rowId={rowId}
        classes={classes}
        selection={selection}
        span={span + (selection ? 1 : 0)}
        toRow={toRow}
      />
    );
  }
  if (!groups) return <>{rows.map((row) => toRow(row))}</>;
  return (
    <>
      {groups.map((group) => [
        <GroupRow key={`group ${group.id}`} group={group} rowId={rowId} selection={selection} span={span} />,
        ...group.rows.map((row) => toRow(row)),
      ])}
    </>
  );
}

/** Provides the function that scrolls to the row at an index and focuses it. */
function useGoTo<Row>(window: DataTableProps<Row>['window'], lines: TableLines | null, reveal: WindowOfLines['reveal'] | undefined): void {
  useLayoutEffect(() => {
    if (!window || !lines || !reveal) return;
    window.goToRef.current = (place) => {
      const line = lines.ofPlace(place);
      const row = line === null ? null : reveal(line);
      (row?.querySelector<HTMLElement>('[data-row-link]') ?? row?.querySelector<HTMLElement>('td'))?.focus({ preventScroll: true });
    };
  }, [window, lines, reveal]);
}

/** Reports the rows in view, except while they are scrolled past too fast to be rendered. */
function useShownRows<Row>(window: DataTableProps<Row>['window'], lines: TableLines | null, shown: WindowOfLines | null): void {
  const onShow = window?.onShow;
  const drawn = shown && !shown.isFast ? shown.items.map(({ index }) => index).join() : '';
  useEffect(() => {
    if (!onShow || !lines || drawn === '') return;
    onShow(
      drawn.split(',').flatMap((line) => {
        const what = lines.of(Number(line));
        return what.kind === 'row' ? [what.place] : [];
      }),
    );
  }, [onShow, lines, drawn]);
}

/** True once `isOn` has lasted for `ms`. A CSS delay would start a transition, with a layer, at once. */
function useLate(isOn: boolean, ms: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const waiting = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(waiting);
      setLate(false);
    };
  }, [isOn, ms]);
  return isOn && isLate;
}
