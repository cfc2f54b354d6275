import type { Language } from '@shared/domain/language';
import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { toChatLink, toChatText, toDialled } from './contact-links';

const order = { id: 10573, customer: { name: ' نورة السبتي ', phone: '', email: '' } };
const textIn = (languages: readonly Language[], changes: { name?: string; shopName?: string } = {}): string =>
  toChatText({
    order: { ...order, customer: { ...order.customer, name: changes.name ?? order.customer.name } },
    shopName: changes.shopName ?? 'بيت الدار',
    languages,
    textsOf: (language) => translator(language),
  });

describe('the text that a chat begins with', () => {
  it('greets by name and says which order of which shop, in the languages of the paper', () => {
    expect(textIn(['ar'])).toBe('مرحبًا نورة السبتي، بخصوص طلبك رقم 10573 من بيت الدار: ');
    expect(textIn(['ar', 'en']).split('\n')).toEqual([
      'مرحبًا نورة السبتي، بخصوص طلبك رقم 10573 من بيت الدار: ',
      'Hello نورة السبتي, about your order number 10573 from بيت الدار: ',
    ]);
  });

  it('leaves out what is not known, or is no name', () => {
    expect(textIn(['en'], { name: '', shopName: ' ' })).toBe('Hello, about your order number 10573: ');
    expect(textIn(['en'], { name: 'x'.repeat(61), shopName: '' })).toBe('Hello, about your order number 10573: ');
  });
});

describe('the link of a chat', () => {
  it('holds the number with its country, and a text that cannot add anything to the link', () => {
    const text = 'Order #10573 & more? ١';
    const link = toChatLink('5000 1234', text) ?? '';
    expect(link).toMatch(/^https:\/\/wa\.me\/96550001234\?text=/);
    expect([...new URL(link).searchParams]).toEqual([['text', text]]);
  });

  it('is not made for a number whose country is not known', () => {
    expect(toChatLink('502147730', 'x')).toBeNull();
  });
});

describe('a phone', () => {
  it.each([
    ['٥٠٠٠ ١٢٣٤', '50001234'],
    ['+٩٦٥ ٥٠٠٠ ١٢٣٤', '+96550001234'],
    ['+965 5000-1234', '+96550001234'],
  ])('%s is dialed and copied in Latin digits', (phone, dialed) => {
    expect(toDialled(phone)).toBe(dialed);
  });
});
