import type { Language } from '../../domain/language';
import type { DocumentKind, ListKind, Paper, Printable, SalesKind } from '../../domain/printing/printable';
import type { SalesBefore, SalesLeftOut, SalesReport } from '../desktop/sales';
import type { Digits } from '../desktop/session';
import type { OrderSnapshot } from '../shop/order-snapshot';
import type { ListedProducts, ListOptions, Made, ProductData } from './print-requests';
import type { PrintSettings } from './print-settings';

/** The print station that wanted a sheet; `number` and `of` are null where it shares its work with no other by number. */
export interface PrintedAtStation {
  station: { name: string; number: number | null; of: number | null };
  /** ISO. */
  at: string;
}

interface OrderData {
  snapshot: OrderSnapshot;
  /** The station that wanted it, which stands at its foot; a person's sheet has none. */
  printedBy?: PrintedAtStation | undefined;
  /** When the server showed the order, ISO, where it could not be reached; left out for one that was fresh. */
  asOf?: string | undefined;
}

interface ListData extends Made {
  /** `PICK-1122-174105`: what the sheet is called in the queue. */
  name: string;
  /** In the order in which they were ticked; none of them canceled. */
  orders: readonly OrderSnapshot[];
  /** Products that the catalogue does not know by their names are left out. */
  goods: readonly ListedProducts[];
  options: ListOptions;
  /** As of when the oldest order is, ISO, where the server could not be reached; left out for what is fresh. */
  asOf?: string | undefined;
}

/** Sums and numbers of orders, no customer. */
interface SalesData extends Made {
  report: SalesReport;
  /** The period before; null where nothing is compared, or it is not known. */
  before: SalesBefore | null;
  /** Left out where it isn't known, as on sheets of earlier versions. */
  leftOut?: SalesLeftOut;
  /** ISO: as of when the lists were read that it was worked out of. */
  readAt: string;
}

/** What stands on a printable. It is kept in journals on disk: no name in it may change. */
export type SheetData<Kind extends Printable = Printable> = Kind extends DocumentKind
  ? OrderData
  : Kind extends ListKind
    ? ListData
    : Kind extends SalesKind
      ? SalesData
      : Kind extends keyof ProductData
        ? ProductData[Kind]
        : never;

/** What stands on a printable, and which one it is. */
export type PrintedData = { [Kind in Printable]: { kind: Kind } & SheetData<Kind> }[Printable];

/** Everything that decides what stands on the paper, kept with the job so that a copy is the same sheet. */
export type PrintedSheet = PrintedData & {
  language: Language;
  paper: Paper;
  color: boolean;
  digits: Digits;
  head: Pick<PrintSettings, 'shopName' | 'shopAddress' | 'shopPhone'>;
};
