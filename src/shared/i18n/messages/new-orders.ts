import type { ArabicOf } from './catalogue';

/** New orders that arrive while a user works on their list. */
export const arrivalsEn = {
  open: 'New orders…',
  title: 'New orders',
  text: 'While a list of orders is on screen, Diwan looks for new ones and says how many came. They are shown when you press it; nothing moves by itself.',
  every: 'Look',
  never: 'Never',
  seconds_one: 'Every second',
  seconds_other: 'Every {{count}} seconds',
  minutes_one: 'Every minute',
  minutes_other: 'Every {{count}} minutes',
  ways: { sound: 'A sound', notification: 'A notification of the computer', badge: 'The number on the icon of Diwan' },
  saved: 'Saved on this computer',
  newsBody: 'Press to open Diwan.',
} as const;

export const arrivalsAr: ArabicOf<typeof arrivalsEn> = {
  open: 'الطلبات الجديدة…',
  title: 'الطلبات الجديدة',
  text: 'ما دامت قائمة طلبات معروضة، يبحث ديوان عن الجديد ويخبرك كم وصل. تظهر الطلبات عندما تضغط؛ ولا يتحرك شيء من تلقاء نفسه.',
  every: 'البحث',
  never: 'أبدًا',
  seconds_zero: 'باستمرار',
  seconds_one: 'كل ثانية',
  seconds_two: 'كل ثانيتين',
  seconds_few: 'كل {{count}} ثوانٍ',
  seconds_many: 'كل {{count}} ثانية',
  seconds_other: 'كل {{count}} ثانية',
  minutes_zero: 'باستمرار',
  minutes_one: 'كل دقيقة',
  minutes_two: 'كل دقيقتين',
  minutes_few: 'كل {{count}} دقائق',
  minutes_many: 'كل {{count}} دقيقة',
  minutes_other: 'كل {{count}} دقيقة',
  ways: { sound: 'صوت', notification: 'إشعار من الجهاز', badge: 'العدد على أيقونة ديوان' },
  saved: 'حُفظ على هذا الجهاز',
  newsBody: 'اضغط لفتح ديوان.',
};
