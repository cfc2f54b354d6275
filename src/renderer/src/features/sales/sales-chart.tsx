import { makeStyles } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChartCard } from '@renderer/ui/chart/chart-card';
import { ChartLegend } from '@renderer/ui/chart/chart-legend';
import type { ChartTableData } from '@renderer/ui/chart/chart-table';
import type { ChartColumn, ChartSeries } from '@renderer/ui/chart/chart-types';
import { ColumnChart } from '@renderer/ui/chart/column-chart';
import { toWeekday } from '@renderer/ui/dates/weekday';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import type { SalesPart, SalesPeriod, SalesReport, SalesResult } from '@shared/contract/desktop/sales';
import { noValue } from '@shared/domain/lists/full-list';
import { type Fils, sumFils, toDinar, toFils } from '@shared/domain/money';
import { type ReactElement, useMemo } from 'react';
import { OrdersLink } from './orders-link';
import { toTakenFilters } from './part-cards';
import { usePeriodText } from './use-period-text';

type ColumnUnit = 'days' | 'hours' | 'months';

interface SalesColumn {
  /** A day, `YYYY-MM`, an hour, or '' for orders without a time. */
  key: string;
  part: SalesPart;
  /** The same part of the compared period, if there is one. */
  before: SalesPart | null;
  /** The days of the column. */
  period: SalesPeriod;
}

/** Maximum number of columns by day; longer periods are shown by month. */
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

/**
 * Returns columns for the hours of one day, for days, or for months. Days are compared by their position in the period, hours with the same
 * hour.
 */
