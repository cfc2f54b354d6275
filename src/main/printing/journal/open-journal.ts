import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { ShopTime } from '@main/system/time/shop-time';
import type { JobState } from '@shared/domain/printing/job-phase';
import { isOrderSheet, type Sheet, toListedOrders, toOrderRef } from '../sheet/sheet';
import { createDocumentMarks } from './document-marks';
import type { JobChange, JobRecord, NewBatch, Redirection } from './job-record';
import { jobColumns, quoted, toJobRecord } from './job-row';
import { canMove, endedStates, pendingStates, unsentStates } from './job-states';
import type { Journal } from './journal';
import { assertIntact, journalFileName } from './journal-damage';
import { createJournalHistory } from './journal-history';
import { encryptPlainRows, prepareSchema } from './journal-schema';
import { createJournalView, createLaneRecord } from './journal-view';
import { createDuplicateRequests, createListRecord, createRequestRecord, type DuplicateRequests } from './request-record';
import { cacheNames, encryptColumn, openSheet, readName, type SheetCipher } from './sheet-cipher';
import { createStationRecord, insertDecisions } from './station-record';
import { createSteadySelect } from './unchanged-rows';

export interface OpenJournalOptions {
  folder: string;
  seal: SheetCipher;
  time?: JournalTime;
  /** Lets tests limit the disk. */
  afterOpen?: (database: DatabaseSync) => void;
}

/** Dates of rows. */
export type JournalTime = Pick<ShopTime, 'now' | 'known'>;

const ownTime: JournalTime = { now: () => new Date(), known: () => Date.now() };

const busyTimeoutMs = 5000;
/** Jobs in these states aren't on their way to a printer. */
const reroutable = ['queued', 'failed', 'cancelled', 'expired'] as const satisfies JobState[];

