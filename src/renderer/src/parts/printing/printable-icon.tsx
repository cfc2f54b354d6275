import { BarcodeScannerRegular, BoxCheckmarkRegular, DocumentRegular, LocationRegular, ReceiptRegular } from '@fluentui/react-icons';
import type { Printable } from '@shared/contract/printing';
import type { ReactElement } from 'react';

const icons = {
  invoice: ReceiptRegular,
  packingSlip: BoxCheckmarkRegular,
  addressLabel: LocationRegular,
  productLabel: BarcodeScannerRegular,
  testPage: DocumentRegular,
};

/** 20 px; its name always stands beside it. */
export function PrintableIcon({ document }: { document: Printable | 'testPage' }): ReactElement {
  const Icon = icons[document];
  return <Icon fontSize={20} aria-hidden />;
}
