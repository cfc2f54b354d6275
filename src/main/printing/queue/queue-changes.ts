import type { QueueChange, QueueContent, QueueView } from '@shared/contract/printing/printing';
import { toQueueChange } from '@shared/contract/printing/queue-change';

/** Notifies pages of changes in the queue. Every view has a revision that the next change continues from. */
export interface QueueChanges {
  /** Returns the current queue. If it differs from the last view, pages are notified first. */
  view(): QueueView;
  /** Notifies pages even if nothing differs, because something that the queue doesn't show may have changed. */
  tell(): QueueView;
}

export function createQueueChanges(read: () => QueueContent, onChanged: (change: QueueChange) => void): QueueChanges {
  let told: QueueView | null = null;

  function tell(): QueueView {
    const view = { ...read(), revision: (told?.revision ?? 0) + 1 };
    const change = toQueueChange(told, view);
    told = view;
    onChanged(change);
    return view;
  }

  return {
    tell,
    view() {
      if (!told) return tell();
      const current = { ...read(), revision: told.revision };
      return isSame(toQueueChange(told, current), told) ? told : tell();
    },
  };
}

/** Compares everything but the jobs as JSON, which is small. */
function isSame({ lanes, counts, staleJobs, unsent }: QueueChange, told: QueueView): boolean {
  const isUntouched = lanes.every(({ gone, changed }) => gone.length === 0 && changed.length === 0);
  const heads = lanes.map(({ gone: _gone, changed: _changed, ...head }) => head);
  const toldHeads = told.lanes.map(({ jobs: _jobs, ...head }) => head);
  const rest = JSON.stringify([heads, counts, staleJobs, unsent]);
  return isUntouched && rest === JSON.stringify([toldHeads, told.counts, told.staleJobs, told.unsent]);
}
