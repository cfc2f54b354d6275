import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import { toFilePlace } from '@renderer/validation/file-path';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { Printable } from '@shared/domain/printing/printable';
import { noteOwnBatch } from './queue/own-batches';
import { isAboutPrinter, printQueuePanel } from './queue/print-queue-panel';
import { useOnce } from './use-once';
import { useSheetNews } from './use-sheet-news';

/** A request for anything but documents of orders, for which `usePrint` needs further answers. */
export type SheetRequest = Extract<InputOf<'printing.enqueue'>, { document: Printable }>;

/** `asked`: the dialog of the queue's host has the sheet and prints it once a printer is selected. Null: it failed. */
type Printed = ValueOf<'printing.enqueue'> | 'asked' | null;

interface Printing {
  /** Queues a sheet, or prompts for what is missing, such as a printer. Reports the result itself and never rejects. */
  print(request: SheetRequest): Promise<Printed>;
  /** Opens the system's save dialog. */
  savePdf(request: SheetRequest): Promise<void>;
  isPending: boolean;
}

/** Prints everything but documents of orders: lists, count sheets, sales, and product labels. */
export function usePrintable(): Printing {
  const t = useTexts();
  const language = useLanguage();
  const { send: enqueue, isPending: isPrinting } = useWrite('printing.enqueue', { failure: 'inPlace' });
  const { send: save, isPending: isSaving } = useWrite('printing.savePdf');
  const once = useOnce();
  const tellNews = useSheetNews();

  async function print(request: SheetRequest): Promise<Printed> {
    const result = await enqueue(request);
    if (!result.ok) {
      const { error } = result;
      if (isAboutPrinter(error)) {
        const sheet = {
          print: async () => typeof (await print(request)) === 'object',
          // A label is cut by its printer, so a file of it has no use.
          savePdf: request.document === 'productLabel' ? undefined : () => void savePdf(request),
        };
        printQueuePanel.tell({ failure: error, request: { orders: [], sheet }, action: 'print' });
        return 'asked';
      }
      // The cache reports the end of the session.
      if (error.code !== 'sessionEnded') notify.failure(error);
      return null;
    }
    const { batchId, jobIds, printers, news } = result.value;
    noteOwnBatch(batchId);
    const printer = printers.map((name) => isolate(name, language)).join(t('forms.separator'));
    const count = 'labels' in request ? request.labels.reduce((sum, label) => sum + label.count, 0) : jobIds.length;
    const documents = t(`printables.counted.${request.document}`, { count });
    const openQueue = { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open };
    notify.success(t('printQueue.toast.queued', { documents, printer }), openQueue, batchId);
    tellNews(news);
    return result.value;
  }

  async function savePdf(request: SheetRequest): Promise<void> {
    const result = await save(request);
    if (!result.ok || result.value.path === null) return;
    const file = toFilePlace(result.value.path).name;
    const documents = t(`printables.counted.${request.document}`, { count: 1 });
    notify.success(t('printQueue.toast.pdfSaved', { documents, file: isolate(file, language) }));
    tellNews(result.value.news);
  }

  return {
    print: (request) => once(JSON.stringify(['print', request]), () => print(request)),
    savePdf: (request) => once(JSON.stringify(['pdf', request]), () => savePdf(request)),
    isPending: isPrinting || isSaving,
  };
}
