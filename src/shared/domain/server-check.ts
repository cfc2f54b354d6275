import type { Role } from './permissions';
import type { ServerProfile } from './server/server-profile';

/** Result of one call of a server check, which sends the read calls of the contract (`main/support/server-check`). */
export const checkResults = ['asExpected', 'differs', 'refused', 'notThere', 'slow', 'notAsked'] as const;
export type CheckResult = (typeof checkResults)[number];

/** The part of the API that a call belongs to, as the groups of the sidebar. */
export const checkAreas = ['admins', 'home', 'shop'] as const;
export type CheckArea = (typeof checkAreas)[number];

/** How a response differs from the contract. */
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

/** Effect of a difference in the app. */
export const differenceEffects = [
  /** The screen has nothing to show. */
  'unreadable',
  /** The row is left out of its list, and listed in the bar above it. */
  'rowLeftOut',
  /** Shown as if the server had sent nothing. */
  'readAsEmpty',
  /** Shown, but wrong: a thousand times too much, or pages that leave rows out. */
  'shownWrong',
  /** The server's own text is shown. */
  'shownAsIs',
  'readAllTheSame',
  'ignored',
] as const;
export type DifferenceEffect = (typeof differenceEffects)[number];

export interface Difference {
  kind: DifferenceKind;
  /** Path such as `data.data[].total`; '' for the response as a whole. */
  path: string;
  /** The contract's form, and the received one: types and lengths, never a value. */
  expected: string;
  came: string;
  /** Number of places with the difference, and of all compared places. */
  places: number;
  of: number;
  effect: DifferenceEffect;
}

/** Whether it is harmless, because the app doesn't use the field. */
export function isNoted({ kind }: Pick<Difference, 'kind'>): boolean {
  return kind === 'extra';
}

export const notAskedReasons = ['noRow', 'stopped', 'serverAway'] as const;
type NotAskedReason = (typeof notAskedReasons)[number];

/** A call of the check: one of the contract, the form of an error, or a list without pages. */
export interface CheckedCall {
  /** Name of the call, or `errors` or `wholeList`. */
  id: string;
  /** Null for checks of the server as a whole. */
  area: CheckArea | null;
  method: string;
  /** Path below the root, without IDs: `/product/Auth/{id}?offset=0&limit=20`. */
  path: string;
  result: CheckResult;
  /** Status of the response; null if there was none. */
  status: number | null;
  ms: number | null;
  rows: number | null;
  /** Number of rows that were compared, from the first one on; left out if all were. */
  looked?: number | undefined;
  total: number | null;
  differences: Difference[];
  /** Why it wasn't sent: no list had a row with an ID for it, the user stopped the check, or the server couldn't be reached. */
  reason: NotAskedReason | null;
  /** Why there was no response. */
  failure: string | null;
  /** Parts of the call that the shop's documents don't define. */
  assumed: readonly string[];
}

/** `noRows`: no list had rows that would show it. `dayOrMonth`: all dates with slashes are ambiguous. */
export const unseenReasons = ['writes', 'noRows', 'dayOrMonth'] as const;

/** An entry of a server profile that a check couldn't verify. */
export interface UnseenEntry {
  /** `query.search`; `calls.NAME.path` means the paths of all calls that write. */
  at: string;
  reason: (typeof unseenReasons)[number];
}

/** A server profile that describes the differences. */
export interface ProfileProposal {
  /** The proposed entries together with the profile in use. */
  profile: ServerProfile;
  /** The added entries, each with the calls that need it. */
  entries: { at: string; value: string | number | boolean | null | readonly (string | number)[]; calls: string[] }[];
}

export interface ServerCheckReport {
  apiRoot: string;
  startedAt: string;
  tookMs: number;
  /** The checked areas; calls of other areas aren't in the report. */
  areas: CheckArea[];
  /** Permissions of the account, which determine the refused calls. */
  rules: Role[];
  /** Calls that take longer (ms) are slow. */
  slowMs: number;
  /** The prefix of the calls, if the address alone didn't have them. */
  prefix: string | null;
  isStopped: boolean;
  /** The server profile that was used. */
  profile: ServerProfile | null;
  proposal: ProfileProposal | null;
  calls: CheckedCall[];
  unseen: UnseenEntry[];
  /** Calls that can't be checked, because they write. */
  unasked: { id: string; method: string; path: string }[];
}

/** A stored check of this computer: its time, and the number of calls by result. */
export interface StoredCheck {
  id: string;
  startedAt: string;
  areas: CheckArea[];
  counts: Record<CheckResult, number>;
}

export const defaultSlowMs = 2000;
export const minSlowMs = 100;
export const maxSlowMs = 60_000;

/** Counts the calls of a report by result. */
export function countResults(calls: readonly Pick<CheckedCall, 'result'>[]): Record<CheckResult, number> {
  const counts = { asExpected: 0, differs: 0, refused: 0, notThere: 0, slow: 0, notAsked: 0 };
  for (const { result } of calls) counts[result] += 1;
  return counts;
}
