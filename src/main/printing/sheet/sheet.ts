import type { DocumentHead, PrintedAtStation } from '@documents/parts/order-document';
import type { Digits } from '@shared/contract/desktop/session';
import type { ProductLabel } from '@shared/contract/printing/print-requests';
import type { OrderKind } from '@shared/contract/printing/printing';
import type { Language } from '@shared/domain/language';
import type { OrderSnapshot } from '@shared/domain/orders/order-snapshot';
import type { DocumentKind, Paper, Printable } from '@shared/domain/printing/printable';

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

/** Of a version that joined the values of its variants it has them as one text. */
type KeptProductLabel = Omit<ProductLabel, 'variants'> & { variant_en: string; variant_ar: string };

export type ProductLabelSheet = CommonSheet & { kind: 'productLabel'; label: ProductLabel | KeptProductLabel; digits: Digits };

/** Of a version that had one destination it has no `document`. */
type TestPageSheet = CommonSheet & { kind: 'testPage'; printerName: string; requestedAt: string; document?: Printable };

/** Everything that decides what stands on the paper, kept with the job so that a copy is the same sheet. */
export type Sheet = OrderSheet | ProductLabelSheet | TestPageSheet;

export type SheetKind = Sheet['kind'];

export function isOrderSheet(sheet: Sheet): sheet is OrderSheet {
  return sheet.kind !== 'testPage' && sheet.kind !== 'productLabel';
}

export function toProductLabel({ label }: ProductLabelSheet): ProductLabel {
  if ('variants' in label) return label;
  const { variant_en, variant_ar, ...own } = label;
  return { ...own, variants: [{ value_en: variant_en, value_ar: variant_ar }] };
}

/** The page of the order that a sheet belongs to; a test page and a product label have none. */
export function toOrderRef(sheet: Sheet): { kind: OrderKind; id: number } | null {
  return isOrderSheet(sheet) ? { kind: sheet.snapshot.kind, id: sheet.snapshot.id } : null;
}
