import type { ArabicOf } from '../catalogue';

/** Dialogs of the operating system: shown when no page can tell. */
export const desktopEn = {
  startFailed: 'Diwan could not start',
  startFailedBody: 'Please start it again. If it keeps happening, give support this reference: {{reference}}',
  unexpected: 'Something went wrong in Diwan',
  unexpectedBody: 'Your data on the server is not affected. Reference for support: {{reference}}',
  pageGone: 'The window stopped working',
  pageGoneBody: 'It can be opened again. Unsaved changes may be lost. Reference for support: {{reference}}',
  pageHangs: 'The window is not responding',
  pageHangsBody: 'You can wait, or reload the page. Unsaved changes would be lost.',
  reload: 'Reload',
  wait: 'Wait',
  quit: 'Quit',
  unsent_one: '{{count}} sheet has not been sent to the printer',
  unsent_other: '{{count}} sheets have not been sent to the printer',
  unsentBody: 'Diwan can send them first and then close. If you stop them, they stay on this computer and Diwan asks about them next time.',
  sendFirst: 'Send, then close',
  holdRest: 'Stop the rest',
} as const;

export const desktopAr: ArabicOf<typeof desktopEn> = {
  startFailed: 'تعذّر تشغيل ديوان',
  startFailedBody: 'يرجى تشغيله مرة أخرى. إذا تكررت المشكلة، أعطِ الدعم الفني هذا المرجع: {{reference}}',
  unexpected: 'حدث خطأ في ديوان',
  unexpectedBody: 'بياناتك على الخادم لم تتأثر. المرجع للدعم الفني: {{reference}}',
  pageGone: 'توقفت النافذة عن العمل',
  pageGoneBody: 'يمكن فتحها من جديد. قد تضيع التغييرات غير المحفوظة. المرجع للدعم الفني: {{reference}}',
  pageHangs: 'النافذة لا تستجيب',
  pageHangsBody: 'يمكنك الانتظار أو إعادة تحميل الصفحة. عند إعادة التحميل تضيع التغييرات غير المحفوظة.',
  reload: 'إعادة التحميل',
  wait: 'انتظار',
  quit: 'إنهاء',
  unsent_zero: 'لا توجد أوراق لم تُرسل إلى الطابعة',
  unsent_one: 'بقيت ورقة واحدة لم تُرسل إلى الطابعة',
  unsent_two: 'بقيت ورقتان لم تُرسلا إلى الطابعة',
  unsent_few: 'بقيت {{count}} أوراق لم تُرسل إلى الطابعة',
  unsent_many: 'بقيت {{count}} ورقة لم تُرسل إلى الطابعة',
  unsent_other: 'بقيت {{count}} ورقة لم تُرسل إلى الطابعة',
  unsentBody: 'يمكن إرسالها أولًا ثم إغلاق ديوان. وإذا أوقفتها تبقى محفوظة على هذا الجهاز ويسألك ديوان عنها عند فتحه.',
  sendFirst: 'إرسالها ثم الإغلاق',
  holdRest: 'إيقاف الباقي',
};
