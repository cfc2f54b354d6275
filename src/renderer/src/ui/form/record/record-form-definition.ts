import type { ReadName, WriteName } from '@renderer/runtime/calls/reads';
import type { ListName } from '@renderer/ui/list/list-definition';
import type { UnreadableRow } from '@shared/contract/response';
import type { Failure } from '@shared/contract/result';
import type { InputOf, ValueOf } from '@shared/contract/tables/bridge';
import type { Need } from '@shared/domain/permissions';
import type { Translate } from '@shared/i18n/translate';
import type { ComponentType } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import type { FieldOfServer } from '../server-errors';

interface AddDefinition<Values, Row, Add extends WriteName> {
  title: (t: Translate) => string;
  /** Who may save it; whoever may make the call when left out. */
  needs?: Need;
  schema: z.ZodType<Values, Values>;
  /** `search`: of the address. */
  empty: (search: URLSearchParams) => Values;
  /** With it the page begins with the record that navigation state `duplicateOf` names, read as for editing. */
  toCopy?: (row: Row) => Values;
  call: Add;
  toInput: (values: Values) => InputOf<Add>;
  success: (t: Translate) => string;
  /** Offered beside the success, where the list may show the new record on a page that nobody sees. */
  open?: { label: (t: Translate) => string; path: (id: number) => string };
}

interface EditDefinition<Values, Row, Read extends ReadName, Update extends WriteName> {
  title: (t: Translate) => string;
  /** Who may save it; whoever may make the call when left out. */
  needs?: Need;
  /** Says in the list of kept drafts, and in the question before leaving, which one it is. */
  nameOf: (row: Row) => string;
  /** Where the record is read: a call of its own, or the list in which it is found. */
  read: {
    call: Read;
    toInput: (id: number) => InputOf<Read>;
    toRow: (answer: ValueOf<Read>, id: number) => Row | null;
    /** Asked when the record is not in the first answer, as where one list shows either the active or the deactivated ones. */
    otherwise?: (id: number) => InputOf<Read>;
  };
  /**
   * The list hands its row over (`passesRow`), and the page shows it without a read. Opened in another way (a reload, back, a draft) it is
   * read; it is read again before each save all the same.
   */
  acceptsNavigationState?: boolean;
  /** Leads from the page of a record that is not there back to the list, with `goneText` as a message, instead of saying it in its place. */
  isLeftWhenGone?: boolean;
  /** Of a route without `:id`: said on the way back to the list when the navigation state names no record either. */
  unnamedText?: (t: Translate) => string;
  toValues: (row: Row) => Values;
  /** What could not be read of a list that a save replaces. */
  toUnreadable?: (row: Row) => readonly UnreadableRow[];
  /** `row`: as it was read, for rules that depend on what is stored; null while it loads. */
  toSchema: (row: Row | null) => z.ZodType<Values, Values>;
  call: Update;
  /** `row`: as it is on the server now, for what a save sends along without the form showing it. */
  toInput: (values: Values, id: number, row: Row | null) => InputOf<Update>;
  success: (t: Translate) => string;
  goneText: (t: Translate) => string;
  /** Its row in the list, as what was sent leaves it: shown there until the list has been read again. */
  inList?: {
    call: ListName;
    toChanged: (row: Row, sent: InputOf<Update>) => Row;
  };
}

/**
 * The form of records that exist, drawn as a page by `EditRecord`. Made once, outside of components, by `defineRecordEditing`.
 */
export interface RecordEditingDefinition<
  Values extends FieldValues,
  Row,
  Read extends ReadName = ReadName,
  Update extends WriteName = WriteName,
> {
  /** Path of its list: drafts are named by it, and a page leads back there. */
  list: string;
  /** Fields that are never kept on disk. */
  secrets?: readonly Path<Values>[];
  /** Names of the API's fields where they differ from the form's, and of its lists whose rows are fields here. */
  fieldOfServer?: FieldOfServer<Path<Values>, Values>;
  /** What a failure of the save means here. */
  readFailure?: (failure: Failure) => Failure | null;
  saveLabel?: (t: Translate) => string;
  /** Runs beside the messages at the fields. */
  onInvalid?: (errors: FieldErrors<Values>, t: Translate) => void;
  edit: EditDefinition<Values, Row, Read, Update>;
  /** On a page its sections, in a dialog its fields; `record` is null for a new one. */
  Fields: ComponentType<{ record: Row | null }>;
  /** On a page beside the fields: what is being typed, as it will look. */
  Preview?: ComponentType;
}

/** The same for new ones too: drawn as pages by `AddRecord` and `EditRecord`, or by `RecordDialog`. Made by `defineRecordForm`. */
export interface RecordFormDefinition<
  Values extends FieldValues,
  Row,
  Read extends ReadName = ReadName,
  Add extends WriteName = WriteName,
  Update extends WriteName = WriteName,
> extends RecordEditingDefinition<Values, Row, Read, Update> {
  add: AddDefinition<Values, Row, Add>;
}

/** Checks a definition against the calls that it names; who draws it needs to know no more than its values and its record. */
export function defineRecordForm<Values extends FieldValues, Row, Read extends ReadName, Add extends WriteName, Update extends WriteName>(
  definition: RecordFormDefinition<Values, Row, Read, Add, Update>,
): RecordFormDefinition<Values, Row> {
  return definition as unknown as RecordFormDefinition<Values, Row>;
}

/** The same for records that are not added here. */
export function defineRecordEditing<Values extends FieldValues, Row, Read extends ReadName, Update extends WriteName>(
  definition: RecordEditingDefinition<Values, Row, Read, Update>,
): RecordEditingDefinition<Values, Row> {
  return definition as unknown as RecordEditingDefinition<Values, Row>;
}
