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

/** The shop and the settings of a turn. */
export interface OrderPollOptions {
  shop: string;
  settings: StationSettings;
}

interface TakenUp {
  /** Number of new orders, including rows that can't be parsed. */
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
  /** Returns the server's time (ms), or this computer's if the server sends none. */
  answeredAt(): number;
  /** Decides that these orders existed before and are never printed automatically. */
  leave(orders: readonly ListedOrder[], shop: string): void;
  /** Reports orders that were waiting and aren't printed in their current state. */
  noteLeftOut(orders: readonly ListedOrder[], settings: StationSettings): void;
  now: () => Date;
}

/** A sweep looks this far back for orders that show up late or get a status that is printed. */
const sweepReachMs = 2 * 60 * 60_000;
/** Like `sweepReachMs`, if orders aren't printed on arrival but after a change of their status. */
const longReachMs = 24 * 60 * 60_000;
const maxRecent = 60;

type ListMarks = Partial<Record<OrderKind, ListReading['mark']>>;

/** Orders that were listed lately. */
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

/** Decides about the orders that a list shows when it is loaded for the first time since the station was switched on. */
function createStartSettling({ memory, start, inboxFacts, answeredAt, leave, now }: ReadingDeps) {
  function askAbout(orders: readonly ListedOrder[]): void {
    const open = memory.question.read() ?? { kind: 'thereBefore', at: now().toISOString(), known: '', isCopy: false };
    memory.question.write({ ...open, doubted: [...new Set([...(open.doubted ?? []), ...orders.map(toOrderKey)])] });
  }

  /** Orders that may predate the start: skipped if listed soon enough after it; otherwise the user is asked. */
  return (kind: OrderKind, orders: readonly ListedOrder[], { shop, settings }: OrderPollOptions): void => {
    if (!start.owes(kind)) return;
    const facts = inboxFacts(shop, settings);
    const before = orders.filter((order) => start.isInDoubt(order, facts));
    if (before.length > 0 && start.isInTime(answeredAt())) leave(before, shop);
    else if (before.length > 0) askAbout(before);
    start.settleList(kind);
  };
}

/** Loads one list as far as necessary; `lists` has the marks of this run. */
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
      // Far enough for all waiting orders, because they are printed as this turn has loaded them.
      reach: Math.min(Math.max(since, sweep), Math.max(since, owed), inbox.oldest(kind)),
      mark: known ?? earlier,
      wasSeen: (order) => inbox.wasSeen(order, known ? null : earlier),
    });
  };
}

/** Rows that can't be parsed, which the user has to check. */
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
    /** Adds an order whose row can't be parsed. */
    note({ kind, id }: OrderRef, shop: string): void {
      const { sharing } = memory.settings.read();
      const own = { orders: [], unreadable: { ids: [id], unnamed: 0 } };
      rows.take(own, { kind, shop, sharing, isBaseline: false, at: now().toISOString() });
    },
    forget: rows.forget,
  };
}

/** Loads the lists as far as necessary, and adds each of their orders once. */
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
    /** Whether no list was loaded since the last `forget`. */
    isFirst: (): boolean => Object.keys(lists).length === 0,
    /** Loads all lists of the settings at once; `isSweep` also finds orders that show up late or whose status has changed. */
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
    /** Stores the marks for the next run if no order is waiting; otherwise the next run has to find the waiting orders again. */
    keepMarks(shop: string): void {
      if (inbox.size() > 0) return;
      const kept = { shop, lists: { ...lists } };
      if (JSON.stringify(memory.marks.read()) !== JSON.stringify(kept)) memory.marks.write(kept);
    },
    /** Orders listed lately, the newest first. */
    recent: recent.newestFirst,
    /** Resets everything that is known about the lists. */
    forget(): void {
      inbox.forget();
      unreadable.forget();
      for (const kind of Object.keys(lists) as OrderKind[]) delete lists[kind];
    },
  };
}
