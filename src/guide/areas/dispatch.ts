import { say, step, type TopicArea, trouble } from '../topic';

/** What leaves the house, and on which papers. */
export const dispatchArea = {
  title: say('التجهيز والتوصيل', 'Packing and delivery'),
  topics: {
    'pick-list': {
      title: say('قائمة تجميع لعدة طلبات', 'A pick list for many orders'),
      about: say(
        'ورقة واحدة لمنتجات كل الطلبات المحددة: كل منتج مرة واحدة، بمربع وعدد، ولأي طلب.',
        'One sheet for the goods of all ticked orders: each product once, with a box, how many, and for which order.',
      ),
      steps: [
        step('حدّد الطلبات في القائمة.', 'Tick the orders in the list.'),
        step(
          'السهم بجانب زر الطباعة، ثم [[printables.name.pickList]].',
          'The arrow beside the print button, then [[printables.name.pickList]].',
        ),
        step(
          'اختر الترتيب: [[printLists.sortings.category]] أو [[printLists.sortings.code]].',
          'Choose the order: [[printLists.sortings.category]] or [[printLists.sortings.code]].',
        ),
        step(
          'اضغط [[printables.printList.pickList 10]].',
          'Press [[printables.printList.pickList 10]].',
          say('وإن أردت تتغيّر حالتها بعد إرسال الورقة فقط.', 'If you want, their status changes too, once the sheet was sent.'),
        ),
      ],
      troubles: [
        trouble(
          say('طلبات لا تدخل في الورقة', 'Some orders do not go in'),
          say(
            'الملغى وما لا بنود فيه، ويقول ذلك أولًا مع ما كان في قائمة سابقة.',
            'Canceled ones and those without lines; it says so first, and which were on an earlier list.',
          ),
        ),
      ],
      related: ['driver-sheet', 'scan-to-ship', 'print-orders'],
      show: { button: 'printMenu.more', first: say('حدّد طلبًا أولًا.', 'Tick an order first.') },
      picture: { stop: 'order-list-pickList', around: 'printLists.sorting' },
      words: say('تجميع المستودع الرفوف أصناف', 'picking warehouse shelves goods'),
    },
    'driver-sheet': {
      title: say('كشف توصيل للسائق', 'A driver’s sheet'),
      about: say(
        'الأسماء والعناوين والمبالغ التي تُحصَّل، حسب المحافظة والمنطقة، ومجموع النقد.',
        'Whom, where and what to collect, by governorate and area, with the sum of the cash.',
      ),
      steps: [
        step('حدّد طلبات السائق.', 'Tick the orders of the driver.'),
        step(
          'السهم بجانب زر الطباعة، ثم [[printables.name.driverSheet]].',
          'The arrow beside the print button, then [[printables.name.driverSheet]].',
        ),
        step('راجع المعاينة واطبع.', 'Read the preview and print.'),
      ],
      related: ['pick-list', 'scan-to-ship'],
      show: { button: 'printMenu.more', first: say('حدّد طلبًا أولًا.', 'Tick an order first.') },
      picture: { stop: 'order-list-menu', around: 'printables.name.driverSheet' },
      words: say('سائق مندوب نقد تحصيل عناوين', 'driver cash collect addresses'),
    },
    'scan-to-ship': {
      title: say('مسح الطرود عند خروجها', 'Scan parcels as they leave'),
      about: say(
        'تمسح رمز كل طرد فيصير طلبه «تم الشحن»، بلون كبير وصوت يقولان ما الذي حدث.',
        'Scan the code of each parcel and its order is shipped; a large colour and a sound say what happened.',
      ),
      steps: [
        step('افتح [[navigation.shipping]] من قائمة الطلبات.', 'Open [[navigation.shipping]] from a list of orders.'),
        step(
          'امسح الرمز على ورقة التجهيز أو ملصق العنوان.',
          'Scan the code on the packing slip or the address label.',
          say('إن لم يُقرأ فاكتبه واضغط [[shipping.enter]].', 'Where it cannot be read, type it and press [[shipping.enter]].'),
        ),
        step('أخطأت؟ اضغط [[shipping.undo]] في صفه.', 'A mistake? Press [[shipping.undo]] in its row.'),
      ],
      troubles: [
        trouble(
          say('[[shipping.outcome.notPacked]]', '[[shipping.outcome.notPacked]]'),
          say(
            'لم تصل حالته إلى التجهيز بعد. أعد مسحه خلال دقيقتين إن كان سيخرج فعلًا.',
            'Its status is not that far. Scan it again within two minutes if it leaves all the same.',
          ),
        ),
        trouble(
          say('[[shipping.outcome.canceled]]', '[[shipping.outcome.canceled]]'),
          say('أبقِ الطرد هنا. لم يتغيّر شيء.', 'Keep the parcel here. Nothing was changed.'),
        ),
        trouble(
          say('[[shipping.outcome.foreign]]', '[[shipping.outcome.foreign]]'),
          say('امسح رمز الورقة أو الملصق، لا رمز المنتج.', 'Scan the code of the slip or label, not that of a product.'),
        ),
      ],
      related: ['pick-list', 'change-status', 'undo'],
      show: { button: 'shipping.enter', on: 'orders/ship' },
      picture: { stop: 'order-list-shipping', around: 'shipping.outcome.shipped' },
      words: say('باركود ماسح شحن طرود خروج', 'barcode scanner parcels dispatch'),
    },
    'product-labels': {
      title: say('ملصقات المنتجات', 'Product labels'),
      about: say('ملصق لكل قطعة: الرمز والاسم والسعر.', 'One label for each piece: code, name and price.'),
      steps: [
        step(
          'حدّد المنتجات في [[navigation.products]] واضغط [[productLabels.open]].',
          'Tick products under [[navigation.products]] and press [[productLabels.open]].',
        ),
        step('اكتب كم ملصقًا لكل منتج، ثم اطبع.', 'Type how many labels each needs, then print.'),
      ],
      troubles: [
        trouble(
          say('منتج بلا رمز', 'A product without a code'),
          say('يُطبع رقمه مكان الرمز.', 'Its number is printed in place of the code.'),
        ),
      ],
      related: ['choose-printer', 'products'],
      show: { button: 'productLabels.open', first: say('حدّد منتجًا في المنتجات أولًا.', 'Tick a product first.') },
      picture: { stop: 'products-selected', around: 'productLabels.open' },
      words: say('ستيكر باركود سعر', 'sticker barcode price tag'),
    },
    'price-tags': {
      title: say('بطاقات الأسعار', 'Price tags'),
      about: say(
        '24 بطاقة في صفحة A4: الاسم باللغتين والسعر والعرض والرمز، لورق الملصقات 63.5 × 33.9 مم أو للورق العادي.',
        '24 tags on an A4 page: names in both languages, price, offer, and code, for label sheets of 63.5 × 33.9 mm or plain paper.',
      ),
      steps: [
        step(
          'حدّد المنتجات في [[navigation.products]] واضغط [[printables.openSelection.priceTags]].',
          'Select products under [[navigation.products]] and press [[printables.openSelection.priceTags]].',
        ),
        step('اختر موضع البطاقة الأولى وخطوط القص، ثم اطبع.', 'Choose the position of the first tag and cutting lines, then print.'),
      ],
      troubles: [
        trouble(
          say('تخرج البطاقات مزاحة عن الملصقات', 'The tags are shifted on the labels'),
          say(
            'اطبع بالحجم الفعلي: أوقف «ملاءمة الصفحة» في إعدادات الطابعة.',
            'Print at actual size: turn off *fit to page* in the printer’s settings.',
          ),
        ),
      ],
      related: ['product-labels', 'products'],
      show: { button: 'printables.openSelection.priceTags', first: say('حدّد منتجًا في المنتجات أولًا.', 'Select a product first.') },
      words: say('سعر رف تسعير عرض', 'shelf label price offer'),
    },
  },
} as const satisfies TopicArea;
