import { LRUCache } from 'lru-cache';
import type { SheetSeal } from './sheet-seal';

const remembered = 4000;

/**
 * For the names that stand in every row, not for sheets: keeps what it has opened. The view of the queue is read several times a second, and
 * opening two names takes longer than all the rest of a row.
 */
export function rememberOpened(seal: SheetSeal): SheetSeal {
  const known = new LRUCache<string, { bytes: Uint8Array; text: string }>({ max: remembered });
  return {
    ...seal,
    open(context, bytes) {
      const kept = known.get(context);
      if (kept && Buffer.compare(kept.bytes, bytes) === 0) return kept.text;
      const text = seal.open(context, bytes);
      known.set(context, { bytes, text });
      return text;
    },
  };
}
