import type { DocumentHead } from '@documents/parts/order-document';
import type { OrderKind, Paper } from '@shared/contract/printing';
import type { Digits } from '@shared/contract/session';
import type { Language } from '@shared/domain/language';
import type { OrderSnapshot } from '@shared/domain/order-snapshot';

interface CommonSheet {
  language: Language;
  paper: Paper;
  color: boolean;
  head: DocumentHead;
}

/** Everything that decides what stands on the paper, kept with the job so that a copy is the same invoice. */
export type Sheet =
  | (CommonSheet & { kind: 'invoice'; snapshot: OrderSnapshot; digits: Digits })
  | (CommonSheet & { kind: 'testPage'; printerName: string; requestedAt: string });

/** The page of the order that a sheet belongs to; a test page has none. */
export function toOrderRef(sheet: Sheet): { kind: OrderKind; id: number } | null {
  return sheet.kind === 'invoice' ? { kind: sheet.snapshot.kind, id: sheet.snapshot.id } : null;
}
