import type { DatabaseSync } from 'node:sqlite';
import { quoted } from './job-row';
import { endedStates } from './job-states';
import { encryptColumn, type SheetCipher } from './sheet-cipher';

export interface EncryptPlainDeps {
  database: DatabaseSync;
  inTransaction: (work: () => void) => void;
  seal: SheetCipher;
}

/** Seals sheets of version 1, drops those that the queue does not show any more, and rewrites the file, so that no copy stays in its gaps. */
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
