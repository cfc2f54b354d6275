import type { ArabicOf } from '../catalogue';

export const contactMessagesEn = {
  tabs: { open: 'Open', closed: 'Closed' },
  columns: { id: 'ID', name: 'Name', email: 'Email', phone: 'Phone', message: 'Message', open: 'Open' },
  row: 'message of {{name}}',
  emptyTitle: 'No messages here',
  emptyHint: 'What visitors write on the site appears on this page.',
  errorTitle: 'The messages could not be loaded',
  read: 'Read the message of {{name}}',
  isOpen: 'Message of {{name}} is open',
  close: 'Mark as closed',
  closed: 'Closed Successfully.',
  deleteName: 'the message of {{name}}',
} as const;

export const contactMessagesAr: ArabicOf<typeof contactMessagesEn> = {
  tabs: { open: 'مفتوحة', closed: 'مغلقة' },
  columns: { id: 'الرقم', name: 'الاسم', email: 'البريد الإلكتروني', phone: 'الهاتف', message: 'الرسالة', open: 'مفتوحة' },
  row: 'رسالة {{name}}',
  emptyTitle: 'لا توجد رسائل هنا',
  emptyHint: 'ما يكتبه زوار الموقع يظهر في هذه الصفحة.',
  errorTitle: 'تعذّر تحميل الرسائل',
  read: 'قراءة رسالة {{name}}',
  isOpen: 'رسالة {{name}} مفتوحة',
  close: 'تعيين كمغلقة',
  closed: 'تم الإغلاق بنجاح.',
  deleteName: 'رسالة {{name}}',
};
