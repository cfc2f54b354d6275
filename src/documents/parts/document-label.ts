import type { DocumentKind } from '@shared/contract/printing';

const prefixes: Record<DocumentKind, string> = { invoice: 'INV', packingSlip: 'PACK', addressLabel: 'LABEL' };

/** `INV-10482`, `PACK-10482`: the name of a sheet in queues; the order's id, never a number of its own. */
export function toDocumentLabel(kind: DocumentKind, orderId: number): string {
  return `${prefixes[kind]}-${orderId}`;
}
