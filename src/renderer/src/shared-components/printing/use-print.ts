import { request } from '@renderer/runtime/calls/bridge';
import { readKey } from '@renderer/runtime/calls/reads';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { noteFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import { toFilePlace } from '@renderer/validation/file-path';
import type { CanceledOrder, SheetNews } from '@shared/contract/printing/print-requests';
import type { QueueView } from '@shared/contract/printing/printing';
import type { Failure } from '@shared/contract/result';
import type { Language } from '@shared/domain/language';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import type { DocumentKind } from '@shared/domain/printing/printable';
import type { Translate } from '@shared/i18n/translate';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { noteOwnBatch } from './queue/own-batches';
import { isExplained, type PrintProblem, type PrintRequest, printQueuePanel } from './queue/print-queue-panel';
import { toDocumentsText } from './sheets/document-words';
import { useOnce } from './use-once';
import { useSheetNews } from './use-sheet-news';

export type PrintOptions = Omit<PrintRequest, 'orders' | 'sheet'>;

export interface Print {
  /** Queues the sheets in the given order; resolves with true once they are on disk. Reports the result itself and never rejects. */
  printOrders(orders: readonly OrderRef[], options?: PrintOptions): Promise<boolean>;
  /** Saves one PDF of all sheets after asking for its place. Resolves with true if it was saved, with false on a failure or a cancel. */
  savePdf(orders: readonly OrderRef[], options?: PrintOptions): Promise<boolean>;
  isBusy: boolean;
}

/** Limit of `printing.enqueue`. */
const maxOrdersAtOnce = 1000;

function tell(failure: Failure, request: PrintRequest, action: PrintProblem['action']): void {
  if (isExplained(failure)) printQueuePanel.tell({ failure, request, action });
  // The cache reports the end of the session.
  else if (failure.code !== 'sessionEnded') notify.failure(failure);
}

export function toDisplayName(client: QueryClient, printer: string): string {
  const queue = client.getQueryData<QueueView>(readKey('printing.queue', undefined));
  return queue?.lanes.find((lane) => lane.printer === printer)?.displayName ?? printer;
}

/** Merges the news of two parts of a batch. */
function withNews(one: SheetNews | undefined, other: SheetNews | undefined): SheetNews | undefined {
  if (!one || !other) return one ?? other;
  const [asOf = null] = [one.asOf, other.asOf].filter((moment) => moment !== null).toSorted();
  return { asOf, changed: [...one.changed, ...other.changed] };
}

/** Returns the documents of one press; the invoice if the settings can't be read. */
async function readPressed(client: QueryClient): Promise<readonly DocumentKind[]> {
  const queryKey = readKey('printing.readSettings', undefined);
  const settings = await client.ensureQueryData({ queryKey, queryFn: () => request('printing.readSettings', undefined) }).catch(() => null);
  return settings?.pressed ?? ['invoice'];
}

/** Prompts about canceled orders, which are left out unless the user selects them. Empty if nothing should be printed. */
async function withoutCanceled(orders: readonly OrderRef[]): Promise<readonly OrderRef[]> {
  const canceled: CanceledOrder[] = [];
  for (let start = 0; start < orders.length; start += maxOrdersAtOnce) {
    // If they can't be read, they can't be printed either, and the failure is shown then.
    const part = orders.slice(start, start + maxOrdersAtOnce);
    canceled.push(...(await request('printing.canceled', { orders: part }).catch(() => [])));
  }
  if (canceled.length === 0) return orders;
  const ticked = await printQueuePanel.askAboutCanceled(canceled, orders.length - canceled.length);
  if (ticked === null) return [];
  const left = new Set(canceled.map(({ order }) => toOrderKey(order)));
  for (const order of ticked) left.delete(toOrderKey(order));
  return orders.filter((order) => !left.has(toOrderKey(order)));
}

/** Requires confirmation before documents of a batch are printed as copies. Empty if nothing should be printed. */
async function withoutCopies(orders: readonly OrderRef[], documents: readonly DocumentKind[]): Promise<readonly OrderRef[]> {
  const printed = new Set<string>();
  for (let start = 0; start < orders.length; start += maxOrdersAtOnce) {
    // If it fails, copies are still marked as such.
    const part = await request('printing.printedBefore', { orders: orders.slice(start, start + maxOrdersAtOnce) }).catch(() => []);
    for (const before of part) if (before.documents.some((document) => documents.includes(document))) printed.add(toOrderKey(before.order));
  }
  if (printed.size === 0) return orders;
  const wanted = await printQueuePanel.askAboutCopies(printed.size, orders.length);
  if (wanted === 'all') return orders;
  return wanted === 'rest' ? orders.filter((order) => !printed.has(toOrderKey(order))) : [];
}

type Run = (wanted: PrintRequest) => Promise<boolean>;

/** Queues the sheets of orders, in as many requests as needed. */
function useEnqueue(tellNews: ReturnType<typeof useSheetNews>): { print: Run; isPending: boolean } {
  const t = useTexts();
  const language = useLanguage();
  const client = useQueryClient();
  const { send: enqueue, isPending } = useWrite('printing.enqueue', { failure: 'inPlace' });
  const print = useCallback(
    async ({ orders: asked, documents, language: sheetLanguage }: PrintRequest): Promise<boolean> => {
      const isBatch = asked.length > 1;
      const alive = isBatch ? await withoutCanceled(asked) : asked;
      const printed = documents ?? (await readPressed(client));
      const orders = isBatch && alive.length > 0 ? await withoutCopies(alive, printed) : alive;
      if (orders.length === 0) return false;
      const options = { ...(documents && { documents: [...documents] }), ...(sheetLanguage && { language: sheetLanguage }) };
      const queued: Queued = { orders: orders.length, sheets: 0, printers: new Set(), batchId: '' };
      let news: SheetNews | undefined;
      for (let start = 0; start < orders.length; start += maxOrdersAtOnce) {
        const result = await enqueue({ ...options, orders: orders.slice(start, start + maxOrdersAtOnce) });
        if (!result.ok) {
          tell(result.error, { ...options, orders: orders.slice(start) }, 'print');
          return false;
        }
        queued.sheets += result.value.jobIds.length;
        queued.batchId = result.value.batchId;
        noteOwnBatch(queued.batchId);
        for (const printer of result.value.printers) queued.printers.add(printer);
        news = withNews(news, result.value.news);
      }
      tellQueued(queued, printed, { t, language });
      tellNews(news);
      noteFirstSteps(['order']);
      return true;
    },
    [enqueue, client, t, language, tellNews],
  );
  return { print, isPending };
}

interface Queued {
  orders: number;
  sheets: number;
  printers: Set<string>;
  batchId: string;
}

/** Reports what was queued; several of these messages are merged. */
function tellQueued(queued: Queued, printed: readonly DocumentKind[], { t, language }: { t: Translate; language: Language }): void {
  const printer = [...queued.printers].map((name) => isolate(name, language)).join(t('forms.separator'));
  const [only] = printed;
  const text =
    printed.length === 1 && only
      ? t('printQueue.toast.queued', { documents: t(`printables.counted.${only}`, { count: queued.orders }), printer })
      : t('printQueue.toast.queuedSheets', { count: queued.sheets, documents: toDocumentsText(printed, t, language), printer });
  notify.success(text, { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open }, queued.batchId, {
    kind: `print ${printer}`,
    amounts: { sheets: queued.sheets },
    toText: ({ sheets = 0 }) => t('printQueue.toast.queuedTogether', { count: sheets, printer }),
  });
}

function useSavePdf(tellNews: ReturnType<typeof useSheetNews>): { pdf: Run; isPending: boolean } {
  const t = useTexts();
  const language = useLanguage();
  const { send: save, isPending } = useWrite('printing.savePdf', { failure: 'inPlace' });
  const pdf = useCallback(
    async (wanted: PrintRequest): Promise<boolean> => {
      const { orders, documents, language: sheetLanguage } = wanted;
      const document = documents?.[0];
      const result = await save({
        orders: [...orders],
        ...(document && { documents: [document] }),
        ...(sheetLanguage && { language: sheetLanguage }),
      });
      if (!result.ok) tell(result.error, wanted, 'pdf');
      if (!result.ok || result.value.path === null) return false;
      const file = toFilePlace(result.value.path).name;
      const saved = t(`printables.counted.${document ?? 'invoice'}`, { count: orders.length });
      notify.success(t('printQueue.toast.pdfSaved', { documents: saved, file: isolate(file, language) }));
      tellNews(result.value.news);
      return true;
    },
    [save, t, language, tellNews],
  );
  return { pdf, isPending };
}

/** Prints orders without a dialog, or saves them as PDF, for every screen with orders. */
export function usePrint(): Print {
  const tellNews = useSheetNews();
  const { print, isPending: isPrinting } = useEnqueue(tellNews);
  const { pdf, isPending: isSaving } = useSavePdf(tellNews);
  const once = useOnce();
  const ask = (action: string, wanted: PrintRequest, run: Run): Promise<boolean> =>
    wanted.orders.length === 0 ? Promise.resolve(false) : once(JSON.stringify([action, wanted]), () => run(wanted));
  return {
    printOrders: (orders, options) => ask('print', { orders, ...options }, print),
    savePdf: (orders, options) => ask('pdf', { orders, ...options }, pdf),
    isBusy: isPrinting || isSaving,
  };
}
