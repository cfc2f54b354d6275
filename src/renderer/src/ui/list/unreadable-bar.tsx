import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { ask } from '@renderer/runtime/calls/bridge';
import { notify } from '@renderer/runtime/notices/notify';
import type { UnreadableRow } from '@shared/contract/answer';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Rows that could not be read never blank a list: they are left out, counted and named here. */
export function UnreadableBar({ rows, call }: { rows: readonly UnreadableRow[]; call: string }): ReactElement | null {
  const { t } = useTranslation();
  if (rows.length === 0) return null;
  const copy = async (): Promise<void> => {
    const text = rows.map(({ position, id, reason }) => `${call} row ${position + 1} id ${id ?? '?'}\n${reason}`).join('\n\n');
    const result = await ask('app.copyText', { text });
    if (result.ok) notify.success(t('common.copied'));
    else notify.failure(result.error);
  };
  return (
    <MessageBar intent="warning" layout="singleline">
      <MessageBarBody>{t('lists.unreadable', { count: rows.length })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => void copy()}>
          {t('common.copyDetails')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
