import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

export const journalFileName = 'journal.sqlite';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const damageCodes = [11, 26];

export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && damageCodes.includes(Number(error.errcode) & 0xff);
}

/** Throws the error that SQLite would throw later, when it reads the damaged part. */
export function assertIntact(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw Object.assign(new Error(`print journal is damaged: ${found}`), { errcode: damageCodes[0] });
}

/** Renames the closed file for support; returns the new name. */
export function setJournalAside(folder: string, now: Date): string {
  const suffix = `damaged-${now.toISOString().replaceAll(':', '-')}`;
  for (const ending of ['', '-wal', '-shm']) {
    const path = join(folder, `${journalFileName}${ending}`);
    if (existsSync(path)) renameSync(path, `${path}.${suffix}`);
  }
  return `${journalFileName}.${suffix}`;
}
