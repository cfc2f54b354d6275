import type { StatementSync } from 'node:sqlite';
import { type OrderRef, orderKinds } from '@shared/domain/orders/order-ref';
import { orderStatuses } from '@shared/domain/orders/order-status';
import { z } from 'zod';
import { type StationDecision, statusProblems } from './job-record';
import { quoted } from './job-row';
import { pendingStates } from './job-states';
import type { StationJournal } from './journal';
import type { SteadySelect } from './unchanged-rows';

type Sql = (text: string) => StatementSync;

export interface StationRecordDeps {
  sql: Sql;
  selectAgain: SteadySelect;
  inTransaction: (work: () => void) => void;
}

const orderColumns = z.object({ order_kind: z.enum(orderKinds), order_id: z.number() });
const toRef = ({ order_kind, order_id }: z.output<typeof orderColumns>): OrderRef => ({ kind: order_kind, id: order_id });

const wishColumns = orderColumns.extend({
  wanted_status: z.enum(orderStatuses),
  placed_at: z.string(),
  tries: z.number(),
  tried_at: z.string().nullable(),
});
const givenUpColumns = orderColumns.extend({ status: z.enum(orderStatuses), problem: z.enum(statusProblems), tried_at: z.string() });

/** Joins the batch, which has the shop, because two shops have the same IDs. */
const joined = 'job JOIN batch ON batch.id = job.batch_id';
const ofStation = "job.origin = 'station' AND batch.shop = ?";
const waitingSheets = `${ofStation} AND job.state IN (${quoted(pendingStates)})`;
/** The printer has finished the sheet, or the system's queue has removed it after accepting it; its state no longer changes. */
const isPrinted = `(state = 'done' OR (state = 'accepted' AND is_gone = 1))`;
/** A sheet that replaces one that wasn't printed. */
const isSameSheet = 'job.kind = own.kind AND job.language = own.language';
const ofRef = 'shop = ? AND order_kind = ? AND order_id = ?';
/** Returns the SQL condition that the sheet is one of the order `o` of `station_order`. */
const ofOrder = (job: string): string =>
  `${job}.order_kind = o.order_kind AND ${job}.order_id = o.order_id AND (SELECT shop FROM batch WHERE id = ${job}.batch_id) = o.shop`;
/** Each of the station's sheets of the order `o` was printed, or another one like it. */
const isAllPrinted = `EXISTS (SELECT 1 FROM job WHERE ${ofOrder('job')} AND origin = 'station')
  AND NOT EXISTS (SELECT 1 FROM job AS own WHERE ${ofOrder('own')} AND own.origin = 'station' AND NOT ${isPrinted}
    AND NOT EXISTS (SELECT 1 FROM job WHERE ${ofOrder('job')} AND ${isSameSheet} AND job.seq > own.seq AND ${isPrinted}))`;
const openSheets = z.object({ orders: z.number(), sheets: z.number(), oldest: z.string().nullable() });
const sentSheets = openSheets.omit({ oldest: true });
const markName = 'mark';
/** Date of orders without a date: they could count as new at any time, so decisions about them are never removed. */
const undated = new Date(0).toISOString();

type StatusWishes = Pick<
  StationJournal,
  'statusWishes' | 'dropStatusWish' | 'noteStatusTry' | 'refuseStatusWish' | 'givenUpStatuses' | 'forgetGivenUpStatuses'
>;

