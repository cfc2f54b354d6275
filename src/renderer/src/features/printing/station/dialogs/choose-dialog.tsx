import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Print20Regular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { FailureBar } from '@renderer/ui/feedback/failure-bar';
import { Loader } from '@renderer/ui/feedback/loader';
import { Modal } from '@renderer/ui/feedback/modal';
import { useDialogAnswer } from '@renderer/ui/feedback/use-dialog-answer';
import { flexColumn, flexRow } from '@renderer/ui/layout/layout-styles';
import { CellCheckBox } from '@renderer/ui/table/cell-check-box';
import { softParagraph } from '@renderer/ui/text/text-styles';
import type { PendingDeepLink, StationReason } from '@shared/contract/printing/station';
import { isKnownOrderStatus } from '@shared/domain/orders/order-status';
import { type ReactElement, useMemo } from 'react';
import { toOrderKey, useStationActions } from '../use-station-actions';
import { useStationTexts } from '../use-station-words';
import { OrderChecks } from './order-checks';
import { useChecks } from './use-checks';

const useStyles = makeStyles({
  content: { ...flexColumn, rowGap: '8px' },
  text: softParagraph,
  all: { ...flexRow, columnGap: '8px', paddingInline: '9px', fontWeight: tokens.fontWeightSemibold },
});

/** Selects which orders of the open question are printed; the others are never printed automatically. */
export function ChooseDialog({ about, onClose }: { about: StationReason['kind']; onClose: () => void }): ReactElement {
  const styles = useStyles();
  const { t } = useStationTexts();
  // Loaded again on each opening, because proposed orders may have been printed since.
  const { data: asked, error, isFetching, refetch } = useRead('station.asked', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const proposed = useMemo(() => asked?.filter(({ isChosen }) => isChosen).map(({ order }) => order), [asked]);
  const ticks = useChecks(proposed);
  const { answer } = useStationActions();
  const { isBusy, run } = useDialogAnswer(onClose);
  const rows = useRows(asked);
  const chosen = (asked ?? []).filter(({ order }) => ticks.ticked.has(toOrderKey(order))).map(({ order }) => order);
  return (
    <Modal
      guide="station-asks"
      title={t('station.choose.title')}
      maxWidthPx={600}
      onClose={onClose}
      contentClass={styles.content}
      actions={
        <>
          <Button onClick={onClose}>{t('common.back')}</Button>
          <Button
            appearance="primary"
            icon={<Print20Regular />}
            disabledFocusable={isBusy || rows.length === 0}
            onClick={() => void run(() => answer({ kind: 'chosen', orders: chosen }))}
          >
            {chosen.length > 0 ? t('station.choose.print', { count: chosen.length }) : t('station.choose.printNone')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>
        {t('station.choose.text')} {about === 'restored' && t('station.choose.inProcess')}
        {about === 'thereBefore' && t('station.choose.thereBefore')}
      </p>
      {error && <FailureBar title={t('station.choose.failed')} failure={error.failure} onRetry={() => void refetch()} />}
      {!asked && isFetching && <Loader />}
      {asked?.length === 0 && <p className={styles.text}>{t('station.choose.none')}</p>}
      {rows.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the check box is inside. */}
          <label className={styles.all}>
            <CellCheckBox
              label={t('station.choose.all')}
              checked={chosen.length === rows.length ? true : chosen.length > 0 && 'mixed'}
              onChange={(event) => ticks.replace(event.target.checked ? rows.map(({ order }) => order) : [])}
            />
            {t('station.choose.all')}
          </label>
          <OrderChecks label={t('station.again.list')} rows={rows} ticked={ticks.ticked} onTick={ticks.set} />
        </>
      )}
    </Modal>
  );
}

function useRows(asked: readonly PendingDeepLink[] | undefined) {
  const { t } = useStationTexts();
  return useMemo(
    () =>
      (asked ?? []).map((row) => ({
        ...row,
        at: row.placedAt,
        note: isKnownOrderStatus(row.status) ? t(`vocabulary.orderStatus.${row.status}`) : row.status,
      })),
    [asked, t],
  );
}
