import type { JobView } from '@shared/contract/printing';
import type { FailureCode } from '@shared/contract/result';
import type { Translate } from '@shared/i18n/translate';

const known = [
  'printerRefused',
  'printerNotFound',
  'noPrinter',
  'orderNotAvailable',
  'diskFull',
  'timeout',
  'sheetUnreadable',
] as const satisfies FailureCode[];
type Known = (typeof known)[number];

/** Why a sheet did not reach the printer, in plain words; the system's own words stay beside it, never instead of it. */
export function toReason(error: NonNullable<JobView['error']>, t: Translate): string {
  const code = known.find((entry): entry is Known => entry === error.code);
  return t(`printQueue.reason.${code ?? 'other'}`);
}
