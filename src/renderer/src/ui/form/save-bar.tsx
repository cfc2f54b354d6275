import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components';
import { EditRegular, ErrorCircleRegular } from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { formColumnWidth, formGap, formSideWidth } from './form-layout';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    marginInline: '-24px',
    marginBlockEnd: '-16px',
    paddingInline: '24px',
    backgroundColor: tokens.colorNeutralBackground1,
    borderBlockStartWidth: '1px',
    borderBlockStartStyle: 'solid',
    borderBlockStartColor: tokens.colorNeutralStroke2,
    boxShadow: 'var(--dw-bar-shadow)',
    animationName: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
    animationDuration: '200ms',
    animationTimingFunction: tokens.curveDecelerateMid,
    '@media (prefers-reduced-motion: reduce)': { animationDuration: '1ms' },
    '@media (max-width: 999px)': { marginInline: '-12px', paddingInline: '12px', marginBlockEnd: '-12px' },
  },
  content: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minHeight: '60px',
    paddingBlock: '8px',
    boxSizing: 'border-box',
    marginInline: 'auto',
    maxWidth: `${formColumnWidth + formGap + formSideWidth}px`,
  },
  words: { flexGrow: 1, flexBasis: '200px', minWidth: 0, display: 'flex', alignItems: 'center', columnGap: '10px' },
  pencil: { color: 'var(--dw-changed)', fontSize: '20px', flexShrink: 0 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  errors: {
    color: 'var(--dw-canceled-text)',
    backgroundColor: 'var(--dw-canceled-ground)',
    border: '1px solid var(--dw-canceled-stroke)',
    minHeight: '24px',
  },
});

export interface SaveBarProps {
  /** Titles of the sections in which something changed. */
  changed: readonly string[];
  errorCount: number;
  phase: 'idle' | 'waitingForUploads' | 'saving';
  uploadsRunning: number;
  saveLabel?: string;
  onSave: () => void;
  onDiscard: () => void;
  onShowErrors: () => void;
}

/** Appears when something changed, names it, and stays usable: a press with errors leads to the first of them. */
export function SaveBar(props: SaveBarProps): ReactElement {
  const { changed, errorCount, phase, uploadsRunning, saveLabel, onSave, onDiscard, onShowErrors } = props;
  const { t, i18n } = useTranslation();
  const styles = useStyles();
  const sections = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(changed);
  const words =
    phase === 'saving'
      ? t('forms.saving')
      : phase === 'waitingForUploads'
        ? t('forms.waitingForUploads', { count: uploadsRunning })
        : t('forms.unsavedIn', { sections });
  return (
    <div className={styles.bar} data-save-bar>
      <div className={styles.content}>
        <div className={styles.words} role="status">
          {phase === 'idle' ? <EditRegular className={styles.pencil} aria-hidden /> : <Spinner size="tiny" aria-hidden />}
          <span className={styles.strong}>{words}</span>
        </div>
        {errorCount > 0 && (
          <Button
            size="small"
            appearance="transparent"
            className={styles.errors}
            icon={<ErrorCircleRegular />}
            title={t('forms.showErrors')}
            onClick={onShowErrors}
          >
            {t('forms.errors', { count: errorCount })}
          </Button>
        )}
        <Button appearance="subtle" disabled={phase === 'saving'} onClick={onDiscard}>
          {t('forms.discard')}
        </Button>
        <Button type="submit" appearance="primary" disabledFocusable={phase === 'saving'} onClick={onSave}>
          {saveLabel ?? t('forms.save')}
        </Button>
      </div>
    </div>
  );
}
