import type { SalesPeriod, SalesQuestion } from '@shared/contract/desktop/sales';
import { toKuwaitDay } from '@shared/domain/dates';
import { type OrderKind, orderKinds } from '@shared/domain/orders/order-ref';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPeriod, toPeriodBefore, toPresetPeriod } from './sales-periods';

/** One kind of orders, or both. */
export type SalesKind = OrderKind | 'both';

export interface AskedSales {
  question: SalesQuestion;
  kind: SalesKind;
  isCompared: boolean;
  today: string;
  setPeriod(period: SalesPeriod): void;
  setKind(kind: SalesKind): void;
  setCompared(isCompared: boolean): void;
}

/** What is asked lives in the address, so that the way back from a list of orders leads to the same figures. */
export function useSalesQuestion(): AskedSales {
  const [params, setParams] = useSearchParams();
  const today = toKuwaitDay(new Date());
  const { from, to } = readPeriod(params) ?? toPresetPeriod('week', today);
  const kind = orderKinds.find((one) => one === params.get('kind')) ?? 'both';
  const isCompared = params.get('before') !== 'no';
  const question = useMemo((): SalesQuestion => {
    const period = { from, to };
    return { period, before: isCompared ? toPeriodBefore(period, today) : null, kinds: kind === 'both' ? [...orderKinds] : [kind] };
  }, [from, to, kind, isCompared, today]);
  const set = (values: Record<string, string | null>): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    question,
    kind,
    isCompared,
    today,
    setPeriod: (period) => set({ ...period }),
    setKind: (value) => set({ kind: value === 'both' ? null : value }),
    setCompared: (value) => set({ before: value ? null : 'no' }),
  };
}
