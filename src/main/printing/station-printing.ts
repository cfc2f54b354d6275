import { FailureError } from '@shared/contract/result';
import { type DocumentKind, documentKinds, toFittingPaper } from '@shared/domain/printing/printable';
import type { PrintDestinations } from './destinations/document-destinations';
import type { PrintPolicy } from './destinations/print-policy';
import type { Printers } from './destinations/printers';
import { pendingStates } from './journal/job-states';
import type { Journal } from './journal/journal';
import type { StationDestination, StationObstacle, StationPrinting } from './printing-port';
import type { PrintQueue } from './queue/print-queue';
import type { PrinterIssues } from './queue/printer-issues';
import type { Destined, RequestedSheets } from './requests/requested-sheets';
import { isOrderSheet } from './sheet/sheet';

export interface StationPrintingDeps {
  journal: Journal;
  queue: PrintQueue;
  printers: Printers;
  policy: PrintPolicy;
  destinations: PrintDestinations;
  wanted: RequestedSheets;
  troubles: Pick<PrinterIssues, 'of'>;
  isPaused(printer: string): boolean;
  demandKey(): Promise<void>;
  now: () => Date;
  onChanged(listener: () => void): void;
}

const listLimitMs = 3000;
/** The first list of a run is slower, because Windows PowerShell has to start. */
const firstListLimitMs = 10_000;
const freshMs = 15_000;
/** Number of cached areas: every view shows them, and a sheet is decrypted once. */
const maxAreas = 400;

/** Returns the system name of the document's printer, even if the printer is missing; null if none is selected. */
function printerNameOf(destinations: PrintDestinations, document: DocumentKind): string | null {
  const { routes: own, managed } = destinations.read();
  return destinations.printer(document)?.name ?? own[document].printer ?? managed[document]?.printerPattern ?? null;
}

/** Finds the reason why a document can't be printed now. */
function createObstacles({ printers, policy, destinations, demandKey }: StationPrintingDeps) {
  const nameOf = (document: DocumentKind): string | null => printerNameOf(destinations, document);
  const isListed = (): boolean => printers.isFresh(Number.POSITIVE_INFINITY);

  function obstacleOf(document: DocumentKind): Extract<StationObstacle, { kind: 'noPrinter' | 'printer' }> | null {
    const documents = [document];
    const found = destinations.printer(document);
    if (found?.silence === 'asksForFile')
      return { kind: 'printer', printer: found.name, displayName: found.displayName, trouble: 'printerAsksForFile', documents };
    if (found) return null;
    const name = nameOf(document);
    if (name === null) return { kind: 'noPrinter', documents };
    const missing = isListed() ? 'printerNotFound' : 'notAnswering';
    const trouble = printers.isRefused(name) ? 'printerNotAllowed' : missing;
    return { kind: 'printer', printer: name, displayName: name, trouble, documents };
  }

  async function hasKey(): Promise<boolean> {
    return demandKey().then(
      () => true,
      () => false,
    );
  }

  return async (documents: readonly DocumentKind[]): Promise<StationObstacle | null> => {
    const forbidden = policy.forbiddenBy();
    if (forbidden !== null) return { kind: 'printingForbidden', where: forbidden };
    if (!printers.isFresh(freshMs) || documents.some(obstacleOf)) await printers.refresh(isListed() ? listLimitMs : firstListLimitMs);
    const found = documents.flatMap((document) => obstacleOf(document) ?? []);
    const [first] = found;
    if (first) {
      const same = found.filter(
        (one) => one.kind === first.kind && nameOf(one.documents[0] ?? 'invoice') === nameOf(first.documents[0] ?? 'invoice'),
      );
      return { ...first, documents: same.flatMap((one) => one.documents) };
    }
    return (await hasKey()) ? null : { kind: 'storage' };
  };
}

/** The printers of a station's documents. */
function createStationPrinters(deps: StationPrintingDeps) {
  const { journal, printers, destinations, troubles } = deps;

  function toDestined(documents: readonly DocumentKind[]): Destined<DocumentKind>[] {
    return documents.map((document) => {
      const destination = destinations.of(document);
      // The printer may have been removed since the last check; IT's pattern isn't the name of a printer.
      const printer = destinations.printer(document)?.name;
      if (printer === undefined) throw new FailureError({ code: 'printerNotFound', document });
      return { document, destination: { ...destination, paper: toFittingPaper(document, destination.paper) }, printer };
    });
  }

  function toDestination(printer: string, documents: DocumentKind[], printing: ReadonlySet<string>): StationDestination {
    const known = printers.find(printer);
    const [first = 'invoice'] = documents;
    return {
      printer,
      displayName: known?.displayName ?? printer,
      paper: destinations.of(first).paper,
      documents,
      isPaused: deps.isPaused(printer),
      isPrinting: printing.has(printer),
      state: known?.state ?? 'unknown',
      trouble: troubles.of(printer),
    };
  }

  return {
    toDestined,
    destinations(): StationDestination[] {
      const named = documentKinds.flatMap((document) => {
        const printer = printerNameOf(destinations, document);
        return printer === null ? [] : [{ document, printer }];
      });
      const printing = new Set(journal.inStates(pendingStates).map((job) => job.printer));
      return [...Map.groupBy(named, ({ printer }) => printer)].map(([printer, all]) =>
        toDestination(
          printer,
          all.map(({ document }) => document),
          printing,
        ),
      );
    },
  };
}

/** Areas of the orders on sheets of the station, by job. */
function createSheetAreas(journal: Pick<Journal, 'sheet'>): StationPrinting['areaOf'] {
  const areas = new Map<string, { name_en: string; name_ar: string }>();
  return (jobId) => {
    const known = areas.get(jobId);
    if (known) return known;
    try {
      const sheet = journal.sheet(jobId);
      const area = (isOrderSheet(sheet) && sheet.snapshot.address?.area) || { name_en: '', name_ar: '' };
      areas.set(jobId, area);
      const [oldest] = areas.keys();
      if (areas.size > maxAreas && oldest !== undefined) areas.delete(oldest);
      return area;
    } catch {
      return null;
    }
  };
}

export function createStationPrinting(deps: StationPrintingDeps): StationPrinting {
  const { journal, queue, destinations, wanted } = deps;
  const { destinations: readDestinations, toDestined } = createStationPrinters(deps);

  return {
    journal,
    findObstacle: createObstacles(deps),
    destinations: readDestinations,
    print({ orders, documents, shop, station, statusAfter }) {
      const snapshots = orders.map(({ snapshot }) => snapshot);
      // The papers of one order belong together here, independent of the user's setting.
      const sheets = wanted.ofSnapshots(
        toDestined(documents),
        snapshots,
        { ...destinations.read(), collation: 'byOrder' },
        {
          station,
          at: deps.now().toISOString(),
        },
      );
      const decisions = orders.map(({ snapshot: { kind, id }, placedAt }) => ({
        shop,
        order: { kind, id },
        outcome: 'printed' as const,
        placedAt,
        wantedStatus: statusAfter,
      }));
      queue.enqueueDecided(sheets, { origin: 'station', name: station.name }, decisions);
    },
    areaOf: createSheetAreas(journal),
    reprint: (jobIds) => queue.reprint(jobIds),
    onChanged: deps.onChanged,
  };
}
