import type { StationSettings } from '@shared/contract/printing/station';
import type { Failure, Result } from '@shared/contract/result';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { type FetchPage, type ListReading, readList } from './lists/list-reader';
import type { ListedOrder } from './lists/listed-order';
import { openEnd } from './lists/order-lists';
import { clockMarginMs, type PendingOrderFacts, type PendingOrders } from './pending-orders';
import type { StationMemory } from './station-memory';
import type { StationStart } from './station-start';
import { createUnreadableOrders } from './unreadable-orders';

export interface KindPoll {
  kind: OrderKind;
  reading: Result<ListReading>;
}

/** The shop and the settings by which a turn reads. */
export interface OrderPollOptions {
  shop: string;
  settings: StationSettings;
}

interface TakenUp {
  /** New orders, including rows that can't be read. */
  fresh: number;
  /** The failure of a list that couldn't be loaded. */
  failure: Failure | null;
}

interface ReadingDeps {
  memory: StationMemory;
  start: StationStart;
  inbox: PendingOrders;
  inboxFacts(shop: string, settings: StationSettings): PendingOrderFacts;
  fetchPage: FetchPage;
  /** The server's time (ms), or this computer's if the server sends none. */
  answeredAt(): number;
  /** These were there before and are never printed automatically. */
  leave(orders: readonly ListedOrder[], shop: string): void;
  /** These waited and aren't printed as they are now. */
  noteLeftOut(orders: readonly ListedOrder[], settings: StationSettings): void;
  now: () => Date;
}

/** A sweep looks this far back for orders that show up late or get a status that is printed. */
const sweepReachMs = 2 * 60 * 60_000;
/** The same if orders aren't printed as they arrive, but after a change of their status. */
const longReachMs = 24 * 60 * 60_000;
const maxRecent = 60;

type ListMarks = Partial<Record<OrderKind, ListReading['mark']>>;

/** Orders listed lately. */
function createRecentOrders() {
  const recent = new Map<string, ListedOrder>();
  return {
    note(orders: readonly ListedOrder[]): void {
      for (const order of orders.toReversed()) {
        recent.delete(toOrderKey(order));
        recent.set(toOrderKey(order), order);
      }
      for (const key of recent.keys()) if (recent.size > maxRecent) recent.delete(key);
    },
    newestFirst: (): ListedOrder[] => [...recent.values()].toReversed(),
  };
}

/** Decides about the orders that a list shows when it is read for the first time since the station was switched on. */
function createStartSettling({ memory, start, inboxFacts, answeredAt, leave, now }: ReadingDeps) {
  function askAbout(orders: readonly ListedOrder[]): void {
    const open = memory.question.read() ?? { kind: 'thereBefore', at: now().toISOString(), known: '', isCopy: false };
    memory.question.write({ ...open, doubted: [...new Set([...(open.doubted ?? []), ...orders.map(toOrderKey)])] });
  }

  /** Orders that may have been there before count as such if they are listed in time; later the user is asked. */
  return (kind: OrderKind, orders: readonly ListedOrder[], { shop, settings }: OrderPollOptions): void => {
    if (!start.owes(kind)) return;
    const facts = inboxFacts(shop, settings);
    const before = orders.filter((order) => start.isInDoubt(order, facts));
    if (before.length > 0 && start.isInTime(answeredAt())) leave(before, shop);
    else if (before.length > 0) askAbout(before);
    start.settleList(kind);
  };
}

/** Reads one list as far as necessary; `lists` has the marks of this run. */
function createKindReader({ memory, start, inbox, fetchPage, answeredAt }: ReadingDeps, lists: ListMarks) {
  return async (kind: OrderKind, { shop, settings }: OrderPollOptions, isSweep: boolean): Promise<Result<ListReading>> => {
    const since = Math.max(Date.parse(settings.since ?? '') - clockMarginMs, memory.floor.read() ?? 0);
    const kept = memory.marks.read();
    const earlier = kept?.shop === shop ? (kept.lists[kind] ?? null) : null;
    const known = lists[kind] ?? null;
    const reachMs = settings.statuses.includes('ordered') ? sweepReachMs : longReachMs;
    const sweep = isSweep ? answeredAt() - reachMs : Number.MAX_SAFE_INTEGER;
    const owed = start.owes(kind) ? start.reach() : Number.MAX_SAFE_INTEGER;
    return readList(fetchPage, {
      kind,
      since,
      startDate: addDays(toKuwaitDay(new Date(settings.since ?? 0)), -1),
      endDate: openEnd,
      newest: answeredAt(),
      // Waiting orders are printed as this turn has read them.
      reach: Math.min(Math.max(since, sweep), Math.max(since, owed), inbox.oldest(kind)),
      mark: known ?? earlier,
      wasSeen: (order) => inbox.wasSeen(order, known ? null : earlier),
    });
  };
}

