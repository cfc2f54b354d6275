import type { SalesDocumentProps } from '@documents/parts/sales-document';
import { sampleSales } from '@documents/parts/sample-sales';
import type { SalesResult } from '@shared/contract/desktop/sales';
import { sampleHead } from './order-samples';

export function salesPropsOf(changes: Partial<SalesDocumentProps> = {}): SalesDocumentProps {
  return {
    ...sampleSales,
    language: 'en',
    profile: sampleHead,
    paper: 'A4',
    copyMark: 0,
    pictureUrl: () => null,
    madeBy: 'نورة الصباح',
    ...changes,
  };
}

/** A sales result as the main process returns it. */
export function salesAnswerOf(changes: Partial<SalesResult> = {}): SalesResult {
  const source = { of: 400, readAt: sampleSales.readAt, gap: null, unreadable: 0, reading: { kind: 'none' } } as const;
  const { report, before } = sampleSales;
  return {
    sources: { order: source, guestOrder: source },
    catalogue: source,
    report,
    before,
    gap: null,
    since: null,
    undated: 0,
    ...changes,
  };
}
