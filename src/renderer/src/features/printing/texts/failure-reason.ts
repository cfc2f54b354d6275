import type { JobView } from '@shared/contract/printing/printing';
import type { FailureCode } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';

const known = [
  'printerRefused',
  'printerDriverFailed',
  'jobDoubled',
  'printerNotFound',
  'noPrinter',
  'orderNotAvailable',
  'diskFull',
  'timeout',
  'sheetUnreadable',
] as const satisfies FailureCode[];
type Known = (typeof known)[number];

/**
 * Messages of systems and drivers about a printer that needs a manual fix. Jams and covers are before paper, because their messages contain
 * that word too.
 */
const conditions = [
  ['paperJam', /\bjam/i],
  ['coverOpen', /\b(cover|door|lid)\b/i],
  ['outOfPaper', /\b(out of|no|empty|needs?|add|load)\b.*\b(paper|media)\b|\b(paper|media|tray)\b.*\b(out|empty|needed)\b/i],
  ['outOfToner', /\b(toner|ink|marker)\b/i],
] as const;

/** Returns why a sheet didn't reach the printer; the system's message is shown in addition. */
export function toReason(error: NonNullable<JobView['error']>, t: Translate): string {
  const code = known.find((entry): entry is Known => entry === error.code);
  const condition = code === 'printerRefused' && conditions.find(([, words]) => words.test(error.message ?? ''))?.[0];
  return t(`printQueue.reason.${condition || (code ?? 'other')}`);
}
