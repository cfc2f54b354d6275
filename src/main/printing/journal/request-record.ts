import type { StatementSync } from 'node:sqlite';
import { monotonicNow } from '@main/system/time/elapsed';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { isUnprinted } from './job-row';
import type { Journal } from './journal';
import { keepStatusUpdates } from './station-record';

type Sql = (text: string) => StatementSync;

/** Deleting overwrites the data, so deleting a year's sheets at once would block the main process. */
const prunedAtOnce = 500;
const forgotten = 'SELECT seq FROM job INDEXED BY job_in_history WHERE settled_at IS NOT NULL AND settled_at < ? LIMIT ?';

const joined = 'FROM job JOIN batch ON batch.id = job.batch_id';

/** Sheets of an order's document; the oldest rows have no shop. */
const ofShop = `${joined} WHERE kind = ? AND order_kind = ? AND order_id = ? AND batch.shop IN (?, '')`;
const marksOfShop = `FROM printed_before WHERE kind = ? AND order_kind = ? AND order_id = ? AND shop IN (?, '')`;

type RequestRecord = Pick<Journal, 'wasWanted' | 'wasWantedBeside' | 'countReprints' | 'prune'>;

/**
 * Documents that were requested before. A removed sheet leaves its order, document, and copy number, without any name, so that a later print is
 * still marked as a copy (docs/adr/0046).
 */
export function createRequestRecord({
  sql,
  inTransaction,
  now,
}: {
  sql: Sql;
  inTransaction(work: () => boolean): boolean;
  /** Returns the current time (ISO). */
  now(): string;
}): RequestRecord {
  return {
    wasWanted(shop, document, { kind, id }) {
      const values = [document, kind, id, shop];
      return (
        sql(`SELECT 1 ${ofShop} AND NOT ${isUnprinted} LIMIT 1`).get(...values) !== undefined ||
        sql(`SELECT 1 ${marksOfShop}`).get(...values) !== undefined
      );
    },
    wasWantedBeside({ order, document, shop, batchId, reprint }) {
      if (!order) return false;
      const values = [document, order.kind, order.id, shop];
      return (
        sql(`SELECT 1 ${ofShop} AND NOT ${isUnprinted} AND batch.id <> ? AND reprint >= ? LIMIT 1`).get(...values, batchId, reprint) !==
          undefined || sql(`SELECT 1 ${marksOfShop} AND reprint >= ?`).get(...values, reprint) !== undefined
      );
    },
    countReprints(shop, document, { kind, id }) {
      const values = [document, kind, id, shop];
      const known = sql(`SELECT max(reprint) AS count ${ofShop}`).get(...values);
      const marked = sql(`SELECT max(reprint) AS count ${marksOfShop}`).get(...values);
      return Math.max(Number(known?.count ?? 0), Number(marked?.count ?? 0));
    },
    prune: (before, marksBefore) =>
      inTransaction(() => {
        const at = now();
        sql('UPDATE job SET settled_at = ?, changed_at = min(changed_at, ?) WHERE settled_at IS NOT NULL AND settled_at > ?').run(
          at,
          at,
          at,
        );
        sql('UPDATE printed_before SET forgotten_at = ? WHERE forgotten_at > ?').run(at, at);
        const old = sql(forgotten)
          .all(before, prunedAtOnce)
          .map(({ seq }) => Number(seq));
        const rows = JSON.stringify(old);
        sql(
          `INSERT INTO printed_before (shop, order_kind, order_id, kind, reprint, forgotten_at)
           SELECT batch.shop, order_kind, order_id, kind, max(reprint), ? FROM job JOIN batch ON batch.id = job.batch_id
           WHERE seq IN (SELECT value FROM json_each(?)) AND order_id IS NOT NULL AND NOT ${isUnprinted}
           GROUP BY batch.shop, order_kind, order_id, kind
           ON CONFLICT DO UPDATE SET reprint = max(reprint, excluded.reprint), forgotten_at = excluded.forgotten_at`,
        ).run(at, rows);
        keepStatusUpdates(sql, rows);
        sql('DELETE FROM job WHERE seq IN (SELECT value FROM json_each(?))').run(rows);
        sql('DELETE FROM batch WHERE created_at < ? AND NOT EXISTS (SELECT 1 FROM job WHERE batch_id = batch.id)').run(before);
        sql('DELETE FROM printed_before WHERE forgotten_at < ?').run(marksBefore);
        return old.length === prunedAtOnce;
      }),
  };
}

/** Sheets with many orders: which of them have an order, and how often one was copied. */
export function createListRecord(sql: Sql): Pick<Journal, 'listedBefore' | 'countListCopies'> {
  return {
    listedBefore(shop, list, orders) {
      const wanted = new Set(orders.map(toOrderKey));
      const found = sql(
        `SELECT listed.order_kind AS order_kind, listed.order_id AS order_id, job.title AS title, job.created_at AS created_at, max(job.seq) AS seq
         FROM listed_order AS listed JOIN job ON job.seq = listed.job_seq JOIN batch ON batch.id = job.batch_id
         WHERE listed.order_id IN (SELECT value FROM json_each(?)) AND job.kind = ? AND batch.shop = ? AND NOT ${isUnprinted}
         GROUP BY listed.order_kind, listed.order_id`,
      ).all(JSON.stringify(orders.map(({ id }) => id)), list, shop);
      return found.flatMap((row) => {
        const order = { kind: row.order_kind as OrderKind, id: Number(row.order_id) };
        return wanted.has(toOrderKey(order)) ? [{ order, list: String(row.title), at: String(row.created_at) }] : [];
      });
    },
    countListCopies: (shop, list, title) =>
      Number(
        sql(`SELECT max(reprint) AS count ${joined} WHERE job.kind = ? AND job.title = ? AND batch.shop = ?`).get(list, title, shop)
          ?.count ?? 0,
      ),
  };
}

export type DuplicateRequests = ReturnType<typeof createDuplicateRequests>;

const duplicatesKeptMs = 60_000;

/** Sheets that were requested lately in this run, by a clock that can't be set; the rows' dates may be from before a change of the clock. */
export function createDuplicateRequests() {
  const askedAt = new Map<string, number>();

  return {
    note(jobIds: readonly string[]): void {
      const now = monotonicNow();
      for (const [id, at] of askedAt) {
        if (now - at <= duplicatesKeptMs) break;
        askedAt.delete(id);
      }
      for (const id of jobIds) askedAt.set(id, now);
    },
    /** IDs of the jobs requested in the last `ms`. */
    within(ms: number): string[] {
      const now = monotonicNow();
      return [...askedAt].filter(([, at]) => now - at <= ms).map(([id]) => id);
    },
  };
}
