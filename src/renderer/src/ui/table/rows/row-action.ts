import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';

/** An action on one row. */
export interface RowAction<Row> {
  readonly key: string;
  label(t: Translate, row: Row): string;
  readonly icon: ReactElement;
  run(row: Row): void;
  /** Also shown beside the overflow button while the row is hovered or focused. */
  readonly isInline?: boolean;
  /** Shown in the danger color and separated from the others. */
  readonly isDanger?: boolean;
  /** Opens the row, here or in a window; separated from the other actions. */
  readonly opensRow?: boolean;
  /** Why the action isn't possible now; it is then shown as disabled. */
  readonly whyNot?: string | null | ((row: Row) => string | null);
  /** The shortcut that runs the action while the row has the focus. */
  readonly shortcut?: string;
  /** Offered for every row by default. */
  isOffered?(row: Row): boolean;
}

export function toVisibleActions<Row>(actions: readonly RowAction<Row>[], row: Row): readonly RowAction<Row>[] {
  return actions.some((action) => action.isOffered) ? actions.filter((action) => action.isOffered?.(row) ?? true) : actions;
}
