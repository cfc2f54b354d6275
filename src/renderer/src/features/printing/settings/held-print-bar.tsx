import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/parts/printing/queue/print-queue-panel';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { focusScreen } from '@renderer/ui/controls/focus-back';
import { type ReactElement, useEffect } from 'react';

interface HeldPrintBarProps {
  hasChanges: boolean;
  onPrint: () => void;
}

/** The invoices for which a printer is being chosen: they go out from here, or are given up by a person's word. */
export function HeldPrintBar(props: HeldPrintBarProps): ReactElement | null {
  const held = usePrintQueuePanel((state) => state.held);
  return held && <Bar {...props} count={held.orders.length} />;
}

function Bar({ hasChanges, onPrint, count }: HeldPrintBarProps & { count: number }): ReactElement {
  const t = useTexts();
  useEffect(
    () => () => {
      // The pressed button is gone with the bar; the keyboard goes on from the start of the screen.
      if (document.activeElement === document.body) focusScreen();
    },
    [],
  );
  return (
    <MessageBar intent="info">
      <MessageBarBody>{t('printerSettings.waiting.text', { count })}</MessageBarBody>
      <MessageBarActions>
        <Button type="button" appearance="primary" onClick={onPrint}>
          {hasChanges ? t('printerSettings.waiting.print', { count }) : t('printerSettings.waiting.printNow', { count })}
        </Button>
        <Button type="button" onClick={printQueuePanel.release}>
          {t('printerSettings.waiting.forget', { count })}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
