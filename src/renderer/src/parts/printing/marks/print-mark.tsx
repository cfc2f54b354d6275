import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Clock16Regular, DocumentCheckmark16Regular, ErrorCircle16Regular, QuestionCircle16Regular } from '@fluentui/react-icons';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { keepsSize } from '@renderer/ui/layout/layout-styles';
import { visuallyHidden } from '@renderer/ui/text/text-styles';
import type { MarkState } from '@shared/contract/printing/print-requests';
import type { OrderRef } from '@shared/contract/printing/printing';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { toMarksText, toOverallState } from './mark-words';
import { useOrderMarks } from './use-order-marks';

const useStyles = makeStyles({
  root: { ...keepsSize, position: 'relative', display: 'inline-flex', verticalAlign: 'text-bottom' },
  waiting: { color: tokens.colorNeutralForeground3 },
  printed: { color: tokens.colorNeutralForeground3 },
  failed: { color: 'var(--dw-canceled-text)' },
  uncertain: { color: 'var(--dw-process-text)' },
  words: visuallyHidden,
});

const icons: Record<MarkState, ReactElement> = {
  waiting: <Clock16Regular />,
  printed: <DocumentCheckmark16Regular />,
  failed: <ErrorCircle16Regular />,
  uncertain: <QuestionCircle16Regular />,
};

/** Whether this computer has printed the documents of an order, as one small icon with its words; nothing for an order of which it knows none. */
export function PrintMark({ order, className }: { order: OrderRef; className?: string }): ReactElement | null {
  const styles = useStyles();
  const { t } = useTranslation();
  const format = useFormat();
  const marks = useOrderMarks(order);
  const state = toOverallState(marks);
  if (state === null) return null;
  const words = toMarksText(marks, t, format);
  return (
    <span className={mergeClasses(styles.root, styles[state], className)} data-hint={words} data-mark={state}>
      {icons[state]}
      <span className={styles.words}>{words}</span>
    </span>
  );
}
