import { EditRegular } from '@fluentui/react-icons';
import type { RowId } from '@renderer/ui/table/column';
import { DataTable } from '@renderer/ui/table/data-table';
import type { TableGroup } from '@renderer/ui/table/data-table-props';
import { TextLink } from '@renderer/ui/text/text-link';
import type { ListColumns } from '@shared/contract/desktop/list-views';
import type { Fils } from '@shared/domain/money';
import { pageSize } from '@shared/domain/server/paging';
import { type ReactElement, type RefObject, useEffect, useMemo, useRef } from 'react';
import { BulkBar } from './bulk/bulk-bar';
import { toOutOfView } from './bulk/out-of-view';
import { toSortedList } from './full/use-full-list';
import { useListWindow } from './full/use-list-window';
import type { ListDefinition, ListName, RawRow } from './list-definition';
import type { ListPartProps } from './list-parts';
import type { ListContext } from './state/list-context';
import { toQueryKey } from './state/list-state';
import type { List } from './state/use-list';
import { useListKeys } from './state/use-list-keys';
import { type ListPlace, usePlaceInList } from './state/use-list-memory';
import type { ListOrder } from './state/use-list-order';
import type { ListSelection } from './state/use-list-selection';
import { toNeed } from './to-need';
import { useTableParts } from './use-table-parts';

interface ListTableProps<Name extends ListName, Row extends { id: RowId }, Tools> extends ListPartProps<Name, Row, Tools> {
  place: ListPlace;
  selection: ListSelection<Row>;
  order: ListOrder<Row>;
  columns: ListColumns | null;
  isBesidePanel: boolean;
  /** The row that was last picked from outside. */
  markedId: RowId | null;
}

const rowId = <Row extends { id: RowId }>({ id }: Row): RowId => id;

/** The table of a list with its selection bar. */
export function ListTable<Name extends ListName, Row extends { id: RowId }, Tools>(props: ListTableProps<Name, Row, Tools>): ReactElement {
  const { definition, list, context, texts, place, selection, order } = props;
  const scrollRef = useRef<HTMLDivElement>(null);
  const window = useListWindow(props);
  usePlaceInList(place, scrollRef, list.rows.length > 0, window.goToRef);
  useTopOfNewPage(scrollRef, place, list.isStale ? null : toQueryKey(list.state));
  const { bulkActions, ...parts } = useTableParts(definition, context, texts, {
    ...list,
    shown: props.columns,
    isBesidePanel: props.isBesidePanel,
  });
  const groups = useTableGroups(definition, list.groups, context);
  const tickAll = window.table ? () => window.tick(true) : undefined;
  const { ids, change } = selection;
  const ticks = useMemo(() => ({ selected: ids, onChange: change }), [ids, change]);
  useListKeys({ list, selection, toListOrder: order.sort, actions: bulkActions, context, tickAll });
  return (
    <DataTable
      {...parts}
      label={context.t(`navigation.${definition.title}`)}
      rows={list.rows}
      groups={groups}
      window={window.table}
      rowId={rowId}
      isQuietRow={definition.isQuiet}
      markedId={props.markedId}
      selection={bulkActions.length > 0 ? ticks : undefined}
      bulkBar={
        <BulkBar
          selection={selection}
          toListOrder={order.sort}
          actions={bulkActions.filter(({ isOffered }) => isOffered?.(list.state) ?? true)}
          context={context}
          selectedText={texts.selected}
          outOfView={toOutOfView(props, selection, window.tickedCount)}
          // The footer of a full list shows the sum.
          amount={list.whole?.answer ? undefined : (toSortedList(definition)?.amount as ((row: Row) => Fils) | undefined)}
          all={
            tickAll && list.totalItems !== null && selection.ids.size < list.totalItems
              ? { count: list.totalItems, select: tickAll }
              : undefined
          }
        />
      }
      skeletonRows={list.isLoading ? (definition.skeletonRows ?? pageSize) : 0}
      isStale={list.isStale}
      isTall={definition.isTall ?? false}
      scrollRef={scrollRef}
    />
  );
}

/** Scrolls to the first row on another page, search, or filter; loading the same rows again doesn't scroll. */
function useTopOfNewPage(scrollRef: RefObject<HTMLElement | null>, { memory }: ListPlace, question: string | null): void {
  const shown = useRef(question);
  useEffect(() => {
    if (question === null || question === shown.current) return;
    // Reading the scroll position from the element would force a layout of the whole page.
    if (shown.current !== null && scrollRef.current && memory.scrollTop > 0) scrollRef.current.scrollTop = 0;
    shown.current = question;
  }, [question, scrollRef, memory]);
}

/** Returns a list's groups for the table; undefined if rows aren't grouped. */
function useTableGroups<Name extends ListName, Row extends { id: RowId }, Tools>(
  { grouping }: ListDefinition<Name, Row, Tools>,
  groups: List<Row>['groups'],
  context: ListContext<Tools>,
): readonly TableGroup<Row>[] | undefined {
  return useMemo(
    () =>
      groups && grouping
        ? groups.map(({ record, rows }) => {
            const group = record as RawRow<Name>;
            const name = grouping.name(group, context.language);
            const { edit } = grouping;
            return {
              id: record.id,
              name,
              rows,
              head: grouping.head(group, context),
              ...(edit && context.can(toNeed(edit)) && { action: <EditAll to={edit.to(group)} name={name} context={context} /> }),
            };
          })
        : undefined,
    [groups, grouping, context],
  );
}

/** The button `Edit all` of a group. */
function EditAll<Tools>({ to, name, context: { t } }: { to: string; name: string; context: ListContext<Tools> }): ReactElement {
  return (
    <TextLink to={to} aria-label={t('lists.editAllOf', { name })}>
      <EditRegular aria-hidden style={{ fontSize: '16px', verticalAlign: '-3px', marginInlineEnd: '6px' }} />
      {t('lists.editAll')}
    </TextLink>
  );
}
