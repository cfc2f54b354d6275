import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { FullScreenMinimize24Regular } from '@fluentui/react-icons';
import { useSend } from '@renderer/runtime/calls/use-send';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useShopName } from '@renderer/shared-components/frame/use-shop-name';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { filledScreen, useFilledScreen } from '@renderer/ui/layout/filled-screen';
import { flexColumn, flexRow, noShrink } from '@renderer/ui/layout/layout-styles';
import { truncatedText } from '@renderer/ui/text/text-styles';
import type { StationView } from '@shared/contract/printing/station';
import { type ReactElement, Suspense, useEffect } from 'react';
import { StationBand } from './band/station-band';
import { StationFigures } from './figures/station-figures';
import { HoursCard } from './hours-card';
import { LogCard } from './log/log-card';
import { PrintersCard } from './printers-card';
import { stationDialog, useStationDialog } from './station-dialog-store';
import { useNow } from './use-now';
import { useStationActions } from './use-station-actions';
import { useStationTexts } from './use-station-words';

const maxNumbers = 6;

const useGivenUpBarStyles = makeStyles({
  // Text and button aren't compressed if the board is higher than the window.
  root: noShrink,
});

/** Shows failed changes of status until the user confirms that they have seen them. */
function FailedUpdatesBar({ givenUp }: Pick<StationView, 'givenUp'>): ReactElement | null {
  const { t, list, order } = useStationTexts();
  const { noteGivenUp } = useStationActions();
  const styles = useGivenUpBarStyles();
  if (givenUp.length === 0) return null;
  const numbers = givenUp.slice(0, maxNumbers).map((one) => order(one.order));
  const orders = list([...numbers, ...(givenUp.length > maxNumbers ? [t('station.here.more')] : [])]);
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.root}>
      <MessageBarBody>{t('station.givenUp.text', { count: givenUp.length, orders })}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={() => noteGivenUp(givenUp.map((one) => one.order))}>{t('station.givenUp.seen')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

const useFilledHeadStyles = makeStyles({
  root: { ...flexRow, columnGap: '14px', flexShrink: 0, minBlockSize: '48px' },
  logo: { inlineSize: '36px', blockSize: '36px', flexShrink: 0 },
  title: { margin: 0, fontSize: '20px', lineHeight: '30px', fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  names: { flexGrow: 1, minInlineSize: 0, fontSize: '20px', lineHeight: '30px', color: tokens.colorNeutralForeground3, ...truncatedText },
  clock: { fontSize: '36px', lineHeight: '48px', fontWeight: tokens.fontWeightSemibold },
});

const minuteMs = 60_000;

/** Replaces the frame in full screen: the station's name, and a clock. */
function FilledHead({ name }: { name: string }): ReactElement {
  const styles = useFilledHeadStyles();
  const { t, format } = useStationTexts();
  const logo = useSession((state) => state.logo);
  const shop = useShopName();
  return (
    <header className={styles.root}>
      <img src={logo} alt="" className={styles.logo} />
      <h1 className={styles.title}>{t('navigation.printStation')}</h1>
      <span className={styles.names}>
        <bdi>{name}</bdi>
        {name && shop && ' · '}
        <bdi>{shop}</bdi>
      </span>
      <span className={styles.clock}>{format.time(new Date(useNow(minuteMs)).toISOString())}</span>
      <Button
        appearance="subtle"
        size="large"
        icon={<FullScreenMinimize24Regular />}
        aria-label={t('station.action.leaveFilled')}
        title={t('station.action.leaveFilled')}
        onClick={() => void filledScreen.leave()}
      />
    </header>
  );
}

const ChooseDialog = lazyWithProps(() => import('./dialogs/choose-dialog'), 'ChooseDialog');
const PrintLastDialog = lazyWithProps(() => import('./dialogs/print-last-dialog'), 'PrintLastDialog');

/** The band's dialogs. A dialog about a question closes with it, because it may be answered elsewhere, such as in the tray. */
function StationDialogs({ view }: { view: StationView }): ReactElement {
  const dialog = useStationDialog((state) => state.dialog);
  const isAsking = view.state === 'asks';
  useEffect(() => stationDialog.close, []);
  useEffect(() => {
    if (!isAsking && useStationDialog.getState().dialog !== 'printLast') stationDialog.close();
  }, [isAsking]);
  return (
    <>
      <Suspense fallback={null}>
        {dialog === 'choose' && <ChooseDialog about={view.reason.kind} onClose={stationDialog.close} />}
        {dialog === 'printLast' && <PrintLastDialog onClose={stationDialog.close} />}
      </Suspense>
      {isAsking && (dialog === 'fromNow' || dialog === 'all') && <SureDialog kind={dialog} view={view} />}
    </>
  );
}

function toCount({ reason }: StationView): number | null {
  return 'orders' in reason ? reason.orders : null;
}

/** Confirms an answer that can't be undone. */
function SureDialog({ kind, view }: { kind: 'fromNow' | 'all'; view: StationView }): ReactElement {
  const t = useTexts();
  const { answer } = useStationActions();
  const { isBusy, run } = useDialogAnswer(stationDialog.close);
  const count = toCount(view);
  const leave = count === null ? t('station.sure.fromNowTitleUnknown') : t('station.sure.fromNowTitle', { count });
  return (
    <ConfirmDialog
      isOpen
      isBusy={isBusy}
      isDanger={kind === 'fromNow'}
      title={kind === 'all' ? t('station.sure.allTitle', { count: count ?? 0 }) : leave}
      text={t(kind === 'all' ? 'station.sure.allText' : 'station.sure.fromNowText')}
      confirmLabel={t(kind === 'all' ? 'station.sure.all' : 'station.sure.fromNow')}
      onConfirm={() => void run(() => answer({ kind }))}
      onCancel={stationDialog.close}
    />
  );
}

const signsOfSomebody = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Clears the badge once the user interacts with this screen; showing it isn't enough. */
function useNoteSeen(unseen: number): void {
  const send = useSend();
  useEffect(() => {
    if (unseen === 0) return;
    let isNoted = false;
    const note = (): void => {
      if (isNoted || document.visibilityState !== 'visible') return;
      isNoted = true;
      void send('station.markSeen', undefined, { failure: 'inPlace' });
    };
    for (const sign of signsOfSomebody) window.addEventListener(sign, note, { passive: true });
    return () => {
      for (const sign of signsOfSomebody) window.removeEventListener(sign, note);
    };
  }, [unseen, send]);
}

const useStyles = makeStyles({
  root: { ...flexColumn, flexGrow: 1, rowGap: '16px', minBlockSize: 0, '@media (max-width: 999.98px)': { rowGap: '12px' } },
  lower: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 6fr)',
    gap: '16px',
    flexGrow: 1,
    flexBasis: 0,
    minBlockSize: '410px',
    '@media (max-width: 999.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px', flexGrow: 0, flexShrink: 0, flexBasis: 'auto' },
  },
  lowerFilled: { minBlockSize: '360px' },
  log: { '@media (max-width: 999.98px)': { blockSize: '430px' } },
  side: { ...flexColumn, rowGap: '16px', minBlockSize: 0, minInlineSize: 0 },
});

