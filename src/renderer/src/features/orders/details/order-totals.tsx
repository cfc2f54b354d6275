import { MessageBar, MessageBarBody, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { stack } from '@renderer/ui/layout/layout-styles';
import { Money } from '@renderer/ui/text/money';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { type Fils, sumFils } from '@shared/domain/money';
import { toLinesDifference } from '@shared/domain/orders/order-lines';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  root: { ...stack.gap12, alignItems: 'flex-end', padding: '12px 16px 16px' },
  list: { margin: 0, ...stack.gap8, width: '100%', maxWidth: '320px' },
  pair: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '16px', color: tokens.colorNeutralForeground3 },
  value: { margin: 0, color: tokens.colorNeutralForeground1 },
  total: {
    color: tokens.colorNeutralForeground1,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  warning: { width: '100%' },
});

type Sums = Pick<OrderSnapshot, 'subtotalFils' | 'shippingFeeFils' | 'totalFils' | 'lines'>;

/** Subtotal, delivery fee and total as the server has them, and a warning when the lines add up to something else. */
export function OrderTotals({ order }: { order: Sums }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const linesFils = sumFils(order.lines.map((line) => line.totalFils));
  return (
    <div className={styles.root}>
      {toLinesDifference(order) !== 0 && (
        <MessageBar intent="warning" layout="multiline" className={styles.warning}>
          <MessageBarBody>
            {t('orders.details.difference', { lines: format.money(linesFils), subtotal: format.money(order.subtotalFils) })}
          </MessageBarBody>
        </MessageBar>
      )}
      <dl className={styles.list}>
        <Sum name={t('vocabulary.orders.subtotal')} fils={order.subtotalFils} />
        <Sum name={t('vocabulary.orders.shipping')} fils={order.shippingFeeFils} />
        <Sum name={t('vocabulary.orders.total')} fils={order.totalFils} isTotal />
      </dl>
    </div>
  );
}

function Sum({ name, fils, isTotal = false }: { name: string; fils: Fils; isTotal?: boolean }): ReactElement {
  const styles = useStyles();
  return (
    <div className={mergeClasses(styles.pair, isTotal && styles.total)}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <Money fils={fils} />
      </dd>
    </div>
  );
}
