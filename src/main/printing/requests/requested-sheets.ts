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

/** A document with the way that its sheets go. */
export interface Destined<Document extends Printable = Printable> {
  document: Document;
  destination: PrintDestination;
  /** System name. */
  printer: string;
}

type Head = PrintedSheet['head'];
type PaperSettings = Head & Pick<PrintSettings, 'collation'>;

/** Turns a person's request into sheets: the settings as they are now, the language of the app where the destination says so. */
export interface RequestedSheets {
  /**
   * In the order in which they come out; a destination for both languages makes two sheets next to each other, Arabic first. Rejects as
   * `Gather.gather` does.
   */
  of(
    request: PrintRequest,
    documents: readonly Destined[],
    settings: PaperSettings,
  ): Promise<{ sheets: RequestedSheet[]; orders?: OrderRef[]; news?: SheetNews }>;
  /** Documents of orders from what the server has just shown. */
  ofSnapshots(
    documents: readonly Destined<DocumentKind>[],
    snapshots: readonly OrderSnapshot[],
    settings: PaperSettings,
    printedBy?: PrintedAtStation,
  ): RequestedSheet[];
  preview(request: PreviewRequest): Promise<PrintDraft | null>;
  /** Those of the orders that are canceled, as their sheets would say. */
  canceled(orders: readonly OrderRef[]): Promise<CanceledOrder[]>;
  testPage(page: Destined & { head: Head; printerName: string }): RequestedSheet;
}

/** A document of more labels would take long to draw, and one that is stopped half-way leaves much to look through. */
const maxCopiesInJob = 200;

function inParts(count: number): number[] {
  const parts = Math.ceil(count / maxCopiesInJob);
  return Array.from({ length: parts }, (_, index) => Math.min(maxCopiesInJob, count - index * maxCopiesInJob));
}

export function createRequestedSheets({ snapshots, gather, language, digits, now }: RequestedSheetsDeps): RequestedSheets {
  const toHead = ({ shopName, shopAddress, shopPhone }: Head): Head => ({ shopName, shopAddress, shopPhone });

  function toSheets(gathered: readonly GatheredSheet[], documents: readonly Destined[], settings: PaperSettings): RequestedSheet[] {
    const head = toHead(settings);
    const ways = new Map(documents.map((destined) => [destined.document, destined]));
    return gathered.flatMap(({ data, title, customer = '', count = 1 }) => {
      const way = ways.get(data.kind);
      if (!way) return [];
      const { destination, printer } = way;
      const { paper, color, copies } = destination;
      return toSheetLanguages(destination.language, language()).flatMap((own) => {
        // In this order, because what an earlier version has queued is compared with it.
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
    testPage({ document, destination, head, printer, printerName }) {
      const [own] = toSheetLanguages(destination.language, language());
      const { paper, color, copies, rotation } = destination;
      return {
        sheet: {
          kind: 'testPage',
          language: own,
          printerName,
          requestedAt: now().toISOString(),
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
    },
  };
}
