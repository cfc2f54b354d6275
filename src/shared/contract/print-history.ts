import { z } from 'zod';
import type { Language } from '../domain/language';
import type { OrderSnapshot } from '../domain/order-snapshot';
import { isoDate } from './entity';
import { type JobState, type OrderRef, orderKinds, type Paper, type Printable, printables } from './printing';
import { route } from './route';

export const historyOutcomes = ['sent', 'finished', 'failed', 'uncertain', 'cancelled'] as const;
export type HistoryOutcome = (typeof historyOutcomes)[number];

const historyQuery = z.object({
  /** An order's id, with or without its letter, or a part of the customer's name or phone. */
  search: z.string().trim().optional(),
  /** Both days are included, in the time of Kuwait. */
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  documents: z.array(z.enum([...printables, 'testPage'])).optional(),
  /** System names. */
  printers: z.array(z.string()).optional(),
  outcomes: z.array(z.enum(historyOutcomes)).optional(),
  order: z.object({ kind: z.enum(orderKinds), id: z.number().int() }).optional(),
});
export type HistoryQuery = z.input<typeof historyQuery>;

/** Who wanted a sheet. */
export interface PrintedBy {
  origin: 'person' | 'station';
  /** The admin's or the station's; '' when it was not kept. */
  name: string;
}

/** One sheet that was handed over, or tried to be. */
export interface HistoryEntry {
  /** The id of its job. */
  id: string;
  document: Printable | 'testPage';
  order: OrderRef | null;
  title: string;
  customer: string;
  printer: string;
  printerName: string;
  by: PrintedBy;
  copies: number;
  /** 0 for the first print. */
  reprint: number;
  paper: Paper;
  language: Language;
  outcome: HistoryOutcome;
  state: JobState;
  /** When it was handed over, or failed; ISO. */
  at: string;
}

export interface HistoryDetails extends HistoryEntry {
  /** As the journal wrote them down, the first one first; `detail` is the journal's own English word, '' mostly. */
  steps: { state: JobState; at: string; detail: string }[];
  /** Words of a failure. */
  error: { code: string; message?: string } | null;
  /** Other sheets of the same order, the newest first. */
  others: HistoryEntry[];
  /** What was printed; null for a test page or a product label, or when the sheet cannot be read. */
  snapshot: OrderSnapshot | null;
  head: { shopName: string; shopAddress: string; shopPhone: string } | null;
  /** The parts that are different in the order as it was last seen; null when it has not been seen since. */
  changedSince: ('status' | 'customer' | 'address' | 'lines' | 'amounts' | 'payment')[] | null;
  /** When it is forgotten; ISO. */
  keptUntil: string;
}

export const printHistoryRoutes = {
  'history.list': route(historyQuery.extend({ page: z.number().int().min(1), size: z.number().int().min(1).max(100) }))<{
    rows: HistoryEntry[];
    totalItems: number;
    /** Of the days on this page: how many sheets fit the query on the whole day. */
    days: { day: string; sheets: number }[];
    keptDays: number;
  }>(),
  'history.read': route(z.object({ id: z.string() }))<HistoryDetails>(),
  /** Printers that stand in the history. */
  'history.printers': route(z.undefined())<{ name: string; displayName: string }[]>(),
  /** Asks where to save; null when the person cancelled. */
  'history.exportCsv': route(historyQuery)<{ path: string | null }>(),
  'history.readDays': route(z.undefined())<{ days: number; isManaged: boolean }>(),
  'history.saveDays': route(z.object({ days: z.int().min(1).max(3650) }))<{ days: number; isManaged: boolean }>(),
} as const;
