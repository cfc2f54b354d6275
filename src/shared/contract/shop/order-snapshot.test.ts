import { describe, expect, it } from 'vitest';
import { toOrderSnapshot } from './order-snapshot';
import { guestOrder, order } from './orders';

const product = {
  name_en: 'Cast iron pot',
  name_ar: 'قدر حديد زهر',
  price: 29,
  product_images: [{ url: '' }, { url: 'https://shop.example/pot.png' }],
  variant: [
    { variant: { name_en: 'Color', name_ar: 'لون' }, variant_value: { value_en: '#b23a2e', value_ar: '#b23a2e' } },
    { variant: { name_en: 'Size', name_ar: 'المقاس' }, variant_value: { value_en: '26 cm', value_ar: '26 سم' } },
  ],
};
const extras = [{ id: 9, amount: 1, dynamic_variant: { name_en: 'Gift wrap', name_ar: 'تغليف هدية', price: '1.5' } }];
const registered = {
  id: 10482,
  user: { username: 'فاطمة المطيري', email: 'f@example.com', phone: '50001234' },
  day: '2026-11-19',
  createdAt: '2026-11-18T21:30:00Z',
  total: 31.85,
  shipping_fee: 1.35,
  payment_method: 'knet',
  status: 'ordered',
  user_address: { addressName: 'Home', area: 'Salmiya' },
  sub_carts: [{ id: 1, amount: 1, product, dynamic_variant_carts: extras }],
};
const guest = {
  id: 10483,
  guest_name: 'Sara',
  guest_phone: '+96550001234',
  guest_email: 's@example.com',
  createdAt: '2026-11-19T07:14:00Z',
  total: '58.000',
  shipping_fee: null,
  payment_method: 'cash',
  status: 'shipped',
  user_address: { addressName: 'Old' },
  user_addresses: [{ addressName: 'First', governorate: { name_en: 'Hawalli', name_ar: 'حولي' } }, { addressName: 'Second' }],
  sub_carts: [{ id: 1, amount: 2, price: 29, product: null }],
};

describe('order snapshot', () => {
  it('[ORD-23] reads a registered order: user, day and the single address', () => {
    const snapshot = toOrderSnapshot('order', order.parse(registered));
    expect(snapshot).toMatchObject({
      kind: 'order',
      id: 10482,
      customer: { name: 'فاطمة المطيري', phone: '50001234', email: 'f@example.com' },
      createdAt: '2026-11-19',
      totalFils: 31_850,
      shippingFeeFils: 1_350,
      subtotalFils: 30_500,
      paymentMethod: 'knet',
      status: 'ordered',
    });
    expect(snapshot.address).toMatchObject({ addressName: 'Home', area: { name_en: 'Salmiya', name_ar: 'Salmiya' } });
  });

  it('[GOR-21] takes the first of the addresses before the single one', () => {
    const { address } = toOrderSnapshot('guestOrder', guestOrder.parse(guest));
    expect(address).toMatchObject({ addressName: 'First', governorate: { name_en: 'Hawalli', name_ar: 'حولي' } });
  });

  it('has no address when the order has none', () => {
    expect(toOrderSnapshot('order', order.parse({ ...registered, user_address: null })).address).toBeNull();
  });

  it('reads a guest order: guest fields, its moment, and a missing fee as 0', () => {
    expect(toOrderSnapshot('guestOrder', guestOrder.parse(guest))).toMatchObject({
      kind: 'guestOrder',
      customer: { name: 'Sara', phone: '+96550001234', email: 's@example.com' },
      createdAt: '2026-11-19T07:14:00Z',
      shippingFeeFils: 0,
      subtotalFils: 58_000,
    });
  });

  it('uses the moment of a registered order without a day', () => {
    expect(toOrderSnapshot('order', order.parse({ ...registered, day: null })).createdAt).toBe('2026-11-18T21:30:00Z');
  });

  it('prices a line by its own price, else by its product’s', () => {
    const [own] = toOrderSnapshot('guestOrder', guestOrder.parse(guest)).lines;
    const [products] = toOrderSnapshot('order', order.parse(registered)).lines;
    expect(own).toMatchObject({ unitPriceFils: 29_000, totalFils: 58_000, name_en: '', pictureUrl: null, variants: [] });
    expect(products).toMatchObject({ unitPriceFils: 29_000, totalFils: 30_500 });
  });

  it('[GOR-24] [GOR-25] [GOR-26] keeps both names, the first picture, the variants and the dynamic variants', () => {
    const [line] = toOrderSnapshot('order', order.parse(registered)).lines;
    expect(line).toMatchObject({
      name_en: 'Cast iron pot',
      name_ar: 'قدر حديد زهر',
      pictureUrl: 'https://shop.example/pot.png',
      variants: [
        { name_en: 'Color', value_en: '#b23a2e', isColor: true },
        { name_ar: 'المقاس', value_ar: '26 سم', isColor: false },
      ],
      dynamicVariants: [{ id: 9, name_ar: 'تغليف هدية', quantity: 1, unitPriceFils: 1_500 }],
    });
  });

  it('is plain JSON, so that it can be stored', () => {
    const snapshot = toOrderSnapshot('order', order.parse(registered));
    expect(JSON.parse(JSON.stringify(snapshot))).toEqual(snapshot);
  });
});
