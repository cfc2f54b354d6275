import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Clock16Regular, DocumentCheckmark16Regular, ErrorCircle16Regular, QuestionCircle16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { flexRow, noShrink } from '@renderer/ui/layout/layout-styles';
import { visuallyHidden } from '@renderer/ui/text/text-styles';
import type { MarkState } from '@shared/contract/printing/print-requests';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { useQueryClient } from '@tanstack/react-query';
import { createNanoEvents } from 'nanoevents';
import { type ReactElement, useEffect, useState } from 'react';
import { toMarksText, toOverallState } from './mark-words';
import { toMarksKey, useOrderMarks } from './use-order-marks';

const useStyles = makeStyles({
  root: { ...noShrink, position: 'relative', display: 'inline-flex', verticalAlign: 'text-bottom' },
  waiting: { color: tokens.colorNeutralForeground3 },
  printed: { color: tokens.colorNeutralForeground3 },
  failed: { color: 'var(--dw-canceled-text)' },
  uncertain: { color: 'var(--dw-process-text)' },
  words: visuallyHidden,
  inWords: { ...flexRow, gap: '4px', minWidth: 0, color: tokens.colorNeutralForeground3 },
});

const icons: Record<MarkState, ReactElement> = {
  waiting: <Clock16Regular />,
  printed: <DocumentCheckmark16Regular />,
  failed: <ErrorCircle16Regular />,
  uncertain: <QuestionCircle16Regular />,
};

/**
 * The mark in a row of a list. It is loaded only after no further rows have been rendered for a moment, so rows that are scrolled past cost
 * nothing but their space.
 */
export function RowPrintMark(props: { order: OrderRef; className?: string }): ReactElement | null {
  const client = useQueryClient();
  const { kind, id } = props.order;
  const [isAsked, setAsked] = useState(() => client.getQueryData(toMarksKey(props.order)) !== undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that was given to another order waits anew.
  useEffect(() => (isAsked ? undefined : onceRowsRest(() => setAsked(true))), [isAsked, kind, id]);
  return isAsked ? <PrintMark {...props} /> : null;
}

const restMs = 120;
const rows = createNanoEvents<{ rested(): void }>();
let rest: ReturnType<typeof setTimeout> | undefined;

/** Calls all waiting callbacks together. */
function onceRowsRest(then: () => void): () => void {
  clearTimeout(rest);
  rest = setTimeout(() => rows.emit('rested'), restMs);
  return rows.on('rested', then);
}

/**
 * Shows as a small icon with a description whether this computer has printed an order's documents; renders nothing if it has no record of
 * the order.
 */
function PrintMark({ order, className }: { order: OrderRef; className?: string }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const marks = useOrderMarks(order) ?? [];
  const state = toOverallState(marks);
  if (state === null) return null;
  const words = t('printMarks.byThisComputer', { marks: toMarksText(marks, t, format) });
  return (
    <span className={mergeClasses(styles.root, styles[state], className)} data-hint={words} data-mark={state}>
      {icons[state]}
      <span className={styles.words}>{words}</span>
    </span>
  );
}

/** Says which documents of an order this computer has printed, and when; also that it has printed none. Nothing until it is loaded. */
export function PrintMarkInWords({ order }: { order: OrderRef }): ReactElement | null {
  const styles = useStyles();
  const t = useTexts();
  const format = useFormat();
  const marks = useOrderMarks(order);
  if (!marks) return null;
  const state = toOverallState(marks);
  if (state === null) return <span className={styles.inWords}>{t('printMarks.none')}</span>;
  const words = toMarksText(marks, t, format);
  return (
    <span
      className={mergeClasses(styles.inWords, styles[state])}
      data-hint={t('printMarks.byThisComputer', { marks: words })}
      data-mark={state}
    >
      <span className={styles.root}>{icons[state]}</span>
      <span>{words}</span>
    </span>
  );
}
