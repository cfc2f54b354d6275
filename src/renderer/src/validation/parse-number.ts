import { stripBidiMarks, toPlainNumber } from '@shared/domain/digits';

/** Parses a whole number from 0 in any digits; null for other text. */
export function parseInteger(typed: string): number | null {
  const plain = toPlainNumber(typed);
  if (!/^\d+$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isSafeInteger(value) ? value : null;
}

/** Removes one sign on either side of the number; a second one, or one inside, stays and makes it invalid. */
export function withoutPercentSign(typed: string): string {
  return stripBidiMarks(typed)
    .trim()
    .replace(/^[%\u066a]|[%\u066a]$/, '');
}

/** Parses a percentage from 0, with or without its sign, in any digits and with any decimals; null for other text. */
export function parsePercent(typed: string): number | null {
  const plain = toPlainNumber(withoutPercentSign(typed));
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/**
 * Returns a parser of decimals from 0 in any digits, with up to `places` decimals. The result is a whole number of the smallest unit; null
 * for other text.
 */
export function createDecimalReader(places: number): (typed: string) => number | null {
  const written = new RegExp(`^(\\d{0,9})(?:\\.(\\d{0,${places}}))?$`);
  return (typed) => {
    const match = written.exec(toPlainNumber(typed));
    if (!match) return null;
    const [, whole = '', fraction = ''] = match;
    if (whole === '' && fraction === '') return null;
    return Number(whole) * 10 ** places + Number(fraction.padEnd(places, '0'));
  };
}
