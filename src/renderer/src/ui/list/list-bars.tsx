import { makeStyles } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { hairline } from '@renderer/ui/layout/hairline';
import type { RowId } from '@renderer/ui/table/column';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import type { AnyList } from '@shared/lists/column';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { toDrawnColumns } from './columns/plain-columns';
import { toFilters, withoutFilters } from './full/filters';
import { toGroupChoices } from './full/group-names';
import type { FullListDeclaration } from './full/use-full-list';
import type { ListName } from './list-definition';
import type { ListPartProps } from './list-parts';
import { ListToolbar } from './list-toolbar';
import type { ListContext } from './state/list-context';
import { focusFirstRow, openOnlyRow } from './state/list-rows';
import type { SelectedRows } from './state/selected-rows';
import type { List, ListHead } from './state/use-list';
import type { SavedViews } from './views/use-list-views';

const NarrowBar = lazyWithProps(() => import('./full/filters-bar'), 'NarrowBar');
const FilterBar = lazyWithProps(() => import('./full/filter-bar'), 'FilterBar');
const ColumnPanel = lazyWithProps(() => import('./views/column-panel'), 'ColumnPanel');
const FullListFooter = lazyWithProps(() => import('./full/full-list-footer'), 'FullListFooter');

const useStyles = makeStyles({
  waiting: { minHeight: '44px', flexShrink: 0 },
  tabs: { ...hairline.blockEnd, minHeight: '44px', paddingInline: '8px', flexShrink: 0 },
});

/** A list and the state that the bars around its rows share. */
export interface ShownListParts<Name extends ListName, Row extends { id: RowId }, Tools> extends ListPartProps<Name, Row, Tools> {
  head: ListHead;
  saved: SavedViews | null;
  /** The declaration of a list that can be loaded in full; null for any other. */
  sorted: AnyList | null;
  /** Whether the app can sort and filter the rows; without a connection, only after it has loaded them all. */
  isWhole: boolean;
}

/** `10656`, `#10656`, `G10656` */
const isNumber = /^#?[a-z]?\d+$/i;

/** Enter after a number opens the only result, also if the response is still on its way. Enter after a name only starts the search. */
function useOpeningOfOnlyRow(root: RefObject<HTMLElement | null>, list: List<unknown>): (search: string | null) => void {
  const [entered, setEntered] = useState<string | null>(null);
  const isAnswered = entered !== null && list.state.search === entered && !list.isStale && !list.isLoading;
  const { search } = list.state;
  const open = useEffectEvent(() => {
    setEntered(null);
    openOnlyRow(root.current, list);
  });
  useEffect(() => {
    if (isAnswered) open();
  }, [isAnswered]);
  return useCallback((typed) => setEntered(typed === search || (typed && isNumber.test(typed)) ? typed : null), [search]);
}

interface ToolbarOptions<Tools> {
  /** Contains the rows, to which the keyboard focus moves. */
  root: RefObject<HTMLElement | null>;
  isSelecting: boolean;
  extra: ReactNode | ((list: ListContext<Tools>) => ReactNode);
}

/** The toolbar, and the panel of columns that it opens beside the rows. The toolbar doesn't render while the list is scrolled. */
export function useListToolbar<Name extends ListName, Row extends { id: RowId }, Tools>(
  { definition, list, head, context, texts, saved, sorted }: ShownListParts<Name, Row, Tools>,
  { root, isSelecting, extra }: ToolbarOptions<Tools>,
): { toolbar: ReactElement; columnPanel: ReactNode } {
  const onEnter = useOpeningOfOnlyRow(root, list);
  const [hasColumns, setHasColumns] = useState(false);
  const total = definition.columns.length;
  const toolbar = useMemo(
    () => (
      <ListToolbar
        definition={definition}
        list={head}
        context={context}
        texts={texts}
        isSelecting={isSelecting}
        onToRows={() => focusFirstRow(root.current)}
        onEnter={onEnter}
        columns={
          saved && sorted ? { toggle: () => setHasColumns((isOpen) => !isOpen), shown: saved.columns?.length ?? total, total } : null
        }
        saved={saved}
        extra={typeof extra === 'function' ? extra(context) : extra}
      />
    ),
    [definition, sorted, head, context, texts, root, isSelecting, saved, total, extra, onEnter],
  );
  const columnPanel = hasColumns && saved && (
    <Suspense fallback={null}>
      <ColumnPanel
        columns={toDrawnColumns(definition).map((column) => ({ ...column, name: texts.head(column.key) }))}
        chosen={saved.columns}
        onChange={saved.changeColumns}
        onClose={() => setHasColumns(false)}
      />
    </Suspense>
  );
  return { toolbar, columnPanel };
}

/** The row of tabs or saved views and of filters above the rows; it doesn't render while the list is scrolled. */
export function useFilterBars<Name extends ListName, Row extends { id: RowId }, Tools>(
  { definition, head, context, texts, saved, sorted, isWhole }: ShownListParts<Name, Row, Tools>,
  tools: Tools,
  tabs: ReactNode,
): ReactElement | null {
  const styles = useStyles();
  const isNarrow = useIsNarrow();
  // The options of server filters may come from the tools. In other lists the tools change with every row that is scrolled into view.
  const choosing = definition.filters && tools;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the context reads the choices.
  const filters = useMemo(
    () => toFilters(definition, texts, context).filter(({ choices }) => isWhole || choices),
    [definition, isWhole, texts, context, choosing],
  );
  return useMemo(() => {
    const { call, list, toScope } = definition;
    const declared: FullListDeclaration = list ? { call, list, toScope } : { call };
    const bar = { declared, saved, filters, list: head, groups: sorted && isWhole ? toGroupChoices(sorted, texts, context.t) : [] };
    const hasFilters = isWhole || filters.length > 0;
    const waiting = <div className={styles.waiting} />;
    if (isNarrow) {
      return (
        <>
          {tabs && <div className={styles.tabs}>{tabs}</div>}
          {hasFilters && (
            <Suspense fallback={waiting}>
              <NarrowBar {...bar} />
            </Suspense>
          )}
        </>
      );
    }
    if (!hasFilters && !tabs && !saved) return null;
    return (
      <Suspense fallback={hasFilters || tabs ? waiting : null}>
        <FilterBar {...bar} tabs={tabs} />
      </Suspense>
    );
  }, [definition, sorted, head, texts, context, filters, isWhole, isNarrow, saved, tabs, styles]);
}

/** The bar below the rows of a full list, with their number and sums; null for a list in pages. */
export function useFullListFoot<Name extends ListName, Row extends { id: RowId }, Tools>(
  { definition, head, texts, sorted }: Pick<ShownListParts<Name, Row, Tools>, 'definition' | 'head' | 'texts' | 'sorted'>,
  selected: SelectedRows,
): ReactElement | null {
  const styles = useStyles();
  const needsSearch = definition.list?.searchesCodes || definition.list?.isSearchedHere;
  return useMemo(() => {
    if (!head.whole) return null;
    const leave = (): void =>
      head.change(
        ({ filters }) => ({
          sort: null,
          group: null,
          isWhole: false,
          ...(needsSearch && { search: '' }),
          filters: withoutFilters(filters, sorted?.filters ?? []),
        }),
        { replace: true },
      );
    return (
      <Suspense fallback={<div className={styles.waiting} />}>
        <FullListFooter whole={head.whole} texts={texts} ticked={selected} declared={sorted} onLeave={leave} />
      </Suspense>
    );
  }, [needsSearch, sorted, head, texts, selected, styles.waiting]);
}
