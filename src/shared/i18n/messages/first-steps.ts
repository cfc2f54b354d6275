import type { ArabicOf } from './catalogue';

/** The first day on a computer: steps that are done once and are marked complete automatically. */
export const firstStepsEn = {
  title: 'First day on this computer',
  open: 'First day',
  progress: '{{done}} of {{total}}',
  hint: 'They tick themselves when you do them',
  hide: 'Hide',
  note: 'Only what your permissions allow is shown. You come back to it from the guide.',
  doneAt: '{{what}}, {{at}}',
  leave: 'Leave out: {{step}}',
  done: 'Done: {{step}}',
  step: {
    signIn: { title: 'You signed in with your name', hint: 'Your own account' },
    printer: { title: 'Choose the printer of invoices', hint: 'In the printing settings', action: 'Open' },
    documents: {
      title: 'Choose a printer for all that the button prints',
      hint: 'Packing slip and label may have their own',
      action: 'Open',
    },
    head: { title: 'Type the shop’s name and phone', hint: 'They stand at the top of the invoice', action: 'Open' },
    testPage: { title: 'Print a test page', hint: 'So that you see the paper before the first order', action: 'Open' },
    search: { title: 'Try the search over everything', hint: 'An order, a phone, a product', action: 'Search' },
    order: { title: 'Print the first order', hint: 'Open one, then print', action: 'To the orders' },
    status: { title: 'Set an order to the status that follows', hint: 'From the row, or for several at once', action: 'Show me how' },
    station: { title: 'Switch on the print station', hint: 'If this is the computer of the warehouse', action: 'Open' },
  },
} as const;

export const firstStepsAr: ArabicOf<typeof firstStepsEn> = {
  title: 'أول يوم على هذا الجهاز',
  open: 'أول يوم',
  progress: '{{done}} من {{total}}',
  hint: 'تُعلَّم كل خطوة تلقائيًا حين تنجزها',
  hide: 'إخفاء',
  note: 'يظهر هنا ما تسمح به صلاحياتك فقط. يمكنك الرجوع إلى الخطوات من الدليل في أي وقت.',
  doneAt: '{{what}}، {{at}}',
  leave: 'ترك الخطوة: {{step}}',
  done: 'تمت: {{step}}',
  step: {
    signIn: { title: 'سجّلت الدخول باسمك', hint: 'حسابك أنت' },
    printer: { title: 'اختر طابعة الفواتير', hint: 'في إعدادات الطباعة', action: 'فتحها' },
    documents: { title: 'اختر طابعة لكل ما يطبعه الزر', hint: 'لورقة التجهيز والملصق طابعتهما إن شئت', action: 'فتحها' },
    head: { title: 'اكتب اسم المتجر وهاتفه', hint: 'يظهران في رأس الفاتورة', action: 'فتحها' },
    testPage: { title: 'اطبع صفحة اختبار', hint: 'لترى الورق قبل أول طلب', action: 'فتحها' },
    search: { title: 'جرّب البحث في كل ديوان', hint: 'طلب أو هاتف أو منتج', action: 'بحث' },
    order: { title: 'اطبع أول طلب', hint: 'افتح طلبًا، ثم طباعة', action: 'إلى الطلبات' },
    status: { title: 'غيّر حالة طلب إلى التي تليها', hint: 'من الصف نفسه أو لعدة طلبات معًا', action: 'أرني كيف' },
    station: { title: 'شغّل محطة الطباعة', hint: 'إن كان هذا جهاز المستودع', action: 'فتحها' },
  },
};
