import { makeStyles, tokens } from '@fluentui/react-components';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow } from '@renderer/ui/layout/layout-styles';
import { smallText } from '@renderer/ui/text/text-styles';
import type { ReactElement } from 'react';
import type { ChartColumn, ChartSeries } from './chart-types';
import type { ColumnPlace } from './columns-layout';
import { useSwatch } from './tones';

const useStyles = makeStyles({
  root: {
    position: 'absolute',
    insetBlockStart: '8px',
    minInlineSize: '160px',
    paddingBlock: '10px',
    paddingInline: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    ...smallText,
    pointerEvents: 'none',
  },
  name: { marginBlockEnd: '4px', fontWeight: tokens.fontWeightSemibold },
  line: { ...flexRow, columnGap: '8px', paddingBlock: '2px' },
  value: { marginInlineStart: 'auto', fontWeight: tokens.fontWeightSemibold },
});

interface PlotBubbleProps {
  column: ChartColumn;
  series: readonly ChartSeries[];
  place: ColumnPlace;
  /** Width of the whole plot, in pixels. */
  width: number;
  isRtl: boolean;
  before?: ChartSeries;
  toText?: (value: number) => string;
}

/** Shows the values of the column under the pointer, on the side with more room. Screen readers get the same from the table. */
export function ChartTooltip({ column, series, place, width, isRtl, before: beforeSeries, toText }: PlotBubbleProps): ReactElement {
  const styles = useStyles();
  const swatch = useSwatch();
  const format = useFormat();
  const t = useTexts();
  const lines = [
    ...series.map((one, at) => ({ ...one, value: column.values[at] })),
    ...(beforeSeries ? [{ ...beforeSeries, value: column.before }] : []),
  ];
  const before = isRtl ? width - place.bandX - place.bandWidth : place.bandX;
  const isInFirstHalf = before + place.bandWidth / 2 < width / 2;
  const offset = isInFirstHalf ? { insetInlineStart: before + place.bandWidth + 4 } : { insetInlineEnd: width - before + 4 };
  return (
    <div aria-hidden="true" className={styles.root} style={offset} data-plot-bubble>
      <div className={styles.name}>{column.name}</div>
      {lines.map(({ key, label, tone, value }) => (
        <div key={key} className={styles.line}>
          <span {...swatch(tone)} />
          <span>{label}</span>
          <bdi className={styles.value}>{toValue(value, toText ?? format.number, t('plots.unknown'))}</bdi>
        </div>
      ))}
    </div>
  );
}

function toValue(value: number | null | undefined, format: (value: number) => string, unknown: string): string {
  return value === null || value === undefined ? unknown : format(value);
}
