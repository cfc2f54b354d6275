import { makeStyles, mergeClasses } from '@fluentui/react-components';
import { useSend } from '@renderer/runtime/calls/use-send';
import { sessionActions } from '@renderer/runtime/state/session-store';
import { filledScreen, useFilledScreen } from '@renderer/ui/layout/filled-screen';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import type { StationView } from '@shared/contract/printing/station';
import { type ReactElement, useEffect } from 'react';
import { StationBand } from './band/station-band';
import { StationDialogs } from './dialogs/station-dialogs';
import { StationFigures } from './figures/station-figures';
import { FilledHead } from './filled-head';
import { GivenUpBar } from './given-up-bar';
import { HoursCard } from './hours-card';
import { LogCard } from './log/log-card';
import { PrintersCard } from './printers-card';

const signsOfSomebody = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Takes the badge away once somebody uses this screen; a screen that merely stands there was not looked at. */
function useNoteSeen(unseen: number): void {
  const send = useSend();
  useEffect(() => {
    if (unseen === 0) return;
    let isNoted = false;
    const note = (): void => {
      if (isNoted || document.visibilityState !== 'visible') return;
      isNoted = true;
      void send('station.noteSeen', undefined, { failure: 'inPlace' });
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

/** Order of size: the state, four figures, then printers, hours and the log. */
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
      <GivenUpBar givenUp={view.givenUp} />
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

/** Escape gives the frame back, however the screen was filled, unless a dialog is open, which it closes; so does leaving the screen. */
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
      // The system's own way out, or the browser's, which tells no key.
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
