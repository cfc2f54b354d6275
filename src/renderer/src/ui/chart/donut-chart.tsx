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
  /** At least 0. */
  value: number;
}

interface DonutPlotProps {
  /** Accessible name of the drawing. */
  label: string;
  slices: readonly DonutSlice[];
  /** The number in the middle, and the name of the counted things. */
  total: string;
  unit: string;
}

const size = 184;
const thickness = 24;
const radius = size / 2 - 2 - thickness / 2;
/** The circle's length in the units of `stroke-dasharray`. Gaps separate the slices, because color alone isn't accessible. */
const round = 100;
const gap = 0.8;
const least = 0.6;

/** Computes the start and length of each slice on the ring; a value of 0 has no slice. */
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

/** Shows parts of a whole in their order: clockwise in left-to-right languages, counterclockwise in right-to-left ones. */
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
