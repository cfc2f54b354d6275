import { Button, makeStyles, Spinner } from '@fluentui/react-components';
import { Modal } from '@renderer/ui/feedback/modal';
import { BulkLeaveButton } from '@renderer/ui/list/bulk/bulk-leave-button';
import { BulkReport } from '@renderer/ui/list/bulk/bulk-report';
import { type BulkRun, toLeftRows, useBulkWrite } from '@renderer/ui/list/bulk/use-bulk-write';
import type { OrderStatus } from '@shared/domain/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '../order-row';
import { StatusChoices } from './status-choices';
import { StatusIntro } from './status-intro';
import { toStatusWrite } from './status-write';

const useStyles = makeStyles({
  content: { display: 'flex', flexDirection: 'column', gap: '12px', paddingBlockEnd: '12px' },
  action: { whiteSpace: 'nowrap' },
});

export interface StatusDialogProps {
  /** One order, or a selection of them. */
  orders: readonly OrderRow[];
  /** Told once per run with those that the server accepted. */
  onChanged(orders: readonly OrderRow[], status: OrderStatus): void;
  onClose(): void;
}

/** Any of the five statuses for one order or many; the button says what it will do (checklist ORD-08, GOR-06). */
export function StatusDialog({ orders, onChanged, onClose }: StatusDialogProps): ReactElement {
  const styles = useStyles();
  const { t } = useTranslation();
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const run = useBulkWrite<OrderRow>({
    title: t('orders.statusDialog.title'),
    success: t('orders.statusUpdated'),
    onAccepted: (changed) => status && onChanged(changed, status),
    onDone: onClose,
  });
  const set = (): void => {
    if (status) void run.start(toStatusWrite(client, orders, status), run.rest ? toLeftRows(run.rest) : orders);
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
      {run.rest && <BulkReport outcome={run.rest} rowName={({ id }) => t('orders.number', { id })} />}
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
  run: BulkRun<OrderRow>;
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
      <BulkLeaveButton run={run} onClose={onClose} />
      <Button
        className={styles.action}
        appearance="primary"
        disabledFocusable={progress !== null}
        {...(progress && { icon: <Spinner size="tiny" aria-hidden /> })}
        onClick={onSet}
      >
        {progress && progress.total > 1 ? t('bulk.progress', { ...progress }) : label}
      </Button>
    </>
  );
}
