import { isolate } from '@renderer/ui/text/isolate';
import type { StationPrinter, StationReason, StationView } from '@shared/contract/printing/station';
import type { Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';
import { toReasonLabel } from './printer-issue-texts';

/** Returns one label for a printer's problem: the system's reason, else the queue's. */
export function toIssueLabel(trouble: StationPrinter['trouble'], t: Translate): string {
  const [reason] = trouble?.reasons ?? [];
  return reason ? toReasonLabel(reason, t) : t(`station.printers.${trouble?.kind ?? 'paused'}`);
}

function toPrinterText(
  { printer, displayName, trouble }: Extract<StationReason, { kind: 'printer' }>,
  { printers }: StationView,
  t: Translate,
  language: Language,
): string {
  const known = printers.find(({ name }) => name === printer)?.trouble;
  const what = known ? toIssueLabel(known, t) : t(`station.printers.${trouble}`);
  return t('station.foot.attention', { printer: isolate(displayName, language), what });
}

/** Returns the station's state for the footer, such as "Station running, 2 orders waiting". */
export function toStationSummary(view: StationView, t: Translate, language: Language): string {
  const { reason, waiting } = view;
  const count = waiting?.orders ?? 0;
  switch (reason.kind) {
    case 'none':
      return count > 0 ? t('station.foot.running', { count }) : t('station.foot.runningIdle');
    case 'pausedByPerson':
      return count > 0 ? t('station.foot.paused', { count }) : t('station.foot.pausedIdle');
    case 'printer':
      return toPrinterText(reason, view, t, language);
    case 'failed':
      return t('station.foot.failed', { count: reason.sheets });
    case 'serverAway':
      return t('station.foot.waiting');
    case 'outsideHours':
    case 'noPrinter':
    case 'storage':
    case 'sessionEnded':
    case 'refused':
      return t(`station.foot.${reason.kind}`);
    case 'rightTaken':
    case 'awaitsAccount':
    case 'printingForbidden':
      return t('station.foot.stopped');
    default:
      return t('station.foot.asks');
  }
}
