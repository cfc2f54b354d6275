import { toDrawable } from '@documents/parts/drawable-text';
import type { DocumentHead, PrintedAtStation } from '@documents/parts/order-document';
import { toProductCode } from '@documents/product-label/product-code';
import type { Digits } from '@shared/contract/desktop/session';
import type { CanceledOrder, ProductLabel, SheetNews } from '@shared/contract/printing/print-requests';
import type { Collation, PrintDestination } from '@shared/contract/printing/print-settings';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Language } from '@shared/domain/language';
import { inLanguage } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { isCanceled } from '@shared/domain/orders/order-status';
import type { DocumentKind, Printable } from '@shared/domain/printing/printable';
import { printableFacts, toDocumentLabel } from '@shared/domain/printing/printable';
import { toSheetLanguages } from '@shared/domain/printing/sheet-languages';
import { translator } from '@shared/i18n/translate';
import type { WantedSheet } from '../queue/print-queue';
import type { OrderSnapshots, SnapshotAsOf } from '../sheet/order-snapshots';
import type { OrderSheet, ProductLabelSheet } from '../sheet/sheet';
import { toNews } from '../sheet/sheet-news';
import { withoutRepeats } from '../sheet/without-repeats';

export interface WantedSheetsDeps {
  snapshots: OrderSnapshots;
  language: () => Language;
  digits: () => Digits;
  now: () => Date;
}

/** A document with the way that its sheets go. */
export interface Destined<Document extends Printable = DocumentKind> {
  document: Document;
  destination: PrintDestination;
  /** System name. */
  printer: string;
}

/** Turns a person's request into sheets: the settings as they are now, the language of the app where the destination says so. */
export interface WantedSheets {
  /** In the order in which they come out; a destination for both languages makes two sheets next to each other, Arabic first. */
  ofOrders(
    documents: readonly Destined[],
    orders: readonly OrderRef[],
    settings: DocumentHead & { collation: Collation },
  ): Promise<{ sheets: WantedSheet[]; news?: SheetNews }>;
  /** The same from what the server has just shown. */
  ofSnapshots(
    documents: readonly Destined[],
    snapshots: readonly OrderSnapshot[],
    settings: DocumentHead & { collation: Collation },
    printedBy?: PrintedAtStation,
  ): WantedSheet[];
  /** Those of the orders that are canceled, as their sheets would say. */
  canceled(orders: readonly OrderRef[]): Promise<CanceledOrder[]>;
  productLabels(
    labels: readonly (ProductLabel & { count: number })[],
    destined: Destined<'productLabel'>,
    settings: DocumentHead,
  ): WantedSheet[];
  testPage(page: Destined<Printable> & { head: DocumentHead; printerName: string }): WantedSheet;
}

/** A document of more labels would take long to draw, and one that is stopped half-way leaves much to look through. */
const maxLabelsInJob = 200;
/** The title also holds the token by which the system's job is known again, and printing systems cut long ones. */
const maxNameInTitle = 60;

function inParts(count: number, most: number): number[] {
  const parts = Math.ceil(count / most);
  return Array.from({ length: parts }, (_, index) => Math.min(most, count - index * most));
}

function toProductTitle(language: Language, label: ProductLabel): string {
  // A page gives its title back without these, and what waits for it would wait for ever.
  const words = toDrawable(inLanguage(language, 'name', label))
    .replace(/\s+/g, ' ')
    .trim();
  const name = [...words].slice(0, maxNameInTitle).join('').trim();
  return `${name} (${toProductCode(label).slice(0, maxNameInTitle)})`;
}

/** What comes out of two lists with one press, nested as a pile of paper is sorted. */
function collate<Order, Document, Value>(
  collation: Collation,
  orders: readonly Order[],
  documents: readonly Document[],
  toValues: (order: Order, document: Document) => Value[],
): Value[] {
  return collation === 'byOrder'
    ? orders.flatMap((order) => documents.flatMap((document) => toValues(order, document)))
    : documents.flatMap((document) => orders.flatMap((order) => toValues(order, document)));
}

export function createWantedSheets({ snapshots, language, digits, now }: WantedSheetsDeps): WantedSheets {
  const toHead = ({ shopName, shopAddress, shopPhone }: DocumentHead): DocumentHead => ({ shopName, shopAddress, shopPhone });

  function toSheets(
    documents: readonly Destined[],
    found: readonly SnapshotAsOf[],
    settings: DocumentHead & { collation: Collation },
    printedBy?: PrintedAtStation,
  ): WantedSheet[] {
    const common = { digits: digits(), head: toHead(settings), ...(printedBy && { printedBy }) };
    return collate(settings.collation, found, documents, ({ snapshot, asOf }, { document, destination, printer }) =>
      toSheetLanguages(destination.language, language()).map((own): WantedSheet => {
        const { paper, color, copies } = destination;
        const sheet: OrderSheet = { kind: document, language: own, snapshot, paper, color, ...common, ...(asOf !== null && { asOf }) };
        return { sheet, title: toDocumentLabel(document, snapshot.id), customer: snapshot.customer.name, printer, copies };
      }),
    );
  }

  return {
    async ofOrders(documents, orders, settings) {
      const found = await snapshots.get(withoutRepeats(orders));
      return { sheets: toSheets(documents, found, settings), ...toNews(found) };
    },
    async canceled(orders) {
      const found = await snapshots.get(withoutRepeats(orders));
      return found
        .filter(({ snapshot }) => isCanceled(snapshot))
        .map(({ snapshot: { kind, id, customer } }) => ({ order: { kind, id }, customer: customer.name }));
    },
    ofSnapshots: (documents, fresh, settings, printedBy) =>
      toSheets(
        documents,
        fresh.map((snapshot) => ({ snapshot, asOf: null, isChanged: false })),
        settings,
        printedBy,
      ),
    productLabels(labels, { destination, printer }, settings) {
      const { paper, color, copies } = destination;
      const common = { paper, color, digits: digits(), head: toHead(settings) };
      return labels.flatMap(({ count, ...label }) =>
        toSheetLanguages(destination.language, language()).flatMap((own) => {
          const sheet: ProductLabelSheet = { kind: 'productLabel', language: own, label, ...common };
          const title = toProductTitle(own, label);
          return inParts(count * copies, maxLabelsInJob).map((part) => ({ sheet, title, customer: '', printer, copies: part }));
        }),
      );
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
