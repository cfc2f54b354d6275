import { toPageCount } from '@documents/paper';
import type { Paper } from '@shared/domain/printing/printable';

/** How long a single sheet waits at most for late pictures and fonts (checklist INV-19, OP-88). */
export const singleCeilingMs = 1000;
/** How long a sheet of a batch waits at most for late pictures and fonts (checklist INV-20, OP-88). */
export const bulkCeilingMs = 2500;

export const loadLimitMs = 15_000;
/** Attempts to draw a sheet before it counts as failed; nothing has been handed over by then. */
export const drawAttempts = 2;

const handOffBaseMs = 60_000;
const handOffPerPageMs = 5000;

/** Returns the time in ms after which a call without a response has an unknown outcome. Each copy has its own height. */
export function toHandOffLimitMs(paper: Paper, heightsPx: readonly number[]): number {
  const pages = heightsPx.reduce((sum, heightPx) => sum + toPageCount(paper, heightPx), 0);
  return handOffBaseMs + handOffPerPageMs * pages;
}

/** Like `toHandOffLimitMs` for a printer that prompts for a file: it responds once the user has selected a folder. */
export const fileDialogLimitMs = 30 * 60_000;

/** Sheets after which a window is replaced, so that its memory doesn't grow during a long batch. */
export const sheetsPerWindow = 25;
/**
 * Sheets after which a lane returns its window if another lane waits. Low numbers cost time, because the page is loaded again for each
 * lane.
 */
export const sheetsPerTurn = 4;
/** How long an idle window stays open for the next request. */
export const idleWindowMs = 15_000;
/** Windows that draw at the same time, for all printers together. */
export const maxWindows = 2;

/** Refusals in a row that stop a lane, because the waiting jobs would only be refused too. */
export const refusalsUntilPause = 3;

/** Waiting jobs of an earlier run that are older than this print only after the user's confirmation. */
export const staleAfterMs = 12 * 60 * 60 * 1000;
/** The same sheet requested twice within this time is one request. */
export const duplicateWindowMs = 2000;
/** Default retention of settled sheets. */
export const retentionMs = 90 * 24 * 60 * 60 * 1000;

/** How long a removed sheet is still known to have been printed. */
export const marksRetentionMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Ended sheets leave the queue's view after this time; they stay in the history. */
export const shownForMs = 24 * 60 * 60 * 1000;
export const tidyIntervalMs = 60 * 60 * 1000;
/** Maximum number of sheets per printer without open work that pages have. */
export const quietShown = 200;

export const watchIntervalMs = 2500;
/** Time without any sheet ending on an accepting printer after which the user is notified. */
export const noProgressMs = 60_000;
/** Retry interval for a missing printer, a full disk, or an unknown time. */
export const issueRetryMs = 5000;
/** A list of printers that is slower than this is given up, and the next caller requests it again. */
export const printerListLimitMs = 60_000;
