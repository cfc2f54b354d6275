import type { ArabicOf } from './catalogue';

export const contactMessagesEn = {
  tabs: { open: 'Open', closed: 'Closed' },
  columns: { id: 'ID', name: 'Name', email: 'Email', phone: 'Phone', message: 'Message', open: 'Open' },
  row: 'message from {{name}}',
  read: 'Read the message from {{name}}',
  isOpen: 'Message from {{name}} is open',
  states: { open: 'Open', closed: 'Closed' },
  close: 'Mark as closed',
  closed: 'Closed Successfully.',
  deleteName: 'the message from {{name}}',
  home: {
    emptyTitle: 'No messages here',
    emptyHint: 'Messages from site visitors appear here.',
    errorTitle: "Can't load the messages",
  },
  shop: {
    emptyTitle: 'No messages here',
    emptyHint: 'Messages from shop customers appear here.',
    errorTitle: "Can't load the messages from customers",
  },
} as const;

export const contactMessagesAr: ArabicOf<typeof contactMessagesEn> = {
  tabs: { open: 'مفتوحة', closed: 'مغلقة' },
  columns: { id: 'الرقم', name: 'الاسم', email: 'البريد الإلكتروني', phone: 'الهاتف', message: 'الرسالة', open: 'مفتوحة' },
  row: 'رسالة {{name}}',
  read: 'قراءة رسالة {{name}}',
  isOpen: 'رسالة {{name}} مفتوحة',
  states: { open: 'مفتوحة', closed: 'مغلقة' },
  close: 'نقل إلى الرسائل المغلقة',
  closed: 'تم الإغلاق بنجاح.',
  deleteName: 'رسالة {{name}}',
  home: {
    emptyTitle: 'لا توجد رسائل هنا',
    emptyHint: 'تظهر هنا رسائل زوار الموقع.',
    errorTitle: 'تعذّر تحميل الرسائل',
  },
  shop: {
    emptyTitle: 'لا توجد رسائل هنا',
    emptyHint: 'تظهر هنا رسائل عملاء المتجر.',
    errorTitle: 'تعذّر تحميل رسائل العملاء',
  },
};
