import { isMadeFor, type PrinterInfo, type ProfileView, type printingRoutes, toFittingPaper } from '@shared/contract/printing';
import { FailureError } from '@shared/contract/result';
import type { Handlers } from '../bridge/router';
import type { PrintPolicy } from './print-policy';
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
  policy: PrintPolicy;
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
  const { queue, printers, policy, profiles, wanted, pdf, renewal, demandKey } = deps;
  const viewAfter = (work: () => void) => {
    work();
    return queue.view();
  };

  function demandPrinting(): void {
    if (!policy.mayPrint()) throw new FailureError({ code: 'printingForbidden' });
  }

  /** IT names printers by patterns: which one is meant is known only once the system has listed what there is. */
  async function readProfile(): Promise<ProfileView> {
    if (policy.invoiceRoute([]) && !printers.isFresh(Number.POSITIVE_INFINITY)) await printers.refresh(listLimitMs);
    return profiles.read();
  }

  /** The printer that a profile names, or the failure that says what is wrong with it. */
  async function demandPrinter(
    { printer: chosen, managed }: Pick<ProfileView, 'printer' | 'managed'>,
    find: () => KnownPrinter | null,
  ): Promise<KnownPrinter> {
    demandPrinting();
    const name = chosen ?? managed?.printerPattern ?? null;
    if (name === null) throw new FailureError({ code: 'noPrinter' });
    if (!printers.isFresh(freshMs)) await printers.refresh(find() ? recheckLimitMs : listLimitMs);
    const printer = find();
    if (!printer)
      throw new FailureError({ code: printers.isRefused(name) && !managed ? 'printerNotAllowed' : 'printerNotFound', message: name });
    return printer;
  }

  return {
    async 'printing.printers'(input) {
      if (input?.refresh) await printers.refresh(refreshLimitMs);
      else if (!printers.isFresh(freshMs)) await printers.refresh(listLimitMs);
      return printers.known().map(toPrinterInfo);
    },
    'printing.readProfile': readProfile,
    'printing.saveProfile': (profile) => profiles.save(profile),
    async 'printing.printTestPage'({ profile }) {
      const { managed } = await readProfile();
      const used = profiles.withPolicy(profile);
      const find = () => (used.printer === null ? null : printers.find(used.printer));
      const printer = await demandPrinter({ printer: used.printer, ...(managed && { managed }) }, find);
      await demandKey();
      const { jobIds } = queue.enqueue([wanted.testPage(used, printer.displayName)], { printer: printer.name, copies: used.copies });
      const [jobId = ''] = jobIds;
      return { jobId };
    },
    async 'printing.enqueue'({ orders, document = 'invoice', language }) {
      const printer = await demandPrinter(await readProfile(), profiles.printer);
      const profile = profiles.read();
      if (!isMadeFor(document, profile.paper)) throw new FailureError({ code: 'badInput' });
      const sheets = await wanted.ofOrders(document, orders, profile, language);
      await demandKey();
      return { ...queue.enqueue(sheets, { printer: printer.name, copies: profile.copies }), printer: printer.name };
    },
    async 'printing.savePdf'({ orders, document = 'invoice', language }) {
      const profile = await readProfile();
      const paper = toFittingPaper(document, profile.paper);
      const sheets = (await wanted.ofOrders(document, orders, { ...profile, paper }, language)).map(({ sheet }) => sheet);
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
      demandPrinting();
      await demandKey();
      await renewal.renew(jobIds);
      return viewAfter(() => queue.retry(jobIds));
    },
    async 'printing.reprint'({ jobIds }) {
      demandPrinting();
      await demandKey();
      return viewAfter(() => queue.reprint(jobIds));
    },
    'printing.confirmPrinted': ({ jobIds }) => viewAfter(() => queue.confirmPrinted(jobIds)),
    'printing.resolveStale'({ print }) {
      if (print) demandPrinting();
      return viewAfter(() => queue.resolveStale(print));
    },
    'printing.clearFinished': () => viewAfter(() => queue.clearFinished()),
  };
}

function toPrinterInfo({ fingerprint: _fingerprint, ...printer }: KnownPrinter): PrinterInfo {
  return printer;
}
