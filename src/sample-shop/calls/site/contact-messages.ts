import type { contactMessageCalls } from '@shared/contract/site/contact-messages';
import type { Handlers, Paging } from '../../http/handler';
import { toServedPage } from '../../http/serve-rows';
import { seedMessageRows } from '../../seed/messages';
import type { StoredMessage } from '../../store/model';
import type { TableSeeds } from '../../store/store';
import type { Table } from '../../store/table';

declare module '../../store/store' {
  interface Tables {
    readonly homeMessages: Table<StoredMessage>;
    readonly shopMessages: Table<StoredMessage>;
  }
}

export const contactMessageTables: TableSeeds<'homeMessages' | 'shopMessages'> = {
  homeMessages: ({ seed }) => seedMessageRows(seed, 'home'),
  shopMessages: ({ seed }) => seedMessageRows(seed, 'shop'),
};

/** Returns the newest messages first. */
function listMessages(messages: Table<StoredMessage>, query: Paging & { status: StoredMessage['status'] }) {
  const rows = messages.all().filter((message) => message.status === query.status);
  return toServedPage(rows.toReversed(), query, (row) => row);
}

function removeMessage(messages: Table<StoredMessage>, id: number): null {
  messages.remove(id);
  return null;
}

export const contactMessageHandlers: Handlers<typeof contactMessageCalls> = {
  'homeMessages.list': ({ query, store }) => listMessages(store.tables.homeMessages, query),
  'homeMessages.close': ({ params, store }) => store.tables.homeMessages.update(params.id, { status: 'closed' }),
  'homeMessages.remove': ({ params, store }) => removeMessage(store.tables.homeMessages, params.id),
  'shopMessages.list': ({ query, store }) => listMessages(store.tables.shopMessages, query),
  'shopMessages.close': ({ params, store }) => store.tables.shopMessages.update(params.id, { status: 'closed' }),
  'shopMessages.remove': ({ params, store }) => removeMessage(store.tables.shopMessages, params.id),
};
