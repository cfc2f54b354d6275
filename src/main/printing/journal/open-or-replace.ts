import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../../diagnostics/logger';
import type { Notices } from '../../diagnostics/notices';
import type { Journal } from './journal';
import { journalFileName, openJournal } from './open-journal';

/** SQLITE_CORRUPT and SQLITE_NOTADB: the file is not a database any more. */
const damaged = new Set([11, 26]);

export interface OpenOrReplaceDeps {
  folder: string;
  log: Logger;
  notices: Notices;
  now?: () => Date;
}

/** Opens the journal; a damaged one is kept aside for support, a new one takes its place, and the person is told. */
export function openOrReplaceJournal({ folder, log, notices, now = () => new Date() }: OpenOrReplaceDeps): Journal {
  try {
    return openJournal({ folder, now });
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
    if (!damaged.has(code)) throw error;
    const suffix = `damaged-${now().toISOString().replaceAll(':', '-')}`;
    for (const ending of ['', '-wal', '-shm']) {
      const path = join(folder, `${journalFileName}${ending}`);
      if (existsSync(path)) renameSync(path, `${path}.${suffix}`);
    }
    notices.push({ kind: 'journalUnavailable', reference: log.error('printing.journalDamaged', error, { suffix }) });
    return openJournal({ folder, now });
  }
}
