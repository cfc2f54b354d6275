import type { ArabicOf } from './catalogue';

/** New orders that arrive while a user works on their list. */
export const arrivalsEn = {
  open: 'New orders…',
  title: 'New orders',
  text: "While a list of orders is open, Diwan checks for new orders and shows how many came in. Select that message to show them. The list doesn't change automatically.",
  every: 'Check every',
  never: 'Never',
  seconds_one: '{{count}} second',
  seconds_other: '{{count}} seconds',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  ways: { sound: 'Sound', notification: 'Desktop notification', badge: "Number on Diwan's icon" },
  saved: 'Saved on this computer',
  newsBody: 'Select to open Diwan.',
} as const;

export const arrivalsAr: ArabicOf<typeof arrivalsEn> = {
  open: 'الطلبات الجديدة…',
  title: 'الطلبات الجديدة',
  text: 'ما دامت قائمة الطلبات مفتوحة، يتحقق ديوان من الطلبات الجديدة ويعرض عددها. اضغط التنبيه لعرضها. لا تتغيّر القائمة تلقائيًا.',
  every: 'التحقق كل',
  never: 'بلا تحقق',
  seconds_zero: 'باستمرار',
  seconds_one: 'ثانية',
  seconds_two: 'ثانيتين',
  seconds_few: '{{count}} ثوانٍ',
  seconds_many: '{{count}} ثانية',
  seconds_other: '{{count}} ثانية',
  minutes_zero: 'باستمرار',
  minutes_one: 'دقيقة',
  minutes_two: 'دقيقتين',
  minutes_few: '{{count}} دقائق',
  minutes_many: '{{count}} دقيقة',
  minutes_other: '{{count}} دقيقة',
  ways: { sound: 'صوت', notification: 'إشعار على سطح المكتب', badge: 'العدد على أيقونة ديوان' },
  saved: 'تم الحفظ على هذا الجهاز',
  newsBody: 'اضغط لفتح ديوان.',
};
