import { z } from 'zod';
import type { OrderRef } from '../../domain/orders/order-ref';
import { localRead, localWrite, whileLocked } from '../local-call';

/** Key of the window with the sidebar; windows of single records have other keys. */
export const mainWindowKey = 'main';

/** A path of the app, without its search. */
const screenPath = z
  .string()
  .max(500)
  .regex(/^\/[\w/-]+$/);

/** A screen; `state` is passed to it. */
const screen = z.object({ path: screenPath, state: z.unknown() });
export interface PendingScreen {
  path: string;
  state: unknown;
}

/** The first screen of a window, and the record's name in its list; null if it has none. */
export interface WindowBegin extends PendingScreen {
  name: string | null;
  /** The list that it was opened from with its state, for the record pager. Null if there is none. */
  list: unknown;
}

/** The record for which the calling window was opened. */
export interface OpenedRecord extends WindowBegin {
  /** Whether it stays on top of all other windows. */
  isPinned: boolean;
}

const recordName = z.string().min(1).max(600);
const shownRecord = screen.extend({ record: recordName, name: z.string().max(300).nullable(), list: z.unknown() });

/** A record with a window: `record` is its key when it was opened, `name` its name in the list. */
export interface RecordInWindow {
  record: string;
  name: string | null;
}

/** `shown`: it was open already, and was brought to the front. `full`: no further window may be opened. */
export type WindowOpening = 'opened' | 'shown' | 'full';

export const windowLocalCalls = {
  /**
   * Opens a record in its own window. `record` identifies it: the same key means the same window. `beside` is the key of a record whose
   * window is placed side by side with it; ignored if that has closed meanwhile.
   */
  'windows.open': localWrite(shownRecord.extend({ beside: recordName.nullable() }))<WindowOpening>(),
  /** Returns the records with windows, last focused first; `windows.recordsChanged` notifies the main window of each change. */
  'windows.records': localRead(z.undefined())<RecordInWindow[]>(),
  /** Called when the calling window shows another record than the one for which it was opened. */
  'windows.recordShown': localWrite(shownRecord)<null>(),
  /** Sets whether the calling window, of a record, stays on top of all others. */
  'windows.pin': localWrite(z.object({ isPinned: z.boolean() }))<null>(),
  /** Returns the record for which the calling window was opened; null in the main window. */
  'windows.begin': localWrite(z.undefined(), whileLocked)<OpenedRecord | null>(),
  /** Called when the calling window has queued a batch of sheets: its results are shown there while the window is open. */
  'windows.recordBatch': localWrite(z.object({ batchId: z.string().max(100) }))<null>(),
  /** Closes the calling window after its work is done and brings the main window to the front, where `said` is shown. */
  'windows.finish': localWrite(z.object({ said: z.string().max(1000).nullable() }), whileLocked)<null>(),
  /** Brings the main window to the front, with a screen if one is given. */
  'windows.showMain': localWrite(screen.nullable())<null>(),
  /** Returns the order of an opened link, once; null without a session. */
  'windows.takeOrder': localWrite(z.undefined())<OrderRef | null>(),
  /** Closes the windows of records except the calling one, and asks in each that has unsaved work; false if one stays open. */
  'windows.closeRecords': localWrite(z.undefined())<boolean>(),
} as const;
