/**
 * Problems of a printer or of a sheet in the system's queue, as reported by CUPS (`printer-state-reasons`, `job-state-reasons`) and Windows
 * (`PrinterStatus`, `JobStatus`); the most urgent first. Their texts are in `i18n/messages/printer-states.ts`.
 */
export const printerReasons = [
  'mediaJam',
  'coverOpen',
  'mediaEmpty',
  'mediaNeeded',
  'trayMissing',
  'outputFull',
  'supplyEmpty',
  'serviceNeeded',
  'userIntervention',
  'outOfMemory',
  'offline',
  'paused',
  'notAccepting',
  'holdsNewJobs',
  'spoolFull',
  'signInNeeded',
  'driverProblem',
  'jobHeld',
  'spoolerAway',
  'mediaLow',
  'supplyLow',
] as const;
export type PrinterReason = (typeof printerReasons)[number];

/** Printing goes on, but the user should look at the printer soon. */
const warningsOnly: ReadonlySet<PrinterReason> = new Set(['mediaLow', 'supplyLow']);

export function isIssue(reason: PrinterReason): boolean {
  return !warningsOnly.has(reason);
}

/**
 * Why a printer's paper, cover, and toner can't be monitored. `usb`: a USB printer that reports nothing to the system. `oneWay`: data is
 * only sent there (raw port, serial, LPD). `asksForFile`: each sheet opens a save dialog (*Microsoft Print to PDF*). `systemAway`: the
 * printing system itself doesn't respond.
 */
const printerSilences = ['usb', 'oneWay', 'asksForFile', 'systemAway'] as const;
export type PrinterSilence = (typeof printerSilences)[number];
