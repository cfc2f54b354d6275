import type { Power } from '../host/power';
import type { Policy } from './policy';

/** As often as IT may count on it. */
export const reloadMs = 30 * 60 * 1000;

/** Reads the policy again when the computer wakes up, and from time to time; until the returned function is called. */
export function keepPolicyFresh(power: Pick<Power, 'onResumed'>, policy: Pick<Policy, 'reload'>): () => void {
  let isStopped = false;
  const reload = (): void => {
    if (!isStopped) void policy.reload();
  };
  const timer = setInterval(reload, reloadMs);
  timer.unref();
  power.onResumed(reload);
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
