import { z } from 'zod';
import { languages } from '../../domain/language';
import type { Fils } from '../../domain/money';
import type { OrderKind } from '../../domain/orders/order-ref';
import type { PaymentType } from '../../domain/orders/payment-type';
import { isoDate } from '../entity';
import { localRead, localWrite } from '../local-call';
import type { Page } from '../response';
import { maxImportBytes, maxImportRows } from './imports';
import { exportFormats, type SavedExport } from './list-exports';
import type { SalesSource } from './sales';

/** Groups of a reconciliation, in the order of the tabs. Suggestions aren't matches: their line and their order are in the last two. */
export const paymentGroups = ['matched', 'differs', 'fileOnly', 'shopOnly'] as const;
export type PaymentGroup = (typeof paymentGroups)[number];

/** Payment methods that a settlement file may have; cash never is in one. */
export const settledMethods = ['knet', 'visa'] as const satisfies readonly PaymentType[];
export type SettledMethod = (typeof settledMethods)[number];

/** `fee`: a line of its own for a fee, which belongs to no order. */
const lineKinds = ['payment', 'refund', 'fee'] as const;

const fils = z.custom<Fils>((value) => Number.isSafeInteger(value));
const word = z.string().max(500);

const settlementLine = z.object({
  /** Line of the file, from 1. */
  line: z.int().min(1),
  kind: z.enum(lineKinds),
  /** '' if the file has none. */
  ref: word,
  invoice: word,
  /** Positive for payments and fees; negative for refunds, and for fees that the bank returns. */
  fils,
  /** Fee of a payment or refund: positive if the bank keeps it; 0 if there is none. */
  feeFils: fils,
  /** Null if the file has no day for it. */
  day: isoDate.nullable(),
  terminal: word,
  /** The last four digits at most. */
  card: z.string().max(4),
});
export type SettlementLine = z.output<typeof settlementLine>;

const fileId = z.string().regex(/^[0-9a-f]{64}$/);

export const settlementFile = z.object({
  /** Fingerprint of the file, by which its review is found again. */
  id: fileId,
  name: z.string().min(1).max(300),
  lines: z.array(settlementLine).min(1).max(maxImportRows),
  /** The amount that the file itself says arrived, after refunds and fees; null if it says none. */
  ownFils: fils.nullable(),
  /** Numbers of the file's lines that couldn't be read. */
  unreadable: z.array(z.int()).max(maxImportRows),
  /** Methods of the orders that must be in the file. */
  methods: z.array(z.enum(settledMethods)).min(1).max(settledMethods.length),
});
export type SettlementFile = z.output<typeof settlementFile>;

/** Why the order of a payment is only a guess. */
const paymentGuesses = ['sameRef', 'sameDay', 'sameSeveral', 'sameAmount', 'sameCanceled', 'sameMatched', 'sameMethod'] as const;

/** Why a line or an order is where it is, or where its difference comes from. */
export const paymentHints = [
  'canceledPaid',
  'duplicate',
  'suggestion',
  'delivery',
  'deliveryTwice',
  'tenfold',
  'swapped',
  'refunded',
  'lastDay',
  ...paymentGuesses,
] as const;
export type PaymentHint = (typeof paymentHints)[number];

/** The order of a line: matched with it, only suggested, or only a guess. */
interface PaidOrder {
  kind: OrderKind;
  id: number;
  customer: string;
  /** `YYYY-MM-DD` in Kuwait; '' if unknown. */
  day: string;
  status: string;
  method: string;
  /** Its total. */
  fils: Fils;
}

/** A line of the file with its order, or an order that the file lacks. */
export interface MatchedPayment {
  /** `L12` for a line of the file, `R10482` or `G10482` for an order. */
  id: string;
  group: PaymentGroup;
  kind: 'payment' | 'refund' | 'order';
  /** Null for an order that the file lacks; so are the next ones of the file. */
  line: number | null;
  ref: string;
  day: string | null;
  terminal: string;
  card: string;
  fileFils: Fils | null;
  feeFils: Fils;
  /** What the order was found by; null for a suggestion or a guess, and without an order. */
  by: 'ref' | 'invoice' | null;
  order: PaidOrder | null;
  /** The amount that the shop expects, in one row of each order: its total, or 0 if it was canceled. Null in all others. */
  shopFils: Fils | null;
  /** File minus shop over all lines of the order, in the same row; null if nothing is compared. */
  differenceFils: Fils | null;
  hint: PaymentHint | null;
}

/** A row of a reconciliation, with the user's review. */
export interface ReviewedPayment extends MatchedPayment {
  isReviewed: boolean;
  /** '' for none. */
  note: string;
}

/** Counts and sums of a group. Over all groups, `fileFils` adds up to gross minus refunds. */
export interface PaymentSum {
  count: number;
  fileFils: Fils;
  shopFils: Fils;
  reviewed: number;
}

