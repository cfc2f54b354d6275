import {
  CheckmarkCircleRegular,
  ClockRegular,
  ErrorCircleRegular,
  PlugDisconnectedRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrinterOption } from './printer-options';

const looks: Record<PrinterOption['state'], { tint: Tint; icon: ReactElement }> = {
  ready: { tint: 'delivered', icon: <CheckmarkCircleRegular /> },
  busy: { tint: 'shipped', icon: <ClockRegular /> },
  stopped: { tint: 'canceled', icon: <ErrorCircleRegular /> },
  unknown: { tint: 'waiting', icon: <QuestionCircleRegular /> },
  missing: { tint: 'canceled', icon: <PlugDisconnectedRegular /> },
};

export function PrinterStateBadge({ state }: { state: PrinterOption['state'] }): ReactElement {
  const { t } = useTranslation();
  return (
    <TintBadge {...looks[state]}>
      {state === 'missing' ? t('printerSettings.printer.missing') : t(`printerSettings.printer.state.${state}`)}
    </TintBadge>
  );
}
