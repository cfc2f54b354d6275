import type { WriteName } from '@renderer/runtime/calls/reads';
import type { RowId } from '@renderer/ui/table/column';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Need } from '@shared/domain/permissions';
import type { ListContext } from './state/list-context';

/** Writes that need only a row's id. */
type WriteById = { [Name in WriteName]: { params: { id: RowId } } extends InputOf<Name> ? Name : never }[WriteName];

/** Delete*: the last row action; it always requires confirmation (checklist LAY-38). */
export interface RowRemoval<Row> {
  call: WriteById;
  /** Replaces the row's name, such as `the message of Mona`, with the name isolated. */
  name?(row: Row, list: ListContext): string;
  /** Shown before the sentence that it can't be undone. */
  warning?(row: Row, list: ListContext): string | null;
  /** Offered to fewer admins than those who may make the call. */
  need?: Need;
  /** Shown beside the overflow button instead of in its menu. */
  isInline?: boolean;
}
