import type { OrderKind, OrderRef } from '@shared/contract/printing/printing';
import { type StationLogEntry, type StationSettings, stationReachDays } from '@shared/contract/printing/station';
import { type Failure, FailureError, type Result } from '@shared/contract/result';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { Api } from '../api/api-client';
import type { Logger } from '../log/logger';
import type { StationObstacle, StationPrinting } from '../printing/printing-port';
import { monotonicNow } from '../time/elapsed';
import { type Continuity, type JournalBreak, WitnessUnreadableError } from './continuity';
import { clockMarginMs, createInbox, type InboxFacts } from './inbox';
import { type ListReading, readList } from './list-reader';
import { type ListedOrder, toPlaced, toPlacedAt } from './listed-order';
import { createFetchPage, type FoundOrder, findOrder, openEnd } from './order-lists';
import { toQuestioned } from './questioned';
import { createRelease, type Turn } from './release';
import type { Standing } from './standing';
import type { StationMemory } from './station-memory';
import type { StationStart } from './station-start';
import type { Outage } from './station-state';
import { isWithinHours, toNextOpening } from './times/hours';
import { toRetryDelay } from './times/poll-times';
import { createUnreadableOrders } from './unreadable-orders';

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
/** Orders that show up late, or get a status that is printed, are looked for so often, and so far back. */
const sweepEveryMs = 60 * minuteMs;
const sweepReachMs = 2 * 60 * minuteMs;
/** The same where orders are not printed as they come in, but when somebody has moved them on. */
const longReachMs = dayMs;
/** Timers stand still while the machine sleeps, so that a long wait is cut into steps. */
const longestWaitMs = 5 * minuteMs;
const maxRecent = 60;
const unsureTurnsAllowed = 3;

interface KindReading {
  kind: OrderKind;
  reading: Result<ListReading>;
}

function toTurn(readings: readonly KindReading[], { isCurrent, isInTurn }: Pick<Turn, 'isCurrent' | 'isInTurn'>): Turn {
  const read = readings.flatMap(({ kind, reading }) => (reading.ok ? [{ kind, ...reading.value }] : []));
  return {
    isCurrent,
    isInTurn,
    shown: new Set(read.flatMap(({ orders }) => orders.map(toOrderKey))),
    unread: new Set(read.flatMap(({ kind, unreadable }) => unreadable.all.map((id) => toOrderKey({ kind, id })))),
    kinds: new Set(read.map(({ kind }) => kind)),
  };
}

