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
  /** Both days are included, in the time of Kuwait. */
  startDate: isoDate.optional(),
  endDate: isoDate.optional(),
  documents: z.array(z.enum(historyDocuments)).optional(),
  /** System names. */
  printers: z.array(z.string()).optional(),
  outcomes: z.array(z.enum(historyOutcomes)).optional(),
  order: z.object({ kind: z.enum(orderKinds), id: z.number().int() }).optional(),
});
export type HistoryQuery = z.output<typeof historyQuery>;

/** Who wanted a sheet. */
export interface PrintedBy {
  origin: 'person' | 'station';
  /** The admin's or the station's; '' when it was not kept or cannot be read now. */
  name: string;
}

/** One sheet that was handed over, or ended without that. */
export interface HistoryEntry {
  /** The id of its job. */
  id: string;
  document: HistoryDocument;
  order: OrderRef | null;
  title: string;
  /** '' for sheets without one, and while it cannot be read. */
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
  /** When it was handed over, or ended without that; ISO. */
  at: string;
  /** It never reached paper: printed again, it is no copy of its own account. */
  isUnprinted: boolean;
  /** It can be printed again as it was; sheets of early versions were not kept. */
  isSheetKept: boolean;
}

/** A day in Kuwait with those of its sheets that stand on the page. */
export interface HistoryDay {
  /** `YYYY-MM-DD`. */
  id: string;
  /** How many sheets of the whole day fit the query. */
  sheets: number;
  entries: HistoryEntry[];
}

export interface HistoryPage extends Page<HistoryDay> {
  keptDays: number;
  /** False when names are missing here, or were not searched, because no key is there that opens them. */
  areNamesReadable: boolean;
}

const changedParts = ['status', 'customer', 'phone', 'address', 'lines', 'amounts', 'payment'] as const;
export type ChangedPart = (typeof changedParts)[number];

export interface HistoryDetails extends HistoryEntry {
  /** As the journal wrote them down, the first one first; `detail` is the journal's own English word, '' mostly. */
  steps: { state: JobState; at: string; detail: string }[];
  /** Name of the system's job: the title and a mark of its own. */
  systemTitle: string;
  missingPictures: number;
  error: { code: FailureCode; message?: string } | null;
  /** Other sheets of the same order, the newest first. */
  others: HistoryEntry[];
  /** The sheet itself; null for a test page, for a label of a product, and when it is not there or cannot be read. */
  printed: PrintedSheet | null;
  /** When it is forgotten; ISO. */
  keptUntil: string;
}

export interface HistoryDays {
  days: number;
  isManaged: boolean;
}

/** Refused with `forbidden` for those who may not print in bulk. */
export const printHistoryLocalCalls = {
  'history.list': localRead(historyQuery.extend({ page: z.number().int().min(1) }), { follows: ['printing.queueChanged'] })<HistoryPage>(),
  /** Fails with `notFound` for what was never there or is forgotten. */
  'history.read': localRead(z.object({ id: z.string() }), { follows: ['printing.queueChanged'] })<HistoryDetails>(),
  /**
   * What is different in the order since it was printed: as the server has it now, else as it was last seen. Null when neither can be had, or
   * when it is an order of another shop.
   */
  'history.readChanges': localRead(z.object({ id: z.string() }))<{ changed: ChangedPart[] } | null>(),
  /** Printers that stand in the history. */
  'history.printers': localRead(z.undefined(), { follows: ['printing.queueChanged'] })<{ name: string; displayName: string }[]>(),
  /** Asks where to save; null when the person cancelled. */
  'history.exportCsv': localWrite(historyQuery)<{ path: string | null }>(),
  'history.readDays': localRead(z.undefined())<HistoryDays>(),
  'history.saveDays': localWrite(z.object({ days: z.int().min(1).max(maxHistoryDays) }), {
    touches: ['history.list', 'history.read', 'history.readDays'],
  })<HistoryDays>(),
} as const;
