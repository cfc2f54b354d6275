import { translator } from '@shared/i18n/translate';
import { describe, expect, it } from 'vitest';
import { toParts, toPlainText } from './markup';
import { createGuideSearch, markFound } from './search';

type Say = (key: string, values: { count?: number }) => string;
const says = { ar: translator('ar') as unknown as Say, en: translator('en') as unknown as Say };
const search = createGuideSearch(says);
const found = (typed: string): string[] => search(typed, 'en').map(({ topic }) => topic.id);

describe('the search of the guide', () => {
  it.each([
    ['print twice', 'uncertain'],
    ['Why did it print twice?', 'uncertain'],
    ['طباعة مرتين', 'uncertain'],
    ['طِبَاعَةٌ مَرَّتَيْن', 'uncertain'],
    ['excel', 'export-list'],
    ['إكسل', 'export-list'],
    ['اكسل', 'export-list'],
    ['كيف أغيّر كلمة السر', 'profile'],
    ['coupon', 'promo-code'],
    ['الطباعه', 'print-orders'],
    ['Scanning', 'scan-to-ship'],
  ])('finds by %s', (typed, topic) => {
    expect(found(typed).slice(0, 4)).toContain(topic);
  });

  it('finds by the words of a button, in the language that is not read too', () => {
    expect(found(says.ar('orders.action.changeStatus', {})).slice(0, 2)).toContain('change-status');
    expect(found('zebra crossing')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('shows the sentence that says most of it, with the words that were asked for', () => {
    const [first] = search('print twice', 'en');
    expect(first?.excerpt).toContain('prints it twice');
    const marked = markFound('Diwan never prints it twice', 'print twice').filter(({ isFound }) => isFound);
    expect(marked.map(({ text }) => text)).toEqual(['prints', 'twice']);
  });
});

describe('texts of the guide', () => {
  it('name buttons by the key of their words, and keys', () => {
    const text = 'Press [[orders.printOrders 3]] or {Ctrl P}.';
    expect(toParts(text)).toEqual([
      { kind: 'text', text: 'Press ' },
      { kind: 'words', key: 'orders.printOrders', count: 3 },
      { kind: 'text', text: ' or ' },
      { kind: 'keys', caps: ['Ctrl', 'P'] },
      { kind: 'text', text: '.' },
    ]);
    expect(toPlainText(text, says.en)).toBe('Press Print 3 orders or Ctrl P.');
    expect(toPlainText('[[menu.checkForUpdates]]', says.en)).toBe('Check for a New Version');
  });
});
