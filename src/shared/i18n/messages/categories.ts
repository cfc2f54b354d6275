import type { ArabicOf } from './catalogue';

/** The categories of products. */
export const categoriesEn = {
  searchPlaceholder: 'ID or name',
  row: 'category {{name}}',
  emptyTitle: 'No categories here yet',
  emptyHint: 'Categories are listed under “Active” or “Not active”.',
  errorTitle: "Can't load the categories",
  columns: { id: 'ID', category: 'Category', otherName: 'Name in Arabic' },
  add: 'Add category',
  edit: 'Edit category',
  image: 'Picture',
  name: 'Name',
  save: 'Save category',
  added: 'Category Added Successfully',
  updated: 'Category Updated Successfully',
  gone: 'This category no longer exists, or someone else has activated or deactivated it.',
} as const;

export const categoriesAr: ArabicOf<typeof categoriesEn> = {
  searchPlaceholder: 'الرقم أو الاسم',
  row: 'التصنيف {{name}}',
  emptyTitle: 'لا توجد تصنيفات هنا بعد',
  emptyHint: 'تظهر التصنيفات ضمن «نشطة» أو «غير نشطة».',
  errorTitle: 'تعذّر تحميل التصنيفات',
  columns: { id: 'الرقم', category: 'التصنيف', otherName: 'الاسم بالإنجليزية' },
  add: 'إضافة تصنيف',
  edit: 'تعديل تصنيف',
  image: 'الصورة',
  name: 'الاسم',
  save: 'حفظ التصنيف',
  added: 'تمت إضافة التصنيف بنجاح',
  updated: 'تم تعديل التصنيف بنجاح',
  gone: 'لم يعد هذا التصنيف موجودًا، أو فعّله أو أوقفه شخص آخر.',
};
