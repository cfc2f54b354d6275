import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { journalFileName } from './journal-file';

/** SQLITE_CORRUPT and SQLITE_NOTADB: the file is not a database any more. */
const damageCodes = [11, 26];

export function isDamage(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && damageCodes.includes(Number(error.errcode) & 0xff);
}

/** Throws as SQLite itself does when it meets the damage later on. */
export function assertIntact(database: DatabaseSync): void {
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw Object.assign(new Error(`print journal is damaged: ${found}`), { errcode: damageCodes[0] });
}

/** Gives the closed file another name, under which support finds it; answers with that name. */
export function setJournalAside(folder: string, now: Date): string {
  const suffix = `damaged-${now.toISOString().replaceAll(':', '-')}`;
  for (const ending of ['', '-wal', '-shm']) {
    const path = join(folder, `${journalFileName}${ending}`);
    if (existsSync(path)) renameSync(path, `${path}.${suffix}`);
  }
  return `${journalFileName}.${suffix}`;
}
