import { useSend } from '@renderer/runtime/calls/use-send';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { Printable } from '@shared/domain/printing/printable';
import { useState } from 'react';
import { noteOwnBatch } from './queue/own-batches';
import { isAboutPrinter, printQueuePanel } from './queue/print-queue-panel';
import { useOnce } from './use-once';

type SheetCall = 'printing.enqueueList' | 'printing.enqueueCount' | 'printing.enqueueSales' | 'printing.enqueueProductLabels';

interface Sheet<Call extends SheetCall> {
  call: Call;
  input: InputOf<Call>;
  document: Printable;
  /** Of the document; the sheets in the queue when left out. */
  count?: number;
  savePdf?(): void;
}

/** `asked`: the dialog of the queue's host has the sheet now, and prints it once a printer is chosen. Null: it came to nothing. */
type PrintedSheet<Call extends SheetCall> = ValueOf<Call> | 'asked' | null;

interface PrintSheet {
  /** Puts a sheet into the queue, or asks for what keeps it from there, such as a printer. Tells its outcome itself and never rejects. */
  printOrAsk<Call extends SheetCall>(sheet: Sheet<Call>): Promise<PrintedSheet<Call>>;
  isPending: boolean;
}

/** Prints what is no order: lists, count sheets, sales, and labels of products. */
export function usePrintSheet(): PrintSheet {
  const t = useTexts();
  const language = useLanguage();
  const send = useSend();
  const once = useOnce();
  const [running, setRunning] = useState(0);

  async function print<Call extends SheetCall>(sheet: Sheet<Call>): Promise<PrintedSheet<Call>> {
    setRunning((count) => count + 1);
    const result = await send(sheet.call, sheet.input, { failure: 'inPlace' }).finally(() => setRunning((count) => count - 1));
    if (!result.ok) {
      const { error } = result;
      if (isAboutPrinter(error)) {
        const again = async (): Promise<boolean> => typeof (await print(sheet)) === 'object';
        printQueuePanel.tell({ failure: error, request: { orders: [], sheet: { print: again, savePdf: sheet.savePdf } }, action: 'print' });
        return 'asked';
      }
      // The end of the session is told by the cache itself.
      if (error.code !== 'sessionEnded') notify.failure(error);
      return null;
    }
    const { batchId, jobIds, printers } = result.value;
    noteOwnBatch(batchId);
    const printer = printers.map((name) => isolate(name, language)).join(t('forms.separator'));
    const documents = t(`printables.counted.${sheet.document}`, { count: sheet.count ?? jobIds.length });
    const openQueue = { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open };
    notify.success(t('printQueue.toast.queued', { documents, printer }), openQueue, batchId);
    return result.value;
  }

  return { printOrAsk: (sheet) => once(JSON.stringify([sheet.call, sheet.input]), () => print(sheet)), isPending: running > 0 };
}
