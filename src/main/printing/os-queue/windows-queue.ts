import { codesOf, fromCodes, toLiteral } from '@main/system/ports/power-shell';
import { isIssue, type PrinterReason } from '@shared/contract/printing/printer-reasons';
import { z } from 'zod';
import type { OsJob, OsPrinter, OsQueue } from './os-queue';
import { PowerShellLateError } from './power-shell-child';
import { inOrder, toWindowsReasons, toWindowsSilence } from './printer-reasons';

/** Runs PowerShell commands one after the other in one long-lived process. `run` resolves to the output of the command. */
export interface PowerShell {
  run(command: string): Promise<string>;
  stop(): void;
}

export interface WindowsShells {
  /** For printers in use that respond. */
  quick: PowerShell;
  /** For printers that aren't used, and those that responded late, so that no other command waits for them. */
  patient: PowerShell;
}

/** Text as character codes, because PowerShell's output has the code page of the console. */
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

/** A printer that responds to the patient PowerShell within this time moves back to the quick one. */
const promptMs = 5000;

const jobColumns = `Id, ${asCodes('DocumentName')}, ${asWords('JobStatus')}, PagesPrinted, TotalPages`;
const printerColumns = ['Name', 'DriverName', 'PortName'].map(asCodes).concat(asWords('PrinterStatus')).join(', ');

function asCodes(name: string): string {
  return `@{n='${name}';e={${codesOf(`$_.${name}`)}}}`;
}

function asWords(name: string): string {
  return `@{n='${name}';e={[string]$_.${name}}}`;
}

/** Windows PowerShell writes one item without its list, and an empty output for none. */
function toRows<Row extends z.ZodType>(schema: Row, text: string): z.output<Row>[] {
  const parsed: unknown = text.trim() === '' ? [] : JSON.parse(text);
  return z.array(schema).parse(Array.isArray(parsed) ? parsed : [parsed]);
}

const toPrinter = ({ Name, PrinterStatus, DriverName, PortName }: z.output<typeof printerRow>): OsPrinter => ({
  name: Name,
  ...toPrinterState(PrinterStatus),
  silence: toWindowsSilence(PortName),
  fingerprint: [PortName, DriverName].filter(Boolean).join(' | '),
});

