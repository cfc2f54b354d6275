import { makeStyles, Spinner } from '@fluentui/react-components';
import { StatusBadge } from '@renderer/ui/badges/status-badge';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import type { OrderRow } from '../order-row';
import { useSavingStatus } from './saving/saving-orders';
import { toStatusText } from './status-intro';

const useStyles = makeStyles({ saving: { ...flexRow, columnGap: '6px', minBlockSize: '24px', ...smallQuietWords } });

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
  const styles = useStyles();
  const { id, status } = order;
  const saving = useSavingStatus(order);
  if (saving)
    return (
      <span className={styles.saving} role="status">
        <Spinner size="extra-tiny" aria-hidden />
        {t('orders.saving.label', { status: toStatusText(saving, t) })}
      </span>
    );
  if (!canChange) return <StatusBadge status={status} t={t} />;
  return <StatusBadge status={status} t={t} onClick={onOpen} label={t('orders.statusOf', { id, status: toStatusText(status, t) })} />;
}
