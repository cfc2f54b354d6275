import { Button, makeStyles } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { ErrorState } from '@renderer/ui/feedback/error-state';
import { ExportDiagnosticsButton } from '@renderer/ui/feedback/export-diagnostics-button';
import { smallText } from '@renderer/ui/text/text-styles';
import { type ReactElement, useEffect, useState } from 'react';
import { reportError } from './report-error';

const useStyles = makeStyles({
  reference: { display: 'block', marginBlockStart: '8px', ...smallText },
});

/** Replaces a screen whose code failed while the rest of the app still works, or all screens if the router failed. */
export function CrashScreen({ error }: { error: unknown }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    void reportError(error, window.location.hash).then(setReference);
  }, [error]);
  return (
    <ErrorState
      title={t('shell.crashed.title')}
      text={
        <>
          {t('shell.crashed.text')}
          {reference && <span className={styles.reference}>{t('common.reference', { reference })}</span>}
        </>
      }
      action={
        <>
          <Button appearance="primary" onClick={() => window.location.reload()}>
            {t('shell.crashed.reload')}
          </Button>
          <ExportDiagnosticsButton />
        </>
      }
    />
  );
}
