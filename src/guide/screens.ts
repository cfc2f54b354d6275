import { say, type Words } from './topic';
import type { TopicId } from './topics';

/** What the guide says of a screen: what it is, and its topics, the most likely question first. */
export interface ScreenGuide {
  /** Paths of the routes, as their areas declare them. */
  paths: readonly string[];
  about: Words;
  topics: readonly TopicId[];
}

const lists = ['search-a-list', 'sort-and-sum', 'saved-views', 'export-list', 'record-window'] as const;

/** Every screen has its place here; a test compares them with the routes of the app. */
export const screenGuides: readonly ScreenGuide[] = [
  {
    paths: ['login'],
    about: say('من هنا تبدأ: خادم المتجر، ثم حسابك.', 'This is where it begins: the shop’s server, then your account.'),
    topics: ['sign-in', 'connect', 'look', 'check-server'],
  },
  {
    paths: ['', 'admins', 'admins/add-admins', 'admins/edit-admin/:id/:name?'],
    about: say('كل من يحق له الدخول إلى ديوان، وما يحق له.', 'Everybody who may sign in to Diwan, and what they may do.'),
    topics: ['admins', 'rules', 'drafts', 'conflict'],
  },
  {
    paths: ['rules', 'rules/:id'],
    about: say('ما يحق لكل مشرف في كل قسم.', 'What each admin may do in each area.'),
    topics: ['rules', 'not-allowed', 'admins'],
  },
  {
    paths: ['profile'],
    about: say('حسابك أنت.', 'Your own account.'),
    topics: ['profile', 'sign-in', 'pictures'],
  },
  {
    paths: ['home/page', 'home/products', 'home/products/add-products', 'home/products/add-products/:id', 'home/about-us'],
    about: say('ما يعرضه الموقع التعريفي.', 'What the home site shows.'),
    topics: ['home-page', 'pictures', 'drafts'],
  },
  {
    paths: ['home/social', 'social', 'pages', 'pages/about', 'pages/about-us'],
    about: say('ما يعرفه الزوار عن المتجر.', 'What visitors know of the shop.'),
    topics: ['shop-pages', 'pictures', 'drafts'],
  },
  {
    paths: ['home/contact-us', 'masterHN/contact-us'],
    about: say('رسائل العملاء والزوار.', 'Messages from customers and visitors.'),
    topics: ['messages', 'search-a-list'],
  },
  {
    paths: ['masterHN/dashboard'],
    about: say('أرقام المتجر الآن، وآخر أيامه.', 'The shop’s figures of now, and its last days.'),
    topics: ['figures', 'sales-report', 'first-day', 'find-everything', 'keyboard'],
  },
  {
    paths: ['masterHN/sales'],
    about: say('ما بِيع في فترة، ومن كل جهة.', 'What was sold in a period, from every side.'),
    topics: ['sales-report', 'figures', 'export-list'],
  },
  {
    paths: ['masterHN/categories'],
    about: say('أقسام المتجر التي تُرتَّب فيها المنتجات.', 'What the products are sorted into.'),
    topics: ['categories', 'activate', 'pictures'],
  },
  {
    paths: ['masterHN/products'],
    about: say('كل ما يبيعه المتجر، بأسعاره ومخزونه.', 'All that the shop sells, with prices and stock.'),
    topics: ['products', 'stock', 'edit-as-table', 'import-file', 'activate', 'product-labels', 'price-tags', ...lists],
  },
  {
    paths: ['masterHN/products/table', 'masterHN/products/writings', 'masterHN/products/writings/:writing'],
    about: say('منتجات كثيرة معًا، وما كُتب منها.', 'Many products at once, and what was written of them.'),
    topics: ['edit-as-table', 'import-file', 'stock', 'combinations'],
  },
  {
    paths: ['masterHN/products/import'],
    about: say('أسعار ومخزون من ملف.', 'Prices and stock from a file.'),
    topics: ['import-file', 'edit-as-table', 'export-list'],
  },
  {
    paths: ['masterHN/products/add-products', 'masterHN/products/add-products/:id'],
    about: say('منتج واحد بكل ما فيه.', 'One product with all that it has.'),
    topics: ['products', 'combinations', 'pictures', 'drafts', 'conflict'],
  },
  {
    paths: ['variant', 'variant/add-variant', 'variant/add-variant/:id'],
    about: say('مقاسات وألوان كل تصنيف.', 'Sizes and colours of each category.'),
    topics: ['variants', 'combinations', 'drafts'],
  },
  {
    paths: ['dynamic-variant', 'dynamic-variant/add-dynamic-variant', 'dynamic-variant/edit-dynamic-variant/:id'],
    about: say('ما يُزاد على المنتجات بسعر.', 'What is added to products for a price.'),
    topics: ['paid-extras', 'activate', 'drafts'],
  },
  {
    paths: ['orders'],
    about: say(
      'طلبات من له حساب. الأحدث أولًا، إلا إذا رتّبتها أنت.',
      'Orders of customers with an account. The newest first, unless you sort them.',
    ),
    topics: ['print-orders', 'change-status', 'pick-list', 'driver-sheet', 'new-orders', ...lists, 'print-queue', 'offline', 'not-allowed'],
  },
  {
    paths: ['orders-guest'],
    about: say(
      'طلبات من اشترى دون حساب. الأحدث أولًا، إلا إذا رتّبتها أنت.',
      'Orders of those who bought without an account. The newest first, unless you sort them.',
    ),
    topics: ['print-orders', 'change-status', 'pick-list', 'driver-sheet', 'new-orders', ...lists, 'print-queue', 'offline', 'not-allowed'],
  },
  {
    paths: ['orders/details', 'orders-guest/details'],
    about: say('طلب واحد: ماذا ولمن وإلى أين.', 'One order: what, for whom, and where to.'),
    topics: ['order-details', 'done-next', 'change-status', 'print-orders'],
  },
  {
    paths: ['orders/invoice', 'orders-guest/invoice'],
    about: say('المستند كما سيخرج من الطابعة.', 'The document as it will come out of the printer.'),
    topics: ['save-pdf', 'print-orders', 'document-head', 'copy'],
  },
  {
    paths: ['orders/ship'],
    about: say('كل طرد يُمسح وهو يخرج.', 'Each parcel is scanned as it leaves.'),
    topics: ['scan-to-ship', 'undo', 'driver-sheet'],
  },
  {
    paths: ['promo-codes', 'promo-codes/add-promo-codes', 'promo-codes/edit-promo-codes/:id?'],
    about: say('كلمات يكتبها العملاء فيُخصم لهم.', 'Words that customers type for a discount.'),
    topics: ['promo-code', 'undo', 'drafts'],
  },
  {
    paths: ['currency'],
    about: say('أسعار صرف الدينار الكويتي.', 'Exchange rates for the Kuwaiti dinar.'),
    topics: ['currency'],
  },
  {
    paths: ['masterHN/users', 'masterHN/users/profile'],
    about: say('العملاء الذين لهم حساب في المتجر.', 'Customers with an account in the shop.'),
    topics: ['customers', ...lists, 'conflict'],
  },
  {
    paths: ['banners'],
    about: say('الصور في أعلى المتجر.', 'The pictures at the top of the shop.'),
    topics: ['banners', 'pictures'],
  },
  {
    paths: ['masterHN/style-up'],
    about: say('المطابخ بألوانها.', 'Kitchens in their colours.'),
    topics: ['style-up', 'pictures'],
  },
  {
    paths: ['delivery'],
    about: say('إلى أين يصل التوصيل وبكم.', 'Where the shop delivers to, and for how much.'),
    topics: ['delivery-fees', 'drafts'],
  },
  {
    paths: ['payment'],
    about: say('حساب المتجر في البنك.', 'The shop’s account at the bank.'),
    topics: ['payment'],
  },
  {
    paths: ['notification', 'notification/add-notification'],
    about: say('ما يصل إلى هواتف العملاء.', 'What reaches the telephones of customers.'),
    topics: ['notification', 'drafts'],
  },
  {
    paths: ['printing/station'],
    about: say('الجهاز الذي يطبع الطلبات الجديدة وحده.', 'The computer that prints new orders by itself.'),
    topics: ['station-start', 'station-screen', 'station-asks', 'two-stations', 'printer-trouble'],
  },
  {
    paths: ['printing/history', 'printing/history/:sheet'],
    about: say('كل ورقة أُرسلت من هذا الجهاز.', 'Every sheet that this computer has sent.'),
    topics: ['print-history', 'copy', 'uncertain', 'print-queue'],
  },
  {
    paths: ['settings/printing'],
    about: say('أين تُطبع مستندات هذا الجهاز وكيف.', 'Where the documents of this computer print, and how.'),
    topics: ['choose-printer', 'document-head', 'station-start', 'two-stations', 'printer-trouble'],
  },
  {
    paths: ['settings/drafts'],
    about: say('ما كتبته ولم تحفظه.', 'What you typed and did not save.'),
    topics: ['drafts', 'conflict'],
  },
  {
    paths: ['settings/server-check'],
    about: say('هل يجيب خادم المتجر كما يجب.', 'Whether the shop’s server answers as it should.'),
    topics: ['check-server', 'connect', 'support'],
  },
  {
    paths: ['page-error-404', '*'],
    about: say('لا شاشة بهذا العنوان.', 'There is no screen at this address.'),
    topics: ['find-everything', 'keyboard', 'support', 'new-version'],
  },
];

const byPath = new Map(screenGuides.flatMap((guide) => guide.paths.map((path) => [path, guide] as const)));

/** What the guide says of the screen of a route. */
export const guideOfScreen = (path: string): ScreenGuide | undefined => byPath.get(path);
