import type { Failure, Result } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { pageSize } from '@shared/domain/server/paging';
import type { ListedOrder } from './listed-order';

/** One page of a list, the newest order first. */
export interface ListPage {
  orders: ListedOrder[];
  /** Numbers of the orders whose rows nobody could read; null where a row names none. */
  unreadable: (number | null)[];
  /** Of all pages. */
  totalItems: number;
}

interface ListQuery {
  page: number;
  startDate: string;
  endDate: string;
  search?: string;
}

export type FetchPage = (kind: OrderRef['kind'], query: ListQuery) => Promise<Result<ListPage>>;

/** How far a list was read: as long as the number of its rows grows by those that were read, none has slipped in further down. */
export interface ListMark {
  startDate: string;
  totalItems: number;
  highestId: number;
}

/** Rows that nobody could read. */
export interface UnreadableRows {
  /** Of orders that were not seen before. */
  ids: number[];
  /** Rows without a number, seen before or not. */
  unnamed: number;
  /** All that name one, seen before or not. */
  all: number[];
}

export interface ListReading {
  orders: ListedOrder[];
  unreadable: UnreadableRows;
  mark: ListMark;
}

export interface ListRequest {
  kind: OrderRef['kind'];
  /** Nothing that was placed before is wanted. */
  since: number;
  startDate: string;
  endDate: string;
  /** Reads on at least to orders that were placed before; `since` when the list is read for the first time. */
  reach: number;
  /** Now, on the server's clock. */
  newest: number;
  mark: ListMark | null;
  wasSeen(order: OrderRef): boolean;
}

/** So often a list is begun anew in which rows went away while it was read: a row may have moved up past the reader. */
const attempts = 4;
const lossReachMs = 24 * 60 * 60 * 1000;

/**
 * Reads a list from its newest row for as long as something in it can be new. In the quiet case that is one page. A row that shows up late,
 * below rows that were read before, is missed by nobody: the number of rows has then grown by more than what was read is new.
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

/** The rows of all pages of one reading, each once: a row that moves on while the list is read stands on two of them. */
function createRows({ kind, wasSeen }: Pick<ListRequest, 'kind' | 'wasSeen'>) {
  const found = new Set<number>();
  const orders: ListedOrder[] = [];
  const unreadable: UnreadableRows = { ids: [], unnamed: 0, all: [] };
  let fresh = 0;

  /** Whether the reading has come upon the row before, and whether an earlier one has. */
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
    /** How many were not seen before. */
    fresh: () => fresh,
    read: () => ({ orders, unreadable, highestId: Math.max(0, ...found) }),
  };
}

/** `grown`: by how many rows more than those that were read the list has grown. */
function isEnough(orders: readonly ListedOrder[], wish: ListRequest & { grown: number }): boolean {
  const last = orders.at(-1);
  if (!last) return false;
  if (orders.every(({ placed }) => placed.to < wish.since)) return true;
  if (!wish.mark || !wish.wasSeen(last)) return false;
  // Rows that went away may hide one that came: a day back is far enough then.
  if (wish.grown < 0) return last.placed.from < Math.min(wish.newest - lossReachMs, wish.reach);
  return last.placed.from < wish.reach && wish.grown === 0;
}
