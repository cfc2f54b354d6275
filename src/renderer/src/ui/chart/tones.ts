import { makeStyles } from '@fluentui/react-components';

/** What a plot shows, and with it its colour in both themes (`--dw-chart-*`). */
export type ChartTone = 'orders' | 'guests' | 'delivered' | 'way' | 'waiting' | 'canceled' | 'past';

function toColor(tone: ChartTone): string {
  return `var(--dw-chart-${tone})`;
}

/** A colour that is too light for its ground has an edge that is not. */
function toEdge(tone: ChartTone): string {
  return tone === 'guests' || tone === 'past' ? `var(--dw-chart-${tone}-edge)` : toColor(tone);
}

/** As the `style` of a shape: attributes of SVG know no variables. */
export function toFill(tone: ChartTone): { fill: string } {
  return { fill: toColor(tone) };
}

/** As the `style` of a shape that has an edge. */
export function toStroke(tone: ChartTone): { stroke: string } {
  return { stroke: toEdge(tone) };
}

const useStyles = makeStyles({
  // Else a theme of the system's own would paint all of them alike.
  root: { flexShrink: 0, inlineSize: '12px', blockSize: '12px', borderRadius: '3px', forcedColorAdjust: 'none', outlineOffset: '-1px' },
});

/** As the `style` of a line in that colour. */
export function toRing(tone: ChartTone): { stroke: string } {
  return { stroke: toColor(tone) };
}

/** The little square of a legend: its class and its colours. */
export function useSwatch(): (tone: ChartTone) => { className: string; style: { backgroundColor: string; outline: string } } {
  const styles = useStyles();
  return (tone) => ({ className: styles.root, style: { backgroundColor: toColor(tone), outline: `1px solid ${toEdge(tone)}` } });
}
