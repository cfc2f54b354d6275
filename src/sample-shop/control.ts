import type { CallName } from '@shared/contract/tables/registry';
import type { Fault, FaultMatch, FaultRule } from './http/faults';

export interface ShopStats {
  requests: number;
  byCall: Partial<Record<CallName, number>>;
  byStatus: Record<number, number>;
}

/** The tests' control of a shop; not available over HTTP. */
export interface ShopControl {
  /** Login failures in the second spelling, `User not Exist.` (OP-08). */
  dottedSpellings: boolean;
  /** Orders have the day on which they were placed and no time, which is all that the requirements promise for registered orders. */
  isOrderTimeLeftOut: boolean;
  /** Returns a valid token of an admin without a request. Like a login, it replaces an earlier token. */
  signIn(adminId: number): string;
  /** Invalidates all tokens, or one admin's: the next call with one ends the session. */
  expireTokens(adminId?: number): void;
  /** Applies to one request only. */
  failNext(match: FaultMatch, fault: Fault): () => void;
  /** Applies to `times` requests, or to all until the returned function is called. */
  failWhen(rule: FaultRule): () => void;
  /** Also makes broken rows readable again. */
  clearFaults(): void;
  /** Makes the row at this position unreadable in each response of the list. */
  breakRow(list: CallName, index: number): void;
  stats(): ShopStats;
}
