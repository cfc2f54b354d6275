import {
  CheckmarkCircleRegular,
  ClockRegular,
  ErrorCircleRegular,
  LockClosedRegular,
  PlugDisconnectedRegular,
} from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { type Tint, TintBadge } from '@renderer/ui/badges/tint-badge';
import type { ReactElement } from 'react';
import type { PrinterOption } from './printer-options';

export type ReportedState = Exclude<PrinterOption['state'], 'unknown'>;

const looks: Record<ReportedState, { tint: Tint; icon: ReactElement }> = {
  ready: { tint: 'delivered', icon: <CheckmarkCircleRegular /> },
  busy: { tint: 'shipped', icon: <ClockRegular /> },
  stopped: { tint: 'canceled', icon: <ErrorCircleRegular /> },
  refused: { tint: 'canceled', icon: <LockClosedRegular /> },
  missing: { tint: 'canceled', icon: <PlugDisconnectedRegular /> },
};

/** Shows a printer's state; an unknown state has no badge. */
export function PrinterStateBadge({ state }: { state: ReportedState }): ReactElement {
  const t = useTexts();
  return (
    <TintBadge {...looks[state]}>
      {state === 'missing' || state === 'refused' ? t(`printerSettings.printer.${state}`) : t(`printerSettings.printer.state.${state}`)}
    </TintBadge>
  );
}
