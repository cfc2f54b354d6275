import type { ReadName, WriteCallName } from '@renderer/runtime/calls/reads';
import type { FilterChoice } from '@renderer/ui/controls/choice-filter';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ColumnLayout, RowId } from '@renderer/ui/table/column';
import type { RowLink } from '@renderer/ui/table/rows/row-link';
import type { FullListScope } from '@shared/contract/desktop/full-lists';
import type { Rows } from '@shared/contract/response';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { Language } from '@shared/domain/language';
import type { DayRange } from '@shared/domain/lists/day-ranges';
import type { Need } from '@shared/domain/permissions';
import type { navigationEn } from '@shared/i18n/messages/navigation';
import type { Translate } from '@shared/i18n/translate';
import type { AnyList } from '@shared/lists/column';
import type { ReactElement, ReactNode } from 'react';
import type { ListPicker } from './list-picker';
import type { ListNamespace } from './list-texts';
import type { RowRemoval } from './row-removal';
import type { ListContext } from './state/list-context';
import type { ListState } from './state/list-state';
import type { ListSelection } from './state/use-list-selection';

/** Reads that respond with rows, in pages or not. */
export type ListName = { [Name in ReadName]: ValueOf<Name> extends Rows<{ id: RowId }> ? Name : never }[ReadName];
/** A row as parsed by the contract. */
export type RawRow<Name extends ListName> = ValueOf<Name> extends Rows<infer Row> ? Extract<Row, { id: RowId }> : never;

/** A column as shown on screen; `@shared/lists` declares its values under the same key. */
export interface ListColumn<Row, Tools = unknown> extends Omit<ColumnLayout, 'width'> {
  /** The width of the column's type by default. */
  readonly width?: ColumnLayout['width'];
  /** Omitted for a plain value. */
  cell?(row: Row, list: ListContext<Tools>): ReactNode;
  /** The text of copied rows, in place of the value. */
  text?(row: Row, words: Pick<ListContext, 't' | 'format' | 'language'>): string;
  /** Keys of the columns that replace it in files and copied rows, where it shows more than one. */
  exports?: readonly string[];
}

/** All options except those that the function making the column sets itself. */
export type ColumnOptions = Partial<Omit<ListColumn<never>, 'cell' | 'text'>>;

/** A column with its cell and width. */
export interface DrawnColumn<Row, Tools = unknown> extends ListColumn<Row, Tools>, Pick<ColumnLayout, 'width'> {
  readonly width: ColumnLayout['width'];
  cell(row: Row, list: ListContext<Tools>): ReactNode;
}

export interface ListTab {
  /** Also the value in the address; the first tab is the default. */
  key: string;
  label(t: Translate): string;
}

/** How an action may change the selection that it got. */
export type SelectionChange<Row> = Pick<ListSelection<Row>, 'remove' | 'replace'>;

export interface BulkAction<Row, Tools = unknown> {
  key: string;
  label(t: Translate, count: number): string;
  icon: ReactElement;
  /** Gets the selected rows of all pages in the list's order. */
  run(rows: readonly Row[], list: ListContext<Tools>, selection: SelectionChange<Row>): void;
  /** The menu of the button's second part, rendered only while it is open. */
  more?(menu: MenuContentProps & { rows: readonly Row[] }): ReactNode;
  /** Accessible name of the second part. */
  moreLabel?(t: Translate): string;
  /** Also runs on Ctrl+P, which shows a message if nothing is selected. */
  isPrint?: boolean;
  /** The bar's only primary button. */
  isPrimary?: boolean;
  /** A primary button in the danger color, because the action can't be undone. */
  isDanger?: boolean;
  /** Always offered by default. The state's `tab` determines the kind of rows. */
  isOffered?(state: ListState): boolean;
  /** The button is also in the toolbar while nothing is selected; a press shows this message. */
  whenNothing?(t: Translate): string;
  /** Hidden from admins without this permission. */
  need?: Need;
  /** Disabled, with a reason, while the server can't be reached. */
  needsServer?: boolean;
}

export interface ListRowAction<Row, Tools = unknown> {
  key: string;
  label(t: Translate, row: Row): string;
  icon: ReactElement;
  run(row: Row, list: ListContext<Tools>): void;
  /** Also shown beside the overflow button. */
  isInline?: boolean;
  /** Shown in the danger color and separated from the others. */
  isDanger?: boolean;
  /** Opens the same screen as the row's link: first in the menu, with the entries for windows, separated from the other actions. */
  opensRow?: boolean;
  /** Offered for every row by default. */
  isOffered?(row: Row): boolean;
  /** Hidden from admins without this permission. */
  need?: Need;
  /** Disabled, with a reason, while the server can't be reached. */
  needsServer?: boolean;
  /** Why the action isn't possible for this row now; null if it is. */
  whyNot?(row: Row): string | null;
  /** The shortcut that runs the action while the row has the focus; `Space` does so in place of selecting the row. */
  shortcut?: string;
}

/** An action that leads to a write; not offered to admins without permission for the call. */
interface Guarded {
  call: WriteCallName;
  /** Offered to fewer admins than those who may make the call. */
  need?: Need;
}

/** *Add*, the primary action; its label is `add` of the list's texts. */
export interface RowAddition<Tools = unknown> extends Guarded {
  /** Path of the form, or a function to run. */
  to: string | ((list: ListContext<Tools>) => void);
}

/** *Edit*: the first row action, and the destination of the link cell. */
export type RowEditing<Row, Tools = unknown> = Guarded & (RowForm<Row> | RowFormDialog<Row, Tools>);

