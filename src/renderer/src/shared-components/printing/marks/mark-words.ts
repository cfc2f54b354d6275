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
function toMarkText({ state, at }: DocumentMark, t: Translate, format: Formatter): string {
  if (state === 'waiting') return t('printMarks.waiting');
  if (state === 'printed' && at === null) return t('printMarks.printedEarlier');
  return t(`printMarks.${state}`, { at: at === null ? '' : toMomentText(at, format) });
}

/** Returns `Invoice, Packing slip printed 10:42, Address label failed 10:43`: documents with the same state are named together. */
export function toMarksText(marks: readonly DocumentMark[], t: Translate, format: Formatter): string {
  const separator = t('printMarks.separator');
  const states = Map.groupBy(marks, (mark) => toMarkText(mark, t, format));
  return [...states]
    .map(([state, same]) =>
      t('printMarks.ofDocument', { document: same.map((mark) => t(`printables.name.${mark.document}`)).join(separator), state }),
    )
    .join(separator);
}
