import { Link, Switch } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import type { Column } from '@renderer/ui/table/column';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { type ContactMessage, type MessageStatus, messageStatuses } from '@shared/contract/contact-messages';
import { toPreview } from '@shared/domain/preview';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What the list needs from its screen; every function must be stable. */
interface MessageListActions {
  read(message: ContactMessage): void;
  close(message: ContactMessage): void;
  askDelete(message: ContactMessage): void;
}

function toColumns(actions: MessageListActions): readonly Column<ContactMessage>[] {
  return [
    { key: 'id', header: (t) => t('contactMessages.columns.id'), width: 76, cell: ({ id }) => <bdi dir="ltr">{id}</bdi> },
    {
      key: 'name',
      header: (t) => t('contactMessages.columns.name'),
      width: 'rest',
      minWidth: 140,
      cell: ({ full_name }) => <IsolatedText>{full_name}</IsolatedText>,
    },
    {
      key: 'email',
      header: (t) => t('contactMessages.columns.email'),
      width: 'rest',
      minWidth: 180,
      wideOnly: true,
      hideOrder: 2,
      cell: ({ email }) => <IsolatedText isLatin>{email}</IsolatedText>,
    },
    {
      key: 'phone',
      header: (t) => t('contactMessages.columns.phone'),
      width: 144,
      wideOnly: true,
      hideOrder: 1,
      cell: ({ phone }) => <PhoneText phone={phone} />,
    },
    {
      key: 'message',
      header: (t) => t('contactMessages.columns.message'),
      width: 176,
      cell: (message) => <MessagePreview message={message} onRead={actions.read} />,
    },
    {
      key: 'open',
      header: (t) => t('contactMessages.columns.open'),
      width: 96,
      narrowWidth: 76,
      cell: (message) => <OpenSwitch message={message} onClose={actions.close} />,
    },
  ];
}

/** The first fifteen characters; a press shows the whole message (checklist HCU-05, HCU-06). */
function MessagePreview({ message, onRead }: { message: ContactMessage; onRead(message: ContactMessage): void }): ReactElement {
  const { t } = useTranslation();
  const line = message.message.replace(/\s+/g, ' ').trim();
  const preview = toPreview(line);
  return (
    <Link as="button" aria-description={t('contactMessages.read', { name: message.full_name })} onClick={() => onRead(message)}>
      <IsolatedText>{preview === line ? preview : `${preview}…`}</IsolatedText>
    </Link>
  );
}

/** A message goes from open to closed only (checklist HCU-08 to HCU-10). */
function OpenSwitch({ message, onClose }: { message: ContactMessage; onClose(message: ContactMessage): void }): ReactElement {
  const { t } = useTranslation();
  const isOpen = message.status !== 'closed';
  return (
    <Switch
      checked={isOpen}
      disabled={!isOpen}
      aria-label={t('contactMessages.isOpen', { name: message.full_name })}
      onChange={() => isOpen && onClose(message)}
    />
  );
}

/** checklist HCU-02 to HCU-06 */
export function toMessageList(actions: MessageListActions): ListDefinition<'homeMessages.list', ContactMessage> {
  return {
    id: 'home/contact-us',
    call: 'homeMessages.list',
    toInput: ({ page, tab }) => ({ query: { page, status: tab as MessageStatus } }),
    toRow: (message) => message,
    rowId: ({ id }) => id,
    texts: {
      label: (t) => t('navigation.homeContactUs'),
      row: (t, { full_name }) => t('contactMessages.row', { name: full_name }),
      emptyTitle: (t) => t('contactMessages.emptyTitle'),
      emptyHint: (t) => t('contactMessages.emptyHint'),
      errorTitle: (t) => t('contactMessages.errorTitle'),
    },
    tabs: messageStatuses.map((key) => ({ key, label: (t) => t(`contactMessages.tabs.${key}`) })),
    columns: toColumns(actions),
    rowActions: [
      { key: 'delete', label: (t) => t('common.delete'), icon: <DeleteRegular />, isDanger: true, isInline: true, run: actions.askDelete },
    ],
  };
}
