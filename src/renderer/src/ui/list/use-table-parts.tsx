import { SplitVerticalRegular, WindowNewRegular } from '@fluentui/react-icons';
import { openRecordWindow, type RecordLink, toNeighbour } from '@renderer/runtime/calls/window-kind';
import { isMac } from '@renderer/runtime/is-mac';
import type { Column, ColumnSort, RowId } from '@renderer/ui/table/column';
import type { RowLinks } from '@renderer/ui/table/data-table-props';
import type { RowAction } from '@renderer/ui/table/rows/row-action';
import { isolate } from '@renderer/ui/text/isolate';
import type { ListColumns } from '@shared/contract/desktop/list-views';
import type { RecordInWindow } from '@shared/contract/desktop/windows';
import type { Need } from '@shared/domain/permissions';
import type { AnyList } from '@shared/lists/column';
import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { toDrawnColumns } from './columns/plain-columns';
import { startsDescending, toSortable, toSortedList } from './full/use-full-list';
import { toEditLink, toRowActions } from './list-actions';
import type { BulkAction, ListDefinition, ListName, ListParts, ListRowAction } from './list-definition';
import type { ListTexts } from './list-texts';
import { handShownList } from './record-pager/passed-list';
import type { ListContext } from './state/list-context';
import type { ListSort } from './state/list-state';
import type { List } from './state/use-list';
import { toNeed } from './to-need';
import { toShownColumns } from './views/shown-columns';

interface TableParts<Row, Tools> {
  columns: readonly Column<Row>[];
  actions: readonly RowAction<Row>[];
  bulkActions: readonly BulkAction<Row, Tools>[];
  links: RowLinks<Row> | undefined;
  rowLabel(row: Row): string;
}

/** Converts the declaration to props of the table for the current admin; the same objects until either changes. */
export function useTableParts<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  context: ListContext<Tools>,
  texts: ListTexts,
  {
    state,
    change,
    whole,
    shown,
    isBesidePanel,
  }: Pick<List<Row>, 'state' | 'change' | 'whole'> & {
    shown: ListColumns | null;
    isBesidePanel: boolean;
  },
): TableParts<Row, Tools> {
  const { sort } = state;
  const isBusy = whole !== null && whole.answer === null && whole.reading.kind !== 'stopped' && whole.reading.kind !== 'failed';
  const root = useHref('/').replace(/\/$/, '');
  return useMemo(() => {
    const allowed = <Item extends { need?: Need }>(items: readonly Item[] = []): readonly Item[] =>
      items.filter(({ need }) => need === undefined || context.can(need));
    const sorted = toSortedList(definition);
    const sortable = sorted ? toSortable(sorted) : [];
    return {
      columns: toShownColumns(toDrawnColumns(definition), shown, isBesidePanel).map(({ cell, ...layout }) => ({
        ...layout,
        ...(sorted && sortable.includes(layout.key) && { sort: toSort(layout.key, { list: sorted, sort, isBusy, change }) }),
        header: () => texts.head(layout.key),
        cell: (row) => cell(row, context),
      })),
      actions: allowed(withWindow(toRowActions(definition), toWindowActions(definition, context))).map((action) => ({
        ...action,
        whyNot: action.needsServer && context.isServerAway ? context.t('lists.needsServer') : (action.whyNot ?? null),
        run: (row: Row) => action.run(row, context),
      })),
      bulkActions: allowed(definition.bulkActions),
      links: toLinks(definition, context, root),
      rowLabel: (row) => texts.row(definition.rowName(row, context.language)),
    };
  }, [definition, context, texts, root, sort, isBusy, change, shown, isBesidePanel]);
}

interface Sorting extends Pick<List<never>, 'change'> {
  list: AnyList;
  sort: ListSort | undefined;
  isBusy: boolean;
}

/** Returns a column's sorting: the first press sorts, the second reverses, the third restores the server's order. */
function toSort(key: string, { list, sort, isBusy, change }: Sorting): ColumnSort {
  const isOwn = sort?.key === key;
  const first = startsDescending(list, key);
  const next = !isOwn ? { key, isDescending: first } : sort.isDescending === first ? { key, isDescending: !first } : null;
  return {
    direction: isOwn ? (sort.isDescending ? 'descending' : 'ascending') : null,
    isBusy,
    change: () => change({ sort: next }, { replace: true }),
  };
}

/** Puts the actions that open the row, here and in a window, first. */
function withWindow<Row, Tools>(actions: readonly ListRowAction<Row, Tools>[], window: readonly ListRowAction<Row, Tools>[]) {
  if (window.length === 0) return actions;
  const opening = actions.filter(({ opensRow }) => opensRow).map((action) => ({ ...action, shortcut: 'Enter' }));
  return [...opening, ...window, ...actions.filter(({ opensRow }) => !opensRow)];
}

type Linked<Row extends { id: RowId }, Tools> = Pick<ListParts<ListName, Row, Tools>, 'id' | 'rowLink' | 'edit' | 'rowName'>;

/** *Open in a window* and *Beside #10479*, for rows that lead to a screen. */
function toWindowActions<Row extends { id: RowId }, Tools>(
  definition: Linked<Row, Tools>,
  context: ListContext<Tools>,
): ListRowAction<Row, Tools>[] {
  const links = toLinks(definition, context, '');
  if (!links) return [];
  const mod = isMac() ? '\u2318' : 'Ctrl';
  const isOffered = (row: Row): boolean => 'to' in links.of(row);
  const neighbourOf = (row: Row): RecordInWindow | null => {
    const target = links.of(row);
    return 'to' in target ? toNeighbour(target) : null;
  };
  return [
    {
      key: 'window',
      opensRow: true,
      label: (t) => t('shell.windows.open'),
      icon: <WindowNewRegular />,
      isOffered,
      shortcut: `${mod} Enter`,
      run: links.openWindow,
    },
    {
      key: 'beside',
      opensRow: true,
      label(t, row) {
        const neighbour = neighbourOf(row);
        if (!neighbour) return t('shell.windows.besideAnother');
        return neighbour.name === null
          ? t('shell.windows.besideLast')
          : t('shell.windows.beside', { name: isolate(neighbour.name, context.language) });
      },
      icon: <SplitVerticalRegular />,
      isOffered,
      whyNot: (row) => (neighbourOf(row) ? null : context.t('shell.windows.besideNone')),
      shortcut: `${mod} Shift D`,
      run: (row) => void links.openBeside(row),
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
  const openWindow = async (row: Row, target: RecordLink, beside?: RecordInWindow): Promise<void> => {
    const list = await handShownList(id, row.id);
    await openRecordWindow(target, { name: rowName(row, context.language), list }, beside);
  };
  return (
    of && {
      of,
      toHref: (to) => `${root}${to}`,
      openWindow(row) {
        const target = of(row);
        if ('to' in target) void openWindow(row, target);
      },
      openBeside(row) {
        const target = of(row);
        const neighbour = 'to' in target ? toNeighbour(target) : null;
        if (!('to' in target) || !neighbour) return false;
        void openWindow(row, target, neighbour);
        return true;
      },
      follow: (link) => ('to' in link ? context.go(link.to, link.state) : link.run()),
    }
  );
}
