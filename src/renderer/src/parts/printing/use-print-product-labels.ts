import { useWrite } from '@renderer/runtime/calls/use-write';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { isolate } from '@renderer/ui/text/isolate';
import type { InputOf } from '@shared/contract/tables/bridge';
import { noteOwnBatch } from './queue/own-batches';
import { printQueuePanel } from './queue/print-queue-panel';
import { useOnce } from './use-once';

type Labels = InputOf<'printing.enqueueProductLabels'>['labels'];

interface PrintProductLabels {
  /** True once they are in the queue on disk; tells its outcome itself and never rejects. */
  print(labels: Labels): Promise<boolean>;
  isPending: boolean;
}

/** Labels of products, where their destination says. */
export function usePrintProductLabels(): PrintProductLabels {
  const t = useTexts();
  const language = useLanguage();
  const once = useOnce();
  const { send, isPending } = useWrite('printing.enqueueProductLabels');
  async function print(labels: Labels): Promise<boolean> {
    const result = await send({ labels });
    if (!result.ok) return false;
    noteOwnBatch(result.value.batchId);
    const printer = result.value.printers.map((name) => isolate(name, language)).join(t('forms.separator'));
    const count = labels.reduce((sum, label) => sum + label.count, 0);
    const open = { label: t('printQueue.toast.openQueue'), run: printQueuePanel.open };
    notify.success(
      t('printQueue.toast.queued', { documents: t('printables.counted.productLabel', { count }), printer }),
      open,
      result.value.batchId,
    );
    return true;
  }
  return { print: (labels) => once(JSON.stringify(labels), () => print(labels)), isPending };
}
