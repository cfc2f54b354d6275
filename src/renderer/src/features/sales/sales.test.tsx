// @vitest-environment happy-dom

import type { SalesPart, SalesQuery, SalesReport, SalesResult, SalesSource } from '@shared/contract/desktop/sales';
import { ok } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { printSettingsOf } from '../../../../../tests/support/samples/print-settings';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const part = (count: number, guests: number, dinars: number): SalesPart => ({ count, guests, fils: toFils(dinars) });
const whole: SalesSource = { of: 400, readAt: '2026-11-22T14:41:00.000Z', gap: null, unreadable: 0, reading: { kind: 'none' } };
const nothing = { ...part(0, 0, 0), people: 0 };

function toAnswer({ period, before, kinds }: SalesQuery, changes: Partial<SalesResult> = {}): SalesResult {
  const takings = part(3, 1, 100);
  return {
    sources: { order: kinds.includes('order') ? whole : null, guestOrder: kinds.includes('guestOrder') ? whole : null },
    catalogue: whole,
    gap: null,
    since: null,
    undated: 0,
    report: {
      period,
      kinds,
      takings,
      canceled: part(1, 1, 10),
      shippingFils: toFils(5),
      otherFils: toFils(-2),
      days: [{ day: period.to, ...takings }],
      hours: null,
      payments: [
        { method: 'knet', ...part(2, 0, 70) },
        { method: 'cash', ...part(1, 1, 30) },
      ],
      cash: { delivered: part(0, 0, 0), open: part(1, 1, 30) },
      places: [
        {
          place: { name_en: 'Hawalli', name_ar: 'حولي' },
          values: ['Hawalli', 'حولي'],
          ...takings,
          areas: [{ place: { name_en: 'Salmiya', name_ar: 'السالمية' }, values: ['Salmiya'], ...takings }],
        },
      ],
      products: [
        { name: { name_en: 'Pot', name_ar: 'قدر' }, pictureUrl: null, quantity: 1, guests: 0, count: 1, fils: toFils(60) },
        { name: { name_en: 'Cup', name_ar: 'كوب' }, pictureUrl: null, quantity: 9, guests: 0, count: 2, fils: toFils(37) },
      ],
      categories: [{ values: ['Pot · قدر', 'Cup'], name: null, pictureUrl: null, quantity: 10, guests: 0, count: 3, fils: toFils(97) }],
      customers: { fresh: { ...part(2, 1, 80), people: 2 }, returning: { ...part(1, 0, 20), people: 1 }, unknown: nothing },
      statuses: [
        { status: 'ordered', ...takings },
        { status: 'canceled', ...part(1, 1, 10) },
      ],
      numbers: [],
      canceledOrders: [],
    },
    before: before && { takings: part(2, 0, 80), canceled: part(0, 0, 0), days: [{ day: before.to, ...part(2, 0, 80) }], hours: null },
    ...changes,
  };
}

let answer: (question: SalesQuery) => SalesResult;
const handlers: FakeHandlers = {
  'sales.view': (question) => ok(answer(question)),
  'sales.read': () => ok(undefined),
  'sales.stop': () => ok(undefined),
};
const open = (options: PageOptions = {}, to = '/masterHN/sales'): Promise<ShownPage> => showPage(to, { ...options, handlers });
const text = (element: Element | null | undefined = document.body): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const figure = (key: string): string => text(document.querySelector(`[data-figure="${key}"]`));
const rowOf = (key: string): string => text(document.querySelector(`[data-sales-row="${CSS.escape(key)}"]`));
const read = (): Promise<void> => waitFor(() => expect(document.querySelector('[data-sales-report]')).toBeTruthy());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T14:46:00+03:00') });
  answer = toAnswer;
});
afterEach(() => endPage());

