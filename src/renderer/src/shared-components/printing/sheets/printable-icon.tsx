import {
  BarcodeScannerRegular,
  BoxCheckmarkRegular,
  CalculatorRegular,
  ClipboardNumber123Regular,
  DocumentRegular,
  LocationRegular,
  ReceiptMoneyRegular,
  ReceiptRegular,
  TaskListLtrRegular,
  VehicleTruckProfileRegular,
} from '@fluentui/react-icons';
import { type Printable, printableFacts } from '@shared/domain/printing/printable';
import type { ReactElement } from 'react';

const icons = {
  receipt: ReceiptRegular,
  box: BoxCheckmarkRegular,
  place: LocationRegular,
  barcode: BarcodeScannerRegular,
  list: TaskListLtrRegular,
  truck: VehicleTruckProfileRegular,
  till: CalculatorRegular,
  figures: ReceiptMoneyRegular,
  count: ClipboardNumber123Regular,
  sheet: DocumentRegular,
};

/** 20 px; always shown beside the document's name. */
export function PrintableIcon({ document }: { document: Printable | 'testPage' }): ReactElement {
  const Icon = icons[document === 'testPage' ? 'sheet' : printableFacts[document].icon];
  return <Icon fontSize={20} aria-hidden />;
}
