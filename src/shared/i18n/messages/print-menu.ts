import type { ArabicOf } from './catalogue';

/** The menu beside the button that prints orders. */
export const printMenuEn = {
  more: 'More ways to print',
  pressed: 'What the button prints',
  eachOnItsPrinter: 'Each document on its own printer',
  oneDocument: 'One document',
  noPrinter: 'No printer yet: choose one',
  /** Shown at a document that this computer has printed before. */
  copy: 'Comes out as COPY',
  copies_one: '{{count}} as COPY',
  copies_other: '{{count}} as COPY',
  preview: 'Preview before printing',
  previewHint: 'Each document as it will come out',
  pdf: 'Save as PDF',
  pdfHint: 'Invoice, packing slip or address label',
  settings: 'Change printers and paper',
} as const;

export const printMenuAr: ArabicOf<typeof printMenuEn> = {
  more: 'خيارات أخرى للطباعة',
  pressed: 'ما يطبعه الزر',
  eachOnItsPrinter: 'كل مستند على طابعته',
  oneDocument: 'مستند واحد',
  noPrinter: 'بلا طابعة بعد: اختر طابعة',
  copy: 'تخرج بعلامة «نسخة»',
  copies_zero: 'لا شيء بعلامة «نسخة»',
  copies_one: 'ورقة بعلامة «نسخة»',
  copies_two: 'ورقتان بعلامة «نسخة»',
  copies_few: '{{count}} بعلامة «نسخة»',
  copies_many: '{{count}} بعلامة «نسخة»',
  copies_other: '{{count}} بعلامة «نسخة»',
  preview: 'معاينة قبل الطباعة',
  previewHint: 'كل مستند كما سيخرج',
  pdf: 'حفظ بصيغة PDF',
  pdfHint: 'الفاتورة أو ورقة التجهيز أو ملصق العنوان',
  settings: 'تغيير الطابعات والورق',
};
