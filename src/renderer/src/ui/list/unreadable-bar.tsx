import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { copyText } from '@renderer/runtime/calls/copy-text';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import type { UnreadableRow } from '@shared/contract/response';
import type { ReactElement } from 'react';

interface UnreadableBarProps {
  rows: readonly UnreadableRow[];
  call: string;
  /** Replaces the default text of the list. */
  text?: string;
}

/** Unreadable rows never make a list fail: they are left out, counted, and named here. */
export function UnreadableBar({ rows, call, text: own }: UnreadableBarProps): ReactElement | null {
  const t = useTexts();
  if (rows.length === 0) return null;
  const copy = async (): Promise<void> => {
    const text = rows.map(({ position, id, reason }) => `${call} row ${position + 1} id ${id ?? '?'}\n${reason}`).join('\n\n');
    await copyText(text, t('common.copied'));
  };
  return (
    <MessageBar intent="warning" layout={own === undefined ? 'singleline' : 'multiline'}>
      <MessageBarBody>{own ?? t('lists.unreadable', { count: rows.length })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={() => void copy()}>
          {t('common.copyDetails')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
