import type { ArabicOf } from './catalogue';

/** The first day on a computer: steps that are done once and are marked complete automatically. */
export const firstStepsEn = {
  title: 'First day on this computer',
  open: 'First-day steps',
  progress: '{{done}} of {{total}}',
  next: 'Next: {{step}}',
  all: 'All steps',
  hint: 'Steps are marked complete automatically.',
  hide: 'Hide',
  note: 'Only the steps that your permissions allow are shown. You can reopen this list from the guide.',
  doneAt: '{{what}}, {{at}}',
  leave: 'Skip: {{step}}',
  done: 'Done: {{step}}',
  step: {
    signIn: { title: 'Sign in with your name', hint: 'Use your own account' },
    printer: { title: 'Choose a printer for invoices', hint: 'Choose it in the printing settings', action: 'Open settings' },
    documents: {
      title: 'Choose a printer for each document',
      hint: 'Packing slips and labels can use their own printers',
      action: 'Open settings',
    },
    head: { title: "Enter the shop's name and phone", hint: 'Shown at the top of every invoice', action: 'Open settings' },
    testPage: { title: 'Print a test page', hint: 'Check the paper before the first order', action: 'Open settings' },
    search: { title: 'Try “Search everything”', hint: 'Enter an order, a phone number, or a product', action: 'Search' },
    order: { title: 'Print your first order', hint: 'Open an order, and then select “Print”', action: 'Open orders' },
    status: { title: 'Move an order to its next status', hint: "Use the order's row, or select several orders", action: 'Show me how' },
    station: { title: 'Turn on the print station', hint: 'Do this only on the warehouse computer', action: 'Open station' },
  },
} as const;

export const firstStepsAr: ArabicOf<typeof firstStepsEn> = {
  title: 'أول يوم على هذا الجهاز',
  open: 'خطوات اليوم الأول',
  progress: '{{done}} من {{total}}',
  next: 'التالية: {{step}}',
  all: 'كل الخطوات',
  hint: 'تظهر علامة الاكتمال تلقائيًا على كل خطوة تنجزها.',
  hide: 'إخفاء',
  note: 'لا تظهر هنا إلا الخطوات التي تسمح بها صلاحياتك. يمكنك الرجوع إليها من الدليل في أي وقت.',
  doneAt: '{{what}}، {{at}}',
  leave: 'تخطي الخطوة: {{step}}',
  done: 'تمت الخطوة: {{step}}',
  step: {
    signIn: { title: 'سجّل الدخول باسمك', hint: 'استخدم حسابك أنت' },
    printer: { title: 'اختر طابعة الفواتير', hint: 'اخترها من إعدادات الطباعة', action: 'فتح الإعدادات' },
    documents: { title: 'اختر طابعة لكل مستند', hint: 'يمكن تخصيص طابعة لورقة التجهيز وأخرى للملصق', action: 'فتح الإعدادات' },
    head: { title: 'أدخل اسم المتجر وهاتفه', hint: 'يظهران أعلى كل فاتورة', action: 'فتح الإعدادات' },
    testPage: { title: 'اطبع صفحة اختبار', hint: 'للتحقق من الورق قبل أول طلب', action: 'فتح الإعدادات' },
    search: { title: 'جرّب «البحث في كل ديوان»', hint: 'طلب أو هاتف أو منتج', action: 'بحث' },
    order: { title: 'اطبع أول طلب', hint: 'افتح طلبًا ثم اضغط «طباعة»', action: 'فتح الطلبات' },
    status: { title: 'انقل طلبًا إلى الحالة التالية', hint: 'من صف الطلب أو لعدة طلبات معًا', action: 'عرض الطريقة' },
    station: { title: 'شغّل محطة الطباعة', hint: 'إن كان هذا جهاز المستودع', action: 'فتح المحطة' },
  },
};