/** Rows that can't be read, which the user has to check. */
function createUnreadable({ memory, start, inbox, answeredAt, now }: ReadingDeps, lists: ListMarks) {
  const rows = createUnreadableOrders(memory);
  return {
    /** Returns the number of rows that may be new. */
    take(kind: OrderKind, reading: ListReading, { shop, settings: { sharing } }: OrderPollOptions): number {
      const isFirst = !lists[kind] && memory.marks.read() === null;
      const isBaseline = isFirst && start.owes(kind) && start.isInTime(answeredAt());
      const told = rows.take(reading, { kind, shop, sharing, isBaseline, at: now().toISOString() });
      for (const id of reading.unreadable.ids) inbox.noteSeen({ kind, id });
      return told;
    },
    /** The row of this order can't be read. */
    note({ kind, id }: OrderRef, shop: string): void {
      const { sharing } = memory.settings.read();
      const own = { orders: [], unreadable: { ids: [id], unnamed: 0 } };
      rows.take(own, { kind, shop, sharing, isBaseline: false, at: now().toISOString() });
    },
    forget: rows.forget,
  };
}

/** Reads the lists as far as necessary, and takes up their orders once. */
export function createOrderPoll(deps: ReadingDeps) {
  const { memory, inbox, inboxFacts } = deps;
  const lists: ListMarks = {};
  const unreadable = createUnreadable(deps, lists);
  const recent = createRecentOrders();
  const settleStart = createStartSettling(deps);

  const readKind = createKindReader(deps, lists);

  /** Returns the number of new orders, including unreadable rows. */
  function takeUpList(kind: OrderKind, listed: ListReading, reading: OrderPollOptions): number {
    const unread = unreadable.take(kind, listed, reading);
    settleStart(kind, listed.orders, reading);
    const { fresh, dropped } = inbox.take(listed.orders, inboxFacts(reading.shop, reading.settings));
    deps.noteLeftOut(dropped, reading.settings);
    lists[kind] = listed.mark;
    recent.note(listed.orders.slice(0, maxRecent / 2));
    return unread + fresh.length;
  }

  return {
    /** No list was read since everything was forgotten. */
    isFirst: (): boolean => Object.keys(lists).length === 0,
    /** Reads all lists of the settings at once; `isSweep` looks for orders that show up late or whose status has changed. */
    read: (reading: OrderPollOptions, isSweep: boolean): Promise<KindPoll[]> =>
      Promise.all(reading.settings.kinds.map(async (kind) => ({ kind, reading: await readKind(kind, reading, isSweep) }))),
    takeUp(readings: readonly KindPoll[], reading: OrderPollOptions): TakenUp {
      const taken: TakenUp = { fresh: 0, failure: null };
      for (const { kind, reading: listed } of readings) {
        if (listed.ok) taken.fresh += takeUpList(kind, listed.value, reading);
        else taken.failure = listed.error;
      }
      return taken;
    },
    noteUnreadable: unreadable.note,
    /** Lets a later run go on from here if nothing waits; otherwise it has to find the waiting orders again. */
    keepMarks(shop: string): void {
      if (inbox.size() > 0) return;
      const kept = { shop, lists: { ...lists } };
      if (JSON.stringify(memory.marks.read()) !== JSON.stringify(kept)) memory.marks.write(kept);
    },
    /** Orders listed lately, the newest first. */
    recent: recent.newestFirst,
    /** Everything in the lists is unknown again. */
    forget(): void {
      inbox.forget();
      unreadable.forget();
      for (const kind of Object.keys(lists) as OrderKind[]) delete lists[kind];
    },
  };
}
