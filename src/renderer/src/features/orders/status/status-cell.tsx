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
 * A button that opens the dialog, or only a badge without permission to change the status (checklist ORD-20, GOR-08, OP-35). Shows when a
 * new status is being saved.
 */
export function StatusCell({ order, t, canChange, onOpen }: StatusCellProps): ReactElement {
  const { id, status } = order;
  const saving = useSavingStatus(order);
  const words = saving ? t('orders.saving.label', { status: toStatusText(saving, t) }) : undefined;
  if (!canChange) return <StatusBadge status={status} t={t} saving={words} />;
  // The same element while it is saved, so that it keeps the focus.
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
