import type { ArabicOf } from './catalogue';

/** The menu beside the button that prints orders. */
export const printMenuEn = {
  more: 'More print options',
  pressed: 'Print button',
  eachOnItsPrinter: 'Each document on its own printer',
  oneDocument: 'One document',
  asksPrinter: 'Asks for the printer',
  /** Shown at a document that this computer has printed before. */
  copy: 'Prints as COPY',
  copies_one: '{{count}} as COPY',
  copies_other: '{{count}} as COPY',
  preview: 'Print preview',
  previewHint: 'See each document before it prints',
  pdf: 'Save as PDF',
  pdfHint: 'Invoice, packing slip, or address label',
  settings: 'Change printers and paper',
} as const;

export const printMenuAr: ArabicOf<typeof printMenuEn> = {
  more: 'خيارات أخرى للطباعة',
  pressed: 'زر «طباعة»',
  eachOnItsPrinter: 'كل مستند على طابعته',
  oneDocument: 'مستند واحد',
  asksPrinter: 'يسأل عن الطابعة',
  copy: 'يُطبع بعلامة «نسخة»',
  copies_zero: 'لا أوراق بعلامة «نسخة»',
  copies_one: 'ورقة بعلامة «نسخة»',
  copies_two: 'ورقتان بعلامة «نسخة»',
  copies_few: '{{count}} أوراق بعلامة «نسخة»',
  copies_many: '{{count}} ورقة بعلامة «نسخة»',
  copies_other: '{{count}} ورقة بعلامة «نسخة»',
  preview: 'معاينة الطباعة',
  previewHint: 'عرض كل مستند قبل طباعته',
  pdf: 'حفظ بصيغة PDF',
  pdfHint: 'الفاتورة أو ورقة التجهيز أو ملصق العنوان',
  settings: 'تغيير الطابعات والورق',
};
