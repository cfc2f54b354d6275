import type { ArabicOf } from '../catalogue';

/** Extras with a price that are offered with the products of a category. */
export const dynamicVariantsEn = {
  searchPlaceholder: 'ID or name',
  row: 'dynamic variant {{name}}',
  emptyTitle: 'No dynamic variants here yet',
  emptyHint: 'Dynamic variants stand under “Active” or “Not active”.',
  errorTitle: 'The dynamic variants could not be loaded',
  columns: { id: 'ID', name: 'Name', category: 'Category', price: 'Price', available: 'Available' },
  noLimit: 'No limit',
} as const;

export const dynamicVariantsAr: ArabicOf<typeof dynamicVariantsEn> = {
  searchPlaceholder: 'الرقم أو الاسم',
  row: 'الإضافة {{name}}',
  emptyTitle: 'لا توجد إضافات مسعّرة هنا بعد',
  emptyHint: 'تجد الإضافات المسعّرة تحت «نشطة» أو «غير نشطة».',
  errorTitle: 'تعذّر تحميل الإضافات المسعّرة',
  columns: { id: 'الرقم', name: 'الاسم', category: 'التصنيف', price: 'السعر', available: 'المتاح' },
  noLimit: 'بلا حد',
};
