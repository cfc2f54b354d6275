import { notify } from '@renderer/runtime/notices/notify';
import { ownerOf } from '@renderer/runtime/state/session-phase';
import { useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { i18n } from '@renderer/runtime/texts/i18n';
import type { BulkWrite, BulkWriteProgress } from '@shared/contract/desktop/bulk-writes';
import type { QueryClient } from '@tanstack/react-query';
import { create } from 'zustand';
import { ask, bridge } from '../bridge';
import { invalidateAfter } from '../invalidation';
import { isRecordWindow } from '../window-kind';

/** The bulk write that the main process reported last, with all outcomes; null before the first one. */
export const useBulkWriteRun = create<{ run: BulkWriteProgress | null }>(() => ({ run: null }));
const { getState, setState } = useBulkWriteRun;

// The next account must not see the previous account's records.
useSession.subscribe((now, before) => {
  if (ownerOf(now)?.id !== ownerOf(before)?.id) setState({ run: null });
});

const workId = 'bulkWrite';
/** Id of the run that leaving prompts about, or has prompted about. */
let heldId: string | null = null;
/** The page that has just started a run still has to open its report. */
let isStarting = false;

function hold(): void {
  const { run } = getState();
  if (!run?.isRunning || run.id === heldId || isStarting || isRecordWindow()) return;
  const { id } = run;
  heldId = id;
  unsavedWork.put(workId, { title: i18n.t('navigation.productWriting'), discard: () => stopBulkWrite(id) });
}

/**
 * Follows the bulk writes of the main process. Leaving or closing the main window prompts first, because it stops the run. Returns a
 * function that unsubscribes.
 */
export function watchBulkWrites(client: QueryClient): () => void {
  return bridge.on('bulkWrites.progressed', (progress) => {
    const known = getState().run;
    const before = known?.id === progress.id ? known.outcomes : {};
    setState({ run: { ...progress, outcomes: { ...before, ...progress.outcomes } } });
    if (progress.isRunning) return hold();
    heldId = null;
    unsavedWork.remove(workId);
    void invalidateAfter(client, 'products.update');
    void client.invalidateQueries({ queryKey: ['bulkWrites.list'] });
    void client.invalidateQueries({ queryKey: ['bulkWrites.read'] });
    if (progress.halt === 'sessionEnded' && !isRecordWindow()) notify.failure({ code: 'sessionEnded' });
  });
}

/** The bulk write's run. Reported outcomes are newer than those that were read. */
export function withLiveRun(kept: BulkWrite, live: BulkWriteProgress | null): BulkWrite {
  if (live?.id !== kept.id) return kept;
  const { id: _id, outcomes, ...run } = live;
  return { ...kept, outcomes: { ...kept.outcomes, ...outcomes }, run };
}

/** Starts a run; leaving prompts about it once `step` has shown the report. */
export async function holdAfter<Value>(step: () => Promise<Value>): Promise<Value> {
  isStarting = true;
  try {
    return await step();
  } finally {
    isStarting = false;
    hold();
  }
}

export function stopBulkWrite(id: string): void {
  void ask('bulkWrites.stop', { id });
}
