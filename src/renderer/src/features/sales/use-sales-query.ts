import { useToday } from '@renderer/runtime/state/today';
import type { SalesQuery } from '@shared/contract/desktop/sales';
import type { DayRange } from '@shared/domain/lists/day-ranges';
import { type OrderKind, orderKinds } from '@shared/domain/orders/order-ref';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPeriod, type SalesPreset, toPeriodBefore } from './sales-periods';

/** One kind of orders, or both. */
export type SalesKind = OrderKind | 'both';

export interface SalesRequest {
  question: SalesQuery;
  kind: SalesKind;
  isCompared: boolean;
  today: string;
  /** Days, or a preset that moves on with the day. */
  setPeriod(period: DayRange | SalesPreset): void;
  setKind(kind: SalesKind): void;
  setCompared(isCompared: boolean): void;
}

/** The query is in the address, so that going back from a list of orders shows the same figures. */
export function useSalesQuery(): SalesRequest {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const { from, to } = readPeriod(params, today);
  const kind = orderKinds.find((one) => one === params.get('kind')) ?? 'both';
  const isCompared = params.get('before') !== 'no';
  const question = useMemo((): SalesQuery => {
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
    setPeriod(period) {
      const dates = typeof period === 'string' ? period : period.preset;
      set(
        dates || typeof period === 'string'
          ? { dates: dates ?? null, from: null, to: null }
          : { dates: null, from: period.from, to: period.to },
      );
    },
    setKind: (value) => set({ kind: value === 'both' ? null : value }),
    setCompared: (value) => set({ before: value ? null : 'no' }),
  };
}
