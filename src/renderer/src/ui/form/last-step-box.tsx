import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { useLastingModality } from '@renderer/ui/feedback/use-lasting-modality';
import { flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { cardTitle } from '@renderer/ui/text/paragraph-styles';
import { softParagraph } from '@renderer/ui/text/text-styles';
import { type ReactElement, useId } from 'react';
import type { LastStep } from './record/record-form-types';

const useStyles = makeStyles({
  surface: { width: '384px', maxWidth: 'calc(100vw - 32px)', padding: '20px' },
  head: { ...flexRow, columnGap: '10px', marginBlockEnd: '8px' },
  icon: { display: 'flex', flexShrink: 0, fontSize: '20px', color: tokens.colorBrandForeground1 },
  title: cardTitle,
  text: softParagraph,
  buttons: { ...wrappingRow, justifyContent: 'end', gap: '8px', marginBlockStart: '20px' },
});

interface LastStepBoxProps {
  step: LastStep | null;
  isOpen: boolean;
  onAnswer: (isMeant: boolean) => void;
  /** The button that opens it. */
  children: ReactElement;
}

/** Asks beside the button that was pressed, so that everything it speaks of stays in sight. Anything but a clear yes leaves all as it is. */
export function LastStepBox({ step, isOpen, onAnswer, children }: LastStepBoxProps): ReactElement {
  useLastingModality();
  const styles = useStyles();
  const t = useTexts();
  const titleId = useId();
  const textId = useId();
  if (!step) return children;
  return (
    <Popover
      open={isOpen}
      trapFocus
      positioning={{ position: 'above', align: 'end', offset: 16 }}
      onOpenChange={(_event, { open }) => !open && onAnswer(false)}
    >
      <PopoverTrigger disableButtonEnhancement>{children}</PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-labelledby={titleId} aria-describedby={textId} data-last-step>
        <div className={styles.head}>
          <span className={styles.icon} aria-hidden>
            {step.icon}
          </span>
          <h2 id={titleId} className={styles.title}>
            {step.title}
          </h2>
        </div>
        <p id={textId} className={styles.text}>
          {step.text}
        </p>
        <div className={styles.buttons}>
          {/* Fluent gives the focus to the first control: the harmless one. */}
          <Button onClick={() => onAnswer(false)}>{t('common.back')}</Button>
          <Button appearance="primary" icon={step.icon} onClick={() => onAnswer(true)}>
            {step.confirmLabel}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}
