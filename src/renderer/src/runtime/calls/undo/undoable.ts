import type { RecordFields, RecordWrite } from '@shared/contract/desktop/record-writes';
import type { Failure } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';
import type { WriteCallName } from '../reads';

/** Why a record is left as it is: somebody has changed it since, it is not there, or no call sets what it was before. */
type LeftAlone = 'moved' | 'gone' | 'impossible';

/** One record of a change, with the way back. */
export interface UndoableRecord {
  /** `#10482`, `Mona Saleh`; isolated, where it may run in the other direction. */
  name: string;
  /** The reverse call, with what the change has made of the record as what was seen; null where no call restores it. */
  write: RecordWrite | null;
  /** Why a record that isn't found stays as it is. Default `gone`. */
  whenAbsent?: 'moved' | 'gone';
  onWritten?(): void;
  /** It was read, and someone has changed it. */
  onRead?(now: RecordFields): void;
}

/** A change that can be taken back, as whoever makes it declares it: one record or a whole batch. */
export interface Undoable {
  /** `#10482: Ordered → Shipped`; asked anew when the language changes. */
  text(t: Translate): string;
  records: readonly UndoableRecord[];
  /** What is sent: the reads that they touch are read again at the end. */
  calls: readonly WriteCallName[];
}

export interface NotReverted {
  name: string;
  why: LeftAlone | 'unsent' | Failure;
}

export interface UndoEntry {
  id: number;
  /** ISO. */
  at: string;
  change: Undoable;
  /** Those that another try is for. */
  open: readonly UndoableRecord[];
  /** `waiting` for a press; `done`, when nothing of it is left to be tried. */
  state: 'waiting' | 'running' | 'done';
  undone: number;
  stayed: readonly NotReverted[];
}
