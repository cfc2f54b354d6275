import { keepQueue } from '@renderer/runtime/calls/main-events/queue-cache';
import type { WriteName } from '@renderer/runtime/calls/reads';
import { useWrite, type Write } from '@renderer/runtime/calls/use-write';
import type { QueueView } from '@shared/contract/printing/printing';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

type QueueWriteName = { [Name in WriteName]: ValueOf<Name> extends QueueView ? Name : never }[WriteName];

export interface QueueActions {
  /** `null` means every printer. */
  pause(printer: string | null): void;
  /** Failed sheets are queued at their old position before the printer continues. */
  resume(printer: string | null, failedIds?: string[]): void;
  cancel(jobIds: string[]): void;
  retry(jobIds: string[]): void;
  reprint(jobIds: string[]): void;
  confirmPrinted(jobIds: string[]): void;
  denyPrinted(jobIds: string[]): void;
  /** Resolves with true once it is done. */
  moveWaiting(from: string, to: string): Promise<boolean>;
  resolveStale(print: boolean): void;
  clearFinished(): void;
}

/** Every action returns the new queue, which is cached at once; the presenter shows failures. */
function useQueueWrite<Name extends QueueWriteName>(name: Name): Write<Name>['send'] {
  const client = useQueryClient();
  return useWrite(name, { onSuccess: (view) => keepQueue(client, view) }).send;
}

/** The same object on every render, so that unchanged rows don't render. */
export function useQueueActions(): QueueActions {
  const pause = useQueueWrite('printing.pause');
  const resume = useQueueWrite('printing.resume');
  const cancel = useQueueWrite('printing.cancel');
  const retry = useQueueWrite('printing.retry');
  const reprint = useQueueWrite('printing.reprint');
  const confirmPrinted = useQueueWrite('printing.confirmPrinted');
  const denyPrinted = useQueueWrite('printing.denyPrinted');
  const moveWaiting = useQueueWrite('printing.moveWaiting');
  const resolveStale = useQueueWrite('printing.resolveLeftover');
  const clearFinished = useQueueWrite('printing.clearFinished');
  return useMemo(
    () => ({
      pause: (printer) => void pause({ printer }),
      async resume(printer, failedIds = []) {
        if (failedIds.length === 0 || (await retry({ jobIds: failedIds })).ok) void resume({ printer });
      },
      cancel: (jobIds) => void cancel({ jobIds }),
      retry: (jobIds) => void retry({ jobIds }),
      reprint: (jobIds) => void reprint({ jobIds }),
      confirmPrinted: (jobIds) => void confirmPrinted({ jobIds }),
      denyPrinted: (jobIds) => void denyPrinted({ jobIds }),
      moveWaiting: async (from, to) => (await moveWaiting({ from, to })).ok,
      resolveStale: (print) => void resolveStale({ print }),
      clearFinished: () => void clearFinished(undefined),
    }),
    [pause, resume, cancel, retry, reprint, confirmPrinted, denyPrinted, moveWaiting, resolveStale, clearFinished],
  );
}
