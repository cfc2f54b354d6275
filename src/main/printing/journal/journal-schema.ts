import type { DatabaseSync } from 'node:sqlite';
import { quoted } from './job-row';
import { endedStates } from './job-states';
import { encryptColumn, type SheetCipher } from './sheet-cipher';

const version = 9;

/** Covers all columns of a mark, so that marks of thousands of orders are found in the index alone. */
const orderIndex = 'CREATE INDEX job_by_order ON job (order_kind, order_id, kind, state, settled_at, created_at, batch_id);';

/**
 * `sheet`, `customer`, `phone`, and `by_name` are encrypted; a text is from version 1, and null means removed or unknown. `settled_at` is when the
 * sheet was handed over, or ended without it; null while it is still to be printed. Rows with a `settled_at` are the history.
 */
const jobTable = `
CREATE TABLE job (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  batch_id TEXT NOT NULL REFERENCES batch (id),
  token TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  order_kind TEXT,
  order_id INTEGER,
  title TEXT NOT NULL,
  customer ANY,
  phone ANY,
  language TEXT NOT NULL,
  paper TEXT NOT NULL,
  printer TEXT NOT NULL,
  copies INTEGER NOT NULL,
  reprint INTEGER NOT NULL,
  content_hash TEXT NOT NULL,
  intent TEXT NOT NULL,
  sheet ANY,
  state TEXT NOT NULL,
  error_code TEXT,
  error_message TEXT,
  missing_pictures INTEGER NOT NULL DEFAULT 0,
  is_held INTEGER NOT NULL DEFAULT 0,
  is_hidden INTEGER NOT NULL DEFAULT 0,
  is_gone INTEGER NOT NULL DEFAULT 0,
  origin TEXT NOT NULL DEFAULT 'person',
  by_name ANY,
  created_at TEXT NOT NULL,
  changed_at TEXT NOT NULL,
  settled_at TEXT,
  UNIQUE (order_kind, order_id, kind, content_hash, intent)
) STRICT;
CREATE INDEX job_by_lane ON job (printer, state, seq);
CREATE INDEX job_by_content ON job (content_hash, printer);
CREATE INDEX job_by_batch ON job (batch_id, is_hidden, state);
CREATE INDEX job_followed ON job (state, seq) WHERE is_gone = 0;
CREATE INDEX job_shown ON job (printer, seq) WHERE is_hidden = 0;
CREATE INDEX job_counted ON job (state, is_held) WHERE is_hidden = 0;
${orderIndex}
CREATE INDEX job_by_time ON job (created_at);
CREATE INDEX job_in_history ON job (settled_at, seq, state, kind, printer, order_kind, order_id) WHERE settled_at IS NOT NULL;
CREATE INDEX job_of_station ON job (state, changed_at) WHERE origin = 'station';
CREATE INDEX job_of_station_by_age ON job (seq) WHERE origin = 'station';
`;

/**
 * Orders that the station has decided about, which are never new again, even if their sheets fail. `wanted_status` is set on the order once its
 * sheets are printed; null if nothing is left to do.
 */
const stationTables = `
CREATE TABLE station_order (
  shop TEXT NOT NULL,
  order_kind TEXT NOT NULL,
  order_id INTEGER NOT NULL,
  outcome TEXT NOT NULL,
  placed_at TEXT NOT NULL,
  decided_at TEXT NOT NULL,
  wanted_status TEXT,
  PRIMARY KEY (shop, order_kind, order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX station_order_by_time ON station_order (decided_at);
CREATE INDEX station_order_open ON station_order (decided_at) WHERE wanted_status IS NOT NULL;

CREATE TABLE station_value (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
`;

/**
 * Status changes that failed, with the number and the time of the attempts. `problem` is the reason why they are no longer retried, until the user
 * has seen it; null while they are retried.
 */
const statusTable = `
CREATE TABLE station_status (
  shop TEXT NOT NULL,
  order_kind TEXT NOT NULL,
  order_id INTEGER NOT NULL,
  status TEXT NOT NULL,
  tries INTEGER NOT NULL,
  tried_at TEXT NOT NULL,
  problem TEXT,
  PRIMARY KEY (shop, order_kind, order_id)
) STRICT, WITHOUT ROWID;
`;

/** The remains of removed sheets, so that a later print of the same document is still a copy. Has no personal data. */
const printedBeforeTable = `
CREATE TABLE printed_before (
  shop TEXT NOT NULL,
  order_kind TEXT NOT NULL,
  order_id INTEGER NOT NULL,
  kind TEXT NOT NULL,
  reprint INTEGER NOT NULL,
  forgotten_at TEXT NOT NULL,
  PRIMARY KEY (order_kind, order_id, kind, shop)
) STRICT, WITHOUT ROWID;
CREATE INDEX printed_before_by_age ON printed_before (forgotten_at);
`;

/** The orders on a sheet with many orders. Has no personal data. */
const listedTable = `
CREATE TABLE listed_order (
  order_kind TEXT NOT NULL,
  order_id INTEGER NOT NULL,
  job_seq INTEGER NOT NULL REFERENCES job (seq) ON DELETE CASCADE,
  PRIMARY KEY (order_kind, order_id, job_seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX listed_by_job ON listed_order (job_seq);
`;