describe('the sales report', () => {
  it('asks for the last seven days beside those before, of both kinds, and says what they come to and how that is', async () => {
    const page = await open();
    await read();
    expect(page.bridge.requestsOf('sales.view')[0]).toEqual({
      period: { from: '2026-11-16', to: '2026-11-22' },
      before: { from: '2026-11-09', to: '2026-11-15' },
      kinds: ['order', 'guestOrder'],
    });
    expect(figure('takings')).toContain('100.000KWDUp +25.0% from 9 – 15 Nov');
    expect(figure('orders')).toContain('3Up +50.0%');
    expect(figure('average')).toContain('33.333KWDDown −16.7%');
    expect(figure('canceled')).toContain(`110.000KWD${inEnglish('sales.share', { percent: '25.0%' })}`);
    expect(text()).toContain(inEnglish('sales.delta.open'));
    expect(text()).toContain(inEnglish('sales.read', { count: 4, at: '17:41' }));
    expect(text()).toContain(inEnglish('sales.payments.open', { count: 1, amount: '30.000 KWD' }));
  });

  it('leads from a figure to its orders: those of one kind at once, of both kinds by asking which', async () => {
    await open();
    await read();
    expect(control('KNET: 2 orders').getAttribute('href')).toBe('/orders?from=2026-11-16&to=2026-11-22&status=ordered&payment=knet');
    expect(control('Cash: 1 order').getAttribute('href')).toMatch(/^\/orders-guest\?.*payment=cash$/);
    fireEvent.click(control('Hawalli: 3 orders'));
    const menu = await screen.findByRole('menu');
    fireEvent.click(within(menu).getByText(inEnglish('sales.showGuestOrders', { count: 1 })));
    await waitFor(() => expect(findControl('Hawalli: 3 orders')).toBeUndefined());
  });

  it('leads from new and returning customers to their orders, but not where one kind alone is counted', async () => {
    await open();
    await read();
    expect(control('New: 2 customers: 2 orders').getAttribute('aria-haspopup')).toBe('menu');
    const returning = `${inEnglish('sales.customers.returning')}: 1 customer: 1 order`;
    expect(control(returning).getAttribute('href')).toMatch(/^\/orders\?.*status=ordered&customer=returning$/);
    endPage();
    answer = (question) => ({ ...toAnswer(question), report: { ...(toAnswer(question).report as SalesReport), kinds: ['order'] } });
    await open();
    await read();
    expect(findControl(returning)).toBeUndefined();
  });

  it('shows areas, products by quantity and categories when asked, each adding up to the takings', async () => {
    await open();
    await read();
    fireEvent.click(control(inEnglish('sales.places.areasOf')));
    expect(rowOf('Hawalli Salmiya')).toBe('Salmiya3 orders100.000KWD');
    const products = (): string[] => [...document.querySelectorAll('[data-sales-row^="{"]')].map(text);
    expect(products()).toEqual(['Pot1 order1 piece60.000KWD', 'Cup2 orders9 pieces37.000KWD']);
    expect(control('Pot: 1 order').getAttribute('href')).toBe(
      `/orders?from=2026-11-16&to=2026-11-22&status=ordered&product=${new URLSearchParams({ product: 'Pot · قدر' }).toString().slice(8)}`,
    );
    fireEvent.click(screen.getByLabelText(inEnglish('sales.goods.quantity')));
    expect(products()[0]).toBe('Cup2 orders9 pieces37.000KWD');
    expect([rowOf('delivery'), rowOf('other')]).toEqual(['Delivery fees5.000KWD', `${inEnglish('sales.goods.less')}-2.000KWD`]);
    fireEvent.click(screen.getByLabelText(inEnglish('sales.goods.category')));
    const noCategory = inEnglish('sales.goods.noCategory');
    expect(rowOf('null')).toBe(`${noCategory}3 orders10 pieces97.000KWD`);
    // The link filters by the products.
    const asked = new URLSearchParams(control(`${noCategory}: 3 orders`).getAttribute('href')?.split('?')[1]).getAll('product');
    expect(asked).toEqual(['Pot · قدر', 'Cup']);
  });

  it('leads from an hour to its orders', async () => {
    answer = (question) => {
      const made = toAnswer(question);
      const hours = [
        { hour: 14, ...part(2, 0, 70) },
        { hour: null, ...part(1, 1, 30) },
      ];
      return { ...made, report: made.report && { ...made.report, hours } };
    };
    await open({}, '/masterHN/sales?from=2026-11-22&to=2026-11-22');
    await read();
    fireEvent.click(control(inEnglish('plots.tableOf', { title: inEnglish('sales.plot.hours') })));
    await waitFor(() => expect(control('14:00 to 15:00: 2 orders').getAttribute('href')).toMatch(/^\/orders\?.*&hour=14$/));
    expect(control(`${inEnglish('sales.plot.noHour')}: 1 order`).getAttribute('href')).toMatch(/^\/orders-guest\?.*&hour=-$/);
  });

  it('keeps days, kind and comparison in the address', async () => {
    const page = await open({ language: 'ar' }, '/masterHN/sales?from=2026-11-01&to=2026-11-02&kind=guestOrder&before=no');
    await read();
    expect(page.bridge.requestsOf('sales.view')[0]).toEqual({
      period: { from: '2026-11-01', to: '2026-11-02' },
      before: null,
      kinds: ['guestOrder'],
    });
    expect(document.querySelector('[data-delta]')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: inArabic('sales.compare') }));
    await waitFor(() => expect(page.address()).toBe('/masterHN/sales?from=2026-11-01&to=2026-11-02&kind=guestOrder'));
    await waitFor(() => expect(figure('takings')).toContain('زيادة +25.0% عن 30 – 31 أكتوبر'));
  });
});

