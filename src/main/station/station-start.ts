import { localClocks, type Moment, toElapsedMs, toMoment } from '@main/system/time/elapsed';
import type { ServerClock } from '@main/system/time/server-clock';
import { stationReachDays } from '@shared/contract/printing/station';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import type { ListedOrder } from './lists/listed-order';
import { isNew, type PendingOrderFacts } from './pending-orders';
import type { StationMemory } from './station-memory';
import { toKuwaitMidnight } from './times/hours';

/** The time from which orders are new, which only the server's clock determines, and the orders that were listed by then. */
export interface StationStart {
  /**
   * Returns the start time for the user's choice: null is now, as is a time in the future. Returns null while the server's time isn't
   * known.
   */
  toSince(wished: string | null): string | null;
  /** Returns the current time by the server's clock in ms; null while it isn't known. */
  now(): number | null;
  /** Called before a change is written: orders are new from another time on (`isMoved`), or by another order filter. */
  begin(kinds: readonly OrderKind[], since: string | null, isMoved: boolean): void;
  /** Called once the server's time is known: sets the times that weren't known. */
  settle(serverNow: number): void;
  /** Whether the list wasn't loaded to the end since the change. */
  owes(kind: OrderKind): boolean;
  isOwed(): boolean;
  /** Returns how far back (ms) the lists had orders at that time that can't be distinguished from new ones. */
  reach(): number;
  /** Whether a load at this time still shows the orders that existed at the change. */
  isInTime(serverNow: number): boolean;
  /** Whether it can't be determined if the order existed before; decided at the first load. */
  isInDoubt(order: ListedOrder, facts: PendingOrderFacts): boolean;
  /** Called when the list was loaded. */
  settleList(kind: OrderKind): void;
}

/** Orders that are listed within this time after the change existed at the change. */
const inTimeMs = 2 * 60_000;
const reachMs = stationReachDays * 24 * 60 * 60_000;

export function createStationStart(memory: StationMemory, serverClock: Pick<ServerClock, 'now'>): StationStart {
  /** When a change began whose server time isn't known yet. */
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

  /** Sets the unknown times. If it can't be determined how long ago the change was, all possibly new orders are in doubt. */
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
    // Written last, so that after a crash all of it is done again.
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
