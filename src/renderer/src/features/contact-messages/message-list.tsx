import { needsOf } from '@renderer/runtime/calls/call-facts';
import { lazyWithProps } from '@renderer/runtime/lazy-component';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { switchColumn } from '@renderer/ui/list/columns/switch-column';
import { askToRemove } from '@renderer/ui/list/list-actions';
import type { ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import type { RowRemoval } from '@renderer/ui/list/row-removal';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { CellButton } from '@renderer/ui/table/cell-button';
import { isolate } from '@renderer/ui/text/isolate';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { type MessageStatus, messageStatuses } from '@shared/domain/message-status';
import { contactMessages } from '@shared/lists/site';
import type { ReactElement } from 'react';
import type { MessageSite } from './held-closings';
import { toPreview } from './preview';

const MessageDialog = lazyWithProps(() => import('./message-dialog'), 'MessageDialog');

interface MessageListParts extends Pick<ListDefinition<'homeMessages.list'>, 'id' | 'title' | 'texts'> {
  site: MessageSite;
}

export interface MessageTools {
  /** Shows a message beside the list, and moves the focus to it; a dialog shows it where there is no room. */
  show?(message: ContactMessage): void;
}

export type MessageList = ListDefinition<`${MessageSite}.list`, ContactMessage, MessageTools>;

export const toMessageName = ({ full_name }: ContactMessage): string => full_name;

export function toRemoval(site: MessageSite): RowRemoval<ContactMessage> {
  return {
    call: `${site}.remove`,
    isInline: true,
    name: ({ full_name }, { t, language }) => t('contactMessages.deleteName', { name: isolate(full_name, language) }),
  };
}

/** Returns the list of one site's messages (checklist HCU-02 to HCU-06, SCU-02 to SCU-05). */
export function toMessageList({ site, ...parts }: MessageListParts): MessageList {
  const close = `${site}.close` as const;
  const remove = toRemoval(site);
  return {
    ...parts,
    call: `${site}.list`,
    toInput: ({ page, tab }) => ({ query: { page, status: tab as MessageStatus } }),
    rowName: toMessageName,
    isSearchable: true,
    tabs: messageStatuses.map((key) => ({ key, label: (t) => t(`contactMessages.tabs.${key}`) })),
    columns: [
      { key: 'id' },
      { key: 'name', width: 184, narrowWidth: 'rest' },
      { key: 'email', hideOrder: 2 },
      { key: 'phone', hideOrder: 1 },
      {
        key: 'message',
        width: 152,
        cell: (message, list) => <MessagePreview message={message} onRead={() => read(message, list, site, remove)} />,
      },
      openSwitch(close),
    ],
    list: contactMessages,
    toScope: ({ tab }) => ({ status: tab as MessageStatus }),
    remove,
  };
}

type Closing = `${MessageSite}.close`;

/** A message can only change from open to closed (checklist HCU-08 to HCU-10, SCU-07, SCU-08). */
function openSwitch(call: Closing): ListColumn<ContactMessage> {
  return switchColumn('open', {
    call,
    isOn: ({ status }) => status !== 'closed',
    isFixed: ({ status }) => status === 'closed',
    label: (t, { full_name }) => t('contactMessages.isOpen', { name: full_name }),
    word: (t, isOn) => t(`contactMessages.states.${isOn ? 'open' : 'closed'}`),
    toInput: ({ id }) => ({ params: { id } }),
    success: (t) => t('contactMessages.closed'),
    takesAway: true,
  });
}

function read(message: ContactMessage, list: ListContext<MessageTools>, site: MessageSite, removal: RowRemoval<ContactMessage>): void {
  const { show } = list.tools;
  if (show) {
    show(message);
    return;
  }
  const { page, tab, search } = list.state();
  list.open((dismiss) => (
    <MessageDialog
      site={site}
      message={message}
      list={{ page, status: tab as MessageStatus, search }}
      mayClose={list.can(needsOf(`${site}.close`))}
      {...(list.can(needsOf(removal.call)) && { onDelete: (shown) => askToRemove(shown, removal, toMessageName, list) })}
      onDismiss={dismiss}
    />
  ));
}

/** Shows the first fifteen characters; a press opens the whole message (checklist HCU-05, SCU-03). */
function MessagePreview({ message, onRead }: { message: ContactMessage; onRead(): void }): ReactElement {
  const t = useTexts();
  const line = message.message.replace(/\s+/g, ' ').trim();
  const preview = toPreview(line);
  return (
    <CellButton description={t('contactMessages.read', { name: message.full_name })} onClick={onRead}>
      <IsolatedText>{preview === line ? preview : `${preview}…`}</IsolatedText>
    </CellButton>
  );
}
