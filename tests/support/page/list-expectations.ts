import type { Role } from '@shared/domain/permissions';
import { expect } from 'vitest';

/** In English and Arabic, letter by letter as on screen: what a list says isn't taken from the dictionary that it is compared with. */
type InBoth<Text> = readonly [english: Text, arabic: Text];
/** Who is offered something: everyone who is signed in, or the holders of one role alone. */
type Offered = Role | 'everyone';

/** What one list must show; `rows` are those of the requirements that the contract proves for it, as its titles name them. */
export interface ListExpectation {
  rows: { heads?: string; search?: string; pages?: string; offers?: string; add?: string; remove?: string };
  heads: InBoth<readonly string[]>;
  /** It can't be loaded; it's empty, and what will appear in it. */
  texts: { error: InBoth<string>; empty: InBoth<string>; hint: InBoth<string> };
  /** The placeholder of its search box. */
  search?: InBoth<string>;
  /** What its call gets. */
  input(state: { page: number; search?: string }): unknown;
  /** `1–20 of 45`; left out where the list isn't paged. */
  range?: InBoth<string>;
  add?: { who: Offered; words: InBoth<string>; to?: string };
  edit?: Offered;
  deactivate?: Offered;
  remove?: Offered;
  /** Buttons and links in a row, and switches that can be operated, for an admin without any role. */
  left: { controls: number; switches?: number };
}

const rangeOf45: InBoth<string> = ['1–20 of 45', '1–20 من 45'];
const searched = ({ page, search }: { page: number; search?: string }, more: object = {}) => ({
  query: { page, ...more, ...(search && { search }) },
});
const inDays = (state: Parameters<typeof searched>[0]) => ({ query: expect.objectContaining(searched(state).query) });
const messageHeads: ListExpectation['heads'] = [
  ['ID', 'Name', 'Email', 'Phone', 'Message', 'Open', 'Actions'],
  ['الرقم', 'الاسم', 'البريد الإلكتروني', 'الهاتف', 'الرسالة', 'مفتوحة', 'الإجراءات'],
];
const orderHeads: ListExpectation['heads'] = [
  ['Order', 'Name', 'Phone', 'Total', 'Payment', 'Date', 'Status', 'Address', 'Actions'],
  ['الطلب', 'الاسم', 'الهاتف', 'الإجمالي', 'الدفع', 'التاريخ', 'الحالة', 'العنوان', 'الإجراءات'],
];
const orderSearch: InBoth<string> = ['Order number, name or phone', 'رقم الطلب أو الاسم أو الهاتف'];
const idOrName: InBoth<string> = ['ID or name', 'الرقم أو الاسم'];

