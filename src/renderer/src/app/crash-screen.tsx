import { Button } from '@fluentui/react-components';
import { ask } from '@renderer/bridge/bridge';
import { ErrorState } from '@renderer/ui/error-state';
import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';

/** Logs an error that nothing caught and answers with its reference, when the log can be reached. */
export async function reportError(error: unknown, where: string): Promise<string | undefined> {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const report = { message: message.slice(0, 4000), where, ...(stack && { stack: stack.slice(0, 20_000) }) };
  const result = await ask('app.reportError', report);
  return result.ok ? result.value.reference : undefined;
}

/** Stands in the place of a screen whose code failed; the rest of the app goes on. */
export function CrashScreen(): ReactElement {
  const error = useRouteError();
  const { t } = useTranslation();
  const [reference, setReference] = useState<string>();
  useEffect(() => {
    void reportError(error, window.location.hash).then(setReference);
  }, [error]);
  return (
    <ErrorState
      title={t('shell.crashed.title')}
      text={[t('shell.crashed.text'), reference && t('common.reference', { reference })].filter(Boolean).join(' ')}
      action={
        <Button appearance="primary" onClick={() => window.location.reload()}>
          {t('shell.crashed.reload')}
        </Button>
      }
    />
  );
}
