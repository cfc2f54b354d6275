import type { RecordFields, RecordWrite } from '@shared/contract/desktop/record-writes';
import type { Failure } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';
import type { WriteCallName } from '../reads';

/** Why a record wasn't reverted: someone else has changed it, it no longer exists, or no call can restore it. */
type LeftAlone = 'moved' | 'gone' | 'impossible';

/** One record of a change, with its reverse call. */
export interface UndoableRecord {
  /** `#10482` or `Mona Saleh`; isolated if its direction may differ. */
  name: string;
  /** The reverse call, with the changed record as the expected state; null if no call can restore it. */
  write: RecordWrite | null;
  /** Makes the reverse call right before it is sent, for a call that sends the whole record; null if the record can't be read. */
  renew?(): Promise<RecordWrite | null>;
  /** Why a record that isn't found wasn't reverted; `gone` by default. */
  whenAbsent?: 'moved' | 'gone';
  onWritten?(): void;
  /** Called if the record was loaded and someone else has changed it. */
  onRead?(now: RecordFields): void;
}

/** A change that can be undone, of one record or of a whole batch, as declared by the code that makes it. */
export interface Undoable {
  /** Such as `#10482: Ordered → Shipped`; called again when the language changes. */
  text(t: Translate): string;
  records: readonly UndoableRecord[];
  /** The calls of the undo; the reads that they touch are invalidated at the end. */
  calls: readonly WriteCallName[];
}

export interface NotReverted {
  name: string;
  why: LeftAlone | 'unsent' | Failure;
}

export interface UndoEntry {
  id: number;
  /** ISO time. */
  at: string;
  change: Undoable;
  /** Records that can be retried. */
  open: readonly UndoableRecord[];
  /** `waiting` for the user; `done` when no record is left to retry. */
  state: 'waiting' | 'running' | 'done';
  undone: number;
  stayed: readonly NotReverted[];
}
