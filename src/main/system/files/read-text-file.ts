import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { FailureError } from '@shared/contract/result';

/** A small text file that a person has chosen. Rejects with `fileTooLarge` or `fileUnreadable`, its message the name of the file. */
export async function readTextFile(path: string, maxBytes: number): Promise<string> {
  const message = basename(path);
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new FailureError({ code: 'fileTooLarge', message });
    // Editors of Windows put a mark in front.
    return (await readFile(path, 'utf8')).replace(/^\ufeff/, '');
  } catch (error) {
    if (error instanceof FailureError) throw error;
    throw new FailureError({ code: 'fileUnreadable', message }, { cause: error });
  }
}
