import { say, step, type TopicArea, trouble } from '../topic';

/** The work of the shop besides orders and products. */
export const shopArea = {
  title: say('المتجر', 'Shop'),
  topics: {
    figures: {
      title: say('أرقام لوحة المعلومات', 'The figures of the dashboard'),
      about: say(
        'المبيعات والطلبات كما يقولها الخادم، والأيام الأخيرة كما يعدّها ديوان من القائمتين.',
        'Sales and orders as the server says them; the last days as Diwan counts them from both lists.',
      ),
      steps: [
        step(
          '[[dashboard.figures.totalAdmins]] و[[dashboard.figures.totalCategories]] يفتحان قائمتيهما. بقية الأرقام للعرض فقط.',
          '[[dashboard.figures.totalAdmins]] and [[dashboard.figures.totalCategories]] open their lists. The other figures are for display only.',
        ),
        step('الرسم يظهر جدولًا أيضًا، بالزر الذي فوقه.', 'A plot is a table too, by the button above it.'),
      ],
      troubles: [
        trouble(
          say('[[dashboard.figures.notLoaded]]', '[[dashboard.figures.notLoaded]]'),
          say(
            'اضغط [[common.retry]]. لا يعرض ديوان رقمًا لم يصله.',
            'Press [[common.retry]]. Diwan never shows a number that it didn’t receive.',
          ),
        ),
      ],
      related: ['sort-and-sum', 'first-day'],
      picture: { stop: 'dashboard', around: 'dashboard.days.title' },
      words: say('مبيعات اليوم إحصائيات تقرير', 'sales today statistics report'),
    },
    'sales-report': {
      title: say('معرفة ما بِيع، وإقفال اليوم', 'Sales report and end-of-day closing'),
      about: say(
        'مبيعات فترة بجانب التي قبلها: حسب اليوم والدفع والمحافظة والمنتج. الملغى خارجها.',
        'Takings of a period beside the one before: by day, payment, governorate and product. Canceled orders are left out.',
      ),
      steps: [
        step('افتح [[navigation.sales]] واختر [[sales.period]].', 'Open [[navigation.sales]] and choose the [[sales.period]].'),
        step('اضغط أي رقم أخضر لترى طلباته.', 'Press a green figure to see its orders.'),
        step(
          'من السهم بجانب زر الطباعة ورقة نهاية اليوم: النقد المتوقع من السائقين وما عُدّ.',
          'The arrow beside the print button has the sheet of the end of the day: the cash to expect from drivers, and what was counted.',
        ),
      ],
      troubles: [
        trouble(
          say('علامة ؟ مكان الأرقام', 'A ? in place of figures'),
          say(
            'لم تُحمَّل القائمة كلها بعد. أكمل تحميلها. والطلبات التي لا تدخل في مجموع تُذكر بجانبه.',
            'The list is not fully loaded yet. Continue loading. Orders that are left out of a sum are named beside it.',
          ),
        ),
      ],
      related: ['figures', 'sort-and-sum', 'export-list'],
      words: say('مبيعات إيراد نقد صندوق يوم إقفال تقرير', 'takings revenue cash till closing report'),
    },
    'promo-code': {
      title: say('كود خصم', 'A promo code'),
      about: say(
        'كلمة يكتبها العميل عند الدفع فيُخصم له مبلغ أو نسبة.',
        'A word that a customer types when paying, for an amount or a percentage off.',
      ),
      steps: [
        step('افتح [[navigation.promoCodes]] واضغط [[promoCodes.add]].', 'Open [[navigation.promoCodes]] and press [[promoCodes.add]].'),
        step(
          'اكتب كلمة قصيرة بلا مسافات، ثم نوع الخصم وقيمته.',
          'Type a short word without spaces, then the kind of discount and its value.',
        ),
        step(
          'حدّد متى ينتهي وكم مرة يُستخدم، أو اتركهما بلا حد.',
          'Say when it ends and how often it can be used, or leave both without a limit.',
        ),
        step('اقرأ [[promoCodes.preview.title]]، ثم [[promoCodes.save]].', 'Read [[promoCodes.preview.title]], then [[promoCodes.save]].'),
      ],
      troubles: [
        trouble(
          say('الكود لا يعمل', 'The code does not work'),
          say(
            'انظر في صفه: [[promoCodes.expired]] أو [[promoCodes.usedUp]] أو [[promoCodes.states.inactive]].',
            'Look at its row: [[promoCodes.expired]], [[promoCodes.usedUp]] or [[promoCodes.states.inactive]].',
          ),
        ),
      ],
      related: ['undo', 'sort-and-sum'],
      show: { button: 'promoCodes.add', on: 'promo-codes' },
      picture: { stop: 'promo-code-edit', around: 'promoCodes.preview.title' },
      words: say('كوبون تخفيض عرض نسبة', 'coupon discount voucher'),
    },
    'delivery-fees': {
      title: say('رسوم التوصيل', 'Delivery fees'),
      about: say('رسم واحد لكل المناطق، أو رسم لكل منطقة.', 'One fee for all areas, or a fee for each.'),
      steps: [
        step('افتح [[navigation.delivery]] واختر [[delivery.areas]].', 'Open [[navigation.delivery]] and choose [[delivery.areas]].'),
        step(
          'اكتب في الجدول أو الصق من إكسل.',
          'Type in the grid, or paste from Excel.',
          say('محافظة كاملة مرة واحدة: [[grid.set.button]].', 'A whole governorate at once: [[grid.set.button]].'),
        ),
        step('احفظ. ما كتبته لدول أخرى يبقى حتى الحفظ.', 'Save. What was typed for other countries stays until then.'),
      ],
      keys: ['cell', 'fillDown', 'undo', 'nextError'],
      troubles: [
        trouble(
          say('منطقة لا تظهر', 'An area is not there'),
          say('المناطق من الخادم. يضيفها من يدير المتجر هناك.', 'Areas come from the server; whoever looks after it adds them there.'),
        ),
      ],
      related: ['combinations', 'currency'],
      show: { button: 'delivery.areas', on: 'delivery' },
      picture: { stop: 'delivery-areas', around: 'delivery.areaFees' },
      words: say('سعر التوصيل مناطق محافظات شحن', 'shipping price areas governorates'),
    },
    notification: {
      title: say('إرسال إشعار إلى العملاء', 'Send a notification to customers'),
      about: say(
        'يصل إلى هواتف العملاء، ولا يُسحب بعد الإرسال.',
        'It reaches the telephones of customers, and cannot be taken back once sent.',
      ),
      steps: [
        step(
          'افتح [[navigation.notifications]] واضغط [[notifications.add]].',
          'Open [[navigation.notifications]] and press [[notifications.add]].',
        ),
        step('اكتب العنوان والنص باللغتين، واقرأ المعاينتين.', 'Type title and text in both languages, and read both previews.'),
        step(
          'اضغط [[notifications.send]]، ثم [[notifications.lastStep.confirm]].',
          'Press [[notifications.send]], then [[notifications.lastStep.confirm]].',
        ),
      ],
      troubles: [
        trouble(
          say('لم يصل رد، ولا تعرف هل أُرسل', 'No answer came, and it is not known whether it was sent'),
          say(
            'يقرأ ديوان القائمة ويقول هل وجده فيها. لا ترسله مرة ثانية قبل ذلك.',
            'Diwan reads the list and says whether it is there. Do not send it again before.',
          ),
        ),
      ],
      related: ['banners', 'messages'],
      show: { button: 'notifications.add', on: 'notification' },
      picture: { stop: 'notification-filled', around: 'notifications.preview.title' },
      words: say('رسالة جوال تنبيه العملاء', 'push message phone'),
    },
    banners: {
      title: say('بنرات المتجر', 'Banners of the shop'),
      about: say('خمس صور على الأكثر، بالترتيب الذي تراه.', 'At most five pictures, in the order that you see.'),
      steps: [
        step(
          'افتح [[navigation.banners]] واضغط [[shopBanners.addImage]] أو أفلت صورة.',
          'Open [[navigation.banners]] and press [[shopBanners.addImage]], or drop a picture.',
        ),
        step(
          'رتّبها بالسحب أو بالأسهم، وانظر إلى [[shopBanners.preview]].',
          'Order them by dragging or by arrows, and look at the [[shopBanners.preview]].',
        ),
        step('اضغط [[shopBanners.save]].', 'Press [[shopBanners.save]].'),
      ],
      related: ['pictures', 'style-up', 'home-page'],
      show: { button: 'shopBanners.addImage', on: 'banners' },
      picture: { stop: 'banners', around: 'shopBanners.section' },
      words: say('صور إعلان سلايدر', 'slider pictures advert'),
    },
    'style-up': {
      title: say('تنسيق المطابخ', 'Kitchens in colours'),
      about: say(
        'مطبخان، ولكل منهما لوحات ألوان يختار منها العميل.',
        'Two kitchens, each with sheets of colours that a customer chooses from.',
      ),
      steps: [
        step(
          'افتح [[navigation.styleUp]]، واختر المطبخ وصورته الرئيسية.',
          'Open [[navigation.styleUp]], choose the kitchen and its main picture.',
        ),
        step(
          'اضغط [[styleUp.addSheet]]، وفي كل عنصر [[styleUp.swatch]] و[[styleUp.picture]].',
          'Press [[styleUp.addSheet]]; each item has a [[styleUp.swatch]] and a [[styleUp.picture]].',
        ),
        step('احفظ كل مطبخ وحده.', 'Save each kitchen by itself.'),
      ],
      troubles: [
        trouble(
          say('عنصر لم يُرسل', 'An item was not sent'),
          say('تنقصه العيّنة أو الصورة. يبقى هنا حتى تكمله.', 'It lacks its swatch or its picture, and stays here until it has both.'),
        ),
      ],
      related: ['pictures', 'banners'],
      picture: { stop: 'style-up', around: 'styleUp.sheets' },
      words: say('مطبخ ألوان عينة', 'kitchen colours swatch'),
    },
    payment: {
      title: say('آيبان المتجر', 'The IBAN of the shop'),
      about: say(
        'حساب المتجر في البنك. رقما التحقق يكشفان الخطأ في الكتابة.',
        'The shop’s bank account. Its check digits reveal a typing mistake.',
      ),
      steps: [
        step('افتح [[navigation.payment]] والصق الآيبان كما هو.', 'Open [[navigation.payment]] and paste the IBAN as it is.'),
        step('اقرأ الدولة ورمز البنك ورقمي التحقق، ثم [[iban.save]].', 'Read country, bank code and check digits, then [[iban.save]].'),
      ],
      troubles: [
        trouble(
          say('رقما التحقق لا يطابقان', 'The check digits are not right'),
          say(
            'حرف خطأ أو خانتان تبادلتا مكانيهما. قارنه بورقة البنك.',
            'A character is wrong, or two have changed places. Compare it with the bank’s paper.',
          ),
        ),
      ],
      related: ['delivery-fees', 'currency'],
      show: { button: 'iban.save', on: 'payment' },
      picture: { stop: 'payment', around: 'iban.section' },
      words: say('بنك حساب تحويل', 'bank account transfer'),
    },
    currency: {
      title: say('أسعار العملات', 'Rates of currencies'),
      about: say('ما يساويه الدينار الكويتي في كل دولة.', 'What a Kuwaiti dinar is worth in each country.'),
      steps: [
        step('افتح [[navigation.currency]] واضغط [[currency.add]].', 'Open [[navigation.currency]] and press [[currency.add]].'),
        step(
          'اختر الدولة واكتب السعر، وتأكد من السطر المعكوس تحته.',
          'Choose the country, type the rate, and look at the line below it that turns it round.',
        ),
        step('اضغط [[currency.save]].', 'Press [[currency.save]].'),
      ],
      troubles: [
        trouble(
          say('الدولة غير موجودة في الخيارات', 'The country is not among the choices'),
          say('لها سعر من قبل. عدّل ذلك الصف.', 'It has a rate already. Edit that row.'),
        ),
      ],
      related: ['delivery-fees', 'payment'],
      show: { button: 'currency.add', on: 'currency' },
      picture: { stop: 'currency-typed', around: 'currency.save' },
      words: say('دولار ريال صرف تحويل', 'exchange dollar riyal'),
    },
    customers: {
      title: say('بيانات عميل', 'The record of a customer'),
      about: say(
        'من له حساب في المتجر: اسمه وهاتفه وعنوانه، وحظره أو حذفه.',
        'Who has an account in the shop: name, phone, address, blocked or deleted.',
      ),
      steps: [
        step(
          'افتح [[navigation.users]] وابحث بالاسم أو البريد أو الهاتف.',
          'Open [[navigation.users]] and search by name, email or phone.',
        ),
        step('اضغط الصف، عدّل، ثم [[users.save]].', 'Press the row, change it, then [[users.save]].'),
        step('مفتاح [[users.columns.active]] يحظر ويرفع الحظر.', 'The switch [[users.columns.active]] blocks and unblocks.'),
      ],
      troubles: [
        trouble(
          say('العميل غير موجود', 'The customer is not there'),
          say(
            'ربما اشترى دون حساب. ابحث في [[navigation.guestOrders]].',
            'Perhaps they bought without an account. Search the [[navigation.guestOrders]].',
          ),
        ),
      ],
      related: ['order-details', 'undo', 'export-list'],
      picture: { stop: 'user-profile', around: 'users.contact' },
      words: say('زبون مستخدم هاتف عنوان حظر', 'user phone address block'),
    },
    messages: {
      title: say('رسائل العملاء والزوار', 'Messages of customers and visitors'),
      about: say(
        'رسائل المتجر ورسائل الموقع التعريفي، كل منها في شاشته.',
        'Those of the shop and those of the home site have a screen each.',
      ),
      steps: [
        step('اضغط الرسالة لتقرأها كاملة.', 'Press a message to read all of it.'),
        step('رد بالبريد أو الهاتف، ثم [[contactMessages.close]].', 'Answer by email or phone, then [[contactMessages.close]].'),
        step('ما انتهى تجده تحت [[contactMessages.tabs.closed]].', 'What is done stands under [[contactMessages.tabs.closed]].'),
      ],
      related: ['customers', 'notification'],
      show: { button: 'contactMessages.tabs.closed', on: 'masterHN/contact-us' },
      picture: { stop: 'shop-messages', around: 'contactMessages.tabs.open' },
      words: say('تواصل شكوى رد', 'contact complaint answer'),
    },
    'shop-pages': {
      title: say('حسابات التواصل وصفحة «من نحن»', 'Social accounts and “About us”'),
      about: say(
        'ما يراه الزوار عن المتجر: الروابط وأوقات العمل والتعريف.',
        'What visitors see of the shop: links, opening times and who it is.',
      ),
      steps: [
        step('افتح [[navigation.social]] واكتب الحسابات وأوقات العمل.', 'Open [[navigation.social]] and type accounts and opening times.'),
        step(
          'لصفحة التعريف افتح [[navigation.aboutUs]]، ثم [[about.add]].',
          'For the page about the shop open [[navigation.aboutUs]], then [[about.add]].',
        ),
        step('رتّب الفقرات بالأسهم واحفظ.', 'Order the blocks by arrows, and save.'),
      ],
      troubles: [
        trouble(
          say('المتجر والموقع لهما شاشتان', 'Shop and home site have a screen each'),
          say(
            'حسابات الموقع تحت [[navigation.homeSocial]] في مجموعة [[navigation.home]].',
            'Those of the site are under [[navigation.homeSocial]] in the group [[navigation.home]].',
          ),
        ),
      ],
      related: ['home-page', 'pictures'],
      show: { button: 'social.accounts', on: 'social' },
      picture: { stop: 'social', around: 'social.accounts' },
      words: say('انستغرام واتساب أوقات الدوام تعريف', 'instagram whatsapp hours about'),
    },
    'home-page': {
      title: say('الموقع التعريفي', 'The home site'),
      about: say('بنراته ومجموعته ورمزه ومنتجاته، وهو غير المتجر.', 'Its banners, collection, barcode and products; it is not the shop.'),
      steps: [
        step(
          'افتح [[navigation.homePage]] في مجموعة [[navigation.home]]، وأضف بنرًا بـ [[homePage.addBanner]].',
          'Open [[navigation.homePage]] in the group [[navigation.home]], and add a banner with [[homePage.addBanner]].',
          say('بنر بلا صورة لا يُنشر.', 'A banner without a picture is not published.'),
        ),
        step(
          'المنتجات في [[navigation.homeProducts]]، ثم [[homeProducts.add]].',
          'Products are under [[navigation.homeProducts]], then [[homeProducts.add]].',
        ),
        step('اضغط [[homePage.save]].', 'Press [[homePage.save]].'),
      ],
      related: ['pictures', 'banners', 'shop-pages'],
      show: { button: 'homePage.addBanner', on: 'home/page' },
      picture: { stop: 'home-page', around: 'homePage.banners' },
      words: say('موقع الشركة كتالوج', 'site company catalog'),
    },
  },
} as const satisfies TopicArea;
