import type { OrderStatus } from '../orders/order-status';

export const papers = ['A4', 'A5', '80mm', '4x6in', '100x50mm', '50x25mm'] as const;
export type Paper = (typeof papers)[number];

/** Degrees by which a label is rotated clockwise, because its driver rotates it back or feeds it across. */
export const rotations = ['0', '90', '180', '270'] as const;
export type Rotation = (typeof rotations)[number];

/** Of one sheet. */
export const maxCopies = 20;

/** What everything else about a printable follows from: routes, settings, queue, station, history and what IT decides. */
interface PrintableFacts {
  /**
   * `orders`, `products`: one document over many of them; `selection`: over the products selected in their list; `sales`: over what was sold in some
   * days.
   */
  of: 'order' | 'orders' | 'product' | 'products' | 'selection' | 'sales';
  /** That it is made for, the usual one first. */
  papers: readonly [Paper, ...Paper[]];
  /** On which of them pictures of products stand. */
  withPictures: readonly Paper[];
  /** In the name of a sheet, before the order's id, the time of a list or the days of sales: `INV-10482`; null where the sheet has a name of its own. */
  prefix: string | null;
  /** One small sheet each, in one colour, whose pages are not counted; it needs a printer of its own. */
  isLabel: boolean;
  icon: 'receipt' | 'box' | 'place' | 'barcode' | 'list' | 'truck' | 'till' | 'figures' | 'count' | 'sheet';
}

/** Names stand in settings, journals and policies on disk: none may change. In the order in which screens show them. */
export const printableFacts = {
  invoice: {
    of: 'order',
    papers: ['A4', 'A5', '80mm', '4x6in'],
    withPictures: ['A4', 'A5', '4x6in'],
    prefix: 'INV',
    isLabel: false,
    icon: 'receipt',
  },
  packingSlip: {
    of: 'order',
    papers: ['A4', 'A5', '4x6in', '80mm'],
    withPictures: ['A4', 'A5'],
    prefix: 'PACK',
    isLabel: false,
    icon: 'box',
  },
  addressLabel: { of: 'order', papers: ['100x50mm', '4x6in'], withPictures: [], prefix: 'LABEL', isLabel: true, icon: 'place' },
  productLabel: { of: 'product', papers: ['50x25mm'], withPictures: [], prefix: null, isLabel: true, icon: 'barcode' },
  pickList: { of: 'orders', papers: ['A4', '80mm'], withPictures: ['A4'], prefix: 'PICK', isLabel: false, icon: 'list' },
  driverSheet: { of: 'orders', papers: ['A4', '80mm'], withPictures: [], prefix: 'DRIVE', isLabel: false, icon: 'truck' },
  endOfDay: { of: 'sales', papers: ['A4', '80mm'], withPictures: [], prefix: 'DAY', isLabel: false, icon: 'till' },
  salesReport: { of: 'sales', papers: ['A4'], withPictures: [], prefix: 'SALES', isLabel: false, icon: 'figures' },
  countSheet: { of: 'products', papers: ['A4', '80mm'], withPictures: [], prefix: 'COUNT', isLabel: false, icon: 'count' },
  priceTags: { of: 'selection', papers: ['A4'], withPictures: [], prefix: 'TAGS', isLabel: false, icon: 'barcode' },
} as const satisfies Record<string, PrintableFacts>;

type Facts = typeof printableFacts;
/** Everything that has a destination to a printer. */
export type Printable = keyof Facts;
/** What can be printed of an order. */
export type DocumentKind = { [Name in Printable]: Facts[Name]['of'] extends 'order' ? Name : never }[Printable];
/** What can be printed of many orders together. */
export type ListKind = { [Name in Printable]: Facts[Name]['of'] extends 'orders' ? Name : never }[Printable];
/** What can be printed of the selected products. */
export type SelectionKind = { [Name in Printable]: Facts[Name]['of'] extends 'selection' ? Name : never }[Printable];
/** What can be printed of the sales of some days. */
export type SalesKind = { [Name in Printable]: Facts[Name]['of'] extends 'sales' ? Name : never }[Printable];

export const printables = Object.keys(printableFacts) as readonly Printable[] as readonly [Printable, ...Printable[]];

export function isOfOrder(printable: Printable): printable is DocumentKind {
  return printableFacts[printable].of === 'order';
}

export function isOfOrders(printable: Printable): printable is ListKind {
  return printableFacts[printable].of === 'orders';
}

function isOfSales(printable: Printable): printable is SalesKind {
  return printableFacts[printable].of === 'sales';
}

