import type { InputOf } from '@shared/contract/tables/bridge';
import { usePrintSheet } from './use-print-sheet';

type Labels = InputOf<'printing.enqueueProductLabels'>['labels'];

interface PrintProductLabels {
  /** True once they are in the queue on disk, or wait for a printer to be chosen; tells its outcome itself and never rejects. */
  print(labels: Labels): Promise<boolean>;
  isPending: boolean;
}

/** Labels of products, where their destination says. */
export function usePrintProductLabels(): PrintProductLabels {
  const { printOrAsk, isPending } = usePrintSheet();
  async function print(labels: Labels): Promise<boolean> {
    const count = labels.reduce((sum, label) => sum + label.count, 0);
    return (await printOrAsk({ call: 'printing.enqueueProductLabels', input: { labels }, document: 'productLabel', count })) !== null;
  }
  return { print, isPending };
}
