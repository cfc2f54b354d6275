import type { CallName } from '@shared/contract/tables/registry';
import type { Fault, FaultMatch, FaultRule } from './http/faults';

export interface ShopStats {
  requests: number;
  byCall: Partial<Record<CallName, number>>;
  byStatus: Record<number, number>;
}

/** How tests arrange a shop. None of it can be reached over HTTP. */
export interface ShopControl {
  /** Login failures in the second spelling, `User not Exist.` (OP-08). */
  dottedSpellings: boolean;
  /** Orders name the day on which they were placed and no time: all that the requirements' records promise of a registered one. */
  isOrderTimeLeftOut: boolean;
  /** A valid token of an admin, without a request; replaces an earlier one as a login does. */
  signIn(adminId: number): string;
  /** All tokens, or one admin's, are unknown from now on: the next call ends the session. */
  expireTokens(adminId?: number): void;
  /** Meets one request only. */
  failNext(match: FaultMatch, fault: Fault): () => void;
  /** Meets `times` requests, or all until the returned function is called. */
  failWhen(rule: FaultRule): () => void;
  /** Broken rows too can be read again. */
  clearFaults(): void;
  /** The row at this position of each answer of the list cannot be read. */
  breakRow(list: CallName, index: number): void;
  stats(): ShopStats;
}
