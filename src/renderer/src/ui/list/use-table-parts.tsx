import { WindowNewRegular } from '@fluentui/react-icons';
import { openRecordWindow } from '@renderer/runtime/state/window-kind';
import type { Column, ColumnSort, RowId } from '@renderer/ui/table/column';
import type { RowLinks } from '@renderer/ui/table/data-table-props';
import type { RowAction } from '@renderer/ui/table/rows/row-action';
import type { ListColumns } from '@shared/contract/desktop/list-views';
import type { Need } from '@shared/domain/permissions';
import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { toEditLink, toRowActions } from './list-actions';
import type { BulkAction, ListDefinition, ListName, ListParts, ListRowAction } from './list-definition';
import type { ListTexts } from './list-texts';
import type { ListContext } from './state/list-context';
import { toHandedList } from './state/list-memory';
import type { ListSort } from './state/list-state';
import type { List } from './state/use-list';
import { toNeed } from './to-need';
import { toShownColumns } from './views/shown-columns';
import { startsDescending, toSortable } from './whole/use-whole';

interface TableParts<Row, Tools> {
  columns: readonly Column<Row>[];
  actions: readonly RowAction<Row>[];
  bulkActions: readonly BulkAction<Row, Tools>[];
  links: RowLinks<Row> | undefined;
  rowLabel(row: Row): string;
}

/** What the declaration says, made ready for the table and for the admin that looks at it; the same objects until either changes. */
export function useTableParts<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  context: ListContext<Tools>,
  texts: ListTexts,
  { state, change, whole, shown }: Pick<List<Row>, 'state' | 'change' | 'whole'> & { shown: ListColumns | null },
): TableParts<Row, Tools> {
  const { sort } = state;
  const isBusy = whole !== null && whole.answer === null;
  const root = useHref('/').replace(/\/$/, '');
  return useMemo(() => {
    const allowed = <Item extends { need?: Need }>(items: readonly Item[] = []): readonly Item[] =>
      items.filter(({ need }) => need === undefined || context.can(need));
    const sortable = toSortable(definition.call);
    return {
      columns: toShownColumns(definition.columns, shown).map(({ header, cell, ...layout }) => ({
        ...layout,
        ...(definition.whole &&
          sortable.includes(layout.key) && { sort: toSort(layout.key, { call: definition.call, sort, isBusy, change }) }),
        header: (t) => header?.(t) ?? texts.column(layout.key),
        cell: (row) => cell(row, context),
      })),
      actions: allowed(withWindow(toRowActions(definition), toWindowAction(definition, context))).map((action) => ({
        ...action,
        whyNot: action.needsServer && context.isServerAway ? context.t('lists.needsServer') : null,
        run: (row: Row) => action.run(row, context),
      })),
      bulkActions: allowed(definition.bulkActions),
      links: toLinks(definition, context, root),
      rowLabel: (row) => texts.row(definition.rowName(row, context.language)),
    };
  }, [definition, context, texts, root, sort, isBusy, change, shown]);
}

interface Sorting extends Pick<List<never>, 'change'> {
  call: ListName;
  sort: ListSort | undefined;
  isBusy: boolean;
}

/** One press sorts, the next turns the order round, the third goes back to the order of the server. */
function toSort(key: string, { call, sort, isBusy, change }: Sorting): ColumnSort {
  const isOwn = sort?.key === key;
  const first = startsDescending(call, key);
  const next = !isOwn ? { key, isDescending: first } : sort.isDescending === first ? { key, isDescending: !first } : null;
  return {
    direction: isOwn ? (sort.isDescending ? 'descending' : 'ascending') : null,
    isBusy,
    change: () => change({ sort: next }, { replace: true }),
  };
}

/** Before what cannot be taken back, which stands last. */
function withWindow<Row, Tools>(actions: readonly ListRowAction<Row, Tools>[], window: readonly ListRowAction<Row, Tools>[]) {
  return [...actions.filter(({ isDanger }) => !isDanger), ...window, ...actions.filter(({ isDanger }) => isDanger)];
}

type Linked<Row extends { id: RowId }, Tools> = Pick<ListParts<ListName, Row, Tools>, 'id' | 'rowLink' | 'edit' | 'rowName'>;

/** *Open in a window*, for rows that lead to a screen. */
function toWindowAction<Row extends { id: RowId }, Tools>(
  definition: Linked<Row, Tools>,
  context: ListContext<Tools>,
): ListRowAction<Row, Tools>[] {
  const links = toLinks(definition, context, '');
  if (!links) return [];
  return [
    {
      key: 'window',
      label: (t) => t('shell.windows.open'),
      icon: <WindowNewRegular />,
      isOffered: (row) => 'to' in links.of(row),
      run: links.openWindow,
    },
  ];
}

function toLinks<Row extends { id: RowId }, Tools>(
  { id, rowLink, edit, rowName }: Linked<Row, Tools>,
  context: ListContext<Tools>,
  root: string,
): RowLinks<Row> | undefined {
  const ofEdit = edit && context.can(toNeed(edit)) ? (row: Row) => toEditLink(edit, row, context) : undefined;
  const of = rowLink ?? ofEdit;
  return (
    of && {
      of,
      toHref: (to) => `${root}${to}`,
      openWindow(row) {
        const target = of(row);
        if ('to' in target) void openRecordWindow(target, { name: rowName(row, context.language), list: toHandedList(id, row.id) });
      },
      follow: (link) => ('to' in link ? context.go(link.to, link.state) : link.run()),
    }
  );
}
