import { toFailureError } from '@renderer/runtime/calls/bridge';
import { useIsGone } from '@renderer/runtime/calls/use-is-gone';
import { useRead } from '@renderer/runtime/calls/use-read';
import { notify } from '@renderer/runtime/notices/notify';
import type { RowId } from '@renderer/ui/table/column';
import type { TableWindow } from '@renderer/ui/table/data-table-props';
import type { FullListPart, FullListSelection } from '@shared/contract/desktop/full-lists';
import { type RefObject, useCallback, useEffectEvent, useMemo, useRef } from 'react';
import type { ListName, RawRow } from '../list-definition';
import type { ListPartProps } from '../list-parts';
import { isCollapsed, toggleCollapsed } from '../state/list-state';
import type { ListOrder } from '../state/use-list-order';
import type { ListSelection } from '../state/use-list-selection';
import { GroupHead } from './group-head';
import { toGroupName } from './group-names';
import { unasked } from './use-full-list';

interface ListWindowProps<Name extends ListName, Row extends { id: RowId }, Tools> extends ListPartProps<Name, Row, Tools> {
  selection: ListSelection<Row>;
  order: ListOrder<Row>;
}

interface ListWindow<Row> {
  /** Undefined for a list that is loaded page by page. */
  table: TableWindow<Row> | undefined;
  /** Selects all matching rows, or a part of them. */
  tick(isSelected: boolean, part?: FullListPart): void;
  goToRef: RefObject<((place: number) => void) | null>;
  /** Number of selected rows that match; null if the list isn't loaded in full, or nothing is selected. */
  tickedCount: number | null;
}

/** The rows of a full list, as the table renders and selects them: in one sequence, or in groups. */
export function useListWindow<Name extends ListName, Row extends { id: RowId }, Tools>(
  props: ListWindowProps<Name, Row, Tools>,
): ListWindow<Row> {
  const { list, context } = props;
  const { window, rows } = list;
  const { t } = context;
  const goToRef = useRef<((place: number) => void) | null>(null);
  const ticked = useTicked(props);
  const tick = useTick(props);
  const groups = useGroups(props, ticked, tick);
  const byPlace = useMemo(() => new Map(window?.places.map((place, at) => [place, rows[at]])), [window, rows]);
  const total = window?.total ?? 0;
  const isAll = ticked !== null && total > 0 && ticked.count === total;
  const onShow = window?.onShow;
  const all = useMemo(() => ({ isTicked: isAll, label: t('lists.whole.tickAll'), tick }), [isAll, t, tick]);
  const table = useMemo(
    (): TableWindow<Row> | undefined =>
      onShow && {
        total,
        rowAt: (place) => byPlace.get(place),
        onShow,
        groups,
        onRange: (from, to, isSelected) => tick(isSelected, { between: [from, to] }),
        all,
        goToRef,
      },
    [onShow, total, byPlace, groups, all, tick],
  );
  return { table, tick, goToRef, tickedCount: ticked?.count ?? null };
}

type Tick = ListWindow<RowId>['tick'];

/** Selects rows that the page may not have loaded yet; the same function while the list is shown. */
function useTick<Name extends ListName, Row extends { id: RowId }, Tools>(props: ListWindowProps<Name, Row, Tools>): Tick {
  const { definition, list, selection, order } = props;
  const { whole } = list;
  const question = useRef(whole?.question);
  question.current = whole?.question;
  const isGone = useIsGone();
  const tickRows = useEffectEvent(async (isSelected: boolean, part?: FullListPart): Promise<void> => {
    if (!whole) return;
    const answer = await whole.readRows(part).catch((error: unknown) => toFailureError(error).failure);
    // The list shows other rows by now.
    if (isGone.current || question.current !== whole.question) return;
    if (!Array.isArray(answer)) return notify.failure(answer);
    const read = answer.map((raw) => (definition.toRow ? definition.toRow(raw as RawRow<Name>) : (raw as unknown as Row)));
    if (!part) order.noteAll(read);
    selection.change(read, isSelected);
  });
  return useCallback((isSelected, part) => void tickRows(isSelected, part), []);
}

/** The groups of the list with their heads; null if it isn't grouped. */
function useGroups<Name extends ListName, Row extends { id: RowId }, Tools>(
  { definition, list, context, texts }: ListWindowProps<Name, Row, Tools>,
  ticked: FullListSelection | null,
  tick: Tick,
): TableWindow<Row>['groups'] {
  const { whole, state, change } = list;
  const { language, t, format } = context;
  const { group } = state;
  const answered = whole?.answer?.groups;
  return useMemo(
    () =>
      answered && group
        ? answered.map((one) => {
            const name = toGroupName(definition.list, group.key, one, { t, format, language });
            return {
              value: one.value,
              name,
              count: one.count,
              head: <GroupHead name={name} counted={texts.counted(one.count)} group={one} />,
              isCollapsed: isCollapsed(group, one.value),
              toggle: () => change(({ group: now }) => ({ group: now ? toggleCollapsed(now, one.value) : null }), { replace: true }),
              ticked: ticked?.groups[one.value] ?? 0,
              tick: (isSelected: boolean) => tick(isSelected, { group: one.value }),
            };
          })
        : null,
    [answered, group, definition, texts, t, format, language, change, ticked, tick],
  );
}

/** Numbers of matching rows that are selected, in total and by group; null if nothing is selected. */
function useTicked<Name extends ListName, Row extends { id: RowId }, Tools>({
  list: { whole, window },
  selection,
}: ListWindowProps<Name, Row, Tools>): FullListSelection | null {
  const isAsked = whole !== null && window !== null && selection.ids.size > 0;
  const ids = useMemo(() => (isAsked ? [...selection.ids] : []), [isAsked, selection.ids]);
  const { data } = useRead(
    'fullLists.selected',
    { ...(whole?.question ?? unasked), ids },
    { enabled: isAsked, failure: 'inPlace', staleTimeMs: 0 },
  );
  return isAsked ? (data ?? null) : null;
}
