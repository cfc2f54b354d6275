import type { OrderLine, OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { OrderAddress } from '@shared/contract/shop/orders';
import type { Fils } from '@shared/domain/money';
import { toFils } from '@shared/domain/money';
import { toLineTotal } from '@shared/domain/orders/order-lines';

const pot: OrderLine = toLine({
  id: 1,
  name_en: 'Cast-iron casserole, 26 cm',
  name_ar: 'قدر حديد زهر 26 سم',
  pictureUrl: 'https://shop.example/pictures/pot.png',
  quantity: 1,
  unitPriceFils: toFils(29),
  variants: [
    { name_en: 'Color', name_ar: 'اللون', value_en: '#b03a2e', value_ar: 'أحمر طوبي', isColor: true },
    { name_en: 'Size', name_ar: 'المقاس', value_en: '26 cm', value_ar: '26 سم', isColor: false },
  ],
  dynamicVariants: [{ id: 7, name_en: 'Gift wrap', name_ar: 'تغليف هدية', quantity: 1, unitPriceFils: toFils(1.5) }],
});
const glasses: OrderLine = toLine({
  id: 2,
  name_en: 'Istikan tea glasses, set of 6',
  name_ar: 'طقم استكان شاي 6 قطع',
  pictureUrl: 'https://shop.example/pictures/glasses.png',
  quantity: 2,
  unitPriceFils: toFils(4.2),
  variants: [{ name_en: 'Color', name_ar: 'اللون', value_en: 'gold', value_ar: 'ذهبي', isColor: true }],
  dynamicVariants: [],
});
const mug: OrderLine = toLine({
  id: 3,
  name_en: 'Stoneware mug, 330 ml',
  name_ar: 'كوب خزفي 330 مل',
  pictureUrl: null,
  quantity: 1,
  unitPriceFils: toFils(6.5),
  variants: [],
  dynamicVariants: [],
});

const address: OrderAddress = {
  addressName: 'المنزل',
  governorate: { name_en: 'Hawalli', name_ar: 'حولي' },
  area: { name_en: 'Salmiya', name_ar: 'السالمية' },
  avenue: '',
  block: '5',
  street: 'شارع سالم المبارك',
  houseNumber: '12',
  floorNumber: '',
  officeNumber: '',
  otherInstructions: '',
};

function toLine(line: Omit<OrderLine, 'totalFils'>): OrderLine {
  return { ...line, totalFils: toLineTotal(line) };
}

export const sampleHead = { shopName: 'بيت الدار للأدوات المنزلية', shopAddress: 'السالمية، الكويت', shopPhone: '+965 2200 4400' };

/** An order of three lines whose sums agree, unless `changes` overrides them. */
export function sampleOrder(changes: Partial<OrderSnapshot> = {}): OrderSnapshot {
  const lines = changes.lines ?? [pot, glasses, mug];
  const subtotalFils = lines.reduce((sum, line) => sum + line.totalFils, 0) as Fils;
  const shippingFeeFils = toFils(1.35);
  return {
    kind: 'guestOrder',
    id: 10482,
    customer: { name: 'فاطمة المطيري', phone: '+965 5000 1234', email: 'fatima@example.com' },
    address,
    createdAt: '2026-11-19T07:14:00.000Z',
    totalFils: (subtotalFils + shippingFeeFils) as Fils,
    shippingFeeFils,
    subtotalFils,
    paymentMethod: 'knet',
    payments: [],
    status: 'ordered',
    lines,
    ...changes,
  };
}

/** Lines that differ in name, quantity, and price, so that each is distinguishable. */
export function sampleLines(count: number): OrderLine[] {
  return Array.from({ length: count }, (_, index) => {
    const model = [pot, glasses, mug][index % 3] ?? pot;
    return toLine({
      ...model,
      id: index + 1,
      name_en: `${model.name_en} no ${index + 1}`,
      name_ar: `${model.name_ar} رقم ${index + 1}`,
      quantity: 1 + (index % 4),
      unitPriceFils: (model.unitPriceFils + index * 5) as Fils,
    });
  });
}

/** An order that is too much for a sheet: forty lines, names of two hundred letters, a very long note, every part of an address. */
export function hostileOrder(changes: Partial<OrderSnapshot> = {}): OrderSnapshot {
  const lines = sampleLines(40).map((line, index) => {
    if (index === 3) return { ...line, name_en: 'Casserole '.repeat(20).trim(), name_ar: 'قدر '.repeat(50).trim(), quantity: 144 };
    return index === 5 ? { ...line, name_ar: '', name_en: 'Only an English name' } : line;
  });
  return sampleOrder({
    lines,
    totalFils: toFils(1396.25),
    paymentMethod: 'cash',
    customer: { name: 'فاطمة عبدالرحمن '.repeat(13).trim(), phone: '+965 5000 1234', email: '' },
    address: {
      ...address,
      area: { name_en: 'Abdullah Al-Mubarak Al-Sabah', name_ar: 'مدينة جابر الأحمد الصباح السكنية' },
      avenue: '12',
      street: 'شارع الشيخ سالم صباح الأحمد الجابر الصباح',
      houseNumber: '112أ',
      floorNumber: '1',
      officeNumber: '45 ب',
      otherInstructions: 'قرب المسجد الكبير، مقابل الجمعية. '.repeat(14).trim(),
    },
    ...changes,
  });
}
