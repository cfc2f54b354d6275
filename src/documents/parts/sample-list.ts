import type { SheetData } from '@shared/contract/printing/printed-sheet';
import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toFils } from '@shared/domain/money';
import { sampleOrder } from './sample-order';

const ofCash: OrderSnapshot = {
  ...sampleOrder,
  id: 1002,
  customer: { name: 'يوسف الرشيدي', phone: '50005678', email: '' },
  address: sampleOrder.address && { ...sampleOrder.address, block: '7', houseNumber: '12' },
  paymentMethod: 'cash',
  totalFils: toFils(10.4),
  lines: sampleOrder.lines.slice(1),
};

/** Sample data of a list over orders, for previews. */
export const sampleList: Omit<SheetData<'pickList'>, 'options'> = {
  name: '1122-174105',
  orders: [sampleOrder, ofCash],
  goods: [
    { name_en: 'Coffee pot', name_ar: 'دلة قهوة', code: 'BD-03008', category: { name_en: 'Coffee', name_ar: 'دلال وقهوة' } },
    {
      name_en: 'Tea glasses, set of 6',
      name_ar: 'طقم استكانات، 6 قطع',
      code: 'BD-05018',
      category: { name_en: 'Glasses', name_ar: 'أكواب' },
    },
  ],
  madeAt: '2026-11-22T14:41:05.000Z',
  madeBy: '',
};
