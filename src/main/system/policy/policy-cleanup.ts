import type { Power } from '../ports/power';
import type { Policy } from './policy';

/** Documented for IT: changes apply after this time at the latest. */
export const reloadMs = 30 * 60 * 1000;
/** Retries while a place can't be read: a computer is slow after its start, and a file may be half written. */
export const retryMs = [10_000, 30_000, 120_000] as const;

/**
 * Reads the policy again when the computer wakes up and every half hour, sooner while it can't be used in full. Stops when the returned
 * function is called.
 */
export function keepPolicyFresh(power: Pick<Power, 'onResumed'>, policy: Pick<Policy, 'reload' | 'view' | 'onChanged'>): () => void {
  let isStopped = false;
  let retries = 0;
  let timer: NodeJS.Timeout | undefined;

  async function reload(): Promise<void> {
    if (isStopped) return;
    await policy.reload();
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (isStopped) return;
    if (!policy.view().isUnreadable) retries = 0;
    const waitMs = policy.view().isUnreadable ? (retryMs[retries] ?? reloadMs) : reloadMs;
    timer = setTimeout(() => {
      retries += 1;
      void reload();
    }, waitMs);
    timer.unref();
  }

  plan();
  policy.onChanged(plan);
  power.onResumed(() => {
    retries = 0;
    void reload();
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
