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

  // Questions as shop employees ask them.
  it.each([
    ['how do I refund', 'not-possible'],
    ['Can I refund a payment?', 'not-possible'],
    ['add an order', 'not-possible'],
    ['change the address of an order', 'not-possible'],
    ['How do I delete an order?', 'not-possible'],
    ['where is the stock history', 'not-possible'],
    ['reply to a message', 'not-possible'],
    ['create a customer account', 'not-possible'],
    ['wrong address', 'not-possible'],
    ['how many did we sell today', 'sales-report'],
    ['wrong status', 'undo'],
    ['I made a mistake, how do I revert it?', 'undo'],
    ['second printer', 'choose-printer'],
    ['printer is broken', 'printer-trouble'],
    ['print several invoices', 'print-orders'],
    ['mark orders as shipped', 'change-status'],
    ['how do I hide a product', 'activate'],
    ['import prices from a spreadsheet', 'import-file'],
    ['change many prices', 'edit-as-table'],
    ['product running low', 'stock'],
    ['make a coupon', 'promo-code'],
    ['block an employee', 'admins'],
    ['why is my account not allowed to save', 'not-allowed'],
    ['I forgot my password', 'sign-in'],
    ['issue a refund', 'not-possible'],
    ['cancel an order', 'change-status'],
    ['take an order by phone', 'not-possible'],
    ['dark mode', 'look'],
    ['internet is down', 'offline'],
    ['print orders automatically', 'station-start'],
    ['sheet for the driver', 'driver-sheet'],
    ['bank file does not match', 'payment-reconciliation'],
    ['lost what I typed in the form', 'drafts'],
  ])('answers the question %s', (typed, topic) => {
    expect(found(typed).slice(0, 3)).toContain(topic);
  });

  it.each([
    ['غيّرت الحالة بالغلط', 'undo'],
    ['كيف أتراجع عن التغيير', 'undo'],
    ['كيف أضيف طلب', 'not-possible'],
    ['أبي أغيّر عنوان الطلب', 'not-possible'],
    ['وين سجل حركات المخزون', 'not-possible'],
    ['كيف أسترد مبلغ العميل', 'not-possible'],
    ['هل أقدر أحذف طلب', 'not-possible'],
    ['شلون أرد على رسالة', 'not-possible'],
    ['أضيف زبون جديد', 'not-possible'],
    ['طابعة ثانية', 'choose-printer'],
    ['الطابعة خربانة', 'printer-trouble'],
    ['ليش الطابعة ما تطبع', 'printer-trouble'],
    ['أبي أطبع فواتير كثيرة', 'print-orders'],
    ['تغيير حالات الطلبات', 'change-status'],
    ['كيف أخفي منتج', 'activate'],
    ['تعديل أسعار كثيرة', 'edit-as-table'],
    ['استيراد الأسعار من ملف', 'import-file'],
    ['المخزون خلص', 'stock'],
    ['أضيف كوبون', 'promo-code'],
    ['إضافة موظف جديد', 'admins'],
    ['ما عندي صلاحية للحفظ', 'not-allowed'],
    ['نسيت كلمة السر', 'sign-in'],
    ['الطلبات ما تظهر', 'search-a-list'],
    ['كيف أعرف منو طبع الطلب', 'print-history'],
    ['النت مقطوع', 'offline'],
    ['كشف للمندوب', 'driver-sheet'],
    ['وين أشوف مبيعات اليوم', 'sales-report'],
    ['ضاع اللي كتبته في النموذج', 'drafts'],
    ['أبغى صوت للطلب الجديد', 'new-orders'],
    ['أنزّل القائمة إكسل', 'export-list'],
  ])('answers the question %s', (typed, topic) => {
    expect(found(typed).slice(0, 3)).toContain(topic);
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
