import { type StationLogEntry, type StationSettings, stationReachDays } from '@shared/contract/printing/station';
import { FailureError, type Result } from '@shared/contract/result';
import { toKuwaitDay } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { Api } from '../api/api-client';
import type { Logger } from '../log/logger';
import type { StationObstacle, StationPrinting } from '../printing/printing-port';
import { monotonicNow } from '../time/elapsed';
import type { Continuity } from './continuity';
import { clockMarginMs, createInbox, type InboxFacts } from './inbox';
import { createJournalWatch } from './journal-watch';
import { type ListedOrder, toPlaced, toPlacedAt } from './lists/listed-order';
import { createFetchPage, type FoundOrder, findOrder, openEnd } from './lists/order-lists';
import { toQuestioned } from './questioned';
import { createReading, type KindReading, type ReadingFor } from './reading';
import { createRelease, type Turn, toTurn } from './release';
import { createServerContact } from './server-contact';
import type { Standing } from './standing';
import type { StationMemory } from './station-memory';
import type { StationStart } from './station-start';
import type { Outage } from './station-state';
import { isWithinHours } from './times/hours';
import { toPause } from './times/poll-times';
import { createTurns, type Pause } from './times/turns';

export interface EngineDeps {
  memory: StationMemory;
  printing: StationPrinting;
  continuity: Continuity;
  api: Pick<Api, 'call'>;
  start: StationStart;
  standing(): Standing;
  /** Before sheets go to paper: whether the right to print them is still there. */
  checkRight(): Promise<void>;
  /** The server refuses to show the lists. */
  onRefused(): Promise<void>;
  /** After the lists were read: changes of status and whatever else is due. */
  afterPoll(shop: string): Promise<void>;
  onNewOrders(count: number): void;
  onEvent(event: StationLogEntry): void;
  onChanged(): void;
  now: () => Date;
  log: Logger;
}

/** What is known at this moment, for whoever shows it. */
export interface EngineFacts {
  outage: Outage | null;
  /** While the lists are being read, the time at which that began: what is told changes once with each turn. */
  nextCheckAt: string | null;
  obstacle: StationObstacle | null;
  isStorageBroken: boolean;
  /** The lists were read to the end since the last change of anything. */
  isKnown: boolean;
  waiting: ListedOrder[];
  /** Listed lately, for examples. */
  recent: ListedOrder[];
}

