import { MenuDivider, MenuItem, MenuList } from '@fluentui/react-components';
import { AnchoredMenu } from '@renderer/ui/controls/anchored-menu';
import type { JobView } from '@shared/contract/printing';
import { Fragment, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobAction } from './job-actions';
import { usePrintQueueStyles } from './print-queue-styles';

interface JobMenuProps {
  anchor: HTMLElement;
  job: JobView;
  actions: readonly JobAction[];
  onClose: () => void;
}

/** One menu for the whole panel; it offers what the job allows at this moment, also when the job moves on while it is open. */
export function JobMenu({ anchor, job, actions, onClose }: JobMenuProps): ReactElement {
  const { t } = useTranslation();
  const styles = usePrintQueueStyles();
  return (
    <AnchoredMenu anchor={anchor} onClose={onClose}>
      <MenuList aria-label={t('printQueue.queue.jobActions', { title: job.title })}>
        {actions
          .filter((action) => action.isOffered(job))
          .map((action, at) => (
            <Fragment key={action.key}>
              {action.isDanger && at > 0 && <MenuDivider />}
              <MenuItem icon={action.icon} {...(action.isDanger && { className: styles.danger })} onClick={() => action.run(job)}>
                {action.label(t)}
              </MenuItem>
            </Fragment>
          ))}
      </MenuList>
    </AnchoredMenu>
  );
}
