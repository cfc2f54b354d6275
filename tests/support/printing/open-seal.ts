import type { SheetSeal } from '@main/printing/journal/sheet-seal';
import { createSealKey, openText, sealText } from '@main/system/secrets/sealed-text';

const testKey = createSealKey();

/** A seal whose key is there; another key makes it one of another machine. */
export function createTestSeal(key = testKey): SheetSeal {
  return {
    hasKey: () => true,
    seal: (context, text, options) => sealText(key, context, text, options),
    open: (context, bytes) => openText(key, context, bytes),
  };
}
