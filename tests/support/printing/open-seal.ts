import type { SheetCipher } from '@main/printing/journal/sheet-cipher';
import { createEncryptionKey, decryptText, encryptText } from '@main/system/secrets/encrypted-text';

const testKey = createEncryptionKey();

/** A seal whose key is there; another key makes it one of another machine. */
export function createTestCipher(key = testKey): SheetCipher {
  return {
    hasKey: () => true,
    seal: (context, text, options) => encryptText(key, context, text, options),
    open: (context, bytes) => decryptText(key, context, bytes),
  };
}
