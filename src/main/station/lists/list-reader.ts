import type { Failure, Result } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { pageSize } from '@shared/domain/server/paging';
import type { ListedOrder } from './listed-order';

/** One page of a list, newest order first. */
export interface ListPage {
  orders: ListedOrder[];
  /** Numbers of orders whose rows couldn't be parsed; null if a row has no number. */
  unreadable: (number | null)[];
  /** Number of rows on all pages. */
  totalItems: number;
}

interface ListQuery {
  page: number;
  startDate: string;
  endDate: string;
  search?: string;
}

export type FetchPage = (kind: OrderRef['kind'], query: ListQuery) => Promise<Result<ListPage>>;

/** How far a list was loaded: if its number of rows grows exactly by the rows that were loaded, no row was inserted further down. */
export interface ListMark {
  startDate: string;
  totalItems: number;
  highestId: number;
}

/** Rows that couldn't be parsed. */
export interface UnreadableRows {
  /** Numbers of orders that weren't seen before. */
  ids: number[];
  /** Number of rows without a number, seen before or not. */
  unnamed: number;
  /** Numbers of all such orders, seen before or not. */
  all: number[];
}

export interface ListReading {
  orders: ListedOrder[];
  unreadable: UnreadableRows;
  mark: ListMark;
}

export interface ListRequest {
  kind: OrderRef['kind'];
  /** Earliest time (ms): orders placed before aren't needed. */
  since: number;
  startDate: string;
  endDate: string;
  /** Loads on at least to orders placed before this time (ms); `since` if the list is loaded for the first time. */
  reach: number;
  /** The current time by the server's clock, in ms. */
  newest: number;
  mark: ListMark | null;
  wasSeen(order: OrderRef): boolean;
}

/**
 * How often a list is loaded again from the start if rows were removed during the load, because a row may have moved up past the current
 * page.
 */
const attempts = 4;
const lossReachMs = 24 * 60 * 60 * 1000;

/**
 * Loads a list from its newest row as long as it may have new orders, usually one page. A row that shows up late, below known rows, isn't
 * missed: the number of rows has then grown by more than the number of new rows.
 */
export async function readList(fetchPage: FetchPage, wish: ListRequest): Promise<Result<ListReading>> {
  for (let attempt = 1; ; attempt++) {
    const read = await readOnce(fetchPage, wish);
    if ('failure' in read) return { ok: false, error: read.failure };
    if (!read.hasShrunk || attempt === attempts) return { ok: true, value: read.reading };
  }
}

type Once = { failure: Failure } | { reading: ListReading; hasShrunk: boolean };

async function readOnce(fetchPage: FetchPage, wish: ListRequest): Promise<Once> {
  const { kind, startDate, endDate } = wish;
  const mark = wish.mark?.startDate === startDate ? wish.mark : null;
  const rows = createRows(wish);
  let totalItems = 0;
  let hasShrunk = false;
  for (let page = 1; ; page++) {
    const answer = await fetchPage(kind, { page, startDate, endDate });
    if (!answer.ok) return { failure: answer.error };
    const { orders, unreadable } = answer.value;
    if (page === 1) totalItems = answer.value.totalItems;
    hasShrunk ||= answer.value.totalItems < totalItems;
    rows.add(answer.value);
    const isAtEnd = orders.length + unreadable.length === 0 || page * pageSize >= answer.value.totalItems;
    if (isAtEnd || isEnough(orders, { ...wish, mark, grown: totalItems - (mark?.totalItems ?? 0) - rows.fresh() })) break;
  }
  const { highestId, ...read } = rows.read();
  return { reading: { ...read, mark: { startDate, totalItems, highestId: Math.max(mark?.highestId ?? 0, highestId) } }, hasShrunk };
}

/** The rows of all pages of one load, each once: a row that moves down during the load is on two pages. */
function createRows({ kind, wasSeen }: Pick<ListRequest, 'kind' | 'wasSeen'>) {
  const found = new Set<number>();
  const orders: ListedOrder[] = [];
  const unreadable: UnreadableRows = { ids: [], unnamed: 0, all: [] };
  let fresh = 0;

  /** Returns whether this load has had the row before (`isAgain`), and whether no earlier one has (`isFresh`). */
  function note(id: number): { isAgain: boolean; isFresh: boolean } {
    const isAgain = found.has(id);
    const isFresh = !isAgain && !wasSeen({ kind, id });
    found.add(id);
    if (isFresh) fresh += 1;
    return { isAgain, isFresh };
  }

  return {
    add(page: ListPage) {
      for (const order of page.orders) if (!note(order.id).isAgain) orders.push(order);
      for (const id of page.unreadable) {
        if (id === null) unreadable.unnamed += 1;
        else {
          unreadable.all.push(id);
          if (note(id).isFresh) unreadable.ids.push(id);
        }
      }
    },
    /** Returns the number of rows that weren't seen before. */
    fresh: () => fresh,
    read: () => ({ orders, unreadable, highestId: Math.max(0, ...found) }),
  };
}

/** `grown`: the growth of the list beyond the loaded new rows. */
function isEnough(orders: readonly ListedOrder[], wish: ListRequest & { grown: number }): boolean {
  const last = orders.at(-1);
  if (!last) return false;
  if (orders.every(({ placed }) => placed.to < wish.since)) return true;
  if (!wish.mark || !wish.wasSeen(last)) return false;
  // Removed rows may hide an added one, so load back one day.
  if (wish.grown < 0) return last.placed.from < Math.min(wish.newest - lossReachMs, wish.reach);
  return last.placed.from < wish.reach && wish.grown === 0;
}
