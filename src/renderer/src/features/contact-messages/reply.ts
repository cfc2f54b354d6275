import { toMailLink } from '@renderer/shared-components/orders/contact-links';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import type { Language } from '@shared/domain/language';
import type { Translate } from '@shared/i18n/translate';

/** Longer names aren't used in a greeting. */
const mostLetters = 60;
/** Windows passes no longer address to a mail program. */
const mostOfAddress = 2000;

/** Returns the language that a message is written in, which its reply begins with. */
export function toReplyLanguage({ message }: Pick<ContactMessage, 'message'>): Language {
  return /\p{Script=Arabic}/u.test(message) ? 'ar' : 'en';
}

export interface ReplyDraft {
  subject: string;
  greeting: string;
  /** The message, shortened if it doesn't fit in the address. */
  quote: string;
  /** The address that opens the draft. */
  url: string;
}

interface ReplyOptions {
  message: ContactMessage;
  shopName: string;
  /** Texts in the language of the reply. */
  t: Translate;
}

/** Returns the draft of a reply by email: subject, greeting, and the quoted message. */
export function toReplyDraft({ message: { full_name, email, message }, shopName, t }: ReplyOptions): ReplyDraft {
  const shop = shopName.trim();
  const subject = shop ? t('contactMessages.reply.subjectOfShop', { shop }) : t('contactMessages.reply.subject');
  const greeting = toGreeting(full_name, t);
  const toUrl = (quote: string): string => {
    const body = `${greeting}\r\n\r\n\r\n${quote
      .split(/\r?\n/)
      .map((line) => `> ${line}`)
      .join('\r\n')}\r\n`;
    return `${toMailLink(email.trim())}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  };
  const letters = [...message.trim()];
  let quote = letters.join('');
  for (let kept = letters.length; toUrl(quote).length > mostOfAddress && kept > 0; ) {
    kept -= Math.max(1, Math.ceil((toUrl(quote).length - mostOfAddress) / 12));
    quote = `${letters.slice(0, Math.max(0, kept)).join('').trimEnd()}…`;
  }
  return { subject, greeting, quote, url: toUrl(quote) };
}

/** Returns the start of a chat with the sender. */
export function toReplyChat({ message: { full_name }, shopName, t }: ReplyOptions): string {
  const shop = shopName.trim();
  return `${toGreeting(full_name, t)} ${shop ? t('contactMessages.reply.chatOfShop', { shop }) : t('contactMessages.reply.chat')} `;
}

function toGreeting(fullName: string, t: Translate): string {
  const name = fullName.trim();
  const isNamed = name !== '' && name.length <= mostLetters;
  return isNamed ? t('documents.invoice.greeting', { name }) : t('documents.invoice.greetingWithoutName');
}
