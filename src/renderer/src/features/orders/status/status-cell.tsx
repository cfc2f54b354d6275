import { notify } from '@renderer/runtime/notices/notify';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import type { Translate } from '@shared/i18n/translate';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { ReactElement } from 'react';
import { useSavingStatus } from './saving/saving-orders';

interface StatusCellProps {
  order: OrderRow;
  t: Translate;
  canChange: boolean;
  onOpen(): void;
}

/**
 * The badge opens the dialog for those who may change it, and is only a badge for the others (checklist ORD-20, GOR-08, OP-35). While a new
 * status is on its way to the server, it says so.
 */
export function StatusCell({ order, t, canChange, onOpen }: StatusCellProps): ReactElement {
  const { id, status } = order;
  const saving = useSavingStatus(order);
  const words = saving ? t('orders.saving.label', { status: toStatusText(saving, t) }) : undefined;
  if (!canChange) return <StatusBadge status={status} t={t} saving={words} />;
  // The same button while it is saved: the focus that came back to it stays.
  return (
    <StatusBadge
      status={status}
      t={t}
      saving={words}
      onClick={words ? () => notify.info(t('orders.saving.stillSaving', { id })) : onOpen}
      label={words ?? t('orders.statusOf', { id, status: toStatusText(status, t) })}
    />
  );
}
