import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { writingPath } from './writing-path';
import { useWriting } from './writing-state';

/** Over the list of products: a writing that was cut off says how far it came, and leads to the rest. */
export function UnfinishedWriting(): ReactElement | null {
  const t = useTexts();
  const navigate = useNavigate();
  const format = useFormat();
  const { data } = useRead('writings.list', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const close = useWrite('writings.close');
  const running = useWriting(({ id, isRunning }) => (isRunning ? id : null));
  const found = data?.find(({ id, isClosed, settled, total }) => !isClosed && settled < total && id !== running);
  if (!found) return null;
  const { id, settled, total, uncertain, startedAt } = found;
  const words = t('writing.unfinished', { time: format.dateTime(startedAt), settled, count: total });
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <IsolatedValues>{uncertain > 0 ? `${words} ${t('writing.unfinishedUncertain', { count: uncertain })}` : words}</IsolatedValues>
      </MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={() => void navigate(writingPath(id))}>
          {t('writing.show')}
        </Button>
        <Button onClick={() => void close.send({ id })}>{t('writing.leave')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
