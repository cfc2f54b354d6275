import { useWrite } from '@renderer/runtime/calls/use-write';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useSession } from '@renderer/runtime/state/session-store';
import { ConfirmDialog } from '@renderer/ui/feedback/confirm-dialog';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { isolate } from '@renderer/ui/text/isolate';
import type { Admin } from '@shared/contract/admins';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { writeBlockedToCache } from './admin-cache';
import { type AdminListActions, toAdminList, toEditAdminPath } from './admin-list';
import { toAdminName } from './admin-names';

type Question = { about: 'delete' | 'blockSelf'; admin: Admin } | null;

/** `''` and `/admins` (checklist LAY-33). */
export function AdminListScreen(): ReactElement {
  const [question, setQuestion] = useState<Question>(null);
  const block = useBlock();
  const actions = useActions(setQuestion, block.flip);
  const definition = useMemo(() => toAdminList(actions), [actions]);
  return (
    <ListScreen definition={definition}>
      <Questions question={question} onDone={() => setQuestion(null)} block={block} />
    </ListScreen>
  );
}

function useActions(ask: (question: Question) => void, flip: (admin: Admin) => void): AdminListActions {
  const navigate = useNavigate();
  const latest = useRef({ navigate, flip });
  latest.current = { navigate, flip };
  return useMemo(
    () => ({
      askDelete: (admin) => ask({ about: 'delete', admin }),
      flipBlocked: (admin) => (isSelf(admin) && !admin.isBlocked ? ask({ about: 'blockSelf', admin }) : latest.current.flip(admin)),
      add: () => void latest.current.navigate('/admins/add-admins'),
      edit: (admin) => void latest.current.navigate(toEditAdminPath(admin)),
    }),
    [ask],
  );
}

function isSelf({ id }: Admin): boolean {
  return useSession.getState().auth.admin?.id === id;
}

interface Block {
  /** Sends the value before the flip (checklist ADM-35, OP-41). */
  flip(admin: Admin): void;
  isPending: boolean;
}

function useBlock(): Block {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { send, isPending } = useWrite('admins.block', {
    success: t('admins.statusUpdated'),
    onSuccess: (stored, { params, body }) => writeBlockedToCache(client, Number(params.id), stored?.isBlocked ?? !body.isBlocked),
  });
  return { flip: ({ id, isBlocked }) => void send({ params: { id }, body: { isBlocked } }), isPending };
}

/** Deleting always asks; blocking asks only when it is one's own account (checklist LAY-38, OP-48). */
function Questions({ question, onDone, block }: { question: Question; onDone(): void; block: Block }): ReactElement | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const { send, isPending } = useWrite('admins.remove', { success: t('shell.deleted') });
  if (!question) return null;
  const { about, admin } = question;
  const remove = async (): Promise<void> => {
    const result = await send({ params: { id: admin.id } });
    if (result.ok) onDone();
  };
  const blockSelf = (): void => {
    block.flip(admin);
    onDone();
  };
  if (about === 'delete') {
    return (
      <ConfirmDialog
        isOpen
        title={t('shell.confirmDelete.title', { name: isolate(toAdminName(admin), language) })}
        {...(isSelf(admin) && { text: `${t('admins.deleteSelf')} ${t('shell.confirmDelete.text')}` })}
        isBusy={isPending}
        onConfirm={() => void remove()}
        onCancel={onDone}
      />
    );
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('admins.blockSelf.title')}
      text={t('admins.blockSelf.text')}
      confirmLabel={t('admins.blockSelf.confirm')}
      onConfirm={blockSelf}
      onCancel={onDone}
    />
  );
}