const batchIndex = 'CREATE INDEX batch_by_time ON batch (created_at);';

const schema = `
CREATE TABLE batch (
  id TEXT PRIMARY KEY,
  intent TEXT NOT NULL,
  size INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  shop TEXT NOT NULL DEFAULT '',
  is_dated INTEGER NOT NULL DEFAULT 1
) STRICT;
${batchIndex}
${jobTable}
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
  is_paused INTEGER NOT NULL,
  stop TEXT
) STRICT;
${stationTables}
${statusTable}
${printedBeforeTable}
${listedTable}
`;

const columnsOfVersion1 = `seq, id, batch_id, token, kind, order_kind, order_id, title, customer, language, paper, printer, copies, reprint,
  content_hash, intent, sheet, state, error_code, error_message, missing_pictures, is_held, is_hidden, created_at, changed_at`;

const indexes = [
  'job_by_lane',
  'job_by_content',
  'job_by_batch',
  'job_followed',
  'job_shown',
  'job_counted',
  'job_by_order',
  'job_by_time',
  'job_in_history',
  'job_of_station',
  'job_of_station_by_age',
];

/** Migrations from each version to the next one, starting with version 1; they run with foreign keys off. */
const migrations = [
  `
DROP INDEX job_by_lane;
DROP INDEX job_by_content;
ALTER TABLE job RENAME TO job_1;
${jobTable}
INSERT INTO job (${columnsOfVersion1}) SELECT ${columnsOfVersion1} FROM job_1;
DROP TABLE job_1;
`,
  // Version 2 allowed only two kinds of sheets.
  `
${indexes.map((name) => `DROP INDEX IF EXISTS ${name};`).join('\n')}
ALTER TABLE job RENAME TO job_2;
${jobTable}
INSERT INTO job (${columnsOfVersion1}, is_gone) SELECT ${columnsOfVersion1}, is_gone FROM job_2;
DROP TABLE job_2;
`,
  // Version 3 had no requesting user, no station, and no history.
  `
${indexes.map((name) => `DROP INDEX IF EXISTS ${name};`).join('\n')}
ALTER TABLE job RENAME TO job_3;
${jobTable}
INSERT INTO job (${columnsOfVersion1}, is_gone) SELECT ${columnsOfVersion1}, is_gone FROM job_3;
DROP TABLE job_3;
UPDATE job SET settled_at = coalesce((SELECT max(at) FROM job_history WHERE job_id = job.id AND job_history.state IN ('accepted', 'uncertain')), changed_at)
  WHERE state NOT IN ('queued', 'rendering', 'ready', 'handing_off');
ALTER TABLE batch ADD COLUMN shop TEXT NOT NULL DEFAULT '';
${batchIndex}
${stationTables}
`,
  // Version 4 gave status changes up at the first refusal, without a record of it.
  statusTable,
  // Version 5 didn't store that a removed sheet was printed, nor why a lane had stopped.
  `
ALTER TABLE lane ADD COLUMN stop TEXT;
${printedBeforeTable}
`,
  // Version 6 didn't distinguish confirmed dates from those of this computer's clock.
  'ALTER TABLE batch ADD COLUMN is_dated INTEGER NOT NULL DEFAULT 1;',
  // Version 7 had no index over all documents of an order.
  `DROP INDEX IF EXISTS job_by_order; ${orderIndex}`,
  // Version 8 had no sheets with many orders.
  listedTable,
];

/** Migrates the file to this version; throws if it is from a newer version of the app. */
export function prepareSchema(database: DatabaseSync): void {
  // With these two settings, renaming a table doesn't change references to it in other tables.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON;');
  // Overwrites deleted data, so that the file has no readable remains of it.
  database.exec('PRAGMA secure_delete = ON');
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
  if (found > version) throw new Error(`print journal has version ${found}, this app knows ${version}`);
  const steps = found === 0 ? schema : migrations.slice(found - 1).join('');
  if (found < version) database.exec(`BEGIN IMMEDIATE; ${steps} PRAGMA user_version = ${version}; COMMIT;`);
  database.exec('PRAGMA foreign_keys = ON; PRAGMA legacy_alter_table = OFF;');
}

interface EncryptPlainDeps {
  database: DatabaseSync;
  inTransaction: (work: () => void) => void;
  seal: SheetCipher;
}

/** Encrypts sheets of version 1, removes those that the queue no longer shows, and rewrites the file, so that no plain text is left in free pages. */
export function encryptPlainRows({ database, inTransaction, seal }: EncryptPlainDeps): void {
  const plain = database
    .prepare(
      `SELECT id, sheet, customer, is_hidden = 1 AND state IN (${quoted(endedStates)}) AS is_over FROM job WHERE typeof(sheet) = 'text'`,
    )
    .all();
  if (plain.length === 0) return;
  const update = database.prepare('UPDATE job SET sheet = ?, customer = ? WHERE id = ?');
  inTransaction(() => {
    for (const row of plain) {
      const id = String(row.id);
      if (row.is_over === 1) update.run(null, null, id);
      else update.run(encryptColumn(seal, id, 'sheet', String(row.sheet)), encryptColumn(seal, id, 'customer', String(row.customer)), id);
    }
  });
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE);');
}
