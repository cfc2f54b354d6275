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
/** Days in Kuwait, both included. */
export type SalesPeriod = z.output<typeof period>;

export const salesQuery = z.object({
  period,
  /** With which it is compared; null for none. */
  before: period.nullable(),
  /** Which orders count, each kind once. */
  kinds: z.array(z.enum(orderKinds)).min(1).max(orderKinds.length),
});
export type SalesQuery = z.output<typeof salesQuery>;

/** Orders and what they come to. */
export interface SalesPart {
  count: number;
  /** Those of guests among them. */
  guests: number;
  fils: Fils;
}

export interface PlacePart extends SalesPart {
  /** Null for orders that name none. */
  place: PlaceName | null;
  /** As lists of orders name it: addresses may write one place in several ways. */
  values: string[];
}

/** What was sold of a product or a category: orders that it is in, and what its lines come to. */
export interface ProductsPart extends SalesPart {
  /** Null for what is in no category that is known. */
  name: { name_en: string; name_ar: string } | null;
  pictureUrl: string | null;
  /** Pieces. */
  quantity: number;
}

/** People by their phone. */
export interface CategoryPart extends ProductsPart {
  /** Its products as lists of orders name them; '' for a line without a name. */
  values: readonly string[];
}

export interface CustomerPart extends SalesPart {
  people: number;
}

/**
 * What was taken in a period: totals of orders that are not canceled, by the day they came. Days, payments, places and customers each add up to
 * `takings`; `products`, and `categories`, do so with `shippingFils` and `otherFils`.
 */
export interface SalesReport {
  period: SalesPeriod;
  kinds: readonly OrderKind[];
  takings: SalesPart;
  canceled: SalesPart;
  shippingFils: Fils;
  /** What totals are more (or less, by discounts) than their lines and the delivery. */
  otherFils: Fils;
  /** Every day of the period. */
  days: (SalesPart & { day: string })[];
  /** Of a single day, from its first to its last hour with an order; `hour` is null for orders that name none. Null for several days. */
  hours: (SalesPart & { hour: number | null })[] | null;
  /** `method` as lists of orders name it; '' for none. */
  payments: (SalesPart & { method: string })[];
  /** What of the payments is cash, by whether it was delivered. */
  cash: { delivered: SalesPart; open: SalesPart };
  places: (PlacePart & { areas: PlacePart[] })[];
  /** The dearest first. */
  products: ProductsPart[];
  /** Null as long as the catalogue was not read. */
  categories: CategoryPart[] | null;
  customers: { fresh: CustomerPart; returning: CustomerPart; unknown: CustomerPart };
  /** As they are now, canceled ones too. */
  statuses: (SalesPart & { status: string })[];
  /** Of each kind with an order, canceled or not. */
  numbers: { kind: OrderKind; first: number; last: number }[];
  /** `isPaid`: a payment was made. */
  canceledOrders: { kind: OrderKind; id: number; method: string; isPaid: boolean; fils: Fils }[];
}

/** What is needed of the period before. */
export type SalesBefore = Pick<SalesReport, 'takings' | 'canceled' | 'days' | 'hours'>;

/** Where one of the lists stands that are read whole for it. */
export type SalesSource = Pick<FullListResult, 'of' | 'readAt' | 'gap' | 'unreadable' | 'reading'>;

/**
 * Why nothing is added up although the lists were read: rows came and went faster than they were read, or the period begins before the first day
 * of which every order was read.
 */
type SalesGap = 'moved' | 'tooOld';

export interface SalesResult {
  sources: Record<OrderKind, SalesSource | null>;
  catalogue: SalesSource;
  /** Null until every list that counts was read whole. */
  report: SalesReport | null;
  /** Null where none was asked for, or not all of it was read. */
  before: SalesBefore | null;
  gap: SalesGap | null;
  /** The first day of which every order was read; null where that is all days. */
  since: string | null;
  /** Orders that name no day, so that they are in no period. */
  undated: number;
}

/** Orders that are in no sum of a period: whatever shows a sum names them beside it. */
export interface SalesLeftOut {
  unreadable: number;
  /** They name no day. */
  undated: number;
}

export function toLeftOut({ sources, undated }: Pick<SalesResult, 'sources' | 'undated'>): SalesLeftOut {
  return { unreadable: Object.values(sources).reduce((sum, source) => sum + (source?.unreadable ?? 0), 0), undated };
}

/** What a person reads of a list again, or stops reading. */
const sources = z.object({ kinds: salesQuery.shape.kinds });

export const salesLocalCalls = {
  /** Starts to read what was not read yet and nobody has stopped; to be asked again with each `fullLists.changed`. */
  'sales.view': localRead(salesQuery)<SalesResult>(),
  /** Goes on after a stop or a failure; `isAnew` reads everything. */
  'sales.read': localWrite(sources.extend({ isAnew: z.boolean() }))<void>(),
  'sales.stop': localWrite(sources)<void>(),
  /**
   * Asks where to and writes every part as a table, a line for each; `path` is null when the person cancelled. Rejects with `listNotWhole` where
   * nothing may be added up, and with what the disk says.
   */
  'sales.export': localWrite(salesQuery.extend({ language: z.enum(languages), format: z.enum(exportFormats) }))<SavedExport>(),
} as const;
