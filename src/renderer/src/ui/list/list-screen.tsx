import { makeStyles } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, stack } from '@renderer/ui/layout/layout-styles';
import { PageHeader } from '@renderer/ui/layout/page-header';
import type { RowId } from '@renderer/ui/table/column';
import { useIsNarrow } from '@renderer/ui/table/use-width';
import { ToolsRow } from '@renderer/ui/tools/tools-row';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { toDrawnColumns } from './columns/plain-columns';
import { toFilters, withoutFilters } from './full/filters';
import { toGroupChoices } from './full/group-names';
import { type FullListDeclaration, toSortedList } from './full/use-full-list';
import { ListBody } from './list-body';
import type { ListDefinition, ListName, RawRow } from './list-definition';
import { toListTexts } from './list-texts';
import { ListToolbar } from './list-toolbar';
import { Pager } from './pager';
import type { ListContext } from './state/list-context';
import { toMovedList } from './state/list-memory';
import { focusFirstRow, openOnlyRow } from './state/list-rows';
import { createSelectedRows } from './state/selected-rows';
import { type List, useList, useListHead } from './state/use-list';
import { useListContext } from './state/use-list-context';
import { useListViews } from './views/use-list-views';

const ListTabs = lazyWithProps(() => import('./list-tabs'), 'ListTabs');
const OfflineBar = lazyWithProps(() => import('./offline/offline-bar'), 'OfflineBar');
const OfflineNote = lazyWithProps(() => import('./offline/offline-note'), 'OfflineNote');
const NarrowBar = lazyWithProps(() => import('./full/filters-bar'), 'NarrowBar');
const FilterBar = lazyWithProps(() => import('./full/filter-bar'), 'FilterBar');
const ViewRow = lazyWithProps(() => import('./views/view-row'), 'ViewRow');
const ColumnPanel = lazyWithProps(() => import('./views/column-panel'), 'ColumnPanel');
const FullListFooter = lazyWithProps(() => import('./full/full-list-footer'), 'FullListFooter');
const AddUpButton = lazyWithProps(() => import('./full/add-up-button'), 'AddUpButton');
const UnreadableBar = lazyWithProps(() => import('./unreadable-bar'), 'UnreadableBar');

const useStyles = makeStyles({
  root: { ...stack.gap16, flexGrow: 1, minHeight: 0, '@media (max-width: 999.98px)': { gap: '12px' } },
  card: { ...flexColumn, flexGrow: 1, flexBasis: 0, minHeight: '320px', overflow: 'hidden' },
  tabs: { minHeight: '44px', flexShrink: 0 },
  rows: { ...flexColumn, flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: 0 },
  body: { display: 'flex', flexGrow: 1, flexBasis: 0, minHeight: 0, '@media (max-width: 999.98px)': { flexDirection: 'column' } },
});

interface ShownListProps<Name extends ListName, Row extends { id: RowId }, Tools> {
  definition: ListDefinition<Name, Row, Tools>;
  /** Further buttons at the end of the toolbar. */
  toolbar: ReactNode | ((list: ListContext<Tools>) => ReactNode);
  tools: Tools;
}

type ListScreenProps<Name extends ListName, Row extends { id: RowId }, Tools> = Pick<ShownListProps<Name, Row, Tools>, 'definition'> &
  Partial<Pick<ShownListProps<Name, Row, Tools>, 'toolbar'>> &
  (undefined extends Tools ? { tools?: Tools } : { tools: Tools });

/** A whole list screen from its declaration; `tools` are what its actions need of the screen's own hooks. */
export function ListScreen<Name extends ListName, Row extends { id: RowId } = RawRow<Name>, Tools = undefined>(
  props: ListScreenProps<Name, Row, Tools>,
): ReactElement {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const moved = isBack ? toMovedList(props.definition.id, search) : null;
  if (moved) return <Navigate replace {...moved} />;
  const { definition, toolbar, tools } = props;
  return <ShownList definition={definition} toolbar={toolbar} tools={tools as Tools} />;
}

/** `10656`, `#10656`, `G10656` */
const isNumber = /^#?[a-z]?\d+$/i;

/** After a number an Enter may come before the answer: it counts for that answer. After a name it asks at once, and opens nothing. */
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

