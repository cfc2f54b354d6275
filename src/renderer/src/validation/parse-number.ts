import { stripBidiMarks, toPlainNumber } from '@shared/domain/digits';

/** A whole number from zero on as typed, in any digits; null when that is not what the text is. */
export function parseInteger(typed: string): number | null {
  const plain = toPlainNumber(typed);
  if (!/^\d+$/.test(plain)) return null;
  const value = Number(plain);
  return Number.isSafeInteger(value) ? value : null;
}

/** Takes the sign off one side of the number; a second one, or one inside, stays and makes it unreadable. */
export function withoutPercentSign(typed: string): string {
  return stripBidiMarks(typed)
    .trim()
    .replace(/^[%\u066a]|[%\u066a]$/, '');
}

/** A percentage from zero on as typed, with or without its sign, in any digits and with any decimals; null for anything else. */
export function parsePercent(typed: string): number | null {
  const plain = toPlainNumber(withoutPercentSign(typed));
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Reads a decimal from zero on as typed, in any digits and with up to so many `places`, as a whole number of its smallest unit; null for anything else. */
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