/** Status changes that are due, and those that were given up. */
function createStatusWishes(sql: Sql, inTransaction: StationRecordDeps['inTransaction']): StatusWishes {
  return {
    statusWishes(shop) {
      const rows = sql(
        `SELECT o.order_kind, o.order_id, wanted_status, placed_at, coalesce(tries, 0) AS tries, tried_at
         FROM station_order AS o LEFT JOIN station_status USING (shop, order_kind, order_id)
         WHERE o.shop = ? AND wanted_status IS NOT NULL AND (tries IS NOT NULL OR (${isAllPrinted}))
         ORDER BY tries, decided_at`,
      ).all(shop);
      return rows.map((raw) => {
        const { wanted_status: status, placed_at: placedAt, tries, tried_at: triedAt, ...order } = wishColumns.parse(raw);
        return { order: toRef(order), status, placedAt, tries, triedAt };
      });
    },
    dropStatusWish: (shop, order) =>
      inTransaction(() => {
        endStatusWish(sql, shop, order);
        sql(`DELETE FROM station_status WHERE ${ofRef}`).run(shop, order.kind, order.id);
      }),
    noteStatusTry: (shop, { kind, id }, at) => {
      sql(
        `INSERT INTO station_status (shop, order_kind, order_id, status, tries, tried_at)
         SELECT shop, order_kind, order_id, wanted_status, 1, ? FROM station_order WHERE ${ofRef} AND wanted_status IS NOT NULL
         ON CONFLICT DO UPDATE SET tries = tries + 1, tried_at = excluded.tried_at`,
      ).run(at, shop, kind, id);
    },
    refuseStatusWish: (shop, order, problem, at) =>
      inTransaction(() => {
        sql(
          `INSERT INTO station_status (shop, order_kind, order_id, status, tries, tried_at, problem)
           SELECT shop, order_kind, order_id, wanted_status, 1, ?, ? FROM station_order WHERE ${ofRef} AND wanted_status IS NOT NULL
           ON CONFLICT DO UPDATE SET tried_at = excluded.tried_at, problem = excluded.problem`,
        ).run(at, problem, shop, order.kind, order.id);
        endStatusWish(sql, shop, order);
      }),
    givenUpStatuses: (shop, limit) =>
      sql(
        `SELECT order_kind, order_id, status, problem, tried_at FROM station_status WHERE shop = ? AND problem IS NOT NULL
         ORDER BY tried_at DESC LIMIT ?`,
      )
        .all(shop, limit)
        .map((raw) => {
          const { status, problem, tried_at: at, ...order } = givenUpColumns.parse(raw);
          return { order: toRef(order), status, problem, at };
        }),
    forgetGivenUpStatuses: (shop, orders) =>
      inTransaction(() => {
        const forget = sql(`DELETE FROM station_status WHERE ${ofRef} AND problem IS NOT NULL`);
        for (const { kind, id } of orders) forget.run(shop, kind, id);
      }),
  };
}

/** Numbers of the station's sheets and orders. */
function createStationCounts(sql: Sql): Pick<StationJournal, 'stationOpen' | 'stationFinished' | 'stationSent'> {
  const troubled = (shop: string, state: 'failed' | 'uncertain'): { sheets: number; first: OrderRef | null } => {
    const rows = sql(
      `SELECT order_kind, order_id FROM ${joined} WHERE ${ofStation} AND state = '${state}' AND is_hidden = 0 ORDER BY changed_at`,
    ).all(shop);
    const [first] = rows;
    return { sheets: rows.length, first: first ? toRef(orderColumns.parse(first)) : null };
  };

  return {
    stationOpen(shop) {
      const row = sql(
        `SELECT count(DISTINCT order_kind || order_id) AS orders, count(*) AS sheets, min(job.created_at) AS oldest FROM ${joined} WHERE ${waitingSheets}`,
      ).get(shop);
      const { orders, sheets, oldest } = openSheets.parse(row);
      return { orders, sheets, oldestAt: oldest, failed: troubled(shop, 'failed'), uncertain: troubled(shop, 'uncertain') };
    },
    stationFinished(shop, since) {
      const rows = sql(
        `SELECT substr(max(job.changed_at), 1, 13) AS hour, max(station_order.placed_at) AS placed_at, count(*) AS sheets
         FROM ${joined} JOIN station_order ON station_order.shop = batch.shop AND station_order.order_kind = job.order_kind
           AND station_order.order_id = job.order_id
         WHERE ${ofStation} AND job.state = 'done' AND job.changed_at >= ? AND station_order.outcome = 'printed'
         GROUP BY job.order_kind, job.order_id`,
      ).all(shop, since);
      return rows.map(({ hour, placed_at, sheets }) => ({ hour: String(hour), placedAt: String(placed_at), sheets: Number(sheets) }));
    },
    stationSent(shop, since) {
      const row = sql(
        `SELECT count(DISTINCT order_kind || order_id) AS orders, count(*) AS sheets FROM ${joined}
         WHERE ${ofStation} AND job.state = 'accepted' AND job.changed_at >= ?`,
      ).get(shop, since);
      return sentSheets.parse(row);
    },
  };
}

