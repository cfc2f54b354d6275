import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useFormat } from '@renderer/bridge/use-format';
import { counted } from '@renderer/ui/printing/counted';
import { printQueuePanel, usePrintQueuePanel } from '@renderer/ui/printing/print-queue-panel';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface HeldPrintBarProps {
  hasChanges: boolean;
  onPrint: () => void;
}

/** The invoices for which a printer is being chosen: they go out from here, or are given up by a person's word. */
export function HeldPrintBar({ hasChanges, onPrint }: HeldPrintBarProps): ReactElement | null {
  const { t } = useTranslation();
  const format = useFormat();
  const held = usePrintQueuePanel((state) => state.held);
  if (!held) return null;
  const count = counted(format, held.orders.length);
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>{t('printerSettings.waiting.text', count)}</MessageBarBody>
      <MessageBarActions>
        <Button type="button" appearance="primary" onClick={onPrint}>
          {hasChanges ? t('printerSettings.waiting.print', count) : t('printerSettings.waiting.printNow', count)}
        </Button>
        <Button type="button" onClick={printQueuePanel.release}>
          {t('printerSettings.waiting.forget')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