/** Net is gross minus refunds and fees. */
export interface PaymentTotals {
  grossFils: Fils;
  /** Positive, as the fees. */
  refundFils: Fils;
  feeFils: Fils;
  netFils: Fils;
  /** The file's own net amount; null if it has none. */
  ownFils: Fils | null;
}

export interface ReconciliationResult {
  groups: Record<PaymentGroup, PaymentSum>;
  totals: PaymentTotals;
  /** First and last day of the file's lines; null if it has no days. */
  days: { from: string; to: string } | null;
}

/** A file that was reconciled on this computer by this user. */
export interface ReconciledFile {
  id: string;
  name: string;
  /** When it was first reconciled, and when its review was changed (ISO). */
  savedAt: string;
  /** Number of payments and refunds in the file. */
  lines: number;
  /** Number of reviewed rows. */
  reviewed: number;
  /** The stored review couldn't be read, so it starts anew; until it is changed. */
  isReviewLost: boolean;
}

export interface ReconciliationPage extends Page<ReviewedPayment> {
  /** Null if no file is open. */
  file: ReconciledFile | null;
  /** Null until both lists of orders are complete. */
  result: ReconciliationResult | null;
  sources: Record<OrderKind, SalesSource>;
  /** Terminals of the file, for the filter. */
  terminals: readonly string[];
  /** Numbers of the file's lines that couldn't be read. */
  badLines: readonly number[];
}

/** The content of the sheet: all but the matched rows, of which it has only counts and sums. */
export interface ReconciledSheet extends ReconciliationResult {
  /** Name of the settlement file. */
  file: string;
  rows: readonly ReviewedPayment[];
  /** Number of the file's lines that couldn't be read, so they are in no sum. */
  unreadable: number;
  /** Time when the oldest order may have been loaded (ISO). */
  readAt: string;
}

/** States of a row, as values of the filter. */
export const paymentReviews = ['open', 'reviewed'] as const;

const paymentQuery = z.object({
  group: z.enum(paymentGroups),
  search: z.string().trim().optional(),
  /** Filters by column key, as those of full lists. */
  filters: z.record(z.string(), z.array(z.string())),
  /** Days of the payments, and of the orders that the file lacks; both inclusive. All by default, also rows without a day. */
  days: z.object({ from: isoDate, to: isoDate }).optional(),
});
export type PaymentQuery = z.output<typeof paymentQuery>;

const touched = ['reconciliation.lines', 'reconciliation.files'] as const;
const rowIds = z
  .array(z.string().regex(/^[LRG][1-9]\d{0,9}$/))
  .min(1)
  .max(2 * maxImportRows);

/** What a file is compared with. */
export interface ComparedOrders {
  sources: Record<OrderKind, SalesSource>;
  /** The shop's amount for each reference or invoice number; null for an unknown one, and until both lists are complete. */
  amounts: (Fils | null)[];
}

/** Maximum number of references in a question. */
export const maxReferences = 100;

export const reconciliationLocalCalls = {
  /** Saves the file's lines encrypted for this user, with the review of an earlier time, and opens it. */
  'reconciliation.start': localWrite(settlementFile, { touches: touched, limit: { bytes: maxImportBytes } })<void>(),
  /** Returns the reconciled files, the latest first. */
  'reconciliation.files': localRead(z.undefined())<ReconciledFile[]>(),
  /** Fails with `notFound` if this user has no such file, and with `fileUnreadable` if it is damaged. */
  'reconciliation.open': localWrite(z.object({ id: fileId }), { touches: touched })<void>(),
  /** Deletes the file's lines and review from this computer. */
  'reconciliation.remove': localWrite(z.object({ id: fileId }), { touches: touched })<void>(),
  /**
   * Returns a page of the open file's rows. Starts loading both lists of orders, as `sales.view` does; call it again after each
   * `fullLists.changed` of one of them.
   */
  'reconciliation.lines': localRead(paymentQuery.extend({ page: z.int().min(1) }))<ReconciliationPage>(),
  /** Starts loading both lists of orders as `reconciliation.lines` does, before a file is open. */
  'reconciliation.orders': localRead(z.object({ references: z.array(word).max(maxReferences) }), {
    follows: ['fullLists.changed'],
  })<ComparedOrders>(),
  /**
   * Marks rows of a file, or sets their note; what is left out stays. `file` is its ID, because another window may have opened another one.
   * Fails with `notFound` if this user has no such file.
   */
  'reconciliation.review': localWrite(
    z.object({ file: fileId, ids: rowIds, isReviewed: z.boolean().optional(), note: z.string().trim().max(500).optional() }),
    { touches: touched },
  )<void>(),
  /**
   * Opens a save dialog and writes the matching rows of the group. `path` is null if the user canceled. Fails with `notFound` if no file is
   * open, with `listNotWhole` while orders are missing, and with errors of the disk.
   */
  'reconciliation.export': localWrite(paymentQuery.extend({ language: z.enum(languages), format: z.enum(exportFormats) }))<SavedExport>(),
} as const;

/** ID of a line's row; an order's row has its code (`toOrderCode`). */
export const toLineId = (line: number): string => `L${line}`;