function ShownList<Name extends ListName, Row extends { id: RowId }, Tools>(props: ShownListProps<Name, Row, Tools>): ReactElement {
  const { definition, toolbar, tools } = props;
  const styles = useStyles();
  const list = useList(definition);
  const { context, dialogs } = useListContext(definition, list, tools);
  const texts = useMemo(() => toListTexts(definition.texts, context.t, definition.list), [definition, context.t]);
  const [isSelecting, setSelecting] = useState(false);
  const [ticked] = useState(createSelectedRows);
  const onTicked = useCallback(
    (rows: ReadonlyMap<RowId, Row>) => {
      setSelecting(rows.size > 0);
      ticked.setState({ rows });
    },
    [ticked],
  );
  const head = useListHead(list);
  const toKeptRange = ({ total, ...values }: { from: number; to: number; total: number }): string =>
    context.t('lists.kept.range', { ...values, total, count: total });
  const rootRef = useRef<HTMLDivElement>(null);
  const onEnter = useOpeningOfOnlyRow(rootRef, list);
  const parts = { definition, list, context, texts };
  const answer = list.answer as ValueOf<Name> | undefined;
  // The filters are shown with the rows that they narrow, also while the server can't be reached.
  const sorted = toSortedList(definition);
  const isWhole = sorted !== null && (list.kept === null || list.whole?.answer != null);
  const saved = useListViews(definition, list);
  const [hasColumns, setHasColumns] = useState(false);
  const isNarrow = useIsNarrow();
  const client = useQueryClient();
  const showFirst = (): void => {
    // What has just come need not match what the list is narrowed by.
    list.change({ page: 1, search: '', filters: {}, sort: null, group: null, view: '' });
    void client.invalidateQueries({ queryKey: [definition.call] });
    list.whole?.readOn();
  };
  // Choices of the server's filters may come with the tools; elsewhere tools change with every row that comes into view.
  const choosing = definition.filters && tools;
  // biome-ignore lint/correctness/useExhaustiveDependencies: choices are asked for through the context.
  const filters = useMemo(
    () => toFilters(definition, texts, context).filter(({ choices }) => isWhole || choices),
    [definition, isWhole, texts, context, choosing],
  );
  // Rows come and go many times a second while a list is scrolled; what stands around them stays as it was drawn.
  const above = useMemo(
    () => (
      <ListToolbar
        definition={definition}
        list={head}
        context={context}
        texts={texts}
        isSelecting={isSelecting}
        onToRows={() => focusFirstRow(rootRef.current)}
        onEnter={onEnter}
        onColumns={saved && sorted ? () => setHasColumns((isOpen) => !isOpen) : undefined}
        hasColumns={hasColumns}
        saved={saved}
        extra={typeof toolbar === 'function' ? toolbar(context) : toolbar}
      />
    ),
    [definition, sorted, head, context, texts, isSelecting, saved, hasColumns, toolbar, onEnter],
  );
  const bars = useMemo(() => {
    const { call, list, toScope } = definition;
    const declared: FullListDeclaration = list ? { call, list, toScope } : { call };
    const bar = { declared, saved, filters, list: head, groups: sorted && isWhole ? toGroupChoices(sorted, texts, context.t) : [] };
    const hasBar = isWhole || filters.length > 0;
    const waiting = <div className={styles.tabs} />;
    return (
      <>
        {!isNarrow && saved && saved.views.length > 0 && (
          <Suspense fallback={waiting}>
            <ViewRow saved={saved} definition={declared} state={head.state} />
          </Suspense>
        )}
        {hasBar && <Suspense fallback={waiting}>{isNarrow ? <NarrowBar {...bar} /> : <FilterBar {...bar} />}</Suspense>}
      </>
    );
  }, [definition, sorted, head, texts, context, filters, isWhole, isNarrow, saved, styles.tabs]);
  const foot = useMemo(
    () =>
      head.whole && (
        <Suspense fallback={<div className={styles.tabs} />}>
          <FullListFooter
            whole={head.whole}
            texts={texts}
            ticked={ticked}
            declared={sorted}
            onLeave={() =>
              head.change(
                ({ filters }) => ({
                  sort: null,
                  group: null,
                  isWhole: false,
                  ...(sorted?.searchesCodes && { search: '' }),
                  filters: withoutFilters(filters, sorted?.filters ?? []),
                }),
                { replace: true },
              )
            }
          />
        </Suspense>
      ),
    [sorted, head, texts, ticked, styles.tabs],
  );
  return (
    <ToolsRow isCrowded={definition.dates !== undefined}>
      <div className={styles.root} ref={rootRef}>
        {/* Groups are counted where they are turned. */}
        <PageHeader
          count={list.groups && !definition.grouping?.countsRows ? null : (list.whole?.answer?.of ?? list.totalItems)}
          isKept={list.kept !== null}
        />
        <Suspense fallback={null}>{list.kept && <OfflineBar kept={list.kept} isTrying={list.isFetching} onTry={list.refresh} />}</Suspense>
        {above}
        <Card className={styles.card}>
          <Suspense fallback={definition.tabs && <div className={styles.tabs} />}>
            {definition.tabs && <ListTabs tabs={definition.tabs} tab={list.state.tab} onTab={(tab) => list.change({ tab })} />}
            {list.unreadable.length > 0 && <UnreadableBar rows={list.unreadable} call={definition.call} />}
          </Suspense>
          {bars}
          {answer && definition.notice?.(answer, context)}
          {definition.above?.({ rows: list.rows, state: list.state, showFirst })}
          <div className={styles.body}>
            <div className={styles.rows}>
              <ListBody {...parts} onTicked={onTicked} columns={saved?.columns ?? null} />
            </div>
            {hasColumns && saved && (
              <Suspense fallback={null}>
                <ColumnPanel
                  columns={toDrawnColumns(definition).map((column) => ({
                    ...column,
                    name: texts.head(column.key),
                  }))}
                  chosen={saved.columns}
                  onChange={saved.changeColumns}
                  onClose={() => setHasColumns(false)}
                />
              </Suspense>
            )}
          </div>
          {foot}
          {!list.whole && list.isPaged && list.totalItems !== null && list.totalItems > 0 && (
            <Pager
              page={list.page}
              pageCount={list.pageCount}
              totalItems={list.totalItems}
              rangeText={list.kept ? toKeptRange : texts.range}
              note={
                list.kept?.asOf && (
                  <Suspense fallback={null}>
                    <OfflineNote asOf={list.kept.asOf} />
                  </Suspense>
                )
              }
              foot={
                <>
                  {answer && definition.foot?.(answer, context)}
                  {isWhole && (
                    <Suspense fallback={null}>
                      <AddUpButton onPress={() => list.change({ isWhole: true }, { replace: true })} />
                    </Suspense>
                  )}
                </>
              }
              onPage={(page) => list.change({ page })}
              onStep={(step) => list.change(({ page }) => ({ page: Math.min(Math.max(page + step, 1), list.pageCount) }))}
            />
          )}
        </Card>
        {dialogs}
      </div>
    </ToolsRow>
  );
}
