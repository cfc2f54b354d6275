import { describe, expect, it } from 'vitest';
import { canSetOrderStatus } from '../../domain/orders/order-status';
import { paymentTypes } from '../../domain/orders/payment-type';
import { guestOrder, order, orderCalls, orderQuery } from './orders';

const pair = { name_en: 'Hawalli', name_ar: 'حولي' };
const address = {
  addressName: 'المنزل',
  governorate: pair,
  area: 'السالمية',
  avenue: null,
  block: 5,
  floorNumber: '2',
  houseNumber: '12',
  street: 'شارع سالم المبارك',
  officeNumber: '',
  otherInstructions: 'Ring twice',
};
const payment = { payment_type: 'knet', Ref: 123456, invoice_id: '44', PostDate: '1119', createdAt: '2026-11-19T07:15:00Z' };
const choice = { variant: { id: 1, name_en: 'Color', name_ar: 'لون' }, variant_value: { id: 4, value_en: '#b23a2e', value_ar: '#b23a2e' } };
const product = {
  name_en: 'Pot',
  name_ar: 'قدر',
  price: '29.000',
  product_images: [{ url: 'https://shop.example/p.png' }],
  variant: [choice],
};
const line = {
  id: 31,
  amount: '2',
  price: 29,
  product,
  dynamic_variant_carts: [{ id: 5, amount: 1, dynamic_variant: { name_en: 'Gift wrap', name_ar: 'تغليف هدية', price: 1.5 } }],
};
const registered = {
  id: '10482',
  total: '60.850',
  payment_method: 'knet',
  status: 'ordered',
  day: '2026-11-19',
  user: { username: 'فاطمة المطيري', email: 'f@example.com', phone: 50001234 },
  user_address: address,
  payments: [payment],
  sub_carts: [line],
};
const guest = {
  id: 10700,
  guest_name: 'Sara Dashti',
  guest_email: 's@example.com',
  guest_phone: '+96550001234',
  total: 60.85,
  shipping_fee: '1.350',
  payment_method: 'cash',
  status: 'shipped',
  createdAt: '2026-11-19T07:14:00Z',
  user_address: address,
  user_addresses: [address],
  payments: [payment],
  sub_carts: [line],
};

describe('an order of a registered user', () => {
  it('[ORD-22] has id, total, payment method, status and day', () => {
    expect(order.parse(registered)).toMatchObject({
      id: 10482,
      total: 60_850,
      payment_method: 'knet',
      status: 'ordered',
      day: '2026-11-19',
    });
  });

  it('[ORD-23] has a user with name, email and phone', () => {
    expect(order.parse(registered).user).toEqual({ username: 'فاطمة المطيري', email: 'f@example.com', phone: '50001234' });
    expect(order.parse({ ...registered, user: null }).user).toEqual({ username: '', email: '', phone: '' });
  });

  it('[ORD-24] has an address with all its parts', () => {
    expect(order.parse(registered).user_address).toEqual({
      ...address,
      area: { name_en: 'السالمية', name_ar: 'السالمية' },
      avenue: '',
      block: '5',
    });
  });

  it('[ORD-25] has payments', () => {
    expect(order.parse(registered).payments).toEqual([{ ...payment, Ref: '123456' }]);
  });

  it('[ORD-26] has lines with a product, its price and variants', () => {
    const [parsed] = order.parse({ ...registered, sub_carts: [{ id: 31, amount: 2, product }] }).sub_carts;
    expect(parsed).toMatchObject({
      id: 31,
      amount: 2,
      price: null,
      dynamic_variant_carts: [],
      product: { price: 29_000, variant: [choice] },
    });
  });

  it('[ORD-27] is paid by knet, visa or cash, and another way does not make it unreadable', () => {
    expect(paymentTypes).toEqual(['knet', 'visa', 'cash']);
    expect(order.parse({ ...registered, payment_method: 'wallet' }).payment_method).toBe('wallet');
  });

  it('keeps a status that nobody knows', () => {
    expect(order.parse({ ...registered, status: 'on_the_way' }).status).toBe('on_the_way');
    expect(order.parse({ ...registered, status: 'returned' }).status).toBe('returned');
  });

  it('can be read with nothing but an id and a total', () => {
    const bare = order.parse({ id: 1, total: 0, user: null, user_address: null, payments: null, sub_carts: null });
    expect(bare).toMatchObject({ user_address: null, user_addresses: [], payments: [], sub_carts: [], day: '', shipping_fee: 0 });
  });

  it.each([{ id: 0 }, { id: 'x' }, { total: null }, { total: 'free' }, { sub_carts: [{ id: 1, product }] }])(
    'is unreadable with %j: a wrong amount is worse than a missing row',
    (change) => {
      expect(order.safeParse({ ...registered, ...change }).success).toBe(false);
    },
  );
});

