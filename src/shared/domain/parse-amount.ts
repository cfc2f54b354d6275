import { toPlainNumber } from './digits';
import type { Fils } from './money';

const dinars = /^(\d{0,9})(?:\.(\d{0,3}))?$/;

/** Dinars as typed, with up to three decimals and in any digits, as fils; null when that is not what the text is. */
export function parseAmount(typed: string): Fils | null {
  const match = dinars.exec(toPlainNumber(typed));
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return null;
  return (Number(whole) * 1000 + Number(decimals.padEnd(3, '0'))) as Fils;
}
