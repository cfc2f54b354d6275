import type { OrderRef } from './order-ref';

/** Returns a key for maps and sets of orders of one shop, because the two kinds may share IDs. Never shown: paper has `toOrderCode`. */
export function toOrderKey({ kind, id }: OrderRef): string {
  return `${kind} ${id}`;
}
