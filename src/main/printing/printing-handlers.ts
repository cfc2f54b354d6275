import type { Handlers } from '@main/system/ports/handlers';
import type { PrintRequest, printRequestLocalCalls } from '@shared/contract/printing/print-requests';
import type { PrintDestination, PrintSettings, PrintSettingsView, printSettingsLocalCalls } from '@shared/contract/printing/print-settings';
import type { PrinterInfo, printingLocalCalls } from '@shared/contract/printing/printing';
import { FailureError } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { type DocumentKind, documentKinds, isMadeFor, type Printable, toFittingPaper } from '@shared/domain/printing/printable';
import type { PrintDestinations } from './destinations/document-destinations';
import type { PrintPolicy } from './destinations/print-policy';
import type { PrintSettingsFile } from './destinations/print-settings-file';
import { type KnownPrinter, type Printers, toPrinterName } from './destinations/printers';
import { readMarks } from './history/read-marks';
import type { Journal } from './journal/journal';
import type { PdfSaver } from './paper/save-pdf';
import type { JobTitleProbe } from './queue/job-title-probe';
import type { PrintQueue } from './queue/print-queue';
import type { Destined, RequestedSheets } from './requests/requested-sheets';
import type { SheetRenewal } from './requests/sheet-renewal';
import { dedupeSheets } from './sheet/dedupe-sheets';

export type PrintingHandlers = Handlers<keyof (typeof printingLocalCalls & typeof printSettingsLocalCalls & typeof printRequestLocalCalls)>;

export interface PrintingHandlersDeps {
  queue: PrintQueue;
  journal: Pick<Journal, 'wasWanted' | 'marks'>;
  /** The shop whose orders pages show; '' for none. */
  shop: () => string;
  isSignedIn: () => boolean;
  printers: Printers;
  policy: PrintPolicy;
  destinations: PrintDestinations;
  wanted: RequestedSheets;
  file: PrintSettingsFile;
  pdf: PdfSaver;
  renewal: SheetRenewal;
  titles: JobTitleProbe;
  /** Rejects if sheets can't be stored safely now. */
  demandKey(): Promise<void>;
}

/** Time limit for a requested list, in ms. */
const listLimitMs = 3000;
const refreshLimitMs = 10_000;
/** The list is loaded again before a batch, but the batch doesn't wait for a slow printing system. */
const recheckLimitMs = 300;
const freshMs = 5000;

/** Checks the users' permissions; each check throws the failure that pages show. */
function createPermissionDemands({ isSignedIn, policy }: PrintingHandlersDeps) {
  function demandPerson(): void {
    if (!isSignedIn()) throw new FailureError({ code: 'sessionEnded' });
  }

  function demandPrinting(): void {
    demandPerson();
    if (!policy.mayPrint()) throw new FailureError({ code: 'printingForbidden' });
  }

  return { demandPerson, demandPrinting };
}

/** Destinations whose printers can print now. */
function createDestinationDemands({ printers, policy, destinations }: PrintingHandlersDeps, demandPrinting: () => void) {
  /**
   * Loads the settings, after the printers if IT has set destinations: its patterns match only after the system has listed its printers.
   */
  async function readSettings(): Promise<PrintSettingsView> {
    if (policy.hasDestinations() && !printers.isFresh(Number.POSITIVE_INFINITY)) await printers.refresh(listLimitMs);
    return destinations.read();
  }

  /** Resolves to the destination's printer; rejects with the failure that explains why it can't be used. */
  async function demandPrinter(
    document: Printable,
    { routes: wantedDestinations, managed }: Pick<PrintSettingsView, 'routes' | 'managed'>,
    find: () => KnownPrinter | null,
  ): Promise<KnownPrinter> {
    demandPrinting();
    const decided = managed[document];
    const name = wantedDestinations[document].printer ?? decided?.printerPattern ?? null;
    if (name === null) throw new FailureError({ code: 'noPrinter', document });
    if (!printers.isFresh(freshMs)) await printers.refresh(find() ? recheckLimitMs : listLimitMs);
    const printer = find();
    if (printer) return printer;
    const code = printers.isRefused(name) && !decided ? 'printerNotAllowed' : 'printerNotFound';
    const renamed = code === 'printerNotFound' ? destinations.renamed(document) : null;
    throw new FailureError({ code, message: name, document, ...(renamed && { renamedTo: renamed.name }) });
  }

  /** Checks everything that could prevent a document from printing, before any sheet is queued. */
  async function demandDestination(document: Printable): Promise<Destined> {
    const printer = await demandPrinter(document, await readSettings(), () => destinations.printer(document));
    const destination = destinations.of(document);
    if (!isMadeFor(document, destination.paper)) throw new FailureError({ code: 'badInput', document });
    return { document, destination, printer: printer.name };
  }

  async function demandDestinations(documents: readonly Printable[]): Promise<Destined[]> {
    const demanded: Destined[] = [];
    for (const document of new Set(documents)) demanded.push(await demandDestination(document));
    return demanded;
  }

  return { readSettings, demandPrinter, demandDestinations };
}

