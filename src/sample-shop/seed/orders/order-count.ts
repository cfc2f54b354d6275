import { toKuwaitDay } from '@shared/domain/dates';

interface Dated {
  id: number;
  createdAt: string;
  day?: string;
}

/** So long before the seeded orders lie those that repeat them. */
const roundMs = 126 * 24 * 60 * 60 * 1000;

function moveBack<Order extends Dated>(order: Order, rounds: number, id: number): Order {
  const moment = new Date(Date.parse(order.createdAt) - rounds * roundMs);
  return { ...order, id, createdAt: moment.toISOString(), ...(order.day && { day: toKuwaitDay(moment) }) };
}

/** The newest `count` of the given orders, oldest first; where that is more than there are, older ones that repeat them come before. */
export function withOrderCount<Order extends Dated>(orders: readonly Order[], count = orders.length): Order[] {
  const [first] = orders;
  if (!first || count <= orders.length) return orders.slice(-count);
  const older = Array.from({ length: count - orders.length }, (_, back) => {
    const source = orders[orders.length - 1 - (back % orders.length)] ?? first;
    return moveBack(source, 1 + Math.floor(back / orders.length), first.id - 1 - back);
  });
  return [...older.reverse(), ...orders];
}
