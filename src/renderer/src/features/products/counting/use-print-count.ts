import { useOnce } from '@renderer/parts/printing/use-once';
import { usePrintSheet } from '@renderer/parts/printing/use-print-sheet';
import { toFilePlace } from '@renderer/rules/file-path';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf } from '@shared/contract/tables/bridge';

type Wanted = InputOf<'printing.enqueueCount'>;

interface PrintCount {
  /** True once it is in the queue on disk, or waits there for a printer to be chosen; tells its outcome itself and never rejects. */
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
  const { printOrAsk, isPending: isPrinting } = usePrintSheet();
  const { send: save, isPending: isSaving } = useWrite('printing.saveCountPdf');

  const print = async (wanted: Wanted): Promise<boolean> =>
    (await printOrAsk({
      call: 'printing.enqueueCount',
      input: wanted,
      document: 'countSheet',
      savePdf: () => void savePdf(wanted),
    })) !== null;

  async function savePdf(wanted: Wanted): Promise<void> {
    const result = await save(wanted);
    if (!result.ok || result.value.path === null) return;
    const file = toFilePlace(result.value.path).name;
    const documents = t('printables.counted.countSheet', { count: 1 });
    notify.success(t('printQueue.toast.pdfSaved', { documents, file: isolate(file, language) }));
  }

  return {
    print,
    savePdf: (wanted) => once(JSON.stringify(['pdf', wanted]), () => savePdf(wanted)),
    isPending: isPrinting || isSaving,
  };
}
