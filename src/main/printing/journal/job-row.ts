import type { SQLOutputValue } from 'node:sqlite';
import { failureCodes } from '@shared/contract/result';
import { languages } from '@shared/domain/language';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { type JobState, jobStates } from '@shared/domain/printing/job-phase';
import { papers, printables } from '@shared/domain/printing/printable';
import { z } from 'zod';
import type { JobRecord } from './job-record';
import { endedStates } from './job-states';
import { decryptName, type SheetCipher } from './sheet-cipher';

/** Formats a list of states for a statement; safe because states are constants of this program. */
export const quoted = (states: readonly JobState[]): string => states.map((state) => `'${state}'`).join(', ');

/**
 * SQL expression for "the job has ended and nothing of it can be on paper". A job that was canceled while it was uncertain may be on paper.
 */
export const isUnprinted = `(job.state IN ('failed', 'expired') OR (job.state = 'cancelled' AND coalesce((SELECT state FROM job_history
  WHERE job_id = job.id AND state <> 'cancelled' ORDER BY seq DESC LIMIT 1), '') <> 'uncertain'))`;

export const jobColumns = `job.id, job.batch_id, batch.size AS batch_size, batch.shop, batch.is_dated, job.token, job.kind, job.order_kind, job.order_id, job.title, job.customer,
  job.language, job.paper, job.printer, job.copies, job.reprint, job.state, job.error_code, job.error_message, job.missing_pictures,
  job.is_held, job.is_gone, ${isUnprinted} AS is_unprinted, job.origin, job.by_name, job.created_at, job.changed_at, job.settled_at`;

const flag = z.number().transform((value) => value !== 0);

const jobRow = z.object({
  id: z.string(),
  batch_id: z.string(),
  batch_size: z.number(),
  shop: z.string(),
  is_dated: flag,
  token: z.string(),
  kind: z.enum([...printables, 'testPage']),
  order_kind: z.enum(orderKinds).nullable(),
  order_id: z.number().nullable(),
  title: z.string(),
  customer: z.unknown(),
  language: z.enum(languages),
  paper: z.enum(papers),
  printer: z.string(),
  copies: z.number(),
  reprint: z.number(),
  state: z.enum(jobStates),
  error_code: z.enum(failureCodes).nullable(),
  error_message: z.string().nullable(),
  missing_pictures: z.number(),
  is_held: flag,
  is_gone: flag,
  is_unprinted: flag,
  origin: z.enum(['person', 'station']),
  by_name: z.unknown(),
  created_at: z.string(),
  changed_at: z.string(),
  settled_at: z.string().nullable(),
});

export function toJobRecord(raw: Record<string, SQLOutputValue>, seal: SheetCipher): JobRecord {
  const row = jobRow.parse(raw);
  const message = row.error_message === null ? {} : { message: row.error_message };
  return {
    id: row.id,
    batchId: row.batch_id,
    batchSize: row.batch_size,
    token: row.token,
    document: row.kind,
    order: row.order_kind && row.order_id ? { kind: row.order_kind, id: row.order_id } : null,
    title: row.title,
    customer: decryptName(seal, row.id, 'customer', row.customer),
    language: row.language,
    paper: row.paper,
    printer: row.printer,
    copies: row.copies,
    reprint: row.reprint,
    state: row.state,
    error: row.error_code ? { code: row.error_code, ...message } : null,
    missingPictures: row.missing_pictures,
    isOver: row.is_gone || (endedStates as readonly JobState[]).includes(row.state),
    by: { origin: row.origin, name: decryptName(seal, row.id, 'by', row.by_name) },
    shop: row.shop,
    isDated: row.is_dated,
    isUnprinted: row.is_unprinted,
    isHeld: row.is_held,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    settledAt: row.settled_at,
  };
}
