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
  /** Permission to save; the call's `needs` by default. */
  needs?: Need;
  schema: z.ZodType<Values, Values>;
  /** `search` is the query of the address. */
  empty: (search: URLSearchParams) => Values;
  /** Makes a copy: the page starts with the record named by the navigation state `duplicateOf`, which is loaded as for editing. */
  toCopy?: (row: Row) => Values;
  call: Add;
  toInput: (values: Values) => InputOf<Add>;
  success: (t: Translate) => string;
  /** Action in the success message, because the list may show the new record on another page. */
  open?: { label: (t: Translate) => string; path: (id: number) => string };
}

interface EditDefinition<Values, Row, Read extends ReadName, Update extends WriteName> {
  title: (t: Translate) => string;
  /** Permission to save; the call's `needs` by default. */
  needs?: Need;
  /** Names the record in the list of drafts and in the question before leaving. */
  nameOf: (row: Row) => string;
  /** How the record is loaded: by its own call, or found in a list. */
  read: {
    call: Read;
    toInput: (id: number) => InputOf<Read>;
    toRow: (answer: ValueOf<Read>, id: number) => Row | null;
    /** Second call if the first response doesn't have the record, as where one list has either active or deactivated records. */
    otherwise?: (id: number) => InputOf<Read>;
  };
  /**
   * The list passes its row (`passesRow`), and the page shows it without a read. When it is opened otherwise (reload, back, draft), the
   * record is loaded. It is also loaded before each save.
   */
  acceptsNavigationState?: boolean;
  /** Leads from the page of a missing record back to the list, with `goneText` as a message, instead of showing it on the page. */
  isLeftWhenGone?: boolean;
  /** For a route without `:id`: the message on the way back to the list if the navigation state names no record either. */
  unnamedText?: (t: Translate) => string;
  toValues: (row: Row) => Values;
  /** Returns the unreadable rows of a list that a save replaces. */
  toUnreadable?: (row: Row) => readonly UnreadableRow[];
  /** `row`: the loaded record, for rules that depend on stored values; null while it loads. */
  toSchema: (row: Row | null) => z.ZodType<Values, Values>;
  call: Update;
  /** `row`: the server's current record, for values that a save sends without a field in the form. */
  toInput: (values: Values, id: number, row: Row | null) => InputOf<Update>;
  success: (t: Translate) => string;
  goneText: (t: Translate) => string;
  /** Updates the record's row in the list with the sent values, until the list is loaded again. */
  inList?: {
    call: ListName;
    toChanged: (row: Row, sent: InputOf<Update>) => Row;
  };
}

/** The form of existing records, rendered as a page by `EditRecord`. Create it once, outside of components, with `defineRecordEditing`. */
export interface RecordEditingDefinition<
  Values extends FieldValues,
  Row,
  Read extends ReadName = ReadName,
  Update extends WriteName = WriteName,
> {
  /** Path of its list: part of the drafts' names, and the destination of the link back. */
  list: string;
  /** Fields that are never written to disk. */
  secrets?: readonly Path<Values>[];
  /** Maps the API's field names to the form's where they differ, and lists of the API whose rows are fields here. */
  fieldOfServer?: FieldOfServer<Path<Values>, Values>;
  /** Translates a failure of the save. */
  readFailure?: (failure: Failure) => Failure | null;
  saveLabel?: (t: Translate) => string;
  /** Called in addition to the messages at the fields. */
  onInvalid?: (errors: FieldErrors<Values>, t: Translate) => void;
  edit: EditDefinition<Values, Row, Read, Update>;
  /** Sections on a page, or fields in a dialog; `record` is null for a new one. */
  Fields: ComponentType<{ record: Row | null }>;
  /** Preview of the input, shown beside the fields on a page. */
  Preview?: ComponentType;
}

/**
 * The form of existing and new records: rendered as pages by `AddRecord` and `EditRecord`, or by `RecordDialog`. Create it with
 * `defineRecordForm`.
 */
export interface RecordFormDefinition<
  Values extends FieldValues,
  Row,
  Read extends ReadName = ReadName,
  Add extends WriteName = WriteName,
  Update extends WriteName = WriteName,
> extends RecordEditingDefinition<Values, Row, Read, Update> {
  add: AddDefinition<Values, Row, Add>;
}

/** Type-checks a definition against its calls. The result's type only has the form's values and record. */
export function defineRecordForm<Values extends FieldValues, Row, Read extends ReadName, Add extends WriteName, Update extends WriteName>(
  definition: RecordFormDefinition<Values, Row, Read, Add, Update>,
): RecordFormDefinition<Values, Row> {
  return definition as unknown as RecordFormDefinition<Values, Row>;
}

/** Like `defineRecordForm`, for records that can't be added here. */
export function defineRecordEditing<Values extends FieldValues, Row, Read extends ReadName, Update extends WriteName>(
  definition: RecordEditingDefinition<Values, Row, Read, Update>,
): RecordEditingDefinition<Values, Row> {
  return definition as unknown as RecordEditingDefinition<Values, Row>;
}
