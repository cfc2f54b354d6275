import { request } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useSend } from '@renderer/runtime/calls/use-send';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { ListColumns, ListExportChoice, ListView, ListViews } from '@shared/contract/desktop/list-views';
import { maxListViews, noListViews, toStarterViews } from '@shared/domain/lists/saved-views';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { toViewName } from '../full/filters';
import type { ListDefinition, ListName } from '../list-definition';
import type { ListDefaults, ListState, ListStateChange } from '../state/list-state';
import type { List } from '../state/use-list';

export interface SavedViews {
  views: readonly ListView[];
  /** The chosen view; null for all rows. */
  current: ListView | null;
  defaultId: string | null;
  /** The list's filters or order differ from the chosen view's. Without one, there are some to save. */
  isChanged: boolean;
  /** Null for the list's own columns. */
  columns: ListColumns | null;
  choose(view: ListView | null): void;
  /** Saves the list's filters and order as a new view. */
  add(name: string): Promise<boolean>;
  /** Saves the list's filters and order in the chosen view. */
  keep(): void;
  rename(view: ListView, name: string): Promise<boolean>;
  remove(view: ListView): void;
  openWith(view: ListView | null): void;
  changeColumns(columns: ListColumns | null): void;
  /** The choices of the last export; null before the first one. */
  exported: ListExportChoice | null;
  keepExport(choice: ListExportChoice): void;
  toFile(view: ListView): void;
  fromFile(): void;
  /** Adds the starter views that were deleted or renamed; null if there are none. */
  bringBack: (() => void) | null;
}

const sorted = (filters: ListState['filters']): string =>
  JSON.stringify(
    Object.entries(filters)
      .filter(([, values]) => values.length > 0)
      .map(([key, values]) => [key, [...values].sort()])
      .sort(),
  );

const isSame = (
  view: Pick<ListView, 'filters' | 'sort' | 'group' | 'dates'>,
  { filters, sort, group, dates }: Pick<ListState, 'filters' | 'sort' | 'group' | 'dates'>,
): boolean =>
  sorted(view.filters) === sorted(filters) &&
  (view.dates === undefined || view.dates === dates?.preset) &&
  JSON.stringify([view.sort, view.group ?? null]) === JSON.stringify([sort ?? null, group ?? null]);

/** The account's saved views of a list; null for lists whose screens export by themselves. */
export function useListViews(
  { id, file }: Pick<ListDefinition<ListName>, 'id' | 'file'>,
  { state, defaults, change }: Pick<List<never>, 'state' | 'defaults' | 'change'>,
): SavedViews | null {
  const isOffered = file !== 'own';
  const send = useSend();
  const t = useTexts();
  const { data } = useRead(
    'listViews.read',
    { list: id },
    { enabled: isOffered, failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY },
  );
  const { presets } = defaults;
  useDefaultView(isOffered ? data : undefined, presets, change);
  const save = useSaveViews(id);
  return useMemo(() => {
    if (!isOffered) return null;
    const stored: ListViews = data ?? noListViews;
    const own = { ...stored, views: stored.views.map((view) => ({ ...view, name: toViewName(view, t) })) };
    const missing = toStarterViews(id).filter(({ starter }) => !own.views.some((view) => view.starter === starter));
    const current = own.views.find((view) => view.id === state.view) ?? null;
    const put = (id: string, changes: Partial<ListView>): Promise<boolean> =>
      save((kept) => ({ ...kept, views: kept.views.map((one) => (one.id === id ? { ...one, ...changes } : one)) }));
    return {
      views: own.views,
      current,
      defaultId: own.defaultId,
      isChanged: !isSame(current ?? { filters: {}, sort: null }, state),
      columns: current ? current.columns : own.columns,
      choose: (view) => change(toChange(view, presets)),
      async add(name) {
        const view = { id: crypto.randomUUID(), name, ...toView(state), columns: current ? current.columns : own.columns };
        const isSaved = await save((kept) => ({ ...kept, views: [...kept.views, view] }));
        if (isSaved) change({ view: view.id }, { replace: true });
        return isSaved;
      },
      keep: () => void (current && put(current.id, toView(state))),
      rename: (view, name) => put(view.id, { name, starter: undefined }),
      remove: (view) =>
        void save((kept) => ({
          ...kept,
          views: kept.views.filter((one) => one.id !== view.id),
          defaultId: kept.defaultId === view.id ? null : kept.defaultId,
        })),
      openWith: (view) => void save((kept) => ({ ...kept, defaultId: view?.id ?? null })),
      changeColumns: (columns) => void (current ? put(current.id, { columns }) : save((kept) => ({ ...kept, columns }))),
      exported: own.exported ?? null,
      keepExport: (exported) => void save((kept) => ({ ...kept, exported })),
      toFile: (view) => void send('listViews.export', { list: id, id: view.id }),
      async fromFile() {
        const added = await send('listViews.import', { list: id });
        if (added.ok && added.value) change(toChange(added.value, presets));
      },
      bringBack: missing.length > 0 ? () => void save((kept) => ({ ...kept, views: withMissing(kept.views, missing) })) : null,
    };
  }, [isOffered, data, state, presets, change, send, save, id, t]);
}

