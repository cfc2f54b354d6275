import { z } from 'zod';
import type { OsJob, OsPrinter, OsQueue } from './os-queue';
import { codesOf, fromCodes, toLiteral } from './power-shell-text';

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
        fingerprint: [PortName, DriverName].filter(Boolean).join(' | '),
      }));
    },
    async cancel(printer, jobId) {
      await shell.run(`Remove-PrintJob -PrinterName ${toLiteral(printer)} -ID ${jobId}`);
    },
    stop: () => shell.stop(),
  };
}

/** `JobStatus` is a list of words such as `Error, Printing, Retained`. A job that was printed is deleted by the spooler itself. */
export function toJobState(status: string): Pick<OsJob, 'state' | 'message'> {
  const has = (word: RegExp): boolean => word.test(status);
  if (has(/\b(printed|complete|completed)\b/i)) return { state: 'done', message: '' };
  if (has(/\b(deleted|deleting)\b/i)) return { state: 'cancelled', message: '' };
  const message = has(/error|offline|paperout|blocked|userintervention/i) ? status : '';
  return { state: has(/\bprinting\b/i) ? 'printing' : 'waiting', message };
}

const calm = /^(normal|idle|printing|processing|busy|waiting|warmingup|initialization|powersave|ioactive|tonerlow|0)?$/i;

export function toPrinterState(status: string): Pick<OsPrinter, 'state' | 'isInTrouble' | 'message'> {
  const words = status.split(',').map((word) => word.trim());
  const isCalm = words.every((word) => calm.test(word));
  if (words.some((word) => /^(paused|error)$/i.test(word))) return { state: 'stopped', isInTrouble: true, message: status };
  const isBusy = words.some((word) => /^(printing|processing|busy)$/i.test(word));
  return { state: isBusy ? 'busy' : 'ready', isInTrouble: !isCalm, message: isCalm ? '' : status };
}
