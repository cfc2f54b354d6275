import type { EncryptionOptions } from '@main/system/secrets/encrypted-text';
import { FailureError } from '@shared/contract/result';
import { LRUCache } from 'lru-cache';
import { readSheet, type Sheet } from '../sheet/sheet';

/** Encrypts personal data on disk. `context` is a text's place; it can be decrypted only with the same context. */
export interface SheetCipher {
  hasKey(): boolean;
  /** Throws without a key. */
  seal(context: string, text: string, options?: EncryptionOptions): Uint8Array;
  /** Throws without the key that the text was encrypted with. */
  open(context: string, bytes: Uint8Array): string;
}

const maxCachedNames = 4000;

type Column = 'sheet' | 'customer' | 'phone' | 'by';

const contextOf = (jobId: string, column: Column): string => `${jobId} ${column}`;

export function encryptColumn(seal: SheetCipher, jobId: string, column: Column, text: string): Uint8Array {
  return seal.seal(contextOf(jobId, column), text, { isDeflated: column === 'sheet' });
}

/** Decrypts a column. A plain text is from a version that didn't encrypt. Returns null if the text was removed. */
function decryptColumn(seal: SheetCipher, jobId: string, column: Column, stored: unknown): string | null {
  if (stored instanceof Uint8Array) return seal.open(contextOf(jobId, column), stored);
  return typeof stored === 'string' ? stored : null;
}

/** Returns null while the text can't be decrypted; '' if there is none. */
export function readName(seal: SheetCipher, jobId: string, column: Exclude<Column, 'sheet'>, stored: unknown): string | null {
  try {
    return decryptColumn(seal, jobId, column, stored) ?? '';
  } catch {
    return null;
  }
}

/** Returns '' while the text can't be decrypted; for display only. */
export function decryptName(seal: SheetCipher, jobId: string, column: Exclude<Column, 'sheet'>, stored: unknown): string {
  return readName(seal, jobId, column, stored) ?? '';
}

/** Throws `sheetKeyUnavailable` while the key is missing, `sheetUnreadable` if the key doesn't decrypt the sheet or the sheet was removed. */
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

/**
 * Caches decrypted names, because the queue's view is loaded several times a second and decrypting two names is slower than the rest of a
 * row. Not for sheets.
 */
export function cacheNames(seal: SheetCipher): SheetCipher {
  const known = new LRUCache<string, { encrypted: string; text: string }>({ max: maxCachedNames });
  return {
    ...seal,
    open(context, bytes) {
      // A Latin-1 string needs a quarter of the memory of a byte array.
      const encrypted = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      const cached = known.get(context);
      if (cached?.encrypted === encrypted) return cached.text;
      const text = seal.open(context, bytes);
      known.set(context, { encrypted, text });
      return text;
    },
  };
}
