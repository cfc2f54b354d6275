import { makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { flexColumn } from '@renderer/ui/layout/layout-styles';
import { smallQuietText } from '@renderer/ui/text/text-styles';
import { toDirection } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { type ChartTone, toRing } from './tones';

export interface DonutSlice {
  key: string;
  tone: ChartTone;
  /** 0 or more. */
  value: number;
}

interface DonutPlotProps {
  /** Says what the drawing shows. */
  label: string;
  slices: readonly DonutSlice[];
  /** In the middle: a number, and what it counts. */
  total: string;
  unit: string;
}

const size = 184;
const thickness = 24;
const radius = size / 2 - 2 - thickness / 2;
/** The way round is 100 long, and the ground between two slices tells them apart where their colours do not. */
const round = 100;
const gap = 0.8;
const least = 0.6;

/** Where each slice lies on the ring; nothing stands for a value of 0. */
function toRingParts(slices: readonly DonutSlice[]): { slice: DonutSlice; start: number; length: number }[] {
  const filled = slices.filter(({ value }) => value > 0);
  const whole = filled.reduce((sum, { value }) => sum + value, 0);
  const between = filled.length > 1 ? gap : 0;
  let start = 0;
  return filled.map((slice) => {
    const share = (slice.value / whole) * round;
    const part = { slice, start: start + between / 2, length: Math.max(least, share - between) };
    start += share;
    return part;
  });
}

const useStyles = makeStyles({
  root: { position: 'relative', inlineSize: `${size}px`, blockSize: `${size}px`, marginInline: 'auto' },
  middle: { position: 'absolute', inset: 0, ...flexColumn, alignItems: 'center', justifyContent: 'center', textAlign: 'center' },
  total: { fontSize: '28px', lineHeight: '36px', fontWeight: tokens.fontWeightSemibold },
  unit: smallQuietText,
  slice: { fill: 'none', strokeWidth: `${thickness}px` },
  nothing: { fill: 'none', strokeWidth: `${thickness}px`, stroke: tokens.colorNeutralStencil1 },
});

/** Parts of a whole in their order, clockwise where reading goes to the right, the other way round where it goes to the left. */
export function DonutChart({ label, slices, total, unit }: DonutPlotProps): ReactElement {
  const styles = useStyles();
  const isRtl = toDirection(useLanguage()) === 'rtl';
  const parts = toRingParts(slices);
  return (
    <div className={styles.root}>
      <svg role="img" aria-label={label} width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
        <g transform={isRtl ? 'scale(-1, 1) rotate(-90)' : 'rotate(-90)'}>
          {parts.length === 0 && <circle className={styles.nothing} r={radius} />}
          {parts.map(({ slice, start, length }) => (
            <circle
              key={slice.key}
              className={styles.slice}
              style={toRing(slice.tone)}
              r={radius}
              pathLength={round}
              strokeDasharray={`${length} ${round - length}`}
              strokeDashoffset={-start}
              data-slice={slice.key}
            />
          ))}
        </g>
      </svg>
      <div aria-hidden="true" className={styles.middle}>
        <span className={styles.total}>{total}</span>
        <span className={styles.unit}>{unit}</span>
      </div>
    </div>
  );
}
