import { toSearchText } from '@renderer/validation/search-text';
import { isDay } from '@shared/domain/dates';
import type { DayRange } from '@shared/domain/lists/day-ranges';

/** What a list shows. It is in the search parameters of its route, so that the back button and links restore it. */
export interface ListState {
  /** From 1. */
  page: number;
  search: string;
  /** Key of the selected tab; '' in lists without tabs. */
  tab: string;
  /** Null in lists without dates. */
  dates: DayRange | null;
  /** Values by the filter's key; a missing or empty filter doesn't restrict the rows. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** The sorting column; omitted for the server's order. */
  sort?: ListSort;
  /** The grouping of the rows. */
  group?: ListGroup;
  /** The full list is loaded for counts and sums, without sorting or filters. */
  isWhole?: boolean;
  /** Id of the chosen saved view, changed or not. */
  view?: string;
}

export interface ListGroup {
  /** Key of the value that a group's rows share. */
  key: string;
  /** The collapsed groups; after `*`, the expanded ones. */
  folded: readonly string[];
}

const allFolded = '*';

export const isCollapsed = ({ folded }: ListGroup, value: string): boolean => (folded[0] === allFolded) !== folded.includes(value);

export const collapseAll = (group: ListGroup, isAll: boolean): ListGroup => ({ ...group, folded: isAll ? [allFolded] : [] });

/** Collapses or expands a group. */
export const toggleCollapsed = ({ key, folded }: ListGroup, value: string): ListGroup => ({
  key,
  folded: folded.includes(value) ? folded.filter((one) => one !== value) : [...folded, value],
});

export interface ListSort {
  /** Key of the column. */
  key: string;
  isDescending: boolean;
}

/** The initial state of a list; the address contains only differences from it. */
export interface ListDefaults {
  tabs?: readonly string[];
  dates?: DayRange;
  /** Today's date range of each preset, in lists with dates. */
  presets?: readonly DayRange[];
  /** Filters with their valid values, or null if those aren't known beforehand. */
  filters?: readonly { key: string; values: readonly string[] | null }[];
  /** Keys of the columns that can be sorted by. */
  sortable?: readonly string[];
  /** Values by which rows can be grouped. */
  groupable?: readonly string[];
}

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function parseDates(params: URLSearchParams, { dates: defaults, presets }: ListDefaults): DayRange | null {
  if (!defaults) return null;
  const moving = presets?.find(({ preset }) => preset === params.get('dates'));
  if (moving) return moving;
  const [from, to] = [params.get('from'), params.get('to')];
  return from && to && isDay(from) && isDay(to) && from <= to ? { from, to } : defaults;
}

function parseFilters(params: URLSearchParams, { filters = [] }: ListDefaults): ListState['filters'] {
  const chosen = filters.map(({ key, values }) => [key, params.getAll(key).filter((value) => values?.includes(value) ?? true)] as const);
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0));
}

/** Parses `total`, or `-total` for descending. */
function parseSort(text: string | null, sortable: readonly string[] = []): ListSort | undefined {
  const key = text?.replace(/^-/, '') ?? '';
  return sortable.includes(key) ? { key, isDescending: text?.startsWith('-') ?? false } : undefined;
}

/** Parses the address; invalid values fall back to the default. */
export function parseListState(params: URLSearchParams, defaults: ListDefaults): ListState {
  const { tabs } = defaults;
  const tab = params.get('tab') ?? '';
  const sort = parseSort(params.get('sort'), defaults.sortable);
  const group = params.get('group') ?? '';
  return {
    page: parsePage(params.get('page')),
    search: params.get('search')?.trim() ?? '',
    tab: tabs?.includes(tab) ? tab : (tabs?.[0] ?? ''),
    dates: parseDates(params, defaults),
    filters: parseFilters(params, defaults),
    ...(sort && { sort }),
    ...(defaults.groupable?.includes(group) && { group: { key: group, folded: params.getAll('fold') } }),
    ...(defaults.sortable && params.has('whole') && { isWhole: true }),
    ...(defaults.sortable && params.get('view') && { view: params.get('view') ?? '' }),
  };
}

/** Leaves out what equals the default, and retains other parameters. */
export function toListParams(state: ListState, defaults: ListDefaults, others = new URLSearchParams()): URLSearchParams {
  const params = new URLSearchParams(others);
  for (const name of [
    'page',
    'search',
    'tab',
    'dates',
    'from',
    'to',
    'sort',
    'group',
    'fold',
    'whole',
    'view',
    ...(defaults.filters ?? []).map(({ key }) => key),
  ])
    params.delete(name);
  if (state.page > 1) params.set('page', String(state.page));
  if (state.search) params.set('search', state.search);
  if (state.tab && state.tab !== defaults.tabs?.[0]) params.set('tab', state.tab);
  if (state.dates && !isSameRange(state.dates, defaults.dates)) {
    if (state.dates.preset) params.set('dates', state.dates.preset);
    else {
      params.set('from', state.dates.from);
      params.set('to', state.dates.to);
    }
  }
  if (state.sort) params.set('sort', `${state.sort.isDescending ? '-' : ''}${state.sort.key}`);
  if (state.group) params.set('group', state.group.key);
  for (const value of state.group?.folded ?? []) params.append('fold', value);
  if (state.isWhole) params.set('whole', '');
  if (state.view) params.set('view', state.view);
  for (const [key, values] of Object.entries(state.filters)) for (const value of values) params.append(key, value);
  return params;
}

/** Whether two ranges are equal. Today and this month differ, even on the first day of a month, when both have the same days. */
function isSameRange(a: DayRange, b: DayRange | undefined): boolean {
  return a.from === b?.from && a.to === b.to && (a.preset === undefined || a.preset === b.preset);
}

/** Returns to page 1 on every change except one of the page (checklist API-19). */
export function changeListState(state: ListState, change: ListStateChange): ListState {
  const { sort = null, group = null, ...rest } = { ...state, page: 1, ...change };
  return { ...rest, ...(sort && { sort }), ...(group && { group }) };
}

/** `sort: null` restores the server's order, `group: null` removes the groups. */
export type ListStateChange = Partial<Omit<ListState, 'sort' | 'group'>> & { sort?: ListSort | null; group?: ListGroup | null };

/** Returns the state with the search as it is sent to the server; the address retains the original text. */
export function toAsked({ toSearch = toSearchText }: { toSearch?: ((typed: string) => string) | undefined }, state: ListState): ListState {
  return { ...state, search: toSearch(state.search) };
}

/** Returns the key of a list's query, which doesn't depend on collapsed groups. */
export const toQueryKey = ({ group, ...state }: ListState): string => JSON.stringify({ ...state, group: group?.key });
