import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useRead } from '@renderer/runtime/calls/use-read';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Says what is different in the order now. Nothing while that is not known: the sheet is what it is. */
export function ChangedSince({ id }: { id: string }): ReactElement | null {
  const { t } = useTranslation();
  const { data } = useRead('history.readChanges', { id }, { failure: 'inPlace', keepPrevious: false });
  if (!data || data.changed.length === 0) return null;
  const parts = data.changed.map((part) => t(`printHistory.details.part.${part}`)).join(t('forms.separator'));
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t('printHistory.details.changed', { parts })}</MessageBarBody>
    </MessageBar>
  );
}
