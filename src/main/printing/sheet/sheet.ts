import type { DocumentHead, PrintedAtStation } from '@documents/parts/order-document';
import type { SalesBefore, SalesLeftOut, SalesReport } from '@shared/contract/desktop/sales';
import type { Digits } from '@shared/contract/desktop/session';
import type {
  CountedProduct,
  CountedWhich,
  CountOptions,
  ListedGoods,
  ListOptions,
  ProductLabel,
} from '@shared/contract/printing/print-requests';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import {
  type DocumentKind,
  isOfOrder,
  isOfOrders,
  isOfSales,
  type ListKind,
  type Paper,
  type Printable,
  type Rotation,
  type SalesKind,
} from '@shared/domain/printing/printable';

interface CommonSheet {
  language: Language;
  paper: Paper;
  color: boolean;
  head: DocumentHead;
}

export type OrderSheet = CommonSheet & {
  kind: DocumentKind;
  snapshot: OrderSnapshot;
  digits: Digits;
  /** The station that wanted it, which stands at its foot; a person's sheet has none. */
  printedBy?: PrintedAtStation;
  /** When the server showed the order, ISO, where it could not be reached; left out for one that was fresh. */
  asOf?: string;
};

/** Over many orders, with everything of them and of their products that may stand on it. */
export type ListSheet = CommonSheet & {
  kind: ListKind;
  /** `PICK-1122-174105` */
  name: string;
  orders: readonly OrderSnapshot[];
  goods: readonly ListedGoods[];
  options: ListOptions;
  digits: Digits;
  /** ISO. */
  madeAt: string;
  /** '' for nobody. */
  madeBy: string;
  /** As of when the oldest of its orders is, where the server could not be reached. */
  asOf?: string;
};

/** Over what was sold: sums and numbers of orders, no customer. */
export type SalesSheet = CommonSheet & {
  kind: SalesKind;
  report: SalesReport;
  before: SalesBefore | null;
  /** Not there on sheets of earlier versions. */
  leftOut?: SalesLeftOut;
  digits: Digits;
  /** ISO: as of when the lists were read. */
  readAt: string;
  /** ISO. */
  madeAt: string;
  /** '' for nobody. */
  madeBy: string;
};

/** To count products by, with what is known of their stock. */
export type CountSheet = CommonSheet & {
  kind: 'countSheet';
  /** `COUNT-1122-174105` */
  name: string;
  products: readonly CountedProduct[];
  which: CountedWhich;
  options: CountOptions;
  digits: Digits;
  /** ISO: as of when the products were read. */
  readAt: string;
  /** ISO. */
  madeAt: string;
  /** '' for nobody. */
  madeBy: string;
};

/** Of a version that joined the values of its variants it has them as one text. */
type KeptProductLabel = Omit<ProductLabel, 'variants'> & { variant_en: string; variant_ar: string };

export type ProductLabelSheet = CommonSheet & { kind: 'productLabel'; label: ProductLabel | KeptProductLabel; digits: Digits };

/** Of a version that had one destination it has no `document`. */
type TestPageSheet = CommonSheet & {
  kind: 'testPage';
  printerName: string;
  requestedAt: string;
  document?: Printable;
  rotation?: Rotation;
};

/** Everything that decides what stands on the paper, kept with the job so that a copy is the same sheet. */
export type Sheet = OrderSheet | ListSheet | SalesSheet | CountSheet | ProductLabelSheet | TestPageSheet;

export type SheetKind = Sheet['kind'];

export function isOrderSheet(sheet: Sheet): sheet is OrderSheet {
  return sheet.kind !== 'testPage' && isOfOrder(sheet.kind);
}

export function isListSheet(sheet: Sheet): sheet is ListSheet {
  return sheet.kind !== 'testPage' && isOfOrders(sheet.kind);
}

export function isSalesSheet(sheet: Sheet): sheet is SalesSheet {
  return sheet.kind !== 'testPage' && isOfSales(sheet.kind);
}

export function toProductLabel({ label }: ProductLabelSheet): ProductLabel {
  if ('variants' in label) return label;
  const { variant_en, variant_ar, ...own } = label;
  return { ...own, variants: [{ value_en: variant_en, value_ar: variant_ar }] };
}

/** The order that a sheet belongs to; a list, a count, a test page and a product label have none. */
export function toOrderRef(sheet: Sheet): OrderRef | null {
  return isOrderSheet(sheet) ? { kind: sheet.snapshot.kind, id: sheet.snapshot.id } : null;
}

/** All orders that stand on a list; none on any other sheet. */
export function toListedOrders(sheet: Sheet): OrderRef[] {
  return isListSheet(sheet) ? sheet.orders.map(({ kind, id }) => ({ kind, id })) : [];
}
