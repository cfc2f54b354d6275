import type { ReactNode, Ref } from 'react';
import type { CellPatch, GridColumn, GridFacet, GridGroup, GridHandle, GridRow, GridRowEnd } from './model/grid-types';

export interface GridProps<Key extends string> {
  /** Accessible name. */
  label: string;
  /** Over the heads of the rows. */
  headName: string;
  columns: readonly GridColumn<Key>[];
  /** A row that did not change stays the same object, else it is drawn again on every key. */
  rows: readonly GridRow<Key>[];
  /** The caller owns the values. It hears of a cell that is being typed in as soon as somebody pauses or presses a shortcut: a save or a draft has it. */
  onChange: (patches: CellPatch<Key>[]) => void;
  rowEnd?: GridRowEnd;
  onLeaveOut?: (id: string) => void;
  onBringBack?: (id: string) => void;
  isReadOnly?: boolean;
  /** Whether empty required cells are errors yet: a new record begins with nothing but empty cells. */
  showsRequired?: boolean;
  /** Each with a line above its rows, which hold every row together. They are all open at first. */
  groups?: readonly GridGroup[];
  /** For "Set for all". */
  facets?: readonly GridFacet[];
  /** Ids of the rows that a filter leaves; all of them by default. */
  shown?: ReadonlySet<string> | undefined;
  /** An error or a step that is taken back lies in a row that is not shown. */
  onShowAll?: () => void;
  /** At the start of the line above the grid: filters, switches. */
  toolbar?: ReactNode;
  /** `All 60 combinations`, in "Set for all". */
  allText?: (count: number) => string;
  /** Behind the word "Total": how many of all rows are counted. */
  totalsNote?: (counted: number, total: number) => string;
  /** Padding of the card around it: rows reach its edges. */
  bleedPx?: number;
  /** The heads of the rows stay in sight where the columns do not fit. */
  pinsHeads?: boolean;
  /** At least so wide. */
  headWidthPx?: number;
  /** Below the rows at the end, beside the selection: which keys there are. */
  showsKeys?: boolean;
  /** Every pasted block is told with what got in, and can be taken back there. */
  tellsPaste?: boolean;
  /** Of the rows, in place of the usual height; the caller's screen has its own room. */
  maxHeight?: string;
  ref?: Ref<GridHandle<Key>>;
}