/** Saves a change of the stored views, which are loaded first if they aren't yet, so that an early save loses none of them. */
function useSaveViews(list: string): (toNext: (kept: ListViews) => ListViews) => Promise<boolean> {
  const client = useQueryClient();
  const send = useSend();
  return useCallback(
    async (toNext) => {
      const key = readKey('listViews.read', { list });
      const kept = client.getQueryData<ListViews>(key) ?? (await readStored(client, list));
      if (!kept) return false;
      const value = toNext(kept);
      client.setQueryData(key, value);
      if ((await send('listViews.save', { list, value })).ok) return true;
      if (client.getQueryData(key) === value) client.setQueryData(key, kept);
      else void client.invalidateQueries({ queryKey: key });
      return false;
    },
    [client, send, list],
  );
}

/** A renamed starter view keeps its id, so that of its successor is another one. */
const withMissing = (views: readonly ListView[], missing: readonly ListView[]): ListView[] =>
  [...views, ...missing.map((view) => ({ ...view, id: crypto.randomUUID() }))].slice(0, maxListViews);

/** The list's filters and order, as a view stores them. */
const toView = ({ filters, sort, group, dates }: ListState) => ({
  filters: toPlain(filters),
  sort: sort ?? null,
  group: group ? { ...group, folded: [...group.folded] } : null,
  ...(dates?.preset && { dates: dates.preset }),
});

const readStored = (client: QueryClient, list: string): Promise<ListViews | null> =>
  client
    .fetchQuery({
      queryKey: readKey('listViews.read', { list }),
      queryFn: () => request('listViews.read', { list }),
      meta: { failure: 'auto', standIn: false },
    })
    .catch(() => null);

const toPlain = (filters: ListState['filters']): ListView['filters'] =>
  Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]));

/** A view without dates leaves the list's dates unchanged. */
function toChange(view: ListView | null, presets: ListDefaults['presets']): ListStateChange {
  const dates = presets?.find(({ preset }) => preset === view?.dates);
  return {
    filters: view?.filters ?? {},
    sort: view?.sort ?? null,
    group: view?.group ?? null,
    isWhole: false,
    view: view?.id ?? '',
    ...(dates && { dates }),
  };
}

/** Opens the default view if the list's address has no parameters. */
function useDefaultView(views: ListViews | undefined, presets: ListDefaults['presets'], change: List<never>['change']): void {
  const { search } = useLocation();
  const isAsked = useRef(search !== '');
  useEffect(() => {
    if (!views || isAsked.current) return;
    isAsked.current = true;
    const view = views.views.find(({ id }) => id === views.defaultId);
    if (view) change(toChange(view, presets), { replace: true });
  }, [views, presets, change]);
}
