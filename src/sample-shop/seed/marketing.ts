import { addDays } from '@shared/domain/dates';
import type { StoredNotification, StoredPromoCode } from '../store/model';
import { createRandom } from './random';
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
] as const;

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
      createdAt: `${addDays(today, (index - count) * 9)}T07:30:00.000Z`,
    };
  });
}

const promoNames = ['WELCOME', 'KUWAIT', 'DALLAH', 'GHABGA', 'KASHTA', 'MAJLIS', 'SUMMER', 'BAYT', 'رمضان', 'العيد'] as const;

export function seedPromoCodeRows(seed: number, { today }: SeedClock): StoredPromoCode[] {
  const random = createRandom(seed, 'promo codes');
  const count = 29;
  return Array.from({ length: count }, (_, index) => {
    const Type = random.pick(['percentage', 'fixed'] as const);
    const amount = Type === 'percentage' ? random.pick([5, 10, 15, 20, 25]) : random.pick([1, 2, 3, 5]);
    const created = addDays(today, (index - count) * 11);
    const max_usage = random.pick([0, 50, 100, 500]);
    return {
      id: index + 1,
      name: `${promoNames[index % promoNames.length]}${amount}${index >= promoNames.length ? `-${index}` : ''}`,
      amount,
      Type,
      createdAt: `${created}T09:00:00.000Z`,
      end_date: index % 4 === 1 ? null : addDays(created, 45),
      max_usage,
      count_usage: max_usage === 0 ? random.between(0, 900) : random.between(0, max_usage),
      is_active: index > count - 12,
    };
  });
}
