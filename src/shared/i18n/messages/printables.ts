import type { ArabicOf } from '../catalogue';

/** What can be printed, by the names that every screen, menu and sheet gives it. A new printable has its words here and in its own document. */
export const printablesEn = {
  name: {
    invoice: 'Invoice',
    packingSlip: 'Packing slip',
    addressLabel: 'Address label',
    productLabel: 'Product label',
    testPage: 'Test page',
  },
  /** In the middle of a sentence. */
  inSentence: { invoice: 'invoice', packingSlip: 'packing slip', addressLabel: 'label', productLabel: 'product label' },
  all: { invoice: 'invoices', packingSlip: 'packing slips', addressLabel: 'address labels', productLabel: 'product labels' },
  counted: {
    invoice_one: '{{count}} invoice',
    invoice_other: '{{count}} invoices',
    packingSlip_one: '{{count}} packing slip',
    packingSlip_other: '{{count}} packing slips',
    addressLabel_one: '{{count}} address label',
    addressLabel_other: '{{count}} address labels',
    productLabel_one: '{{count}} product label',
    productLabel_other: '{{count}} product labels',
  },
  ofOrder: {
    invoice: 'Invoice of order #{{id, code}}',
    packingSlip: 'Packing slip of order #{{id, code}}',
    addressLabel: 'Address label of order #{{id, code}}',
  },
  /** A file of several. */
  bundleFile: {
    invoice: 'Invoices {{date}} ({{number}})',
    packingSlip: 'Packing slips {{date}} ({{number}})',
    addressLabel: 'Address labels {{date}} ({{number}})',
  },
  /** On the drawing of a sheet: its document in one letter, and the number of its order. */
  letter: { invoice: 'I{{number}}', packingSlip: 'S{{number}}', addressLabel: 'L{{number}}', productLabel: 'P{{number}}' },
} as const;

export const printablesAr: ArabicOf<typeof printablesEn> = {
  name: {
    invoice: 'الفاتورة',
    packingSlip: 'ورقة التجهيز',
    addressLabel: 'ملصق العنوان',
    productLabel: 'ملصق المنتج',
    testPage: 'صفحة اختبار',
  },
  inSentence: { invoice: 'الفاتورة', packingSlip: 'ورقة التجهيز', addressLabel: 'الملصق', productLabel: 'ملصق المنتج' },
  all: { invoice: 'الفواتير', packingSlip: 'أوراق التجهيز', addressLabel: 'ملصقات العناوين', productLabel: 'ملصقات المنتجات' },
  counted: {
    invoice_zero: 'لا فواتير',
    invoice_one: 'فاتورة واحدة',
    invoice_two: 'فاتورتان',
    invoice_few: '{{count}} فواتير',
    invoice_many: '{{count}} فاتورة',
    invoice_other: '{{count}} فاتورة',
    packingSlip_zero: 'لا أوراق تجهيز',
    packingSlip_one: 'ورقة تجهيز واحدة',
    packingSlip_two: 'ورقتا تجهيز',
    packingSlip_few: '{{count}} أوراق تجهيز',
    packingSlip_many: '{{count}} ورقة تجهيز',
    packingSlip_other: '{{count}} ورقة تجهيز',
    addressLabel_zero: 'لا ملصقات عناوين',
    addressLabel_one: 'ملصق عنوان واحد',
    addressLabel_two: 'ملصقا عنوان',
    addressLabel_few: '{{count}} ملصقات عناوين',
    addressLabel_many: '{{count}} ملصق عنوان',
    addressLabel_other: '{{count}} ملصق عنوان',
    productLabel_zero: 'لا ملصقات منتجات',
    productLabel_one: 'ملصق منتج واحد',
    productLabel_two: 'ملصقا منتج',
    productLabel_few: '{{count}} ملصقات منتجات',
    productLabel_many: '{{count}} ملصق منتج',
    productLabel_other: '{{count}} ملصق منتج',
  },
  ofOrder: {
    invoice: 'فاتورة الطلب #{{id, code}}',
    packingSlip: 'ورقة تجهيز الطلب #{{id, code}}',
    addressLabel: 'ملصق عنوان الطلب #{{id, code}}',
  },
  bundleFile: {
    invoice: 'فواتير {{date}} ({{number}})',
    packingSlip: 'أوراق تجهيز {{date}} ({{number}})',
    addressLabel: 'ملصقات عناوين {{date}} ({{number}})',
  },
  letter: { invoice: 'ف{{number}}', packingSlip: 'ت{{number}}', addressLabel: 'م{{number}}', productLabel: 'ن{{number}}' },
};
