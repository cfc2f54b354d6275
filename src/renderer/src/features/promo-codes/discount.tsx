import { Money } from '@renderer/ui/text/money';
import type { PromoCode } from '@shared/contract/promo-codes';
import { toFils } from '@shared/domain/money';
import type { Formatter } from '@shared/i18n/format';
import type { ReactElement } from 'react';

/** What a code takes off: per cent, whole dinars, or the bare number of a type that nobody knows. */
export function Discount({
  code: { Type, amount },
  format,
}: {
  code: Pick<PromoCode, 'Type' | 'amount'>;
  format: Formatter;
}): ReactElement {
  if (Type === 'fixed') return <Money fils={toFils(amount)} />;
  return <bdi dir="ltr">{`${format.number(amount)}${Type === 'percentage' ? '%' : ''}`}</bdi>;
}
