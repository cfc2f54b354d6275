import type { QueueChange, QueueContent, QueueView } from '@shared/contract/printing/printing';
import { toQueueChange } from '@shared/contract/printing/queue-change';

/** Tells pages what changes in the queue, and gives out no view that they could not go on from. */
export interface QueueChanges {
  /** The queue as it is now. What differs from the last view is told first. */
  view(): QueueView;
  /** Tells also when nothing differs: something that the queue does not show may have changed. */
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

/** Compares what is told beside the jobs by what it says; it is little. */
function isSame({ lanes, counts, staleJobs, unsent }: QueueChange, told: QueueView): boolean {
  const isUntouched = lanes.every(({ gone, changed }) => gone.length === 0 && changed.length === 0);
  const heads = lanes.map(({ gone: _gone, changed: _changed, ...head }) => head);
  const toldHeads = told.lanes.map(({ jobs: _jobs, ...head }) => head);
  const rest = JSON.stringify([heads, counts, staleJobs, unsent]);
  return isUntouched && rest === JSON.stringify([toldHeads, told.counts, told.staleJobs, told.unsent]);
}
