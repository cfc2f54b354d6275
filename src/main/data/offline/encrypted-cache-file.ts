import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { OrderRef } from '@shared/domain/orders/order-ref';

/** One order as it is stored on disk. */
export interface SealedOrder extends OrderRef {
  /** Time when the server returned it, in ms. */
  seenAt: number;
  /** Encrypted values for finding the order. */
  facts: Uint8Array;
  /** The whole row, encrypted. */
  row: Uint8Array;
}

/** Encrypted orders of one account in one file of limited size: orders that weren't seen for the longest time are removed first. */
export interface EncryptedCacheFile {
  write(orders: readonly SealedOrder[]): void;
  /** Returns everything but the rows. */
  facts(): Omit<SealedOrder, 'row'>[];
  row(ref: OrderRef): Pick<SealedOrder, 'seenAt' | 'row'> | null;
  removeSeenBefore(time: number): void;
  close(): void;
}

export interface OfflineBounds {
  rows: number;
  /** Size of the encrypted data, without the file's own overhead. */
  bytes: number;
}

/** An order takes about 4 kB; a busy day of the shop has a few hundred. */
const keptBounds: OfflineBounds = { rows: 5000, bytes: 32 * 1024 * 1024 };

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS kept (
    kind TEXT NOT NULL, id INTEGER NOT NULL, seen_at INTEGER NOT NULL, bytes INTEGER NOT NULL, facts BLOB NOT NULL, row BLOB NOT NULL,
    PRIMARY KEY (kind, id)
  ) WITHOUT ROWID, STRICT;
  CREATE INDEX IF NOT EXISTS kept_by_age ON kept (seen_at);
`;

export function removeEncryptedCacheFile(path: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${path}${ending}`, { force: true });
}

export function hasEncryptedCacheFile(path: string): boolean {
  return existsSync(path);
}

/** Opens or creates the file. A damaged file is replaced, because the server has all of its data. */
export function openEncryptedCacheFile(path: string, bounds: OfflineBounds = keptBounds): EncryptedCacheFile {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const database = openWhole(path);
  const statements = new Map<string, StatementSync>();
  const sql = (text: string): StatementSync => {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    return statement;
  };

  function inTransaction(work: () => void): void {
    database.exec('BEGIN IMMEDIATE');
    try {
      work();
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  function keepWithinBounds(): void {
    const { rows, bytes } = sql('SELECT count(*) AS rows, coalesce(sum(bytes), 0) AS bytes FROM kept').get() as {
      rows: number;
      bytes: number;
    };
    let [rowsOver, bytesOver] = [rows - bounds.rows, bytes - bounds.bytes];
    if (rowsOver <= 0 && bytesOver <= 0) return;
    for (const oldest of sql('SELECT kind, id, bytes FROM kept ORDER BY seen_at, id').all()) {
      if (rowsOver <= 0 && bytesOver <= 0) return;
      sql('DELETE FROM kept WHERE kind = ? AND id = ?').run(String(oldest.kind), Number(oldest.id));
      rowsOver -= 1;
      bytesOver -= Number(oldest.bytes);
    }
  }

  return {
    write: (orders) =>
      inTransaction(() => {
        const put = sql('INSERT OR REPLACE INTO kept (kind, id, seen_at, bytes, facts, row) VALUES (?, ?, ?, ?, ?, ?)');
        for (const { kind, id, seenAt, facts, row } of orders) put.run(kind, id, seenAt, facts.length + row.length, facts, row);
        keepWithinBounds();
      }),
    facts: () => sql('SELECT kind, id, seen_at AS seenAt, facts FROM kept').all() as unknown as Omit<SealedOrder, 'row'>[],
    row({ kind, id }) {
      const found = sql('SELECT seen_at AS seenAt, row FROM kept WHERE kind = ? AND id = ?').get(kind, id);
      return (found as Pick<SealedOrder, 'seenAt' | 'row'> | undefined) ?? null;
    },
    removeSeenBefore(time) {
      sql('DELETE FROM kept WHERE seen_at < ?').run(time);
    },
    close: () => database.close(),
  };
}

function openWhole(path: string): DatabaseSync {
  try {
    return open(path);
  } catch {
    removeEncryptedCacheFile(path);
    return open(path);
  }
}

function open(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: 1000 });
  try {
    database.exec(schema);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
