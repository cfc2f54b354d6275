// @vitest-environment happy-dom

import { readsTouchedBy } from '@renderer/runtime/calls/call-facts';
import { subscribeToMainEvents } from '@renderer/runtime/calls/main-events/main-events';
import { failed, ok, type Result } from '@shared/contract/result';
import type { Dashboard } from '@shared/contract/shop/dashboard';
import type { Order } from '@shared/contract/shop/orders';
import { addDays } from '@shared/domain/dates';
import { toFils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, findControl, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { containing, inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const figures: Dashboard = {
  totalUsers: 1284,
  totalAdmins: 9,
  totalCategories: 24,
  totalSubCategories: 61,
  totalBrands: 38,
  totalOrders: 2146,
  ordersOnTheWay: 57,
  ordersCanceled: 118,
  ordersDelivered: 1846,
  totalSales: toFils(58_412.35),
  salesDaily: toFils(746.25),
};
/** A Thursday. */
const today = '2026-11-19';
const firstDay = addDays(today, -13);

type Counted = Result<{ rows: Order[]; unreadable: []; totalItems: number }>;
const counted = (totalItems: number): Counted => ok({ rows: [], unreadable: [], totalItems });
/** Returns the number of the day in its month. */
const ofDay = (day = ''): number => Number(day.slice(8));

const handlers: FakeHandlers = {
  'dashboard.read': () => ok(figures),
  'orders.list': ({ query } = {}) => counted(ofDay(query?.startDate)),
  'guestOrders.list': () => counted(2) as never,
};
const open = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/masterHN/dashboard', { ...options, handlers: { ...handlers, ...options.handlers } });
const card = (key: keyof Dashboard): HTMLElement => document.querySelector(`[data-figure="${key}"]`) as HTMLElement;
const text = (element: Element | null | undefined): string => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const daysAsked = ({ bridge }: ShownPage, list: 'orders.list' | 'guestOrders.list' = 'orders.list'): string[] =>
  bridge.requestsOf(list).map((input) => (input as { query: { startDate: string } }).query.startDate);
const rowOf = (key: string): string[] => [...document.querySelectorAll(`[data-plot-row="${key}"] > *`)].map((cell) => text(cell));
/** Matches the name of the columns by its beginning, before the days. */
const columnsIn = (texts: typeof inEnglish): RegExp =>
  startingWith(texts('dashboard.days.label', { from: '|', to: '|' }).split('|')[0] ?? '');
const isColumns = (name: string): boolean => columnsIn(inEnglish).test(name) || columnsIn(inArabic).test(name);
const drawn = (): Promise<void> => waitFor(() => expect(screen.getByRole('img', { name: isColumns })).toBeTruthy());
const updatedText = (): string | undefined =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent ?? '')
    .find((one) => one.startsWith('Updated'));
const plot = (name: RegExp): HTMLElement => screen.getByRole('img', { name });

async function leave(page: ShownPage): Promise<void> {
  await page.goTo('/page-error-404');
  await waitFor(() => expect(document.querySelector('[data-figure]')).toBeNull());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:46:00+03:00`) });
});
afterEach(endPage);

describe('the figures as a file', () => {
  it('hold every figure and both kinds of orders of each day, leave out what is not known, and are locked by policy', async () => {
    const saved: unknown[] = [];
    const page = await open({
      handlers: {
        'dashboard.read': () => ok({ ...figures, totalBrands: null }),
        'listExports.saveFigures': (wish) => {
          saved.push(wish);
          return ok({ path: '/home/mona/dashboard.pdf', rows: 39, bytes: 2048 });
        },
      },
    });
    await drawn();
    fireEvent.click(control(inEnglish('lists.export.open')));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('lists.export.formats.pdf') }));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('lists.export.saved', { count: 39 })]));
    const { rows, format } = saved[0] as { rows: unknown[][]; format: string };
    expect([format, rows.length]).toEqual(['pdf', 11 + 28]);
    expect(rows[0]).toEqual([inEnglish('dashboard.figures.title'), inEnglish('dashboard.figures.totalSales'), null, toFils(58_412.35)]);
    expect(rows.find(([, name]) => name === 'Brands')).toEqual([
      inEnglish('dashboard.figures.title'),
      inEnglish('dashboard.figures.totalBrands'),
      null,
      null,
    ]);
    expect(rows.slice(11, 12)).toEqual([[inEnglish('dashboard.states.orders'), firstDay, ofDay(firstDay), null]]);
    expect(rows.at(-1)).toEqual([inEnglish('navigation.guestOrders'), today, 2, null]);
    expect(page.bridge.requestsOf('listExports.saveFigures')).toHaveLength(1);
  });
});

describe('figures', () => {
  it('[DSH-01] [DSH-03] stand on a card each, in words and with their unit', async () => {
    await open();
    await waitFor(() => expect(text(card('totalSales'))).toBe('Total sales58,412.350KWD'));
    const shown = [...document.querySelectorAll('[data-figure]')].map(text);
    expect(shown).toEqual([
      'Total sales58,412.350KWD',
      'Sales today746.250KWD',
      'Total orders2,146',
      'Delivered1,846',
      'On the way57',
      'Canceled118',
      'Users1,284',
      'Admins9',
      'Categories24',
      'Sub-categories61',
      'Brands38',
    ]);
  });

  it('lead to the list or report that shows just what they count; sub-categories and brands have none', async () => {
    await open();
    await waitFor(() => expect(text(card('totalAdmins'))).toBe('Admins9'));
    const links = [...document.querySelectorAll('[data-figure] a')].map((link) => [
      link.closest('[data-figure]'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      [card('totalSales'), `/masterHN/sales?from=2024-08-19&to=${today}`],
      [card('salesDaily'), `/masterHN/sales?from=${today}&to=${today}`],
      [card('totalUsers'), '/masterHN/users?deleted=off'],
      [card('totalAdmins'), '/admins'],
      [card('totalCategories'), '/masterHN/categories'],
    ]);
    const buttons = [...document.querySelectorAll('[data-figure] button')].map((button) => button.closest('[data-figure]'));
    expect(buttons).toEqual([card('totalOrders'), card('ordersDelivered'), card('ordersOnTheWay'), card('ordersCanceled')]);
    expect(screen.getByRole('link', { name: 'Admins 9' })).toBeTruthy();
  });

  it('of orders lead to both lists of them, filtered by the status that they count', async () => {
    const page = await open();
    await waitFor(() => expect(text(card('ordersCanceled'))).toBe('Canceled118'));
    fireEvent.click(screen.getByRole('button', { name: 'Canceled 118' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('navigation.guestOrders') }));
    await waitFor(() => expect(page.address()).toMatch(/^\/orders-guest\?.*status=canceled/));
  });

  it('are zeros where the shop says nothing', async () => {
    await open({ handlers: { 'dashboard.read': () => ok(null) } });
    await waitFor(() => expect(text(card('totalOrders'))).toBe('Total orders0'));
    expect(text(card('totalSales'))).toBe('Total sales0.000KWD');
  });

  it('are read again after every write that may change one of them', () => {
    const writes = [
      'admins.add',
      'admins.remove',
      'categories.add',
      'categories.setDeleted',
      'users.setDeleted',
      'orders.changeStatus',
      'guestOrders.changeStatus',
    ] as const;
    for (const write of writes) expect(readsTouchedBy(write), write).toContain('dashboard.read');
  });

  it('name the days under the columns as the calendar does', async () => {
    await open({ language: 'ar' });
    await drawn();
    const days = [...document.querySelectorAll('svg text')]
      .map((one) => one.textContent ?? '')
      .filter((one) => /^[\u0621-\u064a]+$/.test(one));
    expect(days.slice(-8)).toEqual(['خ', 'ج', 'س', 'ح', 'ن', 'ث', 'ر', inArabic('dashboard.days.day')]);
  });

  it('follow language and digits', async () => {
    await open({ language: 'ar', digits: 'arab' });
    await waitFor(() => expect(text(card('totalSales'))).toBe('إجمالي المبيعات٥٨٬٤١٢٫٣٥٠د.ك'));
    expect(screen.getByText('الخميس، ١٩ نوفمبر ٢٠٢٦')).toBeTruthy();
  });

  it('say each for itself that it could not be read; the others stay', async () => {
    await open({ handlers: { 'dashboard.read': () => ok({ ...figures, ordersCanceled: null, totalSales: null }) } });
    await waitFor(() => expect(text(card('totalSales'))).toBe(`Total sales${inEnglish('dashboard.figures.unreadable')}`));
    expect(text(card('ordersCanceled'))).toBe(`Canceled${inEnglish('dashboard.figures.unreadable')}`);
    expect(text(card('ordersDelivered'))).toBe('Delivered1,846');
    expect(screen.getByText(inEnglish('dashboard.states.unreadable'))).toBeTruthy();
    await drawn();
  });

  it('that could not be loaded say why in their place, beside the days; trying again brings them', async () => {
    const page = await open({ handlers: { 'dashboard.read': () => failed('forbidden', { message: 'permission_denied' }) } });
    await waitFor(() => expect(screen.getByText('permission_denied')).toBeTruthy());
    expect(text(card('totalUsers'))).toBe('UsersNot loaded');
    expect(screen.getByText(inEnglish('dashboard.states.notLoaded'))).toBeTruthy();
    expect(toasts()).toEqual([]);
    await drawn();
    page.bridge.handle({ 'dashboard.read': () => ok(figures) });
    fireEvent.click(control(inEnglish('common.retry')));
    await waitFor(() => expect(text(card('totalUsers'))).toBe('Users1,284'));
    expect(screen.queryByText('permission_denied')).toBeNull();
  });
});

describe('what needs somebody', () => {
  const need = (key: string): HTMLElement => document.querySelector(`[data-need="${key}"]`) as HTMLElement;
  const noted = (key: string): string => text(need(key)?.querySelector('p'));
  const links = (key: string): (string | null)[] => [...need(key).querySelectorAll('a')].map((link) => link.getAttribute('href'));
  const nothing = { gap: null, unreadable: 0, counts: {}, sum: null, readAt: null, page: 1 } as const;
  const whole = (totalItems: number, rows: object[] = [], counts: object = {}) =>
    ok({ ...nothing, rows, totalItems, of: 100, counts, reading: { kind: 'none' } } as never);
  const message = { id: 1, full_name: 'Khaled Dashti', email: 'k@mail.example', phone: '', message: 'Hello', status: 'open' };
  const loaded: FakeHandlers = {
    'fullLists.view': ({ list, filters }) => {
      if (list === 'products.list') return whole(3, [], { stockState: [{ value: 'low', count: 9 }] });
      if (filters.printed) return whole(0);
      return list === 'orders.list'
        ? whole(24, [{ id: 7, createdAt: '2026-11-19T05:00:00.000Z' }])
        : whole(60, [{ id: 9, createdAt: '2026-11-19T06:00:00.000Z' }]);
    },
    'shopMessages.list': () => ok({ rows: [message], unreadable: [], totalItems: 26 } as never),
  };

  it('is counted over both lists, with the oldest, and leads to them as they were counted', async () => {
    await open({ handlers: loaded });
    await waitFor(() => expect(text(need('new'))).toBe('New orders84Oldest: 08:0024 orders60 guest orders'));
    const [orders, guests] = links('new').map((to) => new URL(to ?? '', 'http://x'));
    expect([orders?.pathname, guests?.pathname]).toEqual(['/orders', '/orders-guest']);
    expect(orders?.searchParams.get('status')).toBe('ordered');
    await waitFor(() => expect(noted('messages')).toBe('Oldest: Khaled Dashti'));
    expect(links('messages')).toEqual(['/masterHN/contact-us']);
    expect(text(need('outOfStock'))).toBe(`Out of stock3${inEnglish('dashboard.needs.low', { count: 9 })}`);
    expect(links('outOfStock')).toEqual(['/masterHN/products?stockState=out', '/masterHN/products?stockState=low']);
    expect(text(need('notPrinted'))).toBe(`Not printed0${inEnglish('dashboard.needs.nothing')}`);
  });

  it('is one link if only one kind of orders waits', async () => {
    const oneKind: FakeHandlers = {
      ...loaded,
      'fullLists.view': ({ list }) => whole(list === 'guestOrders.list' ? 3 : 0, [{ id: 9, createdAt: '2026-11-19T06:00:00.000Z' }]),
    };
    await open({ handlers: oneKind });
    await waitFor(() => expect(links('new')[0]).toMatch(/^\/orders-guest\?.*status=ordered/));
    expect(links('new')).toHaveLength(1);
    expect(screen.getByRole('link', { name: `${inEnglish('dashboard.needs.new')} 3` })).toBeTruthy();
  });

  it('is not guessed while the full lists are loading, which is told once', async () => {
    const reading = { kind: 'reading', read: 640, total: 1284, leftMs: null };
    await open({
      handlers: { ...loaded, 'fullLists.view': () => ok({ ...nothing, rows: [], totalItems: 0, of: null, reading } as never) },
    });
    await waitFor(() => expect(text(need('new'))).toBe(`New orders${inEnglish('plots.unknown')}${inEnglish('dashboard.needs.notLoaded')}`));
    await waitFor(() => expect(screen.getAllByText(/640/)).toHaveLength(3));
    expect(toasts()).toEqual([]);
  });

  it('is only what the user may see', async () => {
    await open({ handlers: { ...loaded, 'shopMessages.list': () => failed('forbidden') } });
    await waitFor(() => expect(need('new')).toBeTruthy());
    await waitFor(() => expect(need('messages')).toBeNull());
  });
});

describe('orders by state', () => {
  it('are drawn with what is left of all of them, and stand in a table', async () => {
    await open();
    await waitFor(() => expect(plot(containing(inEnglish('dashboard.states.label', { total: 2146 })))).toBeTruthy());
    const slices = [...document.querySelectorAll<HTMLElement>('[data-slice]')].map((slice) => slice.dataset.slice);
    expect(slices).toEqual(['ordersDelivered', 'ordersOnTheWay', 'waiting', 'ordersCanceled']);
    expect(rowOf('ordersDelivered')).toEqual([inEnglish('dashboard.figures.ordersDelivered'), '1,846', '86.0%']);
    expect(rowOf('waiting')).toEqual([inEnglish('dashboard.states.waiting'), '125', '5.8%']);
  });

  it('lead from each entry of the legend, and from the table, to both lists of those orders', async () => {
    const page = await open();
    const name = `${inEnglish('dashboard.states.waiting')} 125 5.8%`;
    fireEvent.click(await screen.findByRole('button', { name }));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('navigation.orders') }));
    await waitFor(() => expect(page.address()).toMatch(/^\/orders\?.*status=ordered&status=process/));
    await page.goTo('/masterHN/dashboard');
    const table = inEnglish('plots.tableOf', { title: inEnglish('dashboard.states.title') });
    fireEvent.click(await screen.findByRole('button', { name: table }));
    expect(screen.getAllByRole('button', { name })).toHaveLength(1);
  });

  it('write shares with the sign that stands in the lists and forms, in Arabic too', async () => {
    await open({ language: 'ar' });
    await waitFor(() => expect(rowOf('ordersDelivered')).toEqual([inArabic('dashboard.figures.ordersDelivered'), '1,846', '86.0%']));
  });

  it('have no rest when the figures contradict each other', async () => {
    await open({ handlers: { 'dashboard.read': () => ok({ ...figures, totalOrders: 100 }) } });
    await waitFor(() => expect(rowOf('ordersDelivered')).toEqual([inEnglish('dashboard.figures.ordersDelivered'), '1,846', '91.3%']));
    expect(rowOf('waiting')).toEqual([]);
  });

  it('are an empty ring without any order', async () => {
    await open({ handlers: { 'dashboard.read': () => ok(null) } });
    await waitFor(() => expect(rowOf('ordersDelivered')).toEqual([inEnglish('dashboard.figures.ordersDelivered'), '0', '0.0%']));
    expect(document.querySelectorAll('[data-slice]')).toHaveLength(0);
  });
});

describe('the last fourteen days', () => {
  it('are counted with the first page of their lists, each kind and day once, today last', async () => {
    const page = await open();
    await drawn();
    const days = Array.from({ length: 14 }, (_, at) => addDays(firstDay, at));
    expect(daysAsked(page).toSorted()).toEqual(days);
    expect(daysAsked(page, 'guestOrders.list').toSorted()).toEqual(days);
    expect(page.bridge.requestsOf('orders.list')[0]).toEqual({ query: { startDate: firstDay, endDate: firstDay, page: 1 } });
    const sum = `${inEnglish('navigation.guestOrders')} 28`;
    expect(screen.getByRole('link', { name: sum }).getAttribute('href')).toBe(`/orders-guest?from=${firstDay}&to=${today}`);
    expect(rowOf(firstDay)).toEqual(['Friday, 6 Nov 2026', '6', '2']);
    expect(rowOf(today)).toEqual([inEnglish('dashboard.days.todayIs', { date: 'Thursday, 19 Nov 2026' }), '19', '2']);
    const hatched = [...document.querySelectorAll('[data-hatched]')].map((shape) => shape.closest('g')?.textContent);
    expect(hatched).toEqual(['19Today', '19Today']);
  });

  it('are asked for at most four at a time, and not before the cards are there', async () => {
    let running = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const slow = (): Promise<Counted> => {
      running += 1;
      most = Math.max(most, running);
      return new Promise((resolve) =>
        waiting.push(() => {
          running -= 1;
          resolve(counted(1));
        }),
      );
    };
    let answer: (result: Result<Dashboard>) => void = () => undefined;
    const read = new Promise<Result<Dashboard>>((resolve) => {
      answer = resolve;
    });
    const page = await open({
      handlers: { 'dashboard.read': () => read, 'orders.list': slow, 'guestOrders.list': slow as never },
    });
    await waitFor(() => expect(page.bridge.requestsOf('dashboard.read')).toHaveLength(1));
    expect(waiting).toHaveLength(0);
    answer(ok(figures));
    await waitFor(() => expect(running).toBe(4));
    expect(text(card('totalAdmins'))).toBe('Admins9');
    expect(screen.getByText(inEnglish('dashboard.days.counting', { done: 0, total: 14 }))).toBeTruthy();
    for (let done = 0; done < 28; done += 1) {
      await waitFor(() => expect(waiting.length).toBeGreaterThan(0));
      await act(async () => waiting.shift()?.());
    }
    await drawn();
    expect(most).toBe(4);
  });

  it('are not asked for any more once the person has left', async () => {
    const waiting: (() => void)[] = [];
    const slow = (): Promise<Counted> => new Promise((resolve) => waiting.push(() => resolve(counted(1))));
    const page = await open({ handlers: { 'orders.list': slow, 'guestOrders.list': slow as never, 'users.list': () => failed('server') } });
    await waitFor(() => expect(waiting).toHaveLength(4));
    await leave(page);
    await act(async () => {
      for (const done of waiting) done();
    });
    expect(waiting).toHaveLength(4);
  });

  it('that are over are kept while somebody is signed in, however long; today is counted again', async () => {
    const page = await open();
    await drawn();
    await leave(page);
    await page.goTo('/masterHN/dashboard');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: new Date(`${today}T10:46:30+03:00`) });
    await page.goTo('/page-error-404');
    vi.advanceTimersByTime(2 * 60 * 60 * 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T12:46:30+03:00`) });
    const before = daysAsked(page).length;
    await page.goTo('/masterHN/dashboard');
    await drawn();
    await waitFor(() => expect(daysAsked(page).slice(before)).toEqual([today]));
  });

  it('count a day again that was not over when it was counted', async () => {
    const page = await open();
    await drawn();
    await leave(page);
    vi.setSystemTime(new Date(`${addDays(today, 1)}T08:00:00+03:00`));
    await page.goTo('/masterHN/dashboard');
    await waitFor(() => expect(daysAsked(page)).toHaveLength(16));
    expect(daysAsked(page).slice(-2).toSorted()).toEqual([today, addDays(today, 1)]);
  });

  it('that could not be counted are named in their card; trying again asks for those and today', async () => {
    const broken = addDays(today, -3);
    const page = await open({
      handlers: {
        'orders.list': ({ query } = {}) => (query?.startDate === broken ? failed('timeout') : counted(ofDay(query?.startDate))),
      },
    });
    await waitFor(() => expect(screen.getByText(inEnglish('dashboard.days.missed.orders', { count: 1 }))).toBeTruthy());
    expect(rowOf(broken)).toEqual(['Monday, 16 Nov 2026', inEnglish('plots.unknown'), '2']);
    expect(toasts()).toEqual([]);
    const before = daysAsked(page).length;
    page.bridge.handle({ 'orders.list': () => counted(5) });
    fireEvent.click(control(inEnglish('common.retry')));
    await waitFor(() => expect(rowOf(broken)).toEqual(['Monday, 16 Nov 2026', '5', '2']));
    expect(screen.queryByText(inEnglish('dashboard.days.missed.orders', { count: 1 }))).toBeNull();
    expect(daysAsked(page).slice(before).toSorted()).toEqual([broken, today]);
  });

  it('draw one kind of orders when the other could not be counted, and give no sum of it', async () => {
    await open({ handlers: { 'guestOrders.list': () => failed('timeout') } });
    await waitFor(() => expect(screen.getByText(inEnglish('dashboard.days.missed.guestOrders', { count: 14 }))).toBeTruthy());
    expect(document.querySelectorAll('[data-segment="orders"]')).toHaveLength(14);
    expect(document.querySelectorAll('[data-segment="guests"]')).toHaveLength(0);
    expect(screen.getAllByText('?')).toHaveLength(14);
    expect(screen.getByText(inEnglish('navigation.guestOrders'), { selector: '[aria-hidden] span' }).textContent).toBe(
      `Guest orders ${inEnglish('plots.unknown')}`,
    );
  });

  it('say so when there were no orders at all', async () => {
    await open({ handlers: { 'orders.list': () => counted(0), 'guestOrders.list': () => counted(0) as never } });
    await drawn();
    expect(screen.getByText(inEnglish('dashboard.days.none'))).toBeTruthy();
  });

  it('say so when none could be counted; the figures stay', async () => {
    await open({
      handlers: { 'orders.list': () => failed('unreachable'), 'guestOrders.list': () => failed('unreachable') },
    });
    await waitFor(() => expect(screen.getByText(inEnglish('dashboard.days.missed.both', { count: 14 }))).toBeTruthy());
    expect(text(card('totalOrders'))).toBe('Total orders2,146');
    expect(document.querySelectorAll('[data-segment]')).toHaveLength(0);
    expect(findControl('Table: Last 14 days')).toBeUndefined();
  });

  it('are a table at a press, whose figures lead to the lists of the day', async () => {
    await open();
    await drawn();
    const rows = document.querySelector(`[data-plot-row="${today}"]`);
    expect(rows?.querySelector('a')).toBeNull();
    fireEvent.click(control('Table: Last 14 days'));
    const links = [...document.querySelectorAll(`[data-plot-row="${today}"] a`)].map((link) => link.getAttribute('href'));
    expect(links).toEqual([`/orders?from=${today}&to=${today}`, `/orders-guest?from=${today}&to=${today}`]);
    const link = inEnglish('dashboard.days.ordersOf', { date: 'Thursday, 19 Nov 2026', count: 19 });
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
    expect(screen.queryByRole('img', { name: isColumns })).toBeNull();
    fireEvent.click(control('Table: Last 14 days'));
    expect(plot(columnsIn(inEnglish))).toBeTruthy();
  });

  it('show the values of the column that is pointed at', async () => {
    await open();
    await drawn();
    const column = [...document.querySelectorAll('svg g')].find((one) => text(one) === '17Tue') as Element;
    fireEvent.pointerEnter(column);
    expect(text(document.querySelector('[data-plot-bubble]'))).toBe('Tuesday, 17 Nov 2026Orders17Guest orders2');
  });

  it('run from right to left in Arabic', async () => {
    await open({ language: 'ar' });
    await drawn();
    const labels = [...document.querySelectorAll('svg g text')].filter((label) => /^(6|19)$/.test(text(label)));
    const [oldest = 0, newest = 0] = labels.map((label) => Number(label.getAttribute('x')));
    expect(labels.map(text)).toEqual(['6', '19']);
    expect(newest).toBeLessThan(oldest);
  });
});

