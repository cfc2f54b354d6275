import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import type { FullListName } from '@shared/domain/lists/full-list';
import type { CachedList, ListCache } from './list-cache';
import type { ListReading } from './list-reading';
import { phonesBefore } from './returning-customers';
import type { RowId, RowStore } from './row-store';
import type { ColumnData } from './view-rows';

export type OrderListName = Extract<FullListName, 'orders.list' | 'guestOrders.list'>;

export const orderLists = ['orders.list', 'guestOrders.list'] as const satisfies OrderListName[];

export const isOrders = (list: FullListName): list is OrderListName => orderLists.some((one) => one === list);

/** Whether a query is about returning customers. */
export const needsReturningCustomers = ({
  list,
  filters,
  group,
}: Pick<FullListQuery, 'list' | 'filters'> & Pick<Partial<FullListQuery>, 'group'>): boolean =>
  isOrders(list) && ('customer' in filters || group?.key === 'customer');

export interface OrderSourcesDeps {
  lists: ListCache;
  reading: Pick<ListReading, 'keepFresh'>;
  /** Returns which of these orders have a sheet that this computer has printed. */
  printedOf(list: OrderListName, ids: readonly number[]): Promise<ReadonlySet<RowId>>;
  monotonic(): number;
}

/** Facts about orders besides their rows: printed sheets of this computer, and returning customers. */
export interface OrderSources {
  /** Returns the phones with an order before the list's days; null until both lists of orders are complete. */
  toBuyers(held: CachedList): ReadonlySet<string> | null;
  /**
   * Starts the full load of both lists of orders. `waiting` is the first list that isn't loaded yet; `isMoved` means that rows were added
   * and removed meanwhile.
   */
  readBuyers(held: CachedList): { waiting: CachedList | null; isMoved: boolean };
  /** Returns the list with the other lists that its last query needs in full. */
  withSources(held: CachedList): CachedList[];
  toColumns(held: CachedList, store: RowStore, asks: { printed: boolean; buyers: boolean }): Promise<ColumnData>;
}

/** Re-reads the print journal at most this often (ms) unless the query needs print state. */
const printedEveryMs = 5000;

export function createOrderSources({ lists, reading, printedOf, monotonic }: OrderSourcesDeps): OrderSources {
  /** Returns the printed orders, as recent as the query needs them. */
  async function readPrinted({ scope: { list }, store, printed }: CachedList, isAsked: boolean): Promise<CachedList['printed']> {
    if (!isOrders(list) || !store) return null;
    const isFresh = printed?.store === store && printed.of === store.size() && !printed.isOld;
    const isRecent = printed?.store === store && monotonic() - printed.at < printedEveryMs;
    if (isFresh || (isRecent && !isAsked)) return printed;
    const ids = await printedOf(list, store.columns().ids.map(Number));
    return { ids, store, of: store.size(), at: monotonic(), isOld: false };
  }

  /** Returns the phones with an order before the list's days; null until both lists of orders are complete. */
  function toBuyers(held: CachedList): ReadonlySet<string> | null {
    const of = orderLists.flatMap((list) => lists.peek({ list })?.store?.columns() ?? []);
    if (of.length < orderLists.length) return null;
    const isSame = held.buyers?.of.every((columns, at) => columns === of[at]);
    if (!isSame) held.buyers = { of, phones: phonesBefore(held.scope.startDate ?? '', of) };
    return held.buyers?.phones ?? null;
  }

  /** Starts the full load of both lists of orders, as `OrderSources.readBuyers`. */
  function readBuyers(held: CachedList): { waiting: CachedList | null; isMoved: boolean } {
    const both = orderLists.map((list) => lists.hold({ list }));
    // Mark the list on screen as the last used one again.
    lists.hold(held.scope);
    for (const one of both) reading.keepFresh(one);
    return { waiting: both.find(({ store }) => !store) ?? null, isMoved: both.some(({ gap }) => gap?.why === 'moved') };
  }

  /** Returns the list with the other lists that its last query needs in full. */
  function withSources(held: CachedList): CachedList[] {
    return [...new Set([held, ...(held.needsReturningCustomers ? orderLists.map((list) => lists.hold({ list })) : [])])];
  }

  /** Returns the columns with printed orders and, if the query needs them, returning customers. */
  async function toColumns(held: CachedList, store: RowStore, asks: { printed: boolean; buyers: boolean }): Promise<ColumnData> {
    held.asksPrinted = asks.printed;
    held.printed = await readPrinted(held, asks.printed);
    return held.viewer.columns(store, held.printed?.ids ?? null, asks.buyers ? toBuyers(held) : null);
  }

  return { toBuyers, readBuyers, withSources, toColumns };
}
