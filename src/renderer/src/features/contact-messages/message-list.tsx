import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { needsOf } from '@renderer/runtime/calls/call-facts';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { Modal } from '@renderer/ui/feedback/modal';
import { wrappingRow } from '@renderer/ui/layout/layout-styles';
import { switchColumn } from '@renderer/ui/list/columns/switch-column';
import type { ListColumn, ListDefinition } from '@renderer/ui/list/list-definition';
import type { ListContext } from '@renderer/ui/list/state/list-context';
import { CellButton } from '@renderer/ui/table/cell-button';
import { isolate } from '@renderer/ui/text/isolate';
import { IsolatedText } from '@renderer/ui/text/isolated-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { type MessageStatus, messageStatuses } from '@shared/domain/message-status';
import { contactMessages } from '@shared/lists/site';
import type { ReactElement } from 'react';
import { toPreview } from './preview';

const useStyles = makeStyles({
  facts: { ...wrappingRow, gap: '4px 16px', margin: 0, color: tokens.colorNeutralForeground3 },
  /** Each message starts at the side of its own language. */
  text: { textAlign: 'start', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', marginBlock: '12px 0' },
});

interface MessageDialogProps {
  message: ContactMessage;
  onDismiss: () => void;
  /** Omitted without permission to close it. */
  onClose?: () => void;
}

/** The whole message with its sender (checklist HCU-06, SCU-04). */
function MessageDialog({ message, onDismiss, onClose }: MessageDialogProps): ReactElement {
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

/** Each site has its own messages, with calls of the same shape. */
export type MessageSite = 'homeMessages' | 'shopMessages';

interface MessageListParts extends Pick<ListDefinition<'homeMessages.list'>, 'id' | 'title' | 'texts'> {
  site: MessageSite;
}

/** Returns the list of one site's messages (checklist HCU-02 to HCU-06, SCU-02 to SCU-05). */
export function toMessageList({ site, ...parts }: MessageListParts): ListDefinition<`${MessageSite}.list`> {
  const close = `${site}.close` as const;
  return {
    ...parts,
    call: `${site}.list`,
    toInput: ({ page, tab }) => ({ query: { page, status: tab as MessageStatus } }),
    rowName: ({ full_name }) => full_name,
    tabs: messageStatuses.map((key) => ({ key, label: (t) => t(`contactMessages.tabs.${key}`) })),
    columns: [
      { key: 'id' },
      { key: 'name', width: 184, narrowWidth: 'rest' },
      { key: 'email', hideOrder: 2 },
      { key: 'phone', hideOrder: 1 },
      {
        key: 'message',
        width: 152,
        cell: (message, list) => <MessagePreview message={message} onRead={() => read(message, list, close)} />,
      },
      openSwitch(close),
    ],
    list: contactMessages,
    toScope: ({ tab }) => ({ status: tab as MessageStatus }),
    remove: {
      call: `${site}.remove`,
      isInline: true,
      name: ({ full_name }, { t, language }) => t('contactMessages.deleteName', { name: isolate(full_name, language) }),
    },
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

function read(message: ContactMessage, list: ListContext, call: Closing): void {
  const close = (): void => {
    const closing = { success: list.t('contactMessages.closed'), onSuccess: () => list.drop(message.id) };
    void list.send(call, { params: { id: message.id } }, closing);
  };
  list.open((dismiss) => (
    <MessageDialog
      message={message}
      onDismiss={dismiss}
      {...(list.can(needsOf(call)) && {
        onClose: () => {
          close();
          dismiss();
        },
      })}
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
