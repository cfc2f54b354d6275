import type { Fils } from '@shared/domain/money';
import { createDecimalReader } from './parse-number';

const readDinars = createDecimalReader(3);

/** Dinars as typed, with up to three decimals and in any digits, as fils; null when that is not what the text is. */
export function parseAmount(typed: string): Fils | null {
  return readDinars(typed) as Fils | null;
}