/** Opens `<folder>/journal.sqlite` and creates it if necessary. Throws if the disk or the file refuses, or the file is damaged. */
function openDatabase(folder: string): DatabaseSync {
  // The sheets have names and addresses of customers.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(folder, journalFileName), { timeout: busyTimeoutMs });
  try {
    assertIntact(database);
    prepareSchema(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Statements, transactions, and dates, for everything that reads and writes the journal. */
function createJournalCore(database: DatabaseSync, seal: SheetCipher, time: JournalTime) {
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement;
  };

  function inTransaction<Value>(work: () => Value): Value {
    database.exec('BEGIN IMMEDIATE');
    try {
      const value = work();
      database.exec('COMMIT');
      return value;
    } catch (error) {
      // A full disk may have rolled back already.
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  const note = (jobId: string, state: JobState, at: string, detail = ''): void => {
    sql('INSERT INTO job_history (job_id, state, at, detail) VALUES (?, ?, ?, ?)').run(jobId, state, at, detail);
  };
  const lastDate = (): string | null => {
    const last = sql('SELECT at FROM job_history ORDER BY seq DESC LIMIT 1').get()?.at;
    return typeof last === 'string' ? last : null;
  };
  /** Returns the row's date, which is never before the last row's, because an unconfirmed clock may be years behind. */
  const toDate = (at: string): string => (time.known() === null && at < (lastDate() ?? '') ? (lastDate() ?? at) : at);
  const toNow = (): string => toDate(time.now().toISOString());
  const names = cacheNames(seal);
  const select = (rest: string, ...values: (string | number)[]): JobRecord[] =>
    sql(`SELECT ${jobColumns} FROM job JOIN batch ON batch.id = job.batch_id ${rest}`)
      .all(...values)
      .map((row) => toJobRecord(row, names));
  return { sql, seal, time, inTransaction, note, lastDate, toDate, toNow, select, selectAgain: createSteadySelect({ sql, select, seal }) };
}

type JournalCore = ReturnType<typeof createJournalCore>;

/** Does nothing if the job is already on its way to a printer. */
function redirectJob({ sql, seal, note }: JournalCore, { jobId, printer, paper, sheet }: Redirection, at: string): void {
  const moved = sql(`UPDATE job SET printer = ?, paper = ? WHERE id = ? AND state IN (${quoted(reroutable)}) RETURNING state`);
  const row = moved.get(printer, paper, jobId);
  if (!row) return;
  if (sheet)
    sql('UPDATE job SET sheet = ?, content_hash = ? WHERE id = ?').run(
      encryptColumn(seal, jobId, 'sheet', JSON.stringify(sheet.sheet)),
      sheet.contentHash,
      jobId,
    );
  if (row.state === 'queued') note(jobId, 'queued', at, 'another printer');
}

/** Adds batches, and moves jobs from state to state. */
function createJobMoves(core: JournalCore, wishes: DuplicateRequests) {
  const { sql, seal, inTransaction, note, toDate, toNow } = core;
  return {
    add(batch, at) {
      inTransaction(() => insertBatch(core, batch, toDate(at)));
      wishes.note(batch.jobs.map(({ id }) => id));
    },
    move(jobId, from, to, change = {}) {
      const unknown = from.find((state) => !canMove(state, to));
      if (unknown) throw new Error(`a print job does not go from ${unknown} to ${to}`);
      return inTransaction(() => {
        const at = toNow();
        const { text, values } = toUpdate(change);
        const shown = (endedStates as readonly JobState[]).includes(to) ? '' : ', is_hidden = 0';
        const settled = toSettledAt(to, at);
        const { changes } = sql(
          `UPDATE job SET state = ?, changed_at = ?, settled_at = ${settled.text}, is_gone = 0${shown}${text} WHERE id = ? AND state IN (${quoted(from)})`,
        ).run(to, at, ...settled.values, ...values, jobId);
        if (changes > 0) note(jobId, to, at, change.detail);
        return changes > 0;
      });
    },
    replaceSheet(jobId, { sheet, customer, contentHash }) {
      sql('UPDATE job SET sheet = ?, customer = ?, phone = ?, content_hash = ? WHERE id = ?').run(
        encryptColumn(seal, jobId, 'sheet', JSON.stringify(sheet)),
        encryptColumn(seal, jobId, 'customer', customer),
        sealPhone(seal, jobId, sheet),
        contentHash,
        jobId,
      );
    },
    redirect: (moves) =>
      inTransaction(() => {
        const at = toNow();
        for (const move of moves) redirectJob(core, move, at);
      }),
    markGone: (jobIds) =>
      inTransaction(() => {
        for (const id of jobIds) sql("UPDATE job SET is_gone = 1 WHERE id = ? AND state = 'accepted'").run(id);
      }),
    hide(before) {
      sql(
        `UPDATE job SET is_hidden = 1 WHERE is_hidden = 0 AND (state IN (${quoted(endedStates)}) OR (state = 'accepted' AND is_gone = 1))
         AND (? IS NULL OR changed_at < ?)`,
      ).run(before, before);
    },
    setHeld: (jobIds, isHeld) =>
      inTransaction(() => {
        for (const id of jobIds) sql('UPDATE job SET is_held = ? WHERE id = ?').run(isHeld ? 1 : 0, id);
      }),
  } satisfies Partial<Journal>;
}

function createJobReads({ sql, seal, select, selectAgain }: JournalCore, wishes: DuplicateRequests) {
  return {
    next: (printer, after) =>
      select(
        `WHERE printer = ? AND state = 'queued' AND is_held = 0 AND seq > coalesce((SELECT seq FROM job WHERE id = ?), 0) ORDER BY seq LIMIT 1`,
        printer,
        after ?? '',
      )[0] ?? null,
    find: (jobId) => select('WHERE job.id = ?', jobId)[0] ?? null,
    hasToken: (token) => sql('SELECT 1 FROM job WHERE token = ?').get(token) !== undefined,
    sheet: (jobId) => openSheet(seal, jobId, sql('SELECT sheet FROM job WHERE id = ?').get(jobId)?.sheet),
    hasUnreadable: () =>
      sql('SELECT id, customer FROM job WHERE is_hidden = 0')
        .all()
        .some(({ id, customer }) => readName(seal, String(id), 'customer', customer) === null),
    inStates: (states) => selectAgain(`WHERE state IN (${quoted(states)}) AND is_gone = 0 ORDER BY seq`),
    findTwin({ shop, printer, contentHash, copies }, withinMs) {
      const twin = sql(
        `SELECT id FROM job WHERE content_hash = ? AND printer = ? AND copies = ? AND is_held = 0 AND (SELECT shop FROM batch WHERE id = batch_id) = ?
         AND (state IN (${quoted(unsentStates)}) OR (id IN (SELECT value FROM json_each(?)) AND state NOT IN ('failed', 'cancelled', 'expired')))
         LIMIT 1`,
      ).get(contentHash, printer, copies, shop, JSON.stringify(wishes.within(withinMs)));
      return typeof twin?.id === 'string' ? twin.id : null;
    },
  } satisfies Partial<Journal>;
}

/** Opens `<folder>/journal.sqlite`; throws as `openDatabase` does. */
export function openJournal({ folder, seal, time = ownTime, afterOpen }: OpenJournalOptions): Journal {
  const database = openDatabase(folder);
  afterOpen?.(database);
  const core = createJournalCore(database, seal, time);
  const { sql, inTransaction, selectAgain, toNow } = core;
  const wishes = createDuplicateRequests();

  return {
    ...createJobMoves(core, wishes),
    ...createJobReads(core, wishes),
    encryptPlainRows: () => encryptPlainRows({ database, inTransaction, seal }),
    ...createJournalView(sql, selectAgain),
    ...createLaneRecord(sql, inTransaction),
    lastDate: core.lastDate,
    ...createDocumentMarks(sql),
    ...createListRecord(sql),
    ...createRequestRecord({ sql, inTransaction, now: toNow }),
    history: createJournalHistory(sql, seal),
    ...createStationRecord({ sql, selectAgain, inTransaction }),
    close: () => database.close(),
  };
}

function insertBatch(core: JournalCore, { id, intent, shop, by, jobs, decisions = [] }: NewBatch, at: string): void {
  const { sql, note, seal, time } = core;
  sql('INSERT INTO batch (id, intent, size, created_at, shop, is_dated) VALUES (?, ?, ?, ?, ?, ?)').run(
    id,
    intent,
    jobs.length,
    at,
    shop,
    time.known() === null ? 0 : 1,
  );
  const insert =
    sql(`INSERT INTO job (id, batch_id, token, kind, order_kind, order_id, title, customer, phone, language, paper, printer, copies, reprint,
    content_hash, intent, sheet, origin, by_name, state, created_at, changed_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?)`);
  for (const job of jobs) {
    const { sheet } = job;
    const order = toOrderRef(sheet);
    const { lastInsertRowid } = insert.run(
      job.id,
      id,
      job.token,
      sheet.kind,
      order?.kind ?? null,
      order?.id ?? null,
      job.title,
      encryptColumn(seal, job.id, 'customer', job.customer),
      sealPhone(seal, job.id, sheet),
      sheet.language,
      sheet.paper,
      job.printer,
      job.copies,
      job.reprint,
      job.contentHash,
      `${intent}:${id}:${job.reprint}`,
      encryptColumn(seal, job.id, 'sheet', JSON.stringify(sheet)),
      by.origin,
      encryptColumn(seal, job.id, 'by', by.name),
      at,
      at,
    );
    for (const { kind, id: orderId } of toListedOrders(sheet))
      sql('INSERT OR IGNORE INTO listed_order (order_kind, order_id, job_seq) VALUES (?, ?, ?)').run(kind, orderId, lastInsertRowid);
    note(job.id, 'queued', at);
  }
  insertDecisions(sql, decisions, at);
}

/** Encrypts the phone beside the sheet, so that the history finds phones without decrypting every sheet. */
function sealPhone(seal: SheetCipher, jobId: string, sheet: Sheet): Uint8Array | null {
  return isOrderSheet(sheet) ? encryptColumn(seal, jobId, 'phone', sheet.snapshot.customer.phone) : null;
}

/** Returns the time of the hand-over, which doesn't change with later states; a job that waits again has none. */
function toSettledAt(to: JobState, at: string): { text: string; values: string[] } {
  if ((pendingStates as readonly JobState[]).includes(to)) return { text: 'NULL', values: [] };
  return { text: `CASE WHEN state IN (${quoted(pendingStates)}) THEN ? ELSE settled_at END`, values: [at] };
}

function toUpdate({ error, missingPictures, token, reprint }: JobChange): { text: string; values: (string | number | null)[] } {
  const parts: [string, string | number | null][] = [];
  if (error !== undefined) parts.push(['error_code', error?.code ?? null], ['error_message', error?.message ?? null]);
  if (missingPictures !== undefined) parts.push(['missing_pictures', missingPictures]);
  if (token !== undefined) parts.push(['token', token]);
  if (reprint !== undefined) parts.push(['reprint', reprint]);
  return { text: parts.map(([column]) => `, ${column} = ?`).join(''), values: parts.map(([, value]) => value) };
}
