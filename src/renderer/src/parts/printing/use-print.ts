import { readKey } from '@renderer/runtime/calls/reads';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { isolate } from '@renderer/ui/text/isolate';
import type { DocumentKind, OrderRef, QueueView } from '@shared/contract/printing';
import type { Failure, FailureCode } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type PrintProblem, type PrintRequest, printQueuePanel } from './print-queue-panel';
import { useOnce } from './use-once';

export interface PrintOptions {
  /** The invoice when left out. */
  document?: DocumentKind;
  /** Of the paper; what the printer settings say when left out. */
  language?: Language;
}

export interface Print {
  /** Puts the sheets into the queue in the given order; true once they are on disk there. Tells its outcome itself and never rejects. */
  printOrders(orders: readonly OrderRef[], options?: PrintOptions): Promise<boolean>;
  /** One PDF of all of them; asks where to save it. True when it was saved, false when it was not or the person cancelled. */
  savePdf(orders: readonly OrderRef[], options?: PrintOptions): Promise<boolean>;
  isBusy: boolean;
}

/** `printing.enqueue` takes no more at once. */
const maxOrdersAtOnce = 1000;

/** Failures that the dialog of the queue's host explains; all others go the common way. */
const explained: ReadonlySet<FailureCode> = new Set([
  'noPrinter',
  'printerNotFound',
  'printerNotAllowed',
  'printingForbidden',
  'orderNotAvailable',
  'diskFull',
]);

function tell(failure: Failure, request: PrintRequest, action: PrintProblem['action']): void {
  if (explained.has(failure.code)) printQueuePanel.tell({ failure, request, action });
  // The end of the session is told by the cache itself.
  else if (failure.code !== 'sessionEnded') notify.failure(failure);
}

export function toDisplayName(client: QueryClient, printer: string): string {
  const queue = client.getQueryData<QueueView>(readKey('printing.queue', undefined));
  return queue?.lanes.find((lane) => lane.printer === printer)?.displayName ?? printer;
}

/** Silent printing and PDF of orders, for every screen that shows them. */
export function usePrint(): Print {
  const { t } = useTranslation();
  const language = useLanguage();
  const client = useQueryClient();
  const { send: enqueue, isPending: isPrinting } = useWrite('printing.enqueue', { failure: 'inPlace' });
  const { send: save, isPending: isSaving } = useWrite('printing.savePdf', { failure: 'inPlace' });
  const once = useOnce();

  const print = useCallback(
    async (request: PrintRequest): Promise<boolean> => {
      let queued = { printers: [''], batchId: '' };
      const { orders, document, ...options } = request;
      for (let start = 0; start < orders.length; start += maxOrdersAtOnce) {
        const result = await enqueue({
          ...options,
          ...(document && { documents: [document] }),
          orders: orders.slice(start, start + maxOrdersAtOnce),
        });
        if (!result.ok) {
          tell(result.error, { ...request, orders: orders.slice(start) }, 'print');
          return false;
        }
        queued = result.value;
      }
      const name = queued.printers.map((printer) => isolate(toDisplayName(client, printer), language)).join(t('forms.separator'));
      const text = t(`printQueue.toast.queued.${document ?? 'invoice'}`, { count: orders.length, printer: name });
      notify.success(text, { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open }, queued.batchId);
      return true;
    },
    [enqueue, client, t, language],
  );

  const pdf = useCallback(
    async (request: PrintRequest): Promise<boolean> => {
      const result = await save({ ...request, orders: [...request.orders] });
      if (!result.ok) tell(result.error, request, 'pdf');
      if (!result.ok || result.value.path === null) return false;
      const file = result.value.path.split(/[/\\]/).at(-1) ?? result.value.path;
      notify.success(
        t(`printQueue.toast.pdfSaved.${request.document ?? 'invoice'}`, { count: request.orders.length, file: isolate(file, language) }),
      );
      return true;
    },
    [save, t, language],
  );

  const ask = (action: string, request: PrintRequest, run: (request: PrintRequest) => Promise<boolean>): Promise<boolean> =>
    request.orders.length === 0 ? Promise.resolve(false) : once(JSON.stringify([action, request]), () => run(request));

  return {
    printOrders: (orders, options) => ask('print', { orders, ...options }, print),
    savePdf: (orders, options) => ask('pdf', { orders, ...options }, pdf),
    isBusy: isPrinting || isSaving,
  };
}