export function createEngine(deps: EngineDeps): Engine {
  const { memory, printing, continuity, start, now } = deps;
  const inbox = createInbox();
  const unreadable = createUnreadableOrders(memory);
  const lists: Partial<Record<OrderKind, ListReading['mark']>> = {};
  const recent = new Map<string, ListedOrder>();
  let epoch = 0;
  let abort = new AbortController();
  const fetchPage = createFetchPage(deps.api, () => ({ signal: abort.signal, isUnseen: true }));
  let outage: Outage | null = null;
  let lastAnswerAt: string | null = null;
  let isStorageBroken = false;
  let isKnown = false;
  let isStopped = false;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let nextCheckAt: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | null = null;
  let isWokenAgain = false;
  /** For so many turns nobody could tell whether the journal goes on. */
  let unsureTurns = 0;

  const release = createRelease({
    memory,
    printing,
    continuity,
    inbox,
    inboxFacts,
    find: (order) => findOrder(fetchPage, order, order.placed),
    standing: deps.standing,
    mayGoOn: () => !isStopped && unsureTurns === 0,
    checkRight: deps.checkRight,
    noteUnreadable: ({ kind, id }, shop) => {
      const { sharing } = memory.settings.read();
      const reading = { orders: [], unreadable: { ids: [id], unnamed: 0 } };
      unreadable.take(reading, { kind, shop, sharing, isBaseline: false, at: now().toISOString() });
    },
    onEvent: deps.onEvent,
    onChanged: deps.onChanged,
    now,
  });

  /** After an answer of this turn. A server that names no date leaves nothing but the clock of this computer. */
  const answeredAt = (): number => start.now() ?? now().getTime();

  function inboxFacts(shop: string, settings: StationSettings): InboxFacts {
    return {
      settings,
      floor: memory.floor.read() ?? 0,
      earlier: memory.earlier.read(),
      isDecided: (order) => printing.journal.isDecided(shop, order),
    };
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
    else noteOutage(answer.error);
    return false;
  }

  /** A start that lies ahead would keep everything back: a clock was wrong when it was written. True when the lists have to be read anew. */
  function mendStart(settings: StationSettings): boolean {
    if (settings.since === null || Date.parse(settings.since) <= answeredAt() + clockMarginMs) return false;
    const since = new Date(answeredAt()).toISOString();
    start.begin(settings.kinds, since, true);
    memory.settings.write({ ...settings, since });
    forget();
    return true;
  }

  /** Everything in the lists is unknown again. */
  function forget(): void {
    inbox.forget();
    unreadable.forget();
    for (const kind of Object.keys(lists) as OrderKind[]) delete lists[kind];
  }

  /** While nobody can tell, nothing is printed and nothing asked. Throws when that lasts. */
  function findBreak(): JournalBreak | null {
    try {
      const broken = continuity.findBreak();
      unsureTurns = 0;
      return broken;
    } catch (error) {
      if (!(error instanceof WitnessUnreadableError) || ++unsureTurns > unsureTurnsAllowed) throw error;
      deps.log.warn('station.witnessUnreadable', { error });
      return null;
    }
  }

  /** The journal may have been replaced or put back while the program runs, too. */
  function watchJournal(): void {
    if (memory.question.read()?.kind === 'restored') return;
    const broken = findBreak();
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
    const sweep = isSweep ? answeredAt() - reachMs : Number.MAX_SAFE_INTEGER;
    const owed = start.owes(kind) ? start.reach() : Number.MAX_SAFE_INTEGER;
    return readList(fetchPage, {
      kind,
      since,
      startDate: addDays(toKuwaitDay(new Date(settings.since ?? 0)), -1),
      endDate: openEnd,
      newest: answeredAt(),
      // What waits is printed as this turn has read it.
      reach: Math.min(Math.max(since, sweep), Math.max(since, owed), inbox.oldest(kind)),
      mark: known ?? earlier,
      wasSeen: (order) => inbox.wasSeen(order, known ? null : earlier),
    });
  }

  /** Before the lists are read: what was placed by then, and what waits already, is followed by nothing older. One list is one reading. */
  function toInTurn({ kinds }: StationSettings): Turn['isInTurn'] {
    const at = answeredAt();
    const waited = new Set(inbox.waiting().map(toOrderKey));
    return (order) => kinds.length === 1 || order.placed.from <= at || waited.has(toOrderKey(order));
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

  /** Orders of which nobody can say whether they were there before were, when they are listed in time; later a person is asked. */
  function settleStart(kind: OrderKind, orders: readonly ListedOrder[], shop: string, settings: StationSettings): void {
    if (!start.owes(kind)) return;
    const facts = inboxFacts(shop, settings);
    const before = orders.filter((order) => start.isInDoubt(order, facts));
    if (before.length > 0 && start.isInTime(answeredAt())) decideLeft(before, shop);
    else if (before.length > 0) askAbout(before);
    start.settleList(kind);
  }

  function askAbout(orders: readonly ListedOrder[]): void {
    const open = memory.question.read() ?? { kind: 'thereBefore', at: now().toISOString(), known: '', isCopy: false };
    memory.question.write({ ...open, doubted: [...new Set([...(open.doubted ?? []), ...orders.map(toOrderKey)])] });
  }

  /** Answers with how many of them may be new. */
  function noteUnreadable(kind: OrderKind, reading: ListReading, shop: string, { sharing }: StationSettings): number {
    const isFirst = !lists[kind] && memory.marks.read() === null;
    const isBaseline = isFirst && start.owes(kind) && start.isInTime(answeredAt());
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
    if (!(await hearTime(memory.settings.read()))) return;
    start.settle(answeredAt());
    const settings = memory.settings.read();
    const isOpen = isWithinHours(settings.hours, answeredAt());
    if (!isOpen && !start.isOwed()) {
      isKnown = false;
      return;
    }
    watchJournal();
    const { shop } = standing;
    const isSweep = monotonicNow() - sweptAt > sweepEveryMs;
    const isFirst = Object.keys(lists).length === 0;
    const isInTurn = toInTurn(settings);
    const readings = await Promise.all(
      settings.kinds.map(async (kind) => ({ kind, reading: await readKind(kind, shop, settings, isSweep && !isFirst) })),
    );
    if (started !== epoch) return;
    if (readings.some(({ reading }) => !reading.ok && reading.error.code === 'forbidden')) return refuse();
    if (readings.every(({ reading }) => reading.ok) && mendStart(settings)) {
      isWokenAgain = true;
      return;
    }
    takeUp(readings, shop, settings);
    if (isKnown && isSweep) sweptAt = monotonicNow();
    if (!isOpen) {
      isKnown = false;
      return;
    }
    const failure = await release.run(toTurn(readings, { isCurrent: () => started === epoch, isInTurn }));
    if (failure?.code === 'forbidden') return refuse();
    if (failure) noteOutage(failure);
    else if (!inbox.waiting().every(isInTurn)) isWokenAgain = true;
    if (started !== epoch || !isKnown) return;
    keepMarks(shop);
    forgetOld();
    await deps.afterPoll(shop);
  }

  /** An answer, and no outage: asking again and again changes nothing. */
  async function refuse(): Promise<void> {
    isKnown = false;
    await deps.onRefused();
  }

  function takeUp(readings: readonly KindReading[], shop: string, settings: StationSettings): void {
    let failure: Failure | null = null;
    let fresh = 0;
    for (const { kind, reading } of readings) {
      if (!reading.ok) {
        failure = reading.error;
        continue;
      }
      const { orders, mark } = reading.value;
      fresh += noteUnreadable(kind, reading.value, shop, settings);
      settleStart(kind, orders, shop, settings);
      const taken = inbox.take(orders, inboxFacts(shop, settings));
      fresh += taken.fresh.length;
      release.noteLeftOut(taken.dropped, settings);
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
    if (!question || question.isCopy || toQuestioned(inbox.waiting(), question).length > 0 || !isKnown) return;
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

  /** A run that comes later goes on where nothing waits any more; while something does, it has to find that again. */
  function keepMarks(shop: string): void {
    if (inbox.size() > 0) return;
    const kept = { shop, lists: { ...lists } };
    if (JSON.stringify(memory.marks.read()) !== JSON.stringify(kept)) memory.marks.write(kept);
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
      // A printer that went at the last moment is seen by the next turn; nothing was queued.
      if (error instanceof FailureError && error.failure.code === 'printerNotFound') deps.log.warn('station.printerGone', { error });
      else noteStorage(error);
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
    const at = start.now();
    const isClosed = hours !== null && at !== null && !isWithinHours(hours, at) && !start.isOwed();
    const delay = isClosed
      ? Math.min(longestWaitMs, toNextOpening(hours, at) - at)
      : outage
        ? toRetryDelay(outage.tries, intervalMs)
        : intervalMs;
    // Counted down by the clock of this computer.
    nextCheckAt = isClosed ? null : Date.now() + delay;
    timer = setTimeout(run, delay);
  }

  return {
    facts: () => ({
      outage,
      nextCheckAt: nextCheckAt === null ? null : new Date(nextCheckAt).toISOString(),
      obstacle: release.obstacle(),
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
        release.forget();
        outage = null;
      }
      attempt(() => {
        const standing = deps.standing();
        if (standing.kind === 'ready' || standing.kind === 'otherAdmin') inbox.sift(inboxFacts(standing.shop, memory.settings.read()));
      });
      run();
    },
    checkNow: run,
    approve: release.approve,
    leave(orders) {
      const standing = deps.standing();
      if (standing.kind === 'ready' || standing.kind === 'otherAdmin') decideLeft(orders, standing.shop);
    },
    find: (order, placedAt) => findOrder(fetchPage, order, toPlaced(placedAt)),
    async stop() {
      isStopped = true;
      epoch += 1;
      abort.abort();
      clearTimeout(timer);
      await polling;
    },
  };
}
