import { isOfOrder } from '@shared/domain/printing/printable';
import type { PrintDestinations } from '../destinations/document-destinations';
import type { JobRecord } from '../journal/job-record';
import type { Journal } from '../journal/journal';
import type { RequestedSheet } from '../queue/print-queue';
import { toContentHash } from '../sheet/tokens';
import type { RequestedSheets } from './requested-sheets';

/** Renews sheets whose key is lost from the shop's orders before the user's retry; paper and language stay those of the job. */
export interface SheetRenewal {
  /** Rejects if an order isn't available; nothing of that job has changed then. */
  renew(jobIds: readonly string[]): Promise<void>;
}

export interface SheetRenewalDeps {
  journal: Journal;
  wanted: RequestedSheets;
  destinations: PrintDestinations;
}

export function createSheetRenewal({ journal, wanted, destinations }: SheetRenewalDeps): SheetRenewal {
  async function make({ document, order, paper, language, printer, copies }: JobRecord): Promise<RequestedSheet | undefined> {
    const settings = destinations.read();
    const destination = { ...settings.routes[document === 'testPage' ? 'invoice' : document], paper, language, printer, copies };
    if (document !== 'testPage' && !isOfOrder(document)) return undefined;
    if (!order || document === 'testPage')
      return wanted.testPage({ document: 'invoice', destination, printer, head: settings, printerName: printer });
    const { sheets } = await wanted.of({ orders: [order], documents: [document] }, [{ document, destination, printer }], settings);
    return sheets[0];
  }

  return {
    async renew(jobIds) {
      const jobs = jobIds.flatMap((id) => journal.find(id) ?? []);
      for (const job of jobs) {
        if (job.state !== 'failed' || job.error?.code !== 'sheetUnreadable') continue;
        const made = await make(job);
        if (made) journal.replaceSheet(job.id, { sheet: made.sheet, customer: made.customer, contentHash: toContentHash(made.sheet) });
      }
    },
  };
}
