import type { Page } from '@shared/contract/response';
import { ok, type Result } from '@shared/contract/result';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { toFils } from '@shared/domain/money';
import { pageSize } from '@shared/domain/server/paging';

const names = ['فاطمة المطيري', 'Priya Nair', 'يوسف الرشيدي', 'George Thomas'];

const pot: GuestOrder['sub_carts'][number] = {
  id: 5121,
  amount: 2,
  price: toFils(29),
  product: {
    name_en: 'Cast-iron casserole, 26 cm',
    name_ar: 'قدر حديد زهر 26 سم',
    price: toFils(29),
    product_images: [{ url: 'https://shop.example/pot.png' }],
    variant: [
      { variant: { id: 1, name_en: 'Color', name_ar: 'لون' }, variant_value: { id: 1, value_en: '#b03a2e', value_ar: 'أحمر طوبي' } },
      { variant: { id: 2, name_en: 'Size', name_ar: 'المقاس' }, variant_value: { id: 2, value_en: '26 cm', value_ar: '26 سم' } },
    ],
  },
  dynamic_variant_carts: [
    { id: 7, amount: 1, dynamic_variant: { name_en: 'Gift wrap', name_ar: 'تغليف هدية', price: toFils(1.5) } },
    { id: 8, amount: 3, dynamic_variant: { name_en: 'Engraving', name_ar: 'حفر الاسم', price: toFils(0.25) } },
  ],
};

const glasses: GuestOrder['sub_carts'][number] = {
  id: 5123,
  amount: 3,
  price: toFils(8.4),
  product: { name_en: 'Istikan tea glasses', name_ar: 'استكان شاي', price: toFils(8.4), product_images: [], variant: [] },
  dynamic_variant_carts: [],
};

/** Lines of 60.250 and 25.200 dinars. */
export const twoLines = [pot, glasses];

const address: NonNullable<GuestOrder['user_address']> = {
  addressName: 'المنزل',
  governorate: { name_en: 'Hawalli', name_ar: 'حولي' },
  area: { name_en: 'Salmiya', name_ar: 'السالمية' },
  avenue: '',
  block: '5',
  street: '104',
  houseNumber: '27',
  floorNumber: '',
  officeNumber: '',
  otherInstructions: '',
};

function toCommon(id: number) {
  return {
    id,
    total: toFils(86.8),
    shipping_fee: toFils(1.35),
    payment_method: ['knet', 'visa', 'cash'][id % 3] ?? 'knet',
    payments: [{ payment_type: 'knet', Ref: '432118097755', invoice_id: '88120', PostDate: '1119', createdAt: '2026-11-19T07:14:00.000Z' }],
    status: 'ordered',
    createdAt: '2026-11-19T07:14:00.000Z',
    user_address: address,
    user_addresses: [address],
    sub_carts: twoLines,
  };
}

/** The sums agree: 85.450 of lines and 1.350 of delivery make 86.800. */
export function aGuestOrder(id: number, changes: Partial<GuestOrder> = {}): GuestOrder {
  return {
    ...toCommon(id),
    guest_name: names[id % names.length] ?? '',
    guest_email: `guest${id}@mail.example`,
    guest_phone: `+965 5000 ${String(id % 10_000).padStart(4, '0')}`,
    ...changes,
  };
}

export function anOrder(id: number, changes: Partial<Order> = {}): Order {
  return {
    ...toCommon(id),
    user: {
      username: names[id % names.length] ?? '',
      email: `user${id}@mail.example`,
      phone: `6600${String(id % 10_000).padStart(4, '0')}`,
    },
    day: '2026-11-19',
    ...changes,
  };
}

export function rowsOf<Row>(count: number, make: (id: number) => Row): Row[] {
  return Array.from({ length: count }, (_, at) => make(count - at));
}

/** Responds as the server does: with one page of the rows. */
export function servePage<Row>(rows: readonly Row[], page = 1): Result<Page<Row>> {
  const start = (page - 1) * pageSize;
  return ok({ rows: rows.slice(start, start + pageSize), unreadable: [], totalItems: rows.length });
}
