import { toMomentText } from '@renderer/runtime/texts/moment-text';
import type { PrinterReason } from '@shared/contract/printing/printer-reasons';
import type { LaneView } from '@shared/contract/printing/printing';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';

type Trouble = NonNullable<LaneView['trouble']>;

/** Returns "out of paper since 10:42"; with the date if it began on another day. */
export function toIssueTexts({ kind, since, reasons }: Trouble, t: Translate, format: Formatter): string {
  const time = toMomentText(since, format);
  const [reason] = reasons ?? [];
  return reason ? t(`printerStates.since.${reason}`, { time }) : t(`printQueue.queue.trouble.${kind}`, { time });
}

/** Returns what to do, and that nothing is lost meanwhile. */
export function toIssueHint({ kind, reasons }: Trouble, t: Translate): string {
  const [reason] = reasons ?? [];
  return reason ? `${t(`printerStates.hint.${reason}`)} ${t('printerStates.kept')}` : t(`printQueue.queue.troubleHint.${kind}`);
}

/** Returns "Out of paper", to show beside a printer's name. */
export function toReasonLabel(reason: PrinterReason, t: Translate): string {
  return t(`printerStates.label.${reason}`);
}
