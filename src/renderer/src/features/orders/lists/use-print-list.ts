import { useOnce } from '@renderer/parts/printing/use-once';
import { usePrintSheet } from '@renderer/parts/printing/use-print-sheet';
import { useSheetNews } from '@renderer/parts/printing/use-sheet-news';
import { toFilePlace } from '@renderer/rules/file-path';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';

type Wanted = InputOf<'printing.enqueueList'>;
type Printed = ValueOf<'printing.enqueueList'> | 'asked' | null;

interface PrintList {
  /** What the queue says of it once it is on disk there; `asked` and null as of `printOrAsk`. */
  print(wanted: Wanted): Promise<Printed>;
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
  const { printOrAsk, isPending: isPrinting } = usePrintSheet();
  const { send: save, isPending: isSaving } = useWrite('printing.saveListPdf');

  async function print(wanted: Wanted): Promise<Printed> {
    const queued = await printOrAsk({
      call: 'printing.enqueueList',
      input: wanted,
      document: wanted.document,
      savePdf: () => void savePdf(wanted),
    });
    if (queued !== null && queued !== 'asked') tellNews(queued.news);
    return queued;
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
    print,
    savePdf: (wanted) => once(JSON.stringify(['pdf', wanted]), () => savePdf(wanted)),
    isPending: isPrinting || isSaving,
  };
}
