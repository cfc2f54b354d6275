import type { ReadName } from '@renderer/runtime/calls/reads';
import type { DayRange } from '@renderer/ui/dates/date-range-picker';
import type { Column, RowId } from '@renderer/ui/table/column';
import type { RowLink } from '@renderer/ui/table/data-table-row';
import type { RowAction } from '@renderer/ui/table/row-action';
import type { Rows } from '@shared/contract/answer';
import type { InputOf, ValueOf } from '@shared/contract/bridge';
import type { Need } from '@shared/domain/permissions';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import type { ListState } from './list-state';

/** Reads that answer with rows, paged or not. */
export type ListName = { [Name in ReadName]: ValueOf<Name> extends Rows<unknown> ? Name : never }[ReadName];
/** A row as the contract reads it. */
export type RawRow<Name extends ListName> = ValueOf<Name> extends Rows<infer Row> ? Row : never;

/** Words of one list; everything that all lists say alike stands in the dictionary's `lists`. */
export interface ListTexts<Row> {
  /** Accessible name of the table: `Guest orders`. */
  label(t: Translate): string;
  /** One row inside a label: `order #10482`. */
  row(t: Translate, row: Row): string;
  /** Left out in lists that cannot be searched. */
  searchPlaceholder?(t: Translate): string;
  /** Nothing there at all. */
  emptyTitle(t: Translate): string;
  emptyHint(t: Translate): string;
  /** `The orders could not be loaded` */
  errorTitle(t: Translate): string;
  /** `3 orders selected`; `3 selected` when left out. */
  selected?(t: Translate, count: number): string;
}

export interface ListTab {
  /** Also the value in the address; the first tab is the default. */
  key: string;
  label(t: Translate): string;
}

export interface BulkAction<Row> {
  key: string;
  label(t: Translate, count: number): string;
  icon: ReactElement;
  /** The selected rows of all pages in the order of the list; `deselect` takes those out that are done. */
  run(rows: readonly Row[], deselect: (rows: readonly Row[]) => void): void;
  /** The one primary button of the bar. */
  isPrimary?: boolean;
  /** Hidden from everyone else. */
  need?: Need;
  isBusy?: boolean;
}

export interface ListRowAction<Row> extends RowAction<Row> {
  /** Hidden from everyone else. */
  need?: Need;
}

export interface PrimaryAction {
  label(t: Translate): string;
  icon: ReactElement;
  /** Opens a route or does something at once. */
  to?: string;
  run?(): void;
  need: Need;
}

/**
 * A list screen as data; `ListScreen` does the rest. Make it once outside the component, or in `useMemo` when its actions need state:
 * a new object means new columns and new rows.
 */
export interface ListDefinition<Name extends ListName, Row> {
  /** Path of its route: scroll, focus and selection are remembered under it, and forms find their way back by it. */
  id: string;
  /** The read that answers with the rows. */
  call: Name;
  toInput(state: ListState): InputOf<Name>;
  toRow(raw: RawRow<Name>): Row;
  rowId(row: Row): RowId;
  texts: ListTexts<Row>;
  columns: readonly Column<Row>[];
  /** Where the link cell leads (also Enter on a row); pass on what the target needs as `state`. */
  rowLink?(row: Row): RowLink;
  /** For everyone else the cell is plain text. */
  linkNeed?: Need;
  /** `defaults` is asked again every day; `today` is the day in Kuwait. */
  dates?: { defaults(today: string): DayRange; earliest: string };
  tabs?: readonly ListTab[];
  /** Check boxes stand in front of the rows when there is at least one action for everyone or for this admin. */
  bulkActions?: readonly BulkAction<Row>[];
  rowActions?: readonly ListRowAction<Row>[];
  primaryAction?: PrimaryAction;
}
