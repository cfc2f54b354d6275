import { access, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { writeFile } from 'atomically';

/** How long a file may be held by another program (a virus scanner) before the write counts as refused. */
const busyLimitMs = 2000;

export interface ReplaceOptions {
  /** A file that the person asked for, in a folder of their own: the folder's rules say who may read it. */
  isShared?: boolean;
}

/**
 * Replaces a file as a whole: the old content stays until the new one is on the disk, and there is never a part. Only the owner may read
 * what is written. Writes of one file keep their order.
 */
export async function replaceFile(path: string, bytes: Uint8Array, { isShared = false }: ReplaceOptions = {}): Promise<void> {
  const folder = dirname(path);
  // A shared folder that is gone may be a drive that is not connected.
  await (isShared ? access(folder) : mkdir(folder, { recursive: true, mode: 0o700 }));
  await writeFile(path, bytes, { timeout: busyLimitMs, ...(!isShared && { mode: 0o600 }) });
}
