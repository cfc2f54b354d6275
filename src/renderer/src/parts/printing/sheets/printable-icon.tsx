import { BarcodeScannerRegular, BoxCheckmarkRegular, DocumentRegular, LocationRegular, ReceiptRegular } from '@fluentui/react-icons';
import { type Printable, printableFacts } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';

const icons = {
  receipt: ReceiptRegular,
  box: BoxCheckmarkRegular,
  place: LocationRegular,
  barcode: BarcodeScannerRegular,
  sheet: DocumentRegular,
};

/** 20 px; its name always stands beside it. */
export function PrintableIcon({ document }: { document: Printable | 'testPage' }): ReactElement {
  const Icon = icons[document === 'testPage' ? 'sheet' : printableFacts[document].icon];
  return <Icon fontSize={20} aria-hidden />;
}
