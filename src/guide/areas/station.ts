import { say, step, type TopicArea, trouble } from '../topic';

/** The computer that prints new orders by itself. */
export const stationArea = {
  title: say('محطة الطباعة', 'Print station'),
  topics: {
    'station-start': {
      title: say('تشغيل محطة الطباعة', 'Switch on a print station'),
      about: say(
        'جهاز يطبع كل طلب جديد وحده، مرة واحدة. شغّله على جهاز المستودع.',
        'A computer that prints every new order by itself, once. Switch it on at the computer of the warehouse.',
      ),
      steps: [
        step(
          'اختر الطابعات أولًا في [[printerSettings.tabs.destinations]].',
          'First choose the printers under [[printerSettings.tabs.destinations]].',
        ),
        step(
          'افتح [[navigation.printStation]] واضغط [[station.off.start]].',
          'Open the [[navigation.printStation]] and press [[station.off.start]].',
        ),
        step(
          'شغّل [[stationSettings.mode.isOn]]، وحدّد من متى تُحسب الطلبات وماذا يُطبع منها، ثم احفظ.',
          'Switch on [[stationSettings.mode.isOn]], say from when orders count and what of them is printed, then save.',
          say('ما قبل هذا الوقت لا يُطبع وحده.', 'What is older is not printed by itself.'),
        ),
        step(
          'أبقِها تعمل بعد إغلاق النافذة: [[stationSettings.window.keepsRunning]].',
          'Keep it going with the window closed: [[stationSettings.window.keepsRunning]].',
        ),
      ],
      troubles: [
        trouble(
          say('لا تطبع شيئًا', 'It prints nothing'),
          say('كلمة الحالة الكبيرة في شاشتها تقول السبب وما العمل.', 'The large word on its screen says why, and what to do.'),
        ),
      ],
      related: ['station-screen', 'two-stations', 'choose-printer'],
      show: { button: 'station.off.start', on: 'printing/station' },
      picture: { stop: 'station-off', around: 'station.off.start' },
      words: say('تلقائي طباعة تلقائية مستودع', 'automatic auto print warehouse'),
    },
    'station-screen': {
      title: say('قراءة شاشة المحطة', 'Read the screen of the station'),
      about: say(
        'كلمة واحدة تُقرأ من بعيد، وآخر طلب، وما ينتظر وما فشل، والطابعات.',
        'Shows the station’s state in one large word, with the last order, waiting and failed orders, and the printers.',
      ),
      steps: [
        step(
          '[[station.action.pause]] يوقفها، و[[station.action.resume]] يكملها. لا يضيع طلب.',
          '[[station.action.pause]] holds it, [[station.action.resume]] lets it go on. No order is lost.',
        ),
        step('[[station.action.printLast]] يعيد آخر الطلبات.', '[[station.action.printLast]] prints the last orders once more.'),
        step(
          '[[station.action.fill]] لشاشة معلّقة، ومنها [[station.action.leaveFilled]].',
          '[[station.action.fill]] for a monitor on the wall; [[station.action.leaveFilled]] comes back.',
        ),
      ],
      troubles: [
        trouble(
          say('انتهت الجلسة', 'The session has ended'),
          say('ادخل، فتكمل من الطلب الذي توقفت عنده.', 'Sign in, and it goes on from the order where it stopped.'),
        ),
        trouble(
          say('أغلقت النافذة', 'The window is closed'),
          say('تجدها بجانب الساعة، ومنها تفتح ديوان أو توقفها.', 'It is beside the clock; open Diwan from there, or pause it.'),
        ),
      ],
      related: ['station-asks', 'printer-trouble'],
      show: { button: 'station.action.pause', on: 'printing/station' },
      picture: { stop: 'station-running', around: 'station.action.pause' },
      words: say('تعمل موقوفة تنبيه متوقفة', 'running paused attention stopped'),
    },
    'station-asks': {
      title: say('لماذا تسأل المحطة؟', 'Why does the station ask?'),
      about: say(
        'تسأل قبل أن تطبع كثيرًا دفعة واحدة، أو باسم مشرف آخر، أو بعد استعادة نسخة قديمة، أو طلبات لا يُعرف أهي جديدة. لا تطبع شيئًا حتى تختار.',
        'It asks before it prints many at once, in another admin’s name, after an old copy was put back, or orders that may not be new. Nothing is printed until you choose.',
      ),
      steps: [
        step('اقرأ السؤال: كم طلبًا ومنذ متى.', 'Read the question: how many orders, and since when.'),
        step(
          'اختر: [[station.action.printThem]]، أو [[station.action.choose]]، أو [[station.action.fromNow]].',
          'Choose: [[station.action.printThem]], [[station.action.choose]], or [[station.action.fromNow]].',
        ),
        step(
          'لتغيير الحد: إعدادات المحطة، [[stationSettings.pace.askAbove]].',
          'To change the limit: the station’s settings, [[stationSettings.pace.askAbove]].',
        ),
      ],
      related: ['station-screen', 'station-start'],
      picture: { stop: 'station-settings', around: 'stationSettings.mode.isOn' },
      words: say('تسأل كثير دفعة باسم آخر نسخة احتياطية', 'asks many back-up question'),
    },
    'two-stations': {
      title: say('محطتان ولا طلب يتكرر', 'Two stations, no order twice'),
      about: say(
        'المحطات لا تتخاطب: رقم الطلب أو المحافظة يقرر من يطبع.',
        'Stations do not talk to each other: the number of the order, or its governorate, decides who prints it.',
      ),
      steps: [
        step(
          'في إعدادات كل محطة افتح [[stationSettings.sharing.title]].',
          'In the settings of each station open [[stationSettings.sharing.title]].',
        ),
        step(
          'اختر [[stationSettings.sharing.kind.number]]، وأعطِ كل جهاز رقمًا مختلفًا.',
          'Choose [[stationSettings.sharing.kind.number]], and give each computer another number.',
          say('تُعرض أرقام الطلبات التي ستُطبع هنا قبل الحفظ.', 'The order numbers that print here are shown before you save.'),
        ),
      ],
      troubles: [
        trouble(
          say('طلب طُبع من جهازين', 'An order came out of two computers'),
          say(
            'رقما المحطتين متساويان، أو محافظة محددة في الاثنتين. صحّح واحدة.',
            'Both have the same number, or one governorate is ticked on both. Put one right.',
          ),
        ),
      ],
      related: ['station-start', 'copy'],
      show: { button: 'stationSettings.sharing.kind.number', on: 'settings/printing' },
      picture: { stop: 'station-settings-shared', around: 'stationSettings.sharing.title' },
      words: say('طباعة مرتين جهازين تقسيم محطات', 'print twice share split two computers'),
    },
  },
} as const satisfies TopicArea;
