import type { OrderKind, OrderRef } from '@shared/domain/orders/order-ref';
import { fallsTo } from '@shared/domain/printing/station-sharing';

export interface SharingExample {
  kind: OrderKind;
  here: number[];
  elsewhere: number[];
}

/** Order numbers from the latest known one on (from 1 while none is known): three that one station of several prints, and those between the first two. */
export function toSharingExamples(
  { number, of }: { number: number; of: number },
  kinds: readonly OrderKind[],
  recent: readonly OrderRef[],
): SharingExample[] {
  return kinds.map((kind) => {
    const latest = Math.max(1, ...recent.filter((order) => order.kind === kind).map(({ id }) => id));
    const ids = Array.from({ length: 3 * of }, (_none, at) => latest + at);
    const here = ids.filter((id) => fallsTo({ kind, id }, of) === number);
    const [first = 0, second = 0] = here;
    return { kind, here, elsewhere: ids.filter((id) => id > first && id < second).slice(0, 3) };
  });
}

/** The numbers that the other computers must have. */
export function toOtherNumbers({ number, of }: { number: number; of: number }): number[] {
  return Array.from({ length: of }, (_none, at) => at + 1).filter((one) => one !== number);
}