describe('the sales report on paper and as a file', () => {
  const output: FakeHandlers = {
    'printing.enqueue': ({ document = '' }) => ok({ batchId: 'b', jobIds: [document], printers: ['HP'] }),
    'printing.savePdf': () => ok({ path: '/home/mona/DAY-2026-11-22.pdf' }),
    'sales.export': () => ok({ path: '/home/mona/sales.xlsx', rows: 21, bytes: 2048 }),
    'printing.readSettings': () => ok(printSettingsOf()),
    'printing.printers': () => ok([]),
  };

  it('prints what is shown at a press, or the sheet of the last day, and saves either as a PDF', async () => {
    const page = await showPage('/masterHN/sales', { handlers: { ...handlers, ...output } });
    await read();
    fireEvent.click(control(inEnglish('sales.print.report')));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    const [report] = page.bridge.requestsOf('printing.enqueue');
    expect(report).toEqual({ document: 'salesReport', question: page.bridge.requestsOf('sales.view')[0] });
    fireEvent.click(control(inEnglish('sales.print.more')));
    const menu = await screen.findByRole('menu');
    const day = within(menu).getByRole('group', { name: 'End of day, 22 Nov' });
    fireEvent.click(within(day).getByText(inEnglish('sales.print.pdf')));
    await waitFor(() => expect(toasts()).toHaveLength(2));
    const question = { period: { from: '2026-11-22', to: '2026-11-22' }, before: null, kinds: ['order', 'guestOrder'] };
    expect(page.bridge.requestsOf('printing.savePdf')).toEqual([{ document: 'endOfDay', question }]);
    expect(toasts()[1]).toContain('DAY-2026-11-22.pdf');
  });

  it('is exported in the language of the screen, and not before it is whole', async () => {
    const page = await showPage('/masterHN/sales?before=no', { language: 'ar', handlers: { ...handlers, ...output } });
    await read();
    fireEvent.click(control(inArabic('lists.export.open')));
    fireEvent.click(within(await screen.findByRole('menu')).getAllByRole('menuitem')[0] as HTMLElement);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(page.bridge.requestsOf('sales.export')[0]).toMatchObject({ before: null, language: 'ar', format: 'xlsx' });
    answer = (asked) => toAnswer(asked, { report: null, before: null, gap: 'moved' });
    page.bridge.emit('fullLists.changed', { list: 'orders.list' });
    await waitFor(() => expect(control(inArabic('sales.print.report')).getAttribute('aria-disabled')).toBe('true'));
    fireEvent.click(control(inArabic('sales.print.report')));
    expect(page.bridge.requestsOf('printing.enqueue')).toEqual([]);
  });
});

