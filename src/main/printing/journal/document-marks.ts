import type { StatementSync } from 'node:sqlite';
import type { MarkState } from '@shared/contract/printing/print-requests';
import type { JobState } from '@shared/domain/printing/job-phase';
import { type DocumentKind, documentKinds } from '@shared/domain/printing/printable';
import type { DocumentMarkOf } from './job-record';
import { isUnprinted } from './job-row';
import type { Journal } from './journal';

type Sql = (text: string) => StatementSync;

/**
 * A sheet that was canceled before any of it was printed leaves no mark; a sheet that was canceled while its outcome was unknown stays
 * uncertain.
 */
const sheets = `SELECT order_id, kind, state, coalesce(settled_at, job.created_at) AS at
  FROM json_each(?) AS asked CROSS JOIN job INDEXED BY job_by_order ON order_kind = ? AND order_id = asked.value JOIN batch ON batch.id = job.batch_id
  WHERE batch.shop IN (?, '') AND state <> 'expired' AND NOT (state = 'cancelled' AND ${isUnprinted}) ORDER BY seq`;

/** Marks of sheets that were removed from the history; the oldest rows have no shop. */
const forgotten = `SELECT order_id, kind FROM json_each(?) AS asked CROSS JOIN printed_before ON order_kind = ? AND order_id = asked.value
  WHERE shop IN (?, '')`;

const stateOf: Record<JobState, MarkState> = {
  queued: 'waiting',
  rendering: 'waiting',
  ready: 'waiting',
  handing_off: 'waiting',
  accepted: 'printed',
  done: 'printed',
  failed: 'failed',
  uncertain: 'uncertain',
  cancelled: 'uncertain',
  expired: 'failed',
};

const isDocument = (kind: unknown): kind is DocumentKind => documentKinds.some((known) => known === kind);

export function createDocumentMarks(sql: Sql): Pick<Journal, 'marks'> {
  return {
    marks(shop, kind, ids) {
      const values = [JSON.stringify([...new Set(ids)]), kind, shop];
      const marks = new Map<string, DocumentMarkOf>();
      const put = (orderId: unknown, document: unknown, state: MarkState, at: string | null): void => {
        if (!isDocument(document)) return;
        const id = Number(orderId);
        const key = `${id} ${document}`;
        const isOut = state === 'printed' || state === 'uncertain';
        marks.set(key, { id, document, state, at, isPrinted: isOut || marks.get(key)?.isPrinted === true });
      };
      for (const row of sql(forgotten).all(...values)) put(row.order_id, row.kind, 'printed', null);
      for (const row of sql(sheets).all(...values)) put(row.order_id, row.kind, stateOf[row.state as JobState], String(row.at));
      return [...marks.values()];
    },
  };
}
