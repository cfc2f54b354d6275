import { Button, makeStyles, Popover, PopoverSurface, PopoverTrigger, Spinner, tokens } from '@fluentui/react-components';
import { EditRegular, ErrorCircle16Regular, LockClosedRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexGrow, flexRow, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText, softParagraph, strongText } from '@renderer/ui/text/text-styles';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useInertPage } from '../feedback/use-inert-page';
import { cardTitle } from '../text/paragraph-styles';
import type { LastStep, SavePhase } from './record/record-form-types';

const useLastStepBoxStyles = makeStyles({
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

/** Confirms a save beside its button, so that the form stays visible. Everything except the confirmation leaves the form unchanged. */
function LastStepBox({ step, isOpen, onAnswer, children }: LastStepBoxProps): ReactElement {
  useInertPage();
  const styles = useLastStepBoxStyles();
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
          {/* Fluent focuses the first control, which is the safe one. */}
          <Button onClick={() => onAnswer(false)}>{t('common.back')}</Button>
          <Button appearance="primary" icon={step.icon} onClick={() => onAnswer(true)}>
            {step.confirmLabel}
          </Button>
        </div>
      </PopoverSurface>
    </Popover>
  );
}

const useStyles = makeStyles({
  bar: {
    // Reserves the width of the content's scroll bar, so that both have the same edges.
    overflow: 'hidden',
    scrollbarGutter: 'stable',
    paddingInline: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    ...hairline.blockStart,
    boxShadow: 'var(--dw-bar-shadow)',
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '200ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '0.01ms' },
    '@media (max-width: 999.98px)': { paddingInline: '12px' },
  },
  content: {
    ...wrappingRow,
    alignItems: 'center',
    gap: '8px',
    minHeight: '59px',
    paddingBlock: '8px',
    boxSizing: 'border-box',
    marginInline: 'auto',
  },
  words: { ...flexGrow, flexBasis: '200px', ...flexRow, columnGap: '10px' },
  pencil: { color: 'var(--dw-changed)', fontSize: '20px', flexShrink: 0 },
  lock: { color: tokens.colorNeutralForeground3, fontSize: '20px', flexShrink: 0 },
  strong: strongText,
  quiet: quietText,
  errors: {
    color: 'var(--dw-canceled-text)',
    backgroundColor: 'var(--dw-canceled-ground)',
    border: '1px solid var(--dw-canceled-stroke)',
    minHeight: '24px',
    ':hover': { color: 'var(--dw-canceled-text)', backgroundColor: 'var(--dw-canceled-ground)' },
    ':hover:active': { color: 'var(--dw-canceled-text)', backgroundColor: 'var(--dw-canceled-ground)' },
  },
});

/** Kinds of bars; the shell and tests find them by these attributes. */
const marks = { save: { 'data-save-bar': true }, edit: { 'data-edit-bar': true } };

function Bar({ kind, width, children }: { kind: keyof typeof marks; width?: number | undefined; children: ReactNode }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <section className={styles.bar} aria-label={t('common.actions')} data-form-bar {...marks[kind]}>
      <div className={styles.content} style={{ maxWidth: width }}>
        {children}
      </div>
    </section>
  );
}

export interface ActionBarProps {
  formId: string;
  /** The status; `quiet` adds details. */
  words: { strong: string; quiet: string };
  /** Label of the button that submits the form. */
  action: string;
  isSaving: boolean;
  isHeld?: boolean;
  errors?: { count: number; onShow(): void };
  onDiscard?: (() => void) | undefined;
  /** Shown before the button. */
  start?: ReactNode;
}

interface BarOfForm {
  /** Width between the form's edges, in pixels; the whole width by default. */
  width?: number;
  isBusy?: boolean;
  onCancel?: (() => void) | undefined;
  lastStep?: LastStep | null;
  isAsking?: boolean;
  onAnswer?: (isMeant: boolean) => void;
}

const noAnswer = (): void => undefined;

