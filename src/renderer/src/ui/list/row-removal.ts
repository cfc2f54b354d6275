import type { WriteName } from '@renderer/runtime/calls/reads';
import type { RowId } from '@renderer/ui/table/column';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Need } from '@shared/domain/permissions';
import type { ListContext } from './state/list-context';

/** Writes that need nothing but the id of a row. */
type WriteById = { [Name in WriteName]: { params: { id: RowId } } extends InputOf<Name> ? Name : never }[WriteName];

/** *Delete*: the last row action; it always asks (checklist LAY-38). */
export interface RowRemoval<Row> {
  call: WriteById;
  /** Instead of the name of the row: `the message of Mona`, with the name isolated. */
  name?(row: Row, list: ListContext): string;
  /** Said before the sentence that it cannot be undone. */
  warning?(row: Row, list: ListContext): string | null;
  /** Where it is offered to fewer than may make the call. */
  need?: Need;
  /** Beside the overflow button instead of in its menu. */
  isInline?: boolean;
}
