import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { Modal } from '@renderer/ui/feedback/modal';
import type { OrderStatus } from '@shared/domain/order-status';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '../order-row';
import { StatusChoices } from './status-choices';
import { StatusFailures } from './status-failures';
import { StatusIntro } from './status-intro';
import { type StatusChangeRun, useStatusChange } from './use-status-change';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBlockEnd: '12px' },
  action: { whiteSpace: 'nowrap' },
});

export interface StatusDialogProps {
  /** One order, or a selection of them. */
  orders: readonly OrderRow[];
  /** Told once per run with those that the server accepted. */
  onChanged(orders: OrderRow[], status: OrderStatus): void;
  onClose(): void;
}

/** Any of the five statuses for one order or many; the button says what it will do (checklist ORD-08, GOR-06). */
export function StatusDialog({ orders, onChanged, onClose }: StatusDialogProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const run = useStatusChange({ onChanged, onDone: onClose });
  const open = run.rest ? [...run.rest.failed.map(({ order }) => order), ...run.rest.untouched] : orders;
  const set = (): void => {
    if (status) void run.start(open, status);
    // Not greyed without a reason: it shows what is missing.
    else choices.current?.querySelector('input')?.focus();
  };
  return (
    <Modal
      title={t('orders.statusDialog.title')}
      contentClass={styles.content}
      onClose={() => !run.progress && onClose()}
      actions={<StatusActions run={run} status={status} onSet={set} onClose={onClose} />}
    >
      <StatusIntro orders={orders} />
      {run.rest && <StatusFailures outcome={run.rest} />}
      <div ref={choices}>
        <StatusChoices
          value={status}
          current={new Set(orders.map((order) => order.status))}
          isDisabled={run.progress !== null}
          onChange={setStatus}
        />
      </div>
    </Modal>
  );
}

interface StatusActionsProps {
  run: StatusChangeRun;
  status: OrderStatus | null;
  onSet(): void;
  onClose(): void;
}

function StatusActions({ run, status, onSet, onClose }: StatusActionsProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const { progress } = run;
  const label = status ? t('orders.statusDialog.set', { status: t(`vocabulary.orderStatus.${status}`) }) : t('orders.statusDialog.choose');
  return (
    <>
      {progress && progress.total > 1 ? (
        <Button onClick={run.stop}>{t('orders.statusDialog.stop')}</Button>
      ) : (
        <Button disabledFocusable={progress !== null} onClick={onClose}>
          {t('common.cancel')}
        </Button>
      )}
      <Button
        className={styles.action}
        appearance="primary"
        disabledFocusable={progress !== null}
        {...(progress && { icon: <Spinner size="tiny" /> })}
        onClick={onSet}
      >
        {progress && progress.total > 1 ? t('orders.statusDialog.working', { done: progress.done, total: progress.total }) : label}
      </Button>
    </>
  );
}
