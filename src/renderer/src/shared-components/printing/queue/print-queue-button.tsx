import { CounterBadge } from '@fluentui/react-components';
import { PrintRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ToolButton } from '@renderer/ui/tools/tool';
import type { ReactElement } from 'react';
import { printQueuePanel, usePrintQueuePanel } from './print-queue-panel';
import { needsAttention, toQueueSummary } from './queue-summary';

/** Toggles the queue's panel from a toolbar; a red mark shows that a sheet needs attention. */
export function PrintQueueButton(): ReactElement {
  const t = useTexts();
  const isOpen = usePrintQueuePanel((state) => state.isOpen);
  const { data: view } = useRead('printing.queue', undefined, { failure: 'inPlace' });
  const label = t('printQueue.queue.title');
  const summary = view ? toQueueSummary(view.counts, t) : '';
  return (
    <ToolButton
      appearance="secondary"
      icon={<PrintRegular />}
      label={label}
      hasWords
      isExpanded={isOpen}
      onPress={printQueuePanel.toggle}
      mark={view && needsAttention(view) ? <CounterBadge dot color="danger" style={{ marginInlineStart: 6 }} /> : undefined}
      {...(summary && { title: summary })}
    />
  );
}
