import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { isolate } from '@renderer/ui/text/isolate';
import type { ContactMessage } from '@shared/contract/contact-messages';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MessageDialog } from './message-dialog';
import { toMessageList } from './message-list';

type Shown = { as: 'text' | 'delete'; message: ContactMessage } | null;

/** checklist HCU-02; closing and deleting are free in the home area (OP-55). */
export function HomeMessagesScreen(): ReactElement {
  const { t } = useTranslation();
  const language = useLanguage();
  const [shown, show] = useState<Shown>(null);
  const close = useWrite('homeMessages.close', { success: t('contactMessages.closed') });
  const remove = useWrite('homeMessages.remove', { success: t('shell.deleted') });
  const latestClose = useRef(close.send);
  latestClose.current = close.send;
  const definition = useMemo(
    () =>
      toMessageList({
        read: (message) => show({ as: 'text', message }),
        close: ({ id }) => void latestClose.current({ params: { id } }),
        askDelete: (message) => show({ as: 'delete', message }),
      }),
    [],
  );
  const deleteShown = async (id: number): Promise<void> => {
    const result = await remove.send({ params: { id } });
    if (result.ok) show(null);
  };
  return (
    <ListScreen definition={definition}>
      {shown?.as === 'text' && (
        <MessageDialog
          message={shown.message}
          onDismiss={() => show(null)}
          onClose={() => {
            void close.send({ params: { id: shown.message.id } });
            show(null);
          }}
        />
      )}
      {shown?.as === 'delete' && (
        <ConfirmDialog
          isOpen
          title={t('shell.confirmDelete.title', {
            name: t('contactMessages.deleteName', { name: isolate(shown.message.full_name, language) }),
          })}
          isBusy={remove.isPending}
          onConfirm={() => void deleteShown(shown.message.id)}
          onCancel={() => show(null)}
        />
      )}
    </ListScreen>
  );
}
