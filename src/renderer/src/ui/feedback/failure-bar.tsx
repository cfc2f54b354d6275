import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { Failure } from '@shared/contract/result';
import type { ReactElement } from 'react';

interface FailureBarProps {
  /** Names what failed. */
  title: string;
  failure: Failure;
  onRetry(): void;
}

/** Shows a failed read of a part of a screen beside the other parts. */
export function FailureBar({ title, failure, onRetry }: FailureBarProps): ReactElement {
  const t = useTexts();
  return (
    <MessageBar intent="error">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle> <bdi>{toFailureText(failure, t)}</bdi>
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
