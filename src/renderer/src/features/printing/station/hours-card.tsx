import { makeStyles, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { BarChart, type ChartBar } from '@renderer/ui/chart/bar-chart';
import { ChartCard } from '@renderer/ui/chart/chart-card';
import type { ChartTableData } from '@renderer/ui/chart/chart-table';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import type { StationView } from '@shared/contract/printing/station';
import { type ReactElement, useMemo } from 'react';
import { useNow } from './use-now';

const useStyles = makeStyles({
  room: { position: 'relative', display: 'flex', flexGrow: 1, minBlockSize: '110px' },
  none: {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    insetBlockEnd: '28px',
    ...flexRow,
    justifyContent: 'center',
    margin: 0,
    fontSize: '16px',
    color: tokens.colorNeutralForeground3,
  },
  legend: { ...flexRow, columnGap: '8px', fontSize: tokens.fontSizeBase300, color: tokens.colorNeutralForeground3 },
  swatch: {
    inlineSize: '14px',
    blockSize: '12px',
    borderRadius: '2px',
    border: '1px solid var(--dw-chart-past)',
    backgroundImage: 'repeating-linear-gradient(135deg, var(--dw-chart-past) 0 3px, transparent 3px 6px)',
    forcedColorAdjust: 'none',
  },
});

const hourMs = 60 * 60 * 1000;
const kuwaitOffsetHours = 3;
const usual = { from: 8, to: 21 };

type Counts = Pick<StationView, 'hours' | 'settings'>;

/** Returns the range of relevant hours: those of the station, those with orders, and the current one. */
function toShownHours({ hours, settings }: Counts, current: number): number[] {
  const counted = (hours ?? []).filter(({ orders }) => orders > 0).map(({ hour }) => hour);
  const open = settings.hours && { from: Number(settings.hours.from.slice(0, 2)), to: toLastHour(settings.hours.to) };
  // If the station is open past midnight, the day has both ends.
  const span = open === null ? usual : open.from <= open.to ? open : { from: 0, to: 23 };
  const first = Math.min(span.from, current, ...counted);
  const last = Math.max(span.to, current, ...counted);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** Hours that end at `22:00` have 21 as the last hour. */
function toLastHour(to: string): number {
  const [hour = 0, minute = 0] = to.split(':').map(Number);
  return minute > 0 ? hour : Math.max(0, hour - 1);
}

function useBars(view: Counts): readonly ChartBar[] {
  const format = useFormat();
  const current = (Math.floor(useNow(hourMs) / hourMs) + kuwaitOffsetHours) % 24;
  return useMemo(() => {
    const counts = new Map((view.hours ?? []).map((entry) => [entry.hour, entry]));
    return toShownHours(view, current).map((hour) => ({
      key: String(hour),
      label: format.digits(String(hour)),
      value: counts.get(hour)?.orders ?? 0,
      hatched: Math.min(counts.get(hour)?.ofNight ?? 0, counts.get(hour)?.orders ?? 0),
      isCurrent: hour === current,
    }));
  }, [view, current, format]);
}

/** Today's orders by the hour in which their last sheet was finished; those of closed hours are hatched. */
export function HoursCard({ view }: { view: StationView }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const bars = useBars(view);
  const isEmpty = bars.every(({ value }) => value === 0);
  const table: ChartTableData = {
    caption: t('station.plot.title'),
    heads: [t('station.plot.hour'), t('station.plot.orders'), t('station.plot.ofNight')],
    rows: bars.map(({ key, label, value, hatched }) => ({
      key,
      name: label,
      cells: [{ text: format.number(value) }, { text: format.number(hatched) }],
    })),
  };
  return (
    <ChartCard
      title={t('station.plot.title')}
      isFilling
      table={isEmpty ? null : table}
      legend={
        <span className={styles.legend}>
          <span className={styles.swatch} aria-hidden="true" />
          {t('station.plot.night')}
        </span>
      }
    >
      <div className={styles.room}>
        <BarChart label={t('station.plot.label')} bars={bars} />
        {isEmpty && <p className={styles.none}>{t(view.hours === null ? 'station.plot.unknown' : 'station.plot.none')}</p>}
      </div>
    </ChartCard>
  );
}
