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

/** Of one request; more take several. */
export const maxOrdersAtOnce = 1000;
const orders = z.array(orderRef).min(1).max(maxOrdersAtOnce);

/** What stands on the label of a product; empty texts are left out. */
const productLabel = z.object({
  productId: id,
  name_en: z.string(),
  name_ar: z.string(),
  /** The values of its variants: `Brick red` and `26 cm`. */
  variants: z.array(z.object({ value_en: z.string(), value_ar: z.string() })),
  priceFils: z.custom<Fils>((value) => Number.isSafeInteger(value) && Number(value) >= 0),
  /** Of several prices it is the lowest. */
  isFromPrice: z.boolean().optional(),
  /** Stands in the bar code; `P` and the id of the product where it is empty. */
  code: z.string(),
});
export type ProductLabel = z.output<typeof productLabel>;

/** An order that nobody waits for any more. */
export interface CanceledOrder {
  order: OrderRef;
  customer: string;
}

/** Of one question about marks, of each kind. */
const maxOrdersMarked = 20_000;
const orderIds = z.array(id).max(maxOrdersMarked).optional();

const markStates = ['waiting', 'printed', 'uncertain', 'failed'] as const;
export type MarkState = (typeof markStates)[number];

/** What this computer knows of one document of an order. */
export interface DocumentMark {
  document: DocumentKind;
  /** Of the sheet that was wanted last and not taken back. */
  state: MarkState;
  /** When that was; ISO. Null for what the print history has forgotten but for the mark. */
  at: string | null;
  /** It came out, or may have, at least once, also where a later sheet waits or has failed. */
  isPrinted: boolean;
}

export interface OrderMarks {
  order: OrderRef;
  /** In the order of the documents; those that were never wanted are left out. */
  marks: DocumentMark[];
}

const listOptions = z.object({ sorting: z.enum(listSortings), parts: z.array(z.enum(listParts)) });
/** How a list over many orders is to look. */
export type ListOptions = z.output<typeof listOptions>;

const countOptions = z.object({
  sorting: z.enum(countSortings),
  /** Whoever counts does not see how many there should be. */
  isBlind: z.boolean(),
});
/** How a count sheet is to look. */
export type CountOptions = z.output<typeof countOptions>;

const language = z.enum(sheetLanguages).optional();
const listRequest = z.object({ document: z.enum(listKinds), orders, options: listOptions, language });
/** Products of a list that was read whole. */
const productsOfList = z.object({
  question: fullListQuery.extend({ list: z.literal('products.list') }),
  /** Those that are ticked; null for all that fit. */
  ids: z.array(id).min(1).max(maxFullListRows).nullable(),
});
const countRequest = productsOfList.extend({ document: z.literal('countSheet'), options: countOptions, language });

const tagOptions = z.object({
  /** The place of the first one on the sheet, where some of a sheet of labels are used up already. */
  start: z.int().min(1).max(tagsPerPage),
  /** Lines to cut along, for plain paper. */
  hasLines: z.boolean(),
});
const tagsRequest = productsOfList.extend({ document: z.literal('priceTags'), options: tagOptions, language });

