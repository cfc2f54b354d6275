import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useElementWidth } from '@renderer/ui/table/use-width';
import { toDirection } from '@shared/domain/language';
import { type ReactElement, useId, useMemo, useState } from 'react';
import { ChartTooltip } from './chart-tooltip';
import type { ChartColumn, ChartSeries } from './chart-types';
import { type ColumnPlace, type ColumnSegment, type ColumnsLayout, toColumnsLayout } from './columns-layout';
import { type ChartTone, toFill, toStroke } from './tones';

interface ColumnShapeProps {
  place: ColumnPlace;
  segment: ColumnSegment;
  tone: ChartTone;
  /** Id of the pattern that hatches the shape. */
  hatchId?: string;
}

const stripe = 6;

/** Draws one part of a column; the uppermost part has rounded corners. */
function ColumnShape({ place, segment, tone, hatchId }: ColumnShapeProps): ReactElement {
  const path = toPath(place, segment);
  if (!hatchId) return <path d={path} style={{ ...toFill(tone), ...toStroke(tone) }} data-segment={tone} />;
  return (
    <>
      <pattern id={hatchId} width={stripe} height={stripe} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={stripe} height={stripe} style={toFill(tone)} />
        <rect width={stripe / 3} height={stripe} style={{ fill: tokens.colorNeutralBackground1, opacity: 0.7 }} />
      </pattern>
      <path d={path} fill={`url(#${hatchId})`} style={toStroke(tone)} data-segment={tone} data-hatched="" />
    </>
  );
}

function toPath({ x, width }: ColumnPlace, { y, height, isTop }: ColumnSegment): string {
  const round = isTop ? Math.min(3, height, width / 2) : 0;
  return [
    `M${x},${y + height}`,
    `V${y + round}`,
    `Q${x},${y} ${x + round},${y}`,
    `H${x + width - round}`,
    `Q${x + width},${y} ${x + width},${y + round}`,
    `V${y + height}`,
    'Z',
  ].join('');
}

interface ColumnsPlotProps {
  /** Accessible name: what the drawing shows, and in which order. */
  label: string;
  series: readonly ChartSeries[];
  /** In reading order. */
  columns: readonly ChartColumn[];
  /** The series of the thin columns in front. */
  before?: ChartSeries;
  /** Formats a value in the tooltip; by default as a number. */
  toText?: (value: number) => string;
}

const height = 348;
/** Width of a digit of the axis, in pixels. */
const digitWidth = 7;
/** Width in pixels where there is no layout (tests). */
const assumedWidth = 640;

const useStyles = makeStyles({
  root: { position: 'relative', minWidth: 0 },
  drawing: { display: 'block', inlineSize: '100%', overflow: 'visible' },
  grid: { stroke: tokens.colorNeutralStroke3, strokeWidth: '1px' },
  base: { stroke: tokens.colorNeutralStroke1, strokeWidth: '1px' },
  value: { fontSize: tokens.fontSizeBase200, fill: tokens.colorNeutralForeground3 },
  label: { fontSize: tokens.fontSizeBase200, fill: tokens.colorNeutralForeground2, textAnchor: 'middle' },
  subLabel: { fontSize: tokens.fontSizeBase200, fill: tokens.colorNeutralForeground3, textAnchor: 'middle' },
  mark: { fontWeight: tokens.fontWeightSemibold, fill: tokens.colorNeutralForeground1 },
  open: { fill: tokens.colorBrandForeground1, fontWeight: tokens.fontWeightSemibold },
  band: { fill: 'transparent' },
  pointed: { fill: tokens.colorSubtleBackgroundHover },
});

/**
 * Shows stacked columns from the side where reading begins, with a tooltip for the column under the pointer. Place its table beside it
 * (`ChartCard`).
 */
