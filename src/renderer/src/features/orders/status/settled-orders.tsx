import { Checkbox, makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { stack } from '@renderer/ui/layout/layout-styles';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import { type OrderRow, toStatusText } from '@shared/lists/orders';
import type { ReactElement } from 'react';

/** Statuses that nobody changes by the way, together with others. */
const settledStatuses = ['delivered', 'canceled'] as const;
export type SettledStatus = (typeof settledStatuses)[number];

const isSettled = (status: string): status is SettledStatus => settledStatuses.some((settled) => settled === status);

/** What of several orders is meant: of the delivered and canceled ones only what was ticked. One order alone is meant whatever it is. */
export function toMeant(orders: readonly OrderRow[], total: number, ticked: ReadonlySet<SettledStatus>): readonly OrderRow[] {
  return total === 1 ? orders : orders.filter(({ status }) => !isSettled(status) || ticked.has(status));
}

const useStyles = makeStyles({
  // The boxes stand on the edge of the words around them.
  boxes: { ...stack.gap4, alignItems: 'flex-start', marginInlineStart: '-8px' },
  note: smallQuietText,
});

interface SettledOrdersProps {
  orders: readonly OrderRow[];
  ticked: ReadonlySet<SettledStatus>;
  isDisabled: boolean;
  onTick(ticked: ReadonlySet<SettledStatus>): void;
}

/** Asks about the delivered and the canceled ones among several orders. */
export function SettledOrders({ orders, ticked, isDisabled, onTick }: SettledOrdersProps): ReactElement | null {
  const styles = useStyles();
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
