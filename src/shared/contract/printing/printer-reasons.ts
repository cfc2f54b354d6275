/**
 * What is wrong with a printer or with a sheet in the system's queue, as CUPS (`printer-state-reasons`, `job-state-reasons`) and Windows
 * (`PrinterStatus`, `JobStatus`) tell it; what a person has to see to first stands first. Each has its words and what to do in
 * `i18n/messages/printer-states.ts`.
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

/** Printing goes on; somebody should see to it before long. */
const warningsOnly: ReadonlySet<PrinterReason> = new Set(['mediaLow', 'supplyLow']);

export function isIssue(reason: PrinterReason): boolean {
  return !warningsOnly.has(reason);
}

/**
 * Why nothing can be known of a printer's paper, cover or toner. `usb`: a USB printer that tells the system nothing; `oneWay`: data only
 * goes there (raw port, serial, LPD); `asksForFile`: each sheet opens a dialog that asks where to save it (*Microsoft Print to PDF*); `systemAway`:
 * the printing system itself does not answer.
 */
const printerSilences = ['usb', 'oneWay', 'asksForFile', 'systemAway'] as const;
export type PrinterSilence = (typeof printerSilences)[number];
