import { sessionActions, useSuspended } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printerSettingsPath } from '@renderer/shared-components/printing/printer-settings-path';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { filledScreen, useFilledScreen } from '@renderer/ui/layout/filled-screen';
import type { StationReason, StationView } from '@shared/contract/printing/station';
import type { Translate } from '@shared/i18n/translate';
import { useNavigate } from 'react-router-dom';
import { stationDialog } from '../station-dialog-store';
import type { StationActions } from '../use-station-actions';

export type BandActionKind =
  | 'pause'
  | 'resume'
  | 'resumePrinter'
  | 'tryNow'
  | 'signIn'
  | 'mute'
  | 'printLast'
  | 'fill'
  | 'settings'
  | 'printAll'
  | 'choose'
  | 'fromNow'
  | 'queue';

export interface BandAction {
  kind: BandActionKind;
  label: string;
  isPrimary: boolean;
  run(): void;
}

interface Offer {
  kind: BandActionKind;
  /** Replaces the usual label. */
  label?: string;
  run?(): void;
}

type Asking = Extract<StationReason, { kind: 'many' | 'restored' | 'thereBefore' | 'otherAdmin' }>;

/** Reasons for which new orders are printed whatever the answer is. */
const leavesOld: ReadonlySet<StationReason['kind']> = new Set(['many', 'thereBefore']);

/** The first answer loses no order and prints none twice; answers that can't be undone are confirmed. */
function toAnswers(reason: Asking, t: Translate, actions: StationActions): Offer[] {
  const all = (): void => void actions.answer({ kind: 'all' });
  const leave: Offer = { kind: 'fromNow', label: t(leavesOld.has(reason.kind) ? 'station.action.leaveOld' : 'station.action.fromNow') };
  if (reason.kind === 'restored' || reason.kind === 'thereBefore') {
    const choose: Offer = { kind: 'choose', label: t('station.action.chooseFrom', { count: reason.orders }) };
    return [choose, leave, { kind: 'printAll', label: t('station.action.printThem'), run: () => stationDialog.open('all') }];
  }
  const label = reason.kind === 'many' ? t('station.action.printAll', { count: reason.orders }) : t('station.action.inMyName');
  return [{ kind: 'printAll', label, run: all }, { kind: 'choose' }, leave];
}

function toPrinterOffers(reason: Extract<StationReason, { kind: 'printer' }>, t: Translate, actions: StationActions): Offer[] {
  const [only] = reason.documents;
  const label =
    only && reason.documents.length === 1
      ? t('station.action.resumeDocument', { documents: t(`printables.all.${only}`) })
      : t('station.action.resumePrinter');
  const resume: Offer = { kind: 'resumePrinter', label, run: () => actions.resumePrinter(reason.printer) };
  const isGone = reason.trouble === 'printerNotAllowed' || reason.trouble === 'printingForbidden';
  return isGone ? [{ kind: 'settings' }, { kind: 'pause' }] : [resume, { kind: 'settings' }, { kind: 'pause' }];
}

function toOffers({ state, reason, isRinging }: StationView, t: Translate, actions: StationActions, isSuspended: boolean): Offer[] {
  const mute: Offer[] = isRinging ? [{ kind: 'mute' }] : [];
  switch (reason.kind) {
    case 'many':
    case 'restored':
    case 'thereBefore':
    case 'otherAdmin':
      return toAnswers(reason, t, actions);
    case 'printer':
      return toPrinterOffers(reason, t, actions);
    case 'noPrinter':
      return [{ kind: 'settings', label: t('station.action.choosePrinter') }, { kind: 'pause' }];
    case 'failed':
      return [{ kind: 'queue' }, { kind: 'pause' }, { kind: 'printLast' }];
    case 'storage':
      return [{ kind: 'tryNow' }, { kind: 'pause' }];
    case 'serverAway':
      return [{ kind: 'tryNow' }, { kind: 'printLast' }];
    case 'sessionEnded':
      return [...(isSuspended ? ([{ kind: 'signIn' }] as const) : []), ...mute];
    case 'refused':
      return [{ kind: 'tryNow' }, ...mute];
    case 'rightTaken':
    case 'awaitsAccount':
    case 'printingForbidden':
      return mute;
    default:
      return [{ kind: state === 'paused' ? 'resume' : 'pause' }, { kind: 'printLast' }];
  }
}

/** Actions that are never primary, in any state. */
const neverPrimary: ReadonlySet<BandActionKind> = new Set(['pause', 'mute', 'fill', 'printLast']);
const mostActions = 3;

function useRuns(actions: StationActions): Record<BandActionKind, () => void> {
  const navigate = useNavigate();
  return {
    pause: actions.pause,
    resume: actions.resume,
    resumePrinter: () => undefined,
    tryNow: actions.checkNow,
    signIn: () => sessionActions.askSignIn(true),
    mute: actions.mute,
    printLast: () => stationDialog.open('printLast'),
    fill: () => void filledScreen.fill(),
    settings: () => void navigate(`${printerSettingsPath}?tab=destinations`),
    printAll: () => void actions.answer({ kind: 'all' }),
    choose: () => stationDialog.open('choose'),
    queue: printQueuePanel.open,
    fromNow: () => stationDialog.open('fromNow'),
  };
}

/** Returns at most three actions; *Full screen* only if there is room and it isn't active. */
export function useBandActions(view: StationView, actions: StationActions): BandAction[] {
  const t = useTexts();
  const isFilled = useFilledScreen((state) => state.isFilled);
  const isSuspended = useSuspended() !== null;
  const runs = useRuns(actions);
  const words: Record<BandActionKind, string> = {
    pause: t('station.action.pause'),
    resume: t('station.action.resume'),
    resumePrinter: t('station.action.resume'),
    tryNow: t('station.action.tryNow'),
    signIn: t('station.action.signIn'),
    mute: t('station.action.mute'),
    printLast: t('station.action.printLast'),
    fill: t('station.action.fill'),
    settings: t('station.action.otherPrinter'),
    printAll: t('station.action.printThem'),
    choose: t('station.action.choose'),
    queue: t('station.action.queue'),
    fromNow: t('station.action.fromNow'),
  };
  const offers = toOffers(view, t, actions, isSuspended);
  const fill: Offer[] = isFilled ? [] : [{ kind: 'fill' }];
  return [...offers, ...fill].slice(0, mostActions).map(({ kind, label, run }, at) => ({
    kind,
    label: label ?? words[kind],
    isPrimary: at === 0 && !neverPrimary.has(kind),
    run: run ?? runs[kind],
  }));
}
