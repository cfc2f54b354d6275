import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useBulkWriteRun } from '@renderer/runtime/calls/bulk-writes/bulk-write-state';
import { useRead } from '@renderer/runtime/calls/use-read';
import { useWrite } from '@renderer/runtime/calls/use-write';
import { useFormat } from '@renderer/runtime/texts/use-format';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { IsolatedValues } from '@renderer/ui/text/isolated-values';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { bulkWritePath } from './bulk-write-path';

/** Over the list of products: shows how far an interrupted bulk write came, and leads to the rest. */
export function UnfinishedBulkWrite(): ReactElement | null {
  const t = useTexts();
  const navigate = useNavigate();
  const format = useFormat();
  const { data } = useRead('bulkWrites.list', undefined, { failure: 'inPlace', staleTimeMs: 0 });
  const close = useWrite('bulkWrites.close');
  const running = useBulkWriteRun(({ run }) => (run?.isRunning ? run.id : null));
  const found = data?.find(({ id, isClosed, isRunning, settled, total }) => !isClosed && !isRunning && settled < total && id !== running);
  if (!found) return null;
  const { id, settled, total, unknown, startedAt } = found;
  const words = t('writing.unfinished', { time: format.dateTime(startedAt), settled, count: total });
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <IsolatedValues>{unknown > 0 ? `${words} ${t('writing.unfinishedUnknown', { count: unknown })}` : words}</IsolatedValues>
      </MessageBarBody>
      <MessageBarActions>
        <Button appearance="primary" onClick={() => void navigate(bulkWritePath(id))}>
          {t('writing.show')}
        </Button>
        <Button onClick={() => void close.send({ id })}>{t('writing.leave')}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
