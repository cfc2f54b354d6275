import { toPageCount } from '@documents/paper';
import type { Paper } from '@shared/domain/printing/printable';

/** checklist INV-19, OP-88: the longest that a single sheet waits for late pictures and fonts. */
export const singleCeilingMs = 1000;
/** checklist INV-20, OP-88: the same for a sheet of a batch. */
export const bulkCeilingMs = 2500;

export const loadLimitMs = 15_000;
/** Tries to draw a sheet before it counts as failed; nothing has been handed over by then. */
export const drawAttempts = 2;

const handOffBaseMs = 60_000;
const handOffPerPageMs = 5000;

/** A call without an answer by then has an unknown outcome; each copy is a height of its own. */
export function toHandOffLimitMs(paper: Paper, heightsPx: readonly number[]): number {
  const pages = heightsPx.reduce((sum, heightPx) => sum + toPageCount(paper, heightPx), 0);
  return handOffBaseMs + handOffPerPageMs * pages;
}

/** The same for a printer that asks for a file: its answer is the answer of someone who chooses a folder. */
export const fileDialogLimitMs = 30 * 60_000;

/** A window is replaced after so many sheets, so that its memory does not grow with a long batch. */
export const sheetsPerWindow = 25;
/** A printer's turn where another one waits for a window: pages are loaded anew when it changes hands. */
export const sheetsPerTurn = 4;
/** An idle window is kept so long for the next click. */
export const idleWindowMs = 15_000;
/** Windows that draw at the same time, over all printers. */
export const maxWindows = 2;

/** So many refusals in a row stop a lane: what waits would only be refused too. */
export const refusalsUntilPause = 3;

/** Waiting jobs of an earlier run that are older than this print only after a person's word. */
export const staleAfterMs = 12 * 60 * 60 * 1000;
/** The same sheet asked for twice within this time is one wish. */
export const duplicateWindowMs = 2000;
/** Settled sheets are forgotten after this time, unless somebody decides otherwise. */
export const retentionMs = 90 * 24 * 60 * 60 * 1000;

/** That a document of an order was printed is known for so long after its sheet was forgotten. */
export const marksRetentionMs = 2 * 365 * 24 * 60 * 60 * 1000;

/** Ended sheets leave the queue's view after this time; the history keeps them. */
export const shownForMs = 24 * 60 * 60 * 1000;
export const tidyIntervalMs = 60 * 60 * 1000;
/** Pages hold no more quiet sheets of a printer than this. */
export const quietShown = 200;

export const watchIntervalMs = 2500;
/** Accepted, and so long no sheet of the lane came to its end: the person is told. */
export const noProgressMs = 60_000;
/** How often a printer that is gone, a disk that is full, or a time that is not known is tried again. */
export const issueRetryMs = 5000;
/** A list of printers that has not come by then is given up, and the next one who needs it asks anew. */
export const printerListLimitMs = 60_000;
