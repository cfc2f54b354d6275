import { addDays } from '@shared/domain/dates';
import type { StoredNotification, StoredPromoCode } from '../store/model';
import type { SeedClock } from '../store/seed-clock';
import notifications from './data/notifications.json' with { type: 'json' };
import promoCodesFile from './data/promo-codes.json' with { type: 'json' };

/** Times of sending (UTC): morning, noon, and evening in Kuwait. */
const sentAt = ['07:30', '16:05', '09:15', '17:40'] as const;

export function seedNotificationRows({ today }: SeedClock): StoredNotification[] {
  const count = 27;
  return Array.from({ length: count }, (_, index) => {
    const texts = notifications[index % notifications.length];
    if (!texts) throw new Error('notifications.json is empty');
    return {
      id: index + 1,
      ...texts,
      createdAt: `${addDays(today, (index - count) * 9)}T${sentAt[index % sentAt.length]}:00.000Z`,
    };
  });
}

/** A large id, as in a shop with many codes. */
const newestId = 104_230;

/** One promo code; days are relative to today. */
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
const promoCodes = promoCodesFile as readonly SeedCode[];

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
