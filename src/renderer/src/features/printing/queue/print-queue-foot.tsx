import { Button } from '@fluentui/react-components';
import { BroomRegular, SettingsRegular } from '@fluentui/react-icons';
import { printQueuePanel } from '@renderer/parts/printing/print-queue-panel';
import { printerSettingsPath } from '@renderer/parts/printing/printer-settings-path';
import type { QueueView } from '@shared/contract/printing';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePrintQueueStyles } from './print-queue-styles';
import type { QueueActions } from './use-queue-actions';

interface PrintQueueFootProps {
  view: QueueView | undefined;
  actions: QueueActions;
}

export function PrintQueueFoot({ view, actions }: PrintQueueFootProps): ReactElement {
  const { t } = useTranslation();
  const styles = usePrintQueueStyles();
  const navigate = useNavigate();
  const hasFinished = view?.lanes.some((lane) => lane.jobs.some((job) => job.isOver)) ?? false;
  return (
    <div className={styles.foot}>
      <Button
        appearance="subtle"
        icon={<SettingsRegular />}
        onClick={() => {
          printQueuePanel.close();
          navigate(printerSettingsPath);
        }}
      >
        {t('printQueue.queue.settings')}
      </Button>
      {hasFinished && (
        <Button appearance="subtle" icon={<BroomRegular />} onClick={actions.clearFinished}>
          {t('printQueue.queue.clearFinished')}
        </Button>
      )}
    </div>
  );
}