/** Reads the lists again and again and sends what is new to paper, once. */
export interface Engine {
  facts(): EngineFacts;
  /** Something on which everything depends has changed: what is under way counts for nothing, and the lists are read now. */
  restart(isAllNew: boolean): void;
  checkNow(): void;
  /** These go to paper, however many they are. */
  approve(orders: readonly ListedOrder[]): void;
  /** These are never printed by themselves. Throws when the disk refuses. */
  leave(orders: readonly ListedOrder[]): void;
  /** As the server has it at this moment; `placedAt` (ISO) says where to look. */
  find(order: OrderRef, placedAt: string): Promise<Result<FoundOrder>>;
  stop(): Promise<void>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Decisions about orders are kept so long, once nothing waits any more. */
const decisionsKeptMs = stationReachDays * dayMs;
/** Orders that show up late, or get a status that is printed, are looked for so often. */
const sweepEveryMs = 60 * minuteMs;

export function createEngine(deps: EngineDeps): Engine {
  const { memory, printing, continuity, start, now } = deps;
  const inbox = createInbox();
  const contact = createServerContact(deps.onEvent, now);
  let epoch = 0;
  let abort = new AbortController();
  const fetchPage = createFetchPage(deps.api, () => ({ signal: abort.signal, isUnseen: true }));
  let isStorageBroken = false;
  let isStopped = false;
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** After an answer of this turn. A server that names no date leaves nothing but the clock of this computer. */
  const answeredAt = (): number => start.now() ?? now().getTime();

  const reading = createReading({
    memory,
    start,
    inbox,
    inboxFacts,
    fetchPage,
    answeredAt,
    leave: decideLeft,
    noteLeftOut: (orders, settings) => release.noteLeftOut(orders, settings),
    now,
  });
  const journal = createJournalWatch({ memory, continuity, onBroken: reading.forget, now, log: deps.log });
  const release = createRelease({
    memory,
    printing,
    continuity,
    inbox,
    inboxFacts,
    find: (order) => findOrder(fetchPage, order, order.placed),
    standing: deps.standing,
    mayGoOn: () => !isStopped && !journal.isUnsure(),
    checkRight: deps.checkRight,
    noteUnreadable: reading.noteUnreadable,
    onEvent: deps.onEvent,
    onChanged: deps.onChanged,
    now,
  });
  const turns = createTurns({ turn, pause: toNextPause, onEnded: deps.onChanged });

  function inboxFacts(shop: string, settings: StationSettings): InboxFacts {
    return {
      settings,
      floor: memory.floor.read() ?? 0,
      earlier: memory.earlier.read(),
      isDecided: (order) => printing.journal.isDecided(shop, order),
    };
  }

  function decideLeft(orders: readonly ListedOrder[], shop: string): void {
    const decisions = orders
      .filter((order) => !printing.journal.isDecided(shop, order))
      .map(({ kind, id, placed }) => ({ shop, order: { kind, id }, outcome: 'left' as const, placedAt: toPlacedAt(placed) }));
    printing.journal.decide(decisions, now().toISOString());
    inbox.drop(orders);
    continuity.note();
  }

  /** The shop in whose name the lists may be read; null when nobody may. */
  function readableShop(): string | null {
    const standing = deps.standing();
    return standing.kind === 'ready' || standing.kind === 'otherAdmin' ? standing.shop : null;
  }

  /** Hears the server's time where it is not known; false when nobody can go on with this turn. */
  async function hearTime({ kinds, since }: StationSettings): Promise<boolean> {
    if (start.now() !== null) return true;
    const started = epoch;
    const startDate = toKuwaitDay(since === null ? now() : new Date(since));
    const answer = await fetchPage(kinds[0] ?? 'order', { page: 1, startDate, endDate: openEnd });
    if (started !== epoch) return false;
    if (answer.ok) return true;
    if (answer.error.code === 'forbidden') await refuse();
    else contact.noteOutage(answer.error);
    return false;
  }

  /** A start that lies ahead would keep everything back: a clock was wrong when it was written. True when the lists have to be read anew. */
  function mendStart(settings: StationSettings): boolean {
    if (settings.since === null || Date.parse(settings.since) <= answeredAt() + clockMarginMs) return false;
    const since = new Date(answeredAt()).toISOString();
    start.begin(settings.kinds, since, true);
    memory.settings.write({ ...settings, since });
    reading.forget();
    return true;
  }

  /** Before the lists are read: what was placed by then, and what waits already, is followed by nothing older. One list is one reading. */
  function toInTurn({ kinds }: StationSettings): Turn['isInTurn'] {
    const at = answeredAt();
    const waited = new Set(inbox.waiting().map(toOrderKey));
    return (order) => kinds.length === 1 || order.placed.from <= at || waited.has(toOrderKey(order));
  }

  async function poll(): Promise<void> {
    const started = epoch;
    const shop = readableShop();
    if (shop === null || !(await hearTime(memory.settings.read()))) return;
    start.settle(answeredAt());
    const settings = memory.settings.read();
    const isOpen = isWithinHours(settings.hours, answeredAt());
    if (!isOpen && !start.isOwed()) return contact.unknow();
    journal.look();
    const isSweep = monotonicNow() - sweptAt > sweepEveryMs;
    const isInTurn = toInTurn(settings);
    const readings = await reading.read({ shop, settings }, isSweep && !reading.isFirst());
    if (started !== epoch) return;
    if (readings.some(({ reading: listed }) => !listed.ok && listed.error.code === 'forbidden')) return refuse();
    if (readings.every(({ reading: listed }) => listed.ok) && mendStart(settings)) return turns.runOnceMore();
    takeUp(readings, { shop, settings });
    if (contact.isKnown() && isSweep) sweptAt = monotonicNow();
    if (!isOpen) return contact.unknow();
    const failure = await release.run(toTurn(readings, { isCurrent: () => started === epoch, isInTurn }));
    if (failure?.code === 'forbidden') return refuse();
    if (failure) contact.noteOutage(failure);
    else if (!inbox.waiting().every(isInTurn)) turns.runOnceMore();
    if (started !== epoch || !contact.isKnown()) return;
    reading.keepMarks(shop);
    forgetOld();
    await deps.afterPoll(shop);
  }

  /** An answer, and no outage: asking again and again changes nothing. */
  async function refuse(): Promise<void> {
    contact.unknow();
    await deps.onRefused();
  }

  function takeUp(readings: readonly KindReading[], readingFor: ReadingFor): void {
    const { fresh, failure } = reading.takeUp(readings, readingFor);
    if (failure) contact.noteOutage(failure);
    else contact.noteAnswer();
    if (fresh > 0) deps.onNewOrders(fresh);
    closeEmptyQuestion();
  }

  function closeEmptyQuestion(): void {
    const question = memory.question.read();
    if (!question || question.isCopy || toQuestioned(inbox.waiting(), question).length > 0 || !contact.isKnown()) return;
    if (question.kind === 'restored') continuity.begin();
    memory.question.write(null);
  }

  /** Everything up to now is decided, so that orders of long ago need no decision any more. */
  function forgetOld(): void {
    const floor = answeredAt() - decisionsKeptMs;
    if (inbox.size() > 0 || floor - (memory.floor.read() ?? 0) < dayMs) return;
    memory.floor.write(floor);
    printing.journal.forgetDecisions(new Date(floor - dayMs).toISOString());
  }

  function noteStorage(error: unknown): void {
    isStorageBroken = true;
    deps.log.error('station.turnFailed', error);
  }

  async function turn(): Promise<void> {
    try {
      await poll();
      isStorageBroken = false;
    } catch (error) {
      // A printer that went at the last moment is seen by the next turn; nothing was queued.
      if (error instanceof FailureError && error.failure.code === 'printerNotFound') deps.log.warn('station.printerGone', { error });
      else noteStorage(error);
    }
  }

  function toNextPause(): Pause | null {
    if (readableShop() === null) return null;
    return toPause({ settings: memory.settings.read(), serverNow: start.now(), isOwed: start.isOwed(), outage: contact.outage() });
  }

  return {
    facts: () => ({
      outage: contact.outage(),
      nextCheckAt: turns.nextAt(),
      obstacle: release.obstacle(),
      isStorageBroken,
      isKnown: contact.isKnown(),
      waiting: inbox.waiting(),
      recent: reading.recent(),
    }),
    restart(isAllNew) {
      epoch += 1;
      abort.abort();
      abort = new AbortController();
      contact.unknow();
      if (isAllNew) {
        reading.forget();
        release.forget();
        contact.forget();
      }
      try {
        const shop = readableShop();
        if (shop !== null) inbox.sift(inboxFacts(shop, memory.settings.read()));
      } catch (error) {
        noteStorage(error);
      }
      turns.run();
    },
    checkNow: turns.run,
    approve: release.approve,
    leave(orders) {
      const shop = readableShop();
      if (shop !== null) decideLeft(orders, shop);
    },
    find: (order, placedAt) => findOrder(fetchPage, order, toPlaced(placedAt)),
    async stop() {
      isStopped = true;
      epoch += 1;
      abort.abort();
      await turns.stop();
    },
  };
}
