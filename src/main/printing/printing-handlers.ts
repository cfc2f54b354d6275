import type { PrinterInfo, printingRoutes } from '@shared/contract/printing';
import { FailureError } from '@shared/contract/result';
import type { Handlers } from '../bridge/router';
import type { PrintQueue } from './print-queue';
import type { KnownPrinter, Printers } from './printers';
import type { ProfileStore } from './profile';
import type { PdfSaver } from './save-pdf';
import type { SheetRenewal } from './sheet-renewal';
import type { WantedSheets } from './wanted-sheets';

export type PrintingHandlers = Handlers<keyof typeof printingRoutes>;

export interface PrintingHandlersDeps {
  queue: PrintQueue;
  printers: Printers;
  profiles: ProfileStore;
  wanted: WantedSheets;
  pdf: PdfSaver;
  renewal: SheetRenewal;
  /** Rejects when sheets cannot be kept safely now. */
  demandKey(): Promise<void>;
}

/** A person who asks for a new list waits a little longer. */
const listLimitMs = 3000;
const refreshLimitMs = 10_000;
/** Before a batch the list is asked for again, but a printing system that takes its time does not hold the batch up. */
const recheckLimitMs = 300;
const freshMs = 5000;

export function createPrintingHandlers(deps: PrintingHandlersDeps): PrintingHandlers {
  const { queue, printers, profiles, wanted, pdf, renewal, demandKey } = deps;
  const viewAfter = (work: () => void) => {
    work();
    return queue.view();
  };

  /** The printer that a profile names, or the failure that says what is wrong with it. */
  async function demandPrinter(name: string | null, find: () => KnownPrinter | null): Promise<KnownPrinter> {
    if (name === null) throw new FailureError({ code: 'noPrinter' });
    if (!printers.isFresh(freshMs)) await printers.refresh(find() ? recheckLimitMs : listLimitMs);
    const printer = find();
    if (!printer) throw new FailureError({ code: 'printerNotFound', message: name });
    return printer;
  }

  return {
    async 'printing.printers'(input) {
      if (input?.refresh) await printers.refresh(refreshLimitMs);
      else if (!printers.isFresh(freshMs)) await printers.refresh(listLimitMs);
      return printers.known().map(toPrinterInfo);
    },
    'printing.readProfile': () => profiles.read(),
    'printing.saveProfile': (profile) => profiles.save(profile),
    async 'printing.printTestPage'({ profile }) {
      const printer = await demandPrinter(profile.printer, () => (profile.printer === null ? null : printers.find(profile.printer)));
      await demandKey();
      const { jobIds } = queue.enqueue([wanted.testPage(profile, printer.displayName)], { printer: printer.name, copies: profile.copies });
      const [jobId = ''] = jobIds;
      return { jobId };
    },
    async 'printing.enqueue'({ orders, language }) {
      const printer = await demandPrinter(profiles.read().printer, profiles.printer);
      const profile = profiles.read();
      const sheets = await wanted.invoices(orders, profile, language);
      await demandKey();
      return { ...queue.enqueue(sheets, { printer: printer.name, copies: profile.copies }), printer: printer.name };
    },
    async 'printing.savePdf'({ orders, language }) {
      const sheets = (await wanted.invoices(orders, profiles.read(), language)).map(({ sheet }) => sheet);
      return { path: await pdf.save(sheets, sheets[0]?.language ?? 'ar') };
    },
    'printing.queue': () => queue.view(),
    'printing.pause': ({ printer }) => viewAfter(() => queue.setPaused(printer, true)),
    'printing.resume': ({ printer }) => viewAfter(() => queue.setPaused(printer, false)),
    async 'printing.cancel'({ jobIds }) {
      await queue.cancel(jobIds);
      return queue.view();
    },
    async 'printing.retry'({ jobIds }) {
      await demandKey();
      await renewal.renew(jobIds);
      return viewAfter(() => queue.retry(jobIds));
    },
    async 'printing.reprint'({ jobIds }) {
      await demandKey();
      return viewAfter(() => queue.reprint(jobIds));
    },
    'printing.confirmPrinted': ({ jobIds }) => viewAfter(() => queue.confirmPrinted(jobIds)),
    'printing.resolveStale': ({ print }) => viewAfter(() => queue.resolveStale(print)),
    'printing.clearFinished': () => viewAfter(() => queue.clearFinished()),
  };
}

function toPrinterInfo({ name, displayName, description, location, state, stateMessage }: KnownPrinter): PrinterInfo {
  return { name, displayName, description, location, state, stateMessage };
}
