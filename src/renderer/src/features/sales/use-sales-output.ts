import { useOnce } from '@renderer/parts/printing/use-once';
import { type SheetRequest, usePrintable } from '@renderer/parts/printing/use-printable';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useTellSaved } from '@renderer/ui/list/export/use-tell-saved';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { SalesKind } from '@shared/domain/printing/printable';

type Sheet = Extract<SheetRequest, { document: SalesKind }>;

interface SalesOutput {
  /** Each tells its outcome itself and never rejects. */
  print(sheet: Sheet): Promise<void>;
  savePdf(sheet: Sheet): Promise<void>;
  exportTo(wish: InputOf<'sales.export'>): Promise<void>;
  isBusy: boolean;
}

/** What was sold on paper, as a PDF or as a spreadsheet. */
export function useSalesOutput(): SalesOutput {
  const once = useOnce();
  const tellSaved = useTellSaved();
  const { print, savePdf, isPending } = usePrintable();
  const { send: write, isPending: isWriting } = useWrite('sales.export');

  async function exportTo(wish: InputOf<'sales.export'>): Promise<void> {
    const result = await write(wish);
    if (!result.ok) return;
    tellSaved(result.value);
  }

  return {
    print: async (sheet) => void (await print(sheet)),
    savePdf,
    exportTo: (wish) => once(JSON.stringify(['export', wish]), () => exportTo(wish)),
    isBusy: isPending || isWriting,
  };
}
