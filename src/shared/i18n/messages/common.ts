import type { ArabicOf } from './catalogue';

export const commonEn = {
  appName: 'Diwan',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  edit: 'Edit',
  retry: 'Retry',
  refresh: 'Refresh',
  back: 'Back',
  copyDetails: 'Copy details',
  copied: 'Copied',
  loading: 'Loading',
  undo: 'Undo',
  none: '-',
  actions: 'Actions',
  reference: 'Reference {{reference}}',
} as const;

export const commonAr: ArabicOf<typeof commonEn> = {
  appName: 'ديوان',
  cancel: 'إلغاء',
  close: 'إغلاق',
  delete: 'حذف',
  edit: 'تعديل',
  retry: 'إعادة المحاولة',
  refresh: 'تحديث',
  back: 'رجوع',
  copyDetails: 'نسخ التفاصيل',
  copied: 'تم النسخ',
  loading: 'جارٍ التحميل',
  undo: 'تراجع',
  none: '-',
  actions: 'الإجراءات',
  reference: 'المرجع {{reference}}',
};
