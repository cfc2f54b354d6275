import { useBatches } from '@renderer/parts/printing/queue/own-batches';
import { printQueuePanel } from '@renderer/parts/printing/queue/print-queue-panel';
import { useEvent } from '@renderer/runtime/calls/bus/use-event';
import { notify } from '@renderer/runtime/notices/notify';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { isRecordWindow } from '@renderer/runtime/state/window-kind';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { QueueView } from '@shared/contract/printing/printing';
import { useEffect, useEffectEvent, useRef } from 'react';
import { alertsOf, toQueueAlerts } from './queue-alerts';

/** Tells once what needs a person while the panel is closed; what the open panel shows counts as told. */
export function useQueueAlerts(view: QueueView | undefined, isPanelOpen: boolean): void {
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
