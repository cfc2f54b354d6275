import type { ArabicOf } from './catalogue';

export const signInEn = {
  title: 'Sign in',
  subtitle: 'Use your staff account.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in',
  forgotten: 'Forgot your password? Ask an admin to set a new one.',
  headline: 'Every order, every invoice, in one quiet place',
  tagline: "Orders, products and printing for your shop's team.",
  changeConnection: 'Connection',
  heldBack:
    'The password store of this computer is not responding, so your last session could not be opened. Nothing was deleted: unlock the store and try again, or sign in.',
  heldBackStill: 'It is still not responding.',
  openAgain: 'Try again',
  sample: {
    title: 'Accounts of the sample shop.',
    hint: 'Press one to fill it in.',
    may: {
      all: 'All permissions',
      some: 'Admins and the home site',
      order: 'Order statuses and bulk printing',
      none: 'Read-only',
      blocked: 'Blocked: cannot sign in',
    },
  },
  ended: {
    notAuthorized: 'Your session has ended. Sign in again to continue.',
    connectionChanged: 'The server has changed. Sign in there.',
    locked: 'Diwan was locked because nobody used it. Sign in again to continue.',
  },
} as const;

export const signInAr: ArabicOf<typeof signInEn> = {
  title: 'تسجيل الدخول',
  subtitle: 'سجّل الدخول بحسابك كموظف.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'دخول',
  submitting: 'جارٍ تسجيل الدخول',
  forgotten: 'نسيت كلمة المرور؟ اطلب من أحد المشرفين تعيين كلمة جديدة.',
  headline: 'كل طلباتك وفواتيرك في مكان واحد هادئ',
  tagline: 'الطلبات والمنتجات والطباعة لفريق متجرك.',
  changeConnection: 'الاتصال',
  heldBack:
    'لا يستجيب مخزن كلمات المرور في هذا الجهاز، فتعذّر فتح جلستك السابقة. لم يُحذف شيء: افتح قفل المخزن وأعد المحاولة، أو سجّل الدخول.',
  heldBackStill: 'ما زال لا يستجيب.',
  openAgain: 'إعادة المحاولة',
  sample: {
    title: 'حسابات المتجر التجريبي.',
    hint: 'اضغط حسابًا لتعبئة بياناته.',
    may: {
      all: 'كل الصلاحيات',
      some: 'المشرفون والموقع التعريفي',
      order: 'حالات الطلبات وطباعة الفواتير دفعة واحدة',
      none: 'للاطلاع فقط',
      blocked: 'محظور: لا يمكنه تسجيل الدخول',
    },
  },
  ended: {
    notAuthorized: 'انتهت جلستك. سجّل الدخول من جديد للمتابعة.',
    connectionChanged: 'تغيّر الخادم. سجّل الدخول إليه.',
    locked: 'أُقفل ديوان لأنه بقي بلا استخدام. سجّل الدخول من جديد للمتابعة.',
  },
};
