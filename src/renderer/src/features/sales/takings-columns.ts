import type { SalesAnswer, SalesPart, SalesPeriod, SalesReport } from '@shared/contract/desktop/sales';
import { sumFils } from '@shared/domain/money';

export type ColumnUnit = 'days' | 'hours' | 'months';

export interface TakingsColumn {
  /** A day, `YYYY-MM`, an hour, or '' for orders without one. */
  key: string;
  part: SalesPart;
  /** Of the period before, where there is one beside it. */
  before: SalesPart | null;
  /** The days that it stands for. */
  period: SalesPeriod;
}

/** More days are drawn by the month. */
const mostDays = 62;

function addUp(parts: readonly SalesPart[]): SalesPart {
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    guests: parts.reduce((sum, { guests }) => sum + guests, 0),
    fils: sumFils(parts.map(({ fils }) => fils)),
  };
}

const nothing: SalesPart = addUp([]);

export function toUnit({ hours, days }: SalesReport): ColumnUnit {
  if (hours) return 'hours';
  return days.length > mostDays ? 'months' : 'days';
}

/** Hours of one day, days, or months; days stand beside the days of the period before in their order, hours beside the same hour. */
export function toColumns(report: SalesReport, before: SalesAnswer['before']): TakingsColumn[] {
  const { hours, days, period } = report;
  if (hours) {
    const known = new Map(hours.map((part) => [part.hour, part]));
    const earlier = new Map((before?.hours ?? []).map((part) => [part.hour, part]));
    const named = [...known.keys(), ...earlier.keys()].filter((hour) => hour !== null);
    const all = named.length === 0 ? [] : range(Math.min(...named), Math.max(...named));
    const last = known.has(null) || earlier.has(null) ? [null] : [];
    return [...all, ...last].map((hour) => ({
      key: hour === null ? '' : String(hour),
      part: known.get(hour) ?? nothing,
      before: before && (earlier.get(hour) ?? nothing),
      period,
    }));
  }
  if (toUnit(report) === 'months')
    return [...Map.groupBy(days, ({ day }) => day.slice(0, 7))].map(([key, own]) => ({
      key,
      part: addUp(own),
      before: null,
      period: { from: own[0]?.day ?? period.from, to: own.at(-1)?.day ?? period.to },
    }));
  return days.map(({ day, ...part }, at) => ({ key: day, part, before: before?.days[at] ?? null, period: { from: day, to: day } }));
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);
