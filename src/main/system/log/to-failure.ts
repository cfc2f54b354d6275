import { type Failure, FailureError } from '@shared/contract/result';
import type { Logger } from './logger';

const fullDisk = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
const refusedByDisk = new Set(['EACCES', 'EPERM', 'EROFS', 'EIO', 'EBUSY', 'EMFILE', 'ENFILE', 'SQLITE_IOERR', 'SQLITE_CANTOPEN']);

function storageFailure(error: unknown): 'diskFull' | 'storageFailed' | null {
  const code = error instanceof Error ? String((error as NodeJS.ErrnoException).code ?? '') : '';
  // node:sqlite reports SQLite error numbers: 13 is SQLITE_FULL, 10 SQLITE_IOERR, 14 SQLITE_CANTOPEN.
  const sqlite = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;
  if (fullDisk.has(code) || sqlite === 13) return 'diskFull';
  return refusedByDisk.has(code) || sqlite === 10 || sqlite === 14 ? 'storageFailed' : null;
}

/** Converts a disk error into a failure that a page can show; `event` is its name in the log. */
export async function onDisk<Value>(step: () => Promise<Value>, event: string, log: Logger): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    if (error instanceof FailureError) throw error;
    const reference = log.error(event, error);
    throw new FailureError({ code: storageFailure(error) ?? 'storageFailed', reference }, { cause: error });
  }
}

/** Converts a thrown value to one that pages may see; no other code does this. Unknown causes are logged under a reference. */
export function toFailure(error: unknown, where: string, log: Logger): Failure {
  if (error instanceof FailureError) return error.failure;
  const code = storageFailure(error) ?? 'internal';
  return { code, reference: log.error('failed', error, { where, code }) };
}
