import { documentKinds, documentPapers, type Printable, printables } from '../../src/shared/domain/printing/printable';
import { printablesAr } from '../../src/shared/i18n/messages/printables';
import type { PolicyKey, PolicyValues } from '../../src/shared/policy/policy-schema';

const withPapers = (printable: Printable): string => `${printable} (${documentPapers[printable].join(', ')})`;
/** Isolates left-to-right text within Arabic. */
const isolated = (text: string): string => `\u200e${text}\u200e`;

export const policyGroups = {
  connection: { en: 'Server and network', ar: 'الخادم والشبكة' },
  look: { en: 'Language and look', ar: 'اللغة والمظهر' },
  printing: { en: 'Printing', ar: 'الطباعة' },
  station: { en: 'Print station', ar: 'محطة الطباعة' },
  safety: { en: 'Sign-in and stored data', ar: 'تسجيل الدخول والبيانات المحفوظة' },
  updates: { en: 'Updates', ar: 'التحديثات' },
  support: { en: 'Support', ar: 'الدعم الفني' },
} as const;
export type PolicyGroup = keyof typeof policyGroups;

interface Texts {
  title: string;
  /** Effect of the key, and what users see of it. */
  help: string;
  /** Behavior without a policy, if it isn't a value. */
  without?: string;
  /** Texts of a choice, by value. */
  choices?: Record<string, string>;
}

/** IT's texts about a key, for templates and documentation; the app has its own messages. */
export interface PolicyText<Key extends PolicyKey> {
  group: PolicyGroup;
  /** Value without a policy; null if the behavior isn't a value. */
  builtIn: NonNullable<PolicyValues[Key]> | null;
  example: NonNullable<PolicyValues[Key]>;
  en: Texts;
  ar: Texts;
}

type PolicyTexts = { [Key in PolicyKey]-?: PolicyText<Key> };

