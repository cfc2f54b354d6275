import { type ColumnType, columnTypes } from './full-list';

/** How a table lies on A4: turned where it is wide, in small letters where it is wider. */
export interface PaperFit {
  isTurned: boolean;
  isSmall: boolean;
}

/** What nobody reads on paper: more rows are for a spreadsheet. */
export const maxPaperRows = 2000;

/** Letters in a line. */
const steps: readonly [number, PaperFit][] = [
  [110, { isTurned: false, isSmall: false }],
  [165, { isTurned: true, isSmall: false }],
  [235, { isTurned: true, isSmall: true }],
];

/** Null where these columns do not stand beside each other on paper. */
export function toPaperFit(types: readonly ColumnType[]): PaperFit | null {
  const letters = types.reduce((sum, type) => sum + columnTypes[type].letters, 0);
  return steps.find(([most]) => letters <= most)?.[1] ?? null;
}
