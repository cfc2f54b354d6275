import type { OrderStatus } from '../orders/order-status';

export const papers = ['A4', 'A5', '80mm', '4x6in', '100x50mm', '50x25mm'] as const;
export type Paper = (typeof papers)[number];

/** Degrees by which a label is rotated clockwise, because its driver rotates it back or feeds it across. */
export const rotations = ['0', '90', '180', '270'] as const;
export type Rotation = (typeof rotations)[number];

/** Maximum number of copies of one sheet. */
export const maxCopies = 20;

/** Facts about a printable from which everything else derives: destinations, settings, queue, station, history, and policy. */
interface PrintableFacts {
  /**
   * `orders`, `products`: one document over many of them. `selection`: over the selected products of their list. `sales`: over the sales of
   * some days. `payments`: over the open settlement file.
   */
  of: 'order' | 'orders' | 'product' | 'products' | 'selection' | 'sales' | 'payments';
  /** Papers that it is made for, the usual one first. */
  papers: readonly [Paper, ...Paper[]];
  /** Papers on which it shows pictures of products. */
  withPictures: readonly Paper[];
  /**
   * Prefix of a sheet's name, before the order's ID, the time of a list, or the days of sales: `INV-10482`; null if the sheet has another
   * name.
   */
  prefix: string | null;
  /** Whether it is one small sheet in one color, whose pages aren't counted and which needs its own printer. */
  isLabel: boolean;
  icon: 'receipt' | 'box' | 'place' | 'barcode' | 'list' | 'truck' | 'till' | 'figures' | 'count' | 'sheet';
}

/** Names are stored in settings, journals, and policies on disk, so none may change. In the order of the screens. */
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
  paymentSheet: { of: 'payments', papers: ['A4'], withPictures: [], prefix: 'PAY', isLabel: false, icon: 'figures' },
  countSheet: { of: 'products', papers: ['A4', '80mm'], withPictures: [], prefix: 'COUNT', isLabel: false, icon: 'count' },
  priceTags: { of: 'selection', papers: ['A4'], withPictures: [], prefix: 'TAGS', isLabel: false, icon: 'barcode' },
} as const satisfies Record<string, PrintableFacts>;

type Facts = typeof printableFacts;
/** All documents with a destination. */
export type Printable = keyof Facts;
/** Documents of one order. */
export type DocumentKind = { [Name in Printable]: Facts[Name]['of'] extends 'order' ? Name : never }[Printable];
/** Documents over many orders. */
export type ListKind = { [Name in Printable]: Facts[Name]['of'] extends 'orders' ? Name : never }[Printable];
/** Documents over the selected products. */
export type SelectionKind = { [Name in Printable]: Facts[Name]['of'] extends 'selection' ? Name : never }[Printable];
/** Documents over the sales of some days. */
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

/** Whether its destination has the number of copies; for product labels the user enters it for each print. */
export function hasCopies(printable: Printable): boolean {
  return printableFacts[printable].of !== 'product';
}

export const documentKinds = printables.filter(isOfOrder) as readonly DocumentKind[] as readonly [DocumentKind, ...DocumentKind[]];

export const listKinds = printables.filter(isOfOrders) as readonly ListKind[] as readonly [ListKind, ...ListKind[]];

export const salesKinds = printables.filter(isOfSales) as readonly SalesKind[] as readonly [SalesKind, ...SalesKind[]];

export const selectionKinds = printables.filter((printable) => printableFacts[printable].of === 'selection') as readonly SelectionKind[];

/** Price tags on a page: three columns and eight rows fit the common sheets of 63.5 × 33.9 mm labels, and plain paper that is cut. */
export const tagsPerPage = 24;

/** Sort orders of a count sheet's lines: by category, or as in the list on the screen. */
export const countSortings = ['category', 'list'] as const;

/** Sort orders of a list's lines; `code` for shops whose codes are shelf numbers. */
export const listSortings = ['category', 'code'] as const;
export type ListSorting = (typeof listSortings)[number];

/** Optional parts of a list. */
export const listParts = ['pictures', 'orderNumbers', 'extras', 'customers'] as const;
export type ListPart = (typeof listParts)[number];

interface ListFacts {
  /** Whether orders without lines are left out. */
  needsLines: boolean;
  /** The default first; empty if there is no choice. */
  sortings: readonly ListSorting[];
  /** Parts that the user can add or remove. */
  parts: readonly ListPart[];
  /** Parts that are included by default. */
  initialParts: readonly ListPart[];
  /** Status that its orders can be set to once it was sent to the printer. */
  statusAfter: OrderStatus;
  /** Whether the user is asked about orders that are delivered already, because the list is for a driver. */
  asksDelivered: boolean;
}

/** Options that the user has before such a list is printed. */
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

/** Returns an object with a value for each printable. */
export function mapPrintables<Value>(toValue: (printable: Printable) => Value): Record<Printable, Value> {
  return Object.fromEntries(printables.map((printable) => [printable, toValue(printable)])) as Record<Printable, Value>;
}

/** Papers that each document is made for, the usual one first. */
export const documentPapers = mapPrintables((printable) => printableFacts[printable].papers) as {
  [Name in Printable]: Facts[Name]['papers'];
};

export function isMadeFor(document: Printable, paper: Paper): boolean {
  return (documentPapers[document] as readonly Paper[]).includes(paper);
}

/** Returns the given paper, or the usual one of a document that isn't made for it. */
export function toFittingPaper(document: Printable, paper: Paper): Paper {
  return isMadeFor(document, paper) ? paper : documentPapers[document][0];
}

/** Whether the document shows pictures of products. */
export function showsPictures(document: Printable, paper: Paper): boolean {
  return (printableFacts[document].withPictures as readonly Paper[]).includes(paper);
}

/** Returns the name of a sheet in queues, `INV-10482` or `PACK-10482`, with the order's ID and no number of its own. */
export function toDocumentLabel(document: DocumentKind, orderId: number): string {
  return `${printableFacts[document].prefix}-${orderId}`;
}

/** Returns the name of a sheet over the sales of these days: `DAY-2026-11-21`, `SALES-2026-11-15-2026-11-21`. */
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

/** Returns the name of a list by the time when it was made in Kuwait (month, day, and time): `PICK-1122-174105`. */
export function toListLabel(list: Printable, madeAt: Date): string {
  const parts = Object.fromEntries(kuwaitTime.formatToParts(madeAt).map(({ type, value }) => [type, value]));
  return `${printableFacts[list].prefix}-${parts.month}${parts.day}-${parts.hour}${parts.minute}${parts.second}`;
}
