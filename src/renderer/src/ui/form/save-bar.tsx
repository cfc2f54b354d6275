import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { EditRegular, ErrorCircle16Regular, LockClosedRegular } from '@fluentui/react-icons';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { hairline } from '@renderer/ui/layout/hairline';
import { flexRow, takesRest, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { quietText, strongText } from '@renderer/ui/text/text-styles';
import type { ReactElement, ReactNode } from 'react';
import { LastStepBox } from './last-step-box';
import type { LastStep, SavePhase } from './record/record-form-types';

const useStyles = makeStyles({
  bar: {
    // Keeps the width of the scroll bar beside the content above, so that both stand on the same edges.
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
  words: { ...takesRest, flexBasis: '200px', ...flexRow, columnGap: '10px' },
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

interface BarProps {
  kind: 'save' | 'edit';
  /** Between the form's two edges, in pixels; left out where the form fills its screen. */
  width?: number;
  children: ReactNode;
}

function Bar({ kind, width, children }: BarProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const mark = kind === 'save' ? { 'data-save-bar': true } : { 'data-edit-bar': true };
  return (
    <section className={styles.bar} aria-label={t('common.actions')} data-form-bar {...mark}>
      <div className={styles.content} style={{ maxWidth: width }}>
        {children}
      </div>
    </section>
  );
}

function Status({ isBusy, children }: { isBusy: boolean; children: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.words} role="status">
      {isBusy ? <Spinner size="tiny" aria-hidden /> : <EditRegular className={styles.pencil} aria-hidden />}
      {children}
    </div>
  );
}

function TwoWords({ strong, quiet }: { strong: string; quiet: string }): ReactElement {
  const styles = useStyles();
  return (
    <span>
      <span className={styles.strong}>{strong}</span> <span className={styles.quiet}>{quiet}</span>
    </span>
  );
}

function ErrorsButton({ count, onShow }: { count: number; onShow(): void }): ReactElement | null {
  const t = useTexts();
  const styles = useStyles();
  if (count === 0) return null;
  return (
    <Button
      size="small"
      appearance="transparent"
      className={styles.errors}
      icon={<ErrorCircle16Regular />}
      title={t('forms.showErrors')}
      onClick={onShow}
    >
      {t('forms.errors', { count })}
    </Button>
  );
}

export interface ActionBarProps {
  formId: string;
  words: { strong: string; quiet: string };
  /** The button's text. */
  action: string;
  isSaving: boolean;
  isHeld?: boolean;
  errors?: { count: number; onShow(): void };
  onDiscard?: () => void;
  /** In front of the button. */
  start?: ReactNode;
}

/** The bar of a screen that isn't a form of sections: a status and one action. */
export function ActionBar({ formId, words, action, isSaving, isHeld = false, errors, onDiscard, start }: ActionBarProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  return (
    <Bar kind="save">
      <Status isBusy={isSaving}>{isSaving ? <span className={styles.strong}>{t('forms.saving')}</span> : <TwoWords {...words} />}</Status>
      {errors && <ErrorsButton {...errors} />}
      {onDiscard && (
        <Button appearance="subtle" disabledFocusable={isSaving} onClick={onDiscard}>
          {t('forms.discard')}
        </Button>
      )}
      {start}
      <Button type="submit" form={formId} appearance="primary" disabledFocusable={isSaving || isHeld}>
        {action}
      </Button>
    </Bar>
  );
}

interface SaveBarProps {
  formId: string;
  /** Titles of the sections in which something changed. */
  changed: readonly string[];
  /** Whom or what the form is about, where its title does not say it. */
  subject?: string;
  errorCount: number;
  phase: SavePhase;
  uploadsRunning: number;
  saveLabel?: string;
  /** Of the form's two edges, in pixels. */
  width: number;
  /** Leaves a form that makes something new; other forms discard what changed. */
  onCancel?: () => void;
  onDiscard?: () => void;
  lastStep: LastStep | null;
  isHeld: boolean;
  onAnswer: (isMeant: boolean) => void;
  onShowErrors: () => void;
}

/** Names what changed and stays usable: a press with errors leads to the first of them. */
export function SaveBar(props: SaveBarProps): ReactElement {
  const { formId, errorCount, phase, saveLabel, width, lastStep, isHeld, onCancel, onDiscard, onAnswer, onShowErrors } = props;
  const t = useTexts();
  return (
    <Bar kind="save" width={width}>
      <Words {...props} />
      <ErrorsButton count={errorCount} onShow={onShowErrors} />
      {onCancel && (
        <Button appearance="subtle" disabledFocusable={phase === 'saving'} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      )}
      {!onCancel && onDiscard && (
        <Button appearance="subtle" disabledFocusable={phase === 'saving'} onClick={onDiscard}>
          {t('forms.discard')}
        </Button>
      )}
      <LastStepBox step={lastStep} isOpen={phase === 'asking'} onAnswer={onAnswer}>
        <Button
          type="submit"
          form={formId}
          // One primary button in view: while the last step stands, that is its own.
          appearance={phase === 'asking' ? 'secondary' : 'primary'}
          disabledFocusable={phase === 'saving' || isHeld}
          {...(lastStep && { icon: lastStep.icon })}
        >
          {saveLabel ?? t('forms.save')}
        </Button>
      </LastStepBox>
    </Bar>
  );
}

/** Stands in the save bar's place while the form is read-only until Edit, so that nothing moves when it is pressed. */
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

function Words({ changed, subject, phase, uploadsRunning, lastStep, onCancel }: SaveBarProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const sections = changed.join(t('forms.separator'));
  const isBusy = phase === 'saving' || phase === 'waitingForUploads';
  return (
    <Status isBusy={isBusy}>
      {phase === 'saving' && <span className={styles.strong}>{lastStep?.running ?? t('forms.saving')}</span>}
      {phase === 'waitingForUploads' && <span className={styles.strong}>{t('forms.waitingForUploads', { count: uploadsRunning })}</span>}
      {!isBusy && lastStep && <TwoWords strong={lastStep.pending} quiet={lastStep.pendingHint} />}
      {!isBusy && !lastStep && sections !== '' && (
        <TwoWords
          strong={t('forms.unsaved')}
          quiet={subject === undefined ? t('forms.unsavedIn', { sections }) : t('forms.unsavedInFor', { sections, subject })}
        />
      )}
      {!isBusy && !lastStep && sections === '' && (
        <span className={styles.quiet}>{t(onCancel ? 'forms.notSavedYet' : 'forms.nothingChanged')}</span>
      )}
    </Status>
  );
}
