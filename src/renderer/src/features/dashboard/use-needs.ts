import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { earliestOrderDay } from '@renderer/shared-components/orders/order-days';
import { type OrderFilters, type OrderList, orderLists, toOrdersOf } from '@renderer/shared-components/orders/order-links';
import { useFullListView } from '@renderer/ui/list/full/use-full-list';
import { toListParams } from '@renderer/ui/list/state/list-state';
import type { FullListQuery, FullListReading } from '@shared/contract/desktop/full-lists';
import { toPageCount } from '@shared/domain/server/paging';
import { useMemo } from 'react';

/** A list with the records that need somebody, filtered as the figure says. */
export interface NeedList {
  key: 'orders' | 'guestOrders' | 'products' | 'messages';
  /** Null while the full list isn't loaded. */
  count: number | null;
  to: string;
}

export interface Need {
  key: 'new' | 'notPrinted' | 'messages' | 'outOfStock';
  /** The lists that the user may see; without any, the card isn't shown. */
  lists: readonly NeedList[];
  /** Time of the oldest order, ISO. */
  oldestAt?: string | null;
  /** Sender of the oldest message; messages have no time. */
  oldestFrom?: string | null;
  /** Number of products that are running low. */
  low?: number | null;
  /** The list of these products. */
  lowTo?: string;
}

interface Needs {
  needs: readonly Need[];
  /** Lists that are still being loaded, or that couldn't be. */
  reading: readonly { list: OrderList | 'products.list'; state: FullListReading }[];
}

const newOrders: OrderFilters = { status: ['ordered'] };
const unprinted: OrderFilters = { status: ['ordered', 'process'], printed: ['no'] };

interface Counted {
  isForbidden: boolean;
  count: number | null;
  oldestAt: string | null;
  low: number | null;
  reading: FullListReading;
}

/** Counts the matching rows of a full list; the first query starts loading it. */
function useCounted(question: FullListQuery): Counted {
  const { data, failure } = useFullListView(question);
  const isLoaded = data !== undefined && data.of !== null;
  const [first] = isLoaded ? (data.rows as { createdAt?: string }[]) : [];
  const low = isLoaded && data.counts.stockState ? (data.counts.stockState.find(({ value }) => value === 'low')?.count ?? 0) : null;
  const failed = failure ?? (data?.reading.kind === 'failed' ? { code: data.reading.code } : null);
  return {
    isForbidden: failed?.code === 'forbidden',
    count: isLoaded ? data.totalItems : null,
    oldestAt: first?.createdAt ?? null,
    low,
    reading: failure ? { kind: 'failed', read: 0, code: failure.code } : isLoaded ? { kind: 'none' } : (data?.reading ?? { kind: 'none' }),
  };
}

function useOrders(list: OrderList, today: string, filters: OrderFilters): Counted {
  const language = useLanguage();
  const question = useMemo(
    (): FullListQuery => ({
      list,
      startDate: earliestOrderDay,
      endDate: today,
      language,
      filters: Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]])),
      sort: { key: 'date', isDescending: false },
      page: 1,
    }),
    [list, today, language, filters],
  );
  return useCounted(question);
}

/** Counts the orders of both kinds, which each have their own list. */
function useBothOrders(key: 'new' | 'notPrinted', today: string, filters: OrderFilters): { need: Need; each: readonly Counted[] } {
  const each = [useOrders('orders.list', today, filters), useOrders('guestOrders.list', today, filters)];
  const lists = orderLists.flatMap((list, at): NeedList[] => {
    const one = each[at];
    if (!one || one.isForbidden) return [];
    return [{ key: at === 0 ? 'orders' : 'guestOrders', count: one.count, to: toOrdersOf(list, earliestOrderDay, today, filters) }];
  });
  const [oldestAt = null] = each.flatMap(({ oldestAt: at }) => at ?? []).toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return { need: { key, lists, oldestAt }, each };
}

/** The open messages of customers; the server counts them, and its last page has the oldest one. */
function useMessages(): Need {
  const options = { failure: 'inPlace' } as const;
  const { data, error } = useRead('shopMessages.list', { query: { page: 1, status: 'open' } }, options);
  const total = data?.totalItems ?? null;
  const last = toPageCount(total ?? 0);
  const oldest = useRead('shopMessages.list', { query: { page: last, status: 'open' } }, { ...options, enabled: total !== null });
  const isForbidden = !data && error?.failure.code === 'forbidden';
  return {
    key: 'messages',
    lists: isForbidden ? [] : [{ key: 'messages', count: total, to: '/masterHN/contact-us' }],
    oldestFrom: oldest.data?.rows.at(-1)?.full_name ?? null,
  };
}

function useOutOfStock(): { need: Need; counted: Counted } {
  const language = useLanguage();
  const counted = useCounted(
    useMemo(
      (): FullListQuery => ({ list: 'products.list', isDeleted: false, language, filters: { stockState: ['out'] }, sort: null, page: 1 }),
      [language],
    ),
  );
  const toProducts = (stockState: string): string =>
    `/masterHN/products?${toListParams({ page: 1, search: '', tab: '', dates: null, filters: { stockState: [stockState] } }, {})}`;
  const lists: NeedList[] = counted.isForbidden ? [] : [{ key: 'products', count: counted.count, to: toProducts('out') }];
  return { need: { key: 'outOfStock', lists, low: counted.low, lowTo: toProducts('low') }, counted };
}

/** Returns what waits for somebody: new orders, orders that weren't printed, open messages, products that are sold out. */
export function useNeeds(today: string): Needs {
  const fresh = useBothOrders('new', today, newOrders);
  const printed = useBothOrders('notPrinted', today, unprinted);
  const messages = useMessages();
  const stock = useOutOfStock();
  const loading = [
    ...orderLists.map((list, at) => ({ list, counted: fresh.each[at] })),
    { list: 'products.list' as const, counted: stock.counted },
  ];
  return {
    needs: [fresh.need, printed.need, messages, stock.need].filter(({ lists }) => lists.length > 0),
    reading: loading.flatMap(({ list, counted }) =>
      !counted || counted.isForbidden || counted.count !== null ? [] : [{ list, state: counted.reading }],
    ),
  };
}
