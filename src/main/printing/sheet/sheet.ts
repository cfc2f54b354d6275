import type { ProductLabel } from '@shared/contract/printing/print-requests';
import type { PrintedSheet } from '@shared/contract/printing/printed-sheet';
import type { Language } from '@shared/domain/language';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import {
  type DocumentKind,
  isOfOrder,
  isOfOrders,
  type ListKind,
  type Paper,
  type Printable,
  type Rotation,
} from '@shared/domain/printing/printable';

export type OrderSheet = Extract<PrintedSheet, { kind: DocumentKind }>;
type ListSheet = Extract<PrintedSheet, { kind: ListKind }>;

/** Sheets of the version with only one destination have no `document`. */
interface TestPageSheet {
  kind: 'testPage';
  language: Language;
  paper: Paper;
  color: boolean;
  head: PrintedSheet['head'];
  printerName: string;
  requestedAt: string;
  document?: Printable;
  rotation?: Rotation;
}

/** Everything that determines the printed page, stored with the job so that a copy is the same sheet. */
export type Sheet = PrintedSheet | TestPageSheet;

export type SheetKind = Sheet['kind'];

export function isOrderSheet(sheet: Sheet): sheet is OrderSheet {
  return sheet.kind !== 'testPage' && isOfOrder(sheet.kind);
}

function isListSheet(sheet: Sheet): sheet is ListSheet {
  return sheet.kind !== 'testPage' && isOfOrders(sheet.kind);
}

/** Label of a version that joined the values of its variants into one text. */
type KeptProductLabel = Omit<ProductLabel, 'variants'> & { variant_en: string; variant_ar: string };

/** Parses a stored sheet of this version or an earlier one. */
export function readSheet(text: string): Sheet {
  const sheet = JSON.parse(text) as Sheet;
  if (sheet.kind !== 'productLabel' || 'variants' in sheet.label) return sheet;
  const { variant_en, variant_ar, ...own } = sheet.label as KeptProductLabel;
  return { ...sheet, label: { ...own, variants: [{ value_en: variant_en, value_ar: variant_ar }] } };
}

/** Returns the order that a sheet belongs to; a list, a count, a test page, and a product label have none. */
export function toOrderRef(sheet: Sheet): OrderRef | null {
  return isOrderSheet(sheet) ? { kind: sheet.snapshot.kind, id: sheet.snapshot.id } : null;
}

/** Returns all orders of a list; none for any other sheet. */
export function toListedOrders(sheet: Sheet): OrderRef[] {
  return isListSheet(sheet) ? sheet.orders.map(({ kind, id }) => ({ kind, id })) : [];
}
