import type { DocumentKind } from '@shared/domain/printing/printable';
import { addressLabel } from './address-label/address-label-document';
import { invoice } from './invoice/invoice-document';
import { packingSlip } from './packing-slip/packing-slip-document';
import type { OrderDocument } from './parts/order-document';

export const orderDocuments: Record<DocumentKind, OrderDocument> = { invoice, packingSlip, addressLabel };
