import { stripBidiMarks, toLatinDigits } from '../digits';
import type { OrderKind, OrderRef } from './order-ref';

const letters = { order: 'R', guestOrder: 'G' } as const;

/** Returns the code on paper: `R10573` for a registered order, `G10573` for a guest order, because the two kinds may share IDs. */
export function toOrderCode({ kind, id }: OrderRef): string {
  return `${letters[kind]}${id}`;
}

/** Parses a scanned code; null for any other text. */
export function readOrderCode(text: string): OrderRef | null {
  const [, letter, digits] = /^([RG])([1-9]\d{0,9})$/i.exec(text.trim()) ?? [];
  if (!letter || !digits) return null;
  return { kind: letter.toUpperCase() === letters.order ? 'order' : 'guestOrder', id: Number(digits) };
}

/** Parses an entered order number: `10573`, `#10573`, `R10573`, `INV-10573`, in digits of any script; null for any other text, such as the product's code `BD-01001`. */
export function readOrderNumber(text: string): { kind: OrderKind | null; id: number } | null {
  const [, letter, digits] = /^(?:#|([rg])|[a-z]{2,}-(?!0))?\s*(\d{1,10})$/i.exec(toLatinDigits(stripBidiMarks(text)).trim()) ?? [];
  if (!digits) return null;
  const kind = letter && (letter.toUpperCase() === letters.order ? 'order' : 'guestOrder');
  return { kind: kind || null, id: Number(digits) };
}
