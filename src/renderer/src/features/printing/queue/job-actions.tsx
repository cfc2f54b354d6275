import { ArrowClockwiseRegular, CheckmarkRegular, DismissRegular, InfoRegular, PrintRegular } from '@fluentui/react-icons';
import type { JobView } from '@shared/contract/printing/printing';
import { isCancellable, isReprintable } from '@shared/domain/printing/job-phase';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import type { QueueActions } from './use-queue-actions';

/** An action on one print job. */
export interface JobAction {
  key: string;
  label(t: Translate): string;
  icon: ReactElement;
  isOffered(job: JobView): boolean;
  run(job: JobView): void;
  isDanger?: boolean;
}

const isFailed = (job: JobView): boolean => job.state === 'failed';
/** Canceled or discarded before anything was sent to the printer. */
const isTakenBack = (job: JobView): boolean => job.state === 'cancelled' || job.state === 'expired';
const isUncertain = (job: JobView): boolean => job.state === 'uncertain';

/** The actions in a job's menu. `showReason` opens the dialog that shows why a job failed. */
export function toJobActions(actions: QueueActions, showReason: (job: JobView) => void): JobAction[] {
  return [...toRepeats(actions, showReason), ...toConfirmations(actions), ...toOthers(actions)];
}

function toRepeats(actions: QueueActions, showReason: (job: JobView) => void): JobAction[] {
  return [
    {
      key: 'retry',
      label: (t) => t('printQueue.queue.retry'),
      icon: <ArrowClockwiseRegular />,
      isOffered: isFailed,
      run: (job) => actions.retry([job.id]),
    },
    {
      key: 'reason',
      label: (t) => t('printQueue.queue.showReason'),
      icon: <InfoRegular />,
      isOffered: isFailed,
      run: showReason,
    },
    {
      key: 'putBack',
      label: (t) => t('printQueue.queue.putBack'),
      icon: <ArrowClockwiseRegular />,
      isOffered: isTakenBack,
      run: (job) => actions.retry([job.id]),
    },
  ];
}

/** For jobs of which the printer didn't report whether they were printed. */
function toConfirmations(actions: QueueActions): JobAction[] {
  return [
    {
      key: 'printed',
      label: (t) => t('printQueue.uncertain.printed'),
      icon: <CheckmarkRegular />,
      isOffered: isUncertain,
      run: (job) => actions.confirmPrinted([job.id]),
    },
    {
      key: 'notPrinted',
      label: (t) => t('printQueue.uncertain.sendAgain'),
      icon: <ArrowClockwiseRegular />,
      isOffered: isUncertain,
      run: (job) => actions.denyPrinted([job.id]),
    },
  ];
}

function toOthers(actions: QueueActions): JobAction[] {
  return [
    {
      key: 'reprint',
      label: (t) => t('printQueue.queue.reprint'),
      icon: <PrintRegular />,
      isOffered: (job) => isReprintable(job) || isUncertain(job),
      run: (job) => actions.reprint([job.id]),
    },
    {
      key: 'stop',
      label: (t) => t('printQueue.queue.stopAtPrinter'),
      icon: <DismissRegular />,
      isDanger: true,
      isOffered: (job) => job.state === 'accepted' && !job.isOver,
      run: (job) => actions.cancel([job.id]),
    },
    {
      key: 'cancel',
      label: (t) => t('printQueue.queue.cancelJob'),
      icon: <DismissRegular />,
      isDanger: true,
      isOffered: (job) => isCancellable(job) || isFailed(job),
      run: (job) => actions.cancel([job.id]),
    },
  ];
}
