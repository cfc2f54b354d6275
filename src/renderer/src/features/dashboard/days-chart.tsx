import { makeStyles } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { orderLists, toOrdersOf } from '@renderer/shared-components/orders/order-links';
import { ChartCard } from '@renderer/ui/chart/chart-card';
import { ChartLegend } from '@renderer/ui/chart/chart-legend';
import type { ChartTableData } from '@renderer/ui/chart/chart-table';
import type { ChartColumn, ChartSeries } from '@renderer/ui/chart/chart-types';
import { ColumnChart } from '@renderer/ui/chart/column-chart';
import { FailureBar } from '@renderer/ui/feedback/failure-bar';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import { type ReactElement, useMemo } from 'react';
import { useDayNames } from './day-names';
import { type DayCounts, shownDays } from './use-day-counts';

const useStyles = makeStyles({
  counting: { ...flexColumn, rowGap: '16px', minBlockSize: '348px', justifyContent: 'center' },
  words: quietParagraph,
});

function useSeries(): readonly ChartSeries[] {
  const t = useTexts();
  return useMemo(
    () => [
      { key: 'orders', label: t('navigation.orders'), tone: 'orders' },
      { key: 'guestOrders', label: t('navigation.guestOrders'), tone: 'guests' },
    ],
    [t],
  );
}

function useColumns({ days }: DayCounts, today: string): readonly ChartColumn[] {
  const t = useTexts();
  const names = useDayNames();
  return days.map(({ day, counts }) => ({
    key: day,
    label: names.number(day),
    subLabel: day === today ? t('dashboard.days.today') : names.weekday(day),
    name: names.full(day),
    isOpen: day === today,
    values: counts,
  }));
}

function useTable({ days }: DayCounts, today: string, series: readonly ChartSeries[]): ChartTableData {
  const t = useTexts();
  const names = useDayNames();
  const format = useFormat();
  const linkLabels = ['ordersOf', 'guestOrdersOf'] as const;
  return {
    caption: t('dashboard.days.title'),
    heads: [t('dashboard.days.day'), ...series.map(({ label }) => label)],
    rows: days.map(({ day, counts }) => ({
      key: day,
      name: day === today ? t('dashboard.days.todayIs', { date: names.full(day) }) : names.full(day),
      cells: orderLists.map((list, at) => {
        const count = counts[at] ?? null;
        if (count === null) return { text: t('plots.unknown') };
        const linkLabel = t(`dashboard.days.${linkLabels[at] ?? 'ordersOf'}`, { date: names.full(day), count });
        return { text: format.number(count), to: toOrdersOf(list, day, day), linkLabel };
      }),
    })),
  };
}

/** Returns the sum; null if one of the values is unknown. */
function toSum(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0);
}

/** Orders of the last days, one call each. Each is drawn when it is loaded, and days that couldn't be counted are named. */
export function DaysChart({ counts, today }: { counts: DayCounts; today: string }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const series = useSeries();
  const columns = useColumns(counts, today);
  const table = useTable(counts, today, series);
  const period = { from: format.date(counts.days[0]?.day ?? today), to: format.date(today) };
  const isCounted = counts.settled === shownDays;
  const isEmpty = columns.every(({ values }) => values.every((value) => value === null));
  const isShown = isCounted && !isEmpty;
  const sums = series.map((_, at) => toSum(columns.map(({ values }) => values[at] ?? null)));
  const toText = (sum: number | null): string => (sum === null ? t('plots.unknown') : format.number(sum));
  const toSumLink = (at: number) => {
    const [list, sum] = [orderLists[at], sums[at] ?? null];
    if (!list || sum === null) return {};
    return { to: toOrdersOf(list, counts.days[0]?.day ?? today, today) };
  };
  return (
    <ChartCard
      title={t('dashboard.days.title')}
      hint={t('dashboard.days.period', period)}
      isBusy={counts.isFetching}
      table={isShown ? table : null}
      legend={isShown && <ChartLegend items={series.map((one, at) => ({ ...one, ...toSumLink(at), value: toText(sums[at] ?? null) }))} />}
      notice={isCounted && <MissedDays counts={counts} />}
    >
      {isShown && sums.every((sum) => sum === 0) && <p className={styles.words}>{t('dashboard.days.none')}</p>}
      {isShown && <ColumnChart label={t('dashboard.days.label', period)} series={series} columns={columns} />}
      {!isCounted && <Counting settled={counts.settled} />}
    </ChartCard>
  );
}

function MissedDays({ counts }: { counts: DayCounts }): ReactElement | null {
  const t = useTexts();
  const { failure, missed, refresh } = counts;
  if (!failure) return null;
  const [orders = 0, guestOrders = 0] = missed;
  const kind = orders === 0 ? 'guestOrders' : guestOrders === 0 ? 'orders' : 'both';
  const title = t(`dashboard.days.missed.${kind}`, { count: Math.max(orders, guestOrders) });
  return <FailureBar title={title} failure={failure} onRetry={refresh} />;
}

function Counting({ settled }: { settled: number }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.counting}>
      {['35%', '60%', '50%', '80%', '70%'].map((width) => (
        <SkeletonBar key={width} width={width} />
      ))}
      <span className={styles.words}>{t('dashboard.days.counting', { done: settled, total: shownDays })}</span>
    </div>
  );
}
