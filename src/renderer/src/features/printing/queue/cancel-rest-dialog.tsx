import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useFormat } from '@renderer/bridge/use-format';
import { counted } from '@renderer/ui/printing/counted';
import { isCancellable } from '@renderer/ui/printing/job-phase';
import type { LaneView } from '@shared/contract/printing';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface CancelRestDialogProps {
  lane: LaneView;
  onConfirm: (jobIds: string[]) => void;
  onClose: () => void;
}

/** Asks before the waiting sheets of one printer are taken back; counts those that still wait at this moment. */
export function CancelRestDialog({ lane, onConfirm, onClose }: CancelRestDialogProps): ReactElement {
  const { t } = useTranslation();
  const format = useFormat();
  const jobIds = lane.jobs.filter(isCancellable).map((job) => job.id);
  return (
    <Dialog open onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface style={{ maxWidth: 460 }}>
        <DialogBody>
          <DialogTitle>{t('printQueue.queue.cancelRestTitle', counted(format, jobIds.length))}</DialogTitle>
          <DialogContent>{t('printQueue.queue.cancelRestText', { printer: lane.displayName })}</DialogContent>
          <DialogActions fluid>
            <Button
              appearance="primary"
              onClick={() => {
                onConfirm(jobIds);
                onClose();
              }}
            >
              {t('printQueue.queue.cancelRest')}
            </Button>
            <Button onClick={onClose}>{t('printQueue.queue.keepPrinting')}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
