import { z } from 'zod';
import type { OrderRef } from '../../domain/orders/order-ref';
import { localRead, localWrite } from '../local-call';

/** Name of the window with the sidebar; those of single records have names of their own. */
export const mainWindowKey = 'main';

/** A path of the app, without what it searches for. */
const screenPath = z
  .string()
  .max(500)
  .regex(/^\/[\w/-]+$/);

/** A screen; `state` is handed over to it. */
const screen = z.object({ path: screenPath, state: z.unknown() });
export interface PendingScreen {
  path: string;
  state: unknown;
}

/** What a window shows first, and the name of the record in its list; null where it has none. */
export interface WindowBegin extends PendingScreen {
  name: string | null;
  /** The list that it was opened from, as its page had left it: what it walks through. Null where there is none. */
  list: unknown;
}

/** What the asking window was opened for. */
export interface OpenedRecord extends WindowBegin {
  /** It stays over all other windows. */
  isPinned: boolean;
}

const recordName = z.string().min(1).max(600);
const shownRecord = screen.extend({ record: recordName, name: z.string().max(300).nullable(), list: z.unknown() });

/** A record that has a window: `record` as it was named when it was opened, `name` in its list. */
export interface RecordInWindow {
  record: string;
  name: string | null;
}

/** `shown`: it was open already, and has come to the front; `full`: no further window may be opened. */
export type WindowOpening = 'opened' | 'shown' | 'full';

export const windowLocalCalls = {
  /**
   * Opens a record in a window of its own. `record` names it: the same name means the same window. `beside` names a record whose window is to
   * share the screen with it; one that has closed meanwhile is left out.
   */
  'windows.open': localWrite(shownRecord.extend({ beside: recordName.nullable() }))<WindowOpening>(),
  /** The records that have windows, the one that had the keyboard last first; `windows.recordsChanged` tells the main window of each change. */
  'windows.records': localRead(z.undefined())<RecordInWindow[]>(),
  /** The asking window shows another record than the one that it was opened for. */
  'windows.recordShown': localWrite(shownRecord)<null>(),
  /** The asking window, of a record, stays over all others, or does so no more. */
  'windows.pin': localWrite(z.object({ isPinned: z.boolean() }))<null>(),
  /** What the asking window was opened for; null in the main window. */
  'windows.begin': localWrite(z.undefined())<OpenedRecord | null>(),
  /** The asking window has put a batch of sheets into the queue: what becomes of it is told there, as long as it is open. */
  'windows.recordBatch': localWrite(z.object({ batchId: z.string().max(100) }))<null>(),
  /** The asking window has done its work and closes, and the main window comes to the front; `said` is told there. */
  'windows.finish': localWrite(z.object({ said: z.string().max(1000).nullable() }))<null>(),
  /** Brings the main window to the front, at a screen where one is named. */
  'windows.showMain': localWrite(screen.nullable())<null>(),
  /** The order whose link was followed, once; null while nobody is signed in. */
  'windows.takeOrder': localWrite(z.undefined())<OrderRef | null>(),
  /** Closes the windows of records, but for the asking one, asking in each that holds unsaved work; false when one stays. */
  'windows.closeRecords': localWrite(z.undefined())<boolean>(),
} as const;
