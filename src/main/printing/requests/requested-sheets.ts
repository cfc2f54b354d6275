import type { Digits } from '@shared/contract/desktop/session';
import type { CanceledOrder, PreviewRequest, PrintDraft, PrintRequest, SheetNews } from '@shared/contract/printing/print-requests';
import type { PrintDestination, PrintSettings } from '@shared/contract/printing/print-settings';
import type { PrintedAtStation, PrintedSheet } from '@shared/contract/printing/printed-sheet';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import { type DocumentKind, isOfOrder, type Printable, printableFacts } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import { translator } from '@shared/i18n/translate';
import type { RequestedSheet } from '../queue/print-queue';
import { dedupeSheets } from '../sheet/dedupe-sheets';
import type { OrderSnapshots } from '../sheet/order-snapshots';
import { type Gather, type GatheredSheet, toOrderSheets } from './gather';

export interface RequestedSheetsDeps {
  snapshots: OrderSnapshots;
  gather: Gather;
  language: () => Language;
  digits: () => Digits;
  now: () => Date;
}

/** A document and where its sheets are printed. */
export interface Destined<Document extends Printable = Printable> {
  document: Document;
  destination: PrintDestination;
  /** System name. */
  printer: string;
}

type Head = PrintedSheet['head'];
type PaperSettings = Head & Pick<PrintSettings, 'collation'>;
type TestPage = Destined & { head: Head; printerName: string };

/** Turns a request into sheets, with the current settings, and in the app's language if the destination follows it. */
export interface RequestedSheets {
  /**
   * Returns the sheets in print order; a destination for both languages makes two sheets next to each other, Arabic first. Rejects as
   * `Gather.gather` does.
   */
  of(
    request: PrintRequest,
    documents: readonly Destined[],
    settings: PaperSettings,
  ): Promise<{ sheets: RequestedSheet[]; orders?: OrderRef[]; news?: SheetNews }>;
  /** Returns documents of orders, from snapshots that the server has just returned. */
  ofSnapshots(
    documents: readonly Destined<DocumentKind>[],
    snapshots: readonly OrderSnapshot[],
    settings: PaperSettings,
    printedBy?: PrintedAtStation,
  ): RequestedSheet[];
  preview(request: PreviewRequest): Promise<PrintDraft | null>;
  /** Returns the given orders that are canceled, by the same data as their sheets. */
  canceled(orders: readonly OrderRef[]): Promise<CanceledOrder[]>;
  testPage(page: TestPage): RequestedSheet;
}

/** More labels in one job would be slow to draw, and a job that stops halfway would leave many labels to check. */
const maxCopiesInJob = 200;

function inParts(count: number): number[] {
  const parts = Math.ceil(count / maxCopiesInJob);
  return Array.from({ length: parts }, (_, index) => Math.min(maxCopiesInJob, count - index * maxCopiesInJob));
}

const toHead = ({ shopName, shopAddress, shopPhone }: Head): Head => ({ shopName, shopAddress, shopPhone });

function toTestPage({ document, destination, head, printer, printerName }: TestPage, language: Language, at: Date): RequestedSheet {
  const [own] = toSheetLanguages(destination.language, language);
  const { paper, color, copies, rotation } = destination;
  return {
    sheet: {
      kind: 'testPage',
      language: own,
      printerName,
      requestedAt: at.toISOString(),
      document,
      paper,
      color,
      ...(printableFacts[document].isLabel && { rotation }),
      head: toHead(head),
    },
    title: translator(own)('documents.testPage.title'),
    customer: '',
    printer,
    copies,
  };
}

export function createRequestedSheets({ snapshots, gather, language, digits, now }: RequestedSheetsDeps): RequestedSheets {
  function toSheets(gathered: readonly GatheredSheet[], documents: readonly Destined[], settings: PaperSettings): RequestedSheet[] {
    const head = toHead(settings);
    const ways = new Map(documents.map((destined) => [destined.document, destined]));
    return gathered.flatMap(({ data, title, customer = '', count = 1 }) => {
      const way = ways.get(data.kind);
      if (!way) return [];
      const { destination, printer } = way;
      const { paper, color, copies } = destination;
      return toSheetLanguages(destination.language, language()).flatMap((own) => {
        // Leave this order of fields unchanged: sheets that an earlier version has queued are compared by their hash.
        const sheet: PrintedSheet = { ...{ kind: data.kind, language: own }, ...data, paper, color, digits: digits(), head };
        const name = typeof title === 'string' ? title : title(own);
        return inParts(count * copies).map((part) => ({ sheet, title: name, customer, printer, copies: part }));
      });
    });
  }

  return {
    async of(request, documents, settings) {
      const ofOrders = documents.flatMap(({ document }) => (isOfOrder(document) ? document : []));
      const { sheets, ...news } = await gather.gather(request, ofOrders, settings.collation);
      return { sheets: toSheets(sheets, documents, settings), ...news };
    },
    ofSnapshots(documents, fresh, settings, printedBy) {
      const found = fresh.map((snapshot) => ({ snapshot, asOf: null, isChanged: false }));
      const kinds = documents.map(({ document }) => document);
      return toSheets(toOrderSheets(found, kinds, settings.collation, printedBy), documents, settings);
    },
    preview: gather.preview,
    async canceled(orders) {
      const found = await snapshots.get(dedupeSheets(orders));
      return found
        .filter(({ snapshot }) => isCanceled(snapshot))
        .map(({ snapshot: { kind, id, customer } }) => ({ order: { kind, id }, customer: customer.name }));
    },
    testPage: (page) => toTestPage(page, language(), now()),
  };
}
