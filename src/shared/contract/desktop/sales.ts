import { z } from 'zod';
import { languages } from '../../domain/language';
import type { Fils } from '../../domain/money';
import { type OrderKind, orderKinds } from '../../domain/orders/order-ref';
import type { PlaceName } from '../../domain/orders/place-name';
import { isoDate } from '../entity';
import { localRead, localWrite } from '../local-call';
import type { FullListResult } from './full-lists';
import { exportFormats, type SavedExport } from './list-exports';

const period = z.object({ from: isoDate, to: isoDate });
/** Days in Kuwait, both inclusive. */
export type SalesPeriod = z.output<typeof period>;

export const salesQuery = z.object({
  period,
  /** The period to compare with; null for none. */
  before: period.nullable(),
  /** Kinds of orders that count, each once. */
  kinds: z.array(z.enum(orderKinds)).min(1).max(orderKinds.length),
});
export type SalesQuery = z.output<typeof salesQuery>;

/** Number of orders and their sum. */
export interface SalesPart {
  count: number;
  /** Number of guest orders among them. */
  guests: number;
  fils: Fils;
}

export interface PlacePart extends SalesPart {
  /** Null for orders without one. */
  place: PlaceName | null;
  /** Values in the lists of orders, because addresses may write one place in several ways. */
  values: string[];
}

/** Sales of a product or a category: the number of its orders, and the sum of its lines. */
export interface ProductsPart extends SalesPart {
  /** Null for products without a known category. */
  name: { name_en: string; name_ar: string } | null;
  pictureUrl: string | null;
  /** Number of pieces. */
  quantity: number;
}

/** Sales by customers, who are identified by phone. */
export interface CategoryPart extends ProductsPart {
  /** Values of its products in the lists of orders; '' for a line without a name. */
  values: readonly string[];
}

export interface CustomerPart extends SalesPart {
  people: number;
}

/**
 * Sales of a period: totals of orders that aren't canceled, by the day of the order. Days, payments, places, and customers each add up to
 * `takings`; `products` and `categories` do so with `shippingFils` and `otherFils`.
 */
export interface SalesReport {
  period: SalesPeriod;
  kinds: readonly OrderKind[];
  takings: SalesPart;
  canceled: SalesPart;
  shippingFils: Fils;
  /** Difference between the totals and their lines with delivery, for example from discounts. */
  otherFils: Fils;
  /** Every day of the period. */
  days: (SalesPart & { day: string })[];
  /**
   * Hours of a single day from the first to the last one with an order; `hour` is null for orders without a time. Null for several days.
   */
  hours: (SalesPart & { hour: number | null })[] | null;
  /** `method` as in the lists of orders; '' for none. */
  payments: (SalesPart & { method: string })[];
  /** Cash payments, by whether the order was delivered. */
  cash: { delivered: SalesPart; open: SalesPart };
  places: (PlacePart & { areas: PlacePart[] })[];
  /** Highest sales first. */
  products: ProductsPart[];
  /** Null until the catalog was loaded. */
  categories: CategoryPart[] | null;
  customers: { fresh: CustomerPart; returning: CustomerPart; unknown: CustomerPart };
  /** Orders by their current status, including canceled ones. */
  statuses: (SalesPart & { status: string })[];
  /** First and last number of each kind with an order, including canceled ones. */
  numbers: { kind: OrderKind; first: number; last: number }[];
  /** `isPaid`: a payment was made. */
  canceledOrders: { kind: OrderKind; id: number; method: string; isPaid: boolean; fils: Fils }[];
}

/** The values of the previous period that are needed. */
export type SalesBefore = Pick<SalesReport, 'takings' | 'canceled' | 'days' | 'hours'>;

/** State of a full list that the report needs. */
export type SalesSource = Pick<FullListResult, 'of' | 'readAt' | 'gap' | 'unreadable' | 'reading'>;

/**
 * Why there are no sums although the lists were loaded: rows were added and removed faster than they were loaded, or the period begins
 * before the first day with all orders.
 */
type SalesGap = 'moved' | 'tooOld';

export interface SalesResult {
  sources: Record<OrderKind, SalesSource | null>;
  catalogue: SalesSource;
  /** Null until all required lists are complete. */
  report: SalesReport | null;
  /** Null if none was requested, or not all of it was loaded. */
  before: SalesBefore | null;
  gap: SalesGap | null;
  /** The first day with all orders; null if all days have all orders. */
  since: string | null;
  /** Number of orders without a date, which are in no period. */
  undated: number;
}

/** Orders that are in no sum of a period; every screen with a sum shows their number beside it. */
export interface SalesLeftOut {
  unreadable: number;
  /** Number of orders without a date. */
  undated: number;
}

export function toLeftOut({ sources, undated }: Pick<SalesResult, 'sources' | 'undated'>): SalesLeftOut {
  return { unreadable: Object.values(sources).reduce((sum, source) => sum + (source?.unreadable ?? 0), 0), undated };
}

/** The lists that the user loads again, or stops loading. */
const sources = z.object({ kinds: salesQuery.shape.kinds });

export const salesLocalCalls = {
  /** Starts to load lists that weren't loaded yet and that the user hasn't stopped; call it again after each `fullLists.changed`. */
  'sales.view': localRead(salesQuery)<SalesResult>(),
  /** Resumes after a stop or a failure; `isAnew` loads everything. */
  'sales.read': localWrite(sources.extend({ isAnew: z.boolean() }))<void>(),
  'sales.stop': localWrite(sources)<void>(),
  /**
   * Opens a save dialog and writes every part as a table, with a line for each; `path` is null if the user canceled. Fails with
   * `listNotWhole` if there are no sums, and with errors of the disk.
   */
  'sales.export': localWrite(salesQuery.extend({ language: z.enum(languages), format: z.enum(exportFormats) }))<SavedExport>(),
} as const;
