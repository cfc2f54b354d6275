import type { ChartTone } from './tones';

export interface ChartSeries {
  key: string;
  label: string;
  tone: ChartTone;
}

export interface ChartColumn {
  key: string;
  /** Under the column, in two lines. */
  label: string;
  subLabel: string;
  /** Over the values of the bubble. */
  name: string;
  /** Not over yet: hatched. */
  isOpen?: boolean;
  /** One for each series; null where it is not known. */
  values: readonly (number | null)[];
  /** The same of a time before: a thin column in front of this one. */
  before?: number;
  /** Stands over the column. */
  mark?: string;
}
