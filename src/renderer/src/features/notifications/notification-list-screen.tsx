import { pairColumn } from '@renderer/ui/list/columns/pair-column';
import { dateTimeColumn, idColumn } from '@renderer/ui/list/columns/value-columns';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { isolate } from '@renderer/ui/text/isolate';
import { inLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { NotificationDialog } from './notification-dialog';

/** checklist NOT-01 to NOT-04; deleting is the only row action (OP-79). */
const notificationList: ListDefinition<'notifications.list'> = {
  id: 'notification',
  title: 'notifications',
  texts: 'notifications',
  call: 'notifications.list',
  toInput: ({ page, search }) => ({ query: { page, ...(search && { search }) } }),
  isSearchable: true,
  isTall: true,
  rowName: (row, language) => inLanguage(language, 'title', row),
  columns: [
    idColumn(),
    pairColumn('title', 'title', {
      minWidth: 180,
      press: {
        run: (row, list) => list.open((dismiss) => <NotificationDialog notification={row} onDismiss={dismiss} />),
        description: (row, { t, language }) => t('notifications.read', { name: inLanguage(language, 'title', row) }),
      },
    }),
    pairColumn('text', 'description', { minWidth: 220, hideOrder: 2 }),
    dateTimeColumn('sent', ({ createdAt }) => createdAt, { hideOrder: 1 }),
  ],
  add: { to: '/notification/add-notification', call: 'notifications.send' },
  remove: {
    call: 'notifications.remove',
    name: (row, { t, language }) => t('notifications.deleteName', { name: isolate(inLanguage(language, 'title', row), language) }),
    warning: (_row, { t }) => t('notifications.deleteWarning'),
  },
};

/** checklist NOT-01 */
export function NotificationListScreen(): ReactElement {
  return <ListScreen definition={notificationList} />;
}