export function ColumnChart({ label, series, columns, before, toText }: ColumnsPlotProps): ReactElement {
  const styles = useStyles();
  const [ref, measured] = useElementWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const width = measured || assumedWidth;
  const isRtl = toDirection(useLanguage()) === 'rtl';
  const layout = useMemo(() => {
    const values = columns.map((column) => column.values);
    const befores = columns.map((column) => column.before);
    const draw = (axisRoom?: number) => toColumnsLayout(values, { width, height, isRtl, ...(axisRoom && { axisRoom }) }, befores);
    const most = draw().ticks.at(-1)?.value ?? 0;
    return most < 10_000 ? draw() : draw(most.toLocaleString('en').length * digitWidth + 12);
  }, [columns, width, isRtl]);
  const column = pointed === null ? undefined : columns[pointed];
  const place = pointed === null ? undefined : layout.columns[pointed];
  return (
    <div ref={ref} className={styles.root} onPointerLeave={() => setPointed(null)}>
      <svg role="img" aria-label={label} className={styles.drawing} height={height} viewBox={`0 0 ${width} ${height}`}>
        <Axis layout={layout} isRtl={isRtl} />
        {layout.columns.map((at, index) => (
          <Column
            key={columns[index]?.key}
            place={at}
            column={columns[index] as ChartColumn}
            series={series}
            baseY={layout.baseY}
            isPointed={index === pointed}
            onPoint={() => setPointed(index)}
          />
        ))}
        <line className={styles.base} x1={layout.axisX} x2={layout.endX} y1={layout.baseY} y2={layout.baseY} />
      </svg>
      {column && place && (
        <ChartTooltip
          column={column}
          series={series}
          place={place}
          width={width}
          isRtl={isRtl}
          {...(before && { before })}
          {...(toText && { toText })}
        />
      )}
    </div>
  );
}

/** `text-anchor` follows the direction: in right-to-left text, `end` is the left edge. */
function Axis({ layout, isRtl }: { layout: ColumnsLayout; isRtl: boolean }): ReactElement {
  const styles = useStyles();
  const format = useFormat();
  return (
    <>
      {layout.ticks.map(({ value, y }) => (
        <g key={value}>
          <line className={styles.grid} x1={layout.axisX} x2={layout.endX} y1={y} y2={y} />
          <text className={styles.value} x={layout.axisX + (isRtl ? 8 : -8)} y={y} dy="0.35em" textAnchor="end">
            {format.number(value)}
          </text>
        </g>
      ))}
    </>
  );
}

interface ColumnProps {
  place: ColumnPlace;
  column: ChartColumn;
  series: readonly ChartSeries[];
  baseY: number;
  isPointed: boolean;
  onPoint(): void;
}

function Column({ place, column, series, baseY, isPointed, onPoint }: ColumnProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const id = useId();
  const middle = place.bandX + place.bandWidth / 2;
  const top = Math.min(baseY, ...place.segments.map(({ y }) => y));
  return (
    <g onPointerEnter={onPoint}>
      <rect
        className={mergeClasses(styles.band, isPointed && styles.pointed)}
        x={place.bandX}
        width={place.bandWidth}
        y={0}
        height={baseY}
        rx={4}
      />
      {place.before && (
        <rect
          x={place.before.x}
          y={place.before.y}
          width={Math.max(1, place.before.width)}
          height={place.before.height}
          rx={2}
          style={{ ...toFill('past'), ...toStroke('past') }}
          data-before=""
        />
      )}
      {place.segments.map((segment) => (
        <ColumnShape
          key={series[segment.series]?.key}
          place={place}
          segment={segment}
          tone={series[segment.series]?.tone ?? 'orders'}
          {...(column.isOpen && { hatchId: `${id}-${segment.series}` })}
        />
      ))}
      {column.mark !== undefined && (
        <text className={mergeClasses(styles.label, styles.mark)} x={place.x + place.width / 2} y={top - 6}>
          {column.mark}
        </text>
      )}
      {column.values.includes(null) && (
        <text className={styles.label} x={middle} y={top - 6}>
          {t('plots.unknownMark')}
        </text>
      )}
      <text className={mergeClasses(styles.label, column.isOpen && styles.open)} x={middle} y={baseY + 18}>
        {column.label}
      </text>
      <text className={mergeClasses(styles.subLabel, column.isOpen && styles.open)} x={middle} y={baseY + 35}>
        {column.subLabel}
      </text>
    </g>
  );
}
