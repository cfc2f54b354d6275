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

/** Reads that answer with rows, paged or not. */
export type ListName = { [Name in ReadName]: ValueOf<Name> extends Rows<{ id: RowId }> ? Name : never }[ReadName];
/** A row as the contract reads it. */
export type RawRow<Name extends ListName> = ValueOf<Name> extends Rows<infer Row> ? Extract<Row, { id: RowId }> : never;

/** A column as the screen draws it; `@shared/lists` declares what it holds, by its key. */
export interface ListColumn<Row, Tools = unknown> extends Omit<ColumnLayout, 'width'> {
  /** That of its type when left out. */
  readonly width?: ColumnLayout['width'];
  /** Left out for a plain value. */
  cell?(row: Row, list: ListContext<Tools>): ReactNode;
  /** What copied rows have in place of the value. */
  text?(row: Row, words: Pick<ListContext, 't' | 'format' | 'language'>): string;
  /** Keys of the columns that files and copied rows have in its place, where it shows more than one. */
  exports?: readonly string[];
}

/** All but what the maker of a column decides itself. */
export type ColumnOptions = Partial<Omit<ListColumn<never>, 'cell' | 'text'>>;

/** A column with its cell and its width. */
export interface DrawnColumn<Row, Tools = unknown> extends ListColumn<Row, Tools>, Pick<ColumnLayout, 'width'> {
  readonly width: ColumnLayout['width'];
  cell(row: Row, list: ListContext<Tools>): ReactNode;
}

export interface ListTab {
  /** Also the value in the address; the first tab is the default. */
  key: string;
  label(t: Translate): string;
}

/** What an action may do to the selection that it was given. */
export type SelectionChange<Row> = Pick<ListSelection<Row>, 'remove' | 'replace'>;

export interface BulkAction<Row, Tools = unknown> {
  key: string;
  label(t: Translate, count: number): string;
  icon: ReactElement;
  /** The selected rows of all pages in the order of the list. */
  run(rows: readonly Row[], list: ListContext<Tools>, selection: SelectionChange<Row>): void;
  /** The menu of a second part of the button; drawn only while it is open. */
  more?(menu: MenuContentProps & { rows: readonly Row[] }): ReactNode;
  /** Accessible name of that part. */
  moreLabel?(t: Translate): string;
  /** Done with Ctrl+P too, which says what is missing while nothing is selected. */
  isPrint?: boolean;
  /** The one primary button of the bar. */
  isPrimary?: boolean;
  /** A primary button in the danger colour: what it does cannot be taken back. */
  isDanger?: boolean;
  /** Offered whatever the list shows when left out; `tab` is what tells the rows apart. */
  isOffered?(state: ListState): boolean;
  /** The button stands in the toolbar while nothing is selected, and says this. */
  whenNothing?(t: Translate): string;
  /** Hidden from everyone else. */
  need?: Need;
  /** Cannot be done, and says so, while the server cannot be reached. */
  needsServer?: boolean;
}

export interface ListRowAction<Row, Tools = unknown> {
  key: string;
  label(t: Translate, row: Row): string;
  icon: ReactElement;
  run(row: Row, list: ListContext<Tools>): void;
  /** Also stands beside the overflow button. */
  isInline?: boolean;
  /** Written in the danger colour and parted from the others. */
  isDanger?: boolean;
  /** Goes where the link of the row goes: stands first, with its windows, and parted from what is done with it. */
  opensRow?: boolean;
  /** Offered for every row when left out. */
  isOffered?(row: Row): boolean;
  /** Hidden from everyone else. */
  need?: Need;
  /** Cannot be done, and says so, while the server cannot be reached. */
  needsServer?: boolean;
  /** Why it cannot be done with this row now. */
  whyNot?(row: Row): string | null;
  /** What does the same while the row has the keyboard. */
  shortcut?: string;
}

/** What leads to a write: not offered to those who may not make it. */
interface Guarded {
  call: WriteCallName;
  /** Where it is offered to fewer than may make the call. */
  need?: Need;
}

/** *Add*, the primary action; named by `add` of the list's texts. */
export interface RowAddition<Tools = unknown> extends Guarded {
  /** The form's path, or what happens instead. */
  to: string | ((list: ListContext<Tools>) => void);
}

/** *Edit*: the first row action, and where the link cell leads. */
export type RowEditing<Row, Tools = unknown> = Guarded & (RowForm<Row> | RowFormDialog<Row, Tools>);

interface RowForm<Row> {
  /** Path of the form. */
  to(row: Row): string;
  /** The form gets the row as `record` of its navigation state, so that it need not read it (`acceptsNavigationState`). */
  passesRow?: boolean;
}
interface RowFormDialog<Row, Tools> {
  /** Opens the form over the list. */
  open(row: Row, list: ListContext<Tools>): void;
}

