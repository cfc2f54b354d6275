import { z } from 'zod';
import { localRead, localWrite, ofComputer } from '../local-call';
import { maxUploadBytes } from '../shop/uploads';

export interface AppInfo {
  version: string;
  electron: string;
  chrome: string;
  platform: string;
  locale: string;
}

/** Something the app has to tell once, after the window is there. */
export type Notice =
  | { kind: 'tokenInMemory' }
  | { kind: 'settingsRestored'; file: string; from: 'lastGood' | 'defaults' }
  /** They were older than IT lets them be kept. */
  | { kind: 'draftsRemoved'; count: number }
  | { kind: 'crashedLastTime'; reference: string }
  /** The last run was cut off, and this account has drafts; `title` is of the newest. */
  | { kind: 'draftsWait'; count: number; title: string }
  /** Another admin has changed the roles of the person who is signed in. */
  | { kind: 'rightsChanged' }
  /** Many records were being written when the last run of the app ended; `unknown`: names of those whose result no one knows. */
  | { kind: 'writesInterrupted'; total: number; written: number; unknown: readonly string[] }
  | { kind: 'journalUnavailable'; reference: string }
  /** Sheets wait whose key the keychain does not give now. */
  | { kind: 'printQueueLocked' }
  /** `file`: where the damaged one lies now. */
  | { kind: 'journalReplaced'; file: string; reference: string };

/** Menu entries that a page carries out. */
export type AppCommand =
  | 'save'
  | 'print'
  | 'previewPrint'
  | 'openPrintQueue'
  | 'focusSearch'
  | 'goBack'
  | 'goForward'
  /** The record beside the one that is shown, in the list that it was opened from. */
  | 'goToPrevious'
  | 'goToNext'
  | 'refresh'
  /** The record of the row with the keyboard, or the one that is shown. */
  | 'openInWindow'
  | 'signOut'
  | 'openPrinterSettings'
  /** Opens the guide, goes into it, or from it back to the screen. */
  | 'openGuide'
  | 'openWhatsNew'
  | 'openShortcuts'
  | 'openUpdates';

/**
 * What a page says when its window is about to close: it asks the person now; then what the person wants. After `close`, waiting invoices are
 * still sent to their printers; after `closeAndHold` they wait for a word at the next start.
 */
const closeAnswers = ['asking', 'close', 'closeAndHold', 'stay'] as const;
export type CloseAnswer = (typeof closeAnswers)[number];

export const appLocalCalls = {
  'app.info': localRead(z.undefined(), ofComputer)<AppInfo>(),
  /** Notices that wait; reading them removes them. */
  'app.notices': localWrite(z.undefined(), ofComputer)<Notice[]>(),
  /** An error of the page that nothing caught; answers with the reference under which it was logged. */
  'app.reportError': localWrite(
    z.object({ message: z.string().max(4000), stack: z.string().max(20_000).optional(), where: z.string().max(500).optional() }),
    ofComputer,
  )<{
    reference: string;
  }>(),
  /** Opens https, mailto and tel links in the system's programs; others are refused with `badInput`. */
  'app.openExternal': localWrite(z.object({ url: z.string().max(4096) }), ofComputer)<null>(),
  'app.copyText': localWrite(z.object({ text: z.string().max(1_000_000) }), ofComputer)<null>(),
  'app.openLogs': localWrite(z.undefined(), ofComputer)<null>(),
  /** Whether the page holds something unsaved: then its window does not close without `app.answerClose`. */
  'app.setUnsaved': localWrite(
    z.object({
      hasUnsaved: z.boolean(),
      /** Names of its forms. */
      titles: z.array(z.string().max(500)).max(20).default([]),
      /** All of it can be saved without a further word. */
      canSave: z.boolean().default(false),
      /** All of it can stay as drafts. */
      canKeep: z.boolean().default(true),
    }),
    ofComputer,
  )<null>(),
  /** Whether the screen that is shown can show beforehand what it prints; the menu follows. */
  'app.setPreview': localWrite(z.object({ isOffered: z.boolean() }), ofComputer)<null>(),
  'app.answerClose': localWrite(z.object({ answer: z.enum(closeAnswers) }), ofComputer)<null>(),
} as const;

export const uploadLocalCalls = {
  /** `id` is chosen by the page and names the upload in `uploads.progressed` and `uploads.cancel`. */
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
