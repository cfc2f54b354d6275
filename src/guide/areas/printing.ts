import { say, step, type TopicArea, trouble } from '../topic';

/** Printers, the queue and what became of each sheet. */
export const printingArea = {
  title: say('الطباعة', 'Printing'),
  topics: {
    'choose-printer': {
      title: say('طابعة لكل مستند', 'A printer for each document'),
      about: say(
        'لكل مستند على هذا الجهاز طابعته وورقه ونسخه ولغته. تُضبط مرة واحدة.',
        'On this computer each document has its printer, paper, copies and language. It is set once.',
      ),
      steps: [
        step(
          'افتح [[navigation.printerSettings]]، ثم [[printerSettings.tabs.destinations]].',
          'Open [[navigation.printerSettings]], then [[printerSettings.tabs.destinations]].',
        ),
        step(
          'اضغط مستندًا واختر [[printerSettings.printer.title]] و[[printerSettings.sheet.paper]].',
          'Press a document and choose [[printerSettings.printer.title]] and [[printerSettings.sheet.paper]].',
        ),
        step(
          'حدّد ما يطبعه زر الطباعة تحت [[printerSettings.pressed.title]].',
          'Tick what the print button prints under [[printerSettings.pressed.title]].',
        ),
        step('اضغط [[printerSettings.test.print]]، ثم احفظ.', 'Press [[printerSettings.test.print]], then save.'),
      ],
      troubles: [
        trouble(
          say('الطابعة لا تظهر', 'The printer is not listed'),
          say(
            'شغّلها وأضفها في إعدادات النظام، ثم اضغط [[printerSettings.printer.refresh]].',
            'Switch it on, add it in the settings of the system, then press [[printerSettings.printer.refresh]].',
          ),
        ),
        trouble(
          say('يظهر [[printerSettings.printer.refused]]', 'It says [[printerSettings.printer.refused]]'),
          say('لا تسمح مؤسستك بهذه الطابعة. اختر غيرها.', 'Your organisation does not allow that printer. Choose another.'),
        ),
        trouble(
          say('المقاس غير صحيح أو المحتوى مقصوص', 'The sheet has the wrong size, or is cut off'),
          say(
            'اضبط المقاس نفسه مقاسًا افتراضيًا للطابعة في Windows. لكل مقاس ودرج قائمة طابعة خاصة به.',
            'Set the same paper as the printer’s default in Windows. Each paper and tray needs a printer queue of its own.',
          ),
        ),
        trouble(
          say('الملصق مائل أو مقلوب', 'A label comes out sideways or upside down'),
          say(
            'افتح الملصق وغيّر [[printerSettings.sheet.rotation]]، ثم اطبع صفحة اختبار.',
            'Open the label, change [[printerSettings.sheet.rotation]], then print a test page.',
          ),
        ),
        trouble(
          say('تفتح الطابعة نافذة لكل ورقة', 'The printer opens a window for each sheet'),
          say(
            'هي طابعة ملفات، مثل Microsoft Print to PDF. اختر طابعة تُخرج ورقًا لمحطة الطباعة ولطباعة عدة أوراق معًا.',
            'It prints to files, as Microsoft Print to PDF does. For a print station and for several sheets at once, choose a printer that puts out paper.',
          ),
        ),
      ],
      related: ['document-head', 'print-orders', 'printer-trouble'],
      show: { button: 'printerSettings.tabs.destinations', on: 'settings/printing' },
      picture: { stop: 'print-destinations', around: 'printerSettings.pressed.title' },
      words: say('اعدادات الطابعة ورق مقاس نسخ حراري تدوير مقلوب', 'printer setup paper size thermal copies rotate label sideways'),
    },
    'document-head': {
      title: say('اسم المتجر وهاتفه على المستندات', 'The shop’s name and phone on the papers'),
      about: say(
        'يظهر في رأس كل فاتورة وورقة تجهيز تُطبع من هذا الجهاز.',
        'It stands at the top of every invoice and packing slip that this computer prints.',
      ),
      steps: [
        step(
          'افتح [[navigation.printerSettings]]، ثم [[printerSettings.tabs.head]].',
          'Open [[navigation.printerSettings]], then [[printerSettings.tabs.head]].',
        ),
        step(
          'اكتب [[printerSettings.head.shopName]] و[[printerSettings.head.shopPhone]]، وانظر إلى المعاينة، ثم احفظ.',
          'Type [[printerSettings.head.shopName]] and [[printerSettings.head.shopPhone]], look at the preview, then save.',
        ),
        step(
          'لجهاز آخر: [[printerSettings.file.export]]، وهناك [[printerSettings.file.import]].',
          'For another computer: [[printerSettings.file.export]], and there [[printerSettings.file.import]].',
        ),
      ],
      related: ['choose-printer', 'first-day'],
      show: { button: 'printerSettings.tabs.head', on: 'settings/printing' },
      picture: { stop: 'print-head-wrong', around: 'printerSettings.head.shopName' },
      words: say('شعار عنوان الفاتورة اسم المحل', 'header shop name invoice top'),
    },
    'print-queue': {
      title: say('متابعة الأوراق في قائمة الطباعة', 'Follow sheets in the print queue'),
      about: say('كل ورقة طلبتها وما حدث لها، طابعةً طابعة.', 'Every sheet you asked for and what became of it, printer by printer.'),
      steps: [
        step('افتحها من أسفل النافذة، أو بـ {Ctrl Shift P}.', 'Open it at the foot of the window, or with {Ctrl Shift P}.'),
        step(
          'للتوقف لحظة: [[printQueue.queue.pauseAll]]. لترك الباقي: [[printQueue.queue.cancelRest]].',
          'To stop for a moment: [[printQueue.queue.pauseAll]]. To leave the rest: [[printQueue.queue.cancelRest]].',
        ),
        step(
          'لورقة فشلت: [[printQueue.queue.showReason]]، ثم [[printQueue.queue.retry]].',
          'For one that failed: [[printQueue.queue.showReason]], then [[printQueue.queue.retry]].',
        ),
        step('لطابعة معطلة: [[printQueue.elsewhere.move]].', 'For a printer that is broken: [[printQueue.elsewhere.move]].'),
      ],
      keys: ['printQueue', 'close'],
      troubles: [
        trouble(
          say('[[printQueue.state.uncertain]]', '[[printQueue.state.uncertain]]'),
          say(
            'لم يصل رد من الطابعة. لا يكررها ديوان وحده؛ انظر موضوعها.',
            'No answer came from the printer. Diwan never repeats it by itself; see its own topic.',
          ),
        ),
      ],
      related: ['uncertain', 'printer-trouble', 'print-history'],
      picture: { stop: 'print-queue', around: 'printQueue.queue.pauseAll' },
      words: say('انتظار فشلت أوقف طابور الغاء الطباعة', 'waiting failed stop cancel spool'),
    },
    uncertain: {
      title: say('ورقة ربما طُبعت', 'A sheet that may have been printed'),
      about: say(
        '«غير مؤكدة» تعني أن الطابعة لم تؤكد. لا يطبعها ديوان مرتين من نفسه أبدًا: القرار لك.',
        '“Uncertain” means that the printer did not confirm. Diwan never prints it twice by itself: you decide.',
      ),
      steps: [
        step('انظر إلى درج الطابعة.', 'Look into the tray of the printer.'),
        step('خرجت؟ اضغط [[printQueue.uncertain.printed]].', 'It is there? Press [[printQueue.uncertain.printed]].'),
        step(
          'لم تخرج؟ اضغط [[printQueue.uncertain.sendAgain]]، فتُرسل كما كانت.',
          'It is not? Press [[printQueue.uncertain.sendAgain]], and it is sent as it was.',
        ),
      ],
      related: ['copy', 'print-queue', 'printer-trouble'],
      words: say('طباعة مرتين تكررت مكررة', 'print twice printed double duplicate'),
    },
    copy: {
      title: say('لماذا مكتوب «نسخة»؟', 'Why does it say COPY?'),
      about: say(
        'مستند طُبع من قبل يخرج وعليه «نسخة»، حتى لا يُجهَّز الطلب مرتين.',
        'A document that was printed before comes out marked COPY, so that no order is packed twice.',
      ),
      steps: [
        step(
          'لتعيد ورقة كما كانت: [[navigation.printHistory]]، ثم [[printHistory.action.again]].',
          'To have a sheet again as it was: [[navigation.printHistory]], then [[printHistory.action.again]].',
        ),
        step(
          'الورقة التي لم تخرج تُرسل دون العلامة: [[printHistory.action.send]].',
          'One that never came out is sent without the mark: [[printHistory.action.send]].',
        ),
      ],
      related: ['uncertain', 'print-history'],
      show: {
        button: 'printHistory.action.again',
        on: 'printing/history',
        first: say('افتح إجراءات الصف.', 'Open the actions of the row.'),
      },
      words: say('نسخة مكررة طباعة مرتين إعادة', 'twice again reprint duplicate'),
    },
    'printer-trouble': {
      title: say('الطابعة لا تطبع', 'The printer does not print'),
      about: say(
        'قائمة الطباعة تقول ما بها ومنذ متى، وما العمل. الأوراق لا تضيع.',
        'The print queue says what is wrong, since when, and what to do. No sheet is lost.',
      ),
      steps: [
        step(
          'افتح [[printQueue.queue.title]] واقرأ السطر تحت اسم الطابعة.',
          'Open the [[printQueue.queue.title]] and read the line under the name of the printer.',
        ),
        step('أصلح السبب: ورق، حبر، غطاء، كهرباء.', 'Put it right: paper, toner, a cover, power.'),
        step(
          'اضغط زر الاستئناف بجانبها، فتُطبع الأوراق التي فشلت أولًا. أو اضغط [[printQueue.elsewhere.move]].',
          'Press the resume button beside it: failed sheets print first. Or press [[printQueue.elsewhere.move]].',
        ),
      ],
      troubles: [
        trouble(
          say('[[printQueue.problem.printerNotFound.title]]', '[[printQueue.problem.printerNotFound.title]]'),
          say(
            'وصّلها وشغّلها، أو اختر غيرها من [[navigation.printerSettings]].',
            'Connect it and switch it on, or choose another under [[navigation.printerSettings]].',
          ),
        ),
        trouble(
          say('[[printQueue.problem.diskFull.title]]', '[[printQueue.problem.diskFull.title]]'),
          say('وفّر مساحة على القرص. لا تُطبع ورقة قبل تسجيلها.', 'Make room on the computer. What cannot be recorded is not printed.'),
        ),
        trouble(
          say('[[printQueue.problem.printingForbidden.title]]', '[[printQueue.problem.printingForbidden.title]]'),
          say('احفظ بصيغة PDF، وراجع قسم تقنية المعلومات.', 'Save as PDF, and ask your IT department.'),
        ),
      ],
      related: ['print-queue', 'choose-printer', 'save-pdf'],
      picture: { stop: 'print-queue-reason', around: 'printQueue.queue.reasonTitle' },
      words: say('الطابعة معطلة ورق عالق حبر لا تعمل', 'jam toner offline broken stuck'),
    },
    'save-pdf': {
      title: say('حفظ المستند بصيغة PDF', 'Save a document as PDF'),
      about: say('الورقة نفسها ملفًا: للإرسال، أو لجهاز بلا طابعة.', 'The same sheet as a file: to send it, or where there is no printer.'),
      steps: [
        step(
          'لطلب: [[orders.action.invoice]] ثم [[orders.invoice.savePdf]].',
          'For one order: [[orders.action.invoice]], then [[orders.invoice.savePdf]].',
        ),
        step(
          'لعدة طلبات: حدّدها، ثم السهم بجانب زر الطباعة، و[[printMenu.pdf]].',
          'For several: tick them, then the arrow beside the print button and [[printMenu.pdf]].',
        ),
      ],
      related: ['print-orders', 'printer-trouble'],
      show: { button: 'orders.invoice.savePdf', first: say('افتح معاينة طلب أولًا.', 'Open the preview of an order first.') },
      picture: { stop: 'guest-order-invoice', around: 'orders.invoice.savePdf' },
      words: say('ملف بي دي اف ارسال معاينة', 'file preview send'),
    },
    'print-history': {
      title: say('ماذا طُبع ومتى ومن طبعه', 'What was printed, when and by whom'),
      about: say('سجل أوراق هذا الجهاز، والورقة نفسها كما خرجت.', 'The sheets of this computer, and each sheet itself as it came out.'),
      steps: [
        step(
          'افتح [[navigation.printHistory]] وابحث برقم الطلب أو الهاتف.',
          'Open [[navigation.printHistory]] and search by order number or phone.',
        ),
        step('اضغط ورقة لترى ما حدث لها خطوة خطوة.', 'Press a sheet to see what happened to it, step by step.'),
        step('لحفظ السجل ملفًا: [[printHistory.action.csv]].', 'To save it as a file: [[printHistory.action.csv]].'),
      ],
      keys: ['find', 'open'],
      troubles: [
        trouble(
          say('ورقة قديمة لا تظهر', 'An old sheet is not there'),
          say(
            'يُحفظ السجل مدة محددة. تغيّرها من [[printHistory.days.change]].',
            'The history is kept for a time, which [[printHistory.days.change]] changes.',
          ),
        ),
      ],
      related: ['copy', 'print-queue', 'uncertain'],
      show: { button: 'printHistory.action.csv', on: 'printing/history' },
      picture: { stop: 'print-history-sheet', around: 'printHistory.details.happened' },
      words: say('متى طبع من طبع قديم سجل', 'log when who old'),
    },
  },
} as const satisfies TopicArea;
