import { localClocks, type Moment, toElapsedMs, toMoment } from '@main/system/time/elapsed';
import type { ServerClock } from '@main/system/time/server-clock';
import { stationReachDays } from '@shared/contract/printing/station';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { ListedOrder } from './lists/listed-order';
import { isNew, type PendingOrderFacts } from './pending-orders';
import type { StationMemory } from './station-memory';
import { toKuwaitMidnight } from './times/hours';

/** From when on orders are new, which only the server's clock can tell, and what was listed by then. */
export interface StationStart {
  /** As a person wishes it: null is now, a moment ahead too. Answers with what can be said of it yet; null while the server's time is not known. */
  toSince(wished: string | null): string | null;
  /** Now, on the server's clock; null while that is not known. */
  now(): number | null;
  /** What is new is so from another moment on (`isMoved`), or by another choice; before that is written. */
  begin(kinds: readonly OrderKind[], since: string | null, isMoved: boolean): void;
  /** Once the server has told the time: names the moments that were not known. */
  settle(serverNow: number): void;
  /** The list was not read to the end since. */
  owes(kind: OrderKind): boolean;
  isOwed(): boolean;
  /** So far back goes what stood in the lists then and cannot be told apart from new orders. */
  reach(): number;
  /** A reading at this moment shows what was there. */
  isInTime(serverNow: number): boolean;
  /** Nobody can say whether the order was there before; as of the first reading. */
  isInDoubt(order: ListedOrder, facts: PendingOrderFacts): boolean;
  /** The list was read. */
  settleList(kind: OrderKind): void;
}

/** What is listed so soon after the moment was there at that moment. */
const inTimeMs = 2 * 60_000;
const reachMs = stationReachDays * 24 * 60 * 60_000;

export function createStationStart(memory: StationMemory, serverClock: Pick<ServerClock, 'now'>): StationStart {
  /** When something began of which the server's time is not known yet. */
  let begunAt: Moment | null = null;
  const toIso = (ms: number): string => new Date(ms).toISOString();
  const toBounded = (wished: string, now: number): string => toIso(Math.min(Math.max(Date.parse(wished), now - reachMs), now));

  function begin(kinds: readonly OrderKind[], since: string | null, isMoved: boolean): void {
    const now = serverClock.now();
    if (now !== null) settle(now);
    else begunAt ??= toMoment(localClocks);
    const before = memory.start.read();
    const at = now === null ? null : Math.min(isMoved ? Date.parse(since ?? toIso(now)) : now, before?.at ?? now);
    memory.start.write({ at, kinds: [...kinds], isMoved: isMoved || before?.isMoved === true, isKnown: before?.isKnown !== false });
  }

  /** Nobody knows how long ago it was: everything that may be new is in doubt. */
  function settle(now: number): void {
    const settings = memory.settings.read();
    const start = memory.start.read();
    if (!settings.isOn || (start ? start.at !== null : settings.since !== null)) return;
    const elapsed = start && begunAt && toElapsedMs(begunAt, localClocks);
    const isKnown = !start || elapsed !== null;
    const at = isKnown ? now - (elapsed ?? 0) : 0;
    const since = settings.since === null ? toIso(isKnown ? at : now - reachMs) : toBounded(settings.since, now);
    memory.earlier.write(memory.earlier.read().map((choice) => ({ ...choice, until: choice.until ?? at })));
    memory.settings.write({ ...settings, since });
    // Written last: a program that ends before does all of it again.
    const isMoved = start?.isMoved ?? true;
    memory.start.write({ at: isMoved ? Date.parse(since) : at, kinds: start?.kinds ?? settings.kinds, isMoved, isKnown });
    begunAt = null;
  }

  return {
    toSince(wished) {
      const now = serverClock.now();
      if (now === null) return wished;
      return wished === null ? toIso(now) : toBounded(wished, now);
    },
    now: () => serverClock.now(),
    begin,
    settle,
    owes: (kind) => memory.start.read()?.kinds.includes(kind) ?? false,
    isOwed: () => memory.start.read() !== null,
    reach: () => toKuwaitMidnight(memory.start.read()?.at ?? 0) - 1,
    isInTime(now) {
      const at = memory.start.read()?.at ?? null;
      return at !== null && now - at <= inTimeMs;
    },
    isInDoubt(order, facts) {
      const earliest = memory.start.read()?.isKnown === false ? 0 : order.placed.from;
      return isNew(order, facts) && !isNew({ ...order, placed: { from: earliest, to: earliest } }, facts);
    },
    settleList(kind) {
      const start = memory.start.read();
      const kinds = start?.kinds.filter((owed) => owed !== kind) ?? [];
      memory.start.write(start && kinds.length > 0 ? { ...start, kinds } : null);
    },
  };
}
