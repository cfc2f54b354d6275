import { lazyWithProps } from '@renderer/runtime/lazy-named';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import type { StationView } from '@shared/contract/printing/station';
import { type ReactElement, Suspense, useEffect } from 'react';
import { stationDialog, useStationDialog } from '../station-dialog-store';
import { useStationActions } from '../use-station-actions';

const ChooseDialog = lazyWithProps(() => import('./choose-dialog'), 'ChooseDialog');
const PrintLastDialog = lazyWithProps(() => import('./print-last-dialog'), 'PrintLastDialog');

/** The dialogs that the band opens. Those about a question go with it, for it may be answered elsewhere, as in the tray. */
export function StationDialogs({ view }: { view: StationView }): ReactElement {
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

/** Before an answer that cannot be taken back. */
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
