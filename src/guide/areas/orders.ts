import { say, step, type TopicArea, trouble } from '../topic';

/** Orders from the list to the customer. */
export const ordersArea = {
  title: say('الطلبات', 'Orders'),
  topics: {
    'print-orders': {
      title: say('طباعة طلب أو عدة طلبات معًا', 'Print one order or many'),
      about: say(
        'ضغطة واحدة تطبع كل مستند على طابعته، بلا نافذة للنظام. الترتيب ترتيب القائمة.',
        'One press prints each document on its printer, without a dialog of the system, in the order of the list.',
      ),
      steps: [
        step(
          'حدّد الطلبات من المربع في أول الصف.',
          'Tick the orders by the box at the beginning of the row.',
          say(
            '{Shift} مع النقر يحدد ما بينهما، و{Ctrl A} كل صفوف الصفحة.',
            '{Shift} with a click ticks all between, {Ctrl A} the rows of the page.',
          ),
        ),
        step(
          'اضغط [[orders.printOrders 3]].',
          'Press [[orders.printOrders 3]].',
          say(
            'السهم بجانبه [[printMenu.more]]: مستند واحد، أو معاينة، أو ملف PDF.',
            'The arrow beside it is [[printMenu.more]]: one document, a preview, a PDF.',
          ),
        ),
        step(
          'تابعها في [[printQueue.queue.title]] أسفل النافذة.',
          'Follow the sheets in the [[printQueue.queue.title]], at the foot of the window.',
          say('«[[printQueue.state.sent]]» لا تعني أن الورق خرج.', '“[[printQueue.state.sent]]” does not mean that paper came out.'),
        ),
      ],
      keys: ['select', 'selectPage', 'print', 'printQueue'],
      troubles: [
        trouble(
          say('لم تُحدَّد طابعة بعد', 'No printer is chosen yet'),
          say(
            'اضغط [[printQueue.problem.choosePrinter]]. الطلبات تنتظر حتى تختار.',
            'Press [[printQueue.problem.choosePrinter]]. The orders wait until you have.',
          ),
        ),
        trouble(
          say('بعضها طُبع من قبل أو ملغى', 'Some were printed before, or are canceled'),
          say(
            'يسألك ديوان مرة واحدة: الباقي فقط، أم الكل وعليها [[printQueue.queue.copy]]. الملغى لا يُطبع إلا إذا حدّدته.',
            'Diwan asks once: only the others, or all of them marked [[printQueue.queue.copy]]. A canceled one is printed only when you tick it.',
          ),
        ),
      ],
      related: ['print-queue', 'copy', 'choose-printer', 'pick-list'],
      show: {
        button: 'orders.printOrders 3',
        first: say('حدّد طلبًا واحدًا على الأقل أولًا.', 'Tick at least one order first.'),
      },
      picture: { stop: 'guest-orders-selected' },
      words: say('فاتورة فواتير اطبع ورقة تجهيز ملصق', 'invoice invoices packing slip label'),
    },
    'change-status': {
      title: say('تغيير حالة طلب أو عدة طلبات', 'Change the status of one order or many'),
      about: say(
        'من الصف نفسه، أو لكل المحدد مرة واحدة، ويمكن التراجع بعدها.',
        'From the row itself, or for all that are ticked. It can be taken back afterwards.',
      ),
      steps: [
        step(
          'اضغط الحالة في صف الطلب. لعدة طلبات حدّدها ثم اضغط [[orders.action.changeStatus]].',
          'Press the status in the row. For several, tick them and press [[orders.action.changeStatus]].',
        ),
        step('اختر الحالة، أو اضغط رقمها من {1} إلى {5}.', 'Choose the status, or press its digit from {1} to {5}.'),
        step('يقول الصف إنها تُحفظ، وتكمل عملك.', 'The row says that it is being saved, and you go on.'),
      ],
      keys: ['chooseStatus', 'doneNext'],
      troubles: [
        trouble(
          say('غيّرها شخص آخر في هذه الأثناء', 'Somebody else changed it meanwhile'),
          say(
            'يبقى ما وضعه هو، ويخبرك ديوان. قرّر ثم غيّرها من جديد إن لزم.',
            'Theirs stays, and Diwan tells you. Decide, and change it again if it must be.',
          ),
        ),
        trouble(
          say('بين المحدد ما سُلّم أو أُلغي', 'Some of the ticked ones are delivered or canceled'),
          say('يبقى كما هو إلا إذا حدّدت صفه في النافذة.', 'They stay as they are unless you tick their row in the dialog.'),
        ),
      ],
      related: ['done-next', 'undo', 'not-allowed'],
      show: { button: 'orders.action.changeStatus', first: say('حدّد طلبًا أولًا.', 'Tick an order first.') },
      picture: { stop: 'guest-orders-status', around: 'orders.statusDialog.choices' },
      words: say('قيد التجهيز تم الشحن تم التوصيل', 'process shipped delivered'),
    },
    'done-next': {
      title: say('طلب بعد طلب دون الرجوع إلى القائمة', 'Order after order, without the list'),
      about: say(
        'من التفاصيل تنتقل في القائمة نفسها، أو بين المحدد فقط. ومفتاح واحد يغيّر الحالة ويطبع ويفتح التالي.',
        'From an order’s details, you can step through the list or through the selected orders. One key sets the status, prints, and opens the next.',
      ),
      steps: [
        step('افتح أول طلب من القائمة.', 'Open the first order from the list.'),
        step(
          'اضغط {F9}: تتغيّر الحالة إلى التي تليها، وتُطبع مستنداته إن لم تُطبع، ويُفتح التالي.',
          'Press {F9}: it gets the status that follows, its documents print where they have not yet, and the next one opens.',
        ),
        step(
          'للتنقل فقط [[orders.details.next]] و[[orders.details.previous]].',
          'Only to walk: [[orders.details.next]] and [[orders.details.previous]].',
        ),
      ],
      keys: ['doneNext', 'nextRecord', 'previousRecord', 'back'],
      troubles: [
        trouble(
          say('لم ينجح طلب وأنت في غيره', 'One did not work while you are at another'),
          say('تظهر رسالة برقمه، وضغطة عليها تفتحه.', 'A message names it, and a press on it opens it.'),
        ),
      ],
      related: ['change-status', 'order-details', 'keyboard'],
      show: { button: 'orders.details.next', first: say('افتح طلبًا من القائمة أولًا.', 'Open an order from a list first.') },
      picture: { stop: 'guest-order-details', around: 'orders.details.next' },
      words: say('التالي السابق بسرعة', 'next previous fast'),
    },
    'order-details': {
      title: say('تفاصيل الطلب والعميل', 'An order and its customer'),
      about: say(
        'البنود والعنوان والدفع، وما طُبع من هذا الجهاز، وما طلبه الهاتف نفسه من قبل.',
        'Lines, address, payment, what this computer printed, and what else the same phone has ordered.',
      ),
      steps: [
        step('اضغط رقم الطلب في القائمة.', 'Press the number of the order in the list.'),
        step(
          'في بطاقة العميل: اتصال، أو رسالة واتساب، أو نسخ الرقم.',
          'In the card of the customer: call, write on WhatsApp, or copy the number.',
        ),
        step(
          '[[customerCard.title]] يعرض طلبات الهاتف الأخرى ومجموعها دون الملغى.',
          '[[customerCard.title]] shows what else it has ordered, and the sum without the canceled ones.',
        ),
      ],
      keys: ['open', 'back', 'print'],
      troubles: [
        trouble(
          say('يقول إن مجموع البنود يختلف عن الإجمالي', 'It says that the lines do not add up'),
          say(
            'الأرقام من الخادم كما هي. راجعها قبل التحصيل.',
            'The figures are the server’s own. Look into it before the money is collected.',
          ),
        ),
      ],
      related: ['done-next', 'customers', 'print-orders'],
      show: { button: 'customerCard.title', first: say('افتح طلبًا أولًا.', 'Open an order first.') },
      picture: { stop: 'order-details-other-orders', around: 'customerCard.title' },
      words: say('هاتف واتساب عنوان طلبات سابقة', 'phone whatsapp address history'),
    },
    undo: {
      title: say('التراجع عن تغيير', 'Take a change back'),
      about: say(
        'تغيير حالة أو حظر أو تفعيل أو كود خصم: من رسالته خلال عشر ثوانٍ، أو من قائمة اليوم حتى تخرج.',
        'A change of a status, a block, an activation or a promo code: from its message for ten seconds, or from today’s list until you sign out.',
      ),
      steps: [
        step('اضغط [[common.undo]] في الرسالة.', 'Press [[common.undo]] in the message.'),
        step('بعدها: صورتك في أعلى الشاشة، ثم [[undo.title]].', 'Later: your picture at the top, then [[undo.title]].'),
      ],
      troubles: [
        trouble(
          say('تظهر رسالة [[undo.nothingUndone]]', 'It says [[undo.nothingUndone]]'),
          say('غيّره شخص آخر بعدك، فلا يُمس عمله.', 'Somebody else changed it after you, and that is not touched.'),
        ),
      ],
      related: ['change-status', 'drafts'],
      picture: { stop: 'account-menu', around: 'undo.title' },
      words: say('رجوع خطأ ألغي التغيير', 'mistake revert wrong'),
    },
    offline: {
      title: say('العمل دون اتصال', 'When the server does not answer'),
      about: say(
        'تبقى الطلبات التي جُلبت أخيرًا على هذا الجهاز، مشفّرة: تفتحها وتبحث فيها وتطبعها.',
        'Orders that were fetched lately stay on this computer, encrypted: open them, search them and print them.',
      ),
      steps: [
        step(
          'اطبع كالمعتاد. الشريط فوق القائمة يقول منذ متى وما الذي تراه.',
          'Print as usual. The bar over the list says since when, and what you see.',
        ),
        step(
          'اضغط [[offline.tryNow]] للمحاولة حالًا. وديوان يحاول بنفسه.',
          'Press [[offline.tryNow]] to try at once. Diwan tries by itself too.',
        ),
      ],
      troubles: [
        trouble(
          say('لا يمكن تغيير الحالة أو الحفظ', 'Statuses and saving wait'),
          say(
            'ينتظران عودة الخادم. ما تكتبه في نموذج يبقى مسودة.',
            'They wait until the server is back. What you type in a form stays as a draft.',
          ),
        ),
      ],
      related: ['drafts', 'print-orders', 'check-server'],
      picture: { stop: 'guest-orders-offline', around: 'offline.tryNow' },
      words: say('انقطع النت الإنترنت فاصل لا يتصل', 'internet down connection lost'),
    },
    'not-allowed': {
      title: say('لماذا لا أستطيع تغيير الحالة أو الحفظ؟', 'Why can I not change a status, or save?'),
      about: say(
        'كل مشرف يرى الشاشات، لكن التغيير بصلاحية. ولتغيير حالة الطلب والطباعة دفعة واحدة صلاحية خاصة بهما.',
        'Every admin sees the screens; changing needs a permission. Statuses of orders and printing in bulk have one of their own.',
      ),
      steps: [
        step('افتح [[navigation.profile]] وتأكد من حسابك.', 'Open [[navigation.profile]] and see which account is yours.'),
        step('اطلب الصلاحية ممن يدير [[navigation.rules]].', 'Ask for the permission from whoever looks after [[navigation.rules]].'),
        step(
          'بعد منحها افتح [[navigation.admins]]، فتُطبَّق عند تحميل القائمة. وإن لم تُطبَّق فاخرج وادخل من جديد.',
          'Once it is given, open [[navigation.admins]]: it takes effect when the list is loaded. If it doesn’t, sign out and in again.',
        ),
      ],
      troubles: [
        trouble(
          say('النموذج مكتوب عليه [[rules.readOnly]]', 'The form says [[rules.readOnly]]'),
          say('حسابك يقرأ هذا القسم ولا يغيّره.', 'Your account may read this area and not change it.'),
        ),
        trouble(
          say('يظهر [[policy.managed]]', 'It says [[policy.managed]]'),
          say('هذا قرار مؤسستك لهذا الجهاز، لا لحسابك.', 'Your organisation has decided it for this computer, not for your account.'),
        ),
      ],
      related: ['rules', 'sign-in'],
      words: say('صلاحية ممنوع للاطلاع فقط مقفل', 'permission forbidden read-only locked'),
    },
  },
} as const satisfies TopicArea;
