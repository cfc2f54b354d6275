import { Button, makeStyles } from '@fluentui/react-components';
import { ArrowClockwise20Regular } from '@fluentui/react-icons';
import { toFailureDetails, toFailureNote, toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { CopyButton } from '@renderer/ui/controls/copy-button';
import { smallText } from '@renderer/ui/text/text-styles';
import type { Failure } from '@shared/contract/result';
import type { ReactElement, ReactNode } from 'react';
import { ExportDiagnosticsButton } from './export-diagnostics-button';
import { StatePanel } from './state-panel';

const useStyles = makeStyles({
  line: { display: 'block' },
  note: { display: 'block', marginBlockStart: '8px', ...smallText },
});

/** Shows a torn page with title, reason, and action. */
export function ErrorState({ title, text, action }: { title: string; text?: ReactNode; action?: ReactNode }): ReactElement {
  return <StatePanel illustration="error" title={title} text={text} action={action} role="alert" />;
}

export interface FailureStateProps {
  failure: Failure;
  /** Names what couldn't be loaded; a general sentence by default. */
  title?: string;
  /** A sentence after the reason, such as what stays saved meanwhile. */
  hint?: string;
  onRetry: () => void;
}

/**
 * Shows a failed read where there is nothing else to show: the reason, what stays saved, and the reference for support, each on its own
 * line.
 */
export function FailureState({ failure, title, hint, onRetry }: FailureStateProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const note = toFailureNote(failure);
  return (
    <ErrorState
      title={title ?? t('shell.listFailed')}
      text={
        <>
          <bdi className={styles.line}>{toFailureText(failure, t)}</bdi>
          {hint && <span className={styles.line}>{hint}</span>}
          {(note || failure.reference) && (
            <span className={styles.note}>
              {note && <bdi dir="ltr">{note}</bdi>}
              {note && failure.reference && ' · '}
              {failure.reference && t('common.reference', { reference: failure.reference })}
            </span>
          )}
        </>
      }
      action={
        <>
          <Button appearance="primary" icon={<ArrowClockwise20Regular />} onClick={onRetry}>
            {t('common.retry')}
          </Button>
          <CopyButton text={toFailureDetails(failure, t)} label={t('common.copyDetails')} appearance="subtle" />
          {failure.reference && <ExportDiagnosticsButton />}
        </>
      }
    />
  );
}
