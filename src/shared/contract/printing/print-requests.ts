import { z } from 'zod';
import { maxFullListRows } from '../../domain/lists/full-list';
import type { Fils } from '../../domain/money';
import type { OrderRef } from '../../domain/orders/order-ref';
import {
  countSortings,
  type DocumentKind,
  documentKinds,
  listKinds,
  listParts,
  listSortings,
  type Printable,
  salesKinds,
  tagsPerPage,
} from '../../domain/printing/printable';
import { sheetLanguages } from '../../domain/printing/sheet-languages';
import { fullListQuery } from '../desktop/full-lists';
import { salesQuery } from '../desktop/sales';
import { id, orderRef } from '../entity';
import { localRead, localWrite } from '../local-call';
import type { OrderSnapshot } from '../shop/order-snapshot';

/** Limit for one request; more orders need several requests. */
export const maxOrdersAtOnce = 1000;
const orders = z.array(orderRef).min(1).max(maxOrdersAtOnce);

/** Content of a product's label; empty texts are left out. */
const productLabel = z.object({
  productId: id,
  name_en: z.string(),
  name_ar: z.string(),
  /** Values of its variants: `Brick red` and `26 cm`. */
  variants: z.array(z.object({ value_en: z.string(), value_ar: z.string() })),
  priceFils: z.custom<Fils>((value) => Number.isSafeInteger(value) && Number(value) >= 0),
  /** Whether the price is the lowest of several. */
  isFromPrice: z.boolean().optional(),
  /** Content of the bar code; if empty, `P` and the product's ID. */
  code: z.string(),
});
export type ProductLabel = z.output<typeof productLabel>;

/** An order that was canceled. */
export interface CanceledOrder {
  order: OrderRef;
  customer: string;
}

/** Limit for each kind in one query of marks. */
const maxOrdersMarked = 20_000;
const orderIds = z.array(id).max(maxOrdersMarked).optional();

const markStates = ['waiting', 'printed', 'uncertain', 'failed'] as const;
export type MarkState = (typeof markStates)[number];

/** The state of one document of an order on this computer. */
export interface DocumentMark {
  document: DocumentKind;
  /** State of the sheet that was requested last and not canceled. */
  state: MarkState;
  /** Time of that state (ISO). Null if only the mark is left in the print history. */
  at: string | null;
  /** Whether it was printed at least once, or may have been, even if a later sheet waits or has failed. */
  isPrinted: boolean;
}

export interface OrderMarks {
  order: OrderRef;
  /** Marks in the order of the documents; documents that were never requested are left out. */
  marks: DocumentMark[];
}

const listOptions = z.object({ sorting: z.enum(listSortings), parts: z.array(z.enum(listParts)) });
/** Layout options of a list over many orders. */
export type ListOptions = z.output<typeof listOptions>;

const countOptions = z.object({
  sorting: z.enum(countSortings),
  /** Whether the expected stock is hidden from the person who counts. */
  isBlind: z.boolean(),
});
/** Layout options of a count sheet. */
export type CountOptions = z.output<typeof countOptions>;

const language = z.enum(sheetLanguages).optional();
const listRequest = z.object({ document: z.enum(listKinds), orders, options: listOptions, language });
/** Products of a full list. */
const productsOfList = z.object({
  question: fullListQuery.extend({ list: z.literal('products.list') }),
  /** IDs of the selected products; null for all matching ones. */
  ids: z.array(id).min(1).max(maxFullListRows).nullable(),
});
const countRequest = productsOfList.extend({ document: z.literal('countSheet'), options: countOptions, language });

const tagOptions = z.object({
  /** Position of the first label on the sheet, for a sheet of labels that is partly used. */
  start: z.int().min(1).max(tagsPerPage),
  /** Whether cutting lines are printed, for plain paper. */
  hasLines: z.boolean(),
});
const tagsRequest = productsOfList.extend({ document: z.literal('priceTags'), options: tagOptions, language });

/** A print request, distinguished by its document. Documents of orders are requested together, so their request has no `document`. */
const printRequest = z.discriminatedUnion('document', [
  z.object({
    document: z.undefined().optional(),
    orders,
    /** If left out, the documents of the *Print* button; for a file only the first one, otherwise the invoice. */
    documents: z.array(z.enum(documentKinds)).min(1).optional(),
    /** If left out, the language of each document's destination. */
    language,
  }),
  listRequest,
  z.object({ document: z.enum(salesKinds), question: salesQuery, language }),
  /** The settlement file that its user has open. */
  z.object({ document: z.literal('paymentSheet'), language }),
  countRequest,
  tagsRequest,
  z.object({
    document: z.literal('productLabel'),
    labels: z
      .array(productLabel.extend({ count: z.int().min(1).max(10_000) }))
      .min(1)
      .max(1000),
    language,
  }),
]);
export type PrintRequest = z.output<typeof printRequest>;
/** The request for a printable. */
export type RequestOf<Kind extends Printable> = Extract<PrintRequest, { document: Kind }>;

/** The request before any options are selected. */
const previewRequest = z.discriminatedUnion('document', [
  listRequest.omit({ options: true, language: true }),
  countRequest.omit({ options: true, language: true }),
  tagsRequest.omit({ options: true, language: true }),
]);
export type PreviewRequest = z.output<typeof previewRequest>;

/** A product whose pieces are counted, each of its combinations separately. */
export interface CountedProduct {
  id: number;
  name_en: string;
  name_ar: string;
  code: string;
  /** Null if the product has no category. */
  category: { name_en: string; name_ar: string } | null;
  /** Pieces of all combinations. */
  stock: number;
  combinations: { name_en: string; name_ar: string; stock: number }[];
}

