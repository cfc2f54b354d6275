import type { ReactNode } from 'react';
import type { CellChoice, CellKind, CellValue } from './cell';

export interface GridColumn<Key extends string = string> {
  key: Key;
  name: string;
  kind: CellKind;
  /** Small and grey behind the name. */
  unit?: string;
  isRequired?: boolean;
  /** The value is shared or fixed: grey with a lock, not typed. Says why (`Cost: same for all`). */
  lockedText?: string;
  total?: 'sum' | 'range';
  /** Of a `choice`. */
  choices?: readonly CellChoice[];
  /** Stands where nothing is. */
  emptyText?: string;
  /** Instead of the width of its kind. */
  widthPx?: number;
}

export interface GridRow<Key extends string = string> {
  id: string;
  /** For messages and screen readers. */
  name: string;
  /** What stands at the start; the same element as long as it looks the same, else the row is drawn again on every key. */
  head: ReactNode;
  /** What the button at the end shows (`rowEnd`); the same rule. */
  end?: ReactNode;
  cells: Readonly<Record<Key, CellValue>>;
  /** A stronger line above. */
  startsGroup?: boolean;
  /** The row takes no part; why (`Left out: not sold`). It is struck and not typed. */
  leftOut?: string;
  /** Cells whose value is another than the one that is kept: bold, with a mark in place of the row's number. */
  changed?: ReadonlySet<Key>;
  /** What stood in a changed cell: struck in front of what stands there now. */
  before?: Partial<Readonly<Record<Key, CellValue>>>;
  /** Cells that look like a slip: amber, and not wrong. */
  doubtful?: ReadonlySet<Key>;
  /** In place of its number among the rows; null for none. */
  number?: number | null;
  /** What is wrong with a cell beside its neighbours or the record: a message as in `form-rules.ts`. */
  problems?: Partial<Readonly<Record<Key, string>>>;
  /** Cells that are not typed in this row alone. */
  closed?: GridClosing<Key>;
}

export interface GridClosing<Key extends string = string> {
  keys: ReadonlySet<Key>;
  /** Those of them that give way to the reason; they stand beside each other. */
  covered: ReadonlySet<Key>;
  /** `Its combinations hold them` */
  text: string;
  /** Where they are typed. */
  action?: { text: string; label: string; run(): void };
}

export interface CellPatch<Key extends string = string> {
  id: string;
  key: Key;
  value: CellValue;
}

/** What rows have in common, for filters and for "Set for all": a variant with its values. */
export interface GridFacet {
  key: string;
  name: string;
  /** `All colours` */
  allText: string;
  values: readonly GridFacetValue[];
}

interface GridFacetValue {
  key: string;
  name: string;
  /** A swatch, for instance. */
  mark?: ReactNode;
  /** `All brick red` */
  setText: string;
  /** Ids. */
  rows: ReadonlySet<string>;
}

/** Rows under a line of their own, which can be folded away and given one value. */
export interface GridGroup {
  key: string;
  name: string;
  /** `16 areas` */
  note: string;
  /** On its button: `Set for governorate` */
  buttonText: string;
  /** Names the rows where a value for them is asked for: `All of Hawalli` */
  setText: string;
  /** Ids. Its rows stand below each other, and the groups in the order of the rows. */
  rows: ReadonlySet<string>;
}

/** A last cell that is one button, such as the pictures of a row; `GridRow.end` is what it shows. */
export interface GridRowEnd {
  heading: string;
  widthPx: number;
  /** Accessible name of the button. */
  label(row: GridRow): string;
  open(id: string): void;
}

export interface GridHandle<Key extends string = string> {
  /** Nothing when there is no such cell. */
  focusCell(id: string, key: Key): void;
  focusNextError(): void;
}

/** Cells of the shown rows, ends included: indexes of rows and columns. */
export interface Box {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export interface CellError<Key extends string = string> {
  id: string;
  key: Key;
  /** As `cellProblem` gives it. */
  problem: string;
}
