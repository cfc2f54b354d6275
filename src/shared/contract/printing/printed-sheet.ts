import type { Language } from '../../domain/language';
import type { DocumentKind, ListKind, Paper, Printable, SalesKind } from '../../domain/printing/printable';
import type { ReconciledSheet } from '../desktop/reconciliation';
import type { SalesBefore, SalesLeftOut, SalesReport } from '../desktop/sales';
import type { Digits } from '../desktop/session';
import type { OrderSnapshot } from '../shop/order-snapshot';
import type { ListedProducts, ListOptions, Made, ProductData } from './print-requests';
import type { PrintSettings } from './print-settings';

/** The print station that requested a sheet; `number` and `of` are null if it doesn't share its work by number. */
export interface PrintedAtStation {
  station: { name: string; number: number | null; of: number | null };
  /** ISO. */
  at: string;
}

interface OrderData {
  snapshot: OrderSnapshot;
  /** The station that requested it, which is printed at its foot; a user's sheet has none. */
  printedBy?: PrintedAtStation | undefined;
  /** Time when the server returned the order (ISO), if it couldn't be reached; left out for a fresh order. */
  asOf?: string | undefined;
}

interface ListData extends Made {
  /** Name of the sheet in the queue: `PICK-1122-174105`. */
  name: string;
  /** Orders in the order of their selection; none of them is canceled. */
  orders: readonly OrderSnapshot[];
  /** Data of the catalog; products that it doesn't have by name are left out. */
  goods: readonly ListedProducts[];
  options: ListOptions;
  /** Time of the oldest order (ISO), if the server couldn't be reached; left out if all are fresh. */
  asOf?: string | undefined;
}

/** Sums and numbers of orders, without customers. */
interface SalesData extends Made {
  report: SalesReport;
  /** The previous period; null if nothing is compared, or it isn't known. */
  before: SalesBefore | null;
  /** Left out if it isn't known, as on sheets of earlier versions. */
  leftOut?: SalesLeftOut;
  /** Time of the lists that it was calculated from (ISO). */
  readAt: string;
}

/** `name` is like `PAY-1122-174105`. */
interface PaymentsData extends Made, ReconciledSheet {
  name: string;
}

/** Content of a printable. It is stored in journals on disk, so no name in it may change. */
export type SheetData<Kind extends Printable = Printable> = Kind extends DocumentKind
  ? OrderData
  : Kind extends ListKind
    ? ListData
    : Kind extends SalesKind
      ? SalesData
      : Kind extends 'paymentSheet'
        ? PaymentsData
        : Kind extends keyof ProductData
          ? ProductData[Kind]
          : never;

/** Content of a printable, with its kind. */
export type PrintedData = { [Kind in Printable]: { kind: Kind } & SheetData<Kind> }[Printable];

/** Everything that determines the printed page, stored with the job so that a copy is the same sheet. */
export type PrintedSheet = PrintedData & {
  language: Language;
  paper: Paper;
  color: boolean;
  digits: Digits;
  head: Pick<PrintSettings, 'shopName' | 'shopAddress' | 'shopPhone'>;
};
