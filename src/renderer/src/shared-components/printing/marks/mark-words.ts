import { toMomentText } from '@renderer/runtime/texts/moment-text';
import type { DocumentMark, MarkState } from '@shared/contract/printing/print-requests';
import type { Formatter } from '@shared/i18n/format';
import type { Translate } from '@shared/i18n/translate';

/** What somebody has to see to comes before what is only on its way, and that before what is done. */
const urgency: readonly MarkState[] = ['uncertain', 'failed', 'waiting', 'printed'];

/** The one state that stands for all documents of an order; null where nothing was wanted. */
export function toOverallState(marks: readonly DocumentMark[]): MarkState | null {
  return urgency.find((state) => marks.some((mark) => mark.state === state)) ?? null;
}

/** `printed 10:42`, `failed 21 Nov 2026, 10:42`. */
export function toMarkText({ state, at }: DocumentMark, t: Translate, format: Formatter): string {
  if (state === 'waiting') return t('printMarks.waiting');
  if (state === 'printed' && at === null) return t('printMarks.printedEarlier');
  return t(`printMarks.${state}`, { at: at === null ? '' : toMomentText(at, format) });
}

/** `By this computer: Invoice printed 10:42, Packing slip failed 10:43`. */
export function toMarksText(marks: readonly DocumentMark[], t: Translate, format: Formatter): string {
  const each = marks.map((mark) =>
    t('printMarks.ofDocument', { document: t(`printables.name.${mark.document}`), state: toMarkText(mark, t, format) }),
  );
  return t('printMarks.byThisComputer', { marks: each.join(t('printMarks.separator')) });
}
