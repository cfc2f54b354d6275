import type { ChartTone } from './tones';

export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
}

export interface ChartColumn {
  key: string;
  /** Text below the column, in two lines. */
  label: string;
  subLabel: string;
  /** Heading of the tooltip. */
  name: string;
  /** The period isn't over yet; the column is hatched. */
  isOpen?: boolean;
  /** One value per series; null if it is unknown. */
  values: readonly (number | null)[];
  /** The value of the compared period: a thin column in front of this one. */
  before?: number;
  /** Text above the column. */
  mark?: string;
}
