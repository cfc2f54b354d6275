import type { OrderRef } from './order-ref';

/** For maps and sets of orders of one shop; the two kinds may share ids. Nobody reads it: paper has `toOrderCode`. */
export function toOrderKey({ kind, id }: OrderRef): string {
  return `${kind} ${id}`;
}
