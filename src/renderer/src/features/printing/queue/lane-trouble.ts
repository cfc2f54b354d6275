import type { LaneView } from '@shared/contract/printing';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';

/** "not reachable since 10:42"; with the date when it began on another day. */
export function toTroubleWords(trouble: NonNullable<LaneView['trouble']>, t: Translate, format: Formatter): string {
  const beganToday = format.date(trouble.since) === format.date(new Date().toISOString());
  return t(`printQueue.queue.trouble.${trouble.kind}`, { time: beganToday ? format.time(trouble.since) : format.dateTime(trouble.since) });
}
