import { z } from 'zod';
import { localRead, localWrite, ofComputer, whileLocked } from '../local-call';
import { maxUploadBytes } from '../shop/uploads';

export interface AppInfo {
  version: string;
  electron: string;
  chrome: string;
  platform: string;
  locale: string;
}

/** A message that the app shows once, after the window has opened. */
export type Notice =
  | { kind: 'tokenInMemory' }
  | { kind: 'settingsRestored'; file: string; from: 'lastGood' | 'defaults' }
  /** The drafts were older than IT allows. */
  | { kind: 'draftsRemoved'; count: number }
  | { kind: 'crashedLastTime'; reference: string }
  /** The last run crashed, and this account has drafts; `title` is the newest draft's. */
  | { kind: 'draftsWait'; count: number; title: string }
  /** Another admin has changed the roles of the signed-in admin. */
  | { kind: 'rightsChanged' }
  /** Many records were being written when the last run of the app ended; `unknown` has the names of records with an unknown result. */
  | { kind: 'writesInterrupted'; total: number; written: number; unknown: readonly string[] }
  | { kind: 'journalUnavailable'; reference: string }
  /** Sheets are waiting because the keychain does not release their encryption key. */
  | { kind: 'printQueueLocked' }
  /** `file`: the new path of the damaged file. */
  | { kind: 'journalReplaced'; file: string; reference: string };

/** Menu entries that a page handles. */
export type AppCommand =
  | 'save'
  | 'print'
  | 'previewPrint'
  | 'openPrintQueue'
  | 'focusSearch'
  | 'goBack'
  | 'goForward'
  /** Opens the previous record of the list that the current one was opened from. */
  | 'goToPrevious'
  | 'goToNext'
  | 'refresh'
  /** Opens the record of the focused row, or the current one, in a window. */
  | 'openInWindow'
  | 'signOut'
  | 'openPrinterSettings'
  /** Opens the guide, focuses it, or returns from it to the screen. */
  | 'openGuide'
  | 'openWhatsNew'
  | 'openShortcuts'
  | 'openUpdates';

/**
 * A page's response when its window is about to close: first that it asks the user, then the user's decision. After `close`, waiting sheets
 * are still sent to their printers; after `closeAndHold` they wait for a confirmation at the next start.
 */
const closeAnswers = ['asking', 'close', 'closeAndHold', 'stay'] as const;
export type CloseAnswer = (typeof closeAnswers)[number];

export const appLocalCalls = {
  'app.info': localRead(z.undefined(), { ...ofComputer, ...whileLocked })<AppInfo>(),
  /** Returns the waiting notices and removes them. */
  'app.notices': localWrite(z.undefined(), ofComputer)<Notice[]>(),
  /** Logs an uncaught error of the page; returns its reference in the log. */
  'app.reportError': localWrite(
    z.object({ message: z.string().max(4000), stack: z.string().max(20_000).optional(), where: z.string().max(500).optional() }),
    { ...ofComputer, ...whileLocked },
  )<{
    reference: string;
  }>(),
  /** Opens https, mailto, and tel links in the system's programs; other links are rejected with `badInput`. */
  'app.openExternal': localWrite(z.object({ url: z.string().max(4096) }), ofComputer)<null>(),
  'app.copyText': localWrite(z.object({ text: z.string().max(1_000_000) }), ofComputer)<null>(),
  'app.openLogs': localWrite(z.undefined(), ofComputer)<null>(),
  /** Sets whether the page has unsaved work: then its window doesn't close without `app.answerClose`. */
  'app.setUnsaved': localWrite(
    z.object({
      hasUnsaved: z.boolean(),
      /** Titles of the forms. */
      titles: z.array(z.string().max(500)).max(20).default([]),
      /** Whether all of them can be saved without further input. */
      canSave: z.boolean().default(false),
      /** Whether all of them can be stored as drafts. */
      canKeep: z.boolean().default(true),
    }),
    { ...ofComputer, ...whileLocked },
  )<null>(),
  /** Sets whether the current screen has a print preview, for the menu. */
  'app.setPreview': localWrite(z.object({ isOffered: z.boolean() }), { ...ofComputer, ...whileLocked })<null>(),
  'app.answerClose': localWrite(z.object({ answer: z.enum(closeAnswers) }), { ...ofComputer, ...whileLocked })<null>(),
} as const;

export const uploadLocalCalls = {
  /** `id` is chosen by the page and identifies the upload in `uploads.progressed` and `uploads.cancel`. */
  'uploads.send': localWrite(
    z.object({
      id: z.string().min(1).max(100),
      name: z.string().max(500),
      purpose: z.enum(['picture', 'pdf']),
      bytes: z.instanceof(Uint8Array),
    }),
    { limit: { bytes: maxUploadBytes + 64 * 1024, failure: 'fileTooLarge' }, isWork: true },
  )<{ url: string }>(),
  'uploads.cancel': localWrite(z.object({ id: z.string() }))<null>(),
} as const;
