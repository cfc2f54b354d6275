import { DismissCircle16Regular, Warning16Regular } from '@fluentui/react-icons';
import { TintBadge } from '@renderer/ui/badges/tint-badge';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { useLowStockThreshold } from './use-low-stock-threshold';

interface ProductStockProps {
  /** Pieces. */
  amount: number;
  t: Translate;
  format: Formatter;
}

/** How many are left; in words and tinted when there are none, or no more than the settings point out. */
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
