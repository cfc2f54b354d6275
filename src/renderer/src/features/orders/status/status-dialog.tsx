import { Button, Checkbox, MessageBar, MessageBarBody, makeStyles, Spinner } from '@fluentui/react-components';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { stack } from '@renderer/ui/layout/layout-styles';
import { BulkLeaveButton } from '@renderer/ui/list/bulk/bulk-leave-button';
import { BulkReport, reportWidthPx } from '@renderer/ui/list/bulk/bulk-report';
import { type BulkRun, toLeftRows, useBulkWrite } from '@renderer/ui/list/bulk/use-bulk-write';
import type { BulkOutcome } from '@renderer/ui/list/bulk/write-each';
import { smallQuietText, unbrokenText } from '@renderer/ui/text/text-styles';
import type { OrderStatus } from '@shared/domain/orders/order-status';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useRef, useState } from 'react';
import { useOpenOrder } from '../use-open-order';
import { MovedOrderBar, toMovedReport } from './moved-orders';
import { saveStatus } from './saving/save-status';
import { StatusChoices } from './status-choices';
import { StatusIntro } from './status-intro';
import { toStatusWrite } from './status-write';
import { type StatusCheck, useStatusCheck } from './use-status-check';

/** Final statuses: among several orders, these are changed only if the user selects them. */
const settledStatuses = ['delivered', 'canceled'] as const;
type SettledStatus = (typeof settledStatuses)[number];

const isFinal = (status: string): status is SettledStatus => settledStatuses.some((settled) => settled === status);

/** Leaves out the delivered and canceled ones of several orders, unless the user has selected them. A single order is always changed. */
function toOrdersToChange(orders: readonly OrderRow[], total: number, ticked: ReadonlySet<SettledStatus>): readonly OrderRow[] {
  return total === 1 ? orders : orders.filter(({ status }) => !isFinal(status) || ticked.has(status));
}

const useSettledOrdersStyles = makeStyles({
  // Aligns the check boxes with the text around them.
  boxes: { ...stack.gap4, alignItems: 'flex-start', marginInlineStart: '-8px' },
  note: smallQuietText,
});

interface SettledOrdersProps {
  orders: readonly OrderRow[];
  ticked: ReadonlySet<SettledStatus>;
  isDisabled: boolean;
  onTick(ticked: ReadonlySet<SettledStatus>): void;
}

/** Check boxes that include the delivered and the canceled ones of several orders. */
function SettledOrders({ orders, ticked, isDisabled, onTick }: SettledOrdersProps): ReactElement | null {
  const styles = useSettledOrdersStyles();
  const t = useTexts();
  const found = settledStatuses
    .map((status) => ({ status, count: orders.filter((order) => order.status === status).length }))
    .filter(({ count }) => count > 0);
  if (orders.length <= 1 || found.length === 0) return null;
  return (
    <div>
      <div className={styles.boxes}>
        {found.map(({ status, count }) => (
          <Checkbox
            key={status}
            label={t('orders.statusDialog.settled', { count, status: toStatusText(status, t) })}
            checked={ticked.has(status)}
            disabled={isDisabled}
            onChange={(_event, { checked }) =>
              onTick(checked === true ? ticked.union(new Set([status])) : ticked.difference(new Set([status])))
            }
          />
        ))}
      </div>
      <div className={styles.note}>{t('orders.statusDialog.settledNote')}</div>
    </div>
  );
}

const smallWidthPx = 360;

const useStyles = makeStyles({
  content: { ...stack.gap12, paddingBlockEnd: '12px' },
  action: unbrokenText,
});

export interface StatusDialogProps {
  /** One order, or a selection of them. */
  orders: readonly OrderRow[];
  /** Reports orders with a new status, whether this dialog or someone else has changed it. */
  onChanged(orders: readonly OrderRow[]): void;
  onClose(): void;
}

/**
 * Changes the status of one order or several; the button names the effect (checklist ORD-08, GOR-06). A status that the user hasn't seen is
 * never overwritten. For one order, the dialog closes immediately and doesn't wait for the server.
 */
