import { usePermission } from '@renderer/runtime/state/use-permission';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { canChangeOrderStatus } from '@shared/domain/permissions';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderRow } from '../order-row';
import { toStatusText } from './status-intro';

/** The badge opens the dialog for those who may change it, and is only a badge for the others (checklist ORD-20, GOR-08, OP-35). */
export function StatusCell({ order, onOpen }: { order: OrderRow; onOpen(order: OrderRow): void }): ReactElement {
  const { t } = useTranslation();
  const canChange = usePermission(canChangeOrderStatus);
  if (!canChange) return <StatusBadge status={order.status} />;
  const label = t('orders.statusOf', { id: order.id, status: toStatusText(order.status, t) });
  return <StatusBadge status={order.status} onClick={() => onOpen(order)} label={label} />;
}
