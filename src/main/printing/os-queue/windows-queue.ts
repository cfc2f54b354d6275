import { z } from 'zod';
import type { OsJob, OsPrinter, OsQueue } from './os-queue';

/** Runs PowerShell commands one after the other in one long-lived process; each answers with the text that it wrote. */
export interface PowerShell {
  run(command: string): Promise<string>;
  stop(): void;
}

const jobRow = z.object({ Id: z.number(), DocumentName: z.string().nullable(), JobStatus: z.union([z.string(), z.number()]).nullable() });
const printerRow = z.object({
  Name: z.string(),
  PrinterStatus: z.union([z.string(), z.number()]).nullable(),
  DriverName: z.string().nullable(),
  PortName: z.string().nullable(),
});

/** As base64, because PowerShell knows five kinds of single quotes and reads its input in the system's old code page. */
function literal(text: string): string {
  return `([Text.Encoding]::UTF8.GetString([Convert]::FromBase64String('${Buffer.from(text, 'utf8').toString('base64')}')))`;
}

/** Windows PowerShell writes one item without its list, and nothing at all for none. */
function toRows<Row extends z.ZodType>(schema: Row, text: string): z.output<Row>[] {
  const parsed: unknown = text.trim() === '' ? [] : JSON.parse(text);
  return z.array(schema).parse(Array.isArray(parsed) ? parsed : [parsed]);
}

/**
 * The Windows spooler. It forgets a job that is done, so a job that is gone without an error is done. `Printed` and `Complete` mean that the
 * data was sent, which is all that a network printer tells.
 */
export function createWindowsQueue(shell: PowerShell): OsQueue {
  return {
    keepsHistory: false,
    async jobs(printer) {
      const text = await shell.run(
        `Get-PrintJob -PrinterName ${literal(printer)} | Select-Object Id, DocumentName, @{n='JobStatus';e={[string]$_.JobStatus}} | ConvertTo-Json -Compress`,
      );
      return toRows(jobRow, text).map(({ Id, DocumentName, JobStatus }) => ({
        id: Id,
        title: DocumentName ?? '',
        ...toJobState(String(JobStatus ?? '')),
      }));
    },
    async printers() {
      const text = await shell.run(
        `Get-Printer | Select-Object Name, @{n='PrinterStatus';e={[string]$_.PrinterStatus}}, DriverName, PortName | ConvertTo-Json -Compress`,
      );
      return toRows(printerRow, text).map(({ Name, PrinterStatus, DriverName, PortName }) => ({
        name: Name,
        ...toPrinterState(String(PrinterStatus ?? '')),
        fingerprint: [PortName, DriverName].filter(Boolean).join(' | '),
      }));
    },
    async cancel(printer, jobId) {
      await shell.run(`Remove-PrintJob -PrinterName ${literal(printer)} -ID ${jobId}`);
    },
    stop: () => shell.stop(),
  };
}

/** `JobStatus` is a list of words such as `Error, Printing, Retained`. */
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
