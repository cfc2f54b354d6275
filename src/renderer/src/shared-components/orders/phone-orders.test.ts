import { toOrderRow } from '@shared/lists/orders';
import { expect, it } from 'vitest';
import { aGuestOrder, anOrder } from '../../../../../tests/support/samples/order-rows';
import { toPhoneOrders } from './phone-orders';

const guest = (id: number, guest_phone: string, changes = {}) => toOrderRow('guestOrder', aGuestOrder(id, { guest_phone, ...changes }));
const registered = (id: number, phone: string, changes = {}) =>
  toOrderRow('order', anOrder(id, { user: { username: 'x', email: '', phone }, ...changes }));

it('counts the other orders of exactly this phone in both kinds, newest first, and sums what is not canceled in whole fils', () => {
  const own = guest(7, '+965 5000 1234');
  const { rows, ...figures } = toPhoneOrders(own, [
    own,
    // An order of the other kind may have the same number.
    registered(7, '50001234', { day: '2026-11-20', total: 0.1 * 1000 }),
    guest(5, '0096550001234', { createdAt: '2026-11-19T22:30:00.000Z', total: 0.2 * 1000 }),
    guest(4, '50001234', { createdAt: '2026-11-18T07:00:00.000Z', total: 9000, status: ' Canceled ' }),
    // Found by the search because its phone contains the digits.
    guest(3, '+97150001234'),
    registered(2, '500012345'),
  ]);
  expect(rows.map(({ kind, id }) => [kind, id])).toEqual([
    ['order', 7],
    ['guestOrder', 5],
    ['guestOrder', 4],
  ]);
  expect(figures).toEqual({ counts: { order: 1, guestOrder: 2 }, canceled: 1, totalFils: 300 });
});
