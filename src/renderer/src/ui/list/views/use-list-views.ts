import { request } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useSend } from '@renderer/runtime/calls/use-send';
import type { ListColumns, ListExportChoice, ListView, ListViews } from '@shared/contract/desktop/list-views';
import { noListViews } from '@shared/domain/lists/saved-views';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListDefinition, ListName } from '../list-definition';
import type { ListDefaults, ListState, ListStateChange } from '../state/list-state';
import type { List } from '../state/use-list';

export interface SavedViews {
  views: readonly ListView[];
  /** The one that was chosen; null for all rows. */
  current: ListView | null;
  defaultId: string | null;
  /** Filters or order are not those of the chosen one any more; without one, there are some to be saved. */
  isChanged: boolean;
  /** Null for those of the list. */
  columns: ListColumns | null;
  choose(view: ListView | null): void;
  /** What stands there now, under a new name. */
  add(name: string): Promise<boolean>;
  /** What stands there now, under the name of the chosen one. */
  keep(): void;
  rename(view: ListView, name: string): Promise<boolean>;
  remove(view: ListView): void;
  openWith(view: ListView | null): void;
  changeColumns(columns: ListColumns | null): void;
  /** What was chosen for the last file; null before the first. */
  exported: ListExportChoice | null;
  keepExport(choice: ListExportChoice): void;
  toFile(view: ListView): void;
  fromFile(): void;
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

/** What the account has saved of a list; null for lists whose screens export them by themselves. */
export function useListViews(
  { id, file }: Pick<ListDefinition<ListName>, 'id' | 'file'>,
  { state, defaults, change }: Pick<List<never>, 'state' | 'defaults' | 'change'>,
): SavedViews | null {
  const isOffered = file !== 'own';
  const client = useQueryClient();
  const send = useSend();
  const { data } = useRead(
    'listViews.read',
    { list: id },
    { enabled: isOffered, failure: 'inPlace', staleTimeMs: Number.POSITIVE_INFINITY },
  );
  const { presets } = defaults;
  useDefaultView(isOffered ? data : undefined, presets, change);
  return useMemo(() => {
    if (!isOffered) return null;
    const own: ListViews = data ?? noListViews;
    const current = own.views.find((view) => view.id === state.view) ?? null;
    const key = readKey('listViews.read', { list: id });
    /** From what is kept now, which is read first where it was not yet: nothing of it is lost to what is saved early. */
    const save = async (toNext: (kept: ListViews) => ListViews): Promise<boolean> => {
      const kept = client.getQueryData<ListViews>(key) ?? (await readStored(client, id));
      if (!kept) return false;
      const value = toNext(kept);
      client.setQueryData(key, value);
      const isSaved = (await send('listViews.save', { list: id, value })).ok;
      if (isSaved) return true;
      if (client.getQueryData(key) === value) client.setQueryData(key, kept);
      else void client.invalidateQueries({ queryKey: key });
      return false;
    };
    const put = (id: string, changes: Partial<ListView>): Promise<boolean> =>
      save((kept) => ({ ...kept, views: kept.views.map((one) => (one.id === id ? { ...one, ...changes } : one)) }));
    const now = {
      filters: toPlain(state.filters),
      sort: state.sort ?? null,
      group: state.group ? { ...state.group, folded: [...state.group.folded] } : null,
      ...(state.dates?.preset && { dates: state.dates.preset }),
    };
    return {
      views: own.views,
      current,
      defaultId: own.defaultId,
      isChanged: !isSame(current ?? { filters: {}, sort: null }, state),
      columns: current ? current.columns : own.columns,
      choose: (view) => change(toChange(view, presets)),
      async add(name) {
        const view = { id: crypto.randomUUID(), name, ...now, columns: current ? current.columns : own.columns };
        const isSaved = await save((kept) => ({ ...kept, views: [...kept.views, view] }));
        if (isSaved) change({ view: view.id }, { replace: true });
        return isSaved;
      },
      keep: () => void (current && put(current.id, now)),
      rename: (view, name) => put(view.id, { name }),
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
    };
  }, [isOffered, data, state, presets, change, client, send, id]);
}

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

/** Without a word about days the list keeps those that it shows. */
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

/** A list that is opened with nothing in its address opens with the view that was chosen for that. */
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
