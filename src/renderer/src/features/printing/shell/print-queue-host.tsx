import { printQueuePanel, usePrintQueuePanel } from '@renderer/parts/printing/queue/print-queue-panel';
import { useRead } from '@renderer/runtime/calls/use-read';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { useQueueAlerts } from '../queue/use-queue-alerts';
import { useStationSounds } from './station-sounds';

const PrintQueueDrawer = lazy(async () => ({ default: (await import('../queue/print-queue-drawer')).PrintQueueDrawer }));
const PrintProblemDialog = lazy(async () => ({ default: (await import('./print-problem-dialog')).PrintProblemDialog }));
const CanceledOrdersDialog = lazy(async () => ({ default: (await import('./canceled-orders-dialog')).CanceledOrdersDialog }));
const CopiesDialog = lazy(async () => ({ default: (await import('./copies-dialog')).CopiesDialog }));

/**
 * The print queue's place in the shell, once, for every signed-in screen: the panel, the dialogs before and after a print that wants a word, and
 * the notices while the panel is closed; and the sounds of the station.
 */
export function PrintQueueHost(): ReactElement {
  const isOpen = usePrintQueuePanel((state) => state.isOpen);
  const problem = usePrintQueuePanel((state) => state.problem);
  const question = usePrintQueuePanel((state) => state.question);
  const copies = usePrintQueuePanel((state) => state.copies);
  const [wasOpened, setWasOpened] = useState(isOpen);
  const { data: view } = useRead('printing.queue', undefined, { failure: 'inPlace' });
  useQueueAlerts(view, isOpen);
  useStationSounds();
  useEffect(() => printQueuePanel.reset, []);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <Suspense fallback={null}>
      {wasOpened && <PrintQueueDrawer isOpen={isOpen} />}
      {problem && <PrintProblemDialog problem={problem} />}
      {question && <CanceledOrdersDialog question={question} />}
      {copies && <CopiesDialog question={copies} />}
    </Suspense>
  );
}
