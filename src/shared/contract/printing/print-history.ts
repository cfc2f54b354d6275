import { z } from 'zod';
import type { Language } from '../../domain/language';
import { type OrderRef, orderKinds } from '../../domain/orders/order-ref';
import type { JobState } from '../../domain/printing/job-phase';
import { type Paper, printables } from '../../domain/printing/printable';
import { isoDate } from '../entity';
import { localRead, localWrite } from '../local-call';
import type { Page } from '../response';
import type { FailureCode } from '../result';
import type { PrintedSheet } from './printed-sheet';

export const historyOutcomes = ['sent', 'finished', 'failed', 'uncertain', 'cancelled'] as const;
export type HistoryOutcome = (typeof historyOutcomes)[number];

export const historyDocuments = [...printables, 'testPage'] as const;
type HistoryDocument = (typeof historyDocuments)[number];

export const maxHistoryDays = 3650;

const historyQuery = z.object({
  /** An order's number, with or without the letter of its kind, or a part of the customer's name or phone. */
  search: z.string().trim().optional(),
  /** Days in Kuwait, both inclusive. */
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  documents: z.array(z.enum(historyDocuments)).optional(),
  /** System names of printers. */
  printers: z.array(z.string()).optional(),
  outcomes: z.array(z.enum(historyOutcomes)).optional(),
  order: z.object({ kind: z.enum(orderKinds), id: z.number().int() }).optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** The user or the station that requested a sheet. */
export interface PrintedBy {
  origin: 'person' | 'station';
  /** Name of the admin or the station; '' if it wasn't stored or can't be decrypted now. */
  name: string;
}

/** A sheet that was handed over, or ended without that. */
export interface HistoryEntry {
  /** ID of its job. */
  id: string;
  document: HistoryDocument;
  order: OrderRef | null;
  title: string;
  /** '' for sheets without a customer, and while the name can't be decrypted. */
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
  /** Time when it was handed over, or ended without that (ISO). */
  at: string;
  /** Whether it never reached paper: if it is printed again, that isn't a copy because of this sheet. */
  isUnprinted: boolean;
  /** Whether it can be printed again unchanged; sheets of early versions weren't stored. */
  isSheetKept: boolean;
}

/** A day in Kuwait with its sheets on this page. */
export interface HistoryDay {
  /** `YYYY-MM-DD`. */
  id: string;
  /** Number of sheets of the whole day that match the query. */
  sheets: number;
  entries: HistoryEntry[];
}

export interface HistoryPage extends Page<HistoryDay> {
  keptDays: number;
  /** False if names are missing here, or weren't searched, because no key decrypts them. */
  areNamesReadable: boolean;
}

const changedParts = ['status', 'customer', 'phone', 'address', 'lines', 'amounts', 'payment'] as const;
export type ChangedPart = (typeof changedParts)[number];

export interface HistoryDetails extends HistoryEntry {
  /** States as recorded in the journal, oldest first; `detail` is the journal's own English text, usually ''. */
  steps: { state: JobState; at: string; detail: string }[];
  /** Name of the system's job: the title and a token. */
  systemTitle: string;
  missingPictures: number;
  error: { code: FailureCode; message?: string } | null;
  /** Other sheets of the same order, newest first. */
  others: HistoryEntry[];
  /** The sheet itself; null for a test page, for a label of a product, and if it doesn't exist or can't be decrypted. */
  printed: PrintedSheet | null;
  /** Time when it is removed (ISO). */
  keptUntil: string;
}

export interface HistoryDays {
  days: number;
  isManaged: boolean;
}

/** All calls fail with `forbidden` for users who may not print in bulk. */
export const printHistoryLocalCalls = {
  'history.list': localRead(historyQuery.extend({ page: z.number().int().min(1) }), { follows: ['printing.queueChanged'] })<HistoryPage>(),
  /** Fails with `notFound` for a sheet that never existed or was removed. */
  'history.read': localRead(z.object({ id: z.string() }), { follows: ['printing.queueChanged'] })<HistoryDetails>(),
  /**
   * Returns what has changed in the order since it was printed, by the server's current order, otherwise by the last known one. Null if
   * neither is available, or if it is an order of another shop.
   */
  'history.readChanges': localRead(z.object({ id: z.string() }))<{ changed: ChangedPart[] } | null>(),
  /** Returns the printers in the history. */
  'history.printers': localRead(z.undefined(), { follows: ['printing.queueChanged'] })<{ name: string; displayName: string }[]>(),
  /** Opens a save dialog; `path` is null if the user canceled. */
  'history.exportCsv': localWrite(historyQuery)<{ path: string | null }>(),
  'history.readDays': localRead(z.undefined())<HistoryDays>(),
  'history.saveDays': localWrite(z.object({ days: z.int().min(1).max(maxHistoryDays) }), {
    touches: ['history.list', 'history.read', 'history.readDays'],
  })<HistoryDays>(),
} as const;