describe('a sales report that is not whole', () => {
  const toReading = (reading: SalesSource['reading']) => (question: SalesQuery) =>
    toAnswer(question, {
      report: null,
      before: null,
      sources: { order: { ...whole, of: null, readAt: null, reading }, guestOrder: whole },
    });

  it('shows how far the reading is instead of figures, can be stopped, and fills when it is done', async () => {
    answer = toReading({ kind: 'reading', read: 40, total: 96, leftMs: null });
    const page = await open();
    await waitFor(() => expect(text()).toContain('Orders: 40 of 96'));
    expect(figure('takings')).toBe(inEnglish('sales.figures.takings'));
    fireEvent.click(control(inEnglish('sales.reading.stop')));
    expect(page.bridge.requestsOf('sales.stop')).toEqual([{ kinds: ['order', 'guestOrder'] }]);
    answer = toAnswer;
    page.bridge.emit('fullLists.changed', { list: 'orders.list' });
    await read();
  });

  it('shows no sum where one list could not be read, goes on where it stopped, or takes the other one alone and says so', async () => {
    answer = toReading({ kind: 'failed', read: 40, code: 'timeout' });
    const page = await open({ language: 'ar' });
    await screen.findByText(inArabic('sales.ended.oneFailed.order'));
    expect(figure('takings')).toBe(`${inArabic('sales.figures.takings')}؟`);
    expect(figure('canceled')).toBe(`${inArabic('sales.figures.canceled')}؟`);
    fireEvent.click(control(inArabic('sales.ended.goOn')));
    expect(page.bridge.requestsOf('sales.read')).toEqual([{ kinds: ['order', 'guestOrder'], isAnew: false }]);
    answer = toAnswer;
    fireEvent.click(control(inArabic('sales.ended.only.guestOrder')));
    await read();
    expect(page.address()).toBe('/masterHN/sales?kind=guestOrder');
    expect(screen.getByRole('combobox', { name: inArabic('sales.which') }).textContent).toBe(inArabic('navigation.guestOrders'));
  });

  it('reads anew where orders came and went, and says back to when all are known', async () => {
    answer = (question) => toAnswer(question, { report: null, before: null, gap: 'moved' });
    const page = await open();
    await screen.findByText(inEnglish('sales.gap.moved'));
    fireEvent.click(control(inEnglish('sales.gap.readAgain')));
    expect(page.bridge.requestsOf('sales.read')).toEqual([{ kinds: ['order', 'guestOrder'], isAnew: true }]);
    const again: SalesSource = { ...whole, reading: { kind: 'reading', read: 60, total: 400, leftMs: null } };
    answer = (question) => toAnswer(question, { report: null, before: null, gap: 'moved', sources: { order: again, guestOrder: whole } });
    page.bridge.emit('fullLists.changed', { list: 'orders.list' });
    await waitFor(() => expect(text()).toContain('Orders: 60 of 400'));
    answer = (question) =>
      question.period.from < '2026-11-20'
        ? toAnswer(question, { report: null, before: null, gap: 'tooOld', since: '2026-11-20' })
        : toAnswer(question);
    page.bridge.emit('fullLists.changed', { list: 'guestOrders.list' });
    fireEvent.click(await screen.findByText(inEnglish('sales.gap.since', { day: '20 Nov 2026' })));
    await read();
    expect(page.address()).toContain('from=2026-11-20&to=2026-11-22');
  });

  it('names what is missing in the figures, and what is not known of them', async () => {
    answer = (question) =>
      toAnswer(question, {
        undated: 2,
        before: null,
        since: '2026-11-16',
        catalogue: { ...whole, of: null, reading: { kind: 'failed', read: 0, code: 'timeout' } },
        sources: { order: { ...whole, unreadable: 1 }, guestOrder: whole },
      });
    await open();
    await read();
    expect(text()).toContain(inEnglish('sales.unreadable', { count: 1 }));
    expect(text()).toContain(inEnglish('sales.undated', { count: 2 }));
    expect(figure('takings')).toContain(inEnglish('sales.delta.unknown', { period: '9 – 15 Nov' }));
    expect(text()).toContain(inEnglish('sales.customers.hintSince', { day: '16 Nov 2026' }));
  });
});
