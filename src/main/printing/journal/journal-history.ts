import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import type { JobState } from '@shared/domain/printing/job-phase';
import type { JobRecord } from './job-record';
import { jobColumns, toJobRecord } from './job-row';
import { decryptName, readName, type SheetCipher } from './sheet-cipher';

/** A filter of the history. All parts must match; null or a missing part matches everything. */
export interface HistoryFilter {
  /** ISO times; `from` is inclusive, `before` is exclusive. */
  from?: string | null;
  before?: string | null;
  documents?: readonly string[] | null;
  printers?: readonly string[] | null;
  states?: readonly JobState[] | null;
  order?: OrderRef | null;
  /** Matches if either part does: the order's number (of both kinds if `kind` is null), or one of these rows. */
  found?: { number: { kind: OrderKind | null; id: number } | null; rows: readonly number[] } | null;
}

export interface HistoryRecord extends JobRecord {
  settledAt: string;
  /** Whether the sheet itself is still stored. */
  hasSheet: boolean;
  /** Whether the available keys can't decrypt the customer's name. */
  isUnreadable: boolean;
}

interface HistoryStep {
  state: JobState;
  /** ISO. */
  at: string;
  detail: string;
}

/** Sheets that were handed over, or ended without that. */
export interface JournalHistory {
  count(filter: HistoryFilter): number;
  /** Returns a page of rows, newest first. */
  page(filter: HistoryFilter, range: { limit: number; offset: number }): HistoryRecord[];
  /** Returns the numbers (`seq`) of matching rows in the journal, newest first. */
  rows(filter: HistoryFilter): number[];
  /** Returns the rows in the given order, without those that were removed meanwhile. */
  records(rows: readonly number[]): HistoryRecord[];
  /** Returns the name and phone of the rows' customers; null if they can't be decrypted. */
  names(rows: readonly number[]): { row: number; customer: { name: string; phone: string } | null }[];
  find(jobId: string): HistoryRecord | null;
  steps(jobId: string): HistoryStep[];
  /** Returns the system names of the printers. */
  printers(): string[];
}

type Sql = (text: string) => StatementSync;

const inList = (column: string): string => `${column} IN (SELECT value FROM json_each(?))`;

/** SQL condition for a list that has the order. */
const isListed = 'seq IN (SELECT job_seq FROM listed_order WHERE order_id = ? AND coalesce(order_kind = ?, 1))';

/** Uses indexed columns only, so that counting and paging never read a sheet. */
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
