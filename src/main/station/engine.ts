import type { OrderKind, OrderRef } from '@shared/contract/printing';
import type { Failure } from '@shared/contract/result';
import { type StationLogEntry, type StationSettings, stationReachDays } from '@shared/contract/station';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/order-key';
import type { Api } from '../api/api-client';
import type { Logger } from '../diagnostics/logger';
import type { ServerClock } from '../diagnostics/server-clock';
import type { StationObstacle, StationPrinting } from '../printing-port';
import type { Continuity } from './continuity';
import { isWithinHours, toNextOpening } from './hours';
import { clockMarginMs, createInbox, type InboxFacts, isNew } from './inbox';
import { type ListReading, readList } from './list-reader';
import { type ListedOrder, toPlacedAt } from './listed-order';
import { createFetchPage } from './order-lists';
import { toRetryDelay } from './poll-times';
import type { Standing } from './standing';
import type { StationMemory } from './station-memory';
import type { Outage } from './station-state';
import { createUnreadableOrders } from './unreadable-orders';

export interface EngineDeps {
  memory: StationMemory;
  printing: StationPrinting;
  continuity: Continuity;
  api: Pick<Api, 'call'>;
  serverClock: Pick<ServerClock, 'aheadMs'>;
  standing(): Standing;
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
  statusOf(order: OrderRef): string | null;
  stop(): Promise<void>;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Decisions about orders are kept so long, once nothing waits any more. */
const decisionsKeptMs = stationReachDays * dayMs;
/** Orders that show up late, or get a status that is printed, are looked for so often, and so far back. */
const sweepEveryMs = 60 * minuteMs;
const sweepReachMs = 2 * 60 * minuteMs;
/** The same where orders are not printed as they come in, but when somebody has moved them on. */
const longReachMs = dayMs;
/** Timers stand still while the machine sleeps, so that a long wait is cut into steps. */
const longestWaitMs = 5 * minuteMs;
/** Orders whose sheets go into the journal in one breath; between two of them the program does other work. */
const chunkSize = 25;
const maxRecent = 60;
/** Orders of the day of switching on that name no time, and were listed so soon after it, were there before. */
const baselineMs = 2 * minuteMs;

export function createEngine(deps: EngineDeps): Engine {
  const { memory, printing, continuity, now } = deps;
  const inbox = createInbox();
  const unreadable = createUnreadableOrders(memory);
  const lists: Partial<Record<OrderKind, ListReading['mark']>> = {};
  const recent = new Map<string, ListedOrder>();
  const approved = new Set<string>();
  let epoch = 0;
  let abort = new AbortController();
  const fetchPage = createFetchPage(deps.api, () => ({ signal: abort.signal, isUnseen: true }));
  /** Status of each order as of the last reading. */
  let statuses: ReadonlyMap<string, string> = new Map();
  let outage: Outage | null = null;
  let lastAnswerAt: string | null = null;
  let obstacle: StationObstacle | null = null;
  let isStorageBroken = false;
  let isKnown = false;
  let isStopped = false;
  let sweptAt = 0;
  let nextCheckAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let isWokenAgain = false;

  const serverNow = (): number => now().getTime() - (deps.serverClock.aheadMs() ?? 0);

  function inboxFacts(shop: string, settings: StationSettings): InboxFacts {
    return {
      settings,
      floor: memory.floor.read() ?? 0,
      earlier: memory.earlier.read(),
      isDecided: (order) => printing.journal.isDecided(shop, order),
    };
  }

  /** A start that lies ahead would keep everything back: the clock was wrong when it was written. */
  function readSettings(): StationSettings {
    const settings = memory.settings.read();
    if (settings.since !== null && Date.parse(settings.since) <= serverNow() + clockMarginMs) return settings;
    const mended = { ...settings, since: new Date(serverNow()).toISOString() };
    if (settings.isOn) memory.settings.write(mended);
    return mended;
  }

  /** Everything in the lists is unknown again. */
  function forget(): void {
    inbox.forget();
    unreadable.forget();
    for (const kind of Object.keys(lists) as OrderKind[]) delete lists[kind];
  }

  /** The journal may have been replaced or put back while the program runs, too. */
  function watchJournal(): void {
    if (memory.question.read()?.kind === 'restored') return;
    const broken = continuity.findBreak();
    if (!broken) return;
    forget();
    memory.question.write({ kind: 'restored', at: now().toISOString(), known: broken.lastKnownAt, isCopy: broken.isCopy });
  }

  async function readKind(kind: OrderKind, shop: string, settings: StationSettings, isSweep: boolean) {
    const since = Math.max(Date.parse(settings.since ?? '') - clockMarginMs, memory.floor.read() ?? 0);
    const kept = memory.marks.read();
    const earlier = kept?.shop === shop ? (kept.lists[kind] ?? null) : null;
    const known = lists[kind] ?? null;
    const reachMs = settings.statuses.includes('ordered') ? sweepReachMs : longReachMs;
    return readList(fetchPage, {
      kind,
      since,
      startDate: addDays(toKuwaitDay(new Date(settings.since ?? 0)), -1),
      newest: serverNow(),
      reach: isSweep ? Math.max(since, serverNow() - reachMs) : Number.MAX_SAFE_INTEGER,
      mark: known ?? earlier,
      wasSeen: (order) => inbox.wasSeen(order, known ? null : earlier),
    });
  }

  function noteOutage(failure: Failure): void {
    if (failure.code === 'sessionEnded') return;
    outage = { lastAnswerAt, tries: (outage?.tries ?? 0) + 1 };
    isKnown = false;
    if (outage.tries === 1) deps.onEvent({ kind: 'serverAway', at: now().toISOString(), tries: 1 });
  }

  function noteAnswer(): void {
    if (outage) deps.onEvent({ kind: 'serverBack', at: now().toISOString() });
    outage = null;
    lastAnswerAt = now().toISOString();
    isKnown = true;
  }

  function noteRecent(orders: readonly ListedOrder[]): void {
    for (const order of orders.toReversed()) {
      recent.delete(toOrderKey(order));
      recent.set(toOrderKey(order), order);
    }
    for (const key of recent.keys()) if (recent.size > maxRecent) recent.delete(key);
  }

  /** Orders of which nobody can say whether they were placed before the station was switched on, but which were listed by then, were. */
  function leaveBaseline(orders: readonly ListedOrder[], shop: string, settings: StationSettings): void {
    const since = Date.parse(settings.since ?? '');
    if (serverNow() - since > baselineMs) return;
    const facts = inboxFacts(shop, settings);
    const before = orders.filter((order) => order.placed.from < since - clockMarginMs && isNew(order, facts));
    if (before.length > 0) decideLeft(before, shop);
  }

  /** Answers with how many of them may be new. */
  function noteUnreadable(kind: OrderKind, reading: ListReading, shop: string, { since, sharing }: StationSettings): number {
    const isFirst = !lists[kind] && memory.marks.read() === null;
    const isBaseline = isFirst && serverNow() - Date.parse(since ?? '') <= baselineMs;
    const told = unreadable.take(reading, { kind, shop, sharing, isBaseline, at: now().toISOString() });
    for (const id of reading.unreadable.ids) inbox.noteSeen({ kind, id });
    return told;
  }

  function decideLeft(orders: readonly ListedOrder[], shop: string): void {
    const decisions = orders
      .filter((order) => !printing.journal.isDecided(shop, order))
      .map(({ kind, id, placed }) => ({ shop, order: { kind, id }, outcome: 'left' as const, placedAt: toPlacedAt(placed) }));
    printing.journal.decide(decisions, now().toISOString());
    inbox.drop(orders);
    continuity.note();
  }

  async function poll(): Promise<void> {
    const started = epoch;
    const standing = deps.standing();
    if (standing.kind !== 'ready' && standing.kind !== 'otherAdmin') return;
    const settings = readSettings();
    if (!isWithinHours(settings.hours, serverNow())) {
      isKnown = false;
      return;
    }
    watchJournal();
    const { shop } = standing;
    const isSweep = serverNow() - sweptAt > sweepEveryMs;
    const isFirst = Object.keys(lists).length === 0;
    const readings = await Promise.all(
      settings.kinds.map(async (kind) => ({ kind, reading: await readKind(kind, shop, settings, isSweep && !isFirst) })),
    );
    if (started !== epoch) return;
    takeUp(readings, shop, settings);
    if (isKnown && isSweep) sweptAt = serverNow();
    await release();
    if (started !== epoch || !isKnown) return;
    keepMarks(shop);
    forgetOld();
    await deps.afterPoll(shop);
  }

  function takeUp(
    readings: readonly { kind: OrderKind; reading: Awaited<ReturnType<typeof readKind>> }[],
    shop: string,
    settings: StationSettings,
  ): void {
    let failure: Failure | null = null;
    let fresh = 0;
    const listed = readings.flatMap(({ reading }) => (reading.ok ? reading.value.orders : []));
    statuses = new Map(listed.map((order) => [toOrderKey(order), order.snapshot.status]));
    for (const { kind, reading } of readings) {
      if (!reading.ok) {
        failure = reading.error;
        continue;
      }
      const { orders, mark } = reading.value;
      fresh += noteUnreadable(kind, reading.value, shop, settings);
      if (!lists[kind]) leaveBaseline(orders, shop, settings);
      fresh += inbox.take(orders, inboxFacts(shop, settings)).length;
      lists[kind] = mark;
      noteRecent(orders.slice(0, maxRecent / 2));
    }
    if (failure) noteOutage(failure);
    else noteAnswer();
    if (fresh > 0) deps.onNewOrders(fresh);
    closeEmptyQuestion();
  }

  function closeEmptyQuestion(): void {
    const question = memory.question.read();
    if (!question || question.isCopy || inbox.size() > 0 || !isKnown) return;
    if (question.kind === 'restored') continuity.begin();
    memory.question.write(null);
  }

  /** Everything up to now is decided, so that orders of long ago need no decision any more. */
  function forgetOld(): void {
    const floor = serverNow() - decisionsKeptMs;
    if (inbox.size() > 0 || floor - (memory.floor.read() ?? 0) < dayMs) return;
    memory.floor.write(floor);
    printing.journal.forgetDecisions(new Date(floor - dayMs).toISOString());
  }

  /** A run that comes later goes on where nothing waits any more; while something does, it has to find that again. */
  function keepMarks(shop: string): void {
    if (inbox.size() > 0) return;
    const kept = { shop, lists: { ...lists } };
    if (JSON.stringify(memory.marks.read()) !== JSON.stringify(kept)) memory.marks.write(kept);
  }

  const mayRelease = (): boolean =>
    deps.standing().kind === 'ready' && memory.pause.read() === null && memory.question.read() === null && !isStopped;

  /** Sends what waits to paper, oldest first, as far as nothing speaks against it. */
  async function release(): Promise<void> {
    const started = epoch;
    const settings = memory.settings.read();
    const found = await printing.findObstacle(settings.documents);
    if (started !== epoch) return;
    obstacle = found;
    if (found || !mayRelease()) return;
    const waiting = inbox.waiting();
    if (waiting.filter((order) => !approved.has(toOrderKey(order))).length > settings.askAbove) {
      memory.question.write({ kind: 'many', at: now().toISOString(), known: '', isCopy: false });
      return;
    }
    for (let start = 0; start < waiting.length; start += chunkSize) {
      const standing = deps.standing();
      if (standing.kind !== 'ready' || started !== epoch || !mayRelease()) return;
      print(waiting.slice(start, start + chunkSize), standing.shop, settings);
      deps.onChanged();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  function print(orders: readonly ListedOrder[], shop: string, { documents, name, sharing, statusAfter }: StationSettings): void {
    const { number, of } = sharing.kind === 'number' ? sharing : { number: null, of: null };
    printing.print({
      orders: orders.map(({ snapshot, placed }) => ({ snapshot, placedAt: toPlacedAt(placed) })),
      documents,
      shop,
      station: { name, number, of },
      statusAfter,
    });
    inbox.drop(orders);
    for (const order of orders) approved.delete(toOrderKey(order));
    continuity.note();
  }

  function noteStorage(error: unknown): void {
    isStorageBroken = true;
    deps.log.error('station.turnFailed', error);
  }

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      noteStorage(error);
    }
  }

  async function turn(): Promise<void> {
    try {
      await poll();
      isStorageBroken = false;
    } catch (error) {
      noteStorage(error);
    }
  }

  function run(): void {
    clearTimeout(timer);
    isWokenAgain = polling !== null;
    if (polling || isStopped) return;
    polling = turn().finally(() => {
      polling = null;
      if (isWokenAgain) run();
      else schedule();
      deps.onChanged();
    });
  }

  function schedule(): void {
    nextCheckAt = null;
    const standing = deps.standing().kind;
    if (isStopped || (standing !== 'ready' && standing !== 'otherAdmin')) return;
    const { hours, intervalSeconds } = memory.settings.read();
    const intervalMs = intervalSeconds * 1000;
    const isClosed = hours !== null && !isWithinHours(hours, serverNow());
    const delay = isClosed
      ? Math.min(longestWaitMs, toNextOpening(hours, serverNow()) - serverNow())
      : outage
        ? toRetryDelay(outage.tries, intervalMs)
        : intervalMs;
    nextCheckAt = isClosed ? null : now().getTime() + delay;
    timer = setTimeout(run, delay);
  }

  return {
    facts: () => ({
      outage,
      nextCheckAt: nextCheckAt === null ? null : new Date(nextCheckAt).toISOString(),
      obstacle,
      isStorageBroken,
      isKnown,
      waiting: inbox.waiting(),
      recent: [...recent.values()].toReversed(),
    }),
    restart(isAllNew) {
      epoch += 1;
      abort.abort();
      abort = new AbortController();
      isKnown = false;
      if (isAllNew) {
        forget();
        approved.clear();
        outage = null;
        obstacle = null;
      }
      attempt(() => {
        const standing = deps.standing();
        if (standing.kind === 'ready' || standing.kind === 'otherAdmin') inbox.sift(inboxFacts(standing.shop, memory.settings.read()));
      });
      run();
    },
    checkNow: run,
    approve(orders) {
      for (const order of orders) approved.add(toOrderKey(order));
    },
    leave(orders) {
      const standing = deps.standing();
      if (standing.kind === 'ready' || standing.kind === 'otherAdmin') decideLeft(orders, standing.shop);
    },
    statusOf: (order) => statuses.get(toOrderKey(order)) ?? null,
    async stop() {
      isStopped = true;
      epoch += 1;
      abort.abort();
      clearTimeout(timer);
      await polling;
    },
  };
}
