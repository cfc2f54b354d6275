import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useElementSize } from '@renderer/ui/table/use-width';
import { toDirection } from '@shared/domain/language';
import { type ReactElement, useId } from 'react';

export interface ChartBar {
  key: string;
  /** Text below the bar. */
  label: string;
  value: number;
  /** Part of the value that is drawn hatched, from the top. */
  hatched: number;
  isCurrent: boolean;
}

interface BarsPlotProps {
  /** Accessible name of the drawing. */
  label: string;
  /** In reading order. */
  bars: readonly ChartBar[];
}

/** Size in pixels where there is no layout (tests). */
const assumed = { width: 480, height: 180 };
const room = { top: 26, foot: 28 };
const barShare = 0.82;
const stripe = 6;

const useStyles = makeStyles({
  root: { position: 'relative', flexGrow: 1, minBlockSize: '100px', minInlineSize: 0 },
  drawing: { position: 'absolute', insetInlineStart: 0, insetBlockStart: 0, inlineSize: '100%', blockSize: '100%' },
  base: { stroke: tokens.colorNeutralStroke1, strokeWidth: '1px' },
  text: { fontSize: tokens.fontSizeBase300, fill: tokens.colorNeutralForeground2, textAnchor: 'middle' },
  foot: { fill: tokens.colorNeutralForeground3 },
  current: { fill: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
});

/** Shows a few counts as bars, each with its number above, starting at the side where reading begins. The chart fills its container. */
export function BarChart({ label, bars }: BarsPlotProps): ReactElement {
  const styles = useStyles();
  const [ref, size] = useElementSize();
  const width = size.width || assumed.width;
  const height = size.height || assumed.height;
  const isRtl = toDirection(useLanguage()) === 'rtl';
  const baseY = height - room.foot;
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const band = width / Math.max(1, bars.length);
  return (
    <div ref={ref} className={styles.root}>
      <svg role="img" aria-label={label} className={styles.drawing} viewBox={`0 0 ${width} ${height}`}>
        {bars.map((bar, at) => (
          <Bar
            key={bar.key}
            bar={bar}
            x={(isRtl ? bars.length - 1 - at : at) * band + (band * (1 - barShare)) / 2}
            width={band * barShare}
            baseY={baseY}
            perCount={(baseY - room.top) / most}
          />
        ))}
        <line className={styles.base} x1={0} x2={width} y1={baseY} y2={baseY} />
      </svg>
    </div>
  );
}

interface BarProps {
  bar: ChartBar;
  x: number;
  width: number;
  baseY: number;
  /** Pixels per count. */
  perCount: number;
}

function Bar({ bar, x, width, baseY, perCount }: BarProps): ReactElement {
  const styles = useStyles();
  const format = useFormat();
  const hatchId = useId();
  const { value, hatched, isCurrent, label } = bar;
  const top = baseY - value * perCount;
  const middle = x + width / 2;
  const fill = `var(--dw-chart-${isCurrent ? 'current' : 'past'})`;
  const hatchedHeight = hatched * perCount;
  return (
    <g data-bar={bar.key}>
      {value > 0 && (
        <text className={mergeClasses(styles.text, isCurrent && styles.current)} x={middle} y={top - 8}>
          {format.number(value)}
        </text>
      )}
      {value > hatched && <path d={toPath({ x, width, top: top + hatchedHeight, bottom: baseY, isTop: hatched === 0 })} style={{ fill }} />}
      {hatched > 0 && (
        <>
          <pattern id={hatchId} width={stripe} height={stripe} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width={stripe} height={stripe} style={{ fill: tokens.colorNeutralBackground1 }} />
            <rect width={stripe / 2} height={stripe} style={{ fill }} />
          </pattern>
          <path
            d={toPath({ x, width, top, bottom: top + hatchedHeight, isTop: true })}
            fill={`url(#${hatchId})`}
            style={{ stroke: fill }}
            data-hatched=""
          />
        </>
      )}
      <text className={mergeClasses(styles.text, styles.foot, isCurrent && styles.current)} x={middle} y={baseY + 20}>
        {label}
      </text>
    </g>
  );
}

/** Draws a bar; only the top one of a column has rounded corners. */
function toPath({ x, width, top, bottom, isTop }: { x: number; width: number; top: number; bottom: number; isTop: boolean }): string {
  const round = isTop ? Math.min(4, bottom - top, width / 2) : 0;
  const [left, right] = [`Q${x},${top} ${x + round},${top}`, `Q${x + width},${top} ${x + width},${top + round}`];
  return `M${x},${bottom}V${top + round}${left}H${x + width - round}${right}V${bottom}Z`;
}
