import type { SheetCipher } from '@main/printing/journal/sheet-cipher';
import { createEncryptionKey, decryptText, encryptText } from '@main/system/secrets/encrypted-text';

const testKey = createEncryptionKey();

/** A cipher whose key is available. Another key simulates another machine. */
export function createTestCipher(key = testKey): SheetCipher {
  return {
    hasKey: () => true,
    seal: (context, text, options) => encryptText(key, context, text, options),
    open: (context, bytes) => decryptText(key, context, bytes),
  };
}
