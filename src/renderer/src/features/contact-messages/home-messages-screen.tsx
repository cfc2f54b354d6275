import { switchColumn } from '@renderer/ui/list/columns/switch-column';
import { idColumn, latinColumn, phoneColumn, textColumn } from '@renderer/ui/list/columns/value-columns';
import type { ListContext } from '@renderer/ui/list/list-context';
import type { ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { isolate } from '@renderer/ui/text/isolate';
import type { ContactMessage } from '@shared/contract/contact-messages';
import { type MessageStatus, messageStatuses } from '@shared/domain/message-status';
import type { ReactElement } from 'react';
import { MessageDialog } from './message-dialog';
import { MessagePreview } from './message-preview';

/** A message goes from open to closed only (checklist HCU-08 to HCU-10). */
const open: ListColumn<ContactMessage> = switchColumn('open', {
  isOn: ({ status }) => status !== 'closed',
  isFixed: ({ status }) => status === 'closed',
  label: (t, { full_name }) => t('contactMessages.isOpen', { name: full_name }),
  word: (t, isOn) => t(`contactMessages.states.${isOn ? 'open' : 'closed'}`),
  call: 'homeMessages.close',
  toInput: ({ id }) => ({ params: { id } }),
  success: (t) => t('contactMessages.closed'),
});

function read(message: ContactMessage, list: ListContext): void {
  const { id } = message;
  const close = (): void => void list.send('homeMessages.close', { params: { id } }, { success: list.t('contactMessages.closed') });
  list.open((dismiss) => (
    <MessageDialog
      message={message}
      onDismiss={dismiss}
      onClose={() => {
        close();
        dismiss();
      }}
    />
  ));
}

/** checklist HCU-02 to HCU-06; closing and deleting are free in the home area (OP-55). */
const homeMessages: ListDefinition<'homeMessages.list'> = {
  id: 'home/contact-us',
  title: 'homeContactUs',
  texts: 'contactMessages',
  call: 'homeMessages.list',
  toInput: ({ page, tab }) => ({ query: { page, status: tab as MessageStatus } }),
  rowName: ({ full_name }) => full_name,
  tabs: messageStatuses.map((key) => ({ key, label: (t) => t(`contactMessages.tabs.${key}`) })),
  columns: [
    idColumn(),
    textColumn('name', ({ full_name }) => full_name, { width: 184, narrowWidth: 'rest' }),
    latinColumn('email', ({ email }) => email, { hideOrder: 2 }),
    phoneColumn(({ phone }) => phone, { hideOrder: 1 }),
    { key: 'message', width: 152, cell: (message, list) => <MessagePreview message={message} onRead={() => read(message, list)} /> },
    open,
  ],
  remove: {
    call: 'homeMessages.remove',
    isInline: true,
    name: ({ full_name }, { t, language }) => t('contactMessages.deleteName', { name: isolate(full_name, language) }),
  },
};

/** checklist HCU-02 */
export function HomeMessagesScreen(): ReactElement {
  return <ListScreen definition={homeMessages} />;
}
