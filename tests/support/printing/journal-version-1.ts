import { DatabaseSync } from 'node:sqlite';

const schema = `
CREATE TABLE batch (
  id TEXT PRIMARY KEY,
  intent TEXT NOT NULL,
  size INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE job (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  batch_id TEXT NOT NULL REFERENCES batch (id),
  token TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'testPage')),
  order_kind TEXT,
  order_id INTEGER,
  title TEXT NOT NULL,
  customer TEXT NOT NULL,
  language TEXT NOT NULL,
  paper TEXT NOT NULL,
  printer TEXT NOT NULL,
  copies INTEGER NOT NULL,
  reprint INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  intent TEXT NOT NULL,
  sheet TEXT NOT NULL,
  state TEXT NOT NULL,
  error_code TEXT,
  error_message TEXT,
  missing_pictures INTEGER NOT NULL DEFAULT 0,
  is_held INTEGER NOT NULL DEFAULT 0,
  is_hidden INTEGER NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  UNIQUE (order_kind, order_id, kind, content_hash, intent)
) STRICT;
CREATE INDEX job_by_lane ON job (printer, state, seq);
CREATE INDEX job_by_content ON job (content_hash, printer);

CREATE TABLE job_history (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  job_id TEXT NOT NULL REFERENCES job (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  at TEXT NOT NULL,
  detail TEXT NOT NULL
) STRICT;
CREATE INDEX history_by_job ON job_history (job_id);

CREATE TABLE lane (
  printer TEXT PRIMARY KEY,
  is_paused INTEGER NOT NULL
) STRICT;
`;

export interface OldJob {
  id: string;
  state: string;
  sheet: unknown;
  customer?: string;
  isHidden?: boolean;
}

/** Writes a journal as the first version of the app did. */
export function writeJournalVersion1(path: string, jobs: readonly OldJob[]): void {
  const at = '2026-11-20T08:00:00.000Z';
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; BEGIN; ${schema} PRAGMA user_version = 1; COMMIT;`);
  database.prepare('INSERT INTO batch VALUES (?, ?, ?, ?)').run('batch-1', 'batch', jobs.length, at);
  const insert = database.prepare(
    `INSERT INTO job (id, batch_id, token, kind, order_kind, order_id, title, customer, language, paper, printer, copies, reprint, content_hash,
     intent, sheet, state, is_hidden, created_at, changed_at) VALUES (?, 'batch-1', ?, 'invoice', 'guestOrder', ?, ?, ?, 'ar', 'A4', 'Office', 1, 0, ?,
     'batch', ?, ?, ?, ?, ?)`,
  );
  for (const [index, { id, state, sheet, customer = '', isHidden = false }] of jobs.entries()) {
    const number = index + 1;
    const token = `token${number}`;
    insert.run(id, token, number, `INV-${number}`, customer, `hash-${number}`, JSON.stringify(sheet), state, isHidden ? 1 : 0, at, at);
    database.prepare("INSERT INTO job_history (job_id, state, at, detail) VALUES (?, 'queued', ?, '')").run(id, at);
  }
  database.prepare('INSERT INTO lane VALUES (?, 1)').run('Office');
  database.close();
}
