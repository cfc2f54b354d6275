import '@documents/packing-slip/packing-slip-styles';
import '@documents/address-label/address-label-styles';
import { AddressLabel } from '@documents/address-label/address-label';
import { PackingSlip } from '@documents/packing-slip/packing-slip';
import type { OrderDocumentProps } from '@documents/parts/order-document';
import type { DocumentKind } from '@shared/contract/printing';
import type { ReactElement } from 'react';

/** The documents with codes, which need more code than the invoice. */
export function WarehouseDocument({ document, ...props }: OrderDocumentProps & { document: DocumentKind }): ReactElement {
  return document === 'packingSlip' ? <PackingSlip {...props} /> : <AddressLabel {...props} />;
}
