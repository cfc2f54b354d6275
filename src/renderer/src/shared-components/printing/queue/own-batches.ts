import { ask } from '@renderer/runtime/calls/bridge';
import { isRecordWindow } from '@renderer/runtime/calls/window-kind';
import { create } from 'zustand';

/** Batches that were requested in this window, and in the other open windows. */
export const useBatches = create<{ own: ReadonlySet<string>; elsewhere: ReadonlySet<string> }>(() => ({
  own: new Set(),
  elsewhere: new Set(),
}));

/** Marks a batch as this window's; results of its sheets are shown in the window that requested it. */
export function noteOwnBatch(batchId: string): void {
  useBatches.setState(({ own }) => ({ own: new Set([...own, batchId]) }));
  if (isRecordWindow()) void ask('windows.recordBatch', { batchId });
}
