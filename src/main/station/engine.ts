import type { Api } from '@main/server/api/api-client';
import type { Logger } from '@main/system/log/logger';
import { monotonicNow } from '@main/system/time/elapsed';
import { type StationLogEntry, type StationSettings, stationReachDays } from '@shared/contract/printing/station';
import { type Failure, FailureError, type Result } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { StationObstacle, StationPrinting } from '../printing/printing-port';
import { createOrderDispatcher, type Turn, toTurn } from './dispatch-orders';
import { createJournalWatch, type JournalIdentity } from './journal-identity';
import { type ListedOrder, toPlaced, toPlacedAt } from './lists/listed-order';
import { createFetchPage, type FoundOrder, findOrder, openEnd } from './lists/order-lists';
import { createOrderPoll, type KindPoll, type OrderPollOptions } from './order-poll';
import { clockMarginMs, createPendingOrders, ordersToConfirm, type PendingOrderFacts, type PendingOrders } from './pending-orders';
import type { StationEligibility } from './station-eligibility';
import type { StationMemory } from './station-memory';
import type { StationStart } from './station-start';
import type { Outage } from './station-state';
import { isWithinHours } from './times/hours';
import { createPollCycle, type Pause } from './times/poll-cycle';
import { toPause } from './times/poll-times';

export interface EngineDeps {
  memory: StationMemory;
  printing: StationPrinting;
  continuity: JournalIdentity;
  api: Pick<Api, 'call'>;
  start: StationStart;
  standing(): StationEligibility;
  /** Checks before printing whether the permission to print still exists. */
  checkRight(): Promise<void>;
  /** Called when the server refuses to return the lists. */
  onRefused(): Promise<void>;
  /** Called after the lists were loaded: changes statuses and does other due work. */
  afterPoll(shop: string): Promise<void>;
  onNewOrders(count: number): void;
  onEvent(event: StationLogEntry): void;
  onChanged(): void;
  now: () => Date;
  log: Logger;
}

