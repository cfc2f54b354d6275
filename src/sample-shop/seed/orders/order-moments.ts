import { addDays } from '@shared/domain/dates';
import type { SeedClock } from '../../store/seed-clock';
import type { Random } from '../random';
import { orderCount, todayCount } from './order-ids';

const daysBack = 120;
const recentDays = 13;

/** Orders per day from Sunday to Saturday: Thursday is busy, Friday quiet. */
const ofWeekday = [15, 13, 14, 17, 24, 10, 15];

/** Relative number of orders per hour from 9 to 22: quiet mornings, most orders in the evening. */
const ofHour = [1, 2, 3, 4, 4, 3, 3, 4, 6, 8, 9, 9, 7, 4];
const openingHour = 9;

function makeHour(random: Random): number {
  let left = random.next() * ofHour.reduce((sum, share) => sum + share, 0);
  const at = ofHour.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return openingHour + at;
}

/** Returns the age in days of each order of the last days before today. */
function makeRecentAges(random: Random, today: string, share: number): number[] {
  return Array.from({ length: recentDays }, (_, at) => at + 1).flatMap((age) => {
    const weekday = new Date(`${addDays(today, -age)}T00:00:00Z`).getUTCDay();
    return Array.from({ length: Math.round((ofWeekday[weekday] ?? 0) * share) + random.between(-2, 2) }, () => age);
  });
}

/**
 * Returns the orders' moments, oldest first: earlier days follow the shop's week, the last ones are today and never after `now`.
 * `share` is the number of orders relative to those of registered customers.
 */
export function seedOrderMoments(random: Random, { now, today }: SeedClock, share = 1): Date[] {
  const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+03:00`);
  const shopMoment = (age: number): number => startOfDay(addDays(today, -age)) + (makeHour(random) * 3600 + random.between(0, 3599)) * 1000;
  const recent = makeRecentAges(random, today, share);
  const older = Array.from(
    { length: orderCount - todayCount - recent.length },
    () => recentDays + 1 + Math.floor(random.next() ** 1.6 * (daysBack - recentDays - 1)),
  );
  const before = [...recent, ...older].map(shopMoment);
  const midnight = startOfDay(today);
  const elapsed = Math.max(0, now.getTime() - midnight);
  const ofToday = Array.from({ length: todayCount }, (_, index) => midnight + Math.floor((elapsed * (index + 1)) / (todayCount + 1)));
  return [...before.toSorted((left, right) => left - right), ...ofToday].map((moment) => new Date(moment));
}