describe('a guest order', () => {
  it('[GOR-20] has guest, total, fee, payment method, status, moment and lines', () => {
    expect(guestOrder.parse(guest)).toMatchObject({
      id: 10700,
      guest_name: 'Sara Dashti',
      guest_email: 's@example.com',
      guest_phone: '+96550001234',
      total: 60_850,
      shipping_fee: 1_350,
      payment_method: 'cash',
      status: 'shipped',
      createdAt: '2026-11-19T07:14:00Z',
      sub_carts: [{ id: 31 }],
    });
  });

  it('[GOR-21] has one address and a list of addresses, places as text or as a pair', () => {
    const { user_address, user_addresses } = guestOrder.parse(guest);
    expect(user_addresses).toEqual([user_address]);
    expect(user_address).toMatchObject({ governorate: pair, area: { name_en: 'السالمية', name_ar: 'السالمية' } });
    expect(guestOrder.parse({ ...guest, user_addresses: null }).user_addresses).toEqual([]);
    const places = guestOrder.parse({ ...guest, user_address: { governorate: null, area: { name_en: 'Bayan' } } }).user_address;
    expect(places).toMatchObject({ governorate: { name_en: '', name_ar: '' }, area: { name_en: 'Bayan', name_ar: '' } });
  });

  it('[GOR-22] has a list of payments', () => {
    expect(guestOrder.parse(guest).payments).toEqual([{ ...payment, Ref: '123456' }]);
  });

  it('[GOR-23] has lines with id, quantity and price', () => {
    expect(guestOrder.parse(guest).sub_carts[0]).toMatchObject({ id: 31, amount: 2, price: 29_000 });
  });

  it('[GOR-24] [GOR-25] has lines whose product has both names, a price, pictures and variants', () => {
    expect(guestOrder.parse(guest).sub_carts[0]?.product).toEqual({ ...product, price: 29_000 });
  });

  it('[GOR-26] has lines with dynamic variants', () => {
    expect(guestOrder.parse(guest).sub_carts[0]?.dynamic_variant_carts).toEqual([
      { id: 5, amount: 1, dynamic_variant: { name_en: 'Gift wrap', name_ar: 'تغليف هدية', price: 1_500 } },
    ]);
  });

  it('drops what the contract does not name', () => {
    expect(guestOrder.parse({ ...guest, secret: 1, user_address: { ...address, secret: 1 } })).not.toHaveProperty('user_address.secret');
    expect(guestOrder.parse({ ...guest, secret: 1 })).not.toHaveProperty('secret');
  });
});

describe('order calls', () => {
  it('[ORD-28] [GOR-27] ask by page, search and days', () => {
    const query = { page: 2, search: 'فاطمة', startDate: '2026-11-01', endDate: '2026-11-19' };
    expect(orderQuery.parse(query)).toEqual(query);
    expect(orderQuery.safeParse({ startDate: '11/19/2026' }).success).toBe(false);
  });

  it('[ORD-29] [GOR-28] [ORD-19] send one of the five statuses and no other', () => {
    for (const name of ['orders.changeStatus', 'guestOrders.changeStatus'] as const) {
      const { body } = orderCalls[name];
      expect(['ordered', 'process', 'shipped', 'delivered', 'canceled'].every((status) => body.safeParse({ status }).success)).toBe(true);
      expect(canSetOrderStatus('on_the_way') || body.safeParse({ status: 'on_the_way' }).success).toBe(false);
    }
  });
});