/** The engine's state at this moment, for the view. */
export interface EngineFacts {
  outage: Outage | null;
  /** Time of the next check. During a turn, the time when it began, so that the view changes once per turn. */
  nextCheckAt: string | null;
  obstacle: StationObstacle | null;
  isStorageBroken: boolean;
  /** Whether the lists were loaded to the end since the last change of anything. */
  isKnown: boolean;
  waiting: ListedOrder[];
  /** Orders that were listed lately, for examples. */
  recent: ListedOrder[];
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Decisions about orders are removed after this time, once no order waits. */
const decisionsKeptMs = stationReachDays * dayMs;
/** Time between two sweeps for orders that show up late or get a status that is printed. */
const sweepEveryMs = 60 * minuteMs;

/** Returns the shop whose lists may be loaded; null if they may not. */
const toReadableShop = (standing: StationEligibility): string | null =>
  standing.kind === 'ready' || standing.kind === 'otherAdmin' ? standing.shop : null;

/**
 * Called before the lists are loaded: no older order can follow orders placed by then, or orders that wait already. A single list is loaded
 * in one piece.
 */
function toInTurn({ kinds }: StationSettings, waiting: readonly ListedOrder[], at: number): Turn['isInTurn'] {
  const waited = new Set(waiting.map(toOrderKey));
  return (order) => kinds.length === 1 || order.placed.from <= at || waited.has(toOrderKey(order));
}

/** Whether the work under way is still valid: its signal is aborted when the engine restarts or stops. */
function createValidity() {
  let abort = new AbortController();
  let isStopped = false;
  return {
    signal: (): AbortSignal => abort.signal,
    isStopped: (): boolean => isStopped,
    renew(): void {
      abort.abort();
      abort = new AbortController();
    },
    stop(): void {
      isStopped = true;
      abort.abort();
    },
  };
}

type Validity = ReturnType<typeof createValidity>;

/** Whether the server responds, and whether the loaded lists are still current. */
function createServerContact(onEvent: (event: StationLogEntry) => void, now: () => Date) {
  let outage: Outage | null = null;
  let lastAnswerAt: string | null = null;
  let isKnown = false;

  return {
    outage: (): Outage | null => outage,
    /** Whether the lists were loaded to the end since the last change of anything. */
    isKnown: (): boolean => isKnown,
    noteAnswer(): void {
      if (outage) onEvent({ kind: 'serverBack', at: now().toISOString() });
      outage = null;
      lastAnswerAt = now().toISOString();
      isKnown = true;
    },
    /** Reports an outage; the end of a session is none. */
    noteOutage(failure: Failure): void {
      if (failure.code === 'sessionEnded') return;
      outage = { lastAnswerAt, tries: (outage?.tries ?? 0) + 1 };
      isKnown = false;
      if (outage.tries === 1) onEvent({ kind: 'serverAway', at: now().toISOString(), tries: 1 });
    },
    unknow(): void {
      isKnown = false;
    },
    /** Clears an outage without an event. */
    forget(): void {
      outage = null;
    },
  };
}

/** Decisions about orders, in the journal. */
function createDecisions({ memory, printing: { journal }, continuity, now }: EngineDeps, inbox: PendingOrders) {
  return {
    facts: (shop: string, settings: StationSettings): PendingOrderFacts => ({
      settings,
      floor: memory.floor.read() ?? 0,
      earlier: memory.earlier.read(),
      isDecided: (order) => journal.isDecided(shop, order),
    }),
    leave(orders: readonly ListedOrder[], shop: string): void {
      const decisions = orders
        .filter((order) => !journal.isDecided(shop, order))
        .map(({ kind, id, placed }) => ({ shop, order: { kind, id }, outcome: 'left' as const, placedAt: toPlacedAt(placed) }));
      journal.decide(decisions, now().toISOString());
      inbox.drop(orders);
      continuity.note();
    },
    /** Removes old decisions: everything up to now is decided, so old orders no longer need one. */
    forgetOld(at: number): void {
      const floor = at - decisionsKeptMs;
      if (inbox.size() > 0 || floor - (memory.floor.read() ?? 0) < dayMs) return;
      memory.floor.write(floor);
      journal.forgetDecisions(new Date(floor - dayMs).toISOString());
    },
  };
}

/** Creates the parts of a turn and connects them. */
function createParts(deps: EngineDeps, validity: Validity) {
  const { memory, printing, continuity, start, now } = deps;
  const inbox = createPendingOrders();
  const decisions = createDecisions(deps, inbox);
  const contact = createServerContact(deps.onEvent, now);
  const fetchPage = createFetchPage(deps.api, () => ({ signal: validity.signal(), isUnseen: true }));
  /** Returns the time after a response of this turn. If the server sends no date, only this computer's clock is left. */
  const answeredAt = (): number => start.now() ?? now().getTime();
  const reading = createOrderPoll({
    memory,
    start,
    inbox,
    inboxFacts: decisions.facts,
    fetchPage,
    answeredAt,
    leave: decisions.leave,
    noteLeftOut: (orders, settings) => release.noteLeftOut(orders, settings),
    now,
  });
  const journal = createJournalWatch({ memory, continuity, onBroken: reading.forget, now, log: deps.log });
  const release = createOrderDispatcher({
    memory,
    printing,
    continuity,
    inbox,
    inboxFacts: decisions.facts,
    find: (order) => findOrder(fetchPage, order, order.placed),
    standing: deps.standing,
    mayGoOn: () => !validity.isStopped() && !journal.isUnsure(),
    checkRight: deps.checkRight,
    noteUnreadable: reading.noteUnreadable,
    onEvent: deps.onEvent,
    onChanged: deps.onChanged,
    now,
  });
  return { inbox, decisions, contact, fetchPage, answeredAt, reading, journal, release };
}

type Parts = ReturnType<typeof createParts>;

/**
 * Resets a stored start time in the future (wrong clock) to now, because no order would print until then. Returns true if the lists must be
 * loaded again.
 */
function mendStart({ memory, start }: EngineDeps, { answeredAt, reading }: Parts, settings: StationSettings): boolean {
  if (settings.since === null || Date.parse(settings.since) <= answeredAt() + clockMarginMs) return false;
  const since = new Date(answeredAt()).toISOString();
  start.begin(settings.kinds, since, true);
  memory.settings.write({ ...settings, since });
  reading.forget();
  return true;
}

/** Closes the question if all of its orders have been handled. */
function closeEmptyQuestion({ memory, continuity }: EngineDeps, { inbox, contact }: Parts): void {
  const question = memory.question.read();
  if (!question || question.isCopy || ordersToConfirm(inbox.waiting(), question).length > 0 || !contact.isKnown()) return;
  if (question.kind === 'restored') continuity.begin();
  memory.question.write(null);
}

/** Runs one turn: gets the time, loads the lists, adds their orders, and prints them. */
function createPoll(deps: EngineDeps, parts: Parts, validity: Validity, runOnceMore: () => void) {
  const { memory, start, now } = deps;
  const { inbox, contact, fetchPage, answeredAt, reading, journal, release } = parts;
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Called for a refusal, which is a response and not an outage: repeating the request changes nothing. */
  async function refuse(): Promise<void> {
    contact.unknow();
    await deps.onRefused();
  }

  /** Loads the server's time if it isn't known; false if this turn can't continue. */
  async function getTime({ kinds, since }: StationSettings, isCurrent: () => boolean): Promise<boolean> {
    if (start.now() !== null) return true;
    const startDate = toKuwaitDay(since === null ? now() : new Date(since));
    const answer = await fetchPage(kinds[0] ?? 'order', { page: 1, startDate, endDate: openEnd });
    if (!isCurrent()) return false;
    if (answer.ok) return true;
    if (answer.error.code === 'forbidden') await refuse();
    else contact.noteOutage(answer.error);
    return false;
  }

  function takeUp(readings: readonly KindPoll[], readingFor: OrderPollOptions): void {
    const { fresh, failure } = reading.takeUp(readings, readingFor);
    if (failure) contact.noteOutage(failure);
    else contact.noteAnswer();
    if (fresh > 0) deps.onNewOrders(fresh);
    closeEmptyQuestion(deps, parts);
  }

  return async function poll(): Promise<void> {
    const signal = validity.signal();
    const isCurrent = (): boolean => !signal.aborted;
    const shop = toReadableShop(deps.standing());
    if (shop === null || !(await getTime(memory.settings.read(), isCurrent))) return;
    start.settle(answeredAt());
    const settings = memory.settings.read();
    const isOpen = isWithinHours(settings.hours, answeredAt());
    if (!isOpen && !start.isOwed()) return contact.unknow();
    journal.look();
    const isSweep = monotonicNow() - sweptAt > sweepEveryMs;
    const isInTurn = toInTurn(settings, inbox.waiting(), answeredAt());
    const readings = await reading.read({ shop, settings }, isSweep && !reading.isFirst());
    if (!isCurrent()) return;
    if (readings.some(({ reading: listed }) => !listed.ok && listed.error.code === 'forbidden')) return refuse();
    if (readings.every(({ reading: listed }) => listed.ok) && mendStart(deps, parts, settings)) return runOnceMore();
    takeUp(readings, { shop, settings });
    if (contact.isKnown() && isSweep) sweptAt = monotonicNow();
    if (!isOpen) return contact.unknow();
    const failure = await release.run(toTurn(readings, { isCurrent, isInTurn }));
    if (failure?.code === 'forbidden') return refuse();
    if (failure) contact.noteOutage(failure);
    else if (!inbox.waiting().every(isInTurn)) runOnceMore();
    if (!isCurrent() || !contact.isKnown()) return;
    reading.keepMarks(shop);
    parts.decisions.forgetOld(answeredAt());
    await deps.afterPoll(shop);
  };
}

function toFacts({ inbox, contact, reading, release }: Parts, nextCheckAt: string | null, isStorageBroken: boolean): EngineFacts {
  return {
    outage: contact.outage(),
    nextCheckAt,
    obstacle: release.obstacle(),
    isStorageBroken,
    isKnown: contact.isKnown(),
    waiting: inbox.waiting(),
    recent: reading.recent(),
  };
}

/** Logs failed turns, and remembers whether the last one failed because the disk refused. */
function createFailures(log: Logger) {
  let isStorageBroken = false;

  function note(error: unknown): void {
    isStorageBroken = true;
    log.error('station.turnFailed', error);
  }

  return {
    isStorageBroken: (): boolean => isStorageBroken,
    note,
    async guard(poll: () => Promise<void>): Promise<void> {
      try {
        await poll();
        isStorageBroken = false;
      } catch (error) {
        // A printer that was removed at the last moment is noticed by the next turn; nothing was queued.
        if (error instanceof FailureError && error.failure.code === 'printerNotFound') log.warn('station.printerGone', { error });
        else note(error);
      }
    },
  };
}

export type Engine = ReturnType<typeof createEngine>;

/** Loads the lists repeatedly and prints new orders, each once. */
export function createEngine(deps: EngineDeps) {
  const { memory, start } = deps;
  const validity = createValidity();
  const parts = createParts(deps, validity);
  const { inbox, decisions, contact, fetchPage, reading, release } = parts;
  const failures = createFailures(deps.log);
  const turns = createPollCycle({ turn: () => failures.guard(poll), pause: toNextPause, onEnded: deps.onChanged });
  const poll = createPoll(deps, parts, validity, turns.runOnceMore);

  const readableShop = (): string | null => toReadableShop(deps.standing());

  function toNextPause(): Pause | null {
    if (readableShop() === null) return null;
    return toPause({ settings: memory.settings.read(), serverNow: start.now(), isOwed: start.isOwed(), outage: contact.outage() });
  }

  return {
    facts: (): EngineFacts => toFacts(parts, turns.nextAt(), failures.isStorageBroken()),
    /** Called after a change of settings or session: drops the work under way and loads the lists now. */
    restart(isAllNew: boolean): void {
      validity.renew();
      contact.unknow();
      if (isAllNew) {
        reading.forget();
        release.forget();
        contact.forget();
      }
      try {
        const shop = readableShop();
        if (shop !== null) inbox.sift(decisions.facts(shop, memory.settings.read()));
      } catch (error) {
        failures.note(error);
      }
      turns.run();
    },
    checkNow: turns.run,
    approve: release.approve,
    /** Decides that these orders are never printed automatically. Throws if the disk refuses. */
    leave(orders: readonly ListedOrder[]): void {
      const shop = readableShop();
      if (shop !== null) decisions.leave(orders, shop);
    },
    /** Loads the order's current state; `placedAt` (ISO) narrows the search to its days. */
    find: (order: OrderRef, placedAt: string): Promise<Result<FoundOrder>> => findOrder(fetchPage, order, toPlaced(placedAt)),
    async stop(): Promise<void> {
      validity.stop();
      await turns.stop();
    },
  };
}
