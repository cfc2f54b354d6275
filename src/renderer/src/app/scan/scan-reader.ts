import { toScannedSign, unknownSign } from './scanned-sign';

/** The parts of a key event that are needed. */
export type ScannedKey = Pick<KeyboardEvent, 'code' | 'key' | 'timeStamp' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** Milliseconds. Scanners need a few milliseconds from key to key, wireless ones up to 50; people need more than this. */
const longestGapMs = 100;
/** Longer than any code on paper or a product. */
const mostSigns = 200;
/** Keys that modify others, or change the case of a scan. */
const companions: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'NumLock', 'Control', 'Alt', 'AltGraph', 'Meta']);

/**
 * Distinguishes a scanner, which types quickly and ends with Enter, from typing. The whole scan is read. An unknown character (behind Ctrl
 * or Alt, or beyond the longest code) is replaced by a mark that matches no code.
 */
export function createScanReader(gapMs = longestGapMs) {
  let text = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  const forget = (): void => {
    text = '';
  };
  const add = (sign: string): void => {
    if (text.length < mostSigns) text += sign;
    else if (!text.endsWith(unknownSign)) text += unknownSign;
  };
  return {
    forget,
    /** Returns the text that was typed quickly before this Enter; null for every other key. */
    read(key: ScannedKey): string | null {
      if (key.timeStamp - lastAt > gapMs || key.repeat) forget();
      lastAt = key.timeStamp;
      if (key.key === 'Enter') {
        const scanned = text;
        forget();
        return scanned === '' ? null : scanned;
      }
      if (companions.has(key.key)) return null;
      if (key.ctrlKey || key.altKey || key.metaKey) {
        // A shortcut before the scan isn't part of it.
        if (text !== '') add(unknownSign);
        return null;
      }
      const sign = toScannedSign(key);
      if (sign === null) forget();
      else if (sign !== '\t' || text !== '') add(sign);
      return null;
    },
  };
}
