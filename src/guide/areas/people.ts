import { say, step, type TopicArea, trouble } from '../topic';

/** Who works with Diwan, what they type, and what they work on. */
export const peopleArea = {
  title: say('المشرفون والنماذج', 'Admins and forms'),
  topics: {
    admins: {
      title: say('إضافة مشرف أو حظره', 'Add an admin, or block one'),
      about: say(
        'لكل من يعمل على ديوان حساب باسمه، حتى يُعرف من غيّر ومن طبع.',
        'Whoever works with Diwan has an account of their own, so that it is known who changed and who printed.',
      ),
      steps: [
        step('افتح [[navigation.admins]] واضغط [[admins.add]].', 'Open [[navigation.admins]] and press [[admins.add]].'),
        step(
          'اكتب الاسم والبريد وكلمة المرور، ثم [[adminForm.save]].',
          'Type name, email and password, then [[adminForm.save]].',
          say(
            'لا صلاحيات له حتى تمنحها في [[navigation.rules]].',
            'There are no permissions until you give them under [[navigation.rules]].',
          ),
        ),
        step('من غادر العمل احظره من صفه: لا يدخل بعدها.', 'Block whoever has left, in their row: they cannot sign in any more.'),
      ],
      related: ['rules', 'profile', 'undo'],
      show: { button: 'admins.add', on: 'admins' },
      picture: { stop: 'admins', around: 'admins.add' },
      words: say('موظف مستخدم جديد حساب', 'employee colleague user account'),
    },
    rules: {
      title: say('منح الصلاحيات', 'Give permissions'),
      about: say('لكل قسم: صلاحية كاملة أو للاطلاع فقط.', 'For each area: full permission, or read-only.'),
      steps: [
        step('افتح [[navigation.rules]] واختر المشرف.', 'Open [[navigation.rules]] and choose the admin.'),
        step('حدّد الأقسام، ثم [[rules.save]].', 'Tick the areas, then [[rules.save]].'),
        step(
          'تُطبَّق عند المشرف حين تُحمَّل عنده قائمة [[navigation.admins]]، أو حين يدخل من جديد.',
          'They take effect for the admin when the list [[navigation.admins]] is loaded there, or at the next sign-in.',
        ),
      ],
      troubles: [
        trouble(
          say('صلاحية الطلبات لا تتغيّر هنا', 'The order role does not change here'),
          say(
            'تغيير الحالة والطباعة دفعة واحدة يمنحهما من يدير الخادم.',
            'Statuses and printing in bulk are given by whoever looks after the server.',
          ),
        ),
      ],
      related: ['admins', 'not-allowed'],
      show: { button: 'rules.save', on: 'rules', first: say('اختر مشرفًا أولًا.', 'Choose an admin first.') },
      picture: { stop: 'rules', around: 'rules.full' },
      words: say('صلاحية سماح منع دور', 'permission role access'),
    },
    profile: {
      title: say('ملفك وكلمة مرورك', 'Your profile and password'),
      about: say(
        'اسمك وصورتك كما يراها الزملاء، وبيانات دخولك.',
        'Your name and picture as colleagues see them, and what you sign in with.',
      ),
      steps: [
        step('صورتك في أعلى الشاشة، ثم [[shell.profile]].', 'Your picture at the top, then [[shell.profile]].'),
        step(
          'لكلمة جديدة اكتبها في [[adminForm.password]]؛ فارغةً تبقى القديمة.',
          'For a new password type it into [[adminForm.password]]; left empty, the old one stays.',
        ),
        step('اضغط [[profile.save]].', 'Press [[profile.save]].'),
      ],
      related: ['sign-in', 'pictures'],
      show: { button: 'profile.save', on: 'profile' },
      picture: { stop: 'profile', around: 'profile.access' },
      words: say('تغيير كلمة السر صورة حسابي', 'change password picture account'),
    },
    drafts: {
      title: say('كتبت ولم تحفظ', 'Typed and not saved'),
      about: say(
        'ما تكتبه في نموذج يبقى مسودة على هذا الجهاز، مشفّرة، لحسابك وحده.',
        'What you type in a form stays as a draft on this computer, encrypted, for your account only.',
      ),
      steps: [
        step('الشريط أسفل النموذج يقول ما لم يُحفظ. احفظ بـ {Ctrl S}.', 'The bar below a form says what is not saved. {Ctrl S} saves.'),
        step('عند العودة إلى النموذج اضغط [[forms.draft.restore]].', 'Back at the form, press [[forms.draft.restore]].'),
        step(
          'كل المسودات في [[navigation.keptDrafts]]، من صورتك في أعلى الشاشة.',
          'All drafts are under [[navigation.keptDrafts]], from your picture at the top.',
        ),
      ],
      keys: ['save', 'nextControl'],
      troubles: [
        trouble(
          say('الحفظ لا يتم', 'It does not save'),
          say('اضغط [[forms.showErrors]]: كل خطأ مكتوب عند حقله.', 'Press [[forms.showErrors]]: each error stands at its field.'),
        ),
      ],
      related: ['conflict', 'sign-in', 'undo'],
      picture: { stop: 'draft-offered', around: 'forms.draft.restore' },
      words: say('ضاع ما كتبته مسودة استرجاع حفظ', 'lost draft restore unsaved save'),
    },
    conflict: {
      title: say('شخصان في سجل واحد', 'Two people in one record'),
      about: say(
        'إن حفظ غيرك السجل وأنت تعدّله يسألك ديوان عمّا اختلف فقط، ويبقى الباقي من الاثنين.',
        'When somebody saves a record while you edit it, Diwan asks only about what differs; the rest of both stays.',
      ),
      steps: [
        step(
          'لكل حقل اختر [[forms.conflict.ofMine]] أو [[forms.conflict.ofTheirs]].',
          'For each field choose [[forms.conflict.ofMine]] or [[forms.conflict.ofTheirs]].',
        ),
        step('اضغط [[forms.conflict.save]].', 'Press [[forms.conflict.save]].'),
      ],
      related: ['drafts', 'change-status'],
      picture: { stop: 'admin-edit-changed-elsewhere', around: 'forms.conflict.ofMine' },
      words: say('عدله شخص آخر تعارض', 'conflict overwritten colleague'),
    },
    pictures: {
      title: say('الصور في النماذج', 'Pictures in forms'),
      about: say(
        'اخترها أو أفلتها أو الصقها. قبل الإرسال تُصغَّر الكبيرة ويُزال مكان التصوير.',
        'Choose, drop, or paste them. Before they are sent, large ones are made smaller, and the place where a photo was taken is removed.',
      ),
      steps: [
        step('اضغط مكان الصورة، أو أفلت ملفًا عليه، أو {Ctrl V}.', 'Press the place of a picture, drop a file on it, or {Ctrl V}.'),
        step(
          'الأولى هي [[forms.pictures.cover]]. غيّر الترتيب بالسحب أو بالأسهم.',
          'The first is the [[forms.pictures.cover]]. Change the order by dragging or by arrows.',
        ),
        step('تُحفظ مع النموذج.', 'They are saved with the form.'),
      ],
      troubles: [
        trouble(
          say('[[forms.pictures.failed]]', '[[forms.pictures.failed]]'),
          say(
            'اضغط [[forms.pictures.retry]] على الصورة، أو احذفها ثم احفظ.',
            'Press [[forms.pictures.retry]] on the picture, or remove it, then save.',
          ),
        ),
        trouble(
          say('الملف ليس صورة تُعرض', 'The file is no picture that can be shown'),
          say(
            'استخدم JPG أو PNG أو WebP أو GIF. وصور HEIC تُحوَّل إن كان الجهاز يقرؤها.',
            'Use JPG, PNG, WebP, or GIF. HEIC photos are converted where the computer can read them.',
          ),
        ),
      ],
      related: ['products', 'banners'],
      picture: { stop: 'product-edit', around: 'forms.pictures.cover' },
      words: say('صورة رفع تحميل حجم', 'image upload photo size'),
    },
    'check-server': {
      title: say('فحص خادم المتجر', 'Check the shop’s server'),
      about: say(
        'لقسم تقنية المعلومات ومطوّر الخادم: يسأل كل نداء قراءة كما تسأله الشاشات، ولا يكتب شيئًا.',
        'For IT and the server’s developer: it makes every reading call as the screens make it, and writes nothing.',
      ),
      steps: [
        step('صورتك في أعلى الشاشة، ثم [[navigation.serverCheck]].', 'Your picture at the top, then [[navigation.serverCheck]].'),
        step(
          'حدّد [[serverCheck.asked]]، ثم اضغط [[serverCheck.start]] وانتظر لحظات.',
          'Tick what is to be asked under [[serverCheck.asked]], press [[serverCheck.start]] and wait some seconds.',
        ),
        step(
          'احفظ النتيجة بـ [[serverCheck.save]]: ليس فيها بيانات أحد، وتحت [[serverCheck.unseen]] ما لم يُفحص.',
          'Save the result with [[serverCheck.save]]: it has nobody’s data in it. [[serverCheck.unseen]] lists what wasn’t checked.',
        ),
        step(
          'لنتيجة فحص سابق على هذا الجهاز: [[serverCheck.openEarlier]].',
          'For what an earlier check on this computer found: [[serverCheck.openEarlier]].',
        ),
        step(
          'إن عُرض [[serverProfile.proposal]] فاضغط [[serverProfile.use]]، أو [[serverProfile.save]] لتسليمه لغيرك.',
          'Where [[serverProfile.proposal]] is offered, press [[serverProfile.use]], or [[serverProfile.save]] to hand it over.',
        ),
      ],
      related: ['connect', 'support', 'offline'],
      show: { button: 'serverCheck.start', on: 'settings/server-check' },
      picture: { stop: 'server-check-start', around: 'serverCheck.start' },
      words: say('خادم سيرفر مطور لا يجيب', 'server developer api'),
    },
  },
} as const satisfies TopicArea;