/** Sorted by size: the state, four figures, then printers, hours, and the log. */
export function StationBoard({ view }: { view: StationView }): ReactElement {
  const styles = useStyles();
  const isFilled = useFilledScreen((state) => state.isFilled);
  useLeaveFilled();
  useNoteSeen(view.unseen);
  useEffect(() => {
    sessionActions.keepScreen(true);
    return () => sessionActions.keepScreen(false);
  }, []);
  return (
    <div className={styles.root}>
      {isFilled && <FilledHead name={view.settings.name} />}
      <StationBand view={view} isFilled={isFilled} />
      <FailedUpdatesBar givenUp={view.givenUp} />
      <StationFigures view={view} isFilled={isFilled} />
      <div className={mergeClasses(styles.lower, isFilled && styles.lowerFilled)}>
        <LogCard view={view} className={styles.log} />
        <div className={styles.side}>
          <PrintersCard printers={view.printers} isFilled={isFilled} />
          <HoursCard view={view} />
        </div>
      </div>
      <StationDialogs view={view} />
    </div>
  );
}

/** Leaves full screen on Escape, however it was entered, unless a dialog is open, which then closes; also on leaving the screen. */
function useLeaveFilled(): void {
  const isFilled = useFilledScreen((state) => state.isFilled);
  useEffect(() => () => void filledScreen.leave(), []);
  useEffect(() => {
    if (!isFilled) return;
    const leaveOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      void filledScreen.leave();
    };
    const follow = (): void => {
      // Leaving by the system or the browser fires no key event.
      if (!document.fullscreenElement) void filledScreen.leave();
    };
    window.addEventListener('keydown', leaveOnEscape);
    document.addEventListener('fullscreenchange', follow);
    return () => {
      window.removeEventListener('keydown', leaveOnEscape);
      document.removeEventListener('fullscreenchange', follow);
    };
  }, [isFilled]);
}
