import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useLanguage } from '@renderer/runtime/state/preferences-store';
import { Modal } from '@renderer/ui/feedback/modal';
import { DateText } from '@renderer/ui/text/date-text';
import { quietParagraph } from '@renderer/ui/text/paragraph-styles';
import type { Notification } from '@shared/contract/notifications';
import { otherLanguage } from '@shared/domain/language';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

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

/** The whole of what was sent, in both languages. */
export function NotificationDialog({ notification, onDismiss }: NotificationDialogProps): ReactElement {
  const { t } = useTranslation();
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
