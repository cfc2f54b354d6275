import { addDays } from '@shared/domain/dates';
import type { StoredNotification, StoredPromoCode } from '../store/model';
import type { SeedClock } from './seed-clock';

const notifications = [
  [
    'Free delivery this weekend',
    'توصيل مجاني هالويكند',
    'On every order over 20 KWD until Saturday night.',
    'على كل طلب فوق 20 د.ك لغاية ليلة الأحد.',
  ],
  ['New brass dallahs', 'دلال نحاس جديدة', 'Hand-engraved, in three sizes.', 'منقوشة يدويًا، بثلاثة مقاسات.'],
  ['Kashta season', 'موسم الكشتات', 'Baskets, thermoses and stoves for the desert.', 'سلال وترامس ودوه للبر.'],
  ['Back in stock: air fryer', 'رجعت القلاية الهوائية', 'The 5.5 litre model is available again.', 'موديل 5.5 لتر متوفر من جديد.'],
  ['National Day offers', 'عروض العيد الوطني', 'A quarter off dinner sets.', 'خصم ربع السعر على أطقم السفرة.'],
  ['Ghabga collection', 'تشكيلة الغبقة', 'Trays, istikans and linen that go together.', 'صواني واستكانات ومفارش متناسقة.'],
  ['Summer clearance', 'تصفية الصيف', 'Last pieces of the glass collection.', 'آخر القطع من تشكيلة الكاسات.'],
  [
    'Two hours left',
    'باقي ساعتان',
    '5 KWD off everything for the kitchen ends at midnight.\nUse the code KITCHEN5 at checkout.',
    'خصم 5 د.ك على كل شي للمطبخ ينتهي الساعة 12.\nاستخدموا كود KITCHEN5 عند الدفع.',
  ],
  [
    'Delivery in Al-Jahra today',
    'توصيل الجهراء اليوم',
    'Order before 4 pm and it is with you by evening.',
    'اطلبوا قبل الساعة 4 وتوصلكم المسا.',
  ],
  ['Gergean boxes are here', 'وصلت علب القرقيعان', 'Ready to fill, from 24 pieces.', 'جاهزة للتعبئة، من 24 حبة.'],
  [
    'Our Salmiya showroom opens late',
    'معرض السالمية مفتوح لوقت متأخر',
    'From ten in the morning until midnight, all through Ramadan.',
    'من 10 الصبح لين 12 بالليل، طول رمضان.',
  ],
  ['Cast iron, made to last', 'قدور حديد تعيش العمر', 'Seasoned and ready to cook. Five sizes.', 'جاهزة للطبخ، بخمسة مقاسات.'],
  [
    'Thank you, Kuwait',
    'شكرًا يا أهل الكويت',
    'Ten thousand orders. A gift waits in your next box.',
    'عشرة آلاف طلب. هدية تنتظركم مع الطلب الجاي.',
  ],
] as const;

/** Around noon, and after the evening prayer, when telephones are looked at. */
const sentAt = ['07:30', '16:05', '09:15', '17:40'] as const;

export function seedNotificationRows({ today }: SeedClock): StoredNotification[] {
  const count = 27;
  return Array.from({ length: count }, (_, index) => {
    const [title_en, title_ar, description_en, description_ar] = notifications[index % notifications.length] ?? notifications[0];
    return {
      id: index + 1,
      title_en,
      title_ar,
      description_en,
      description_ar,
      createdAt: `${addDays(today, (index - count) * 9)}T${sentAt[index % sentAt.length]}:00.000Z`,
    };
  });
}

/** The newest one has the number of a shop that has had many. */
const newestId = 104_230;

/** One promo code; the days are counted from today. */
interface SeedCode {
  name: string;
  /** `25%`, or whole dinars. */
  off: number | `${number}%`;
  begun: number;
  /** Null for no end. */
  ends: number | null;
  max: number;
  used: number;
  isOff?: true;
}

