import { type GuestOrder, guestOrder, type Order, order } from '@shared/contract/shop/orders';

const rowOnWire = (id: number): object => ({
  id,
  total: 5.25,
  shipping_fee: 1.25,
  createdAt: '2026-11-19T07:14:00.000Z',
  sub_carts: [
    {
      id: 1,
      amount: 2,
      price: 2,
      product: { name_en: `Pot ${id}`, name_ar: `قدر ${id}`, price: 2, product_images: [{ url: `https://shop.example/${id}.png` }] },
    },
  ],
});

export function toGuestRow(id: number, changes: object = {}): GuestOrder {
  return guestOrder.parse({ ...rowOnWire(id), guest_name: `Guest ${id}`, guest_phone: '50001234', ...changes });
}

export function toOrderRow(id: number): Order {
  return order.parse({ ...rowOnWire(id), user: { username: `User ${id}`, phone: '50001234', email: '' }, day: '2026-11-19' });
}
