import { isTrouble } from '@shared/contract/printer-reasons';
import { z } from 'zod';
import type { OsJob, OsPrinter, OsQueue } from './os-queue';
import { codesOf, fromCodes, toLiteral } from './power-shell-text';
import { inOrder, toWindowsReasons, toWindowsSilence } from './printer-reasons';

/** Runs PowerShell commands one after the other in one long-lived process; each answers with the text that it wrote. */
export interface PowerShell {
  run(command: string): Promise<string>;
  stop(): void;
}

/** Text as codes, because PowerShell's output has the code page of the console. */
const text = z
  .string()
  .nullable()
  .transform((codes) => fromCodes(codes ?? ''));
const words = z
  .union([z.string(), z.number()])
  .nullable()
  .transform((value) => String(value ?? ''));
const count = z
  .number()
  .nullable()
  .transform((value) => value ?? 0);

const jobRow = z.object({ Id: z.number(), DocumentName: text, JobStatus: words, PagesPrinted: count, TotalPages: count });
const printerRow = z.object({ Name: text, PrinterStatus: words, DriverName: text, PortName: text });

const jobColumns = `Id, ${asCodes('DocumentName')}, ${asWords('JobStatus')}, PagesPrinted, TotalPages`;
const printerColumns = ['Name', 'DriverName', 'PortName'].map(asCodes).concat(asWords('PrinterStatus')).join(', ');

function asCodes(name: string): string {
  return `@{n='${name}';e={${codesOf(`$_.${name}`)}}}`;
}

function asWords(name: string): string {
  return `@{n='${name}';e={[string]$_.${name}}}`;
}

/** Windows PowerShell writes one item without its list, and nothing at all for none. */
function toRows<Row extends z.ZodType>(schema: Row, text: string): z.output<Row>[] {
  const parsed: unknown = text.trim() === '' ? [] : JSON.parse(text);
  return z.array(schema).parse(Array.isArray(parsed) ? parsed : [parsed]);
}

/**
 * The Windows spooler. It forgets a job that has ended, whether its pages went to the device or a person took it out. `Printed` and `Complete`
 * mean that the data was sent, which is all that a network printer tells.
 */
export function createWindowsQueue(shell: PowerShell): OsQueue {
  return {
    keepsHistory: false,
    async jobs(printer) {
      const answer = await shell.run(
        `Get-PrintJob -PrinterName ${toLiteral(printer)} | Select-Object ${jobColumns} | ConvertTo-Json -Compress`,
      );
      return toRows(jobRow, answer).map(({ Id, DocumentName, JobStatus, PagesPrinted, TotalPages }) => ({
        id: Id,
        title: DocumentName,
        ...toJobState(JobStatus),
        isSent: TotalPages > 0 && PagesPrinted >= TotalPages,
      }));
    },
    async printers() {
      const answer = await shell.run(`Get-Printer | Select-Object ${printerColumns} | ConvertTo-Json -Compress`);
      return toRows(printerRow, answer).map(({ Name, PrinterStatus, DriverName, PortName }) => ({
        name: Name,
        ...toPrinterState(PrinterStatus),
        silence: toWindowsSilence(PortName),
        fingerprint: [PortName, DriverName].filter(Boolean).join(' | '),
      }));
    },
    async cancel(printer, jobId) {
      await shell.run(`Remove-PrintJob -PrinterName ${toLiteral(printer)} -ID ${jobId}`);
    },
    stop: () => shell.stop(),
  };
}

/** Bits of `JOB_STATUS_…`, from the lowest: what is written where the words of a value are not known. */
const jobBits = [
  ...['Paused', 'Error', 'Deleting', 'Spooling', 'Printing', 'Offline', 'PaperOut', 'Printed', 'Deleted', 'BlockedDevQ'],
  ...['UserIntervention', 'Restarting', 'Complete', 'Retained', 'RenderingLocally'],
];
/** The same of `PRINTER_STATUS_…`. */
const printerBits = [
  ...['Paused', 'Error', 'PendingDeletion', 'PaperJam', 'PaperOut', 'ManualFeed', 'PaperProblem', 'Offline', 'IOActive', 'Busy'],
  ...['Printing', 'OutputBinFull', 'NotAvailable', 'Waiting', 'Processing', 'Initialization', 'WarmingUp', 'TonerLow', 'NoToner'],
  ...['PagePunt', 'UserIntervention', 'OutOfMemory', 'DoorOpen', 'ServerUnknown', 'PowerSave', 'ServerOffline', 'DriverUpdateNeeded'],
];

/** `Error, Printing` or a number. */
function toWords(status: string, bits: readonly string[]): string[] {
  const number = /^\d+$/.test(status.trim()) ? Number(status) : null;
  if (number !== null) return bits.filter((_word, bit) => Math.floor(number / 2 ** bit) % 2 === 1);
  return status
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

const hasOneOf = (words: readonly string[], ...wanted: string[]): boolean => words.some((word) => wanted.includes(word.toLowerCase()));

/** A job that was printed is deleted by the spooler itself. */
export function toJobState(status: string): Pick<OsJob, 'state' | 'message' | 'reasons'> {
  const words = toWords(status, jobBits);
  if (hasOneOf(words, 'printed', 'complete', 'completed')) return { state: 'done', message: '', reasons: [] };
  if (hasOneOf(words, 'deleted', 'deleting')) return { state: 'cancelled', message: '', reasons: [] };
  const told = toWindowsReasons(words.filter((word) => !hasOneOf([word], 'paused')));
  const reasons = inOrder([
    ...told,
    hasOneOf(words, 'paused') ? 'jobHeld' : undefined,
    told.length === 0 && hasOneOf(words, 'error') ? 'userIntervention' : undefined,
  ]);
  return {
    state: hasOneOf(words, 'printing') ? 'printing' : 'waiting',
    message: reasons.length > 0 ? words.join(', ') : '',
    reasons,
  };
}

const calm = new Set([
  ...['normal', 'idle', 'printing', 'processing', 'busy', 'waiting', 'warmingup', 'initialization', 'initializing', 'powersave'],
  ...['ioactive', 'tonerlow'],
]);

export function toPrinterState(status: string): Pick<OsPrinter, 'state' | 'isInTrouble' | 'message' | 'reasons'> {
  const words = toWords(status, printerBits);
  const isCalm = words.every((word) => calm.has(word.toLowerCase()));
  const told = toWindowsReasons(words);
  const reasons = isCalm || told.some(isTrouble) ? told : inOrder([...told, 'userIntervention']);
  const shared = { isInTrouble: !isCalm, message: isCalm ? '' : words.join(', '), reasons };
  if (hasOneOf(words, 'paused', 'error')) return { state: 'stopped', ...shared };
  return { state: hasOneOf(words, 'printing', 'processing', 'busy') ? 'busy' : 'ready', ...shared };
}
