import type { notificationCalls } from '@shared/contract/site/notifications';
import type { Handlers } from '../../http/handler';
import { toSearch } from '../../http/row-search';
import { toServedPage } from '../../http/serve-rows';
import { seedNotificationRows } from '../../seed/marketing';
import type { StoredNotification } from '../../store/model';
import type { TableSeeds } from '../../store/store';
import type { Table } from '../../store/table';

declare module '../../store/store' {
  interface Tables {
    readonly notifications: Table<StoredNotification>;
  }
}

export const notificationTables: TableSeeds<'notifications'> = {
  notifications: seedNotificationRows,
};

export const notificationHandlers: Handlers<typeof notificationCalls> = {
  /** Returns the newest notifications first. */
  'notifications.list'({ query, store }) {
    const matches = toSearch(query.search);
    const rows = store.tables.notifications.all().filter(({ id, title_en, title_ar }) => matches({ id, texts: [title_en, title_ar] }));
    return toServedPage(rows.toReversed(), query, (row) => row);
  },
  'notifications.send': ({ body, store, now }) => store.tables.notifications.insert({ ...body, createdAt: now.toISOString() }),
  'notifications.remove'({ params, store }) {
    store.tables.notifications.remove(params.id);
    return null;
  },
};
