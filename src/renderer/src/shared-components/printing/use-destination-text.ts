import { useRead } from '@renderer/runtime/calls/use-read';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import type { Printable } from '@shared/domain/printing/printable';

/** Returns printer and paper of a document, and its copies if there are several, such as `Brother HL-L2350DW, A4, 2 copies`. */
export function useDestinationText(document: Printable, settings: PrintSettings): string {
  const t = useTexts();
  const language = useLanguage();
  const { data: printers } = useRead('printing.printers', undefined, { failure: 'inPlace' });
  const { printer, paper, copies } = settings.routes[document];
  const name = printers?.find((known) => known.name === printer)?.displayName || printer || t('printMenu.asksPrinter');
  const words = [
    isolate(name, language),
    t(`printerSettings.paper.${paper}`),
    ...(copies > 1 ? [t('printQueue.queue.copies', { count: copies })] : []),
  ];
  return words.join(t('forms.separator'));
}
