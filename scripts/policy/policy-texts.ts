import { documentKinds, documentPapers, type Printable, printables } from '../../src/shared/domain/printing/printable';
import { printablesAr } from '../../src/shared/i18n/messages/printables';
import type { PolicyKey, PolicyValues } from '../../src/shared/policy/policy-schema';

const withPapers = (printable: Printable): string => `${printable} (${documentPapers[printable].join(', ')})`;
/** Isolates left-to-right text within Arabic. */
const isolated = (text: string): string => `\u200e${text}\u200e`;

export const policyGroups = {
  connection: { en: 'Server and network', ar: 'الخادم والشبكة' },
  look: { en: 'Language and appearance', ar: 'اللغة والمظهر' },
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
      without: 'each user enters it once',
      help: 'The API root that the app uses, over https; http is accepted only on this computer. The connection screen shows this address and offers no other.',
    },
    ar: {
      title: 'عنوان الخادم',
      without: 'يدخله كل مستخدم مرة واحدة',
      help: 'عنوان الخادم الذي يعمل عليه التطبيق، عبر https، أما http فعلى هذا الجهاز نفسه فقط. تعرضه شاشة الاتصال ولا تتيح غيره.',
    },
  },
  authorization: {
    group: 'connection',
    builtIn: 'bare',
    example: 'bearer',
    en: {
      title: 'Format of the Authorization header',
      help: 'How the token is sent to the server. Locks this option on the connection screen.',
      choices: { bare: 'Token only', bearer: '“Bearer” before the token' },
    },
    ar: {
      title: 'صيغة ترويسة التفويض',
      help: 'طريقة إرسال الرمز إلى الخادم. يُقفل هذا الخيار في شاشة الاتصال.',
      choices: { bare: 'الرمز فقط', bearer: 'كلمة Bearer قبل الرمز' },
    },
  },
  serverProfile: {
    group: 'connection',
    builtIn: null,
    example: { version: 1, prefix: '/v1', pages: { rows: 'results', total: 'count' }, numbers: { answers: 'text' } },
    en: {
      title: 'Server profile',
      without: 'the profile that each user has chosen for the address; otherwise, the server follows its documentation',
      help: "Where the shop's server differs from its documentation: paths, query parameters, response envelopes, formats of numbers, flags, dates, and amounts, and the place of errors. See docs/api/server-profile.schema.json for its contents. The connection screen shows the profile and locks its choice. In the registry it's JSON in one line.",
    },
    ar: {
      title: 'ملف وصف الخادم',
      without: 'الملف الذي اختاره كل مستخدم لعنوان الخادم، وإلا فالخادم مطابق لوثائقه',
      help: 'ما يختلف فيه خادم المتجر عن وثائقه: المسارات، وأسماء معاملات الاستعلام، وغلاف الرد، وصيغ الأرقام والقيم المنطقية والتواريخ والمبالغ، ومواضع الأخطاء. محتوياته موضّحة في docs/api/server-profile.schema.json. تعرضه شاشة الاتصال وتقفل اختياره. في سجل النظام يكون بصيغة JSON في سطر واحد.',
    },
  },
  allowedHosts: {
    group: 'connection',
    builtIn: null,
    example: ['cdn.shop.example', '*.pictures.example'],
    en: {
      title: 'Additional hosts',
      without: 'every https host',
      help: "Hosts besides the server's own from which pictures may be loaded, and to which users may connect the app: cdn.example, *.cdn.example, cdn.example:8443. Pictures from other hosts show a placeholder, and the connection screen rejects other addresses.",
    },
    ar: {
      title: 'مضيفون إضافيون',
      without: 'كل مضيف عبر https',
      help: 'مضيفون غير الخادم نفسه يُسمح بتحميل الصور منهم وباتصال التطبيق بهم، مثل cdn.example أو ‎*.cdn.example أو cdn.example:8443. تظهر مكان الصور من غيرهم علامة بديلة، وترفض شاشة الاتصال أي عنوان آخر.',
    },
  },
  allowHttpLoopback: {
    group: 'connection',
    builtIn: true,
    example: false,
    en: {
      title: 'Allow http on this computer',
      help: "Allows connections without https to a server on this computer itself (localhost). Connections to other computers always need https. Doesn't affect the sample shop.",
    },
    ar: {
      title: 'السماح بـ http على هذا الجهاز',
      help: 'السماح بالاتصال دون https بخادم يعمل على هذا الجهاز نفسه (localhost). الاتصال بالأجهزة الأخرى يحتاج إلى https دائمًا. لا يشمل هذا المتجر التجريبي.',
    },
  },
  proxyMode: {
    group: 'connection',
    builtIn: 'system',
    example: 'pac',
    en: {
      title: 'Proxy',
      help: 'How the app connects to the network. The app has no setting for it.',
      choices: {
        system: 'System settings',
        direct: 'No proxy',
        pac: 'PAC file from “Address of the PAC file”',
        fixed: 'Proxy from “Proxy server”',
      },
    },
    ar: {
      title: 'الوكيل (Proxy)',
      help: 'طريقة اتصال التطبيق بالشبكة. لا يوجد إعداد لها داخل التطبيق.',
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
      help: 'Over https. Used if “Proxy” is set to it; without an address, the app looks for the file on the network (WPAD).',
    },
    ar: { title: 'عنوان ملف PAC', help: 'عبر https. يُعمل به عندما ينص «الوكيل» على ذلك، وبدونه يُبحث عن الملف في الشبكة (WPAD).' },
  },
  proxyServer: {
    group: 'connection',
    builtIn: null,
    example: 'proxy.example:8080',
    en: {
      title: 'Proxy server',
      help: 'For example proxy.example:8080, or one for each scheme: http=proxy1.example:80;https=proxy2.example:8080. Used if “Proxy” is set to it; without a server, the system settings are used. Connections to this computer itself never use a proxy.',
    },
    ar: {
      title: 'خادم الوكيل',
      help: 'مثل proxy.example:8080، أو واحد لكل بروتوكول مثل http=proxy1.example:80;https=proxy2.example:8080. يُعمل به عندما ينص «الوكيل» على ذلك، وبدونه يُعمل بإعدادات النظام. لا يُستخدم الوكيل أبدًا مع هذا الجهاز نفسه.',
    },
  },
  proxyBypass: {
    group: 'connection',
    builtIn: null,
    example: ['<local>', '*.intern.example'],
    en: {
      title: 'Hosts without a proxy',
      help: 'The app connects to these hosts directly if a fixed proxy is set: *.intern.example, 10.0.0.0/8, <local> for names without a dot.',
    },
    ar: {
      title: 'مضيفون دون وكيل',
      help: 'يتصل بهم التطبيق مباشرة عند تحديد وكيل ثابت، مثل ‎*.intern.example أو 10.0.0.0/8، و<local> للأسماء التي بلا نقطة.',
    },
  },
  clientCertificateIssuer: {
    group: 'connection',
    builtIn: null,
    example: 'Example Corp Device CA',
    en: {
      title: 'Issuer of the client certificate',
      without: 'no certificate is sent',
      help: "If a server requests a certificate, the app sends the system's certificate whose issuer name contains this text.",
    },
    ar: {
      title: 'جهة إصدار شهادة العميل',
      without: 'لا تُرسل أي شهادة',
      help: 'عندما يطلب الخادم شهادة، تُرسل إليه من شهادات النظام الشهادة التي يحتوي اسم جهة إصدارها على هذا النص.',
    },
  },
  sampleShop: {
    group: 'connection',
    builtIn: true,
    example: false,
    en: {
      title: 'Sample shop',
      help: 'Offers the shop inside the app, with sample data, on the connection screen. If not allowed, the app leaves the sample shop, even if it is in use.',
    },
    ar: {
      title: 'المتجر التجريبي',
      help: 'عرض المتجر الموجود داخل التطبيق ببيانات تجريبية في شاشة الاتصال. إن لم يُسمح به خرج التطبيق منه ولو كان قيد الاستخدام.',
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
      help: 'Language of the screens, menus, and messages. Locks the choice in the header and in the menu.',
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
    en: { title: 'Digits', help: 'Digits in Arabic texts. Locks the choice.', choices: { latn: '0 1 2 3', arab: '٠ ١ ٢ ٣' } },
    ar: { title: 'الأرقام', help: 'شكل الأرقام في النصوص العربية. يُقفل اختيارها.', choices: { latn: '0 1 2 3', arab: '٠ ١ ٢ ٣' } },
  },
  appearance: {
    group: 'look',
    builtIn: 'system',
    example: 'system',
    en: {
      title: 'Appearance',
      help: 'Light or dark. Locks the choice.',
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
      help: "Names of the printers that can be chosen, as in the system; * matches any characters. Other printers aren't offered. If one of them was chosen before, nothing is printed on it and the app shows the reason.",
    },
    ar: {
      title: 'الطابعات',
      without: 'كل الطابعات',
      help: 'أسماء الطابعات التي يمكن اختيارها كما تظهر في النظام، والعلامة * تعني أي حروف. لا تُعرض الطابعات الأخرى، وإن كانت إحداها مختارة من قبل توقفت الطباعة عليها مع ذكر السبب.',
    },
  },
  printRoutes: {
    group: 'printing',
    builtIn: null,
    example: [{ document: 'invoice', printer: 'Warehouse *', paper: 'A4', copies: 1, language: 'ar' }],
    en: {
      title: 'Printers for documents',
      without: 'the choice of each user',
      help: `For each document: the first matching printer that is present and, optionally, the paper, the number of copies, and the language (ar, en, both, app). Documents and their papers: ${printables.map(withPapers).join(', ')}. In the registry each entry is JSON: {"document":"invoice","printer":"Warehouse *","paper":"A4"}. These choices are locked in the printing settings. While none of these printers is present, the document isn't printed on another one.`,
    },
    ar: {
      title: 'طابعات المستندات',
      without: 'اختيار كل مستخدم',
      help: `لكل مستند: أول طابعة موجودة تطابق الاسم، ومعها اختياريًا الورق وعدد النسخ واللغة (ar أو en أو both أو app). المستندات وأوراقها: ${printables.map((one) => `${isolated(withPapers(one))} (${printablesAr.name[one]})`).join('، ')}. في سجل النظام يكون كل بند بصيغة JSON: ‎{"document":"invoice","printer":"Warehouse *","paper":"A4"}‎. تُقفل هذه الاختيارات في إعدادات الطباعة. ما دامت هذه الطابعات كلها غير موجودة لا يُطبع المستند على غيرها.`,
    },
  },
  silentPrinting: {
    group: 'printing',
    builtIn: true,
    example: true,
    en: {
      title: 'Silent printing',
      help: 'Lets sheets print without a system dialog. If not allowed, nothing is printed on paper: the app shows why and offers PDF instead, and waiting sheets keep waiting.',
    },
    ar: {
      title: 'الطباعة دون تأكيد',
      help: 'السماح بإرسال المستندات إلى الطابعات دون نافذة من النظام. إن لم يُسمح بذلك لم يُطبع شيء على الورق: يعرض التطبيق السبب ويتيح الحفظ بصيغة PDF، وتبقى الأوراق المنتظرة في قائمة الطباعة.',
    },
  },
  printHistoryDays: {
    group: 'printing',
    builtIn: 90,
    example: 14,
    en: {
      title: 'Print history retention in days',
      help: "Afterwards, the sheets are deleted permanently from this computer, with their order, user, and time. Doesn't affect the orders.",
    },
    ar: {
      title: 'مدة حفظ سجل الطباعة بالأيام',
      help: 'بعدها تُحذف الأوراق نهائيًا من هذا الجهاز، بطلبها ومن طبعها ووقتها. لا يؤثر ذلك في الطلبات.',
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
      help: "Whether this computer may print new orders automatically. If forbidden, a running station is turned off, and its screen and settings show why. If required, it's turned on when the first account that can print orders signs in, keeps running without its window, starts with the computer, and can't be turned off. “Printers for documents” sets its printers.",
      choices: { off: 'Forbidden', allowed: 'Users decide', required: 'Required' },
    },
    ar: {
      title: 'محطة الطباعة',
      help: 'هل يطبع هذا الجهاز الطلبات الجديدة تلقائيًا. عند المنع تُوقف المحطة إن كانت مشغّلة وتوضّح شاشتها وإعداداتها السبب. وعند الإلزام تُشغَّل مع أول تسجيل دخول بحساب لديه صلاحية طباعة الطلبات، وتستمر بعد إغلاق نافذتها، وتبدأ مع تشغيل الجهاز، ولا يمكن إيقافها. تُحدَّد طابعاتها في «طابعات المستندات».',
      choices: { off: 'ممنوعة', allowed: 'يقرر المستخدم', required: 'إلزامية' },
    },
  },
  stationAccount: {
    group: 'station',
    builtIn: null,
    example: 'warehouse@shop.example',
    en: {
      title: 'Account of the station',
      without: 'the account that turned it on',
      help: 'The email that the sign-in starts with. If enforced, the station prints only for this account, and waits while another account is signed in. Enter its password once on the computer.',
    },
    ar: {
      title: 'حساب المحطة',
      without: 'الحساب الذي شغّلها',
      help: 'البريد الإلكتروني الذي يبدأ به تسجيل الدخول. عند فرضه لا تطبع المحطة إلا بهذا الحساب، وتنتظر ما دام حساب آخر مسجّل الدخول. أدخل كلمة مروره مرة واحدة على الجهاز.',
    },
  },
  stationDocuments: {
    group: 'station',
    builtIn: null,
    example: ['packingSlip', 'addressLabel'],
    en: {
      title: 'Documents of the station',
      without: 'the packing slip, or the choice of each user',
      help: `The documents that are printed for each new order: ${documentKinds.join(', ')}. Locks the choice in the station settings.`,
    },
    ar: {
      title: 'مستندات المحطة',
      without: 'ورقة التجهيز، أو اختيار كل مستخدم',
      help: `المستندات التي تُطبع لكل طلب جديد: ${documentKinds.map((one) => `${isolated(one)} (${printablesAr.name[one]})`).join('، ')}. يُقفل هذا الخيار في إعدادات المحطة.`,
    },
  },
  stationShare: {
    group: 'station',
    builtIn: null,
    example: '2 of 3',
    en: {
      title: 'Share of the station',
      without: 'every order, or the choice of each user',
      help: 'The orders that this computer prints if several stations share them: 1 of 3 for the first station, 2 of 3 for the second; “all” for a single station. Assign each number once, and change all stations at a time without new orders.',
    },
    ar: {
      title: 'حصة المحطة',
      without: 'كل الطلبات، أو اختيار كل مستخدم',
      help: 'الطلبات التي يطبعها هذا الجهاز إن تقاسمتها عدة محطات: ‎1 of 3‎ للأولى و‎2 of 3‎ للثانية، و‎all‎ للمحطة الوحيدة. خصّص كل رقم لمحطة واحدة، وغيّرها كلها في وقت لا تصل فيه طلبات.',
    },
  },
  stationHours: {
    group: 'station',
    builtIn: null,
    example: '08:00-22:00',
    en: {
      title: 'Hours of the station',
      without: 'at any time, or the choice of each user',
      help: 'The hours in which it prints, in Kuwait time; 22:00-06:00 spans midnight, and “all” means at any time. Orders that come in at other hours wait.',
    },
    ar: {
      title: 'ساعات المحطة',
      without: 'في أي وقت، أو اختيار كل مستخدم',
      help: 'أوقات طباعتها بتوقيت الكويت. تمتد ‎22:00-06:00‎ عبر منتصف الليل، و‎all‎ تعني أي وقت. تنتظر الطلبات التي تصل خارجها.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

const safety = {
  draftDays: {
    group: 'safety',
    builtIn: null,
    example: 7,
    en: {
      title: 'Draft retention in days',
      without: 'drafts are stored until they are used',
      help: 'Afterwards, unsaved input is deleted from this computer; the app tells the user.',
    },
    ar: {
      title: 'مدة حفظ المسودات بالأيام',
      without: 'تبقى إلى أن تُستخدم',
      help: 'بعدها يُحذف من هذا الجهاز ما أُدخل ولم يُحفظ، ويُعلم التطبيق المستخدم بذلك.',
    },
  },
  rememberSignIn: {
    group: 'safety',
    builtIn: true,
    example: false,
    en: {
      title: 'Stay signed in',
      help: "Stores the sign-in in the system's password store for the next start. If not allowed, users sign in at each start, and a stored sign-in is deleted; the orders of the last day aren't stored, encrypted, for offline use either.",
    },
    ar: {
      title: 'البقاء مسجّل الدخول',
      help: 'حفظ تسجيل الدخول في مخزن كلمات المرور في النظام إلى التشغيل التالي. إن لم يُسمح بذلك لزم تسجيل الدخول عند كل تشغيل، وحُذف ما كان محفوظًا، ولا تُحفظ طلبات آخر يوم مشفّرة للعمل دون اتصال.',
    },
  },
  idleLockMinutes: {
    group: 'safety',
    builtIn: 0,
    example: 15,
    en: {
      title: 'Automatic lock after minutes',
      help: 'After this many minutes without use of its window, and when the computer sleeps or is locked, the app signs out and covers its screens. The password of the same admin restores them with all unsaved input. 0: never.',
    },
    ar: {
      title: 'القفل التلقائي بالدقائق',
      help: 'بعد هذه الدقائق دون استخدام نافذته، وعند سكون الجهاز أو قفله، ينهي التطبيق الجلسة ويحجب شاشاته، وتعيدها كلمة مرور المشرف نفسه بكل ما أُدخل فيها. 0: لا يُقفل أبدًا.',
    },
  },
  listExport: {
    group: 'safety',
    builtIn: true,
    example: false,
    en: {
      title: 'Export of lists',
      help: 'Lets users save lists (orders, products, users, promo codes) as a file. Selected rows can be copied in any case.',
    },
    ar: {
      title: 'تصدير القوائم',
      help: 'السماح بحفظ القوائم (الطلبات والمنتجات والعملاء وأكواد الخصم) في ملف. يبقى نسخ الصفوف المحددة ممكنًا.',
    },
  },
  listImport: {
    group: 'safety',
    builtIn: true,
    example: false,
    en: {
      title: 'Import of prices and stock',
      help: 'Lets users import prices, offers, costs, quantities, and flags of products from a spreadsheet. These can be entered and pasted in the app in any case.',
    },
    ar: {
      title: 'استيراد الأسعار والمخزون',
      help: 'السماح باستيراد أسعار المنتجات وعروضها وتكاليفها وكمياتها وعلاماتها من ملف. يبقى إدخالها ولصقها في التطبيق ممكنًا.',
    },
  },
  exportFolder: {
    group: 'safety',
    builtIn: null,
    example: '%USERPROFILE%\\Documents\\Diwan',
    en: {
      title: 'Folder for exports',
      without: 'the folder that the user saved in last',
      help: "The folder that is offered for saving PDF files and exports: a full path; ~/ or %USERPROFILE%\\ is the user's own folder. If enforced, files are saved only there.",
    },
    ar: {
      title: 'مجلد التصدير',
      without: 'آخر مجلد حفظ فيه المستخدم',
      help: 'المجلد المقترح لحفظ ملفات PDF والتصدير: مسار كامل، و‎~/ أو ‎%USERPROFILE%\\ هو مجلد المستخدم نفسه. عند فرضه لا يُحفظ إلا فيه.',
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
      help: 'How new versions are installed. The app never installs one until the user selects “Restart and update”. Packages for IT (MSI, PKG, deb) never update automatically.',
      choices: {
        off: "IT installs them; the app doesn't check",
        notify: 'The app checks and notifies the user',
        auto: 'The app checks and downloads',
      },
    },
    ar: {
      title: 'التحديثات',
      help: 'طريقة تثبيت الإصدارات الجديدة. لا يثبّت التطبيق إصدارًا إلا حين يختار المستخدم «إعادة التشغيل والتثبيت». أما حزم قسم تقنية المعلومات (MSI وPKG وdeb) فلا تُحدَّث تلقائيًا أبدًا.',
      choices: {
        off: 'يثبّتها قسم تقنية المعلومات ولا يتحقق منها التطبيق',
        notify: 'يتحقق التطبيق ويُعلم المستخدم',
        auto: 'يتحقق التطبيق وينزّل',
      },
    },
  },
  updateFeed: {
    group: 'updates',
    builtIn: null,
    example: 'https://updates.example/diwan',
    en: {
      title: 'Update server',
      without: "the publisher's server",
      help: "A folder on your own server, over https, instead of the publisher's server.",
    },
    ar: {
      title: 'خادم التحديثات',
      without: 'خادم الجهة المطوّرة',
      help: 'مجلد على خادم خاص بالمؤسسة، عبر https، بدلًا من خادم الجهة المطوّرة.',
    },
  },
  updateChannel: {
    group: 'updates',
    builtIn: 'latest',
    example: 'latest',
    en: {
      title: 'Update channel',
      help: 'The versions that are offered.',
      choices: { latest: 'Final versions', beta: 'Preview versions too' },
    },
    ar: {
      title: 'نوع التحديثات',
      help: 'الإصدارات التي تُعرض.',
      choices: { latest: 'الإصدارات النهائية', beta: 'الإصدارات التجريبية أيضًا' },
    },
  },
  updateDelayDays: {
    group: 'updates',
    builtIn: 0,
    example: 7,
    en: { title: 'Update delay in days', help: 'A version is offered only when this many days have passed since its release.' },
    ar: { title: 'تأخير التحديثات بالأيام', help: 'لا يُعرض أي إصدار إلا بعد مرور هذه الأيام على صدوره.' },
  },
  minimumVersion: {
    group: 'updates',
    builtIn: null,
    example: '0.1.0',
    en: {
      title: 'Minimum version',
      without: 'every version may be used',
      help: "For example 1.4.2. An older version covers its screens and shows that it must be updated, with the update if it's allowed to download it; a form with changes can still be saved first. Waiting sheets and a running print station continue. Versions that don't recognize this key aren't affected.",
    },
    ar: {
      title: 'أقدم إصدار مسموح به',
      without: 'يُسمح باستخدام أي إصدار',
      help: 'مثل 1.4.2. يحجب الإصدار الأقدم شاشاته ويوضّح أنه يجب تحديثه، ويعرض التحديث إن كان مسموحًا له بتنزيله، ويبقى حفظ النموذج الذي فيه تغييرات ممكنًا قبل ذلك. تستمر طباعة الأوراق المنتظرة وتستمر محطة الطباعة العاملة. لا يؤثر هذا المفتاح في إصدار لا يتعرّف عليه.',
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
      help: 'The entries that are written to the log files on this computer.',
      choices: { error: 'Errors', warn: 'Warnings too', info: 'Everything' },
    },
    ar: {
      title: 'تفصيل سجل الأخطاء',
      help: 'ما يُحفظ في ملفات السجل على هذا الجهاز.',
      choices: { error: 'الأخطاء', warn: 'التحذيرات أيضًا', info: 'كل شيء' },
    },
  },
  logDays: {
    group: 'support',
    builtIn: 14,
    example: 30,
    en: { title: 'Log retention in days', help: 'Older log files are deleted from this computer.' },
    ar: { title: 'مدة حفظ سجل الأخطاء بالأيام', help: 'تُحذف من هذا الجهاز ملفات السجل الأقدم.' },
  },
  systemLog: {
    group: 'support',
    builtIn: false,
    example: true,
    en: {
      title: 'Write to the system log',
      help: "Also writes events that IT acts on to the Windows event log (Application, source Diwan), the unified log of macOS, or the journal: a start, a policy that can't be used, a print station that stops or lacks its printer, a rejected update. Never contains personal data.",
    },
    ar: {
      title: 'الكتابة في سجل النظام',
      help: 'تسجيل ما يهم قسم تقنية المعلومات أيضًا في سجل أحداث Windows (قسم Application والمصدر Diwan) أو السجل الموحّد في macOS أو journal: التشغيل، وسياسة لا يمكن العمل بها، ومحطة طباعة توقفت أو فقدت طابعتها، وتحديث رُفض. لا يحتوي على بيانات شخصية أبدًا.',
    },
  },
  crashDumps: {
    group: 'support',
    builtIn: true,
    example: false,
    en: {
      title: 'Store crash dumps',
      help: "Lets a crash save part of the app's memory in the data folder. It may contain customer data, and isn't sent anywhere. If not allowed, no crash dumps are saved from the next start on, and existing ones are deleted.",
    },
    ar: {
      title: 'حفظ ملفات الانهيار',
      help: 'السماح بأن يحفظ انهيار التطبيق جزءًا من ذاكرته في مجلد البيانات. قد تكون فيه بيانات عملاء، ولا يُرسل إلى أي جهة. إن لم يُسمح بذلك لم يُحفظ شيء منه ابتداءً من التشغيل التالي، وحُذف الموجود.',
    },
  },
} as const satisfies Partial<PolicyTexts>;

export const policyTexts: PolicyTexts = { ...connection, ...look, ...printing, ...station, ...safety, ...updates, ...support };
