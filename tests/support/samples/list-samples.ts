import type { OrderListProps } from '@documents/parts/order-list-document';
import type { ListedProducts } from '@shared/contract/printing/print-requests';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { type ListKind, listFacts } from '@shared/domain/printing/printable';
import { sampleHead, sampleLines, sampleOrder } from './order-samples';

/** Locations of `sampleOrder`'s products. The mug is in no catalog. */
const sampleGoods: ListedProducts[] = [
  {
    name_en: 'Cast-iron casserole, 26 cm',
    name_ar: 'قدر حديد زهر 26 سم',
    code: 'BD-01001',
    category: { name_en: 'Pots', name_ar: 'قدور' },
  },
  {
    name_en: 'Istikan tea glasses, set of 6',
    name_ar: 'طقم استكان شاي 6 قطع',
    code: 'BD-03010',
    category: { name_en: 'Coffee and tea', name_ar: 'دلال وقهوة' },
  },
];

/** Two orders that share two products, and one with other lines, paid in cash. */
export function sampleOrders(): OrderSnapshot[] {
  const first = sampleOrder();
  return [
    first,
    sampleOrder({ id: 10676, customer: { name: 'Yousef Al-Rashidi', phone: '+965 5556 7788', email: '' }, lines: first.lines.slice(0, 2) }),
    sampleOrder({
      id: 10641,
      customer: { name: 'عبدالعزيز الشمري', phone: '+965 9988 7766', email: '' },
      paymentMethod: 'cash',
      lines: sampleLines(3),
      address: first.address && {
        ...first.address,
        area: { name_en: 'Mangaf', name_ar: 'المنقف' },
        governorate: { name_en: 'Ahmadi', name_ar: 'الأحمدي' },
        block: '12-14',
        houseNumber: '1502-B',
        otherInstructions: 'اتصل قبل الوصول',
      },
    }),
  ];
}

export function listPropsOf(list: ListKind, changes: Partial<OrderListProps> = {}): OrderListProps {
  const { sortings, initialParts } = listFacts[list];
  return {
    name: 'PICK-1122-174105',
    orders: sampleOrders(),
    goods: sampleGoods,
    options: { sorting: sortings[0] ?? 'category', parts: [...initialParts] },
    language: 'en',
    profile: sampleHead,
    paper: 'A4',
    copyMark: 0,
    pictureUrl: () => null,
    madeAt: '2026-11-22T14:41:05.000Z',
    madeBy: 'نورة الصباح',
    ...changes,
  };
}