/** The filters of a count sheet's products. */
export interface CountedWhich {
  isTicked: boolean;
  /** Whether the products are the deactivated ones. */
  isDeleted: boolean;
  /** '' for no search. */
  search: string;
  /** Filters as in the query. */
  conditions: Readonly<Record<string, readonly string[]>>;
}

/** Products in the order of the list. */
export interface CountDraft {
  products: readonly CountedProduct[];
  /** Time when they were loaded (ISO). */
  readAt: string;
}

/** The catalog's data for a product in orders, because orders have only product names. */
export interface ListedProducts {
  name_en: string;
  name_ar: string;
  /** '' if it has none, or if several products with this name have different ones. */
  code: string;
  category: { name_en: string; name_ar: string } | null;
}

/** An order that is left out of a list, and why. */
export interface LeftOrder {
  order: OrderRef;
  customer: string;
  reason: 'canceled' | 'noLines';
}

/** The current content of a list. */
export interface ListDraft {
  orders: OrderSnapshot[];
  goods: ListedProducts[];
  /** False if the catalog couldn't be loaded: products are then sorted by their names. */
  areGoodsKnown: boolean;
  left: LeftOrder[];
  /** For orders in the list: the earlier list of this computer that had the order, with its title and the time of its request (ISO). */
  earlier: { order: OrderRef; list: string; at: string }[];
  /** Time of the oldest order (ISO) if the server can't be reached; null if all are fresh. */
  asOf: string | null;
  /** Name of the user who would be shown as its author. */
  madeBy: string;
}

/** How sheets differ from the state of their orders on pages. */
export interface SheetNews {
  /** Time of the oldest order that couldn't be loaded again (ISO); null if all are fresh. */
  asOf: string | null;
  /** Orders that have changed on the server since a page showed them; the sheets have the new state. */
  changed: OrderRef[];
}

/** A product as on its price tag. */
export interface PriceTag {
  productId: number;
  name_en: string;
  name_ar: string;
  code: string;
  /** The price to pay; 0 if there is none. */
  priceFils: Fils;
  /** Whether some combinations cost more. */
  isFromPrice: boolean;
  /** The price before the offer; null without an offer. */
  beforeFils: Fils | null;
}

/** When a sheet over many records was made, and by which user. */
export interface Made {
  /** ISO. */
  madeAt: string;
  /** Name of the user; '' if there is none. */
  madeBy: string;
}

/** Content of product sheets. It is stored in journals on disk, so no name in it may change. */
export interface ProductData {
  productLabel: { label: ProductLabel };
  /** `name` is like `COUNT-1122-174105`. */
  countSheet: Made & CountDraft & { name: string; which: CountedWhich; options: CountOptions };
  priceTags: Made & TagsDraft & { name: string; options: z.output<typeof tagOptions> };
}

interface TagsDraft {
  products: readonly PriceTag[];
  /** Time when they were loaded (ISO). */
  readAt: string;
}

interface ProductDrafts {
  countSheet: CountDraft;
  priceTags: TagsDraft;
}

/** Current content of a sheet, before any options are selected. */
export type PrintDraft<Kind extends PreviewRequest['document'] = PreviewRequest['document']> = Kind extends keyof ProductDrafts
  ? ProductDrafts[Kind]
  : ListDraft;

export const printRequestLocalCalls = {
  /**
   * Adds sheets to the durable queue with the destinations of their documents, in each language of the destination, and resolves once they
   * are on disk. Documents of orders are collated by the settings. Labels are printed `count` times, multiplied by the copies of their
   * destination. Fails before anything is queued with `noPrinter`, `printerNotFound`, `printerNotAllowed`, `printingForbidden`,
   * `orderNotAvailable`, `diskFull`, or, for a document that isn't made for its paper, `badInput`; `document` is the one with the wrong
   * destination. Lists and sales fail with `listNotWhole` if their list isn't complete, products with `notFound` if none matches, payments
   * with `notFound` if no file is open, and both with `tooManyForPaper` above `maxPaperRows` lines.
   */
  'printing.enqueue': localWrite(printRequest)<{
    batchId: string;
    jobIds: string[];
    /** Display names, each once, in the order of the documents. */
    printers: string[];
    /** Orders in a list. */
    orders?: OrderRef[];
    /** Left out if the sheets show the same fresh state as pages. */
    news?: SheetNews;
  }>(),
  /**
   * Opens a save dialog and writes one PDF of all sheets, on the usual paper of a document that isn't made for the paper of its
   * destination. `path` is null if the user canceled.
   */
  'printing.savePdf': localWrite(printRequest)<{ path: string | null; news?: SheetNews }>(),
  /** Returns the current content of the sheet, its `PrintDraft`. Null if its list isn't complete; fails as `printing.enqueue` does. */
  'printing.preview': localRead(previewRequest)<PrintDraft | null>(),
  /**
   * Returns the given orders that are canceled, by the same data as their sheets. Fails with `orderNotAvailable` as `printing.enqueue`
   * does.
   */
  'printing.canceled': localRead(z.object({ orders }))<CanceledOrder[]>(),
  /**
   * Returns which documents of these orders this computer has handed over before, or has waiting: they are printed as COPY. Orders without
   * any are left out.
   */
  'printing.printedBefore': localRead(z.object({ orders }))<{ order: OrderRef; documents: DocumentKind[] }[]>(),
  /**
   * Returns the state of these orders' documents on this computer, for whole lists. Orders without any requested document are left out.
   * Call it again when the queue changes.
   */
  'printing.marks': localRead(z.object({ order: orderIds, guestOrder: orderIds }))<OrderMarks[]>(),
} as const;
