import type { ArabicOf } from '../catalogue';

export const shortcutsEn = {
  title: 'Keyboard shortcuts',
  search: 'Search orders and screens',
  find: 'Search this list',
  refresh: 'Refresh the list',
  save: 'Save the form',
  print: 'Print the invoice or the selection',
  printQueue: 'Open the print queue',
  rows: 'Move between the rows of a list',
  open: 'Open the row',
  select: 'Select the row',
  nextControl: 'Go to the next control',
  notices: 'Go to the newest message',
  close: 'Close a dialog, menu or panel',
  help: 'Show this list',
} as const;

export const shortcutsAr: ArabicOf<typeof shortcutsEn> = {
  title: 'اختصارات لوحة المفاتيح',
  search: 'البحث في الطلبات والشاشات',
  find: 'البحث في هذه القائمة',
  refresh: 'تحديث القائمة',
  save: 'حفظ النموذج',
  print: 'طباعة الفاتورة أو المحدد',
  printQueue: 'فتح قائمة الطباعة',
  rows: 'التنقل بين صفوف القائمة',
  open: 'فتح الصف',
  select: 'تحديد الصف',
  nextControl: 'الانتقال إلى العنصر التالي',
  notices: 'الانتقال إلى أحدث رسالة',
  close: 'إغلاق نافذة أو قائمة أو لوحة',
  help: 'عرض هذه القائمة',
};
