import { type ColumnType, columnTypes } from './full-list';

/** Layout of a table on A4: landscape if it is wide, in a smaller font if it is wider. */
export interface PaperFit {
  isTurned: boolean;
  isSmall: boolean;
}

/** Maximum number of rows on paper; more rows need a spreadsheet. */
export const maxPaperRows = 2000;

/** Maximum number of characters in a line for each layout. */
const steps: readonly [number, PaperFit][] = [
  [110, { isTurned: false, isSmall: false }],
  [165, { isTurned: true, isSmall: false }],
  [235, { isTurned: true, isSmall: true }],
];

/** Returns null if these columns don't fit the width of the paper. */
export function toPaperFit(types: readonly ColumnType[]): PaperFit | null {
  const letters = types.reduce((sum, type) => sum + columnTypes[type].letters, 0);
  return steps.find(([most]) => letters <= most)?.[1] ?? null;
}
