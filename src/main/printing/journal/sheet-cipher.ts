import type { EncryptionOptions } from '@main/system/secrets/encrypted-text';
import { FailureError } from '@shared/contract/result';
import { readSheet, type Sheet } from '../sheet/sheet';

/** Keeps what names people unreadable on disk. `context` says where a text belongs; it opens nowhere else. */
export interface SheetCipher {
  hasKey(): boolean;
  /** Throws without a key. */
  seal(context: string, text: string, options?: EncryptionOptions): Uint8Array;
  /** Throws without a key under which the text was sealed. */
  open(context: string, bytes: Uint8Array): string;
}

type Column = 'sheet' | 'customer' | 'phone' | 'by';

const contextOf = (jobId: string, column: Column): string => `${jobId} ${column}`;

export function encryptColumn(seal: SheetCipher, jobId: string, column: Column, text: string): Uint8Array {
  return seal.seal(contextOf(jobId, column), text, { isDeflated: column === 'sheet' });
}

/** A text is from a version that did not seal. Null when there is none any more. */
function decryptColumn(seal: SheetCipher, jobId: string, column: Column, stored: unknown): string | null {
  if (stored instanceof Uint8Array) return seal.open(contextOf(jobId, column), stored);
  return typeof stored === 'string' ? stored : null;
}

/** Null while no key opens it; '' when there is none. */
export function readName(seal: SheetCipher, jobId: string, column: Exclude<Column, 'sheet'>, stored: unknown): string | null {
  try {
    return decryptColumn(seal, jobId, column, stored) ?? '';
  } catch {
    return null;
  }
}

/** '' while it cannot be read; nothing depends on it. */
export function decryptName(seal: SheetCipher, jobId: string, column: Exclude<Column, 'sheet'>, stored: unknown): string {
  return readName(seal, jobId, column, stored) ?? '';
}

/** Throws `sheetKeyUnavailable` while the key is missing, `sheetUnreadable` when the key that is there does not open it or it was dropped. */
export function openSheet(seal: SheetCipher, jobId: string, stored: unknown): Sheet {
  try {
    const text = decryptColumn(seal, jobId, 'sheet', stored);
    if (text !== null) return readSheet(text);
  } catch (error) {
    if (error instanceof FailureError) throw error;
    throw new FailureError({ code: 'sheetUnreadable' }, { cause: error });
  }
  throw new FailureError({ code: 'sheetUnreadable' });
}
