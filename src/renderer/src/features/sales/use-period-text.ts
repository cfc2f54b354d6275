import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { SalesPeriod } from '@shared/contract/desktop/sales';

/** Returns `15 – 21 Nov`, `28 Oct – 3 Nov`, or `19 Nov`; with the year if it isn't the current one. */
export function usePeriodText(): (period: SalesPeriod) => string {
  const t = useTexts();
  const format = useFormat();
  return ({ from, to }) => {
    if (from === to) return format.shortDate(to);
    const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
    const first = isOneMonth ? format.number(Number(from.slice(8))) : format.shortDate(from);
    return t('sales.range', { from: first, to: format.shortDate(to) });
  };
}
