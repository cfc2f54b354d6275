import { Table, useFluent } from '@fluentui/react-components';
import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import type { Column, RowId } from './column';
import { fitColumns } from './column';
import { ColumnWidths } from './column-widths';
import { DataTableHead } from './data-table-head';
import { DataTableRow, type RowLink } from './data-table-row';
import { sizes, useDataTableStyles } from './data-table-styles';
import { useGridNavigation } from './grid-navigation';
import { type RowAction, toOffered } from './row-action';
import { RowMenu } from './row-menu';
import { SkeletonRows } from './skeleton-rows';
import { useElementWidth, useIsNarrow } from './use-width';

export interface TableSelection<Row> {
  selected: ReadonlySet<RowId>;
  /** Ticks or clears the given rows. */
  onChange(rows: readonly Row[], isSelected: boolean): void;
}

export interface DataTableProps<Row> {
  /** Accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId(row: Row): RowId;
  rowLabel(row: Row): string;
  rowLink?: ((row: Row) => RowLink) | undefined;
  actions?: readonly RowAction<Row>[];
  selection?: TableSelection<Row> | undefined;
  /** Lies exactly over the head while something is selected. */
  bulkBar?: ReactNode;
  /** Shows this many rows of skeleton instead of rows. */
  skeletonRows?: number;
  /** The rows belong to an earlier question and are about to be replaced. */
  isStale?: boolean;
  /** Rows of 60 px for text on several lines. */
  isTall?: boolean;
  scrollRef?: RefObject<HTMLDivElement | null>;
}

const noActions: readonly never[] = [];

export function DataTable<Row>(props: DataTableProps<Row>): ReactElement {
  const { rows, rowId, selection, actions = noActions, skeletonRows = 0 } = props;
  const styles = useDataTableStyles();
  const { dir } = useFluent();
  const isNarrow = useIsNarrow();
  const [frameRef, availablePx] = useElementWidth();
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const hasRows = skeletonRows === 0;
  const isGrid = hasRows && (selection !== undefined || actions.length > 0 || props.rowLink !== undefined);
  const actionsWidth = toActionsWidth(actions, isNarrow);
  const reservedPx = (selection ? sizes.checkBox : 0) + actionsWidth;
  const columns = useMemo(
    () => fitColumns(props.columns, { availablePx, reservedPx, isNarrow }),
    [props.columns, availablePx, reservedPx, isNarrow],
  );
  const [menu, setMenu] = useState<{ id: RowId; anchor: HTMLElement } | null>(null);
  const openMenu = useCallback((id: RowId, anchor: HTMLElement) => setMenu({ id, anchor }), []);
  const toggle = useToggle(props);
  const navigation = useGridNavigation(bodyRef, dir, isGrid);
  const onKeyDown = useRowKeys(navigation.onKeyDown, rows, rowId, selection ? toggle : undefined);
  const menuRow = menu && rows.find((row) => rowId(row) === menu.id);

  return (
    <div className={styles.frame} ref={frameRef}>
      <div className={styles.scroller} ref={props.scrollRef}>
        <Table
          className={styles.table}
          aria-label={props.label}
          aria-busy={!hasRows || props.isStale === true}
          {...(isGrid ? { role: 'grid', ...(selection ? { 'aria-multiselectable': true } : {}) } : {})}
        >
          <ColumnWidths columns={columns} hasCheckBox={selection !== undefined} actionsWidth={actionsWidth} isNarrow={isNarrow} />
          <DataTableHead columns={columns} rows={rows} rowId={rowId} selection={selection} actionsWidth={actionsWidth} hasRows={hasRows} />
          <tbody ref={bodyRef} {...(props.isStale ? { className: styles.stale } : {})} onFocus={navigation.onFocus} onKeyDown={onKeyDown}>
            {hasRows ? (
              rows.map((row) => {
                const id = rowId(row);
                return (
                  <DataTableRow
                    key={id}
                    row={row}
                    id={id}
                    label={props.rowLabel(row)}
                    columns={columns}
                    isSelectable={selection !== undefined}
                    isSelected={selection?.selected.has(id) ?? false}
                    isMenuOpen={menu?.id === id}
                    isNarrow={isNarrow}
                    isTall={props.isTall ?? false}
                    link={props.rowLink}
                    actions={actions}
                    onToggle={toggle}
                    onOpenMenu={openMenu}
                  />
                );
              })
            ) : (
              <SkeletonRows count={skeletonRows} columns={columns} hasCheckBox={selection !== undefined} hasActions={actions.length > 0} />
            )}
          </tbody>
        </Table>
      </div>
      {selection && selection.selected.size > 0 && props.bulkBar && <div className={styles.bulkBar}>{props.bulkBar}</div>}
      {menu && menuRow !== undefined && menuRow !== null && (
        <RowMenu row={menuRow} anchor={menu.anchor} actions={toOffered(actions, menuRow)} onClose={() => setMenu(null)} />
      )}
    </div>
  );
}

function toActionsWidth<Row>(actions: readonly RowAction<Row>[], isNarrow: boolean): number {
  if (actions.length === 0) return 0;
  if (isNarrow) return sizes.narrowActions;
  const inline = actions.filter((action) => action.isInline).length;
  const buttons = inline + (inline < actions.length ? 1 : 0);
  return buttons * sizes.rowAction + sizes.actionsPadding;
}

/** A stable handler, so that memoised rows stay as they are; with Shift it reaches from the row ticked before. */
function useToggle<Row>(props: DataTableProps<Row>): (id: RowId, isRange: boolean) => void {
  const latest = useRef(props);
  latest.current = props;
  const anchorRef = useRef<RowId | null>(null);
  return useCallback((id, isRange) => {
    const { rows, rowId, selection } = latest.current;
    if (!selection) return;
    const ids = rows.map(rowId);
    const isSelected = !selection.selected.has(id);
    const from = isRange && anchorRef.current !== null ? ids.indexOf(anchorRef.current) : -1;
    const to = ids.indexOf(id);
    const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)];
    selection.onChange(rows.slice(first, last + 1), isSelected);
    anchorRef.current = id;
  }, []);
}

/** Space selects and Enter opens, unless the focused control has its own use for the key. */
function useRowKeys<Row>(
  navigate: (event: KeyboardEvent<HTMLElement>) => void,
  rows: readonly Row[],
  rowId: (row: Row) => RowId,
  toggle: ((id: RowId, isRange: boolean) => void) | undefined,
): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    const rowElement = target.closest<HTMLElement>('tr[data-row]');
    if (!rowElement || !event.currentTarget.contains(target)) return;
    if (event.key === ' ' && toggle && !target.matches('button, input')) {
      const row = rows.find((candidate) => String(rowId(candidate)) === rowElement.dataset.row);
      event.preventDefault();
      if (row !== undefined) toggle(rowId(row), event.shiftKey);
    } else if (event.key === 'Enter' && !target.matches('button, a')) {
      rowElement.querySelector<HTMLElement>('[data-row-link]')?.click();
    } else navigate(event);
  };
}
