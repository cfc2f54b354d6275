import type { StatementSync } from 'node:sqlite';
import { toOrderKey } from '@shared/domain/orders/order-key';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { isUnprinted } from './job-row';
import type { Journal } from './journal';

type Sql = (text: string) => StatementSync;

const joined = 'FROM job JOIN batch ON batch.id = job.batch_id';

/** Sheets over many orders: on which of them an order stood, and how often one was copied. */
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
