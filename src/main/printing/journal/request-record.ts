import type { StatementSync } from 'node:sqlite';
import { isUnprinted } from './job-row';
import type { Journal } from './journal';
import { keepStatusUpdates } from './station-record';

type Sql = (text: string) => StatementSync;

/** Deleting writes over what was there, so that a year's sheets at once would hold everything up. */
const prunedAtOnce = 500;
const forgotten = 'SELECT seq FROM job INDEXED BY job_in_history WHERE settled_at IS NOT NULL AND settled_at < ? LIMIT ?';

/** Sheets of a document of an order; of which shop the earliest ones are was not noted. */
const ofShop = `FROM job JOIN batch ON batch.id = job.batch_id WHERE kind = ? AND order_kind = ? AND order_id = ? AND batch.shop IN (?, '')`;
const marksOfShop = `FROM printed_before WHERE kind = ? AND order_kind = ? AND order_id = ? AND shop IN (?, '')`;

type Part = Pick<Journal, 'wasWanted' | 'wasWantedBeside' | 'countReprints' | 'prune'>;

/**
 * Which documents of which orders were wanted before. What is forgotten of a sheet leaves its order, its document and its number behind, without
 * any name, so that a print of later is still marked as a copy (docs/adr/0046).
 */
export function createRequestRecord({
  sql,
  inTransaction,
  now,
}: {
  sql: Sql;
  inTransaction(work: () => boolean): boolean;
  /** ISO. */
  now(): string;
}): Part {
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