export function isOfProducts(printable: Printable): boolean {
  const { of } = printableFacts[printable];
  return of === 'product' || of === 'products' || of === 'selection';
}

/** Its route says how many of each come out; of labels for products that is asked at each print. */
export function hasCopies(printable: Printable): boolean {
  return printableFacts[printable].of !== 'product';
}

export const documentKinds = printables.filter(isOfOrder) as readonly DocumentKind[] as readonly [DocumentKind, ...DocumentKind[]];

export const listKinds = printables.filter(isOfOrders) as readonly ListKind[] as readonly [ListKind, ...ListKind[]];

export const salesKinds = printables.filter(isOfSales) as readonly SalesKind[] as readonly [SalesKind, ...SalesKind[]];

export const selectionKinds = printables.filter((printable) => printableFacts[printable].of === 'selection') as readonly SelectionKind[];

/** Price tags on a page: three across and eight down fit the common sheets of 63.5 × 33.9 mm labels, and plain paper that is cut. */
export const tagsPerPage = 24;

/** How the lines of a count sheet can be put in order: under their categories, or as the list on the screen is. */
export const countSortings = ['category', 'list'] as const;

/** How the lines of a list can be put in order; `code` where the shop's codes are the numbers of its shelves. */
export const listSortings = ['category', 'code'] as const;
export type ListSorting = (typeof listSortings)[number];

/** What can be left off a list. */
export const listParts = ['pictures', 'orderNumbers', 'extras', 'customers'] as const;
export type ListPart = (typeof listParts)[number];

interface ListFacts {
  /** Orders without any lines do not go in. */
  needsLines: boolean;
  /** The usual one first; none where there is nothing to choose. */
  sortings: readonly ListSorting[];
  /** That a person can take off or put on. */
  parts: readonly ListPart[];
  /** Those of them that are on it before anybody has chosen. */
  initialParts: readonly ListPart[];
  /** What its orders can be set to once it was sent to the printer. */
  statusAfter: OrderStatus;
  /** Someone is sent out with it: orders that are delivered already are asked about. */
  asksDelivered: boolean;
}

/** What a person is asked before such a list is printed. */
export const listFacts: Record<ListKind, ListFacts> = {
  pickList: {
    needsLines: true,
    sortings: ['category', 'code'],
    parts: ['pictures', 'orderNumbers', 'extras', 'customers'],
    initialParts: ['pictures', 'orderNumbers', 'extras'],
    statusAfter: 'process',
    asksDelivered: false,
  },
  driverSheet: { needsLines: false, sortings: [], parts: [], initialParts: [], statusAfter: 'shipped', asksDelivered: true },
};

/** A value for each of them. */
export function mapPrintables<Value>(toValue: (printable: Printable) => Value): Record<Printable, Value> {
  return Object.fromEntries(printables.map((printable) => [printable, toValue(printable)])) as Record<Printable, Value>;
}

/** Papers that a document is made for, the usual one first. */
export const documentPapers = mapPrintables((printable) => printableFacts[printable].papers) as {
  [Name in Printable]: Facts[Name]['papers'];
};

export function isMadeFor(document: Printable, paper: Paper): boolean {
  return (documentPapers[document] as readonly Paper[]).includes(paper);
}

/** The given paper, or the usual one of a document that is not made for it. */
export function toFittingPaper(document: Printable, paper: Paper): Paper {
  return isMadeFor(document, paper) ? paper : documentPapers[document][0];
}

/** Whether the pictures of products stand on the document. */
export function showsPictures(document: Printable, paper: Paper): boolean {
  return (printableFacts[document].withPictures as readonly Paper[]).includes(paper);
}

/** `INV-10482`, `PACK-10482`: the name of a sheet in queues; the order's id, never a number of its own. */
export function toDocumentLabel(document: DocumentKind, orderId: number): string {
  return `${printableFacts[document].prefix}-${orderId}`;
}

/** `DAY-2026-11-21`, `SALES-2026-11-15-2026-11-21`: the name of a sheet over the sales of these days. */
export function toSalesLabel(document: SalesKind, { from, to }: { from: string; to: string }): string {
  return [printableFacts[document].prefix, ...new Set([from, to])].join('-');
}

const kuwaitTime = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  timeZone: 'Asia/Kuwait',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `PICK-1122-174105`: the name of a list by the moment that it was made, in Kuwait; month, day and time. */
export function toListLabel(list: Printable, madeAt: Date): string {
  const parts = Object.fromEntries(kuwaitTime.formatToParts(madeAt).map(({ type, value }) => [type, value]));
  return `${printableFacts[list].prefix}-${parts.month}${parts.day}-${parts.hour}${parts.minute}${parts.second}`;
}
