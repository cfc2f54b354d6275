import { useOnce } from '@renderer/parts/printing/use-once';
import { usePrintSheet } from '@renderer/parts/printing/use-print-sheet';
import { toFilePlace } from '@renderer/rules/file-path';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf } from '@shared/contract/tables/bridge';

type Sheet = InputOf<'printing.enqueueSales'>;

interface SalesOutput {
  /** Each tells its outcome itself and never rejects. */
  print(sheet: Sheet): Promise<void>;
  savePdf(sheet: Sheet): Promise<void>;
  exportTo(wish: InputOf<'sales.export'>): Promise<void>;
  isBusy: boolean;
}

/** What was sold on paper, as a PDF or as a spreadsheet. */
export function useSalesOutput(): SalesOutput {
  const t = useTexts();
  const language = useLanguage();
  const once = useOnce();
  const tellSaved = useTellSaved();
  const { printOrAsk, isPending: isPrinting } = usePrintSheet();
  const { send: save, isPending: isSaving } = useWrite('printing.saveSalesPdf');
  const { send: write, isPending: isWriting } = useWrite('sales.export');

  const print = async (sheet: Sheet): Promise<void> =>
    void (await printOrAsk({
      call: 'printing.enqueueSales',
      input: sheet,
      document: sheet.document,
      savePdf: () => void savePdf(sheet),
    }));

  async function savePdf(sheet: Sheet): Promise<void> {
    const result = await save(sheet);
    if (!result.ok || result.value.path === null) return;
    const documents = t(`printables.counted.${sheet.document}`, { count: 1 });
    notify.success(t('printQueue.toast.pdfSaved', { documents, file: isolate(toFilePlace(result.value.path).name, language) }));
  }

  async function exportTo(wish: InputOf<'sales.export'>): Promise<void> {
    const result = await write(wish);
    if (!result.ok) return;
    tellSaved(result.value);
  }

  return {
    print,
    savePdf: (sheet) => once(JSON.stringify(['pdf', sheet]), () => savePdf(sheet)),
    exportTo: (wish) => once(JSON.stringify(['export', wish]), () => exportTo(wish)),
    isBusy: isPrinting || isSaving || isWriting,
  };
}
