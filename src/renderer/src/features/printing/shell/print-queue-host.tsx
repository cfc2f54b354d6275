import { useEvent } from '@renderer/runtime/calls/main-events/use-event';
import { useRead } from '@renderer/runtime/calls/use-read';
import { isRecordWindow } from '@renderer/runtime/calls/window-kind';
import { notify } from '@renderer/runtime/notices/notify';
import { playNotes } from '@renderer/runtime/sounds/play-notes';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useBatches } from '@renderer/shared-components/printing/queue/own-batches';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import type { QueueView } from '@shared/contract/printing/printing';
import type { StationChime } from '@shared/contract/printing/station';
import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { alertsOf, toQueueAlerts } from '../queue/queue-alerts';

/** Frequencies in hertz: rising for new orders, falling for a stop. */
const melodies: Record<StationChime['kind'], readonly number[]> = { newOrders: [660, 880], stopped: [660, 440, 330] };

/** Plays sounds for new orders and when the station stops; the main process omits those that are switched off. */
function useStationSounds(): void {
  useEvent('station.chimed', ({ kind }) => playNotes(melodies[kind]));
}

/** Shows alerts once while the panel is closed; those visible in the open panel count as shown. */
function useQueueAlerts(view: QueueView | undefined, isPanelOpen: boolean): void {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  const batches = useBatches();
  useEvent('windows.batchesChanged', ({ elsewhere }) => useBatches.setState({ elsewhere: new Set(elsewhere) }));
  const known = useRef<ReadonlySet<string> | null>(null);
  const look = useEffectEvent((current: QueueView, askedIn: typeof batches) => {
    const alerts = alertsOf(toQueueAlerts(current), askedIn, isRecordWindow());
    const before = known.current;
    known.current = new Set(alerts.map((alert) => alert.key));
    for (const alert of alerts.filter((entry) => (before ? !before.has(entry.key) : entry.isNewsAtStart))) {
      if (alert.batchId) notify.overtake(alert.batchId);
      if (isPanelOpen) continue;
      notify.warning(alert.toText({ t, format, language, nowMs: Date.now() }), {
        label: t('printQueue.toast.openQueue'),
        run: printQueuePanel.open,
      });
    }
  });
  useEffect(() => {
    if (view) look(view, batches);
  }, [view, batches]);
}

const PrintQueueDrawer = lazy(async () => ({ default: (await import('../queue/print-queue-drawer')).PrintQueueDrawer }));
const PrintProblemDialog = lazy(async () => ({ default: (await import('./print-problem-dialog')).PrintProblemDialog }));
const CanceledOrdersDialog = lazy(async () => ({ default: (await import('./canceled-orders-dialog')).CanceledOrdersDialog }));
const CopiesDialog = lazy(async () => ({ default: (await import('./copies-dialog')).CopiesDialog }));

/**
 * The print queue's part of the shell for every screen after the sign-in: the panel, the dialogs before and after printing, the alerts
 * while the panel is closed, and the station's sounds.
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
