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

/** Whether a question is about who has bought before. */
export const needsReturningCustomers = ({
  list,
  filters,
  group,
}: Pick<FullListQuery, 'list' | 'filters'> & Pick<Partial<FullListQuery>, 'group'>): boolean =>
  isOrders(list) && ('customer' in filters || group?.key === 'customer');

export interface OrderSourcesDeps {
  lists: ListCache;
  reading: Pick<ListReading, 'keepFresh'>;
  /** Those of the orders of which this computer has printed something. */
  printedOf(list: OrderListName, ids: readonly number[]): Promise<ReadonlySet<RowId>>;
  monotonic(): number;
}

/** What is known of orders besides their rows: what this computer printed of them, and who has bought before. */
export interface OrderSources {
  /** Who has bought before the days of a list; null until both lists of orders are whole. */
  toBuyers(held: CachedList): ReadonlySet<string> | null;
  /** Both lists of orders, whole: `waiting` for the first one that was not read yet, and whether rows came and went meanwhile. */
  readBuyers(held: CachedList): { waiting: CachedList | null; isMoved: boolean };
  /** A list with what must be whole for what was asked of it last. */
  withSources(held: CachedList): CachedList[];
  toColumns(held: CachedList, store: RowStore, asks: { printed: boolean; buyers: boolean }): Promise<ColumnData>;
}

/** The journal is asked no more often while nobody asks for what it says. */
const printedEveryMs = 5000;

export function createOrderSources({ lists, reading, printedOf, monotonic }: OrderSourcesDeps): OrderSources {
  /** What was printed of the orders, as the question needs it. */
  async function readPrinted({ scope: { list }, store, printed }: CachedList, isAsked: boolean): Promise<CachedList['printed']> {
    if (!isOrders(list) || !store) return null;
    const isFresh = printed?.store === store && printed.of === store.size() && !printed.isOld;
    const isRecent = printed?.store === store && monotonic() - printed.at < printedEveryMs;
    if (isFresh || (isRecent && !isAsked)) return printed;
    const ids = await printedOf(list, store.columns().ids.map(Number));
    return { ids, store, of: store.size(), at: monotonic(), isOld: false };
  }

  /** Who has bought before the days of a list; null until both lists of orders are whole. */
  function toBuyers(held: CachedList): ReadonlySet<string> | null {
    const of = orderLists.flatMap((list) => lists.peek({ list })?.store?.columns() ?? []);
    if (of.length < orderLists.length) return null;
    const isSame = held.buyers?.of.every((columns, at) => columns === of[at]);
    if (!isSame) held.buyers = { of, phones: phonesBefore(held.scope.startDate ?? '', of) };
    return held.buyers?.phones ?? null;
  }

  /** Both lists of orders, whole: `waiting` for the first one that was not read yet, and whether rows came and went meanwhile. */
  function readBuyers(held: CachedList): { waiting: CachedList | null; isMoved: boolean } {
    const both = orderLists.map((list) => lists.hold({ list }));
    // The one that is on screen was looked at last.
    lists.hold(held.scope);
    for (const one of both) reading.keepFresh(one);
    return { waiting: both.find(({ store }) => !store) ?? null, isMoved: both.some(({ gap }) => gap?.why === 'moved') };
  }

  /** With what must be whole for what was asked of it last. */
  function withSources(held: CachedList): CachedList[] {
    return [...new Set([held, ...(held.needsReturningCustomers ? orderLists.map((list) => lists.hold({ list })) : [])])];
  }

  /** What is known of the rows, of what was printed of them and, where the question is about it, of who has bought before. */
  async function toColumns(held: CachedList, store: RowStore, asks: { printed: boolean; buyers: boolean }): Promise<ColumnData> {
    held.asksPrinted = asks.printed;
    held.printed = await readPrinted(held, asks.printed);
    return held.viewer.columns(store, held.printed?.ids ?? null, asks.buyers ? toBuyers(held) : null);
  }

  return { toBuyers, readBuyers, withSources, toColumns };
}
