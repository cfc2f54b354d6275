import { printQueuePanel } from '@renderer/parts/printing/queue/print-queue-panel';
import { useOnce } from '@renderer/parts/printing/use-once';
import { toFilePlace } from '@renderer/rules/file-path';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf } from '@shared/contract/tables/bridge';

type Wanted = InputOf<'printing.enqueueCount'>;

interface PrintCount {
  /** True once it is in the queue on disk; tells its outcome itself and never rejects. */
  print(wanted: Wanted): Promise<boolean>;
  /** Asks where to save it. */
  savePdf(wanted: Wanted): Promise<void>;
  isPending: boolean;
}

/** A count sheet, where its destination says or as a file. */
export function usePrintCount(): PrintCount {
  const t = useTexts();
  const language = useLanguage();
  const once = useOnce();
  const { send: enqueue, isPending: isPrinting } = useWrite('printing.enqueueCount');
  const { send: save, isPending: isSaving } = useWrite('printing.saveCountPdf');

  async function print(wanted: Wanted): Promise<boolean> {
    const result = await enqueue(wanted);
    if (!result.ok) return false;
    const { printers, jobIds, batchId } = result.value;
    const printer = printers.map((name) => isolate(name, language)).join(t('forms.separator'));
    const documents = t('printables.counted.countSheet', { count: jobIds.length });
    const openQueue = { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open };
    notify.success(t('printQueue.toast.queued', { documents, printer }), openQueue, batchId);
    return true;
  }

  async function savePdf(wanted: Wanted): Promise<void> {
    const result = await save(wanted);
    if (!result.ok || result.value.path === null) return;
    const file = toFilePlace(result.value.path).name;
    const documents = t('printables.counted.countSheet', { count: 1 });
    notify.success(t('printQueue.toast.pdfSaved', { documents, file: isolate(file, language) }));
  }

  return {
    print: (wanted) => once(JSON.stringify(['print', wanted]), () => print(wanted)),
    savePdf: (wanted) => once(JSON.stringify(['pdf', wanted]), () => savePdf(wanted)),
    isPending: isPrinting || isSaving,
  };
}
