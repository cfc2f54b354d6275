import { stripBidiMarks, toLatinDigits } from '@shared/domain/digits';
import { readOrderNumber } from '@shared/domain/orders/order-code';
import type { OrderKind } from '@shared/domain/orders/order-ref';
import { toPhoneDigits } from '@shared/domain/phone';

/** What was typed as the server can compare it with an id or a text (OP-104): with Latin digits, without marks, and an id without its `#`. */
export function toSearchText(typed: string): string {
  const text = toLatinDigits(stripBidiMarks(typed)).trim();
  return /^#\s*(\d+)$/.exec(text)?.[1] ?? text;
}

/** May be a code, such as `BD-01001` or `KT26`: letters or a hyphen, and a digit. */
export function mayBeCode(text: string): boolean {
  return /\d/.test(toLatinDigits(text)) && /[\p{L}-]/u.test(text);
}

/** The same for rows with phones, whose digits the server keeps together. */
export function toPhoneSearch(typed: string): string {
  return toPhoneDigits(typed) ?? toSearchText(typed);
}

/**
 * The same for orders, of which people read the numbers from paper: `G10573`, `INV-10573`. With a `kind`, the letter of the other one
 * stays, because the number alone would find somebody else's order.
 */
export function toOrderSearch(typed: string, kind?: OrderKind): string {
  const named = /[a-z]/i.test(typed) ? readOrderNumber(typed) : null;
  const isOther = named?.kind != null && kind !== undefined && named.kind !== kind;
  return named && !isOther ? String(named.id) : toPhoneSearch(typed);
}
