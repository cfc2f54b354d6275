import type { Policy } from '@main/system/policy/policy';
import type { Settings } from '@main/system/settings/settings';
import type { HistoryDays } from '@shared/contract/printing/print-history';
import { z } from 'zod';
import { retentionMs } from '../sheet/limits';

/** How long sheets stay in the history: the value that IT has decided, otherwise the one that the user has saved. */
export interface HistoryDaysStore {
  read(): HistoryDays;
  /** Saves the user's value; a value that IT has decided still takes precedence. */
  save(days: number): void;
  keptMs(): number;
}

const dayMs = 24 * 60 * 60 * 1000;

export function createHistoryDays({
  settings,
  policy,
}: {
  settings: Settings;
  policy: Pick<Policy, 'choose' | 'entry'>;
}): HistoryDaysStore {
  const slot = settings.slot('printHistoryDays', z.int().min(1).nullable(), null);
  const days = (): number => policy.choose('printHistoryDays', slot.read() ?? undefined, retentionMs / dayMs);
  return {
    read: () => ({ days: days(), isManaged: policy.entry('printHistoryDays')?.isEnforced ?? false }),
    save: (own) => slot.write(own),
    keptMs: () => days() * dayMs,
  };
}
