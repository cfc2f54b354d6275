import type { Role } from './permissions';
import type { ServerProfile } from './server/server-profile';

/** What came of one call of a server that was asked the reading calls of the contract (`main/server-check`). */
export const checkResults = ['asExpected', 'differs', 'refused', 'notThere', 'slow', 'notAsked'] as const;
export type CheckResult = (typeof checkResults)[number];

/** Which part of the API a call belongs to, as the sidebar has its groups. */
export const checkAreas = ['admins', 'home', 'shop'] as const;
export type CheckArea = (typeof checkAreas)[number];

/** In what an answer is not as the contract has it. */
export const differenceKinds = [
  'status',
  'notJson',
  'envelope',
  'missing',
  'null',
  'type',
  'format',
  'word',
  'fils',
  'pageSize',
  'total',
  'notFoundForEmpty',
  'query',
  'extra',
] as const;
type DifferenceKind = (typeof differenceKinds)[number];

/** What the app makes of it. */
export const differenceEffects = [
  /** The screen has nothing to show. */
  'unreadable',
  /** The row is left out of its list, and named in the bar above it. */
  'rowLeftOut',
  /** Shown as if the server had said nothing. */
  'readAsEmpty',
  /** A thousand times too much, pages that leave rows out: shown, and wrong. */
  'shownWrong',
  /** Shown in the server's own words. */
  'shownAsIs',
  'readAllTheSame',
  'ignored',
] as const;
export type DifferenceEffect = (typeof differenceEffects)[number];

export interface Difference {
  kind: DifferenceKind;
  /** `data.data[].total`; '' for the answer as a whole. */
  path: string;
  /** As the contract has it, and what came instead: kinds and lengths, never a value. */
  expected: string;
  came: string;
  /** In how many of how many places. */
  places: number;
  of: number;
  effect: DifferenceEffect;
}

/** Harmless: the app does not look there. */
export function isNoted({ kind }: Pick<Difference, 'kind'>): boolean {
  return kind === 'extra';
}

export const notAskedReasons = ['noRow', 'stopped', 'serverAway'] as const;
type NotAskedReason = (typeof notAskedReasons)[number];

/** What is asked: a call of the contract, the form of an error, or a list without pages. */
export interface CheckedCall {
  /** The call's name, or `errors` or `wholeList`. */
  id: string;
  /** Null for what is asked of the server as a whole. */
  area: CheckArea | null;
  method: string;
  /** Below the root, without ids: `/product/Auth/{id}?offset=0&limit=20`. */
  path: string;
  result: CheckResult;
  /** Of the answer; null when none came. */
  status: number | null;
  ms: number | null;
  rows: number | null;
  /** Of the rows, from the first one on: so many were looked at; left out where all were. */
  looked?: number | undefined;
  total: number | null;
  differences: Difference[];
  /** Why it was not asked: no list had a row with an id for it, somebody stopped, the server was away. */
  reason: NotAskedReason | null;
  /** Why no answer came. */
  failure: string | null;
  /** Parts of the call that nobody has given. */
  assumed: readonly string[];
}

/** `noRows`: no list had the rows that would show it. `dayOrMonth`: dates with slashes that can be read in two ways. */
export const unseenReasons = ['writes', 'noRows', 'dayOrMonth'] as const;

/** An entry of a server profile that a check could not look at. */
export interface UnseenEntry {
  /** `query.search`; `calls.NAME.path` for that of every call that writes. */
  at: string;
  reason: (typeof unseenReasons)[number];
}

/** What a server profile could say of the differences. */
export interface ProfileProposal {
  /** Together with the one in force. */
  profile: ServerProfile;
  /** What it adds, and because of which calls. */
  entries: { at: string; value: string | number | boolean | null | readonly (string | number)[]; calls: string[] }[];
}

export interface ServerCheckReport {
  apiRoot: string;
  startedAt: string;
  tookMs: number;
  /** What was wanted; the calls of other areas are not in it. */
  areas: CheckArea[];
  /** Which rules the account had: what it is refused depends on them. */
  rules: Role[];
  /** More than this is slow. */
  slowMs: number;
  /** Below which the calls were found where the address alone did not have them. */
  prefix: string | null;
  isStopped: boolean;
  /** The server profile with which it was asked. */
  profile: ServerProfile | null;
  proposal: ProfileProposal | null;
  calls: CheckedCall[];
  unseen: UnseenEntry[];
  /** What cannot be asked without writing. */
  unasked: { id: string; method: string; path: string }[];
}

/** A check of this computer that is kept: when, and how often each word. */
export interface StoredCheck {
  id: string;
  startedAt: string;
  areas: CheckArea[];
  counts: Record<CheckResult, number>;
}

export const defaultSlowMs = 2000;
export const minSlowMs = 100;
export const maxSlowMs = 60_000;

/** How often each word stands in a report. */
export function countResults(calls: readonly Pick<CheckedCall, 'result'>[]): Record<CheckResult, number> {
  const counts = { asExpected: 0, differs: 0, refused: 0, notThere: 0, slow: 0, notAsked: 0 };
  for (const { result } of calls) counts[result] += 1;
  return counts;
}