export function toColumns(report: SalesReport, before: SalesResult['before']): SalesColumn[] {
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

const useStyles = makeStyles({ words: quietParagraph });

/** Maximum number of columns with room for amounts above them and weekdays below. */
const mostMarks = 14;
/** Maximum number of columns with weekdays in Arabic, which have no short names except single letters. */
const mostNames = 8;

interface Names {
  name(column: SalesColumn): string;
  label(column: SalesColumn): string;
  subLabel(column: SalesColumn): string;
}

function useNames(unit: ColumnUnit, today: string, hasRoom: boolean): Names {
  const t = useTexts();
  const format = useFormat();
  const language = useLanguage();
  return useMemo(() => {
    const hour = (at: number): string => format.digits(`${String(at % 24).padStart(2, '0')}:00`);
    const toMonth = (key: string): string => format.date(`${key}-01`).replace(/^\S+\s/, '');
    if (unit === 'hours')
      return {
        name: ({ key }) =>
          key === '' ? t('sales.plot.noHour') : t('sales.plot.hour', { from: hour(Number(key)), to: hour(Number(key) + 1) }),
        label: ({ key }) => (key === '' ? t('sales.plot.noHour') : format.number(Number(key))),
        subLabel: () => '',
      };
    if (unit === 'months')
      return {
        name: ({ key }) => toMonth(key),
        label: ({ key }) => format.number(Number(key.slice(5))),
        subLabel: ({ key }) => format.digits(key.slice(0, 4)),
      };
    return {
      name: ({ key }) => {
        const date = t('dashboard.date', { weekday: toWeekday(key, language, 'long'), date: format.date(key) });
        return key === today ? t('sales.plot.todayIs', { date }) : date;
      },
      label: ({ key }) => format.number(Number(key.slice(8))),
      subLabel: ({ key }) =>
        key === today ? t('sales.plot.today') : toWeekday(key, language, hasRoom && language === 'ar' ? 'long' : 'short'),
    };
  }, [unit, today, hasRoom, t, format, language]);
}

/** Returns the columns for the drawing, with amounts only if there is room. */
function useDrawnColumns(
  columns: readonly SalesColumn[],
  names: Names,
  { unit, today }: { unit: ColumnUnit; today: string },
): ChartColumn[] {
  const format = useFormat();
  return useMemo(() => {
    const isShort = columns.length <= mostMarks;
    return columns.map((column): ChartColumn => {
      const dinars = toDinar(column.part.fils);
      return {
        key: column.key || 'none',
        label: names.label(column),
        subLabel: isShort || column.period.to === today ? names.subLabel(column) : '',
        name: names.name(column),
        isOpen: unit !== 'hours' && column.period.to >= today && column.period.from <= today,
        values: [dinars],
        ...(column.before && { before: toDinar(column.before.fils) }),
        ...(isShort && column.part.fils > 0 && { mark: format.number(Math.round(dinars)) }),
      };
    });
  }, [columns, names, unit, today, format]);
}

/** Returns the same columns as a table, each with its orders. */
function useTakingsTable(report: SalesReport, columns: readonly SalesColumn[], names: Names): ChartTableData {
  const t = useTexts();
  const format = useFormat();
  const unit = toUnit(report);
  const hasBefore = columns.some(({ before }) => before !== null);
  const taken = toTakenFilters(report);
  const toRow = (column: SalesColumn): ChartTableData['rows'][number] => {
    const name = names.name(column);
    const filters = { ...taken, ...(unit === 'hours' && { hour: [column.key || noValue] }) };
    return {
      key: column.key || 'none',
      name,
      cells: [
        {
          text: format.number(column.part.count),
          ways: <OrdersLink what={name} part={column.part} period={column.period} filters={filters} />,
        },
        { text: format.amount(column.part.fils) },
        ...(hasBefore ? [{ text: format.amount(column.before?.fils ?? (0 as Fils)) }] : []),
      ],
    };
  };
  return {
    caption: t(`sales.plot.${unit}`),
    heads: [t('sales.plot.when'), t('sales.columns.orders'), t('sales.plot.takings'), ...(hasBefore ? [t('sales.plot.before')] : [])],
    rows: columns.map(toRow),
  };
}

interface TakingsPlotProps {
  report: SalesReport;
  before: SalesResult['before'];
  beforePeriod: SalesPeriod | null;
  today: string;
}

/** Takings of each day, or of a day's hours, beside those of the previous period. */
export function SalesChart({ report, before, beforePeriod, today }: TakingsPlotProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const toPeriodText = usePeriodText();
  const unit = toUnit(report);
  const columns = useMemo(() => toColumns(report, before), [report, before]);
  const names = useNames(unit, today, columns.length <= mostNames);
  const drawn = useDrawnColumns(columns, names, { unit, today });
  const table = useTakingsTable(report, columns, names);
  const hasBefore = columns.some((column) => column.before !== null);
  const now: ChartSeries = { key: 'now', label: t('sales.plot.now'), tone: 'orders' };
  const earlier: ChartSeries = { key: 'before', label: t('sales.plot.before'), tone: 'past' };
  const period = toPeriodText(report.period);
  const isEmpty = columns.every((column) => column.part.count === 0 && (column.before?.count ?? 0) === 0);
  return (
    <ChartCard
      title={t(`sales.plot.${unit}`)}
      table={isEmpty ? null : table}
      legend={
        hasBefore &&
        !isEmpty && (
          <ChartLegend
            items={[
              { ...now, value: format.amount(report.takings.fils) },
              { ...earlier, value: format.amount(sumFils(columns.map((column) => column.before?.fils ?? (0 as Fils)))) },
            ]}
          />
        )
      }
    >
      {isEmpty && <p className={styles.words}>{t('sales.plot.none')}</p>}
      {!isEmpty && (
        <ColumnChart
          label={
            hasBefore && beforePeriod
              ? t('sales.plot.labelBefore', { period, before: toPeriodText(beforePeriod) })
              : t('sales.plot.label', { period })
          }
          series={[now]}
          columns={drawn}
          toText={(dinars) => format.money(toFils(dinars))}
          {...(hasBefore && { before: earlier })}
        />
      )}
    </ChartCard>
  );
}
