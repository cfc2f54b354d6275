import { makeStyles, tokens } from '@fluentui/react-components';
import { flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import type { ReactElement } from 'react';
import { type ChartTone, useSwatch } from './tones';

const useStyles = makeStyles({
  root: { ...wrappingRow, columnGap: '16px', rowGap: '4px', fontSize: tokens.fontSizeBase200 },
  item: { ...flexRow, columnGap: '8px', color: tokens.colorNeutralForeground2 },
  value: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
});

interface LegendItem {
  key: string;
  tone: ChartTone;
  label: string;
  value: string;
}

/** Shows each series' color and sum. Screen readers get the same from the table. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }): ReactElement {
  const styles = useStyles();
  const swatch = useSwatch();
  return (
    <div aria-hidden="true" className={styles.root}>
      {items.map(({ key, tone, label, value }) => (
        <span key={key} className={styles.item}>
          <span {...swatch(tone)} />
          {label} <bdi className={styles.value}>{value}</bdi>
        </span>
      ))}
    </div>
  );
}
