import { ChoosePrinterDialog } from '@renderer/parts/printing/choose-printer-dialog';
import type { LaneView } from '@shared/contract/printing';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toWaiting } from './lane-jobs';
import type { QueueActions } from './use-queue-actions';

interface MoveDialogProps {
  lane: LaneView | undefined;
  actions: QueueActions;
  onClose: () => void;
}

/** Sends what waits for one printer to another one; counts what still waits at this moment. */
export function MoveDialog({ lane, actions, onClose }: MoveDialogProps): ReactElement | null {
  const { t } = useTranslation();
  const count = lane ? toWaiting(lane.jobs).length : 0;
  if (!lane || count === 0) return null;
  return (
    <ChoosePrinterDialog
      title={t('printQueue.elsewhere.moveTitle', { count })}
      except={lane.printer}
      onChoose={(printer) => actions.moveWaiting(lane.printer, printer)}
      onClose={onClose}
    />
  );
}
