import type { ArabicOf } from './catalogue';

/** Dialogs of the operating system, for when no page can show a message. */
export const desktopEn = {
  startFailed: "Can't start Diwan",
  startFailedBody: 'Start Diwan again. If this keeps happening, give this reference to support: {{reference}}',
  refusedSwitches: "Diwan didn't start",
  refusedSwitchesBody: "The start command has options that would turn off Diwan's protection: {{switches}}. Start Diwan without them.",
  unexpected: 'Something went wrong in Diwan',
  unexpectedBody: "Your data on the server isn't affected. Reference for support: {{reference}}",
  pageGone: 'The window stopped working',
  pageGoneBody: 'You can reopen the window. Unsaved changes might be lost. Reference for support: {{reference}}',
  pageHangs: "The window isn't responding",
  pageHangsBody: 'You can wait, or reload the page. If you reload, unsaved changes are lost.',
  reload: 'Reload',
  wait: 'Wait',
  quit: 'Quit',
  unsent_one: "{{count}} sheet hasn't been sent to the printer",
  unsent_other: "{{count}} sheets haven't been sent to the printer",
  unsentBody:
    'Diwan can send the sheets first and then close. If you stop now, the sheets stay on this computer, and you can print them the next time you open Diwan.',
  sendFirst: 'Send and close',
  holdRest: 'Stop and close',
} as const;

export const desktopAr: ArabicOf<typeof desktopEn> = {
  startFailed: 'تعذّر تشغيل ديوان',
  startFailedBody: 'شغّل ديوان مرة أخرى. إذا تكررت المشكلة فأعطِ الدعم الفني هذا المرجع: {{reference}}',
  refusedSwitches: 'لم يبدأ تشغيل ديوان',
  refusedSwitchesBody: 'في أمر التشغيل خيارات تُلغي حماية ديوان: {{switches}}. شغّل ديوان من دونها.',
  unexpected: 'حدث خلل في ديوان',
  unexpectedBody: 'لم تتأثر بياناتك على الخادم. المرجع للدعم الفني: {{reference}}',
  pageGone: 'توقفت النافذة عن العمل',
  pageGoneBody: 'يمكنك فتح النافذة مجددًا. قد تُفقد التغييرات غير المحفوظة. المرجع للدعم الفني: {{reference}}',
  pageHangs: 'النافذة لا تستجيب',
  pageHangsBody: 'يمكنك الانتظار أو إعادة تحميل الصفحة. عند إعادة التحميل تُفقد التغييرات غير المحفوظة.',
  reload: 'إعادة التحميل',
  wait: 'انتظار',
  quit: 'إنهاء',
  unsent_zero: 'لا توجد أوراق لم تُرسل إلى الطابعة',
  unsent_one: 'بقيت ورقة واحدة لم تُرسل إلى الطابعة',
  unsent_two: 'بقيت ورقتان لم تُرسلا إلى الطابعة',
  unsent_few: 'بقيت {{count}} أوراق لم تُرسل إلى الطابعة',
  unsent_many: 'بقيت {{count}} ورقة لم تُرسل إلى الطابعة',
  unsent_other: 'بقيت {{count}} ورقة لم تُرسل إلى الطابعة',
  unsentBody:
    'يمكن لديوان إرسال الأوراق أولًا ثم الإغلاق. وإذا أوقفتها بقيت محفوظة على هذا الجهاز، ويمكنك طباعتها عند فتح ديوان في المرة القادمة.',
  sendFirst: 'الإرسال ثم الإغلاق',
  holdRest: 'الإيقاف ثم الإغلاق',
};
