import type { ArabicOf } from './catalogue';

/** Orders stored on this computer, shown while the server can't be reached. */
export const offlineEn = {
  awaySince: "You're offline. No response from the server since {{time}}.",
  shown: 'Orders loaded in the last {{hours}} hours are shown as they were {{time}}.',
  shownOrder: 'The order is shown as it was {{time}}.',
  at: 'at {{time}}',
  between: 'between {{from}} and {{to}}',
  list: "You can open, search, and print as usual. Status changes and saving are available when you're back online.",
  order: "You can print the order as usual. You can change its status when you're back online.",
  tryNow: 'Retry',
  note: 'Encrypted offline copy as of {{time}}, deleted when you sign out',
} as const;

export const offlineAr: ArabicOf<typeof offlineEn> = {
  awaySince: 'تعذّر الاتصال بالخادم منذ {{time}}.',
  shown: 'تظهر الطلبات المحمّلة خلال آخر {{hours}} ساعة، كما كانت {{time}}.',
  shownOrder: 'يظهر الطلب كما كان {{time}}.',
  at: 'في {{time}}',
  between: 'بين {{from}} و{{to}}',
  list: 'يمكنك فتح الطلبات والبحث فيها وطباعتها كالمعتاد. تغيير الحالة والحفظ غير متاحين حتى يعود الاتصال.',
  order: 'يمكنك طباعة الطلب كالمعتاد. تغيير حالته غير متاح حتى يعود الاتصال.',
  tryNow: 'إعادة المحاولة',
  note: 'نسخة مشفّرة دون اتصال، آخر تحديث: {{time}}، تُحذف عند تسجيل الخروج',
};
