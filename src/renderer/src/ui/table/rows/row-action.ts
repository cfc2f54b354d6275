import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

/** One thing that can be done with one row. */
export interface RowAction<Row> {
  readonly key: string;
  label(t: Translate, row: Row): string;
  readonly icon: ReactElement;
  run(row: Row): void;
  /** Also stands beside the overflow button while the row is hovered or holds the focus. */
  readonly isInline?: boolean;
  /** Written in the danger colour and parted from the others. */
  readonly isDanger?: boolean;
  /** Opens the row, here or in a window: parted from what is done with it. */
  readonly opensRow?: boolean;
  /** Why it cannot be done now; offered, but not to be pressed. */
  readonly whyNot?: string | null | ((row: Row) => string | null);
  /** What does the same while the row has the keyboard. */
  readonly shortcut?: string;
  /** Offered for every row when left out. */
  isOffered?(row: Row): boolean;
}

export function toVisibleActions<Row>(actions: readonly RowAction<Row>[], row: Row): readonly RowAction<Row>[] {
  return actions.some((action) => action.isOffered) ? actions.filter((action) => action.isOffered?.(row) ?? true) : actions;
}
