import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
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

/** Parses an amount that may be below zero: with a minus on either side, or in parentheses. Null for other text. */
export function parseSignedAmount(typed: string): Fils | null {
  const plain = withoutCurrency(typed).replaceAll('\u2212', '-');
  const negative = /^-(.+)$|^(.+)-$|^\((.+)\)$/.exec(plain);
  if (!negative) return parseAmount(plain);
  const fils = parseAmount((negative[1] ?? negative[2] ?? negative[3] ?? '').trim());
  return fils === null || fils === 0 ? fils : (-fils as Fils);
}

/** Meaning of a comma between digits, for a whole column of amounts (docs/adr/0095). */
export type CommaMark = 'decimal' | 'thousands';

/** Converts digits and comma to Latin. */
export const toComparable = (text: string): string => toLatinDigits(stripBidiMarks(text)).replaceAll('\u060c', ',');
/** `12,500` is ambiguous: twelve and a half, or twelve thousand five hundred. */
const eitherMark = /(?:^|[^\d.,])[1-9]\d{0,2},\d{3}(?:[^\d.,]|$)/;
/** `12,5`, `0,750`, `1.250,500`: the comma can only be the decimal mark. */
const onlyDecimal = /(?:^|[^\d,])(?:\d*,(?:\d{1,2}|\d{4,})|0\d*,\d{3}|\d{1,3}(?:\.\d{3})+,\d*)(?:[^\d.,]|$)/;
/** `1,250.500`, `1,250,000`: it can only be a thousands mark. */
const onlyThousands = /[1-9]\d{0,2}(?:,\d{3})+\.\d|[1-9]\d{0,2}(?:,\d{3}){2,}/;

/** Whether a comma in the text may be a decimal or a thousands mark. */
export const hasEitherComma = (text: string): boolean => eitherMark.test(toComparable(text));

interface CommaEvidence {
  /** The file's delimiter; null for a workbook. */
  separator: string | null;
  /** Amounts of the column with the shop's value for the same product, in fils. */
  known: readonly { text: string; fils: number }[];
}

/**
 * Decides once per column: by an unambiguous cell, by a file's semicolons, or by the values that are closer to the shop's; else thousands,
 * as in an input.
 */
export function guessComma(cells: readonly string[], { separator, known }: CommaEvidence): CommaMark {
  const texts = cells.map(toComparable);
  if (texts.some((text) => onlyThousands.test(text))) return 'thousands';
  if (texts.some((text) => onlyDecimal.test(text)) || separator === ';') return 'decimal';
  const distance = (mark: CommaMark): number =>
    known
      .filter(({ text, fils }) => fils > 0 && hasEitherComma(text))
      .map(({ text, fils }) => Math.abs(Math.log(Number(parseAmount(withDecimalPoint(text, mark))) / fils)))
      .reduce((sum, one) => sum + one, 0);
  return distance('decimal') < distance('thousands') ? 'decimal' : 'thousands';
}

/** Returns an amount with a decimal point by the column's comma; if that is the decimal mark, points before it group thousands. */
export function withDecimalPoint(text: string, mark: CommaMark): string {
  if (mark === 'thousands') return text;
  const match = /^([^\d,]*)(\d{1,3}(?:\.\d{3})+|\d*),(\d*)([^\d,]*)$/.exec(toComparable(text));
  const [, before = '', whole = '', fraction = '', behind = ''] = match ?? [];
  return match ? `${before}${whole.replaceAll('.', '')}.${fraction}${behind}` : text;
}

/** Rounds a calculated amount to fils, half up; other text is returned unchanged. */
export function roundToFils(text: string): string {
  const fils = Math.floor((Math.round(Number(text) * 1e6) + 500) / 1000);
  return Number.isSafeInteger(fils) && fils >= 0 ? String(fils / 1000) : text;
}
