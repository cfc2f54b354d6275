import type { ArabicOf } from './catalogue';

export const signInEn = {
  title: 'Sign in',
  subtitle: 'Use your staff account.',
  email: 'Email',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in',
  forgotten: 'Forgot your password? Ask an admin to set a new one.',
  headline: 'All your orders and invoices in one place',
  tagline: "Orders, products, and printing for your shop's team.",
  changeConnection: 'Connection',
  heldBack:
    "This computer's password store isn't responding, so your last session couldn't be opened. Nothing was deleted. Unlock the store and retry, or sign in.",
  heldBackStill: "The password store still isn't responding.",
  openAgain: 'Retry',
  sample: {
    title: 'Sample shop accounts.',
    hint: 'Select an account to fill in its details.',
    may: {
      all: 'All permissions',
      some: 'Admins and the home site',
      order: 'Order statuses and bulk printing',
      none: 'Read-only',
      blocked: "Blocked: can't sign in",
    },
  },
  ended: {
    notAuthorized: 'Your session has ended. Sign in again to continue.',
    connectionChanged: 'The server has changed. Sign in to the new server.',
    locked: "Diwan was locked because it wasn't in use. Sign in again to continue.",
  },
} as const;

export const signInAr: ArabicOf<typeof signInEn> = {
  title: 'تسجيل الدخول',
  subtitle: 'استخدم حسابك الوظيفي.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  submit: 'دخول',
  submitting: 'جارٍ تسجيل الدخول',
  forgotten: 'نسيت كلمة المرور؟ اطلب من أحد المشرفين تعيين كلمة جديدة.',
  headline: 'كل طلباتك وفواتيرك في مكان واحد',
  tagline: 'الطلبات والمنتجات والطباعة لفريق متجرك.',
  changeConnection: 'الاتصال',
  heldBack:
    'لا يستجيب مخزن كلمات المرور في هذا الجهاز، فتعذّر فتح جلستك السابقة. لم يُحذف شيء. افتح قفل المخزن وأعد المحاولة، أو سجّل الدخول.',
  heldBackStill: 'ما زال مخزن كلمات المرور لا يستجيب.',
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
    notAuthorized: 'انتهت جلستك. سجّل الدخول مجددًا للمتابعة.',
    connectionChanged: 'تغيّر الخادم. سجّل الدخول إلى الخادم الجديد.',
    locked: 'قُفل ديوان لعدم الاستخدام. سجّل الدخول مجددًا للمتابعة.',
  },
};
