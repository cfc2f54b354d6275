import { DismissCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { useLowStockThreshold } from './use-low-stock-threshold';

interface ProductStockProps {
  /** Number of pieces. */
  amount: number;
  t: Translate;
  format: Formatter;
}

/** Shows the stock; as a tinted text if there is none, or if it is at most the threshold. */
export function ProductStock({ amount, t, format }: ProductStockProps): ReactElement {
  const threshold = useLowStockThreshold();
  if (amount <= 0) {
    return (
      <TintBadge tint="canceled" icon={<DismissCircle16Regular />}>
        {t('products.outOfStock')}
      </TintBadge>
    );
  }
  if (amount > threshold) return <bdi>{format.number(amount)}</bdi>;
  return (
    <TintBadge tint="process" icon={<Warning16Regular />}>
      {t('products.left', { count: amount })}
    </TintBadge>
  );
}