/** Oldest first: running, ended, used up, nearly used up, without end or limit, and switched off. */
const promoCodes: readonly SeedCode[] = [
  { name: 'SUMMER15', off: '15%', begun: -480, ends: -390, max: 500, used: 463, isOff: true },
  { name: 'SCHOOL5', off: 5, begun: -440, ends: -395, max: 200, used: 200, isOff: true },
  { name: 'KASHTA20', off: '20%', begun: -400, ends: -310, max: 300, used: 187, isOff: true },
  { name: 'شتاء10', off: '10%', begun: -372, ends: -290, max: 0, used: 742 },
  { name: 'WHITEFRIDAY', off: '30%', begun: -366, ends: -358, max: 1000, used: 1000 },
  { name: 'NEWYEAR26', off: '26%', begun: -328, ends: -320, max: 260, used: 114, isOff: true },
  { name: 'KITCHEN5', off: 5, begun: -315, ends: 120, max: 400, used: 96 },
  { name: 'TRYLINEN', off: 6, begun: -300, ends: 40, max: 90, used: 12 },
  { name: 'COFFEE12', off: '12%', begun: -290, ends: 28, max: 250, used: 96 },
  { name: 'BACK2HOME', off: 8, begun: -280, ends: -145, max: 400, used: 212, isOff: true },
  { name: 'STAFF40', off: '40%', begun: -270, ends: null, max: 0, used: 67 },
  { name: 'GIFT20', off: '20%', begun: -250, ends: 70, max: 120, used: 114 },
  { name: 'COOK3', off: 3, begun: -246, ends: null, max: 150, used: 41 },
  { name: 'NATIONAL26', off: '26%', begun: -244, ends: -232, max: 2600, used: 1914, isOff: true },
  { name: 'RAMADAN26', off: '30%', begun: -230, ends: -200, max: 800, used: 800, isOff: true },
  { name: 'رمضان15', off: '15%', begun: -228, ends: -198, max: 800, used: 655 },
  { name: 'GIRGIAN', off: 2, begun: -215, ends: -208, max: 300, used: 271 },
  { name: 'العيد25', off: '25%', begun: -199, ends: -190, max: 500, used: 388 },
  { name: 'MOTHERS10', off: '10%', begun: -190, ends: -176, max: 0, used: 305 },
  { name: 'DIWANIYA', off: 4, begun: -150, ends: null, max: 600, used: 588 },
  { name: 'BAYT7', off: 7, begun: -120, ends: 15, max: 70, used: 70 },
  { name: 'SALMIYA5', off: 5, begun: -95, ends: 55, max: 350, used: 58 },
  { name: 'GHABGA10', off: '10%', begun: -82, ends: 5, max: 200, used: 143 },
  { name: 'FREEDEL', off: 2, begun: -63, ends: 129, max: 1000, used: 388 },
  { name: 'MAJLIS15', off: '15%', begun: -52, ends: -7, max: 300, used: 271 },
  { name: 'WELCOME5', off: 5, begun: -38, ends: null, max: 0, used: 1043 },
  { name: 'DALLAH10', off: '10%', begun: -25, ends: 8, max: 200, used: 200 },
  { name: 'KUWAIT3', off: 3, begun: -14, ends: 0, max: 100, used: 27 },
  { name: 'EID25', off: '25%', begun: -9, ends: 39, max: 500, used: 182 },
  { name: 'HOTELS', off: 12_500, begun: -3, ends: 90, max: 4, used: 1 },
];

export function seedPromoCodeRows({ today }: SeedClock): StoredPromoCode[] {
  return promoCodes.map(({ name, off, begun, ends, max, used, isOff }, index) => ({
    id: index === promoCodes.length - 1 ? newestId : index + 1,
    name,
    amount: typeof off === 'number' ? off : Number.parseInt(off, 10),
    Type: typeof off === 'number' ? 'fixed' : 'percentage',
    createdAt: `${addDays(today, begun)}T09:00:00.000Z`,
    end_date: ends === null ? null : addDays(today, ends),
    max_usage: max,
    count_usage: used,
    is_active: isOff !== true,
  }));
}
