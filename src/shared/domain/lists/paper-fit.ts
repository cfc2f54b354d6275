import type { FactKind } from './whole-list';

/** How a table lies on A4: turned where it is wide, in small letters where it is wider. */
export interface PaperFit {
  isTurned: boolean;
  isSmall: boolean;
}

/** What nobody reads on paper: more rows are for a spreadsheet. */
export const maxPaperRows = 2000;

/** Letters that a column needs; texts wrap. */
const widths: Record<FactKind, number> = { text: 17, named: 16, choice: 12, money: 11, number: 9, rate: 12, moment: 16, age: 16, tree: 20 };

/** Letters in a line. */
const steps: readonly [number, PaperFit][] = [
  [110, { isTurned: false, isSmall: false }],
  [165, { isTurned: true, isSmall: false }],
  [235, { isTurned: true, isSmall: true }],
];

/** Null where these columns do not stand beside each other on paper. */
export function toPaperFit(kinds: readonly FactKind[]): PaperFit | null {
  const letters = kinds.reduce((sum, kind) => sum + widths[kind], 0);
  return steps.find(([most]) => letters <= most)?.[1] ?? null;
}
