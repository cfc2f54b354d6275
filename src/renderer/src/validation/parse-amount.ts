import { stripBidiMarks } from '@shared/domain/digits';
import type { Fils } from '@shared/domain/money';
import { createDecimalReader, parseInteger, withoutPercentSign } from './parse-number';

const readDinars = createDecimalReader(3);

const currency = /KWD|KD|\u062f\.?\s?\u0643\.?/.source;
const aroundAmount = new RegExp(`^(?:${currency})\\s*|\\s*(?:${currency})$`, 'gi');

/** Takes the currency off either side, as lists and spreadsheets write it: `KWD 1,234.500`, `12.500 د.ك`. */
export function withoutCurrency(typed: string): string {
  return stripBidiMarks(typed).trim().replace(aroundAmount, '');
}

/** Dinars as typed, with up to three decimals, in any digits and with or without the currency, as fils; null when that is not what the text is. */
export function parseAmount(typed: string): Fils | null {
  return readDinars(withoutCurrency(typed)) as Fils | null;
}

/** A whole number with or without a percent sign or the currency, which its field shows beside it; null for anything else. */
export function parseIntegerWithUnit(typed: string): number | null {
  return parseInteger(withoutCurrency(withoutPercentSign(typed)));
}
