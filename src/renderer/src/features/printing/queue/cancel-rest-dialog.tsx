import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { isolate } from '@renderer/ui/text/isolate';
import type { LaneView } from '@shared/contract/printing';
import { isCancellable } from '@shared/domain/job-phase';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface CancelRestDialogProps {
  lane: LaneView | undefined;
  onConfirm: (jobIds: string[]) => void;
  onClose: () => void;
}

/** Asks before the waiting sheets of one printer are taken back; counts those that still wait at this moment. */
export function CancelRestDialog({ lane, onConfirm, onClose }: CancelRestDialogProps): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const jobIds = lane?.jobs.filter(isCancellable).map((job) => job.id) ?? [];
  return (
    <ConfirmDialog
      isOpen={lane !== undefined && jobIds.length > 0}
      title={t('printQueue.queue.cancelRestTitle', { count: jobIds.length })}
      text={t('printQueue.queue.cancelRestText', { printer: isolate(lane?.displayName ?? '', language) })}
      confirmLabel={t('printQueue.queue.cancelRest')}
      isDanger
      onConfirm={() => {
        onConfirm(jobIds);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
