import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  facts: { ...wrappingRow, gap: '4px 16px', margin: 0, color: tokens.colorNeutralForeground3 },
  /** Each message begins where its own language does. */
  text: { textAlign: 'start', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlock: '12px 0' },
});

interface MessageDialogProps {
  message: ContactMessage;
  onDismiss: () => void;
  /** Of whoever may not close it none. */
  onClose?: () => void;
}

/** The whole message with who wrote it (checklist HCU-06, SCU-04). */
export function MessageDialog({ message, onDismiss, onClose }: MessageDialogProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <Modal
      title={<IsolatedText>{message.full_name}</IsolatedText>}
      maxWidthPx={600}
      onClose={onDismiss}
      actions={
        <>
          <Button onClick={onDismiss}>{t('common.back')}</Button>
          {onClose && message.status !== 'closed' && (
            <Button appearance="primary" onClick={onClose}>
              {t('contactMessages.close')}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.facts}>
        <IsolatedText isLatin>{message.email}</IsolatedText>
        <PhoneText phone={message.phone} />
      </p>
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
    </Modal>
  );
}
