import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { pairColumn } from '@renderer/ui/list/columns/pair-column';
import type { ListDefinition } from '@renderer/ui/list/list-definition';
import { ListScreen } from '@renderer/ui/list/list-screen';
import { DateText, NearDate } from '@renderer/ui/text/date-text';
import { isolate } from '@renderer/ui/text/isolate';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import type { Notification } from '@shared/contract/site/notifications';
import { inLanguage, otherLanguage } from '@shared/domain/language';
import { notifications } from '@shared/lists/site';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  sent: quietParagraph,
  half: { marginBlockStart: '16px', textAlign: 'start' },
  title: { margin: 0, fontSize: 'inherit', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  text: { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});

interface NotificationDialogProps {
  notification: Notification;
  onDismiss: () => void;
}

/** The whole message in both languages. */
function NotificationDialog({ notification, onDismiss }: NotificationDialogProps): ReactElement {
  const t = useTexts();
  const styles = useStyles();
  const appLanguage = useLanguage();
  return (
    <Modal
      title={t('notifications.whole', { id: notification.id })}
      maxWidthPx={600}
      onClose={onDismiss}
      actions={<Button onClick={onDismiss}>{t('common.back')}</Button>}
    >
      <p className={styles.sent}>
        <DateText withTime iso={notification.createdAt} />
      </p>
      {[appLanguage, otherLanguage(appLanguage)].map((language) => (
        <section key={language} className={styles.half} lang={language} dir="auto">
          <h3 className={styles.title}>{notification[`title_${language}`]}</h3>
          <p className={styles.text}>{notification[`description_${language}`]}</p>
        </section>
      ))}
    </Modal>
  );
}

/**
 * Checklist NOT-01 to NOT-04. Deleting is the only row action (OP-79).
 * @public
 */
export const notificationList: ListDefinition<'notifications.list'> = {
  id: 'notification',
  title: 'notifications',
  texts: 'notifications',
  call: 'notifications.list',
  toInput: ({ page, search }) => ({ query: { page, ...(search && { search }) } }),
  isSearchable: true,
  isTall: true,
  rowName: (row, language) => inLanguage(language, 'title', row),
  columns: [
    { key: 'id' },
    pairColumn('title', 'title', {
      minWidth: 180,
      exports: ['titleEn', 'titleAr'],
      press: {
        run: (row, list) => list.open((dismiss) => <NotificationDialog notification={row} onDismiss={dismiss} />),
        description: (row, { t, language }) => t('notifications.read', { name: inLanguage(language, 'title', row) }),
      },
    }),
    pairColumn('text', 'description', { minWidth: 220, hideOrder: 2, exports: ['textEn', 'textAr'] }),
    { key: 'sent', width: 172, hideOrder: 1, cell: ({ createdAt }) => <NearDate iso={createdAt} /> },
  ],
  list: notifications,
  toScope: () => ({}),
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
