import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowReplyRegular, CallRegular, ChatRegular } from '@fluentui/react-icons';
import { useRead } from '@renderer/runtime/calls/use-read';
import { i18n } from '@renderer/runtime/texts/i18n';
import { useTexts } from '@renderer/runtime/texts/use-texts';
import { toChatLink, toDialled } from '@renderer/shared-components/orders/contact-links';
import { ExternalLink, openOutside } from '@renderer/shared-components/orders/external-link';
import { useOnce } from '@renderer/shared-components/printing/use-once';
import { CopyIconButton } from '@renderer/ui/controls/copy-icon-button';
import { flexRow, stack, wrappingRow } from '@renderer/ui/layout/layout-styles';
import { EmailText } from '@renderer/ui/text/email-text';
import { PhoneText } from '@renderer/ui/text/phone-text';
import { smallQuietText, strongText } from '@renderer/ui/text/text-styles';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { toPhoneDigits, toPhoneText } from '@shared/domain/phone';
import type { Translate } from '@shared/i18n/translate';
import type { ReactElement } from 'react';
import { MessageOrders } from './message-orders';
import { type ReplyDraft, toReplyChat, toReplyDraft, toReplyLanguage } from './reply';

const useStyles = makeStyles({
  root: stack.gap12,
  facts: { ...wrappingRow, gap: '4px 24px' },
  fact: { ...flexRow, columnGap: '4px', maxInlineSize: '100%' },
  /** Each message starts at the side of its own language. */
  text: { textAlign: 'start', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 },
  ways: { ...wrappingRow, gap: '8px' },
  draft: {
    ...stack.gap4,
    padding: '12px 16px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground2,
    overflowWrap: 'anywhere',
  },
  note: { ...smallQuietText, margin: 0 },
  subject: strongText,
  quote: {
    ...smallQuietText,
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    margin: 0,
    paddingInlineStart: '12px',
    borderInlineStartWidth: '3px',
    borderInlineStartStyle: 'solid',
    borderInlineStartColor: tokens.colorNeutralStroke1,
  },
});

/** A message with its sender, the ways to answer it, and the orders of the sender's phone (checklist HCU-06, SCU-04). */
export function MessageReader({ message }: { message: ContactMessage }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const { phone, email } = message;
  const settings = useRead('printing.readSettings', undefined, { failure: 'inPlace' });
  const shopName = settings.data?.shopName ?? '';
  const replyTexts = i18n.getFixedT(toReplyLanguage(message)) as Translate;
  const draft = email.includes('@') ? toReplyDraft({ message, shopName, t: replyTexts }) : null;
  const chat = toChatLink(phone, toReplyChat({ message, shopName, t: replyTexts }));
  return (
    <div className={styles.root}>
      <div className={styles.facts}>
        {phone && (
          <span className={styles.fact}>
            <ExternalLink url={`tel:${toDialled(phone)}`} label={t('customerCard.call', { phone: toPhoneText(phone) })}>
              <PhoneText phone={phone} />
            </ExternalLink>
            <CopyIconButton text={toDialled(phone)} label={t('customerCard.copyPhone')} />
          </span>
        )}
        {email && (
          <span className={styles.fact}>
            <EmailText email={email} />
            <CopyIconButton text={email} label={t('customerCard.copyEmail')} />
          </span>
        )}
      </div>
      <p className={styles.text} dir="auto">
        {message.message}
      </p>
      <Ways phone={phone} chat={chat} draft={draft} />
      {draft && <Draft draft={draft} />}
      <MessageOrders key={message.id} phone={phone} />
    </div>
  );
}

interface WaysProps {
  phone: string;
  /** Null for a number of an unknown country. */
  chat: string | null;
  /** Null without an email address. */
  draft: ReplyDraft | null;
}

/** The buttons that open the phone, WhatsApp, and the mail program. */
function Ways({ phone, chat, draft }: WaysProps): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  const once = useOnce();
  const open = (url: string): void => void once(url, () => openOutside(url));
  return (
    <div className={styles.ways}>
      {toPhoneDigits(phone) && (
        <Button icon={<CallRegular />} onClick={() => open(`tel:${toDialled(phone)}`)}>
          {t('contactMessages.reader.call')}
        </Button>
      )}
      {chat && (
        <Button icon={<ChatRegular />} onClick={() => open(chat)}>
          {t('contactMessages.reader.chat')}
        </Button>
      )}
      {draft && (
        <Button icon={<ArrowReplyRegular />} onClick={() => open(draft.url)}>
          {t('contactMessages.reader.mail')}
        </Button>
      )}
    </div>
  );
}

/** The draft that *Reply by email* opens. */
function Draft({ draft }: { draft: ReplyDraft }): ReactElement {
  const styles = useStyles();
  const t = useTexts();
  return (
    <div className={styles.draft}>
      <p className={styles.note}>{t('contactMessages.reader.draft')}</p>
      <div>
        <span className={styles.subject}>{t('contactMessages.reader.subject')}</span> <bdi>{draft.subject}</bdi>
      </div>
      <bdi>{draft.greeting}</bdi>
      <blockquote className={styles.quote} dir="auto">
        {draft.quote}
      </blockquote>
    </div>
  );
}
