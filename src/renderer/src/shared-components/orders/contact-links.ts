import type { OrderSnapshot } from '@shared/contract/shop/order-snapshot';
import { toLatinDigits } from '@shared/domain/digits';
import type { Language } from '@shared/domain/language';
import { toInternationalDigits } from '@shared/domain/phone';
import type { Translate } from '@shared/i18n/translate';

/** Returns the number in the form for dialing and for the clipboard. */
export function toDialled(phone: string): string {
  return toLatinDigits(phone).replace(/[^\d+]/g, '');
}

export function toMailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

interface MessageOptions {
  order: Pick<OrderSnapshot, 'id' | 'customer'>;
  shopName: string;
  /** Languages of the text, one after the other. */
  languages: readonly Language[];
  textsOf(language: Language): Translate;
}

/** Longer names aren't used in a greeting. */
const mostLetters = 60;

/** Returns the start of a message to the customer: a greeting, and the order's number. */
export function toChatText({ order: { id, customer }, shopName, languages, textsOf }: MessageOptions): string {
  const name = customer.name.trim();
  const shop = shopName.trim();
  const parts = languages.map((language) => {
    const t = textsOf(language);
    const isNamed = name !== '' && name.length <= mostLetters;
    const greeting = isNamed ? t('documents.invoice.greeting', { name }) : t('documents.invoice.greetingWithoutName');
    const about = shop ? t('customerCard.message.orderOfShop', { id, shop }) : t('customerCard.message.order', { id });
    return `${greeting} ${about} `;
  });
  return parts.join('\n');
}

/** Returns a link to a chat with the text; null for a number of an unknown country. */
export function toChatLink(phone: string, text: string): string | null {
  const digits = toInternationalDigits(phone);
  return digits && `https://wa.me/${digits}?text=${encodeURIComponent(text)}`;
}
