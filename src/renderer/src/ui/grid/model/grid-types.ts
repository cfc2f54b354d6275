import type { ReactNode } from 'react';
import type { CellChoice, CellKind, CellValue } from './cell';

export interface GridColumn<Key extends string = string> {
  key: Key;
  name: string;
  kind: CellKind;
  /** Shown small and gray after the name. */
  unit?: string;
  isRequired?: boolean;
  /** The column is read-only because its value is shared or fixed: gray with a lock. The text states the reason (`Cost: same for all`). */
  lockedText?: string;
  total?: 'sum' | 'range';
  /** Options of a `choice` column. */
  choices?: readonly CellChoice[];
  /** Text of an empty cell. */
  emptyText?: string;
  /** Replaces the width of the column's kind. */
  widthPx?: number;
}

export interface GridRow<Key extends string = string> {
  id: string;
  /** Name for messages and screen readers. */
  name: string;
  /** Content at the row's start. It must stay the same element while it looks the same, else the row renders on every key. */
  head: ReactNode;
  /** Content of the button at the row's end (`rowEnd`); must stay the same element, like `head`. */
  end?: ReactNode;
  cells: Readonly<Record<Key, CellValue>>;
  /** A stronger line above the row. */
  startsGroup?: boolean;
  /** Why the row is left out (`Left out: not sold`); it is struck through and read-only. */
  leftOut?: string;
  /** Cells with a value that differs from the stored one: bold, with a mark in place of the row's number. */
  changed?: ReadonlySet<Key>;
  /** Original values of changed cells, struck through before the current ones. */
  before?: Partial<Readonly<Record<Key, CellValue>>>;
  /** Valid values that look like mistakes: amber. */
  doubtful?: ReadonlySet<Key>;
  /** Replaces the row's number; null for none. */
  number?: number | null;
  /** Errors of cells in relation to other cells or the record, as messages in the form of `form-rules.ts`. */
  problems?: Partial<Readonly<Record<Key, string>>>;
  /** Cells that are read-only in this row only. */
  closed?: GridClosing<Key>;
}

export interface GridClosing<Key extends string = string> {
  keys: ReadonlySet<Key>;
  /** The adjacent cells that are replaced by the reason. */
  covered: ReadonlySet<Key>;
  /** The reason, such as `Its combinations hold them`. */
  text: string;
  /** Leads to the place where the values are edited. */
  action?: { text: string; label: string; run(): void };
}

export interface CellPatch<Key extends string = string> {
  id: string;
  key: Key;
  value: CellValue;
}

/** A property that rows share, for filters and "Set for all", such as a variant with its values. */
export interface GridFacet {
  key: string;
  name: string;
  /** Label of no filter, such as `All colours`. */
  allText: string;
  values: readonly GridFacetValue[];
}

interface GridFacetValue {
  key: string;
  name: string;
  /** Such as a color swatch. */
  mark?: ReactNode;
  /** Label in "Set for all", such as `All brick red`. */
  setText: string;
  /** Ids of the rows. */
  rows: ReadonlySet<string>;
}

/** Rows below their own line, which can be collapsed and set to one value. */
export interface GridGroup {
  key: string;
  name: string;
  /** Such as `16 areas`. */
  note: string;
  /** Label of its button, such as `Set for governorate`. */
  buttonText: string;
  /** Name of the rows in the dialog for their value, such as `All of Hawalli`. */
  setText: string;
  /** Ids of the rows. They are next to each other, and the groups are in the order of the rows. */
  rows: ReadonlySet<string>;
}

/** A last cell with one button, such as a row's pictures; `GridRow.end` is its content. */
export interface GridRowEnd {
  heading: string;
  widthPx: number;
  /** Accessible name of the button. */
  label(row: GridRow): string;
  open(id: string): void;
}

export interface GridHandle<Key extends string = string> {
  /** Does nothing if the cell doesn't exist. */
  focusCell(id: string, key: Key): void;
  focusNextError(): void;
}

/** A block of shown cells, with inclusive indexes of rows and columns. */
export interface Box {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export interface CellError<Key extends string = string> {
  id: string;
  key: Key;
  /** Message as returned by `cellProblem`. */
  problem: string;
}
