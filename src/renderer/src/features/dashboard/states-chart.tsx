import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { OrderFilters } from '@renderer/shared-components/orders/order-links';
import { ChartCard } from '@renderer/ui/chart/chart-card';
import type { ChartTableData } from '@renderer/ui/chart/chart-table';
import { DonutChart, type DonutSlice } from '@renderer/ui/chart/donut-chart';
import { useSwatch } from '@renderer/ui/chart/tones';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import { OrdersButton } from './orders-button';
import type { Figures, FigureValue } from './use-figures';

const useStyles = makeStyles({
  legend: { ...plainList, marginBlockStart: '20px' },
  line: {
    ...flexRow,
    position: 'relative',
    columnGap: '10px',
    paddingBlock: '8px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  // The button covers its line.
  anchor: {
    color: 'inherit',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outline: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  count: { color: tokens.colorBrandForegroundLink, ':hover': { textDecorationLine: 'underline' } },
  rule: { ...hairline.blockStart },
  value: { marginInlineStart: 'auto', fontWeight: tokens.fontWeightSemibold },
  share: { minInlineSize: '52px', textAlign: 'end', ...smallQuietWords },
  loading: { ...flexColumn, alignItems: 'center', rowGap: '24px', paddingBlock: '80px' },
  words: { textAlign: 'center', color: tokens.colorNeutralForeground3 },
});

interface States {
  total: number;
  slices: DonutSlice[];
}

const toNumber = (value: FigureValue): number | null => (typeof value === 'number' ? value : null);

/** The shop counts three statuses; the rest isn't shipped yet. If the figures contradict each other, there is no rest. */
function toStates({ get }: Figures): States | null {
  const total = toNumber(get('totalOrders'));
  const [delivered, way, canceled] = [toNumber(get('ordersDelivered')), toNumber(get('ordersOnTheWay')), toNumber(get('ordersCanceled'))];
  if (total === null || delivered === null || way === null || canceled === null) return null;
  const waiting = total - delivered - way - canceled;
  return {
    total,
    slices: [
      { key: 'ordersDelivered', tone: 'delivered', value: delivered },
      { key: 'ordersOnTheWay', tone: 'way', value: way },
      ...(waiting >= 0 ? [{ key: 'waiting', tone: 'waiting', value: waiting } as const] : []),
      { key: 'ordersCanceled', tone: 'canceled', value: canceled },
    ],
  };
}

/** Orders that aren't shipped yet are the rest. */
const filtersOf: Record<string, OrderFilters> = {
  ordersDelivered: { status: ['delivered'] },
  ordersOnTheWay: { status: ['shipped', 'on_the_way'] },
  waiting: { status: ['ordered', 'process'] },
  ordersCanceled: { status: ['canceled'] },
};

interface NamedSlice extends DonutSlice {
  name: string;
  count: string;
  share: string;
}

function useNamedSlices(slices: readonly DonutSlice[]): readonly NamedSlice[] {
  const t = useTexts();
  const format = useFormat();
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  return slices.map((slice) => ({
    ...slice,
    name: slice.key === 'waiting' ? t('dashboard.states.waiting') : t(`dashboard.figures.${slice.key as 'ordersDelivered'}`),
    count: format.number(slice.value),
    share: t('dashboard.states.percent', { value: format.digits((whole > 0 ? (slice.value / whole) * 100 : 0).toFixed(1)) }),
  }));
}

/** Orders by status, from the same figures as the cards. */
export function StatesChart({ figures }: { figures: Figures }): ReactElement {
  const t = useTexts();
  const format = useFormat();
  const states = toStates(figures);
  const slices = useNamedSlices(states?.slices ?? []);
  const table: ChartTableData = {
    caption: t('dashboard.states.title'),
    heads: [t('dashboard.states.state'), t('dashboard.states.orders'), t('dashboard.states.share')],
    rows: slices.map((slice) => ({
      key: slice.key,
      name: slice.name,
      cells: [{ text: slice.count, ways: <SliceButton slice={slice} isCount /> }, { text: slice.share }],
    })),
  };
  const total = format.number(states?.total ?? 0);
  return (
    <ChartCard title={t('dashboard.states.title')} table={states && table} isBusy={figures.isFetching}>
      {states ? (
        <div>
          <DonutChart
            label={t('dashboard.states.label', { total })}
            slices={slices}
            total={total}
            unit={t('dashboard.states.unit', { count: states.total })}
          />
          <StatesLegend slices={slices} />
        </div>
      ) : (
        <NoStates figures={figures} />
      )}
    </ChartCard>
  );
}

/** Leads to a slice's orders: its name in the legend, its number in the table. */
function SliceButton({ slice: { key, name, count, share }, isCount = false }: { slice: NamedSlice; isCount?: boolean }): ReactElement {
  const styles = useStyles();
  const label = { 'aria-label': [name, count, share].join(' ') };
  return (
    <OrdersButton name={name} filters={filtersOf[key] ?? {}} className={isCount ? styles.count : styles.anchor} label={label}>
      {isCount ? count : name}
    </OrdersButton>
  );
}

/** Each entry leads to its orders. */
function StatesLegend({ slices }: { slices: readonly NamedSlice[] }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const swatch = useSwatch();
  return (
    <ul aria-label={t('dashboard.states.title')} className={styles.legend}>
      {slices.map((slice, at) => (
        <li key={slice.key} className={mergeClasses(styles.line, at > 0 && styles.rule)}>
          <span aria-hidden="true" {...swatch(slice.tone)} />
          <SliceButton slice={slice} />
          <span aria-hidden="true" className={styles.value}>
            {slice.count}
          </span>
          <span aria-hidden="true" className={styles.share}>
            {slice.share}
          </span>
        </li>
      ))}
    </ul>
  );
}

function NoStates({ figures }: { figures: Figures }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  if (figures.get('totalOrders') === 'loading')
    return (
      <div className={styles.loading}>
        {['60%', '80%', '70%'].map((width) => (
          <SkeletonBar key={width} width={width} />
        ))}
      </div>
    );
  return <p className={styles.words}>{t(figures.failure ? 'dashboard.states.notLoaded' : 'dashboard.states.unreadable')}</p>;
}
