import type { ArabicOf } from './catalogue';

export const productLabelsEn = {
  open: 'Print labels',
  title: 'Print product labels',
  /** `destination` has the printer, the paper, and the language. */
  intro: 'One label for each piece: code, name, and price. {{destination}}.',
  count: 'Labels for {{product}}',
  withoutCode: 'no code, so the ID is printed: {{code}}',
  /** Shown before the lowest of several prices. */
  from: 'From',
  preview: 'First label',
  previewHint_one: 'The label at twice its size. If a product has no code, its ID is printed.',
  previewHint_other: 'The first of {{count}} labels, at twice its size. If a product has no code, its ID is printed, as shown in the list.',
  wrongCount: 'Enter a whole number from {{min}} to {{max}}',
  print_one: 'Print {{count}} label',
  print_other: 'Print {{count}} labels',
} as const;

export const productLabelsAr: ArabicOf<typeof productLabelsEn> = {
  open: 'طباعة الملصقات',
  title: 'طباعة ملصقات المنتجات',
  intro: 'ملصق لكل قطعة: الرمز والاسم والسعر. {{destination}}.',
  count: 'عدد ملصقات {{product}}',
  withoutCode: 'بلا رمز، ويُطبع رقمه: {{code}}',
  from: 'من',
  preview: 'الملصق الأول',
  previewHint_zero: 'الملصق بضعف حجمه. إذا كان المنتج بلا رمز يُطبع رقمه.',
  previewHint_one: 'الملصق بضعف حجمه. إذا كان المنتج بلا رمز يُطبع رقمه.',
  previewHint_two: 'الأول من ملصقين، بضعف حجمه. إذا كان المنتج بلا رمز يُطبع رقمه كما يظهر في القائمة.',
  previewHint_few: 'الأول من {{count}} ملصقات، بضعف حجمه. إذا كان المنتج بلا رمز يُطبع رقمه كما يظهر في القائمة.',
  previewHint_many: 'الأول من {{count}} ملصقًا، بضعف حجمه. إذا كان المنتج بلا رمز يُطبع رقمه كما يظهر في القائمة.',
  previewHint_other: 'الأول من {{count}} ملصق، بضعف حجمه. إذا كان المنتج بلا رمز يُطبع رقمه كما يظهر في القائمة.',
  wrongCount: 'أدخل عددًا صحيحًا من {{min}} إلى {{max}}',
  print_zero: 'طباعة الملصقات',
  print_one: 'طباعة ملصق واحد',
  print_two: 'طباعة ملصقين',
  print_few: 'طباعة {{count}} ملصقات',
  print_many: 'طباعة {{count}} ملصقًا',
  print_other: 'طباعة {{count}} ملصق',
};
