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
  /** Of the request: says what it touches. */
  name: string;
  /** Of the record that it names; null where it names none. */
  id: number | null;
  /** It came from the main window. */
  isMain: boolean;
}

/** Main process to pages. Names are `area.pastTense`. */
export interface Events {
  'session.changed': SessionView;
  'session.ended': { reason: SessionEndReason };
  'session.heldBackChanged': { isHeldBack: boolean };
  'preferences.changed': Preferences;
  'connection.changed': ConnectionView;
  /** What IT decides has changed while the app runs. */
  'policy.changed': PolicyView;
  /** Requests about drafts that failed with `keychainUnavailable` can be made again. */
  'drafts.becameReadable': null;
  'printing.queueChanged': QueueChange;
  'station.changed': StationView;
  /** Something that somebody should hear: orders have come, or the station has stopped. */
  'station.chimed': StationChime;
  /** More of a list was read, or what is held of it has changed: `fullLists.view` answers anew. */
  'fullLists.changed': FullListChange;
  /** All exports that are written now; told again with each part of one, and as it ends. */
  'listExports.progressed': readonly RunningExport[];
  /** One more call of the server was asked. */
  'serverCheck.progressed': ServerCheckReport;
  /** Orders came that were not there when their list was looked at last; those that came before are not told again. */
  'newOrders.arrived': NewOrders;
  /** A record of a bulk write has begun or ended, or the run has. */
  'bulkWrites.progressed': BulkWriteProgress;
  /** A record of a run that this window has started has its result. */
  'bulkWrites.recordWritten': { id: string; at: number; outcome: RecordOutcome };
  'bulkWrites.recordsEnded': { id: string } & RecordWritesEnd;
  'uploads.progressed': { id: string; sentBytes: number; totalBytes: number };
  'calls.invalidated': TouchedElsewhere;
  /** The window goes to this screen, asking first where a form is unsaved. */
  'windows.screenRequested': PendingScreen;
  /** A link to an order was followed: `windows.takeOrder` says which. */
  'windows.orderRequested': null;
  /** This window stays over all others, or does so no more. */
  'windows.pinned': { isPinned: boolean };
  /** Batches of sheets that the open windows of records have asked for. */
  'windows.batchesChanged': { elsewhere: string[] };
  /** See `windows.records`. */
  'windows.recordsChanged': { records: RecordInWindow[] };
  /** Words of a window that has closed. */
  'windows.said': { text: string };
  'app.commandInvoked': { command: AppCommand };
  'updates.changed': UpdateView;
  'app.noticesChanged': null;
  /**
   * The window or the program is about to close over unsaved work, or while so many sheets are still to be sent. `decided`: what becomes of the
   * unsaved work was answered for several windows at once.
   */
  'app.closeRequested': { unsentSheets: number; decided?: 'keep' | 'discard' };
  /** This window asks about the unsaved work of several; again whenever something of it has changed, and null once it is answered. */
  'windows.closingRequested': ClosingQuestion | null;
  /** What this window was asking its person stands in that question now. */
  'windows.questionTaken': null;
  /** This window saves its unsaved work, and answers with `windows.saved`. */
  'windows.saveRequested': null;
}
export type EventName = keyof Events;