/** Checks the printers of existing sheets. */
function createPrinterDemands({ printers }: PrintingHandlersDeps) {
  /** Checks a printer that the user selects for existing sheets. */
  async function demandNamed(name: string): Promise<void> {
    const isKnown = printers.find(name) !== null;
    if (!isKnown || !printers.isFresh(freshMs)) await printers.refresh(isKnown ? recheckLimitMs : listLimitMs);
    if (printers.find(name)) return;
    throw new FailureError({ code: printers.isRefused(name) ? 'printerNotAllowed' : 'printerNotFound', message: name });
  }

  /** Refreshes an old list, because only a fresh one shows whether the printers of sheets still exist. */
  async function lookAtPrinters(): Promise<void> {
    if (!printers.isFresh(freshMs)) await printers.refresh(recheckLimitMs);
  }

  /**
   * Throws for several sheets on a printer that prompts for a file: it opens a dialog for each sheet, which is possible for one sheet but
   * not for a batch.
   */
  function demandNoFileDialogs(sheets: readonly { printer: string }[]): void {
    for (const [printer, all] of Map.groupBy(sheets, (sheet) => sheet.printer)) {
      if (all.length > 1 && printers.find(printer)?.silence === 'asksForFile')
        throw new FailureError({ code: 'printerAsksForFile', message: toPrinterName(printers, printer) });
    }
  }

  return { demandNamed, lookAtPrinters, demandNoFileDialogs };
}

/** Checks before sheets are queued. */
function createDemands(deps: PrintingHandlersDeps) {
  const permissions = createPermissionDemands(deps);
  return { ...permissions, ...createDestinationDemands(deps, permissions.demandPrinting), ...createPrinterDemands(deps) };
}

type Demands = ReturnType<typeof createDemands>;

/** Printers, destinations, and test pages. */
function createSettingsHandlers(deps: PrintingHandlersDeps, { demandPerson, readSettings, demandPrinter, lookAtPrinters }: Demands) {
  const { queue, printers, destinations, wanted, file, titles } = deps;

  async function printTestPage(document: Printable, settings: PrintSettings): Promise<{ jobId: string }> {
    const { managed } = await readSettings();
    const used = destinations.withPolicy(settings);
    const destination = used.routes[document];
    const find = () => (destination.printer === null ? null : printers.find(destination.printer));
    const printer = await demandPrinter(document, { routes: used.routes, managed }, find);
    await deps.demandKey();
    const page = wanted.testPage({ document, destination, printer: printer.name, head: used, printerName: printer.displayName });
    return { jobId: await titles.watch(printer.name, () => queue.enqueue([page]).jobIds[0] ?? '') };
  }

  return {
    async 'printing.printers'(input) {
      if (input?.refresh) await printers.refresh(refreshLimitMs, { ofAll: true });
      else if (!printers.isFresh(freshMs)) await printers.refresh(listLimitMs, { ofAll: true });
      return printers.known().map((printer) => ({ ...toPrinterInfo(printer), titles: titles.of(printer.name) }));
    },
    'printing.readSettings': readSettings,
    'printing.saveSettings'(settings) {
      demandPerson();
      return destinations.save(settings);
    },
    async 'printing.followPrinter'({ from, to }) {
      demandPerson();
      await lookAtPrinters();
      return destinations.follow(from, to);
    },
    'printing.exportSettings': async () => ({ path: await file.save(await readSettings()) }),
    'printing.importSettings': () => file.open(),
    'printing.printTestPage': ({ document, settings }) => printTestPage(document, settings),
    'printing.checkTestPage': async ({ jobId }) => ({ titles: await titles.outcome(jobId) }),
  } satisfies Partial<PrintingHandlers>;
}