/** The station's values and decisions in the journal, and its sheets. */
export function createStationRecord({ sql, selectAgain, inTransaction }: StationRecordDeps): StationJournal {
  const stationValue = (name: string): string | null => {
    const value = sql('SELECT value FROM station_value WHERE name = ?').get(name)?.value;
    return typeof value === 'string' ? value : null;
  };

  return {
    decide: (decisions, at) => inTransaction(() => insertDecisions(sql, decisions, at)),
    isDecided: (shop, { kind, id }) =>
      sql('SELECT 1 FROM station_order WHERE shop = ? AND order_kind = ? AND order_id = ?').get(shop, kind, id) !== undefined,
    forgetDecisions: (before) => {
      sql(
        `DELETE FROM station_order AS o WHERE placed_at < ? AND placed_at > ? AND (wanted_status IS NULL OR NOT (
           EXISTS (SELECT 1 FROM station_status AS s WHERE s.shop = o.shop AND s.order_kind = o.order_kind AND s.order_id = o.order_id)
           OR EXISTS (SELECT 1 FROM job WHERE ${ofOrder('job')})))`,
      ).run(before, undated);
    },
    stationValue,
    setStationValue: (name, value) => {
      sql('INSERT INTO station_value (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value').run(name, value);
    },
    stationMark: () => Number(stationValue(markName) ?? 0),
    stationSheets: (shop, limit) =>
      selectAgain(
        "WHERE job.origin = 'station' AND (SELECT shop FROM batch WHERE id = job.batch_id) = ? ORDER BY seq DESC LIMIT ?",
        shop,
        limit,
      ),
    ...createStationCounts(sql),
    ...createStatusWishes(sql, inTransaction),
  };
}

/** Called before sheets are removed (`rows`: their `seq` as JSON): status changes that are still due no longer need the sheets. */
export function keepStatusUpdates(sql: Sql, rows: string): void {
  sql(
    `INSERT INTO station_status (shop, order_kind, order_id, status, tries, tried_at)
     SELECT o.shop, o.order_kind, o.order_id, wanted_status, 0, ? FROM station_order AS o
     WHERE wanted_status IS NOT NULL AND ${isAllPrinted}
       AND EXISTS (SELECT 1 FROM job WHERE ${ofOrder('job')} AND seq IN (SELECT value FROM json_each(?)))
     ON CONFLICT DO NOTHING`,
  ).run(undated, rows);
}

function endStatusWish(sql: Sql, shop: string, { kind, id }: OrderRef): void {
  sql(`UPDATE station_order SET wanted_status = NULL WHERE ${ofRef}`).run(shop, kind, id);
}

/** Throws if one of the orders is already decided. Increments the mark, so that an older copy of the file can be recognized. */
export function insertDecisions(sql: Sql, decisions: readonly StationDecision[], at: string): void {
  if (decisions.length === 0) return;
  const insert = sql(
    'INSERT INTO station_order (shop, order_kind, order_id, outcome, placed_at, decided_at, wanted_status) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  for (const { shop, order, outcome, placedAt, wantedStatus = null } of decisions)
    insert.run(shop, order.kind, order.id, outcome, placedAt, at, wantedStatus);
  sql(
    `INSERT INTO station_value (name, value) VALUES ('${markName}', '1') ON CONFLICT (name) DO UPDATE SET value = CAST(value AS INTEGER) + 1`,
  ).run();
}
