import { toMomentText } from '@renderer/runtime/texts/moment-text';
import type { DocumentMark, MarkState } from '@shared/contract/printing/print-requests';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';

/** Most urgent first: problems, then waiting documents, then printed ones. */
const urgency: readonly MarkState[] = ['uncertain', 'failed', 'waiting', 'printed'];

/** Returns the most urgent state of an order's documents; null if none was requested. */
export function toOverallState(marks: readonly DocumentMark[]): MarkState | null {
  return urgency.find((state) => marks.some((mark) => mark.state === state)) ?? null;
}

/** Returns `printed 10:42` or `failed 21 Nov 2026, 10:42`. */
export function toMarkText({ state, at }: DocumentMark, t: Translate, format: Formatter): string {
  if (state === 'waiting') return t('printMarks.waiting');
  if (state === 'printed' && at === null) return t('printMarks.printedEarlier');
  return t(`printMarks.${state}`, { at: at === null ? '' : toMomentText(at, format) });
}

/** Returns `By this computer: Invoice printed 10:42, Packing slip failed 10:43`. */
export function toMarksText(marks: readonly DocumentMark[], t: Translate, format: Formatter): string {
  const each = marks.map((mark) =>
    t('printMarks.ofDocument', { document: t(`printables.name.${mark.document}`), state: toMarkText(mark, t, format) }),
  );
  return t('printMarks.byThisComputer', { marks: each.join(t('printMarks.separator')) });
}
