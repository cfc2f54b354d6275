import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { toFailureText } from '@renderer/runtime/notices/failure-presenter';
import { useFormat } from '@renderer/runtime/texts/use-format';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnknownSend } from './use-unknown-send';

interface UnknownSendBarProps {
  unknown: UnknownSend;
  onReadAgain: () => void;
  onLeave: () => void;
}

/** Says in its place that nobody knows whether a message went out, and what the list says of it. */
export function UnknownSendBar({ unknown, onReadAgain, onLeave }: UnknownSendBarProps): ReactElement {
  const { t } = useTranslation();
  const words = useWords(unknown);
  return (
    <MessageBar intent="warning" layout="multiline" politeness="assertive" data-unknown-send={unknown.state}>
      <MessageBarBody>
        <MessageBarTitle>{t('notifications.unknown.title')}</MessageBarTitle>
        {words}
      </MessageBarBody>
      <MessageBarActions>
        {unknown.state === 'unread' && <Button onClick={onReadAgain}>{t('notifications.unknown.readAgain')}</Button>}
        {unknown.state === 'read' && unknown.record && <Button onClick={onLeave}>{t('notifications.unknown.toList')}</Button>}
      </MessageBarActions>
    </MessageBar>
  );
}

function useWords(unknown: UnknownSend): string {
  const { t } = useTranslation();
  const format = useFormat();
  if (unknown.state === 'reading') return t('notifications.unknown.reading');
  if (unknown.state === 'unread') return t('notifications.unknown.unread', { reason: toFailureText(unknown.failure, t) });
  const { record, looked, total } = unknown;
  if (!record) return total === 0 ? t('notifications.unknown.noneFound') : t('notifications.unknown.notFound', { looked, total });
  return t('notifications.unknown.found', { when: format.dateTime(record.createdAt) });
}
