import { FailureError } from '@shared/contract/result';
import { isMadeFor, type Paper, type Printable, printables } from '@shared/domain/printing/printable';
import type { PrintDestinations } from '../destinations/document-destinations';
import { type PrinterNames, toPrinterName } from '../destinations/printers';
import type { JobRecord, Redirection } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { Sheet } from '../sheet/sheet';
import { toContentHash } from '../sheet/tokens';

/** Lays a sheet out for another printer than the one that it was made for (docs/adr/0053). */
export interface PrinterReassignment {
  /** Uses the paper that the destinations have for that printer. Throws `paperNotFitting` if the document isn't made for any of it. */
  to(job: JobRecord, printer: string): Redirection;
  /**
   * Returns the document's current destination if the job's own printer no longer exists and the destination's printer does; otherwise
   * null, and the job stays.
   */
  away(job: JobRecord): Redirection | null;
}

export interface PrinterReassignmentDeps {
  journal: Pick<Journal, 'sheet'>;
  printers: PrinterNames;
  destinations: Pick<PrintDestinations, 'of' | 'printer'>;
}

interface Laid {
  paper: Paper;
  /** Null leaves the color unchanged. */
  color: boolean | null;
}

export function createPrinterReassignment({ journal, printers, destinations }: PrinterReassignmentDeps): PrinterReassignment {
  /**
   * Returns the paper on another printer. Only the destinations show which paper is in a printer; a printer without any destination gets
   * the sheet unchanged.
   */
  function toLaid({ document, paper }: JobRecord, printer: string): Laid {
    const here = printables.filter((one) => destinations.printer(one)?.name === printer);
    if (document === 'testPage' || here.length === 0) return { paper, color: null };
    const fitting = here.map((one) => ({ one, ...destinations.of(one) })).filter((destination) => isMadeFor(document, destination.paper));
    const found = fitting.find(({ one }) => one === document) ?? fitting.find((destination) => destination.paper === paper) ?? fitting[0];
    if (found) return { paper: found.paper, color: found.one === document ? found.color : null };
    throw new FailureError({ code: 'paperNotFitting', message: toPrinterName(printers, printer), document });
  }

  function lay(sheet: Sheet, { paper, color }: Laid, printer: string): Sheet {
    const laid = { ...sheet, paper, color: color ?? sheet.color };
    return laid.kind === 'testPage' ? { ...laid, printerName: toPrinterName(printers, printer) } : laid;
  }

  /** Null if the sheet's key is lost: the job fails on the new printer too, and the user's retry renews the sheet. */
  function read(jobId: string): Sheet | null {
    try {
      return journal.sheet(jobId);
    } catch (error) {
      if (error instanceof FailureError && error.failure.code === 'sheetUnreadable') return null;
      throw error;
    }
  }

  function to(job: JobRecord, printer: string): Redirection {
    const laid = toLaid(job, printer);
    const kept = read(job.id);
    const sheet = kept && lay(kept, laid, printer);
    return { jobId: job.id, printer, paper: laid.paper, sheet: sheet && { sheet, contentHash: toContentHash(sheet) } };
  }

  return {
    to,
    away(job) {
      if (printers.find(job.printer)) return null;
      const document: Printable = job.document === 'testPage' ? 'invoice' : job.document;
      const printer = destinations.printer(document);
      return printer && to(job, printer.name);
    },
  };
}