const connection = {
  apiRoot: {
    group: 'connection',
    builtIn: null,
    example: 'https://api.shop.example/v1',
    en: {
      title: 'Server address',
      without: 'each person types it once',
      help: 'The API root that the app works with, by https; http only on this computer. The connection screen shows it and offers no other one.',
    },
    ar: {
      title: 'عنوان الخادم',
      without: 'يكتبه كل مستخدم مرة واحدة',
      help: 'عنوان الخادم الذي يعمل عليه التطبيق، عبر https، أما http فعلى هذا الجهاز نفسه فقط. تعرضه شاشة الاتصال ولا تتيح غيره.',
    },
  },
  authorization: {
    group: 'connection',
    builtIn: 'bare',
    example: 'bearer',
    en: {
      title: 'Form of the Authorization header',
      help: 'How the token is sent to the server. The choice on the connection screen is locked.',
      choices: { bare: 'Token only', bearer: 'With “Bearer” in front' },
    },
    ar: {
      title: 'صيغة ترويسة التفويض',
      help: 'طريقة إرسال الرمز إلى الخادم. يُقفل هذا الخيار في شاشة الاتصال.',
      choices: { bare: 'الرمز فقط', bearer: 'مع كلمة Bearer قبله' },
    },
  },
  serverProfile: {
    group: 'connection',
    builtIn: null,
    example: { version: 1, prefix: '/v1', pages: { rows: 'results', total: 'count' }, numbers: { answers: 'text' } },
    en: {
      title: 'Server profile',
      without: 'what each person has chosen for the address, else the server is as its documents have it',
      help: 'In what the shop’s server is not as its documents have it: paths, names in queries, envelopes, forms of numbers, flags, dates and amounts, places of errors. What may stand in it says docs/api/server-profile.schema.json. The connection screen shows it and locks its choice. In the registry it is JSON in one line.',
    },
    ar: {
      title: 'وصف الخادم',
      without: 'ما اختاره كل مستخدم لعنوان الخادم، وإلا فالخادم كما في وثائقه',
      help: 'ما يختلف فيه خادم المتجر عن وثائقه: المسارات، وأسماء معاملات الاستعلام، وغلاف الجواب، وصيغ الأرقام والقيم المنطقية والتواريخ والمبالغ، ومواضع الأخطاء. ما يجوز أن يُكتب فيه مذكور في docs/api/server-profile.schema.json. تعرضه شاشة الاتصال وتقفل اختياره. يُكتب في سجل النظام بصيغة JSON في سطر واحد.',
    },
  },
  allowedHosts: {
    group: 'connection',
    builtIn: null,
    example: ['cdn.shop.example', '*.pictures.example'],
    en: {
      title: 'Further hosts',
      without: 'every https host',
      help: 'Hosts beside the server’s own from which pictures may come, and to which a person may connect the app: cdn.example, *.cdn.example, cdn.example:8443. Pictures from elsewhere show a placeholder, other addresses are refused on the connection screen.',
    },
    ar: {
      title: 'مضيفون إضافيون',
      without: 'كل مضيف عبر https',
      help: 'مضيفون غير الخادم نفسه يجوز أن تأتي منهم الصور وأن يتصل بهم التطبيق، مثل cdn.example أو ‎*.cdn.example أو cdn.example:8443. تظهر مكان الصور من غيرهم علامة بديلة، وترفض شاشة الاتصال أي عنوان آخر.',
    },
  },
  allowHttpLoopback: {
    group: 'connection',
    builtIn: true,
    example: false,
    en: {
      title: 'Allow http on this computer',
      help: 'Whether a server on this computer itself (localhost) may be reached without https. Other computers never may. The sample shop is not concerned.',
    },
    ar: {
      title: 'السماح بـ http على هذا الجهاز',
      help: 'هل يجوز الاتصال من دون https بخادم يعمل على هذا الجهاز نفسه (localhost). أما الأجهزة الأخرى فلا يجوز ذلك معها أبدًا. لا يشمل هذا المتجر التجريبي.',
    },
  },
  proxyMode: {
    group: 'connection',
    builtIn: 'system',
    example: 'pac',
    en: {
      title: 'Proxy',
      help: 'How the app reaches the network. There is no setting for it in the app.',
      choices: {
        system: 'As the system is set up',
        direct: 'No proxy',
        pac: 'By the PAC file of “Address of the PAC file”',
        fixed: 'The one of “Proxy server”',
      },
    },
    ar: {
      title: 'الوكيل (Proxy)',
      help: 'طريقة وصول التطبيق إلى الشبكة. لا يوجد إعداد لها داخل التطبيق.',
      choices: {
        system: 'حسب إعدادات النظام',
        direct: 'بلا وكيل',
        pac: 'حسب ملف PAC المحدّد في «عنوان ملف PAC»',
        fixed: 'المحدّد في «خادم الوكيل»',
      },
    },
  },
  proxyPacUrl: {
    group: 'connection',
    builtIn: null,
    example: 'https://proxy.example/proxy.pac',
    en: {
      title: 'Address of the PAC file',
      help: 'By https. Counts when “Proxy” says so; without it the file is looked for on the network (WPAD).',
    },
    ar: { title: 'عنوان ملف PAC', help: 'عبر https. يُعمل به عندما ينص «الوكيل» على ذلك، ومن دونه يُبحث عن الملف في الشبكة (WPAD).' },
  },
  proxyServer: {
    group: 'connection',
    builtIn: null,
    example: 'proxy.example:8080',
    en: {
      title: 'Proxy server',
      help: 'As proxy.example:8080, or one for each scheme as http=proxy1.example:80;https=proxy2.example:8080. Counts when “Proxy” says so; without it the system decides. This computer itself is never reached through a proxy.',
    },
    ar: {
      title: 'خادم الوكيل',
      help: 'مثل proxy.example:8080، أو واحد لكل بروتوكول مثل http=proxy1.example:80;https=proxy2.example:8080. يُعمل به عندما ينص «الوكيل» على ذلك، ومن دونه يُعمل بإعدادات النظام. لا يُستخدم الوكيل أبدًا مع هذا الجهاز نفسه.',
    },
  },
  proxyBypass: {
    group: 'connection',
    builtIn: null,
    example: ['<local>', '*.intern.example'],
    en: {
      title: 'Hosts without the proxy',
      help: 'Reached directly when a proxy is fixed: *.intern.example, 10.0.0.0/8, <local> for names without a dot.',
    },
    ar: {
      title: 'مضيفون من دون الوكيل',
      help: 'يتصل بهم التطبيق مباشرة عند تحديد وكيل ثابت، مثل ‎*.intern.example أو 10.0.0.0/8، و<local> للأسماء التي بلا نقطة.',
    },
  },
  clientCertificateIssuer: {
    group: 'connection',
    builtIn: null,
    example: 'Example Corp Device CA',
    en: {
      title: 'Issuer of the client certificate',
      without: 'no certificate is given',
      help: 'When a server asks for a certificate, the system’s certificate whose issuer’s name contains this text is given.',
    },
    ar: {
      title: 'جهة إصدار شهادة العميل',
      without: 'لا تُقدَّم أي شهادة',
      help: 'عندما يطلب الخادم شهادة تُقدَّم له من شهادات النظام الشهادة التي يحتوي اسم جهة إصدارها على هذا النص.',
    },
  },
  sampleShop: {
    group: 'connection',
    builtIn: true,
    example: false,
    en: {
      title: 'Sample shop',
      help: 'Whether the shop inside the app, with made-up data, is offered on the connection screen. Where not, it is left, even if it is in use.',
    },
    ar: {
      title: 'المتجر التجريبي',
      help: 'هل تعرض شاشة الاتصال المتجر الموجود داخل التطبيق ببياناته غير الحقيقية. إن لم يُسمح بذلك غادره التطبيق ولو كان قيد الاستخدام.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

const look = {
  language: {
    group: 'look',
    builtIn: 'ar',
    example: 'ar',
    en: {
      title: 'Language',
      help: 'Language of the screens, menus and messages. The choice in the header and in the menu is locked.',
      choices: { ar: 'Arabic', en: 'English' },
    },
    ar: {
      title: 'اللغة',
      help: 'لغة الشاشات والقوائم والرسائل. يُقفل اختيارها في أعلى الشاشة وفي القائمة.',
      choices: { ar: 'العربية', en: 'الإنجليزية' },
    },
  },
  digits: {
    group: 'look',
    builtIn: 'latn',
    example: 'latn',
    en: { title: 'Digits', help: 'Digits in Arabic texts. The choice is locked.', choices: { latn: '0 1 2 3', arab: '٠ ١ ٢ ٣' } },
    ar: { title: 'الأرقام', help: 'شكل الأرقام في النصوص العربية. يُقفل اختيارها.', choices: { latn: '0 1 2 3', arab: '٠ ١ ٢ ٣' } },
  },
  appearance: {
    group: 'look',
    builtIn: 'system',
    example: 'system',
    en: {
      title: 'Appearance',
      help: 'Light or dark. The choice is locked.',
      choices: { system: 'Same as the system', light: 'Light', dark: 'Dark' },
    },
    ar: { title: 'المظهر', help: 'فاتح أو داكن. يُقفل اختياره.', choices: { system: 'حسب النظام', light: 'فاتح', dark: 'داكن' } },
  },
} as const satisfies Partial<PolicyTexts>;

const printing = {
  printers: {
    group: 'printing',
    builtIn: null,
    example: ['HP LaserJet *', 'Warehouse *'],
    en: {
      title: 'Printers',
      without: 'all printers',
      help: 'Names of the printers that can be chosen, as the system writes them; * stands for any characters. Others are not offered; where one of them was chosen before, nothing is printed and the app says why.',
    },
    ar: {
      title: 'الطابعات',
      without: 'كل الطابعات',
      help: 'أسماء الطابعات التي يمكن اختيارها كما تظهر في النظام، والعلامة * تعني أي حروف. لا تُعرض الطابعات الأخرى، وإن كانت إحداها مختارة من قبل توقفت الطباعة مع ذكر السبب.',
    },
  },
  printRoutes: {
    group: 'printing',
    builtIn: null,
    example: [{ document: 'invoice', printer: 'Warehouse *', paper: 'A4', copies: 1, language: 'ar' }],
    en: {
      title: 'What is printed where',
      without: 'what each person has chosen',
      help: `For each document: the first printer that is present and fits, and if wanted the paper, the copies and the language (ar, en, both, app). Documents and their papers: ${printables.map(withPapers).join(', ')}. In the registry each entry is JSON: {"document":"invoice","printer":"Warehouse *","paper":"A4"}. What it says is locked in the printing settings. While none of the printers is there, nothing is printed elsewhere.`,
    },
    ar: {
      title: 'وجهة الطباعة',
      without: 'ما اختاره كل مستخدم',
      help: `لكل مستند: أول طابعة موجودة تطابق الاسم، ومعها عند الرغبة الورق وعدد النسخ واللغة (ar أو en أو both أو app). المستندات وأوراقها: ${printables.map((one) => `${isolated(withPapers(one))} (${printablesAr.name[one]})`).join('، ')}. يُكتب كل بند في سجل النظام بصيغة JSON: ‎{"document":"invoice","printer":"Warehouse *","paper":"A4"}‎. يُقفل ما يحدّده في إعدادات الطباعة. ما دامت طابعاته كلها غير موجودة لا يُطبع شيء على غيرها.`,
    },
  },
  silentPrinting: {
    group: 'printing',
    builtIn: true,
    example: true,
    en: {
      title: 'Print without asking',
      help: 'Whether sheets may go to printers without a dialog of the system. Where not, nothing is printed on paper: the app says so and offers PDF instead, and what waits goes on waiting.',
    },
    ar: {
      title: 'الطباعة من دون سؤال',
      help: 'هل يجوز إرسال المستندات إلى الطابعات من دون نافذة النظام. إن لم يُسمح بذلك لم يُطبع شيء على الورق: يوضّح التطبيق السبب ويعرض الحفظ بصيغة PDF، ويبقى ما في قائمة الطباعة منتظرًا.',
    },
  },
  printHistoryDays: {
    group: 'printing',
    builtIn: 90,
    example: 14,
    en: {
      title: 'Days that the print history is kept',
      help: 'After that the sheets are removed from this computer for good: what was printed, for whom, by whom and when. The orders are not concerned.',
    },
    ar: {
      title: 'أيام حفظ سجل الطباعة',
      help: 'بعدها تُزال الأوراق نهائيًا من هذا الجهاز: ما طُبع ولمن ومن طبعه ومتى. لا يمس ذلك الطلبات.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

const station = {
  printStation: {
    group: 'station',
    builtIn: 'allowed',
    example: 'required',
    en: {
      title: 'Print station',
      help: 'Whether this computer may print new orders by itself. Forbidden, a station that is on is switched off, and its screen and its settings say why. Required, it is switched on when the first account that may print orders signs in, goes on without its window and starts with the computer; nobody can switch it off. Where its sheets go is said by “What is printed where”.',
      choices: { off: 'Forbidden', allowed: 'Each person decides', required: 'Required' },
    },
    ar: {
      title: 'محطة الطباعة',
      help: 'هل يطبع هذا الجهاز الطلبات الجديدة من تلقاء نفسه. عند المنع تُوقف المحطة إن كانت مشغّلة وتوضّح شاشتها وإعداداتها السبب. وعند الإلزام تُشغَّل مع أول تسجيل دخول بحساب يحق له طباعة الطلبات، وتستمر بعد إغلاق نافذتها، وتبدأ مع تشغيل الجهاز، ولا يمكن لأحد إيقافها. تُحدَّد طابعاتها في «وجهة الطباعة».',
      choices: { off: 'ممنوعة', allowed: 'يقرر كل مستخدم', required: 'إلزامية' },
    },
  },
  stationAccount: {
    group: 'station',
    builtIn: null,
    example: 'warehouse@shop.example',
    en: {
      title: 'Account of the station',
      without: 'the one that switched it on',
      help: 'The e-mail address with which the sign-in begins. Enforced, the station prints in the name of this account alone, and waits while another one is signed in. Its password is typed once at the computer.',
    },
    ar: {
      title: 'حساب المحطة',
      without: 'الحساب الذي شغّلها',
      help: 'البريد الإلكتروني الذي يبدأ به تسجيل الدخول. عند فرضه لا تطبع المحطة إلا باسم هذا الحساب، وتنتظر ما دام حساب آخر مسجّل الدخول. تُكتب كلمة مروره مرة واحدة على الجهاز.',
    },
  },
  stationDocuments: {
    group: 'station',
    builtIn: null,
    example: ['packingSlip', 'addressLabel'],
    en: {
      title: 'Documents of the station',
      without: 'the packing slip, or what each person has chosen',
      help: `What is printed of each new order: ${documentKinds.join(', ')}. The choice in the settings of the station is locked.`,
    },
    ar: {
      title: 'مستندات المحطة',
      without: 'ورقة التجهيز، أو ما اختاره كل مستخدم',
      help: `ما يُطبع من كل طلب جديد: ${documentKinds.map((one) => `${isolated(one)} (${printablesAr.name[one]})`).join('، ')}. يُقفل هذا الخيار في إعدادات المحطة.`,
    },
  },
  stationShare: {
    group: 'station',
    builtIn: null,
    example: '2 of 3',
    en: {
      title: 'Share of the station',
      without: 'every order, or what each person has chosen',
      help: 'Which orders fall to this computer where several stations share them: 1 of 3 for the first, 2 of 3 for the second; “all” for a station that is alone. Give each number once, and change all of them while no orders come in.',
    },
    ar: {
      title: 'حصة المحطة',
      without: 'كل الطلبات، أو ما اختاره كل مستخدم',
      help: 'الطلبات التي تخص هذا الجهاز إن تقاسمتها عدة محطات: ‎1 of 3‎ للأولى و‎2 of 3‎ للثانية، و‎all‎ للمحطة الوحيدة. أعطِ كل رقم لمحطة واحدة، وغيّرها كلها في وقت لا تصل فيه طلبات.',
    },
  },
  stationHours: {
    group: 'station',
    builtIn: null,
    example: '08:00-22:00',
    en: {
      title: 'Hours of the station',
      without: 'at any time, or what each person has chosen',
      help: 'When it prints, in the time of Kuwait; 22:00-06:00 spans midnight, “all” is at any time. What comes in meanwhile waits.',
    },
    ar: {
      title: 'ساعات المحطة',
      without: 'في أي وقت، أو ما اختاره كل مستخدم',
      help: 'أوقات طباعتها بتوقيت الكويت. تمتد ‎22:00-06:00‎ عبر منتصف الليل، و‎all‎ تعني أي وقت. ينتظر ما يصل خارجها.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

const safety = {
  draftDays: {
    group: 'safety',
    builtIn: null,
    example: 7,
    en: {
      title: 'Days that drafts are kept',
      without: 'they are kept until they are used',
      help: 'What was typed and not saved is removed from this computer after that; the app says so.',
    },
    ar: {
      title: 'أيام الاحتفاظ بالمسودات',
      without: 'تبقى إلى أن تُستخدم',
      help: 'بعدها يُزال من هذا الجهاز ما كُتب ولم يُحفظ، ويُعلم التطبيق المستخدم بذلك.',
    },
  },
  rememberSignIn: {
    group: 'safety',
    builtIn: true,
    example: false,
    en: {
      title: 'Stay signed in',
      help: 'Whether the sign-in may be kept in the system’s password store for the next start. Where not, each start asks for it, and one that is kept already is removed; nor are the orders of the last day kept, encrypted, for when the server cannot be reached.',
    },
    ar: {
      title: 'البقاء مسجّل الدخول',
      help: 'هل يجوز الاحتفاظ بتسجيل الدخول في مخزن كلمات المرور إلى التشغيل التالي. إن لم يُسمح بذلك طلب كل تشغيل تسجيل الدخول، وأُزيل ما كان محفوظًا؛ ولا تُحفظ طلبات آخر يوم مشفّرة لوقت انقطاع الخادم.',
    },
  },
  idleLockMinutes: {
    group: 'safety',
    builtIn: 0,
    example: 15,
    en: {
      title: 'Minutes until the app locks itself',
      help: 'After so many minutes without use of its window, and when the computer sleeps or is locked, the app signs out and covers its screens. The same admin’s password brings them back with everything that was typed. 0: never.',
    },
    ar: {
      title: 'الدقائق قبل قفل التطبيق',
      help: 'بعد هذه الدقائق من دون استخدام نافذته، وعند سكون الجهاز أو قفله، ينهي التطبيق الجلسة ويحجب شاشاته، وتعيدها كلمة مرور المشرف نفسه بكل ما كُتب فيها. 0: لا يُقفل أبدًا.',
    },
  },
  listExport: {
    group: 'safety',
    builtIn: true,
    example: false,
    en: {
      title: 'Export of lists',
      help: 'Whether lists (orders, products, users, promo codes) can be saved as a spreadsheet. Copying ticked rows stays possible.',
    },
    ar: {
      title: 'تصدير القوائم',
      help: 'هل تُحفظ القوائم (الطلبات والمنتجات والعملاء وأكواد الخصم) كجداول. يبقى نسخ الصفوف المحددة ممكنًا.',
    },
  },
  listImport: {
    group: 'safety',
    builtIn: true,
    example: false,
    en: {
      title: 'Import of prices and stock',
      help: 'Whether prices, offers, costs, quantities and flags of products can be brought from a spreadsheet. Typing and pasting them in the app stays possible.',
    },
    ar: {
      title: 'استيراد الأسعار والمخزون',
      help: 'هل تُستورد أسعار المنتجات وعروضها وتكاليفها وكمياتها وعلاماتها من جدول. تبقى كتابتها ولصقها في التطبيق ممكنة.',
    },
  },
  exportFolder: {
    group: 'safety',
    builtIn: null,
    example: '%USERPROFILE%\\Documents\\Diwan',
    en: {
      title: 'Folder for exports',
      without: 'where the person has saved last',
      help: 'Where PDF files and exports are offered to be saved: a full path; ~/ or %USERPROFILE%\\ is the person’s own folder. Enforced, they are saved there and nowhere else.',
    },
    ar: {
      title: 'مجلد التصدير',
      without: 'آخر مجلد حفظ فيه المستخدم',
      help: 'المجلد المقترح لحفظ ملفات PDF والتصدير: مسار كامل، و‎~/ أو ‎%USERPROFILE%\\ هو مجلد المستخدم نفسه. عند فرضه يُحفظ فيه وحده.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

const updates = {
  updateMode: {
    group: 'updates',
    builtIn: 'notify',
    example: 'off',
    en: {
      title: 'Updates',
      help: 'Who brings new versions. The app never installs one without the person’s “Restart and update”. Packages for IT (MSI, PKG, deb) never update themselves.',
      choices: { off: 'IT installs them; the app does not look', notify: 'The app looks and tells', auto: 'The app looks and downloads' },
    },
    ar: {
      title: 'التحديثات',
      help: 'من يأتي بالإصدارات الجديدة. لا يثبّت التطبيق إصدارًا إلا حين يختار المستخدم «إعادة التشغيل والتثبيت». أما حزم قسم تقنية المعلومات (MSI وPKG وdeb) فلا تحدّث نفسها أبدًا.',
      choices: { off: 'يثبّتها قسم تقنية المعلومات ولا يبحث التطبيق عنها', notify: 'يبحث التطبيق ويُعلم', auto: 'يبحث التطبيق وينزّل' },
    },
  },
  updateFeed: {
    group: 'updates',
    builtIn: null,
    example: 'https://updates.example/diwan',
    en: {
      title: 'Address of the updates',
      without: 'the maker’s server',
      help: 'A folder on an own server, by https, instead of the maker’s.',
    },
    ar: {
      title: 'عنوان التحديثات',
      without: 'خادم الجهة المطوّرة',
      help: 'مجلد على خادم خاص بالمؤسسة، عبر https، بدلًا من خادم الجهة المطوّرة.',
    },
  },
  updateChannel: {
    group: 'updates',
    builtIn: 'latest',
    example: 'latest',
    en: {
      title: 'Kind of updates',
      help: 'Which versions are offered.',
      choices: { latest: 'Finished ones', beta: 'Those for trial too' },
    },
    ar: { title: 'نوع التحديثات', help: 'الإصدارات التي تُعرض.', choices: { latest: 'النهائية', beta: 'التجريبية أيضًا' } },
  },
  updateDelayDays: {
    group: 'updates',
    builtIn: 0,
    example: 7,
    en: { title: 'Days to wait with updates', help: 'A version is offered only so many days after it came out.' },
    ar: { title: 'أيام تأخير التحديثات', help: 'لا يُعرض أي إصدار إلا بعد هذه الأيام من صدوره.' },
  },
  minimumVersion: {
    group: 'updates',
    builtIn: null,
    example: '0.1.0',
    en: {
      title: 'Oldest version that may be used',
      without: 'every version may be used',
      help: 'As 1.4.2. An older one covers its screens and says that it must be updated, with the update where it may bring one itself; a form with changes may still be saved first. What waits for a printer and a running print station go on. Versions that do not know this key are not held back by it.',
    },
    ar: {
      title: 'أقدم إصدار يجوز استخدامه',
      without: 'يجوز استخدام أي إصدار',
      help: 'مثل 1.4.2. يحجب الإصدار الأقدم شاشاته ويوضّح أنه يجب تحديثه، ويعرض التحديث إن كان يجوز له جلبه بنفسه، ويبقى حفظ النموذج الذي فيه تغييرات ممكنًا قبل ذلك. تستمر طباعة ما في قائمة الطباعة وتستمر محطة الطباعة العاملة. لا يتأثر بهذا المفتاح إصدار لا يعرفه.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

const support = {
  logLevel: {
    group: 'support',
    builtIn: 'info',
    example: 'warn',
    en: {
      title: 'Detail of the log',
      help: 'What is written in the log files of this computer.',
      choices: { error: 'Errors', warn: 'Warnings too', info: 'Everything' },
    },
    ar: {
      title: 'تفصيل سجل الأخطاء',
      help: 'ما يُكتب في ملفات السجل على هذا الجهاز.',
      choices: { error: 'الأخطاء', warn: 'التحذيرات أيضًا', info: 'كل شيء' },
    },
  },
  logDays: {
    group: 'support',
    builtIn: 14,
    example: 30,
    en: { title: 'Days that logs are kept', help: 'Older log files are removed from this computer.' },
    ar: { title: 'أيام الاحتفاظ بسجل الأخطاء', help: 'تُزال من هذا الجهاز ملفات السجل الأقدم.' },
  },
  systemLog: {
    group: 'support',
    builtIn: false,
    example: true,
    en: {
      title: 'Tell the log of the system',
      help: 'Whether what IT acts on is written to Windows’ event log (Application, source Diwan), the unified log of macOS or the journal too: a start, a policy that cannot be used, a print station that stops or lacks its printer, an update that was refused. Never anybody’s data.',
    },
    ar: {
      title: 'الكتابة في سجل النظام',
      help: 'هل يُكتب ما يهم قسم تقنية المعلومات في سجل أحداث Windows (قسم Application والمصدر Diwan) أو السجل الموحّد في macOS أو journal أيضًا: التشغيل، وسياسة لا يمكن العمل بها، ومحطة طباعة توقفت أو فقدت طابعتها، وتحديث رُفض. لا تُكتب بيانات أي شخص أبدًا.',
    },
  },
  crashDumps: {
    group: 'support',
    builtIn: true,
    example: false,
    en: {
      title: 'Keep crash dumps',
      help: 'Whether a crash may leave a part of the app’s memory in the data folder, which may hold data of customers; nobody sends it anywhere. Where not, none is written from the next start on, and those that are there are removed.',
    },
    ar: {
      title: 'الاحتفاظ بملفات الانهيار',
      help: 'هل يجوز أن يترك انهيار التطبيق جزءًا من ذاكرته في مجلد البيانات، وقد تكون فيه بيانات عملاء، ولا يُرسل إلى أي جهة. إن لم يُسمح بذلك لم يُكتب شيء منه ابتداءً من التشغيل التالي، وأُزيل الموجود.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

export const policyTexts: PolicyTexts = { ...connection, ...look, ...printing, ...station, ...safety, ...updates, ...support };
