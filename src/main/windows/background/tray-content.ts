import type { StationReason, StationView } from '@shared/contract/printing/station';
import type { Language } from '@shared/domain/language';
import { createFormatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { TrayContent, TrayItem, TrayMark } from './background-system';

const separator = ' · ';

export interface Words {
  t: Translate;
  format: ReturnType<typeof createFormatter>;
}

export function toWords(t: Translate, language: Language): Words {
  return { t, format: createFormatter(language, 'latn') };
}

function toMark({ state, settings, unseen }: StationView): TrayMark {
  if (state === 'asks') return 'attention';
  if (state === 'off') return 'paused';
  return state === 'running' && settings.badge && unseen > 0 ? 'news' : state;
}

/** Returns the reason of the station's state in one line; '' if the state alone is enough. */
export function toReasonText(reason: StationReason, since: string, { t, format }: Words): string {
  const time = format.time(since);
  switch (reason.kind) {
    case 'none':
      return '';
    case 'pausedByPerson':
      return t('tray.paused', { time });
    case 'serverAway':
      return t('tray.serverAway', { time });
    case 'outsideHours':
      return t('tray.outsideHours', { time: format.time(reason.until) });
    case 'printer':
      return t('tray.printer', { printer: reason.displayName });
    case 'noPrinter':
      return t('tray.noPrinter');
    case 'storage':
      return t('tray.storage');
    case 'failed':
      return t('tray.failed', { count: reason.sheets });
    case 'many':
      return t('tray.many', { count: reason.orders });
    case 'restored':
      return t('tray.restored');
    case 'thereBefore':
      return t('tray.thereBefore', { count: reason.orders });
    case 'otherAdmin':
      return t('tray.otherAdmin');
    case 'sessionEnded':
      return t('tray.sessionEnded', { time });
    case 'rightTaken':
      return t('tray.rightTaken', { time });
    case 'refused':
      return t('tray.refused', { time });
    case 'awaitsAccount':
      return reason.account === null ? t('tray.awaitsAnyone') : t('tray.awaitsAccount', { account: reason.account });
    case 'printingForbidden':
      return t('tray.printingForbidden');
  }
}

function toCounts({ waiting, failed }: StationView, t: Translate): string[] {
  return [
    ...(waiting && waiting.orders > 0 ? [t('tray.waiting', { count: waiting.orders })] : []),
    ...(failed.sheets > 0 ? [t('tray.failed', { count: failed.sheets })] : []),
  ];
}

/** Returns icon, tooltip, and menu of a station that is switched on. Has no customers' names, because people passing by may read them. */
export function toTrayContent(view: StationView, words: Words, isLocked = false): TrayContent {
  const { t, format } = words;
  const state = t(`shell.station.${view.state}`);
  const reason = toReasonText(view.reason, view.stateSince, words);
  const counts = toCounts(view, t);
  const news = view.settings.badge && view.unseen > 0 ? [t('tray.news', { count: view.unseen })] : [];
  const { lastFinished } = view;
  const notes = [
    t('tray.state', { state }),
    reason,
    counts.join(separator),
    ...news,
    lastFinished ? t('tray.last', { id: lastFinished.order.id, time: format.time(lastFinished.at) }) : '',
  ].filter((text) => text !== '');
  const isPaused = view.state === 'paused';
  const canPause = !isLocked && view.state !== 'stopped' && view.state !== 'off';
  const items: TrayItem[] = [
    ...notes.map((label): TrayItem => ({ kind: 'note', label })),
    { kind: 'separator' },
    ...(canPause
      ? [{ kind: 'action', action: isPaused ? 'resume' : 'pause', label: t(isPaused ? 'tray.resume' : 'tray.pause') } as const]
      : []),
    { kind: 'action', action: 'open', label: t(view.state === 'stopped' ? 'tray.openToAnswer' : 'tray.open') },
    { kind: 'separator' },
    { kind: 'action', action: 'quit', label: t('tray.quit') },
  ];
  return { mark: toMark(view), tooltip: t('tray.tooltip', { text: [reason || state, ...counts, ...news].join(separator) }), items };
}
