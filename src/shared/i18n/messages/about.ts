import type { ArabicOf } from './catalogue';

export const aboutEn = {
  section: '“About us” blocks',
  sectionHint: 'Shown on the “About us” page in this order, each in both languages.',
  block: 'Block {{position}}',
  add: 'Add block',
  title: 'Title',
  description: 'Description',
  saved: 'Update Data Successfullly',
  save: 'Submit',
} as const;

export const aboutAr: ArabicOf<typeof aboutEn> = {
  section: 'فقرات «من نحن»',
  sectionHint: 'تظهر الفقرات في صفحة «من نحن» بهذا الترتيب، وكل فقرة باللغتين.',
  block: 'فقرة {{position}}',
  add: 'إضافة فقرة',
  title: 'العنوان',
  description: 'الوصف',
  saved: 'تم تحديث البيانات بنجاح',
  save: 'حفظ الصفحة',
};
