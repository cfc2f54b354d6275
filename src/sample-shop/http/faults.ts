import type { CallName } from '@shared/contract/tables/registry';

/** A call by its name, or any request (pictures too) by method and path. The path is relative to the API root, or absolute for pictures. */
export type FaultMatch = CallName | { method?: string; path: string | RegExp };

/** Without any of these, a matching request gets its usual response after `delayMs` and `until`. */
export interface Fault {
  status?: number;
  /** The server's message in `{"message": …}`; a status alone sends an empty object. */
  message?: string;
  /** A body instead of JSON, such as a proxy's HTML page; the default status is 200. */
  bodyText?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** Never responds; the caller has to time out. */
  hang?: boolean;
  /** Closes the connection without a response. */
  dropConnection?: boolean;
  delayMs?: number;
  /** The request is accepted, and executed and answered only after this. */
  until?: Promise<unknown>;
  /** The call is executed first, so only its response is lost. */
  carriedOut?: boolean;
}

export interface FaultRule extends Fault {
  match: FaultMatch;
  /** Number of affected requests; default: all. */
  times?: number;
}

interface Incoming {
  call: string | null;
  method: string;
  path: string;
}

export interface Faults {
  /** Returns the function that removes the rule. */
  add(rule: FaultRule): () => void;
  clear(): void;
  /** Returns the first matching rule, and counts its use. */
  take(request: Incoming): Fault | undefined;
}

function isMet(match: FaultMatch, request: Incoming): boolean {
  if (typeof match === 'string') return request.call === match;
  if (match.method && match.method.toUpperCase() !== request.method) return false;
  return typeof match.path === 'string' ? match.path === request.path : match.path.test(request.path);
}

export function createFaults(): Faults {
  const rules = new Set<FaultRule & { left: number }>();
  return {
    add(rule) {
      const active = { ...rule, left: rule.times ?? Number.POSITIVE_INFINITY };
      rules.add(active);
      return () => void rules.delete(active);
    },
    clear: () => rules.clear(),
    take(request) {
      for (const rule of rules) {
        if (!isMet(rule.match, request)) continue;
        rule.left -= 1;
        if (rule.left <= 0) rules.delete(rule);
        return rule;
      }
      return undefined;
    },
  };
}
