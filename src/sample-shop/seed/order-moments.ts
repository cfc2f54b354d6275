import { addDays } from '@shared/domain/dates';
import { orderCount, todayCount } from './order-ids';
import type { Random } from './random';
import type { SeedClock } from './seed-clock';

const daysBack = 120;
const yesterdayCount = 13;

/** Moments of the orders, oldest first: more of them the nearer they are, the last ones today and never after `now`. */
export function seedOrderMoments(random: Random, { now, today }: SeedClock): Date[] {
  const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
  const shopHour = (day: string): number => startOfDay(day) + random.between(9 * 3600, 23 * 3600 - 1) * 1000;
  const before = Array.from({ length: orderCount - todayCount }, (_, index) => {
    const age = index < yesterdayCount ? 1 : 2 + Math.floor(random.next() ** 1.6 * (daysBack - 2));
    return shopHour(addDays(today, -age));
  });
  const midnight = startOfDay(today);
  const elapsed = Math.max(0, now.getTime() - midnight);
  const ofToday = Array.from({ length: todayCount }, (_, index) => midnight + Math.floor((elapsed * (index + 1)) / (todayCount + 1)));
  return [...before.toSorted((left, right) => left - right), ...ofToday].map((moment) => new Date(moment));
}
