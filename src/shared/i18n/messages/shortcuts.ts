import type { ArabicOf } from '../catalogue';

export const shortcutsEn = {
  title: 'Keyboard shortcuts',
  action: 'What it does',
  keys: 'Keys',
  search: 'Search orders and screens',
  print: 'Print the invoice or the selection',
  refresh: 'Read the list again',
  printQueue: 'Open the print queue',
  switchLanguage: 'Switch between English and Arabic',
  close: 'Close a dialog, menu or panel',
  nextControl: 'Go to the next control',
  help: 'Show this list',
} as const;

export const shortcutsAr: ArabicOf<typeof shortcutsEn> = {
  title: 'اختصارات لوحة المفاتيح',
  action: 'الوظيفة',
  keys: 'المفاتيح',
  search: 'البحث في الطلبات والشاشات',
  print: 'طباعة الفاتورة أو المحدد',
  refresh: 'قراءة القائمة من جديد',
  printQueue: 'فتح قائمة الطباعة',
  switchLanguage: 'التبديل بين الإنجليزية والعربية',
  close: 'إغلاق نافذة أو قائمة أو لوحة',
  nextControl: 'الانتقال إلى العنصر التالي',
  help: 'عرض هذه القائمة',
};
