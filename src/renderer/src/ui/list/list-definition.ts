import type { ReadName, WriteCallName } from '@renderer/runtime/calls/reads';
import type { FilterChoice } from '@renderer/ui/controls/choice-filter';
import type { MenuContentProps } from '@renderer/ui/controls/menu-button';
import type { ColumnLayout, RowId } from '@renderer/ui/table/column';
import type { RowLink } from '@renderer/ui/table/rows/row-link';
import type { Rows } from '@shared/contract/answer';
import type { WholeScope } from '@shared/contract/desktop/whole-lists';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { Language } from '@shared/domain/language';
import type { DayRange } from '@shared/domain/lists/day-ranges';
import type { Fils } from '@shared/domain/money';
import type { Need } from '@shared/domain/permissions';
import type { Formatter } from '@shared/i18n/format';
import type { navigationEn } from '@shared/i18n/messages/navigation';
import type { Translate } from '@shared/i18n/translate';
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

/** A column with what its cells need; the makers in `columns/` cover the usual kinds. */
export interface ListColumn<Row, Tools = unknown> extends ColumnLayout {
  /** `columns.<key>` of the list's texts when left out. */
  header?(t: Translate): string;
  cell(row: Row, list: ListContext<Tools>): ReactNode;
  /** What stands in a file in its place, where it shows more than one thing: keys of facts, with names of their own in the list's texts. */
  exports?: readonly string[];
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
  /** The form gets the row as `record` of its navigation state, so that it need not read it (`takesHandedOver`). */
  handsOver?: boolean;
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

/** A choice of several values; what is chosen arrives in `toInput` as `filters`. */
export interface ListFilter<Tools = unknown> {
  /** Also its name in the address. */
  key: string;
  label(t: Translate): string;
  /** Stands on the button while nothing is chosen. */
  allText(t: Translate): string;
  icon?: ReactElement;
  /** What an address may hold; anything when left out, because it is known only once it was read. */
  values?: readonly string[];
  choices(list: ListContext<Tools>): readonly FilterChoice[];
}

/** Narrows a list that was read whole; a fact of its rows (`wholeLists`) has the same key. */
export interface ListCondition {
  /** Also its name in the address. */
  key: string;
  label(t: Translate): string;
  /** Names a value where the rows do not bring its names; `noValue` has one of its own. */
  valueName?(value: string, t: Translate): string;
  /** Says that a row has none. */
  noneText?(t: Translate): string;
  /** For numbers, money and moments: what can be chosen, one at a time. */
  ranges?: readonly WholeRange[];
  /** Its values stand below each other (`tree` of `wholeLists`): what a row without the lower one is called, and the words of the search. */
  tree?: { noneText(t: Translate): string; searchText(t: Translate): string };
  /** Not offered any more, and still understood where an address or a saved view asks for it. */
  isOld?: boolean;
  /** Offered under *Another condition* as long as nothing is asked of it. */
  isRare?: boolean;
}

/** A span of a number, written as `parseRange` reads it. */
export interface WholeRange {
  value: string;
  name(t: Translate, format: Formatter): string;
}

/** What a row consists of, where a file can have a line for each of it. */
interface ListRowParts {
  row(t: Translate): string;
  part(t: Translate): string;
  note(t: Translate): string;
  /** By key of `listParts`, in their order. */
  columns: readonly { key: string; label(t: Translate): string }[];
  /** Columns of the row that say the same as its parts. */
  replaced: readonly string[];
}

/** What a list can do once it was read whole: every column with a fact is sorted by, chips narrow it, its foot counts and sums. */
export interface ListWhole<Row> {
  /** The days or the tab that are read. */
  toScope(state: ListState): Omit<WholeScope, 'list'>;
  conditions: readonly ListCondition[];
  /** Fils of a row, in lists whose amounts can be added up. */
  amount?(row: Row): Fils;
  /** Rows whose amounts nobody will be paid. */
  isCanceled?(row: Row): boolean;
  parts?: ListRowParts;
  /** The server's search knows no codes: a search looks at the full list where it is loaded, and loads it for a code that the server does not find. */
  searchesCodes?: true;
  /** Room beside each row to write in, on paper: its head, and how it is offered. */
  blank?: { head(t: Translate): string; offer(t: Translate): string };
}

/** What stands in a file of a list that the app neither sorts nor narrows: of its tab, and what the values of its columns are called. */
export type ListFile = Pick<ListWhole<never>, 'toScope' | 'conditions' | 'parts' | 'blank'>;

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
  Exported<Row>;

/** Every list has its export. */
type Exported<Row> =
  /** The list can be sorted and narrowed by the app. */
  | { whole: ListWhole<Row>; file?: undefined }
  /** It cannot, and is exported all the same; `own` where the screen has a button of its own for that. */
  | { whole?: undefined; file: ListFile | 'own' };
