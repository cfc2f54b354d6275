import { DatabaseSync } from 'node:sqlite';
import { encryptColumn, type SheetCipher } from '@main/printing/journal/sheet-cipher';

/** The difference between the job tables of versions 2 and 3. */
const kinds = { 2: "kind TEXT NOT NULL CHECK (kind IN ('invoice', 'testPage'))", 3: 'kind TEXT NOT NULL' } as const;

const toJobTable = (version: 2 | 3): string => `
CREATE TABLE job (
  seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, batch_id TEXT NOT NULL REFERENCES batch (id), token TEXT NOT NULL UNIQUE,
  ${kinds[version]}, order_kind TEXT, order_id INTEGER, title TEXT NOT NULL, customer ANY, language TEXT NOT NULL, paper TEXT NOT NULL,
  printer TEXT NOT NULL, copies INTEGER NOT NULL, reprint INTEGER NOT NULL, content_hash TEXT NOT NULL, intent TEXT NOT NULL, sheet ANY,
  state TEXT NOT NULL, error_code TEXT, error_message TEXT, missing_pictures INTEGER NOT NULL DEFAULT 0, is_held INTEGER NOT NULL DEFAULT 0,
  is_hidden INTEGER NOT NULL DEFAULT 0, is_gone INTEGER NOT NULL DEFAULT 0, created_at TEXT NOT NULL, changed_at TEXT NOT NULL,
  UNIQUE (order_kind, order_id, kind, content_hash, intent)
) STRICT;
CREATE INDEX job_by_lane ON job (printer, state, seq);
CREATE INDEX job_by_content ON job (content_hash, printer);
CREATE INDEX job_by_batch ON job (batch_id, is_hidden, state);
CREATE INDEX job_followed ON job (state, seq) WHERE is_gone = 0;
CREATE INDEX job_shown ON job (printer, seq) WHERE is_hidden = 0;
CREATE INDEX job_counted ON job (state, is_held) WHERE is_hidden = 0;
`;

/** Turns a journal of version 1 into a journal of version 2 or 3: the same rows, with their sheets encrypted as in those versions. */
export function raiseJournal(path: string, version: 2 | 3, seal: SheetCipher): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA legacy_alter_table = ON; DROP INDEX job_by_lane; DROP INDEX job_by_content;');
  const columns = database.prepare("SELECT group_concat(name, ', ') AS names FROM pragma_table_info('job')").get()?.names;
  database.exec(`ALTER TABLE job RENAME TO old; ${toJobTable(version)}
    INSERT INTO job (${columns}) SELECT ${columns} FROM old; DROP TABLE old; PRAGMA user_version = ${version};`);
  const asBefore: SheetCipher = { ...seal, seal: (context, text) => seal.seal(context, text) };
  for (const { id, sheet, customer } of database.prepare('SELECT id, sheet, customer FROM job').all())
    database
      .prepare('UPDATE job SET sheet = ?, customer = ? WHERE id = ?')
      .run(
        encryptColumn(asBefore, String(id), 'sheet', String(sheet)),
        encryptColumn(asBefore, String(id), 'customer', String(customer)),
        String(id),
      );
  database.close();
}
