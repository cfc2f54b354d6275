import type { ArabicOf } from '../catalogue';

/** Dialogs of the operating system: shown when no page can tell. */
export const desktopEn = {
  startFailed: 'Diwan could not start',
  startFailedBody: 'Please start it again. If this happens again, give your support this reference: {{reference}}',
  unexpected: 'Something went wrong in Diwan',
  unexpectedBody: 'Your data on the server is not affected. Reference for support: {{reference}}',
  pageGone: 'The window stopped working',
  pageGoneBody: 'It can be opened again. What was not saved may be lost. Reference for support: {{reference}}',
  pageHangs: 'The window does not respond',
  pageHangsBody: 'You can wait, or load the page again. What was not saved would be lost.',
  reload: 'Load again',
  wait: 'Wait',
  quit: 'Quit',
  unsent_one: '{{count}} sheet has not been sent to the printer',
  unsent_other: '{{count}} sheets have not been sent to the printer',
  unsentBody:
    'Diwan can send them first and then close. If you stop them, they stay on this computer, and Diwan asks about them when you open it again.',
  sendFirst: 'Send, then close',
  holdRest: 'Stop the rest',
} as const;

export const desktopAr: ArabicOf<typeof desktopEn> = {
  startFailed: 'تعذّر تشغيل ديوان',
  startFailedBody: 'يرجى تشغيله مرة أخرى. إذا تكررت المشكلة، أعطِ الدعم الفني هذا المرجع: {{reference}}',
  unexpected: 'حدث خطأ في ديوان',
  unexpectedBody: 'بياناتك على الخادم لم تتأثر. المرجع للدعم الفني: {{reference}}',
  pageGone: 'توقفت النافذة عن العمل',
  pageGoneBody: 'يمكن فتحها من جديد. قد يضيع ما لم يُحفظ. المرجع للدعم الفني: {{reference}}',
  pageHangs: 'النافذة لا تستجيب',
  pageHangsBody: 'يمكنك الانتظار أو إعادة تحميل الصفحة. سيضيع ما لم يُحفظ عند إعادة التحميل.',
  reload: 'إعادة التحميل',
  wait: 'انتظار',
  quit: 'إنهاء',
  unsent_zero: 'لا توجد أوراق لم تُرسل إلى الطابعة',
  unsent_one: 'بقيت ورقة واحدة لم تُرسل إلى الطابعة',
  unsent_two: 'بقيت ورقتان لم تُرسلا إلى الطابعة',
  unsent_few: 'بقيت {{count}} أوراق لم تُرسل إلى الطابعة',
  unsent_many: 'بقيت {{count}} ورقة لم تُرسل إلى الطابعة',
  unsent_other: 'بقيت {{count}} ورقة لم تُرسل إلى الطابعة',
  unsentBody: 'يمكن لديوان أن يرسلها أولًا ثم يُغلق. إذا أوقفتها تبقى محفوظة على هذا الجهاز، ويسألك ديوان عنها عند فتحه.',
  sendFirst: 'إرسالها ثم الإغلاق',
  holdRest: 'إيقاف الباقي',
};
