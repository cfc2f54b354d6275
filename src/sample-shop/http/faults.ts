import type { CallName } from '@shared/contract/tables/registry';

/** A call by its name, or any request (pictures too) by method and path. The path is relative to the API root, or absolute for pictures. */
export type FaultMatch = CallName | { method?: string; path: string | RegExp };

/** Without any of these a matching request is answered as always, only after `delayMs` and `until`. */
export interface Fault {
  status?: number;
  /** The server's words in `{"message": …}`; a status alone sends an empty object. */
  message?: string;
  /** A body in place of JSON, for instance a proxy's HTML page; sent with status 200 unless another is given. */
  bodyText?: string;
  contentType?: string;
  headers?: Record<string, string>;
  /** Never answers; the caller has to give up. */
  hang?: boolean;
  /** Closes the connection without an answer. */
  dropConnection?: boolean;
  delayMs?: number;
  /** The request is taken, and carried out and answered only after this. */
  until?: Promise<unknown>;
  /** The call is carried out first, so that only its answer is lost. */
  carriedOut?: boolean;
}

export interface FaultRule extends Fault {
  match: FaultMatch;
  /** How many requests it meets; all of them when left out. */
  times?: number;
}

interface Incoming {
  call: string | null;
  method: string;
  path: string;
}

export interface Faults {
  /** Returns the function that takes the rule back. */
  add(rule: FaultRule): () => void;
  clear(): void;
  /** The first rule that meets the request, counted as used. */
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
