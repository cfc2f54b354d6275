import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { JobRecord } from './job-record';
import { jobColumns, toJobRecord } from './job-row';
import { decryptName, readName, type SheetCipher } from './sheet-cipher';

/** What is asked of the history; all parts must hold, and null or a missing part asks nothing. */
export interface HistoryFilter {
  /** ISO; from this moment on, and before that one. */
  from?: string | null;
  before?: string | null;
  documents?: readonly string[] | null;
  printers?: readonly string[] | null;
  states?: readonly JobState[] | null;
  order?: OrderRef | null;
  /** One of the two holds: the order's number, of either kind when `kind` is null, or one of these rows. */
  found?: { number: { kind: OrderKind | null; id: number } | null; rows: readonly number[] } | null;
}

export interface HistoryRecord extends JobRecord {
  settledAt: string;
  /** The sheet itself is still there. */
  hasSheet: boolean;
  /** No key is there that opens the customer's name. */
  isUnreadable: boolean;
}

interface HistoryStep {
  state: JobState;
  /** ISO. */
  at: string;
  detail: string;
}

/** The sheets that were handed over, or ended without that. */
export interface JournalHistory {
  count(filter: HistoryFilter): number;
  /** The newest first. */
  page(filter: HistoryFilter, range: { limit: number; offset: number }): HistoryRecord[];
  /** Rows that the filter leaves, by their number in the journal, the newest first. */
  rows(filter: HistoryFilter): number[];
  /** In the given order; those that are forgotten meanwhile are left out. */
  records(rows: readonly number[]): HistoryRecord[];
  /** Name and phone of the customers of these rows; null where they cannot be read. */
  names(rows: readonly number[]): { row: number; customer: { name: string; phone: string } | null }[];
  find(jobId: string): HistoryRecord | null;
  steps(jobId: string): HistoryStep[];
  /** System names. */
  printers(): string[];
}

type Sql = (text: string) => StatementSync;

const inList = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;

/** A list on which the order stands. */
const isListed = 'seq IN (SELECT job_seq FROM listed_order WHERE order_id = ? AND coalesce(order_kind = ?, 1))';

/** Every column that it names stands in the index, so that counting and turning pages never read a sheet. */
function toWhere({ from, before, documents, printers, states, order, found }: HistoryFilter): { text: string; values: SQLInputValue[] } {
  const parts: [string, ...SQLInputValue[]][] = [['settled_at IS NOT NULL']];
  if (from) parts.push(['settled_at >= ?', from]);
  if (before) parts.push(['settled_at < ?', before]);
  if (documents) parts.push([inList('kind'), JSON.stringify(documents)]);
  if (printers) parts.push([inList('printer'), JSON.stringify(printers)]);
  if (states) parts.push([inList('state'), JSON.stringify(states)]);
  if (order) parts.push([`((order_kind = ? AND order_id = ?) OR ${isListed})`, order.kind, order.id, order.id, order.kind]);
  if (found) {
    const { number, rows } = found;
    const ofNumber = [number?.id ?? null, number?.kind ?? null];
    parts.push([
      `(${inList('seq')} OR (order_id = ? AND coalesce(order_kind = ?, 1)) OR ${isListed})`,
      JSON.stringify(rows),
      ...ofNumber,
      ...ofNumber,
    ]);
  }
  return { text: parts.map(([text]) => text).join(' AND '), values: parts.flatMap(([, ...values]) => values) };
}

const source = 'FROM job INDEXED BY job_in_history WHERE';
const columns = `${jobColumns}, job.sheet IS NOT NULL AS has_sheet`;
const joined = 'FROM job JOIN batch ON batch.id = job.batch_id';

export function createJournalHistory(sql: Sql, seal: SheetCipher): JournalHistory {
  const toRecord = (row: Parameters<typeof toJobRecord>[0]): HistoryRecord => {
    const record = toJobRecord(row, seal);
    return {
      ...record,
      settledAt: record.settledAt ?? record.changedAt,
      hasSheet: row.has_sheet === 1,
      isUnreadable: readName(seal, record.id, 'customer', row.customer) === null,
    };
  };

  return {
    count(filter) {
      const { text, values } = toWhere(filter);
      return Number(sql(`SELECT count(*) AS rows ${source} ${text}`).get(...values)?.rows);
    },
    page(filter, { limit, offset }) {
      const { text, values } = toWhere(filter);
      const page = `SELECT seq AS page_seq ${source} ${text} ORDER BY settled_at DESC, seq DESC LIMIT ? OFFSET ?`;
      return sql(`SELECT ${columns} FROM (${page}) JOIN job ON seq = page_seq JOIN batch ON batch.id = job.batch_id
        ORDER BY job.settled_at DESC, seq DESC`)
        .all(...values, limit, offset)
        .map(toRecord);
    },
    rows(filter) {
      const { text, values } = toWhere(filter);
      return sql(`SELECT seq ${source} ${text} ORDER BY settled_at DESC, seq DESC`)
        .all(...values)
        .map((row) => Number(row.seq));
    },
    records: (rows) =>
      sql(`SELECT ${columns} FROM json_each(?) AS wanted JOIN job ON seq = wanted.value JOIN batch ON batch.id = job.batch_id
        WHERE job.settled_at IS NOT NULL ORDER BY wanted.key`)
        .all(JSON.stringify(rows))
        .map(toRecord),
    names: (rows) =>
      sql(`SELECT seq, id, customer, phone FROM job WHERE ${inList('seq')}`)
        .all(JSON.stringify(rows))
        .map(({ seq, id, customer, phone }) => {
          const name = readName(seal, String(id), 'customer', customer);
          return { row: Number(seq), customer: name === null ? null : { name, phone: decryptName(seal, String(id), 'phone', phone) } };
        }),
    find(jobId) {
      const row = sql(`SELECT ${columns} ${joined} WHERE job.id = ? AND job.settled_at IS NOT NULL`).get(jobId);
      return row ? toRecord(row) : null;
    },
    steps: (jobId) =>
      sql('SELECT state, at, detail FROM job_history WHERE job_id = ? ORDER BY seq')
        .all(jobId)
        .map(({ state, at, detail }) => ({ state: state as JobState, at: String(at), detail: String(detail) })),
    printers: () =>
      sql(`SELECT DISTINCT printer ${source} settled_at IS NOT NULL`)
        .all()
        .map((row) => String(row.printer)),
  };
}
