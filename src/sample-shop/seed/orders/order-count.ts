import { toKuwaitDay } from '@shared/domain/dates';
import type { StoredPayment } from '../../store/order-model';

interface Dated {
  id: number;
  createdAt: string;
  day?: string;
  payments: StoredPayment[];
}

/** Time between the seeded orders and their earlier copies. */
const roundMs = 126 * 24 * 60 * 60 * 1000;

function moveBack<Order extends Dated>(order: Order, rounds: number, id: number): Order {
  const moment = new Date(Date.parse(order.createdAt) - rounds * roundMs);
  const payments = order.payments.map((payment) => movePaymentBack(payment, rounds));
  return { ...order, id, createdAt: moment.toISOString(), ...(order.day && { day: toKuwaitDay(moment) }), payments };
}

/** References have nine digits, and no two payments have the same. */
const references = { first: 100_000_000, count: 900_000_000, step: 7_919 };

function movePaymentBack(payment: StoredPayment, rounds: number): StoredPayment {
  const moment = new Date(Date.parse(payment.createdAt) - rounds * roundMs);
  const moved = { ...payment, createdAt: moment.toISOString(), ...(payment.PostDate && { PostDate: toKuwaitDay(moment).slice(5) }) };
  if (payment.Ref === '') return moved;
  const reference = references.first + ((Number(payment.Ref) - references.first + rounds * references.step) % references.count);
  return { ...moved, Ref: String(reference), invoice_id: `4${String(reference).slice(0, 7)}` };
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