/** What is asked for, told apart by its document; documents of orders are asked for together, so that a request of them names none here. */
const printRequest = z.discriminatedUnion('document', [
  z.object({
    document: z.undefined().optional(),
    orders,
    /** What one press prints when left out; a file is of the first, or of the invoice. */
    documents: z.array(z.enum(documentKinds)).min(1).optional(),
    /** What the destination of each document says when left out. */
    language,
  }),
  listRequest,
  z.object({ document: z.enum(salesKinds), question: salesQuery, language }),
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

/** The same before anything is chosen. */
const previewRequest = z.discriminatedUnion('document', [
  listRequest.omit({ options: true, language: true }),
  countRequest.omit({ options: true, language: true }),
  tagsRequest.omit({ options: true, language: true }),
]);
export type PreviewRequest = z.output<typeof previewRequest>;

/** A product whose pieces are counted, each combination of it for itself where it has any. */
export interface CountedProduct {
  id: number;
  name_en: string;
  name_ar: string;
  code: string;
  /** Null for one without. */
  category: { name_en: string; name_ar: string } | null;
  /** Of all combinations. */
  stock: number;
  combinations: { name_en: string; name_ar: string; stock: number }[];
}

/** What the products of a count sheet were narrowed by. */
export interface CountedWhich {
  isTicked: boolean;
  /** Those that are deactivated. */
  isDeleted: boolean;
  /** '' for none. */
  search: string;
  /** As in the question. */
  conditions: Readonly<Record<string, readonly string[]>>;
}

/** In the order of the list. */
export interface CountDraft {
  products: readonly CountedProduct[];
  /** ISO: when they were read. */
  readAt: string;
}

/** Where a product of orders stands in the catalogue: orders name products and nothing else of them. */
export interface ListedProducts {
  name_en: string;
  name_ar: string;
  /** '' where it has none, or several products of this name have different ones. */
  code: string;
  category: { name_en: string; name_ar: string } | null;
}

/** An order that does not go into a list, and why. */
export interface LeftOrder {
  order: OrderRef;
  customer: string;
  reason: 'canceled' | 'noLines';
}

/** What a list would be made of now. */
export interface ListDraft {
  orders: OrderSnapshot[];
  goods: ListedProducts[];
  /** False where the catalogue could not be read: products stand by their names then. */
  areGoodsKnown: boolean;
  left: LeftOrder[];
  /** Of those that go in: on which list of this computer they were before, as it is called, and when that was wanted, ISO. */
  earlier: { order: OrderRef; list: string; at: string }[];
  /** As of when the oldest of the orders is, ISO, where the server cannot be reached; null for what is fresh. */
  asOf: string | null;
  /** Who would stand on it as the person who printed it. */
  madeBy: string;
}

/** In what sheets differ from what pages show of their orders. */
export interface SheetNews {
  /** As of when the oldest of the orders is that could not be read again, ISO; null where all are fresh. */
  asOf: string | null;
  /** The server has changed them since a page has shown them; the sheets have what is new. */
  changed: OrderRef[];
}

/** A product as its price tag shows it. */
export interface PriceTag {
  productId: number;
  name_en: string;
  name_ar: string;
  code: string;
  /** The price to pay; 0 without one. */
  priceFils: Fils;
  /** Some combinations cost more. */
  isFromPrice: boolean;
  /** The price before the offer; null without an offer. */
  beforeFils: Fils | null;
}

/** When a sheet over many records was made, and by whom. */
export interface Made {
  /** ISO. */
  madeAt: string;
  /** The person who printed it; '' for nobody. */
  madeBy: string;
}

/** What stands on the sheets of products, each with data of its own; kept in journals on disk: no name in it may change. */
export interface ProductData {
  productLabel: { label: ProductLabel };
  /** Named `COUNT-1122-174105`. */
  countSheet: Made & CountDraft & { name: string; which: CountedWhich; options: CountOptions };
  priceTags: Made & TagsDraft & { name: string; options: z.output<typeof tagOptions> };
}

interface TagsDraft {
  products: readonly PriceTag[];
  /** ISO: when they were read. */
  readAt: string;
}

interface ProductDrafts {
  countSheet: CountDraft;
  priceTags: TagsDraft;
}

/** What would stand on a sheet now, before anything is chosen. */
export type PrintDraft<Kind extends PreviewRequest['document'] = PreviewRequest['document']> = Kind extends keyof ProductDrafts
  ? ProductDrafts[Kind]
  : ListDraft;

export const printRequestLocalCalls = {
  /**
   * Puts sheets into the durable queue, where the destinations of their documents say, in each language that those say, and answers once they are
   * on disk. Documents of orders are collated as the settings say; a label comes `count` times, and that as often as its destination wants copies.
   * Fails with `noPrinter`, `printerNotFound`, `printerNotAllowed`, `printingForbidden`, `orderNotAvailable`, `diskFull` or, where a document is not
   * made for its paper, `badInput` before anything is queued; `document` names the one whose destination is at fault. Lists and sales fail with
   * `listNotWhole` where theirs was not read whole, products with `notFound` where none fits, and with `tooManyForPaper` above `maxPaperRows` lines.
   */
  'printing.enqueue': localWrite(printRequest)<{
    batchId: string;
    jobIds: string[];
    /** As a person knows them, each once, in the order of the documents. */
    printers: string[];
    /** That went into a list. */
    orders?: OrderRef[];
    /** Left out where the sheets show what pages show, and that is fresh. */
    news?: SheetNews;
  }>(),
  /**
   * One PDF of all sheets, on the usual paper of the document where it is not made for that of its destination; asks where to save it. `path` is
   * null when the person cancelled.
   */
  'printing.savePdf': localWrite(printRequest)<{ path: string | null; news?: SheetNews }>(),
  /** What would stand on the sheet now: its `PrintDraft`. Null where its list was not read whole; fails as `printing.enqueue` does. */
  'printing.preview': localRead(previewRequest)<PrintDraft | null>(),
  /** Those of these orders that are canceled, as they would be printed now. Fails with `orderNotAvailable` as `printing.enqueue` does. */
  'printing.canceled': localRead(z.object({ orders }))<CanceledOrder[]>(),
  /**
   * Which documents of these orders were handed over from this computer before, or wait for it: printing them comes out as COPY. Orders
   * without any are left out.
   */
  'printing.printedBefore': localRead(z.object({ orders }))<{ order: OrderRef; documents: DocumentKind[] }[]>(),
  /**
   * What became of the documents of these orders on this computer, for whole lists of them. Orders of which nothing was wanted are left out. To be
   * asked again when the queue changes.
   */
  'printing.marks': localRead(z.object({ order: orderIds, guestOrder: orderIds }))<OrderMarks[]>(),
} as const;