describe('refresh', () => {
  it('reads the figures and today again, and tells when it was read', async () => {
    const page = await open();
    await drawn();
    expect(updatedText()).toBe('Updated 10:46');
    vi.setSystemTime(new Date(`${today}T11:02:00+03:00`));
    page.bridge.handle({ 'dashboard.read': () => ok({ ...figures, totalOrders: 2150 }), 'orders.list': () => counted(23) });
    fireEvent.click(control(inEnglish('common.refresh')));
    await waitFor(() => expect(text(card('totalOrders'))).toBe('Total orders2,150'));
    await waitFor(() => expect(rowOf(today)[1]).toBe('23'));
    expect(updatedText()).toBe('Updated 11:02');
    expect(daysAsked(page)).toHaveLength(15);
  });

  it('keeps what was read when it fails, and says so', async () => {
    const page = await open();
    await drawn();
    page.bridge.handle({ 'dashboard.read': () => failed('timeout'), 'orders.list': () => failed('timeout') });
    fireEvent.click(control(inEnglish('common.refresh')));
    await waitFor(() => expect(toasts()).toEqual(['timeout']));
    await waitFor(() => expect(screen.getByText(inEnglish('dashboard.days.missed.orders', { count: 1 }))).toBeTruthy());
    expect(text(card('totalOrders'))).toBe('Total orders2,146');
    expect(rowOf(today)[1]).toBe('19');
    expect(updatedText()).toBe('Updated 10:46');
  });

  it('starts from nothing for who signs in next', async () => {
    const page = await open();
    const stop = subscribeToMainEvents(page.client);
    await drawn();
    await leave(page);
    act(() => page.bridge.emit('session.ended', { reason: 'signedOut' }));
    await page.goTo('/masterHN/dashboard');
    await drawn();
    expect(daysAsked(page)).toHaveLength(28);
    stop();
  });
});
