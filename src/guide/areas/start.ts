import { say, step, type TopicArea, trouble } from '../topic';

/** The first minutes, and what holds on every screen. */
export const startArea = {
  title: say('البداية', 'Getting started'),
  topics: {
    connect: {
      title: say('ربط ديوان بمتجرك', 'Connect Diwan to your shop'),
      about: say(
        'يحتاج ديوان إلى عنوان خادم المتجر مرة واحدة على كل جهاز. اطلبه من قسم تقنية المعلومات.',
        'Diwan needs the address of the shop’s server once on each computer. Your IT department has it.',
      ),
      steps: [
        step('اكتب العنوان في [[connection.address]]، ويبدأ بـ https.', 'Type it into [[connection.address]]. It begins with https.'),
        step('اضغط [[connection.connect]].', 'Press [[connection.connect]].'),
        step(
          'للتجربة دون خادم اضغط [[connection.sampleStart]].',
          'To try Diwan without a server, press [[connection.sampleStart]].',
          say('متجر كامل داخل التطبيق، ولا يصل منه شيء إلى متجرك.', 'A whole shop inside the app; nothing of it reaches yours.'),
        ),
        step(
          'إن أعطاك المطوّر ملفًا اسمه [[serverProfile.title]] فافتح [[connection.advanced]]، واضغط [[serverProfile.choose]]، ثم [[connection.connect]].',
          'If the developer gave you a [[serverProfile.title]], open [[connection.advanced]], press [[serverProfile.choose]], then [[connection.connect]].',
          say(
            'يبيّن لديوان ما يختلف فيه الخادم عن وثائقه، ولهذا العنوان وحده.',
            'It tells Diwan where the server is not as its documents have it, for this address alone.',
          ),
        ),
      ],
      troubles: [
        trouble(
          say('لا يتصل، أو تظهر شاشات فارغة', 'It does not connect, or screens stay empty'),
          say(
            'راجع العنوان حرفًا حرفًا، ثم اضغط [[serverCheck.connectionLink]]: الفحص يقول ماذا لا يجيب، ولا يغيّر شيئًا.',
            'Read the address letter by letter, then press [[serverCheck.connectionLink]]: the check says what does not answer, and changes nothing.',
          ),
        ),
        trouble(
          say('لا يمكن تغيير العنوان', 'The address cannot be changed'),
          say('حدّده قسم تقنية المعلومات لهذا الجهاز. راجعه.', 'Your IT department has set it for this computer. Ask them.'),
        ),
        trouble(
          say('لا يُقبل ملف [[serverProfile.title]]', 'The file of a [[serverProfile.title]] is refused'),
          say(
            'تحته مكتوب الموضع والسبب: أرسلهما إلى من أعدّه. ما كان معمولًا به من قبل باقٍ.',
            'The place and the reason stand below it: send them to whoever wrote it. What counted before still counts.',
          ),
        ),
      ],
      related: ['sign-in', 'check-server', 'first-day'],
      show: { button: 'connection.connect' },
      picture: { stop: 'connection' },
      words: say('خادم عنوان رابط سيرفر تجربة', 'server address url demo'),
    },
    'sign-in': {
      title: say('الدخول والخروج', 'Sign in and out'),
      about: say(
        'تدخل ببريدك وكلمة مرورك. كلمة المرور لا تُحفظ، ويبقى دخولك حتى تخرج أو تنتهي الجلسة.',
        'You sign in with your email and password. The password is not kept; you stay signed in until you sign out or the session ends.',
      ),
      steps: [
        step(
          'اكتب [[signIn.email]] و[[signIn.password]]، ثم اضغط [[signIn.submit]].',
          'Type [[signIn.email]] and [[signIn.password]], then press [[signIn.submit]].',
        ),
        step(
          'للخروج افتح صورتك في أعلى الشاشة واختر [[shell.logout]].',
          'To sign out, open your picture at the top and choose [[shell.logout]].',
          say('اخرج دائمًا من جهاز يستخدمه غيرك.', 'Always do so on a computer that others use.'),
        ),
      ],
      troubles: [
        trouble(
          say('نسيت كلمة المرور', 'You forgot the password'),
          say('يكتب لك مشرف آخر كلمة جديدة من شاشة [[navigation.admins]].', 'Another admin sets a new one under [[navigation.admins]].'),
        ),
        trouble(
          say('انتهت الجلسة وأنت تكتب', 'The session ends while you type'),
          say(
            'لا يضيع شيء: اكتب كلمة المرور واضغط [[forms.signIn.submit]]، فتكمل من حيث كنت.',
            'Nothing is lost: type the password and press [[forms.signIn.submit]], and you go on where you were.',
          ),
        ),
        trouble(
          say('حسابك محظور', 'Your account is blocked'),
          say('يرفع الحظر مشرف آخر من شاشة [[navigation.admins]].', 'Another admin lifts it under [[navigation.admins]].'),
        ),
      ],
      related: ['profile', 'drafts', 'not-allowed'],
      show: { button: 'signIn.submit' },
      picture: { stop: 'sign-in' },
      words: say('تسجيل الدخول كلمة السر الباسورد', 'login logout password'),
    },
    'first-day': {
      title: say('أول يوم على هذا الجهاز', 'The first day on this computer'),
      about: say(
        'قبل أول طلب: طابعة لكل مستند، وصفحة اختبار، وطلب واحد تطبعه. بعدها اعمل كالمعتاد.',
        'Before the first order: a printer for each document, a test page, and one order printed. Then work as usual.',
      ),
      steps: [
        step(
          'افتح [[navigation.printerSettings]] من صورتك في أعلى الشاشة، واختر لكل مستند طابعته.',
          'Open [[navigation.printerSettings]] from your picture at the top, and choose a printer for each document.',
        ),
        step('اضغط [[printerSettings.test.print]] وانظر إلى الورقة.', 'Press [[printerSettings.test.print]] and look at the sheet.'),
        step(
          'اكتب اسم المتجر وهاتفه في [[printerSettings.tabs.head]].',
          'Type the shop’s name and phone under [[printerSettings.tabs.head]].',
        ),
        step('افتح [[navigation.orders]]، حدّد طلبًا واضغط زر الطباعة.', 'Open [[navigation.orders]], tick one and print it.'),
        step(
          'إن كان هذا جهاز المستودع فشغّل عليه [[navigation.printStation]].',
          'If this is the computer of the warehouse, switch on its [[navigation.printStation]].',
        ),
      ],
      related: ['choose-printer', 'document-head', 'print-orders', 'station-start'],
      show: { button: 'printerSettings.test.print', on: 'settings/printing' },
      picture: { stop: 'print-destinations', around: 'printerSettings.tabs.destinations' },
      words: say('جديد إعداد تجهيز الجهاز', 'new setup begin'),
    },
    'find-everything': {
      title: say('البحث في كل ديوان', 'Search everything'),
      about: say(
        'مربع واحد للطلبات والعملاء والمنتجات والأكواد والشاشات والأوامر ومواضيع هذا الدليل.',
        'Search orders, customers, products, codes, screens, actions, and guide topics in one place.',
      ),
      steps: [
        step('اضغط {Ctrl K}، أو [[shell.command.open]] في أعلى الشاشة.', 'Press {Ctrl K}, or [[shell.command.open]] at the top.'),
        step(
          'اكتب رقم طلب أو هاتفًا أو اسمًا أو رمز منتج.',
          'Type an order number, a phone, a name or the code of a product.',
          say(
            'التشكيل والهمزات والأرقام العربية لا تغيّر النتيجة.',
            'Arabic marks, spellings of a letter and kinds of digits make no difference.',
          ),
        ),
        step(
          'تنقّل بالأسهم وافتح بـ {Enter}.',
          'Choose with the arrows and open with {Enter}.',
          say(
            '{Ctrl Enter} يفتح المختار في نافذة مستقلة، و{Ctrl P} يطبع الطلب المختار.',
            '{Ctrl Enter} opens what is chosen in a window of its own; {Ctrl P} prints a chosen order.',
          ),
        ),
      ],
      keys: ['search', 'open', 'close'],
      troubles: [
        trouble(
          say('كتبت ولوحة المفاتيح على اللغة الأخرى', 'You typed with the keyboard on the other language'),
          say(
            'إن لم توجد نتائج يبحث ديوان بالمفاتيح نفسها على اللغة الأخرى ويبيّن ذلك. للرجوع اضغط [[shell.command.asTyped]]. أما الرموز فتُبحث كما كتبتها.',
            'When nothing is found, Diwan searches by the same keys on the other layout and shows it. [[shell.command.asTyped]] goes back. Codes are searched only as typed.',
          ),
        ),
      ],
      related: ['search-a-list', 'keyboard'],
      show: { button: 'shell.command.open' },
      picture: { stop: 'guest-orders', around: 'shell.command.open' },
      words: say('بحث ابحث أين أجد', 'find look up where'),
    },
    keyboard: {
      title: say('العمل بلوحة المفاتيح', 'Work by keyboard'),
      about: say(
        'كل ما في ديوان يُفعل بلوحة المفاتيح. المفاتيح تعمل بمكانها، أيًّا كانت لغة اللوحة.',
        'Everything in Diwan can be done by keyboard. Keys count by their place, whatever the layout.',
      ),
      steps: [
        step('تظهر قائمة الاختصارات كلها بـ {Ctrl /}.', '{Ctrl /} shows the list of all shortcuts.'),
        step(
          'هذا الدليل يُفتح بـ {F1} على موضوع الشاشة، و{F1} مرة أخرى تعيدك إليها.',
          '{F1} opens this guide at the topic of the screen, and {F1} again goes back to it.',
        ),
        step('في القوائم: الأسهم للتنقل، و{Enter} للفتح، و{Space} للتحديد.', 'In lists: arrows move, {Enter} opens, {Space} ticks.'),
      ],
      keys: ['guide', 'list', 'search', 'rows', 'select', 'selectPage', 'print', 'save', 'back', 'notices'],
      related: ['find-everything', 'done-next', 'combinations'],
      picture: { stop: 'keyboard-shortcuts', around: 'shortcuts.title' },
      words: say('اختصارات اختصار كيبورد', 'shortcuts keys hotkeys'),
    },
    look: {
      title: say('اللغة والمظهر والأرقام', 'Language, appearance and digits'),
      about: say('تتغيّر فورًا على هذا الجهاز، ولا يضيع ما كتبته.', 'They change at once on this computer, and nothing typed is lost.'),
      steps: [
        step('اضغط اسم اللغة في أعلى الشاشة واختر الأخرى.', 'Press the name of the language at the top and choose the other one.'),
        step(
          'بجانبه [[shell.appearance]]: فاتح أو داكن أو حسب النظام، ومعه شكل [[shell.digits]].',
          'Beside it is [[shell.appearance]]: light, dark or as the system; the [[shell.digits]] are there too.',
        ),
      ],
      troubles: [
        trouble(
          say('الخيارات لا تُضغط', 'The choices cannot be pressed'),
          say('حدّدتها مؤسستك، ويظهر عندها [[policy.managed]].', 'Your organisation has decided them; it says [[policy.managed]] there.'),
        ),
        trouble(
          say('لغة الفاتورة ليست لغة الشاشة', 'The invoice is in another language than the screen'),
          say(
            'لكل مستند لغته في [[navigation.printerSettings]].',
            'Each document has its own language under [[navigation.printerSettings]].',
          ),
        ),
      ],
      related: ['choose-printer'],
      picture: { stop: 'appearance-menu', around: 'shell.appearances.dark' },
      words: say('انجليزي عربي داكن ليلي أرقام هندية', 'arabic english dark mode numerals'),
    },
    'new-version': {
      title: say('إصدار جديد من ديوان', 'A new version of Diwan'),
      about: say(
        'يبحث ديوان عن الجديد بنفسه، ولا يثبّت شيئًا قبل أن توافق.',
        'Diwan looks for one by itself, and installs nothing before you say so.',
      ),
      steps: [
        step('من قائمة [[menu.help]] اختر [[menu.checkForUpdates]].', 'Choose [[menu.checkForUpdates]] from the menu [[menu.help]].'),
        step(
          'اضغط [[updates.download]]، ثم [[updates.restart]] متى ناسبك.',
          'Press [[updates.download]], then [[updates.restart]] when it suits you.',
          say('المسودات وقائمة الطباعة تبقى.', 'Drafts and the print queue are kept.'),
        ),
      ],
      troubles: [
        trouble(
          say('لا يوجد زر للتثبيت', 'There is no button to install'),
          say('قسم تقنية المعلومات هو من يثبّت الإصدارات على هذا الجهاز.', 'Your IT department installs versions on this computer.'),
        ),
      ],
      related: ['support'],
      picture: { stop: 'update-offered', around: 'updates.download' },
      words: say('تحديث تثبيت ترقية', 'update upgrade install'),
    },
    support: {
      title: say('عند حدوث عطل: الدعم الفني', 'When something fails: support'),
      about: say(
        'تقرير التشخيص ملف واحد تعطيه للدعم الفني. ليس فيه اسم عميل ولا هاتف ولا كلمة مرور.',
        'The diagnostics report is one file for support. It has no name of a customer, no phone and no password in it.',
      ),
      steps: [
        step('من قائمة [[menu.help]] اختر [[menu.exportDiagnostics]].', 'Choose [[menu.exportDiagnostics]] from the menu [[menu.help]].'),
        step(
          'احفظ الملف وأرسله مع رقم المرجع الذي ظهر في الرسالة.',
          'Save the file and send it with the reference that the message showed.',
        ),
      ],
      related: ['check-server', 'printer-trouble', 'new-version'],
      words: say('مشكلة خطأ عطل مساعدة تقرير', 'problem error crash help report logs'),
    },
  },
} as const satisfies TopicArea;
