import type { AppCommand } from './app';
import type { ConnectionView } from './connection';
import type { PolicyView } from './policy';
import type { QueueChange } from './printing';
import type { Preferences, SessionEndReason, SessionView } from './session';
import type { StationChime, StationView } from './station';
import type { UpdateView } from './updates';

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
  'uploads.progressed': { id: string; sentBytes: number; totalBytes: number };
  'app.commandInvoked': { command: AppCommand };
  'updates.changed': UpdateView;
  'app.noticed': null;
  /** The window or the program is about to close over unsaved work, or while so many sheets are still to be sent. */
  'app.closeAsked': { unsentSheets: number };
}
export type EventName = keyof Events;
