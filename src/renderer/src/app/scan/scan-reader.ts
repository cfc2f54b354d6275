import { toLatinDigits } from '@shared/domain/digits';

/** What a key says of itself. */
export type ScannedKey = Pick<KeyboardEvent, 'code' | 'key' | 'timeStamp' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Scanners need a few milliseconds from key to key, wireless ones up to 50; a person who types needs more than this. */
const longestGapMs = 100;
/** Longer than any code on our paper. */
const mostKeys = 40;

/**
 * The letter or digit by the key's place, which is what a scanner sends: with an Arabic layout the same keys give Arabic letters. Its own
 * character where no place is told.
 */
function toCharacter({ code, key }: ScannedKey): string | null {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter ?? digit) return letter ?? digit ?? null;
  return code === '' && [...key].length === 1 ? toLatinDigits(key).toUpperCase() : null;
}

export interface ScanReader {
  /** The text that came in one go before this Enter; null for every other key. */
  read(key: ScannedKey): string | null;
  forget(): void;
}

/** Tells a scanner, which types quickly and ends with Enter, from a person. */
export function createScanReader(): ScanReader {
  let text = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  const forget = (): void => {
    text = '';
  };
  return {
    forget,
    read(key) {
      if (key.timeStamp - lastAt > longestGapMs) forget();
      lastAt = key.timeStamp;
      if (key.key === 'Enter') {
        const scanned = text;
        forget();
        return scanned === '' ? null : scanned;
      }
      // Scanners hold Shift for a capital letter.
      if (key.key === 'Shift') return null;
      const character = key.ctrlKey || key.altKey || key.metaKey ? null : toCharacter(key);
      if (character === null || text.length >= mostKeys) forget();
      else text += character;
      return null;
    },
  };
}
