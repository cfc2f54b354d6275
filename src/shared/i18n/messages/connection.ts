import type { ArabicOf } from '../catalogue';

export const connectionEn = {
  title: 'Connect to your shop',
  address: 'Server address',
  addressHint: 'Starts with https; your administrator gives it to you.',
  addressExample: 'https://api.example.com/v1',
  header: 'Authorization header',
  bare: 'The token alone',
  bearer: 'With the prefix Bearer',
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
      'The policy of your IT department on this computer cannot be understood, so the server cannot be changed here. Please tell them; the log names the mistake.',
    environment: 'The environment of this computer decides which server is used.',
    sampleShop: 'The sample shop is in use.',
  },
  notAnAddress: 'This is not a complete address. Example: {{example}}',
} as const;

export const connectionAr: ArabicOf<typeof connectionEn> = {
  title: 'الاتصال بمتجرك',
  address: 'عنوان الخادم',
  addressHint: 'يبدأ بـ https ويعطيك إياه مسؤول النظام.',
  addressExample: 'https://api.example.com/v1',
  header: 'ترويسة التفويض',
  bare: 'الرمز وحده',
  bearer: 'مع البادئة Bearer',
  connect: 'اتصال',
  connecting: 'جارٍ الاتصال',
  backToSignIn: 'العودة إلى تسجيل الدخول',
  sampleTitle: 'لا يوجد خادم بعد؟',
  sampleText: 'متجر تجريبي داخل التطبيق ببيانات عربية وإنجليزية.',
  sampleStart: 'جرّب المتجر',
  sampleStarting: 'جارٍ التشغيل',
  decided: {
    policy: 'يحدد قسم تقنية المعلومات الخادم الذي يستخدمه هذا الجهاز.',
    unreadablePolicy:
      'تعذّر فهم سياسة قسم تقنية المعلومات على هذا الجهاز، لذلك لا يمكن تغيير الخادم من هنا. أبلغ القسم بذلك؛ الخطأ مذكور في السجل.',
    environment: 'تحدد بيئة هذا الجهاز الخادم المستخدم.',
    sampleShop: 'المتجر التجريبي قيد الاستخدام.',
  },
  notAnAddress: 'هذا العنوان غير مكتمل. مثال: {{example}}',
};