/** Sheets that pages request, and earlier prints of the same orders. */
function createRequestHandlers(deps: PrintingHandlersDeps, { readSettings, demandDestinations, demandNoFileDialogs }: Demands) {
  const { queue, journal, printers, wanted, pdf } = deps;

  const enqueue: PrintQueue['enqueue'] = (sheets) => {
    demandNoFileDialogs(sheets);
    return queue.enqueue(sheets);
  };

  const toNames = (destined: readonly { printer: string }[]): string[] => [
    ...new Set(destined.map(({ printer }) => toPrinterName(printers, printer))),
  ];

  function toPrintedBefore(order: OrderRef): { order: OrderRef; documents: DocumentKind[] }[] {
    const documents = documentKinds.filter((document) => journal.wasWanted(deps.shop(), document, order));
    return documents.length > 0 ? [{ order, documents }] : [];
  }

  return {
    async 'printing.enqueue'(request) {
      const settings = await readSettings();
      const documents = request.document ? [request.document] : (request.documents ?? settings.pressed);
      const demanded = await demandDestinations(documents);
      const destined = demanded.map((one) => ({ ...one, destination: inLanguageOf(request, one.destination) }));
      const { sheets, ...made } = await wanted.of(request, destined, settings);
      await deps.demandKey();
      return { ...enqueue(sheets), printers: toNames(destined), ...made };
    },
    async 'printing.savePdf'(request) {
      const settings = await readSettings();
      const document = request.document ?? request.documents?.[0] ?? 'invoice';
      const own = settings.routes[document];
      const destination = inLanguageOf(request, { ...own, paper: toFittingPaper(document, own.paper) });
      const { sheets, news } = await wanted.of(request, [{ document, destination, printer: '' }], settings);
      return { path: await pdf.save(sheets), ...(news && { news }) };
    },
    'printing.preview': wanted.preview,
    'printing.canceled': ({ orders }) => wanted.canceled(orders),
    'printing.printedBefore': ({ orders }) => dedupeSheets(orders).flatMap((order) => toPrintedBefore(order)),
    'printing.marks': (asked) => readMarks(journal, deps.shop(), asked),
  } satisfies Partial<PrintingHandlers>;
}

/** The queue as users change it. */
function createQueueHandlers(deps: PrintingHandlersDeps, demands: Demands) {
  const { queue, renewal, demandKey } = deps;
  const { demandPerson, demandPrinting, demandNamed, lookAtPrinters, demandNoFileDialogs } = demands;
  const viewAfter = (work: () => void) => {
    work();
    return queue.view();
  };

  return {
    'printing.queue': () => queue.view(),
    'printing.pause': ({ printer }) => viewAfter(() => queue.setPaused(printer, true)),
    'printing.resume'({ printer }) {
      demandPerson();
      return viewAfter(() => queue.setPaused(printer, false));
    },
    async 'printing.cancel'({ jobIds }) {
      await queue.cancel(jobIds);
      return queue.view();
    },
    async 'printing.retry'({ jobIds }) {
      demandPrinting();
      await demandKey();
      await lookAtPrinters();
      demandNoFileDialogs(queue.printersOf(jobIds));
      await renewal.renew(jobIds);
      return viewAfter(() => queue.retry(jobIds));
    },
    async 'printing.reprint'({ jobIds, printer }) {
      demandPrinting();
      if (printer === undefined) await lookAtPrinters();
      else await demandNamed(printer);
      demandNoFileDialogs(printer === undefined ? queue.printersOf(jobIds) : jobIds.map(() => ({ printer })));
      await demandKey();
      return viewAfter(() => queue.reprint(jobIds, printer));
    },
    async 'printing.moveWaiting'({ from, to }) {
      demandPrinting();
      await demandNamed(to);
      demandNoFileDialogs(queue.waitingFor(from).map(() => ({ printer: to })));
      await demandKey();
      return viewAfter(() => queue.moveWaiting(from, to));
    },
    'printing.confirmPrinted': ({ jobIds }) => viewAfter(() => queue.confirmPrinted(jobIds)),
    'printing.denyPrinted'({ jobIds }) {
      demandPrinting();
      return viewAfter(() => queue.denyPrinted(jobIds));
    },
    'printing.resolveLeftover'({ print }) {
      if (print) demandPrinting();
      return viewAfter(() => queue.resolveStale(print));
    },
    'printing.clearFinished': () => viewAfter(() => queue.clearFinished()),
  } satisfies Partial<PrintingHandlers>;
}

export function createPrintingHandlers(deps: PrintingHandlersDeps): PrintingHandlers {
  const demands = createDemands(deps);
  return { ...createSettingsHandlers(deps, demands), ...createRequestHandlers(deps, demands), ...createQueueHandlers(deps, demands) };
}

const inLanguageOf = ({ language }: PrintRequest, own: PrintDestination): PrintDestination => (language ? { ...own, language } : own);

function toPrinterInfo({ fingerprint: _fingerprint, ...printer }: KnownPrinter): PrinterInfo {
  return printer;
}
