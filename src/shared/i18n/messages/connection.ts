import type { ArabicOf } from './catalogue';

export const connectionEn = {
  title: 'Connect to your shop',
  address: 'Server address',
  addressHint: 'Starts with https. Get the address from your IT department.',
  addressExample: 'https://api.example.com/v1',
  advanced: 'Advanced options',
  header: 'Authorization header',
  bare: 'Token only',
  bearer: 'Token with “Bearer” prefix',
  connect: 'Connect',
  connecting: 'Connecting',
  backToSignIn: 'Back to sign-in',
  sampleTitle: 'No server yet?',
  sampleText: 'The sample shop is built into Diwan and has data in English and Arabic.',
  sampleStart: 'Try the sample shop',
  sampleStarting: 'Starting',
  decided: {
    policy: 'Your IT department sets the server for this computer.',
    unreadablePolicy:
      "The IT policy on this computer can't be read, so the server can't be changed here. Contact your IT department. The log shows the error.",
    environment: 'An environment variable sets the server for this computer.',
    sampleShop: 'The sample shop is in use.',
  },
  notAnAddress: "This address isn't complete. Example: {{example}}",
} as const;

export const connectionAr: ArabicOf<typeof connectionEn> = {
  title: 'الاتصال بمتجرك',
  address: 'عنوان الخادم',
  addressHint: 'يبدأ العنوان بـ https. اطلبه من قسم تقنية المعلومات.',
  addressExample: 'https://api.example.com/v1',
  advanced: 'خيارات متقدمة',
  header: 'طريقة إرسال رمز الدخول',
  bare: 'الرمز فقط',
  bearer: 'كلمة Bearer قبل الرمز',
  connect: 'اتصال',
  connecting: 'جارٍ الاتصال',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  sampleTitle: 'ليس لديك خادم بعد؟',
  sampleText: 'متجر تجريبي داخل التطبيق ببيانات عربية وإنجليزية.',
  sampleStart: 'تجربة المتجر التجريبي',
  sampleStarting: 'جارٍ التشغيل',
  decided: {
    policy: 'يحدّد قسم تقنية المعلومات خادم هذا الجهاز.',
    unreadablePolicy:
      'تعذّرت قراءة سياسة قسم تقنية المعلومات على هذا الجهاز، لذلك لا يمكن تغيير الخادم من هنا. أبلغ القسم بذلك. يظهر سبب الخطأ في سجل الأخطاء.',
    environment: 'الخادم محدَّد بمتغيّر بيئة على هذا الجهاز.',
    sampleShop: 'المتجر التجريبي قيد الاستخدام.',
  },
  notAnAddress: 'هذا العنوان غير مكتمل. مثال: {{example}}',
};
