import { keepQueue } from '@renderer/runtime/calls/main-events/queue-cache';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { useOnce } from '@renderer/shared-components/printing/use-once';
import type { HistoryEntry } from '@shared/contract/printing/print-history';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

export interface PrintAgain {
  /**
   * Queues these sheets again in their original form, marked as copies if they may have been printed; reports the result itself. Resolves
   * with true once they are queued.
   */
  again(entries: readonly HistoryEntry[], printer?: string): Promise<boolean>;
}

/** Prints sheets of the history again; names and leaves out those that weren't stored. */
export function usePrintAgain(): PrintAgain & { isBusy: boolean } {
  const t = useTexts();
  const client = useQueryClient();
  const once = useOnce();
  const { send, isPending } = useWrite('printing.reprint');
  const again = useCallback(
    async (entries: readonly HistoryEntry[], printer?: string): Promise<boolean> => {
      const jobIds = entries.filter(({ isSheetKept }) => isSheetKept).map(({ id }) => id);
      const missing = entries.length - jobIds.length;
      if (missing > 0) notify.warning(t('printHistory.again.notKept', { count: missing }));
      if (jobIds.length === 0) return false;
      return once(`${printer ?? ''} ${jobIds.join()}`, async () => {
        const result = await send({ jobIds, ...(printer !== undefined && { printer }) });
        if (!result.ok) return false;
        keepQueue(client, result.value);
        const open = { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open };
        notify.success(t('printHistory.again.queued', { count: jobIds.length }), open);
        return true;
      });
    },
    [t, client, once, send],
  );
  return { again, isBusy: isPending };
}
