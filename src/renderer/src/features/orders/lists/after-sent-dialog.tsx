import { Button, MessageBar, MessageBarActions, MessageBarBody, Spinner } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { printQueuePanel } from '@renderer/shared-components/printing/queue/print-queue-panel';
import { Modal } from '@renderer/ui/feedback/modal';
import { BulkLeaveButton } from '@renderer/ui/list/bulk/bulk-leave-button';
import { BulkReport, reportWidthPx } from '@renderer/ui/list/bulk/bulk-report';
import { toLeftRows, useBulkWrite } from '@renderer/ui/list/bulk/use-bulk-write';
import type { QueueView } from '@shared/contract/printing/printing';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { JobState } from '@shared/domain/printing/job-phase';
import { type ListKind, listFacts } from '@shared/domain/printing/printable';
import type { OrderRow } from '@shared/lists/orders';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react';
import { toMovedReport } from '../status/moved-orders';
import { toStatusWrite } from '../status/status-write';
import { useStatusCheck } from '../status/use-status-check';

const sent: readonly JobState[] = ['accepted', 'done'];
const lost: readonly JobState[] = ['failed', 'cancelled', 'expired', 'uncertain'];

/** Returns the state of the queued sheets. */
function toOutcome(queue: QueueView | undefined, jobIds: readonly string[]): 'waiting' | 'sent' | 'lost' {
  const jobs = queue?.lanes.flatMap((lane) => lane.jobs) ?? [];
  const states = jobIds.map((id) => jobs.find((job) => job.id === id)?.state);
  if (states.some((state) => state && lost.includes(state))) return 'lost';
  return states.every((state) => state && sent.includes(state)) ? 'sent' : 'waiting';
}

interface AfterSentDialogProps {
  document: ListKind;
  orders: readonly OrderSnapshot[];
  jobIds: readonly string[];
  onClose(): void;
}

const toRow = (order: OrderSnapshot): OrderRow => ({ ...order, dialogAddress: order.address });

/** Offers to set the orders of a list to the next status, once every sheet of it was sent. If a sheet wasn't sent, nothing is changed. */
export function AfterSentDialog({ document, orders, jobIds, onClose }: AfterSentDialogProps): ReactElement {
  const t = useTexts();
  const client = useQueryClient();
  const { statusAfter: status } = listFacts[document];
  const words = t(`vocabulary.orderStatus.${status}`);
  const [rows] = useState(() => orders.map(toRow));
  const check = useStatusCheck(rows, () => undefined);
  const run = useBulkWrite<OrderRow>({
    title: t('orders.statusDialog.title'),
    success: t('orders.statusUpdated'),
    unchanged: (count) => t('orders.statusAlready', { count, status: words }),
    onWritten: () => undefined,
    onDone: onClose,
  });
  const { data: queue } = useRead('printing.queue', undefined, { failure: 'inPlace' });
  const outcome = toOutcome(queue, jobIds);
  const write = (wanted: readonly OrderRow[]): void =>
    void run.start(toStatusWrite(client, status, { orders: wanted, onRead: check.take }), wanted);
  const writeFirst = useEffectEvent(() => write(check.orders));
  useEffect(() => {
    if (outcome === 'sent') writeFirst();
  }, [outcome]);
  const { rest } = run;
  const left = rest && new Set(toLeftRows(rest).map(({ id }) => id));
  return (
    <Modal
      title={t(`printables.name.${document}`)}
      {...(rest && { maxWidthPx: reportWidthPx })}
      onClose={() => !run.progress && onClose()}
      isQuestion
      actions={
        <>
          <BulkLeaveButton run={run} onClose={onClose} />
          {left && (
            <Button appearance="primary" onClick={() => write(check.orders.filter(({ id }) => left.has(id)))}>
              {t('orders.statusDialog.set', { status: words })}
            </Button>
          )}
        </>
      }
    >
      {rest ? (
        <BulkReport
          outcome={rest}
          rowName={({ id }) => t('orders.number', { id })}
          nameHeader={t('orders.columns.order')}
          changedBySomeone={toMovedReport(rest.changedBySomeone.length, check.moved, status, t)}
        />
      ) : outcome === 'lost' && !run.progress ? (
        <NotSent onClose={onClose} />
      ) : (
        <Spinner
          size="tiny"
          labelPosition="after"
          label={t(outcome === 'waiting' ? 'printLists.waiting' : 'printLists.writing', { status: words })}
        />
      )}
    </Modal>
  );
}

function NotSent({ onClose }: Pick<AfterSentDialogProps, 'onClose'>): ReactElement {
  const t = useTexts();
  const openQueue = (): void => {
    onClose();
    printQueuePanel.open();
  };
  return (
    <MessageBar intent="error" layout="multiline" politeness="assertive">
      <MessageBarBody>{t('printLists.notSent')}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={openQueue}>{t('printLists.openQueue')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