/** By the path of the list. */
export const listExpectations: Readonly<Record<string, ListExpectation>> = {
  admins: {
    rows: {
      search: '[ADM-02] [ADM-03]',
      pages: '[ADM-05] [ADM-38]',
      offers: '[ADM-04] [ADM-12] [ADM-13] [ADM-14]',
      remove: '[ADM-42] [LAY-38] [ERR-17]',
    },
    heads: [
      ['ID', 'Name', 'Email', 'Phone', 'Permissions', 'Blocked', 'Actions'],
      ['الرقم', 'الاسم', 'البريد الإلكتروني', 'الهاتف', 'الصلاحيات', 'الحالة', 'الإجراءات'],
    ],
    texts: {
      error: ['The admins could not be loaded', 'تعذّر تحميل المشرفين'],
      empty: ['No admins yet', 'لا يوجد مشرفون بعد'],
      hint: ['Everyone who can sign in appears here.', 'يظهر هنا كل من يحق له تسجيل الدخول.'],
    },
    search: idOrName,
    input: (state) => searched(state, { isDeleted: false }),
    range: rangeOf45,
    add: { who: 'admin', words: ['Add admin', 'إضافة مشرف'], to: '/admins/add-admins' },
    edit: 'admin',
    remove: 'admin',
    left: { controls: 0 },
  },
  'masterHN/categories': {
    rows: { search: '[CAT-02]', offers: '[CAT-12] [CAT-13]' },
    heads: [
      ['ID', 'Category', 'Name in Arabic', 'Actions'],
      ['الرقم', 'التصنيف', 'الاسم بالإنجليزية', 'الإجراءات'],
    ],
    texts: {
      error: ['The categories could not be loaded', 'تعذّر تحميل التصنيفات'],
      empty: ['No categories here yet', 'لا توجد تصنيفات هنا بعد'],
      hint: ['Categories stand under “Active” or “Not active”.', 'تجد التصنيفات تحت «نشطة» أو «غير نشطة».'],
    },
    search: idOrName,
    input: (state) => searched(state, { isDeleted: false }),
    range: rangeOf45,
    add: { who: 'masterHN', words: ['Add category', 'إضافة تصنيف'] },
    edit: 'masterHN',
    deactivate: 'masterHN',
    left: { controls: 0 },
  },
  'home/contact-us': {
    rows: { remove: '[HCU-13] [ERR-17]' },
    heads: messageHeads,
    texts: {
      error: ['The messages could not be loaded', 'تعذّر تحميل الرسائل'],
      empty: ['No messages here', 'لا توجد رسائل هنا'],
      hint: ['Messages from visitors of the site appear here.', 'تظهر هنا رسائل زوار الموقع.'],
    },
    input: (state) => searched(state, { status: 'open' }),
    range: rangeOf45,
    remove: 'everyone',
    left: { controls: 2, switches: 1 },
  },
  'masterHN/contact-us': {
    rows: { remove: '[SCU-05]' },
    heads: messageHeads,
    texts: {
      error: ['The messages from customers could not be loaded', 'تعذّر تحميل رسائل العملاء'],
      empty: ['No messages here', 'لا توجد رسائل هنا'],
      hint: ['Messages from customers of the shop appear here.', 'تظهر هنا رسائل عملاء المتجر.'],
    },
    input: (state) => searched(state, { status: 'open' }),
    range: rangeOf45,
    remove: 'masterHN',
    left: { controls: 1 },
  },
  currency: {
    rows: { offers: '[CUR-03] [CUR-08]', add: '[CUR-02]' },
    heads: [
      ['ID', 'Country', 'Rate per dinar', 'One unit in dinars', 'Actions'],
      ['الرقم', 'الدولة', 'السعر لكل دينار', 'الوحدة الواحدة بالدينار', 'الإجراءات'],
    ],
    texts: {
      error: ['The rates could not be loaded', 'تعذّر تحميل الأسعار'],
      empty: ['No rates yet', 'لا توجد أسعار بعد'],
      hint: ['A rate says what one dinar is worth in a country.', 'السعر هو ما يساويه الدينار الواحد في دولة ما.'],
    },
    input: () => undefined,
    add: { who: 'masterHN', words: ['Add currency', 'إضافة عملة'] },
    edit: 'masterHN',
    left: { controls: 0 },
  },
  'dynamic-variant': {
    rows: { search: '[DYN-02]', offers: '[DYN-03] [DYN-04]' },
    heads: [
      ['ID', 'Name', 'Category', 'Price', 'Available', 'Actions'],
      ['الرقم', 'الاسم', 'التصنيف', 'السعر', 'المتاح', 'الإجراءات'],
    ],
    texts: {
      error: ['The dynamic variants could not be loaded', 'تعذّر تحميل الإضافات المدفوعة'],
      empty: ['No dynamic variants here yet', 'لا توجد إضافات مدفوعة هنا بعد'],
      hint: ['Dynamic variants stand under “Active” or “Not active”.', 'تجد الإضافات المدفوعة تحت «نشطة» أو «غير نشطة».'],
    },
    search: idOrName,
    input: (state) => searched(state, { isDeleted: false }),
    range: rangeOf45,
    add: {
      who: 'masterHN',
      words: ['Add dynamic variants', 'إضافات جديدة'],
      to: '/dynamic-variant/add-dynamic-variant',
    },
    edit: 'masterHN',
    deactivate: 'masterHN',
    left: { controls: 0 },
  },
  'home/products': {
    rows: { search: '[HPR-04]', offers: '[HPR-05] [HPR-06] [HPR-07] [OP-54]', remove: '[HPR-22] [ERR-17]' },
    heads: [
      ['ID', 'Product', 'Pictures', 'Actions'],
      ['الرقم', 'المنتج', 'الصور', 'الإجراءات'],
    ],
    texts: {
      error: ['The products could not be loaded', 'تعذّر تحميل المنتجات'],
      empty: ['No products of this type yet', 'لا توجد منتجات من هذا النوع بعد'],
      hint: ['Products added here appear on the home site.', 'ما تضيفه هنا يظهر في الموقع التعريفي.'],
    },
    search: ['ID or title', 'الرقم أو العنوان'],
    input: (state) => searched(state, { type: 'premium_products' }),
    range: rangeOf45,
    add: { who: 'everyone', words: ['Add product', 'إضافة منتج'], to: '/home/products/add-products?type=premium_products' },
    edit: 'home',
    remove: 'home',
    left: { controls: 0 },
  },
  notification: {
    rows: { offers: '[NOT-02] [NOT-04]', add: '[NOT-03]' },
    heads: [
      ['ID', 'Title', 'Text', 'Sent', 'Actions'],
      ['الرقم', 'العنوان', 'النص', 'أُرسل في', 'الإجراءات'],
    ],
    texts: {
      error: ['The notifications could not be loaded', 'تعذّر تحميل الإشعارات'],
      empty: ['No notifications yet', 'لا توجد إشعارات بعد'],
      hint: ['Notifications that were sent appear here.', 'تظهر هنا الإشعارات المرسلة.'],
    },
    search: ['ID or title', 'الرقم أو العنوان'],
    input: searched,
    range: rangeOf45,
    add: { who: 'masterHN', words: ['New notification', 'إشعار جديد'], to: '/notification/add-notification' },
    remove: 'masterHN',
    left: { controls: 1 },
  },
  orders: {
    rows: { heads: '[OP-82]' },
    heads: orderHeads,
    texts: {
      error: ['The orders could not be loaded', 'تعذّر تحميل الطلبات'],
      empty: ['No orders yet', 'لا توجد طلبات بعد'],
      hint: ['Orders of registered customers appear here.', 'تظهر هنا طلبات العملاء المسجلين.'],
    },
    search: orderSearch,
    input: inDays,
    range: rangeOf45,
    left: { controls: 4 },
  },
  'orders-guest': {
    rows: { heads: '[OP-82]' },
    heads: orderHeads,
    texts: {
      error: ['The guest orders could not be loaded', 'تعذّر تحميل طلبات الزوار'],
      empty: ['No guest orders yet', 'لا توجد طلبات زوار بعد'],
      hint: ['Orders without an account appear here.', 'تظهر هنا الطلبات التي تمت دون حساب.'],
    },
    search: orderSearch,
    input: inDays,
    range: rangeOf45,
    left: { controls: 4 },
  },
  'printing/history': {
    rows: {},
    heads: [
      ['Time', 'Order', 'Customer', 'Document', 'Printer', 'Printed by', 'Copies', 'Outcome', 'Actions'],
      ['الوقت', 'الطلب', 'العميل', 'المستند', 'الطابعة', 'طبعها', 'النسخ', 'النتيجة', 'الإجراءات'],
    ],
    texts: {
      error: ['The print history could not be read', 'تعذّرت قراءة سجل الطباعة'],
      empty: ['Nothing was printed here yet', 'لم يُطبع شيء هنا بعد'],
      hint: [
        'Every sheet that this computer sends to a printer stands here, with when, where and by whom.',
        'تظهر هنا كل ورقة يرسلها هذا الجهاز إلى طابعة، مع وقتها وطابعتها ومن طبعها.',
      ],
    },
    search: ['Order number, name or phone', 'رقم الطلب أو اسم العميل أو هاتفه'],
    input: (state) => expect.objectContaining(state),
    range: rangeOf45,
    left: { controls: 3 },
  },
  'masterHN/products': {
    rows: { search: '[PRD-02]', pages: '[PRD-09]', offers: '[PRD-06] [PRD-07]', add: '[PRD-04]' },
    heads: [
      ['Product', 'Code', 'Category', 'Price', 'Stock', 'Flags', 'Actions'],
      ['المنتج', 'الرمز', 'التصنيف', 'السعر', 'المخزون', 'العلامات', 'الإجراءات'],
    ],
    texts: {
      error: ['The products could not be loaded', 'تعذّر تحميل المنتجات'],
      empty: ['No products here yet', 'لا توجد منتجات هنا بعد'],
      hint: ['Products stand under “Active” or “Not active”.', 'تجد المنتجات تحت «نشطة» أو «غير نشطة».'],
    },
    search: idOrName,
    input: (state) => searched(state, { isDeleted: false }),
    range: rangeOf45,
    add: { who: 'masterHN', words: ['Add product', 'إضافة منتج'], to: '/masterHN/products/add-products' },
    edit: 'masterHN',
    deactivate: 'masterHN',
    left: { controls: 0 },
  },
  'promo-codes': {
    rows: { search: '[PRM-02]', offers: '[PRM-03] [PRM-06] [PRM-07]' },
    heads: [
      ['ID', 'Name', 'Amount', 'Type', 'Start date', 'End date', 'Max usage', 'Count usage', 'Active', 'Actions'],
      [
        ...['الرقم', 'الاسم', 'القيمة', 'النوع', 'تاريخ البداية', 'تاريخ النهاية'],
        ...['أقصى عدد استخدام', 'عدد مرات الاستخدام', 'مفعّل', 'الإجراءات'],
      ],
    ],
    texts: {
      error: ['The promo codes could not be loaded', 'تعذّر تحميل أكواد الخصم'],
      empty: ['No promo codes yet', 'لا توجد أكواد خصم بعد'],
      hint: ['A promo code takes a percentage or a fixed amount off an order.', 'كود الخصم يخصم نسبة مئوية أو مبلغًا ثابتًا من الطلب.'],
    },
    search: idOrName,
    input: searched,
    range: rangeOf45,
    add: { who: 'masterHN', words: ['Add promo code', 'إضافة كود خصم'], to: '/promo-codes/add-promo-codes' },
    edit: 'masterHN',
    remove: 'masterHN',
    left: { controls: 0 },
  },
  'masterHN/users': {
    rows: { search: '[USR-02]' },
    heads: [
      ['ID', 'Name', 'Email', 'Default phone', 'Active', 'Deleted', 'Actions'],
      ['الرقم', 'الاسم', 'البريد الإلكتروني', 'الهاتف الأساسي', 'الحالة', 'محذوف؟', 'الإجراءات'],
    ],
    texts: {
      error: ['The users could not be loaded', 'تعذّر تحميل العملاء'],
      empty: ['No users yet', 'لا يوجد عملاء بعد'],
      hint: ['Customers with an account appear here.', 'يظهر هنا العملاء الذين لديهم حساب.'],
    },
    search: ['ID, name or email', 'الرقم أو الاسم أو البريد'],
    input: searched,
    range: rangeOf45,
    edit: 'masterHN',
    left: { controls: 3 },
  },
  variant: {
    rows: { search: '[VAR-02]', offers: '[VAR-03] [VAR-04]' },
    heads: [
      ['ID', 'Variant', 'Values', 'Actions'],
      ['الرقم', 'الخيار', 'القيم', 'الإجراءات'],
    ],
    texts: {
      error: ['The variants could not be loaded', 'تعذّر تحميل خيارات المنتجات'],
      empty: ['No variants yet', 'لا توجد خيارات بعد'],
      hint: ['Add a category first, then its variants.', 'أضف تصنيفًا أولًا، ثم خياراته.'],
    },
    search: ['Category or variant', 'التصنيف أو الخيار'],
    input: searched,
    range: ['1–20 of 45 categories', '1–20 من 45 تصنيفًا'],
    add: { who: 'masterHN', words: ['Add variants', 'إضافة خيارات'], to: '/variant/add-variant' },
    edit: 'masterHN',
    remove: 'masterHN',
    left: { controls: 0 },
  },
};
