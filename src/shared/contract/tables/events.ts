import type { ServerCheckReport } from '../../domain/server-check';
import type { AppCommand } from '../desktop/app';
import type { BulkWriteProgress } from '../desktop/bulk-writes';
import type { ClosingQuestion } from '../desktop/closing';
import type { ConnectionView } from '../desktop/connection';
import type { FullListChange } from '../desktop/full-lists';
import type { RunningExport } from '../desktop/list-exports';
import type { PolicyView } from '../desktop/policy';
import type { RecordOutcome, RecordWritesEnd } from '../desktop/record-writes';
import type { Preferences, SessionEndReason, SessionView } from '../desktop/session';
import type { UpdateView } from '../desktop/updates';
import type { PendingScreen, RecordInWindow } from '../desktop/windows';
import type { QueueChange } from '../printing/printing';
import type { StationChime, StationView } from '../printing/station';
import type { NewOrders } from '../shop/new-orders';

/** A request of another window has changed something, or has failed to. */
export interface TouchedElsewhere {
  /** Name of the request's call, which shows what it touches. */
  name: string;
  /** ID of the record in the request; null if it has none. */
  id: number | null;
  /** Whether it came from the main window. */
  isMain: boolean;
}

/** Events from the main process to pages. Their names are `area.pastTense`. */
export interface Events {
  'session.changed': SessionView;
  'session.ended': { reason: SessionEndReason };
  /** The user has locked the app: pages cover their screens until `session.changed` or `session.ended`. */
  'session.locked': null;
  'session.heldBackChanged': { isHeldBack: boolean };
  'preferences.changed': Preferences;
  'connection.changed': ConnectionView;
  /** IT's policy has changed while the app runs. */
  'policy.changed': PolicyView;
  /** Requests about drafts that failed with `keychainUnavailable` can be repeated. */
  'drafts.becameReadable': null;
  /** Requests about staff notes that failed with `keychainUnavailable` can be repeated. */
  'staffNotes.becameReadable': null;
  'printing.queueChanged': QueueChange;
  'station.changed': StationView;
  /** A sound for the user: orders have arrived, or the station has stopped. */
  'station.chimed': StationChime;
  /** More of a list was loaded, or its cached rows have changed: call `fullLists.view` again. */
  'fullLists.changed': FullListChange;
  /** All exports that are being written; sent again with each portion and at each end. */
  'listExports.progressed': readonly RunningExport[];
  /** One more call of the server check has been sent. */
  'serverCheck.progressed': ServerCheckReport;
  /** Orders that have arrived since their list was last checked; each order is reported once. */
  'newOrders.arrived': NewOrders;
  /** A record of a bulk write has begun or ended, or the run has. */
  'bulkWrites.progressed': BulkWriteProgress;
  /** A record of a run that this window has started has its result. */
  'bulkWrites.recordWritten': { id: string; at: number; outcome: RecordOutcome };
  'bulkWrites.recordsEnded': { id: string } & RecordWritesEnd;
  'uploads.progressed': { id: string; sentBytes: number; totalBytes: number };
  'calls.invalidated': TouchedElsewhere;
  /** Makes the window open this screen, after asking if a form has unsaved work. */
  'windows.screenRequested': PendingScreen;
  /** A link to an order was opened: `windows.takeOrder` returns it. */
  'windows.orderRequested': null;
  /** Whether this window stays on top of all others. */
  'windows.pinned': { isPinned: boolean };
  /** Batches of sheets that the open windows of records have requested. */
  'windows.batchesChanged': { elsewhere: string[] };
  /** See `windows.records`. */
  'windows.recordsChanged': { records: RecordInWindow[] };
  /** The text of a window that has closed. */
  'windows.said': { text: string };
  'app.commandInvoked': { command: AppCommand };
  'updates.changed': UpdateView;
  'app.noticesChanged': null;
  /**
   * The window or the program is about to close with unsaved work, or while so many sheets still have to be sent. `decided`: the user's
   * answer for the unsaved work of several windows.
   */
  'app.closeRequested': { unsentSheets: number; decided?: 'keep' | 'discard' };
  /** Makes this window ask about the unsaved work of several windows; sent again when it changes, and null once it is answered. */
  'windows.closingRequested': ClosingQuestion | null;
  /** Closes this window's own question, because the question about several windows replaces it. */
  'windows.questionTaken': null;
  /** Makes this window save its unsaved work and respond with `windows.saved`. */
  'windows.saveRequested': null;
}
export type EventName = keyof Events;