export function StatusDialog({ orders: given, onChanged, onClose }: StatusDialogProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<SettledStatus>>(new Set());
  const boxes = useRef<HTMLDivElement>(null);
  const choices = useRef<HTMLDivElement>(null);
  const check = useStatusCheck(given, (order) => onChanged([order]));
  const { orders, moved } = check;
  const run = useStatusRun(status, { onChanged, onClose });
  // The rest of a run has the same orders, whatever their status is by now.
  const wanted = run.rest ? toLeft(orders, run.rest) : toOrdersToChange(orders, given.length, ticked);
  const { save, write } = useStatusWrites(check, { onChanged, onClose });
  const set = (): void => {
    const [only] = orders;
    if (status && only && given.length === 1) save(only, status);
    else if (wanted.length === 0) boxes.current?.querySelector('input')?.focus();
    else if (status) void run.start(write(status), wanted);
    // The button isn't disabled; it shows which choice is missing.
    else choices.current?.querySelector('input')?.focus();
  };
  return (
    <Modal
      guide="change-status"
      title={t('orders.statusDialog.title')}
      maxWidthPx={run.rest ? reportWidthPx : smallWidthPx}
      contentClass={styles.content}
      onClose={() => !run.progress && onClose()}
      actions={<StatusActions run={run} status={status} isNothing={wanted.length === 0} onSet={set} onClose={onClose} />}
    >
      <StatusIntro orders={orders} />
      {!run.rest && <CheckNote check={check} />}
      {!run.rest && (
        <div ref={boxes}>
          <SettledOrders orders={orders} ticked={ticked} isDisabled={run.progress !== null} onTick={setTicked} />
        </div>
      )}
      {run.rest && (
        <BulkReport
          outcome={run.rest}
          rowName={({ id }) => t('orders.number', { id })}
          nameHeader={t('orders.columns.order')}
          {...(status && { changedBySomeone: toMovedReport(run.rest.changedBySomeone.length, moved, status, t) })}
        />
      )}
      <div ref={choices}>
        <StatusChoices
          value={status}
          current={new Set(orders.map((order) => order.status))}
          isDisabled={run.progress !== null}
          onChange={setStatus}
          onConfirm={set}
        />
      </div>
    </Modal>
  );
}

type Reactions = Pick<StatusDialogProps, 'onChanged' | 'onClose'>;

/** A run over several orders. */
function useStatusRun(status: OrderStatus | null, { onChanged, onClose }: Reactions): BulkRun<OrderRow> {
  const t = useTexts();
  return useBulkWrite<OrderRow>({
    title: t('orders.statusDialog.title'),
    success: (count) => t('orders.statusUpdatedMany', { count }),
    kind: `orders ${status}`,
    unchanged: (count) => (status ? t('orders.statusAlready', { count, status: toStatusText(status, t) }) : ''),
    onWritten: (changed) => status && onChanged(changed.map((order) => ({ ...order, status }))),
    onDone: onClose,
  });
}

/** `save` writes one order in the background; `write` is a run's write of each order. */
function useStatusWrites({ orders, take }: StatusCheck, { onChanged, onClose }: Reactions) {
  const client = useQueryClient();
  const open = useOpenOrder();
  return {
    save(order: OrderRow, status: OrderStatus): void {
      void saveStatus({ client, order, status, open, onSaved: (saved) => onChanged([saved]), onRead: take });
      onClose();
    },
    write: (status: OrderStatus) => toStatusWrite(client, status, { orders, onRead: take }),
  };
}

/** The rest of the last run, with its orders as they are now. */
function toLeft(orders: readonly OrderRow[], rest: BulkOutcome<OrderRow>): readonly OrderRow[] {
  const left = new Set(toLeftRows(rest).map(({ id }) => id));
  return orders.filter(({ id }) => left.has(id));
}

/** For one order: its new status since it was shown, or why that couldn't be checked. */
function CheckNote({ check: { orders, moved, isChecking, failure } }: { check: StatusCheck }): ReactElement | null {
  const t = useTexts();
  const [order] = orders;
  if (!order || orders.length > 1) return null;
  const change = moved.get(order.id);
  if (change) return <MovedOrderBar {...change} />;
  if (isChecking) return <Spinner size="tiny" labelPosition="after" label={t('orders.statusDialog.checking')} />;
  if (!failure) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('orders.statusDialog.unchecked', { reason: toFailureText(failure, t) })}</MessageBarBody>
    </MessageBar>
  );
}

interface StatusActionsProps {
  run: BulkRun<OrderRow>;
  status: OrderStatus | null;
  /** All orders are left out. */
  isNothing: boolean;
  onSet(): void;
  onClose(): void;
}

function StatusActions({ run, status, isNothing, onSet, onClose }: StatusActionsProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { progress } = run;
  const chosen = status ? t('orders.statusDialog.set', { status: t(`vocabulary.orderStatus.${status}`) }) : t('orders.statusDialog.choose');
  const label = isNothing ? t('orders.statusDialog.nothing') : chosen;
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
