import type { OrderRef } from '../contract/printing';

const letters = { order: 'R', guestOrder: 'G' } as const;

/** What the codes on paper hold: `R10573` for a registered order, `G10573` for a guest order, because the two kinds may share ids. */
export function toOrderCode({ kind, id }: OrderRef): string {
  return `${letters[kind]}${id}`;
}

/** The order that a scanned text names; null for anything else. */
export function readOrderCode(text: string): OrderRef | null {
  const [, letter, digits] = /^([RG])([1-9]\d{0,9})$/i.exec(text.trim()) ?? [];
  if (!letter || !digits) return null;
  return { kind: letter.toUpperCase() === letters.order ? 'order' : 'guestOrder', id: Number(digits) };
}
