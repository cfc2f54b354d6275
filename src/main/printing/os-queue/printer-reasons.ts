import { type PrinterReason, type PrinterSilence, printerReasons } from '@shared/contract/printing/printer-reasons';

/** Keywords of RFC 8011, PWG 5100, and CUPS itself, without the severity at their end. */
const ofCups: Record<string, PrinterReason> = {
  'media-jam': 'mediaJam',
  'cover-open': 'coverOpen',
  'door-open': 'coverOpen',
  'interlock-open': 'coverOpen',
  'media-empty': 'mediaEmpty',
  'media-needed': 'mediaNeeded',
  'input-manual-input-request': 'mediaNeeded',
  'input-tray-missing': 'trayMissing',
  'output-tray-missing': 'trayMissing',
  'output-area-full': 'outputFull',
  'toner-empty': 'supplyEmpty',
  'marker-supply-empty': 'supplyEmpty',
  'marker-supply-missing': 'supplyEmpty',
  'developer-empty': 'supplyEmpty',
  'marker-waste-full': 'serviceNeeded',
  'opc-life-over': 'serviceNeeded',
  'fuser-over-temp': 'serviceNeeded',
  'fuser-under-temp': 'serviceNeeded',
  other: 'userIntervention',
  offline: 'offline',
  'connecting-to-device': 'offline',
  'timed-out': 'offline',
  shutdown: 'offline',
  paused: 'paused',
  'moving-to-paused': 'paused',
  'hold-new-jobs': 'holdsNewJobs',
  'spool-area-full': 'spoolFull',
  'cups-missing-filter': 'driverProblem',
  'cups-insecure-filter': 'driverProblem',
  'media-low': 'mediaLow',
  'toner-low': 'supplyLow',
  'marker-supply-low': 'supplyLow',
  'developer-low': 'supplyLow',
  // Keywords of jobs.
  'job-hold-until-specified': 'jobHeld',
  'job-held-on-create': 'jobHeld',
  'job-held-for-review': 'jobHeld',
  'cups-held-for-authentication': 'signInNeeded',
  'account-authorization-failed': 'signInNeeded',
  'account-info-needed': 'signInNeeded',
};

/** Reasons that become warnings if they are only reported, because they don't prevent printing: one of several trays may be empty. */
const onlyReported: Partial<Record<PrinterReason, PrinterReason>> = {
  mediaEmpty: 'mediaLow',
  mediaLow: 'mediaLow',
  supplyEmpty: 'supplyLow',
  supplyLow: 'supplyLow',
};

/** If a device is dead, CUPS still reports the printer as idle or processing, and only these words in its message show the problem. */
const unreachableWords =
  /unavailable|not exist|not respond|unable to (connect|locate)|offline|unreachable|no destination|timed out|refused/i;

export function toCupsReasons(keywords: readonly unknown[], message = ''): PrinterReason[] {
  const found = keywords.map((keyword) => {
    const [, word = '', severity] = /^(.*?)(?:-(report|warning|error))?$/.exec(String(keyword)) ?? [];
    const reason = ofCups[word];
    return reason && severity === 'report' ? onlyReported[reason] : reason;
  });
  return inOrder([...found, unreachableWords.test(message) ? 'offline' : undefined]);
}

const silentSchemes = new Set(['socket', 'lpd', 'serial', 'parallel', 'smb', 'file', 'cups-pdf']);

/** Determines the silence by the scheme of the device's address; a USB printer that supports IPP has an IPP address instead. */
export function toCupsSilence(deviceUri: string): PrinterSilence | null {
  const [scheme = ''] = deviceUri.toLowerCase().split(':');
  if (scheme === 'usb') return 'usb';
  return silentSchemes.has(scheme) ? 'oneWay' : null;
}

/** Values of `PrinterStatus` and `JobStatus`, in lower case. */
const ofWindows: Record<string, PrinterReason> = {
  paperjam: 'mediaJam',
  dooropen: 'coverOpen',
  paperout: 'mediaEmpty',
  manualfeed: 'mediaNeeded',
  paperproblem: 'userIntervention',
  outputbinfull: 'outputFull',
  notoner: 'supplyEmpty',
  userintervention: 'userIntervention',
  userinterventionrequired: 'userIntervention',
  pagepunt: 'outOfMemory',
  outofmemory: 'outOfMemory',
  offline: 'offline',
  notavailable: 'offline',
  serverunknown: 'offline',
  serveroffline: 'offline',
  paused: 'paused',
  blocked: 'driverProblem',
  blockeddevq: 'driverProblem',
  driverupdateneeded: 'driverProblem',
  tonerlow: 'supplyLow',
};

export function toWindowsReasons(words: readonly string[]): PrinterReason[] {
  return inOrder(words.map((word) => ofWindows[word.toLowerCase()]));
}

export function toWindowsSilence(port: string): PrinterSilence | null {
  if (/^usb\d/i.test(port)) return 'usb';
  if (/^(portprompt|file|xpsport|shrfax):|^microsoft\.office\.onenote/i.test(port)) return 'asksForFile';
  return /^(lpt|com)\d|^nul:/i.test(port) ? 'oneWay' : null;
}

/** Returns each reason once, most urgent first. */
export function inOrder(found: readonly (PrinterReason | undefined)[]): PrinterReason[] {
  return printerReasons.filter((reason) => found.includes(reason));
}