/** A status and one action that submits the form. */
export function ActionBar(props: ActionBarProps & BarOfForm): ReactElement {
  const { formId, words, action, isSaving, isBusy = isSaving, isHeld = false, errors, onDiscard, onCancel, start } = props;
  const { lastStep = null, isAsking = false, onAnswer = noAnswer } = props;
  const t = useTexts();
  const styles = useStyles();
  const leave = onCancel ?? onDiscard;
  const { strong, quiet } = isSaving ? { strong: lastStep?.running ?? t('forms.saving'), quiet: '' } : words;
  return (
    <Bar kind="save" width={props.width}>
      <div className={styles.words} role="status">
        {isBusy ? <Spinner size="tiny" aria-hidden /> : <EditRegular className={styles.pencil} aria-hidden />}
        <span>
          {strong && <span className={styles.strong}>{strong}</span>} {quiet && <span className={styles.quiet}>{quiet}</span>}
        </span>
      </div>
      {errors !== undefined && errors.count > 0 && (
        <Button
          size="small"
          appearance="transparent"
          className={styles.errors}
          icon={<ErrorCircle16Regular />}
          title={t('forms.showErrors')}
          onClick={errors.onShow}
        >
          {t('forms.errors', { count: errors.count })}
        </Button>
      )}
      {leave && (
        <Button appearance="subtle" disabledFocusable={isSaving} onClick={leave}>
          {t(onCancel ? 'common.cancel' : 'forms.discard')}
        </Button>
      )}
      {start}
      <LastStepBox step={lastStep} isOpen={isAsking} onAnswer={onAnswer}>
        <Button
          type="submit"
          form={formId}
          // Only one primary button is visible: while the confirmation is open, that is its button.
          appearance={isAsking ? 'secondary' : 'primary'}
          disabledFocusable={isSaving || isHeld}
          {...(lastStep && { icon: lastStep.icon })}
        >
          {action}
        </Button>
      </LastStepBox>
    </Bar>
  );
}

interface SaveBarProps {
  formId: string;
  /** Titles of the sections with changes. */
  changed: readonly string[];
  /** Name of the record, where the title doesn't have it. */
  subject?: string;
  errorCount: number;
  phase: SavePhase;
  uploadsRunning: number;
  saveLabel?: string;
  /** Width between the form's edges, in pixels. */
  width: number;
  /** Leaves a form that creates a record; other forms discard their changes. */
  onCancel?: () => void;
  onDiscard?: () => void;
  lastStep: LastStep | null;
  isHeld: boolean;
  onAnswer: (isMeant: boolean) => void;
  onShowErrors: () => void;
}

/** Names the changed sections. The button stays enabled: with errors, a press leads to the first of them. */
export function SaveBar({ errorCount, onShowErrors, saveLabel, ...props }: SaveBarProps): ReactElement {
  const { changed, subject, phase, uploadsRunning, ...bar } = props;
  const t = useTexts();
  return (
    <ActionBar
      {...bar}
      words={toWords()}
      action={saveLabel ?? t('forms.save')}
      isSaving={phase === 'saving'}
      isBusy={phase === 'saving' || phase === 'waitingForUploads'}
      isAsking={phase === 'asking'}
      errors={{ count: errorCount, onShow: onShowErrors }}
    />
  );

  function toWords(): ActionBarProps['words'] {
    if (phase === 'waitingForUploads') return { strong: t('forms.waitingForUploads', { count: uploadsRunning }), quiet: '' };
    if (bar.lastStep) return { strong: bar.lastStep.pending, quiet: bar.lastStep.pendingHint };
    const sections = changed.join(t('forms.separator'));
    if (sections === '') return { strong: '', quiet: t(bar.onCancel ? 'forms.notSavedYet' : 'forms.nothingChanged') };
    const quiet = subject === undefined ? t('forms.unsavedIn', { sections }) : t('forms.unsavedInFor', { sections, subject });
    return { strong: t('forms.unsaved'), quiet };
  }
}

/** Shown in the save bar's place while the form is locked, so that nothing moves when *Edit* is selected. */
export function EditBar({ width, action, onEdit }: { width: number; action?: ReactNode; onEdit: () => void }): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <Bar kind="edit" width={width}>
      <div className={styles.words}>
        <LockClosedRegular className={styles.lock} aria-hidden />
        <span className={styles.quiet}>{t('forms.locked')}</span>
      </div>
      {action}
      <Button appearance="primary" icon={<EditRegular />} onClick={onEdit}>
        {t('forms.edit')}
      </Button>
    </Bar>
  );
}
