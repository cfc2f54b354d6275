import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ChartCard } from '@renderer/ui/chart/chart-card';
import type { ChartTableData } from '@renderer/ui/chart/chart-table';
import { DonutChart, type DonutSlice } from '@renderer/ui/chart/donut-chart';
import { useSwatch } from '@renderer/ui/chart/tones';
import { SkeletonBar } from '@renderer/ui/feedback/skeleton-bar';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexColumn, flexRow, plainList } from '@renderer/ui/layout/layout-styles';
import { smallQuietWords } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import type { Figures, FigureValue } from './use-figures';

const useStyles = makeStyles({
  legend: { ...plainList, marginBlockStart: '20px' },
  line: { ...flexRow, columnGap: '10px', paddingBlock: '8px' },
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
    rows: slices.map(({ key, name, count, share }) => ({ key, name, cells: [{ text: count }, { text: share }] })),
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

function StatesLegend({ slices }: { slices: readonly NamedSlice[] }): ReactElement {
  const styles = useStyles();
  const swatch = useSwatch();
  return (
    <ul aria-hidden="true" className={styles.legend}>
      {slices.map(({ key, tone, name, count, share }, at) => (
        <li key={key} className={mergeClasses(styles.line, at > 0 && styles.rule)}>
          <span {...swatch(tone)} />
          <span>{name}</span>
          <span className={styles.value}>{count}</span>
          <span className={styles.share}>{share}</span>
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
