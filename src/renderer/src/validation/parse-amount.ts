import { stripBidiMarks } from '@shared/domain/digits';
import type { Fils } from '@shared/domain/money';
import { createDecimalReader, parseInteger, withoutPercentSign } from './parse-number';

const readDinars = createDecimalReader(3);

const currency = /KWD|KD|\u062f\.?\s?\u0643\.?/.source;
const aroundAmount = new RegExp(`^(?:${currency})\\s*|\\s*(?:${currency})$`, 'gi');

/** Removes the currency on either side, as written by lists and spreadsheets: `KWD 1,234.500`, `12.500 د.ك`. */
export function withoutCurrency(typed: string): string {
  return stripBidiMarks(typed).trim().replace(aroundAmount, '');
}

/** Parses dinars with up to three decimals, in any digits, with or without the currency, to fils; null for other text. */
export function parseAmount(typed: string): Fils | null {
  return readDinars(withoutCurrency(typed)) as Fils | null;
}

/** Parses a whole number with or without a percent sign or the currency, which the field shows as its unit; null for other text. */
export function parseIntegerWithUnit(typed: string): number | null {
  return parseInteger(withoutCurrency(withoutPercentSign(typed)));
}
