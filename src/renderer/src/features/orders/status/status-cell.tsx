import { StatusBadge } from '@renderer/ui/badges/status-badge';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import type { OrderRow } from '../order-row';
import { toStatusText } from './status-intro';

interface StatusCellProps {
  order: OrderRow;
  t: Translate;
  canChange: boolean;
  onOpen(): void;
}

/** The badge opens the dialog for those who may change it, and is only a badge for the others (checklist ORD-20, GOR-08, OP-35). */
export function StatusCell({ order: { id, status }, t, canChange, onOpen }: StatusCellProps): ReactElement {
  if (!canChange) return <StatusBadge status={status} t={t} />;
  return <StatusBadge status={status} t={t} onClick={onOpen} label={t('orders.statusOf', { id, status: toStatusText(status, t) })} />;
}