/** Rows that come in groups: each record of the answer is a group, and pages count groups. */
export interface RowGrouping<Group, Row, Tools = unknown> {
  toRows(group: Group): readonly Row[];
  /** For labels. */
  name(group: Group, language: Language): string;
  /** What stands over the rows. */
  head(group: Group, list: ListContext<Tools>): ReactNode;
  /** Pages count rows, so that a group may go on on the next one. */
  countsRows?: boolean;
  /** The group when one of its rows is gone, for lists whose rows can be deleted; the same object when it does not hold it. */
  without?(group: Group, id: RowId): Group;
  /** *Edit all*: the form of the whole group. */
  edit?: Guarded & { to(group: Group): string };
}

/** A filter that the server applies; what is chosen arrives in `toInput` as `filters`. Filters of the full list come from its columns. */
export interface ListFilter<Tools = unknown> {
  /** Also its name in the address. */
  key: string;
  label(t: Translate): string;
  /** What an address may hold; anything when left out, because it is known only once it was read. */
  values?: readonly string[];
  choices(list: ListContext<Tools>): readonly FilterChoice[];
}

/** What is shown of a list, and the way to its first rows as they are now. */
export interface ListHead<Row> {
  rows: readonly Row[];
  state: ListState;
  showFirst(): void;
}

export interface ListParts<Name extends ListName, Row extends { id: RowId }, Tools> {
  /** Path of its route: scroll, focus and selection are remembered under it, and forms find their way back by it. */
  id: string;
  /** Name of the table. */
  title: keyof typeof navigationEn;
  /** The read that answers with the rows. */
  call: Name;
  toInput(state: ListState): InputOf<Name>;
  /** What this computer keeps of the rows, which stands in for them while the server cannot be reached: rows of the same shape. */
  toKept?(state: ListState): InputOf<'offline.orders'>;
  /** Names a row inside labels, and in the question before it is deleted. */
  rowName(row: Row, language: Language): string;
  /** Where the dictionary holds its words. */
  texts: ListNamespace;
  /** Shows the search box; what is typed arrives in `toInput` and `toKept`. */
  isSearchable?: boolean;
  /** Turns what was typed into what the server can find; `toSearchText` when left out. */
  toSearch?(typed: string): string;
  columns: readonly ListColumn<Row, Tools>[];
  /** Rows of 60 px, for two lines of text. */
  isTall?: boolean;
  /** Lets rows be ticked from outside of the list. */
  picker?: ListPicker<Row>;
  /** Drawn quieter than the others, because it lies behind; its cells say in words why. */
  isQuiet?(row: Row): boolean;
  /** Says at the start of the toolbar what the rows are, where their heads alone do not. */
  note?(t: Translate): string;
  /** How many rows the skeleton has while the first ones load; a page of them when left out. */
  skeletonRows?: number;
  /** Reads a row by its id, which lets the screens behind the list go from row to row; null where there is none. Rejects with the failure. */
  readRow?(id: RowId): Promise<Row | null>;
  /** Where the link cell leads (also Enter on a row) when that is not the form of `edit`. */
  rowLink?(row: Row): RowLink;
  /** `defaults` is asked again every day; `today` is the day in Kuwait. */
  dates?: { defaults(today: string): DayRange; earliest: string };
  tabs?: readonly ListTab[];
  filters?: readonly ListFilter<Tools>[];
  /** Above the rows: something that concerns what is shown. */
  notice?(answer: ValueOf<Name>, list: ListContext<Tools>): ReactNode;
  /** Lies over the rows without moving them. */
  above?(head: ListHead<Row>): ReactNode;
  /** Beside the count below the rows. */
  foot?(answer: ValueOf<Name>, list: ListContext<Tools>): ReactNode;
  /** Check boxes stand in front of the rows when there is at least one action for everyone or for this admin. */
  bulkActions?: readonly BulkAction<Row, Tools>[];
  /** Between *Edit* and *Delete*. */
  rowActions?: readonly ListRowAction<Row, Tools>[];
  add?: RowAddition<Tools>;
  edit?: RowEditing<Row, Tools>;
  remove?: RowRemoval<Row>;
}

/** A list screen as data, made once outside of any component; `ListScreen` does the rest. */
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

/** Every list has its export. */
type Exported =
  /** In full: its columns, and what of it is loaded, by its days or its tab. */
  | { list: AnyList; toScope(state: ListState): Omit<FullListScope, 'list'>; file?: undefined }
  /** By a button of the screen. */
  | { list?: AnyList; toScope?: undefined; file: 'own' };
