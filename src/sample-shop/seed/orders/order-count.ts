import { toKuwaitDay } from '@shared/domain/dates';

interface Dated {
  id: number;
  createdAt: string;
  day?: string;
}

/** Time between the seeded orders and their earlier copies. */
const roundMs = 126 * 24 * 60 * 60 * 1000;

function moveBack<Order extends Dated>(order: Order, rounds: number, id: number): Order {
  const moment = new Date(Date.parse(order.createdAt) - rounds * roundMs);
  return { ...order, id, createdAt: moment.toISOString(), ...(order.day && { day: toKuwaitDay(moment) }) };
}

/** Returns the newest `count` orders, oldest first; if there are fewer, earlier copies of them come before. */
export function withOrderCount<Order extends Dated>(orders: readonly Order[], count = orders.length): Order[] {
  const [first] = orders;
  if (!first || count <= orders.length) return orders.slice(-count);
  const older = Array.from({ length: count - orders.length }, (_, back) => {
    const source = orders[orders.length - 1 - (back % orders.length)] ?? first;
    return moveBack(source, 1 + Math.floor(back / orders.length), first.id - 1 - back);
  });
  return [...older.reverse(), ...orders];
}
