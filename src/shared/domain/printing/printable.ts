export const papers = ['A4', 'A5', '80mm', '4x6in', '100x50mm', '50x25mm'] as const;
export type Paper = (typeof papers)[number];

/** What everything else about a printable follows from: routes, settings, queue, station, history and what IT decides. */
interface PrintableFacts {
  of: 'order' | 'product';
  /** That it is made for, the usual one first. */
  papers: readonly [Paper, ...Paper[]];
  /** On which of them pictures of products stand. */
  withPictures: readonly Paper[];
  /** Before the order's id in the name of a sheet: `INV-10482`; null where the sheet has a name of its own. */
  prefix: string | null;
  /** One small sheet each, in one colour, whose pages are not counted; it needs a printer of its own. */
  isLabel: boolean;
  icon: 'receipt' | 'box' | 'place' | 'barcode' | 'sheet';
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
} as const satisfies Record<string, PrintableFacts>;

type Facts = typeof printableFacts;
/** Everything that has a destination to a printer. */
export type Printable = keyof Facts;
/** What can be printed of an order. */
export type DocumentKind = { [Name in Printable]: Facts[Name]['of'] extends 'order' ? Name : never }[Printable];

export const printables = Object.keys(printableFacts) as readonly Printable[] as readonly [Printable, ...Printable[]];

export function isOfOrder(printable: Printable): printable is DocumentKind {
  return printableFacts[printable].of === 'order';
}

export const documentKinds = printables.filter(isOfOrder) as readonly DocumentKind[] as readonly [DocumentKind, ...DocumentKind[]];

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
