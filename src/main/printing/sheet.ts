import type { DocumentHead } from '@documents/parts/order-document';
import type { DocumentKind, OrderKind, Paper } from '@shared/contract/printing';
import type { Digits } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import type { OrderSnapshot } from '@shared/domain/order-snapshot';

interface CommonSheet {
  language: Language;
  paper: Paper;
  color: boolean;
  head: DocumentHead;
}

export type OrderSheet = CommonSheet & { kind: DocumentKind; snapshot: OrderSnapshot; digits: Digits };

/** Everything that decides what stands on the paper, kept with the job so that a copy is the same sheet. */
export type Sheet = OrderSheet | (CommonSheet & { kind: 'testPage'; printerName: string; requestedAt: string });

export type SheetKind = Sheet['kind'];

export function isOrderSheet(sheet: Sheet): sheet is OrderSheet {
  return sheet.kind !== 'testPage';
}

/** The page of the order that a sheet belongs to; a test page has none. */
export function toOrderRef(sheet: Sheet): { kind: OrderKind; id: number } | null {
  return isOrderSheet(sheet) ? { kind: sheet.snapshot.kind, id: sheet.snapshot.id } : null;
}
