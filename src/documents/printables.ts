import type { Printable } from '@shared/domain/printing/printable';
import { addressLabel } from './address-label/address-label';
import { countSheet } from './count-sheet/count-sheet';
import { driverSheet } from './driver-sheet/driver-sheet';
import { endOfDay } from './end-of-day/end-of-day';
import { invoice } from './invoice/invoice';
import { packingSlip } from './packing-slip/packing-slip';
import { pickList } from './pick-list/pick-list';
import { priceTags } from './price-tags/price-tags';
import type { PrintableDocument } from './printable-document';
import { productLabel } from './product-label/product-label';
import { salesReport } from './sales-report/sales-report';

/** How each printable is drawn. */
export const printableDocuments: { [Kind in Printable]: PrintableDocument<Kind> } = {
  invoice,
  packingSlip,
  addressLabel,
  productLabel,
  pickList,
  driverSheet,
  endOfDay,
  salesReport,
  countSheet,
  priceTags,
};
