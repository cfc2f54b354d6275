import { ask } from '@renderer/runtime/calls/bridge';
import { isRecordWindow } from '@renderer/runtime/calls/window-kind';
import { create } from 'zustand';

/** Batches that were asked for in this window, and in the other windows that are open. */
export const useBatches = create<{ own: ReadonlySet<string>; elsewhere: ReadonlySet<string> }>(() => ({
  own: new Set(),
  elsewhere: new Set(),
}));

/** What becomes of the sheets of a batch is told where it was asked for. */
export function noteOwnBatch(batchId: string): void {
  useBatches.setState(({ own }) => ({ own: new Set([...own, batchId]) }));
  if (isRecordWindow()) void ask('windows.recordBatch', { batchId });
}
