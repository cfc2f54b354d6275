import { printQueuePanel } from '@renderer/parts/printing/queue/print-queue-panel';
import { useOnce } from '@renderer/parts/printing/use-once';
import { useSheetNews } from '@renderer/parts/printing/use-sheet-news';
import { toFilePlace } from '@renderer/rules/file-path';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';

type Wanted = InputOf<'printing.enqueueList'>;

interface PrintList {
  /** What the queue says of it once it is on disk there, else null; tells its outcome itself and never rejects. */
  print(wanted: Wanted): Promise<ValueOf<'printing.enqueueList'> | null>;
  /** Asks where to save it. */
  savePdf(wanted: Wanted): Promise<void>;
  isPending: boolean;
}

/** A document over many orders, where its destination says or as a file. */
export function usePrintList(): PrintList {
  const t = useTexts();
  const language = useLanguage();
  const once = useOnce();
  const tellNews = useSheetNews();
  const { send: enqueue, isPending: isPrinting } = useWrite('printing.enqueueList');
  const { send: save, isPending: isSaving } = useWrite('printing.saveListPdf');

  async function print(wanted: Wanted): Promise<ValueOf<'printing.enqueueList'> | null> {
    const result = await enqueue(wanted);
    if (!result.ok) return null;
    const { printers, jobIds, batchId } = result.value;
    const printer = printers.map((name) => isolate(name, language)).join(t('forms.separator'));
    const documents = t(`printables.counted.${wanted.document}`, { count: jobIds.length });
    notify.success(
      t('printQueue.toast.queued', { documents, printer }),
      { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open },
      batchId,
    );
    tellNews(result.value.news);
    return result.value;
  }

  async function savePdf(wanted: Wanted): Promise<void> {
    const result = await save(wanted);
    if (!result.ok || result.value.path === null) return;
    const file = toFilePlace(result.value.path).name;
    const documents = t(`printables.counted.${wanted.document}`, { count: 1 });
    notify.success(t('printQueue.toast.pdfSaved', { documents, file: isolate(file, language) }));
    tellNews(result.value.news);
  }

  return {
    print: (wanted) => once(JSON.stringify(['print', wanted]), () => print(wanted)),
    savePdf: (wanted) => once(JSON.stringify(['pdf', wanted]), () => savePdf(wanted)),
    isPending: isPrinting || isSaving,
  };
}
