import type { ArabicOf } from './catalogue';

/** Orders stored on this computer, shown while the server can't be reached. */
export const offlineEn = {
  awaySince: 'The server has not answered since {{time}}.',
  shown: 'You see what was fetched in the last {{hours}} hours, as it was {{time}}.',
  shownOrder: 'You see the order as it was {{time}}.',
  at: 'at {{time}}',
  between: 'between {{from}} and {{to}}',
  list: 'Open, search and print as usual. Status changes and everything that saves wait until it answers.',
  order: 'Print as usual. Its status can be changed again when the server answers.',
  tryNow: 'Try now',
  note: 'Kept encrypted, as of {{time}}, removed at sign-out',
} as const;

export const offlineAr: ArabicOf<typeof offlineEn> = {
  awaySince: 'لا يجيب الخادم منذ {{time}}.',
  shown: 'ترى ما جُلب خلال آخر {{hours}} ساعة، كما كان {{time}}.',
  shownOrder: 'ترى الطلب كما كان {{time}}.',
  at: 'الساعة {{time}}',
  between: 'بين {{from}} و{{to}}',
  list: 'الفتح والبحث والطباعة كالمعتاد. تغيير الحالة وكل ما يُحفظ ينتظر حتى يجيب.',
  order: 'الطباعة كالمعتاد. ويمكن تغيير حالته عندما يجيب الخادم.',
  tryNow: 'المحاولة الآن',
  note: 'محفوظة مشفّرة كما كانت الساعة {{time}}، وتُحذف عند تسجيل الخروج',
};