/** A name with one of these characters is a pattern to `Get-Printer`, which then doesn't report that the printer doesn't exist. */
const wildcards = /[*?`[\]]/g;

function toPrinterQuestion(name: string): string {
  const wanted = `Get-Printer -Name ${toLiteral(name.replace(wildcards, '`$&'))}`;
  // In every language of Windows, only this word shows that the printer doesn't exist.
  const unlessMissing = "if ([string]$_.FullyQualifiedErrorId -notlike '*NotFound*') { throw }";
  return `$(try { ${wanted} } catch { ${unlessMissing} }) | Select-Object ${printerColumns} | ConvertTo-Json -Compress`;
}

/** Chooses the PowerShell for a printer, so that a slow printer doesn't delay the commands for others. */
function createChoice({ quick, patient }: WindowsShells): {
  follow(printer: string): void;
  run(printer: string, command: string): Promise<string>;
} {
  const followed = new Set<string>();
  const late = new Set<string>();

  async function runPatiently(printer: string, command: string): Promise<string> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
    }, promptMs);
    const answer = await patient.run(command).finally(() => clearTimeout(timer));
    if (!isLate) late.delete(printer);
    return answer;
  }

  return {
    follow: (printer) => void followed.add(printer),
    async run(printer, command) {
      if (!followed.has(printer) || late.has(printer)) return runPatiently(printer, command);
      try {
        return await quick.run(command);
      } catch (error) {
        if (error instanceof PowerShellLateError) late.add(printer);
        throw error;
      }
    },
  };
}

/**
 * The Windows spooler. It removes a job that has ended, whether its pages were sent to the device or the user removed it. `Printed` and
 * `Complete` mean that the data was sent; a network printer reports no more.
 */
export function createWindowsQueue(shells: WindowsShells): OsQueue {
  const shell = createChoice(shells);

  async function find(name: string): Promise<OsPrinter | null> {
    const rows = toRows(printerRow, await shell.run(name, toPrinterQuestion(name)));
    const row = rows.find((one) => one.Name === name);
    if (!row && name.search(wildcards) >= 0) throw new Error('a printer with such a name cannot be asked for');
    return row ? toPrinter(row) : null;
  }

  return {
    keepsHistory: false,
    async isOffline(printer) {
      shell.follow(printer);
      return (await find(printer))?.reasons?.includes('offline') === true;
    },
    async jobs(printer) {
      shell.follow(printer);
      const answer = await shell.run(
        printer,
        `Get-PrintJob -PrinterName ${toLiteral(printer)} | Select-Object ${jobColumns} | ConvertTo-Json -Compress`,
      );
      return toRows(jobRow, answer).map(({ Id, DocumentName, JobStatus, PagesPrinted, TotalPages }) => ({
        id: Id,
        title: DocumentName,
        ...toJobState(JobStatus, PagesPrinted),
        isSent: TotalPages > 0 && PagesPrinted >= TotalPages,
      }));
    },
    async printers(names) {
      const found = await Promise.allSettled(names.map(async (name) => [name, await find(name)] as const));
      return new Map(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    },
    async cancel(printer, jobId) {
      shell.follow(printer);
      await shell.run(printer, `Remove-PrintJob -PrinterName ${toLiteral(printer)} -ID ${jobId}`);
    },
    stop() {
      shells.quick.stop();
      shells.patient.stop();
    },
  };
}

/** Bits of `JOB_STATUS_…`, lowest first: Windows writes a number if it has no name for a value. */
const jobBits = [
  ...['Paused', 'Error', 'Deleting', 'Spooling', 'Printing', 'Offline', 'PaperOut', 'Printed', 'Deleted', 'BlockedDevQ'],
  ...['UserIntervention', 'Restarting', 'Complete', 'Retained', 'RenderingLocally'],
];
/** Bits of `PRINTER_STATUS_…`, lowest first. */
const printerBits = [
  ...['Paused', 'Error', 'PendingDeletion', 'PaperJam', 'PaperOut', 'ManualFeed', 'PaperProblem', 'Offline', 'IOActive', 'Busy'],
  ...['Printing', 'OutputBinFull', 'NotAvailable', 'Waiting', 'Processing', 'Initialization', 'WarmingUp', 'TonerLow', 'NoToner'],
  ...['PagePunt', 'UserIntervention', 'OutOfMemory', 'DoorOpen', 'ServerUnknown', 'PowerSave', 'ServerOffline', 'DriverUpdateNeeded'],
];

/** Parses `Error, Printing` or a number. */
function toWords(status: string, bits: readonly string[]): string[] {
  const number = /^\d+$/.test(status.trim()) ? Number(status) : null;
  if (number !== null) return bits.filter((_word, bit) => Math.floor(number / 2 ** bit) % 2 === 1);
  return status
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
}

const hasOneOf = (words: readonly string[], ...wanted: string[]): boolean => words.some((word) => wanted.includes(word.toLowerCase()));

/**
 * Converts a job's status. The spooler itself deletes printed jobs, so a job that is being deleted was removed by the user only if it still
 * waits for its printer.
 */
export function toJobState(status: string, pagesPrinted = 0): Pick<OsJob, 'state' | 'message' | 'reasons'> {
  const words = toWords(status, jobBits);
  if (hasOneOf(words, 'printed', 'complete', 'completed')) return { state: 'done', message: '', reasons: [] };
  const waiting = toWaitingState(words);
  if (!hasOneOf(words, 'deleted', 'deleting')) return waiting;
  const hasBegun = waiting.state === 'printing' || pagesPrinted > 0;
  return { state: waiting.reasons.length > 0 && !hasBegun ? 'cancelled' : 'leaving', message: '', reasons: [] };
}

function toWaitingState(words: readonly string[]): { state: 'waiting' | 'printing'; message: string; reasons: PrinterReason[] } {
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
  const reasons = isCalm || told.some(isIssue) ? told : inOrder([...told, 'userIntervention']);
  const shared = { isInTrouble: !isCalm, message: isCalm ? '' : words.join(', '), reasons };
  if (hasOneOf(words, 'paused', 'error')) return { state: 'stopped', ...shared };
  return { state: hasOneOf(words, 'printing', 'processing', 'busy') ? 'busy' : 'ready', ...shared };
}
