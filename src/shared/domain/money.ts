import type { z } from 'zod';

/** Integer thousandths of a Kuwaiti dinar. All sums are in fils; dinars are used only in requests and on screens. */
export type Fils = number & z.BRAND<'Fils'>;

export function toFils(dinar: number): Fils {
  return Math.round(dinar * 1000) as Fils;
}

export function toDinar(fils: Fils): number {
  return fils / 1000;
}

export function sumFils(amounts: Iterable<Fils>): Fils {
  let total = 0;
  for (const amount of amounts) total += amount;
  return total as Fils;
}

export function timesFils(amount: Fils, quantity: number): Fils {
  return Math.round(amount * quantity) as Fils;
}

/** Formats `12.500`: three decimals, Latin digits, no grouping, no label. */
export function toPlainAmount(fils: Fils): string {
  const sign = fils < 0 ? '-' : '';
  const absolute = Math.abs(fils);
  return `${sign}${Math.floor(absolute / 1000)}.${String(absolute % 1000).padStart(3, '0')}`;
}
