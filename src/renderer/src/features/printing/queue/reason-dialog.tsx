import { Button } from '@fluentui/react-components';
import { ArrowClockwiseRegular, CopyRegular } from '@fluentui/react-icons';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import type { JobView } from '@shared/contract/printing/printing';
import type { ReactElement } from 'react';
import { toReason } from '../words/failure-reason';

interface ReasonDialogProps {
  job: JobView;
  onRetry: () => void;
  onClose: () => void;
}

/** Why a sheet did not go out: our words first, the system's own words below for whoever repairs it. */
export function ReasonDialog({ job, onRetry, onClose }: ReasonDialogProps): ReactElement {
  const t = useTexts();
  const error = job.error ?? { code: 'internal' };
  const reason = toReason(error, t);
  const copy = async (): Promise<void> => {
    const text = [job.title, job.printer, reason, `code: ${error.code}`, ...(error.message ? [error.message] : [])].join('\n');
    await copyText(text, t('common.copied'));
  };
  return (
    <Modal
      title={t('printQueue.queue.reasonTitle', { title: job.title })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          <Button icon={<CopyRegular />} onClick={() => void copy()}>
            {t('common.copyDetails')}
          </Button>
          <Button
            appearance="primary"
            icon={<ArrowClockwiseRegular />}
            onClick={() => {
              onRetry();
              onClose();
            }}
          >
            {t('printQueue.queue.retry')}
          </Button>
        </>
      }
    >
      <p>{reason}</p>
      {error.message && (
        <p>
          {t('printQueue.queue.systemSays')} <bdi>{error.message}</bdi>
        </p>
      )}
    </Modal>
  );
}
