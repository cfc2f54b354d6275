import { say, step, type TopicArea, trouble } from '../topic';

/** What every list can do. */
export const listsArea = {
  title: say('القوائم', 'Lists'),
  topics: {
    'search-a-list': {
      title: say('البحث في قائمة وتحديد أيامها', 'Search a list and choose its days'),
      about: say(
        'البحث يشمل القائمة كلها، لا الصفحة وحدها. في الطلبات يشمل الأيام المختارة فقط.',
        'A search goes through the whole list, not only the page. In orders it goes through the chosen days only.',
      ),
      steps: [
        step('اضغط {Ctrl F} واكتب رقمًا أو اسمًا أو هاتفًا.', 'Press {Ctrl F} and type a number, a name or a phone.'),
        step(
          'في الطلبات اضغط التاريخ، واختر الأيام ثم [[dates.apply]].',
          'In orders, press the dates, choose the days, then [[dates.apply]].',
        ),
        step(
          'السهم إلى الأسفل ينقلك من البحث إلى أول صف، و{Enter} يفتحه.',
          'The arrow down goes from the search to the first row, {Enter} opens it.',
        ),
      ],
      keys: ['find', 'toRows', 'rows', 'open', 'refresh'],
      troubles: [
        trouble(
          say('الطلب موجود ولا يظهر', 'The order exists but is not shown'),
          say(
            'وسّع الأيام، ثم أزل الشروط بـ [[lists.whole.clear]]. وتأكد من القائمة: [[navigation.orders]] أم [[navigation.guestOrders]].',
            'Widen the days, then take the conditions away with [[lists.whole.clear]]. See also which list it is: [[navigation.orders]] or [[navigation.guestOrders]].',
          ),
        ),
      ],
      related: ['sort-and-sum', 'find-everything', 'saved-views'],
      show: { button: 'dates.apply', first: say('افتح التاريخ أولًا.', 'Open the dates first.') },
      picture: { stop: 'guest-orders-dates' },
      words: say('لا أرى لماذا لا يظهر تاريخ فترة', 'not shown missing period date range'),
    },
    'sort-and-sum': {
      title: say('ترتيب القائمة وتصفيتها وجمعها', 'Sort, narrow and add up a list'),
      about: say(
        'يحمّل ديوان القائمة كلها أولًا ثم يرتّبها أو يجمعها، ويبيّن تحتها عدد الصفوف ووقت تحميلها. من القوائم الطويلة جدًا تُحمَّل الأحدث فقط.',
        'Diwan first loads the whole list, then sorts or adds it up. Below it you see how many rows were loaded, and when; of very long lists, only the newest.',
      ),
      steps: [
        step('اضغط رأس العمود للترتيب.', 'Press the head of a column to sort by it.'),
        step(
          'من [[lists.whole.conditions]] اختر شرطًا وحدّد القيم.',
          'Choose a condition from [[lists.whole.conditions]] and tick values.',
          say('بجانب كل قيمة عدد صفوفها.', 'Each value says how many rows have it.'),
        ),
        step(
          'من [[lists.groups.title]] اجمع الصفوف في مجموعات: حسب الحالة أو المحافظة أو اليوم.',
          'With [[lists.groups.title]], put the rows into groups: by status, governorate, day.',
          say(
            'لكل مجموعة عددها ومجموعها. السهمان يمينًا ويسارًا على رأسها يطويانها ويفتحانها.',
            'Each has its count and sum. The arrows left and right on its head fold and unfold it.',
          ),
        ),
        step('للمجموع اضغط [[lists.whole.addUp]] أسفل القائمة.', 'For the total, press [[lists.whole.addUp]] below the list.'),
      ],
      troubles: [
        trouble(
          say('القراءة تطول', 'The reading takes long'),
          say(
            'اضغط [[lists.whole.stop]]. يبقى ما حُمّل، وتكمل لاحقًا أو تعود بـ [[lists.whole.leave]]. يتطلب الترتيب والجمع تحميل القائمة كاملة.',
            'Press [[lists.whole.stop]]. The loaded rows stay: continue later, or go back with [[lists.whole.leave]]. Sorting and totals need the full list.',
          ),
        ),
        trouble(
          say('القائمة فارغة بعد التصفية', 'The list is empty with conditions'),
          say('اضغط [[lists.clearFilters]].', 'Press [[lists.clearFilters]].'),
        ),
      ],
      related: ['saved-views', 'export-list', 'search-a-list'],
      show: { button: 'lists.whole.conditions' },
      picture: { stop: 'whole-list-two-conditions', around: 'lists.whole.clear' },
      words: say('فلترة فرز مجموع إجمالي المبيعات تجميع مجموعات طي منطقة', 'filter order total sum group fold area'),
    },
    'saved-views': {
      title: say('حفظ قائمة بشروطها وأعمدتها', 'Save a list with its conditions and columns'),
      about: say(
        'القائمة المحفوظة تبويب باسم تختاره: شروطها وترتيبها وأعمدتها. لحسابك على هذا الجهاز، بلا بيانات.',
        'A saved view is a tab with a name of yours: conditions, order and columns. For your account on this computer, without data.',
      ),
      steps: [
        step('اضبط الشروط والترتيب كما تحتاجها كل يوم.', 'Set the conditions and the order as you need them every day.'),
        step(
          'اضغط [[lists.views.title]] ثم [[lists.views.add]] واكتب اسمًا.',
          'Press [[lists.views.title]], then [[lists.views.add]], and type a name.',
        ),
        step(
          'الأعمدة من [[lists.columns.title]]: أخفِها أو حرّكها أو غيّر عرضها.',
          'The columns are under [[lists.columns.title]]: hide them, move them, change their width.',
          say('{Alt ↑} و{Alt ↓} تحرّكان العمود.', '{Alt ↑} and {Alt ↓} move a column.'),
        ),
        step(
          'لزميلك: [[lists.views.toFile]]، وعنده [[lists.views.fromFile]].',
          'For a colleague: [[lists.views.toFile]], and there [[lists.views.fromFile]].',
        ),
      ],
      related: ['sort-and-sum', 'export-list'],
      show: { button: 'lists.views.title', on: 'orders' },
      picture: { stop: 'whole-list-view', around: 'lists.views.title' },
      words: say('تبويب عرض محفوظ أعمدة إخفاء عمود', 'tab columns hide width'),
    },
    'export-list': {
      title: say('تصدير قائمة إلى إكسل أو على الورق', 'Export a list to Excel, or onto paper'),
      about: say(
        'المحدد، أو ما يظهر الآن، أو القائمة كلها، في ملف XLSX أو CSV أو PDF. وسطر لكل طلب، أو لكل بند منه.',
        'What is ticked, what is shown now, or the whole list, as XLSX, CSV or PDF. A line for each order, or for each of its lines.',
      ),
      steps: [
        step('اضغط [[lists.export.open]] بجانب [[lists.columns.title]].', 'Press [[lists.export.open]] beside [[lists.columns.title]].'),
        step(
          'اختر الصفوف ونوع الملف، وحدد الأعمدة ورتّبها. وتظهر أول سطور الملف أسفلها.',
          'Choose the rows and the kind of file; tick the columns and put them in order. The first lines of the file stand below.',
          say(
            'تبقى اختياراتك للمرة القادمة. المبالغ والتواريخ قيم تُحسب. في XLSX تبقى الهواتف والرموز نصًا، وفي CSV قد يحوّلها إكسل أرقامًا. {Alt ↑} و{Alt ↓} تحرّكان العمود.',
            'What you chose is chosen again next time. Amounts and dates are values. In XLSX, phones and codes stay text; in CSV, Excel may turn them into numbers. {Alt ↑} and {Alt ↓} move a column.',
          ),
        ),
        step(
          'اضغط [[lists.export.save]] واختر مكانه.',
          'Press [[lists.export.save]] and choose its place.',
          say(
            'تكمل عملك بعدها: بطاقة في الزاوية تبيّن كم كُتب، ومنها الإيقاف.',
            'Then go on with your work: a card in the corner says how much is written, and stops it.',
          ),
        ),
      ],
      troubles: [
        trouble(
          say('القائمة لا يسعها الورق', 'The list does not fit on paper'),
          say(
            'ضيّقها بالشروط، أو حدد أعمدة أقل، أو احفظها [[lists.export.formats.xlsx]].',
            'Narrow it, tick fewer columns, or save it as [[lists.export.formats.xlsx]].',
          ),
        ),
        trouble(
          say('الزر لا يُضغط', 'The button cannot be pressed'),
          say('لا تسمح مؤسستك بتصدير القوائم من هذا الجهاز.', 'Your organisation does not allow exporting lists from this computer.'),
        ),
        trouble(
          say('تظهر الحروف غريبة في إكسل', 'Letters look wrong in Excel'),
          say('اختر [[lists.export.formats.xlsx]] بدل CSV.', 'Choose [[lists.export.formats.xlsx]] instead of CSV.'),
        ),
      ],
      related: ['sort-and-sum', 'saved-views'],
      show: { button: 'lists.export.open', on: 'orders' },
      picture: { stop: 'whole-list-export', around: 'lists.export.save' },
      words: say('اكسل excel تحميل ملف جدول', 'excel csv download spreadsheet'),
    },
    'record-window': {
      title: say('فتح سجل في نافذة مستقلة', 'Open a record in a window of its own'),
      about: say(
        'طلبان جنبًا إلى جنب، أو منتج بجانب قائمته. حتى ثماني نوافذ، ولكل نافذة ما لم يُحفظ فيها.',
        'Two orders side by side, or a product beside its list. Up to eight, each with its own unsaved work.',
      ),
      steps: [
        step('اضغط الاسم أو الرقم مع {Ctrl}، أو بالزر الأوسط.', 'Press the name or number with {Ctrl}, or with the middle button.'),
        step(
          'أو من إجراءات الصف [[shell.windows.open]].',
          'Or choose [[shell.windows.open]] in the actions of the row.',
          say('«بجانب» هناك تضعه بجانب آخر سجل فتحته في نافذة.', '“Beside” there sets it beside the record that you had in a window last.'),
        ),
        step('للطلب التالي في القائمة اضغط [[orders.details.next]].', 'For the next order of the list, press [[orders.details.next]].'),
        step(
          'لتبقى النافذة فوق غيرها اضغط [[shell.windows.pin]].',
          'To keep the window over others, press [[shell.windows.pin]].',
          say('{Ctrl Shift D} يضع نافذتين جنبًا إلى جنب.', '{Ctrl Shift D} puts two windows side by side.'),
        ),
        step('للرجوع اضغط [[shell.windows.toMain]].', 'To go back, press [[shell.windows.toMain]].'),
      ],
      troubles: [
        trouble(
          say('[[shell.windows.full]]', '[[shell.windows.full]]'),
          say('قائمة [[menu.window]] تسمّي المفتوح منها.', 'The menu [[menu.window]] names those that are open.'),
        ),
        trouble(
          say('تغيّر السجل من نافذة أخرى', 'The record was changed in another window'),
          say(
            'سطر فوقه يقول ذلك. ما كتبته باقٍ، و[[forms.elsewhere.show]] يضيف التغيير إليه.',
            'A line above it says so. What you typed stays, and [[forms.elsewhere.show]] brings the change in beside it.',
          ),
        ),
        trouble(
          say('أغلقت ديوان وفي عدة نوافذ عمل لم يُحفظ', 'You closed Diwan with unsaved work in several windows'),
          say(
            'يُسأل مرة واحدة عن الكل. [[closing.keep.quit]] لا يُضيع شيئًا.',
            'One question asks for all of them. [[closing.keep.quit]] loses nothing.',
          ),
        ),
      ],
      related: ['find-everything', 'drafts', 'order-details'],
      picture: { stop: 'record-window', around: 'orders.details.next' },
      words: say('نافذتين شاشة ثانية جنب', 'two screens side by side'),
    },
    'new-orders': {
      title: say('معرفة الطلبات الجديدة', 'Hear of new orders'),
      about: say(
        'ما دامت قائمة طلبات مفتوحة يبحث ديوان عن الجديد ويقول كم وصل. لا تتغيّر الصفوف تحت يدك.',
        'While a list of orders is open, Diwan looks for new ones and says how many came. No rows move under your hand.',
      ),
      steps: [
        step('اضغط الجرس [[arrivals.open]] بجانب [[common.refresh]].', 'Press the bell [[arrivals.open]] beside [[common.refresh]].'),
        step(
          'اختر كل كم يبحث، وكيف ينبّهك: صوت أو إشعار أو رقم على الأيقونة.',
          'Choose how often it looks and how it tells you: a sound, a notification, a number on the icon.',
        ),
        step('حين يصل جديد اضغط السطر فوق القائمة ليظهر.', 'When some came, press the line over the list to see them.'),
      ],
      related: ['station-start', 'print-orders'],
      show: { button: 'arrivals.open', on: 'orders' },
      picture: { stop: 'new-orders-settings', around: 'arrivals.title' },
      words: say('تنبيه صوت جرس طلب جديد', 'alert sound bell notify'),
    },
  },
} as const satisfies TopicArea;
