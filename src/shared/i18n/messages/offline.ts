import type { ArabicOf } from '../catalogue';

/** What this computer keeps, shown while the server cannot be reached. */
export const offlineEn = {
  awaySince: 'The server has not answered since {{time}}.',
  shown: 'You see what was fetched in the last 24 hours, as it was {{time}}.',
  shownOrder: 'You see the order as it was {{time}}.',
  at: 'at {{time}}',
  between: 'between {{from}} and {{to}}',
  list: 'Open, search and print as usual. Status changes and everything that saves wait until it answers.',
  order: 'Print as usual. Its status can be changed again when the server answers.',
  tryNow: 'Try now',
  needsServer: 'Needs the server',
  count_one: '{{count}} kept',
  count_other: '{{count}} kept',
  range: '<n>{{from}}</n>–<n>{{to}}</n> of <n>{{total}}</n> kept on this computer',
  note: 'Kept encrypted, as {{time}}, removed at sign-out',
  noResultHint: 'Only orders that were fetched here in the last 24 hours are searched.',
  emptyPeriodHint: 'Nothing of these days was fetched here in the last 24 hours.',
} as const;

export const offlineAr: ArabicOf<typeof offlineEn> = {
  awaySince: 'لا يجيب الخادم منذ {{time}}.',
  shown: 'ترى ما جُلب خلال آخر 24 ساعة، كما كان {{time}}.',
  shownOrder: 'ترى الطلب كما كان {{time}}.',
  at: 'الساعة {{time}}',
  between: 'بين {{from}} و{{to}}',
  list: 'الفتح والبحث والطباعة كالمعتاد. تغيير الحالة وكل ما يُحفظ ينتظر حتى يجيب.',
  order: 'الطباعة كالمعتاد. ويمكن تغيير حالته عندما يجيب الخادم.',
  tryNow: 'المحاولة الآن',
  needsServer: 'يحتاج الخادم',
  count_zero: 'لا شيء محفوظ',
  count_one: 'واحد محفوظ',
  count_two: 'اثنان محفوظان',
  count_few: '{{count}} محفوظة',
  count_many: '{{count}} محفوظًا',
  count_other: '{{count}} محفوظ',
  range: '<n>{{from}}</n>–<n>{{to}}</n> من <n>{{total}}</n> محفوظة على هذا الجهاز',
  note: 'محفوظة مشفّرة كما كانت {{time}}، وتُحذف عند تسجيل الخروج',
  noResultHint: 'يشمل البحث ما جُلب هنا خلال آخر 24 ساعة فقط.',
  emptyPeriodHint: 'لم يُجلب هنا شيء من هذه الأيام خلال آخر 24 ساعة.',
};
