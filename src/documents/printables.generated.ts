// Written by `npm run generate` from the exports /\w+(?=: PrintableDocument<)/ of src/documents/*/*.tsx.
import type { Printable } from '@shared/domain/printing/printable';
import type { PrintableDocument } from './printable-document';
import { addressLabel } from './address-label/address-label';
import { countSheet } from './count-sheet/count-sheet';
import { driverSheet } from './driver-sheet/driver-sheet';
import { endOfDay } from './end-of-day/end-of-day';
import { invoice } from './invoice/invoice';
import { packingSlip } from './packing-slip/packing-slip';
import { paymentSheet } from './payment-sheet/payment-sheet';
import { pickList } from './pick-list/pick-list';
import { priceTags } from './price-tags/price-tags';
import { productLabel } from './product-label/product-label';
import { salesReport } from './sales-report/sales-report';

export const printableDocuments: { [Kind in Printable]: PrintableDocument<Kind> } = {
  addressLabel,
  countSheet,
  driverSheet,
  endOfDay,
  invoice,
  packingSlip,
  paymentSheet,
  pickList,
  priceTags,
  productLabel,
  salesReport,
};
