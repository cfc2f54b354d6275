import type { OrderLine, OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toFils } from '@shared/domain/money';
import { toLineTotal } from '@shared/domain/orders/order-lines';

function toLine(line: Pick<OrderLine, 'id' | 'name_en' | 'name_ar' | 'quantity' | 'unitPriceFils'>): OrderLine {
  const whole = { ...line, pictureUrl: null, variants: [], dynamicVariants: [] };
  return { ...whole, totalFils: toLineTotal(whole) };
}

const lines = [
  toLine({ id: 1, name_en: 'Coffee pot', name_ar: 'دلة قهوة', quantity: 1, unitPriceFils: toFils(12.5) }),
  toLine({ id: 2, name_en: 'Tea glasses, set of 6', name_ar: 'طقم استكانات، 6 قطع', quantity: 2, unitPriceFils: toFils(4.2) }),
];

/** Sample data of an order, for previews of an invoice. */
export const sampleOrder: OrderSnapshot = {
  kind: 'order',
  id: 1001,
  customer: { name: 'نورة العبدالله', phone: '50001234', email: '' },
  address: {
    addressName: '',
    governorate: { name_en: 'Hawalli', name_ar: 'حولي' },
    area: { name_en: 'Salmiya', name_ar: 'السالمية' },
    avenue: '',
    block: '5',
    street: '12',
    houseNumber: '7',
    floorNumber: '',
    officeNumber: '',
    otherInstructions: '',
  },
  createdAt: '2026-11-20',
  totalFils: toFils(22.9),
  shippingFeeFils: toFils(2),
  subtotalFils: toFils(20.9),
  paymentMethod: 'knet',
  payments: [],
  status: 'ordered',
  lines,
};
