import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { FailureError } from '@shared/contract/result';

/**
 * Reads a small text file that the user has selected. Rejects with `fileTooLarge` or `fileUnreadable`, with the file's name as the message.
 */
export async function readTextFile(path: string, maxBytes: number): Promise<string> {
  const message = basename(path);
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new FailureError({ code: 'fileTooLarge', message });
    // Windows editors write a byte order mark.
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    if (error instanceof FailureError) throw error;
    throw new FailureError({ code: 'fileUnreadable', message }, { cause: error });
  }
}
