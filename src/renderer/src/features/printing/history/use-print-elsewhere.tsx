import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { HistoryEntry } from '@shared/contract/printing/print-history';
import { type ReactElement, useCallback, useState } from 'react';
import { ChoosePrinterDialog } from '../printers/choose-printer-dialog';
import type { PrintAgain } from './use-print-again';

export interface PrintElsewhere {
  /** Prompts for the printer on which to print these sheets again; `onDone` is called once they are queued. */
  elsewhere(entries: readonly HistoryEntry[], onDone?: () => void): void;
}

/** Returns the dialog, which the caller must render. */
export function usePrintElsewhere(again: PrintAgain['again']): PrintElsewhere & { question: ReactElement | null } {
  const t = useTexts();
  const [asked, setAsked] = useState<{ entries: readonly HistoryEntry[]; onDone: (() => void) | undefined } | null>(null);
  const elsewhere = useCallback((entries: readonly HistoryEntry[], onDone?: () => void) => setAsked({ entries, onDone }), []);

  async function choose(printer: string): Promise<boolean> {
    if (!asked || !(await again(asked.entries, printer))) return false;
    asked.onDone?.();
    return true;
  }

  const question = asked && (
    <ChoosePrinterDialog
      title={t('printQueue.elsewhere.againTitle', { count: asked.entries.length })}
      onChoose={choose}
      onClose={() => setAsked(null)}
    />
  );
  return { elsewhere, question };
}
