import type { ReactNode, Ref } from 'react';
import type { CellPatch, GridColumn, GridFacet, GridGroup, GridHandle, GridRow, GridRowEnd } from './model/grid-types';

export interface GridProps<Key extends string> {
  /** Accessible name. */
  label: string;
  /** Heading of the row heads. */
  headName: string;
  columns: readonly GridColumn<Key>[];
  /** An unchanged row must stay the same object, else it renders on every key. */
  rows: readonly GridRow<Key>[];
  /**
   * The caller owns the values. For a cell that is being edited, it is called as soon as the user pauses or presses a shortcut, so that a
   * save or a draft includes the input.
   */
  onChange: (patches: CellPatch<Key>[]) => void;
  rowEnd?: GridRowEnd;
  onLeaveOut?: (id: string) => void;
  onBringBack?: (id: string) => void;
  isReadOnly?: boolean;
  /** Whether empty required cells are errors already; a new record starts with empty cells only. */
  showsRequired?: boolean;
  /** Groups with a line above their rows; together they contain every row. All are expanded at first. */
  groups?: readonly GridGroup[];
  /** Facets of "Set for all". */
  facets?: readonly GridFacet[];
  /** Ids of the rows that match a filter; all rows by default. */
  shown?: ReadonlySet<string> | undefined;
  /** Called when an error or an undone step is in a hidden row. */
  onShowAll?: () => void;
  /** Filters and switches at the start of the line above the grid. */
  toolbar?: ReactNode;
  /** Label in "Set for all", such as `All 60 combinations`. */
  allText?: (count: number) => string;
  /** Text after "Total": how many of all rows are counted. */
  totalsNote?: (counted: number, total: number) => string;
  /** Padding of the surrounding card in pixels; rows reach its edges. */
  bleedPx?: number;
  /** The row heads stay visible when the columns don't fit. */
  pinsHeads?: boolean;
  /** Minimum width of the row heads. */
  headWidthPx?: number;
  /** Shows the keyboard shortcuts at the end below the rows, beside the selection. */
  showsKeys?: boolean;
  /** Reports the result of each paste, with an action to undo it. */
  tellsPaste?: boolean;
  /** Maximum height of the rows, in place of the default, for screens with a different layout. */
  maxHeight?: string;
  ref?: Ref<GridHandle<Key>>;
}