interface RowForm<Row> {
  /** Path of the form. */
  to(row: Row): string;
  /** Passes the row as `record` of the navigation state, so that the form needn't load it (`acceptsNavigationState`). */
  passesRow?: boolean;
}
interface RowFormDialog<Row, Tools> {
  /** Opens the form in a dialog. */
  open(row: Row, list: ListContext<Tools>): void;
}

/** Grouped rows: each record of the response is a group, and pages count groups. */
export interface RowGrouping<Group, Row, Tools = unknown> {
  toRows(group: Group): readonly Row[];
  /** Name of the group for labels. */
  name(group: Group, language: Language): string;
  /** Content of the line above the rows. */
  head(group: Group, list: ListContext<Tools>): ReactNode;
  /** Pages count rows, so a group may continue on the next page. */
  countsRows?: boolean;
  /** Returns the group without a deleted row, for lists with deletable rows; the same object if the row isn't in it. */
  without?(group: Group, id: RowId): Group;
  /** *Edit all*: the form of the whole group. */
  edit?: Guarded & { to(group: Group): string };
}

/** A filter that the server applies; its values are passed to `toInput` as `filters`. Filters of the full list come from its columns. */
export interface ListFilter<Tools = unknown> {
  /** Also the parameter's name in the address. */
  key: string;
  label(t: Translate): string;
  /** Valid values in an address; any value if omitted, because the values are known only after a read. */
  values?: readonly string[];
  choices(list: ListContext<Tools>): readonly FilterChoice[];
}

/** The data on screen, and a function that loads the first rows. */
export interface ListHead<Row> {
  rows: readonly Row[];
  state: ListState;
  showFirst(): void;
}

export interface ListParts<Name extends ListName, Row extends { id: RowId }, Tools> {
  /** Path of its route: scroll position, focus, and selection are remembered under it, and forms lead back to it. */
  id: string;
  /** Name of the table. */
  title: keyof typeof navigationEn;
  /** The read that responds with the rows. */
  call: Name;
  toInput(state: ListState): InputOf<Name>;
  /** The read of the rows on this computer, which replace the server's while it can't be reached; they have the same shape. */
  toKept?(state: ListState): InputOf<'offline.orders'>;
  /** Names a row in labels, and in the question before it is deleted. */
  rowName(row: Row, language: Language): string;
  /** The area of the dictionary with its texts. */
  texts: ListNamespace;
  /** Shows the search field; its text is passed to `toInput` and `toKept`. */
  isSearchable?: boolean;
  /** Converts the search text to one that the server can find; `toSearchText` by default. */
  toSearch?(typed: string): string;
  columns: readonly ListColumn<Row, Tools>[];
  /** Rows are 60 px high, for two lines of text. */
  isTall?: boolean;
  /** The screen's toolbar has a menu of its own, which also lists the tools without a button. */
  hasOwnTools?: boolean;
  /** Lets other components select rows. */
  picker?: ListPicker<Row>;
  /** Shows the row in quieter colors, because it is in the past; its cells state the reason. */
  isQuiet?(row: Row): boolean;
  /** Shown at the start of the toolbar: what the rows are, where the headings aren't enough. */
  note?(t: Translate): string;
  /** Number of placeholder rows while the first ones load; a page by default. */
  skeletonRows?: number;
  /** Loads a row by its id for the record pager; resolves with null if there is none. Rejects with the failure. */
  readRow?(id: RowId): Promise<Row | null>;
  /** Destination of the link cell (and of Enter on a row), if it isn't the form of `edit`. */
  rowLink?(row: Row): RowLink;
  /** `defaults` is called again every day; `today` is Kuwait's current day. */
  dates?: { defaults(today: string): DayRange; earliest: string };
  tabs?: readonly ListTab[];
  /** The arrow keys switch between tabs without Enter, where that asks no server. */
  picksFocusedTab?: boolean;
  /** Shown below a tab's name: counts or sums of the response. */
  tabNote?(tab: string, answer: ValueOf<Name>, list: ListContext<Tools>): ReactNode;
  filters?: readonly ListFilter<Tools>[];
  /** Shown above the rows. */
  notice?(answer: ValueOf<Name>, list: ListContext<Tools>): ReactNode;
  /** Shown beside the screen's title, so that no row is covered or moved. */
  besideTitle?(head: ListHead<Row>): ReactNode;
  /** Shown beside the count below the rows. */
  foot?(answer: ValueOf<Name>, list: ListContext<Tools>): ReactNode;
  /** Rows have check boxes if at least one action is available to this admin. */
  bulkActions?: readonly BulkAction<Row, Tools>[];
  /** Between *Edit* and *Delete*. */
  rowActions?: readonly ListRowAction<Row, Tools>[];
  add?: RowAddition<Tools>;
  edit?: RowEditing<Row, Tools>;
  remove?: RowRemoval<Row>;
}

/** A list screen as data, created once outside of components; `ListScreen` renders it. */
export type ListDefinition<Name extends ListName, Row extends { id: RowId } = RawRow<Name>, Tools = undefined> = ListParts<
  Name,
  Row,
  Tools
> &
  (
    | ({ grouping?: undefined } & (RawRow<Name> extends Row ? { toRow?(raw: RawRow<Name>): Row } : { toRow(raw: RawRow<Name>): Row }))
    | { grouping: RowGrouping<RawRow<Name>, Row, Tools>; toRow?: undefined }
  ) &
  Exported;

/** Every list has an export. */
type Exported =
  /** In full: the list's columns, and the scope that is loaded for its dates or tab. */
  | { list: AnyList; toScope(state: ListState): Omit<FullListScope, 'list'>; file?: undefined }
  /** The screen has its own export button. */
  | { list?: AnyList; toScope?: undefined; file: 'own' };
