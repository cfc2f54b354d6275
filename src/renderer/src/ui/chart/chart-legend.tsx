import { makeStyles, tokens } from '@fluentui/react-components';
import { flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { TextLink } from '@renderer/ui/text/text-link';
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
  /** Route of the screen that lists the counted records. */
  to?: string | undefined;
}

/** Shows each series' color and sum. Screen readers get the same from the table, so they only read the links. */
export function ChartLegend({ items }: { items: readonly LegendItem[] }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <span key={item.key} {...(!item.to && { 'aria-hidden': true })}>
          {item.to ? (
            <TextLink to={item.to}>
              <LegendText item={item} />
            </TextLink>
          ) : (
            <LegendText item={item} />
          )}
        </span>
      ))}
    </div>
  );
}

function LegendText({ item: { tone, label, value } }: { item: LegendItem }): ReactElement {
  const styles = useStyles();
  const swatch = useSwatch();
  return (
    <span className={styles.item}>
      <span {...swatch(tone)} />
      {label} <bdi className={styles.value}>{value}</bdi>
    </span>
  );
}
