import type { ArabicOf } from '../catalogue';

/** What can be printed, by the names that every screen, menu and sheet gives it. */
export const printablesEn = {
  name: {
    invoice: 'Invoice',
    packingSlip: 'Packing slip',
    addressLabel: 'Address label',
    productLabel: 'Product label',
    testPage: 'Test page',
  },
} as const;

export const printablesAr: ArabicOf<typeof printablesEn> = {
  name: {
    invoice: 'الفاتورة',
    packingSlip: 'ورقة التجهيز',
    addressLabel: 'ملصق العنوان',
    productLabel: 'ملصق المنتج',
    testPage: 'صفحة اختبار',
  },
};
