import { makeStyles } from '@fluentui/react-components';

/** The meaning of a plotted series; it determines the color in both themes (`--dw-chart-*`). */
export type ChartTone = 'orders' | 'guests' | 'delivered' | 'way' | 'waiting' | 'canceled' | 'past';

function toColor(tone: ChartTone): string {
  return `var(--dw-chart-${tone})`;
}

/** A color with too little contrast to the background gets a darker edge. */
function toEdge(tone: ChartTone): string {
  return tone === 'guests' || tone === 'past' ? `var(--dw-chart-${tone}-edge)` : toColor(tone);
}

/** Returns the fill as a `style`, because attributes of SVG don't support variables. */
export function toFill(tone: ChartTone): { fill: string } {
  return { fill: toColor(tone) };
}

/** Returns fill and edge as a `style`, for shapes with an edge. */
export function toStroke(tone: ChartTone): { stroke: string } {
  return { stroke: toEdge(tone) };
}

const useStyles = makeStyles({
  // Without it, a high-contrast theme would draw all swatches in the same color.
  root: { flexShrink: 0, inlineSize: '12px', blockSize: '12px', borderRadius: '3px', forcedColorAdjust: 'none', outlineOffset: '-1px' },
});

/** Returns the stroke as a `style`, for lines in that color. */
export function toRing(tone: ChartTone): { stroke: string } {
  return { stroke: toColor(tone) };
}

/** Returns class and colors of a legend's square. */
export function useSwatch(): (tone: ChartTone) => { className: string; style: { backgroundColor: string; outline: string } } {
  const styles = useStyles();
  return (tone) => ({ className: styles.root, style: { backgroundColor: toColor(tone), outline: `1px solid ${toEdge(tone)}` } });
}
