import { CounterBadge } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ToolButton } from '@renderer/ui/tools/tool';
import type { ReactElement } from 'react';
import { printQueuePanel, usePrintQueuePanel } from './print-queue-panel';
import { needsAttention, toQueueSummary } from './queue-summary';

/** Toggles the queue's panel from a toolbar, in red, while a sheet needs attention; otherwise the queue is in the footer only. */
export function PrintQueueButton(): ReactElement | null {
  const t = useTexts();
  const isOpen = usePrintQueuePanel((state) => state.isOpen);
  const { data: view } = useRead('printing.queue', undefined, { failure: 'inPlace' });
  if (!view || !needsAttention(view)) return null;
  const label = t('printQueue.queue.title');
  const summary = toQueueSummary(view.counts, t);
  return (
    <ToolButton
      appearance="secondary"
      icon={<PrintRegular />}
      label={label}
      isFailed
      isExpanded={isOpen}
      onPress={printQueuePanel.toggle}
      mark={<CounterBadge dot color="danger" style={{ marginInlineStart: 6 }} />}
      {...(summary && { title: summary })}
    />
  );
}
