import { LRUCache } from 'lru-cache';
import type { SheetCipher } from './sheet-cipher';

const remembered = 4000;

/**
 * For the names that stand in every row, not for sheets: keeps what it has opened. The view of the queue is read several times a second, and
 * opening two names takes longer than all the rest of a row.
 */
export function rememberOpened(seal: SheetCipher): SheetCipher {
  const known = new LRUCache<string, { sealed: string; text: string }>({ max: remembered });
  return {
    ...seal,
    open(context, bytes) {
      // As text it takes a quarter of the memory of the bytes.
      const sealed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      const kept = known.get(context);
      if (kept?.sealed === sealed) return kept.text;
      const text = seal.open(context, bytes);
      known.set(context, { sealed, text });
      return text;
    },
  };
}
