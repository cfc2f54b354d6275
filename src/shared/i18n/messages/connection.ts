import type { ArabicOf } from './catalogue';

export const connectionEn = {
  title: 'Connect to your shop',
  address: 'Server address',
  addressHint: 'It starts with https. Ask your IT department for it.',
  addressExample: 'https://api.example.com/v1',
  advanced: 'Advanced options',
  header: 'Authorization header',
  bare: 'Token only',
  bearer: 'With “Bearer” in front',
  connect: 'Connect',
  connecting: 'Connecting',
  backToSignIn: 'Back to sign in',
  sampleTitle: 'No server yet?',
  sampleText: 'A sample shop inside the app, with Arabic and English data.',
  sampleStart: 'Try the sample shop',
  sampleStarting: 'Starting',
  decided: {
    policy: 'Your IT department decides which server this computer uses.',
    unreadablePolicy:
      'The IT policy on this computer cannot be read, so the server cannot be changed here. Please tell your IT department; the log says what is wrong with it.',
    environment: 'An environment variable on this computer sets the server.',
    sampleShop: 'The sample shop is in use.',
  },
  notAnAddress: 'This address is not complete. Example: {{example}}',
} as const;

export const connectionAr: ArabicOf<typeof connectionEn> = {
  title: 'الاتصال بمتجرك',
  address: 'عنوان الخادم',
  addressHint: 'يبدأ بـ https. اطلبه من قسم تقنية المعلومات.',
  addressExample: 'https://api.example.com/v1',
  advanced: 'خيارات متقدمة',
  header: 'طريقة إرسال رمز الدخول',
  bare: 'الرمز فقط',
  bearer: 'مع كلمة Bearer قبله',
  connect: 'اتصال',
  connecting: 'جارٍ الاتصال',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  sampleTitle: 'ليس لديك خادم بعد؟',
  sampleText: 'متجر تجريبي داخل التطبيق ببيانات عربية وإنجليزية.',
  sampleStart: 'جرّب المتجر التجريبي',
  sampleStarting: 'جارٍ التشغيل',
  decided: {
    policy: 'قسم تقنية المعلومات هو من يحدّد خادم هذا الجهاز.',
    unreadablePolicy:
      'تعذّرت قراءة سياسة قسم تقنية المعلومات على هذا الجهاز، لذلك لا يمكن تغيير الخادم من هنا. أبلغ القسم بذلك؛ سبب الخطأ مذكور في سجل الأخطاء.',
    environment: 'الخادم محدَّد بمتغيّر بيئة على هذا الجهاز.',
    sampleShop: 'المتجر التجريبي قيد الاستخدام.',
  },
  notAnAddress: 'هذا العنوان غير مكتمل. مثال: {{example}}',
};
