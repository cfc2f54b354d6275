import { toScannedSign, unknownSign } from './scanned-sign';

/** What a key says of itself. */
export type ScannedKey = Pick<KeyboardEvent, 'code' | 'key' | 'timeStamp' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'>;

/** Scanners need a few milliseconds from key to key, wireless ones up to 50; a person who types needs more than this. */
const longestGapMs = 100;
/** Longer than any code that is printed on paper or a product. */
const mostSigns = 200;
/** Pressed for the sake of another key, or to turn the case of a scan. */
const companions: ReadonlySet<string> = new Set(['Shift', 'CapsLock', 'NumLock', 'Control', 'Alt', 'AltGraph', 'Meta']);

/**
 * Tells a scanner, which types quickly and ends with Enter, from a person. A scan is read whole: all its signs belong to it, and one that
 * cannot be told, such as a sign behind Ctrl or Alt, or beyond the longest code, leaves a mark that fits no code.
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
    /** The text that came in one go before this Enter; null for every other key. */
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
        // A shortcut before the scan is none of its signs.
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
