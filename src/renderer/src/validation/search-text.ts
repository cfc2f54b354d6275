import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { readOrderNumber } from '@shared/domain/orders/order-code';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { toPhoneDigits } from '@shared/domain/phone';

/**
 * Returns the search as the server can compare it with an id or a text (OP-104): with Latin digits, without marks, and an id without its
 * `#`.
 */
export function toSearchText(typed: string): string {
  const text = toLatinDigits(stripBidiMarks(typed)).trim();
  return /^#\s*(\d+)$/.exec(text)?.[1] ?? text;
}

/** Whether the text may be a code, such as `BD-01001` or `KT26`: letters or a hyphen, and a digit. */
export function mayBeCode(text: string): boolean {
  return /\d/.test(toLatinDigits(text)) && /[\p{L}-]/u.test(text);
}

/** Whether the text is a code with a Latin letter, a digit, and a hyphen, such as `BD-01001`, whatever the keyboard layout. */
export function isLatinCode(text: string): boolean {
  return /^(?=.*[a-z])(?=.*\d)(?=.*-)[\x21-\x3f\x41-\x7e]+$/i.test(text.trim());
}

/** Like `toSearchText`, for rows with phones, because the server stores phones without spaces. */
export function toPhoneSearch(typed: string): string {
  return toPhoneDigits(typed) ?? toSearchText(typed);
}

/**
 * Like `toSearchText`, for orders, whose numbers users read from paper: `G10573`, `INV-10573`. With a `kind`, the letter of the other kind
 * stays, because the number alone would find a different order.
 */
export function toOrderSearch(typed: string, kind?: OrderKind): string {
  const named = /[a-z]/i.test(typed) ? readOrderNumber(typed) : null;
  const isOther = named?.kind != null && kind !== undefined && named.kind !== kind;
  return named && !isOther ? String(named.id) : toPhoneSearch(typed);
}
