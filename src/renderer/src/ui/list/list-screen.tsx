import { makeStyles } from '@fluentui/react-components';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { Card } from '@renderer/ui/layout/card';
import { flexColumn, stack } from '@renderer/ui/layout/layout-styles';
import { BesideTitle, PageHeader } from '@renderer/ui/layout/page-header';
import type { RowId } from '@renderer/ui/table/column';
import { ToolsRow } from '@renderer/ui/tools/tools-row';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { toSortedList } from './full/use-full-list';
import { type ShownListParts, useFilterBars, useFullListFoot, useListToolbar } from './list-bars';
import { ListBody } from './list-body';
import type { ListDefinition, ListName, RawRow } from './list-definition';
import { toListTexts } from './list-texts';
import { Pager } from './pager';
import type { ListContext } from './state/list-context';
import { toMovedList } from './state/list-memory';
import { createSelectedRows } from './state/selected-rows';
import { useList, useListHead } from './state/use-list';
import { useListContext } from './state/use-list-context';
import { useListViews } from './views/use-list-views';

const ListTabs = lazyWithProps(() => import('./list-tabs'), 'ListTabs');
const OfflineBar = lazyWithProps(() => import('./offline/offline-bar'), 'OfflineBar');
const OfflineNote = lazyWithProps(() => import('./offline/offline-note'), 'OfflineNote');
const AddUpButton = lazyWithProps(() => import('./full/add-up-button'), 'AddUpButton');
const UnreadableBar = lazyWithProps(() => import('./unreadable-bar'), 'UnreadableBar');

const useStyles = makeStyles({
  root: { ...stack.gap16, flexGrow: 1, minHeight: 0, '@media (max-width: 999.98px)': { gap: '12px' } },
  card: { ...flexColumn, flexGrow: 1, flexBasis: 0, minHeight: '320px', overflow: 'hidden' },
  rows: { ...flexColumn, flexGrow: 1, flexBasis: 0, minWidth: 0, minHeight: 0 },
  body: { display: 'flex', flexGrow: 1, flexBasis: 0, minHeight: 0, '@media (max-width: 999.98px)': { flexDirection: 'column' } },
});

interface ShownListProps<Name extends ListName, Row extends { id: RowId }, Tools> {
  definition: ListDefinition<Name, Row, Tools>;
  /** More buttons at the end of the toolbar. */
  toolbar: ReactNode | ((list: ListContext<Tools>) => ReactNode);
  tools: Tools;
}

type ListScreenProps<Name extends ListName, Row extends { id: RowId }, Tools> = Pick<ShownListProps<Name, Row, Tools>, 'definition'> &
  Partial<Pick<ShownListProps<Name, Row, Tools>, 'toolbar'>> &
  (undefined extends Tools ? { tools?: Tools } : { tools: Tools });

/** A complete list screen from its declaration. `tools` has the values of the screen's own hooks that the list's actions need. */
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

/** The list's rows and everything that the bars around them share. */
function useShownParts<Name extends ListName, Row extends { id: RowId }, Tools>(
  definition: ListDefinition<Name, Row, Tools>,
  tools: Tools,
): { parts: ShownListParts<Name, Row, Tools>; dialogs: ReactElement } {
  const list = useList(definition);
  const { context, dialogs } = useListContext(definition, list, tools);
  const texts = useMemo(() => toListTexts(definition.texts, context.t, definition.list), [definition, context.t]);
  const head = useListHead(list);
  const saved = useListViews(definition, list);
  const sorted = toSortedList(definition);
  const isWhole = sorted !== null && (list.kept === null || list.whole?.answer != null);
  return { parts: { definition, list, context, texts, head, saved, sorted, isWhole }, dialogs };
}

/** Selected rows outside of React state, so that a tick only renders the parts that show it. */
function useSelectedRows<Row>() {
  const [isSelecting, setSelecting] = useState(false);
  const [selected] = useState(createSelectedRows);
  const onTicked = useCallback(
    (rows: ReadonlyMap<RowId, Row>) => {
      setSelecting(rows.size > 0);
      selected.setState({ rows });
    },
    [selected],
  );
  return { isSelecting, selected, onTicked };
}

