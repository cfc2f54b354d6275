import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFile } from 'atomically';

/** How long another program (a virus scanner) may lock a file before the write counts as refused. */
const busyLimitMs = 2000;

export interface ReplaceOptions {
  /** Set for a file that the user saves in their own folder: the folder's permissions apply. */
  isShared?: boolean;
}

/**
 * Replaces a file atomically: the old content stays until the new one is on disk, and the file is never partly written. Only the owner may
 * read it, unless `isShared` is set. Writes of one file stay in order.
 */
export async function replaceFile(path: string, bytes: Uint8Array, { isShared = false }: ReplaceOptions = {}): Promise<void> {
  const folder = dirname(path);
  // Don't create a missing shared folder: it may be on a drive that isn't connected.
  await (isShared ? access(folder) : mkdir(folder, { recursive: true, mode: 0o700 }));
  await writeFile(path, bytes, { timeout: busyLimitMs, ...(!isShared && { mode: 0o600 }) });
}
