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
  return held && <Bar {...props} count={held.sheet ? null : held.orders.length} />;
}

function Bar({
  hasChanges,
  onPrint,
  count,
}: HeldPrintBarProps & { /** Null for a sheet that is of no order. */ count: number | null }): ReactElement {
  const t = useTexts();
  const say = (words: 'text' | 'print' | 'printNow' | 'forget'): string =>
    count === null ? t(`printerSettings.waiting.ofSheet.${words}`) : t(`printerSettings.waiting.${words}`, { count });
  useEffect(
    () => () => {
      // The pressed button is gone with the bar; the keyboard goes on from the start of the screen.
      if (document.activeElement === document.body) focusScreen();
    },
    [],
  );
  return (
    <MessageBar intent="info">
      <MessageBarBody>{say('text')}</MessageBarBody>
      <MessageBarActions>
        <Button type="button" appearance="primary" onClick={onPrint}>
          {say(hasChanges ? 'print' : 'printNow')}
        </Button>
        <Button type="button" onClick={printQueuePanel.release}>
          {say('forget')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