function ShownList<Name extends ListName, Row extends { id: RowId }, Tools>(props: ShownListProps<Name, Row, Tools>): ReactElement {
  const { definition, tools } = props;
  const styles = useStyles();
  const { parts, dialogs } = useShownParts(definition, tools);
  const { list, saved } = parts;
  const { isSelecting, selected, onTicked } = useSelectedRows<Row>();
  const root = useRef<HTMLDivElement>(null);
  const { toolbar, columnPanel } = useListToolbar(parts, { root, isSelecting, extra: props.toolbar });
  const bars = useFilterBars(parts, tools, useTabs(parts));
  const foot = useFullListFoot(parts, selected);
  // Records of groups are counted on their own pages.
  const count = list.groups && !definition.grouping?.countsRows ? null : (list.whole?.answer?.of ?? list.totalItems);
  return (
    <ToolsRow isCrowded={definition.dates !== undefined}>
      <div className={styles.root} ref={root} data-wide>
        <PageHeader count={count} isKept={list.kept !== null} />
        <Suspense fallback={null}>{list.kept && <OfflineBar kept={list.kept} isTrying={list.isFetching} onTry={list.refresh} />}</Suspense>
        {toolbar}
        <Card className={styles.card}>
          <Suspense fallback={null}>
            {list.unreadable.length > 0 && <UnreadableBar rows={list.unreadable} call={definition.call} />}
          </Suspense>
          {bars}
          <ListNotices {...parts} />
          <div className={styles.body}>
            <div className={styles.rows}>
              <ListBody {...parts} onTicked={onTicked} columns={saved?.columns ?? null} isBesidePanel={Boolean(columnPanel)} />
            </div>
            {columnPanel}
          </div>
          {foot}
          <ListPages {...parts} />
        </Card>
        {dialogs}
      </div>
    </ToolsRow>
  );
}

/** Returns the list's tabs, if it has any; they don't render while the list is scrolled. */
function useTabs<Name extends ListName, Row extends { id: RowId }, Tools>(parts: ShownListParts<Name, Row, Tools>): ReactNode {
  const { definition, head, context } = parts;
  const answer = definition.tabNote && head.answer;
  return useMemo(
    () =>
      definition.tabs && (
        <Suspense fallback={null}>
          <ListTabs
            tabs={definition.tabs}
            tab={head.state.tab}
            onTab={(tab) => head.change({ tab })}
            picksFocused={definition.picksFocusedTab}
            toNote={toTabNote({ definition, answer, context })}
          />
        </Suspense>
      ),
    [definition, head, answer, context],
  );
}

/** Returns the notes of the list's tabs, once their data has arrived. */
function toTabNote<Name extends ListName, Row extends { id: RowId }, Tools>({
  definition,
  answer,
  context,
}: Pick<ShownListParts<Name, Row, Tools>, 'definition' | 'context'> & { answer: unknown }): ((tab: string) => ReactNode) | undefined {
  return answer && definition.tabNote ? (tab) => definition.tabNote?.(tab, answer as ValueOf<Name>, context) : undefined;
}

/** The parts that a list declares for the space above its rows and beside the title. */
function ListNotices<Name extends ListName, Row extends { id: RowId }, Tools>(props: ShownListParts<Name, Row, Tools>): ReactElement {
  const { definition, list, context } = props;
  const client = useQueryClient();
  const answer = list.answer as ValueOf<Name> | undefined;
  const showFirst = (): void => {
    // The filters may not match the new row.
    list.change({ page: 1, search: '', filters: {}, sort: null, group: null, view: '' });
    void client.invalidateQueries({ queryKey: [definition.call] });
    list.whole?.readOn();
  };
  return (
    <>
      {answer && definition.notice?.(answer, context)}
      {definition.besideTitle && <BesideTitle>{definition.besideTitle({ rows: list.rows, state: list.state, showFirst })}</BesideTitle>}
    </>
  );
}

/** The pager of a list that is loaded page by page. */
function ListPages<Name extends ListName, Row extends { id: RowId }, Tools>(props: ShownListParts<Name, Row, Tools>): ReactElement | null {
  const { definition, list, context, texts, isWhole } = props;
  const answer = list.answer as ValueOf<Name> | undefined;
  if (list.whole || !list.isPaged || list.totalItems === null || list.totalItems === 0) return null;
  const toKeptRange = ({ total, ...values }: { from: number; to: number; total: number }): string =>
    context.t('lists.kept.range', { ...values, total, count: total });
  const note = list.kept?.asOf && (
    <Suspense fallback={null}>
      <OfflineNote asOf={list.kept.asOf} />
    </Suspense>
  );
  const foot = (
    <>
      {answer && definition.foot?.(answer, context)}
      {isWhole && (
        <Suspense fallback={null}>
          <AddUpButton onPress={() => list.change({ isWhole: true }, { replace: true })} />
        </Suspense>
      )}
    </>
  );
  return (
    <Pager
      page={list.page}
      pageCount={list.pageCount}
      totalItems={list.totalItems}
      rangeText={list.kept ? toKeptRange : texts.range}
      note={note}
      foot={foot}
      onPage={(page) => list.change({ page })}
      onStep={(step) => list.change(({ page }) => ({ page: Math.min(Math.max(page + step, 1), list.pageCount) }))}
    />
  );
}
