import type { DatabaseSync } from 'node:sqlite';

const version = 1;

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

/** Makes the tables in a new file; throws when the file comes from a newer version of the app. */
export function prepareSchema(database: DatabaseSync): void {
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found > version) throw new Error(`print journal has version ${found}, this app knows ${version}`);
  if (found === 0) database.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${version}; COMMIT;`);
}
