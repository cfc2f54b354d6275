// @vitest-environment happy-dom

import { lazyComponent } from '@renderer/runtime/lazy-component';
import { useNotifications } from '@renderer/runtime/notices/notify';
import { guide, useGuide } from '@renderer/runtime/state/guide-state';
import type { FullListResult } from '@shared/contract/desktop/full-lists';
import type { StationView } from '@shared/contract/printing/station';
import { failed, ok } from '@shared/contract/result';
import type { ContactMessage } from '@shared/contract/site/contact-messages';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { endPage, type PageOptions, type PageRoute, type ShownPage, showPage } from '../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { aCode } from '../../../../../../tests/support/samples/promo-codes';
import { stationStates } from '../../../../../../tests/support/samples/station';
import { aUser } from '../../../../../../tests/support/samples/users';
import { containing, inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { shellPanels } from '../shell-panels-store';
import { CommandPalette } from './command-palette';
import { VisitedRecords } from './visited-records';

const Box = (): ReactElement => <CommandPalette onClose={() => undefined} />;
const Elsewhere = (): ReactElement => <p>elsewhere</p>;
const routes: PageRoute[] = [
  { path: 'box', screen: lazyComponent(async () => ({ Box }), 'Box') },
  ...[
    'orders',
    'orders-guest',
    'orders/details',
    'orders-guest/details',
    'masterHN/users/profile',
    'masterHN/products/add-products',
    'masterHN/contact-us',
  ].map((path) => ({
    path,
    screen: lazyComponent(async () => ({ Elsewhere }), 'Elsewhere'),
  })),
];

const aMessage = (id: number, changes: Partial<ContactMessage>): ContactMessage => ({
  ...{ id, full_name: 'Somebody', email: 'somebody@mail.example', phone: '55500011', message: 'Hello', status: 'open' as const },
  ...changes,
});

const guests = rowsOf(30, aGuestOrder).map((row, at) => ({ ...row, id: 10_500 - at }));
const handlers: FakeHandlers = {
  'products.list': () => servePage([]),
  'users.list': () => servePage([]),
  'promoCodes.list': () => servePage([]),
  'shopMessages.list': () => servePage([]),
  'homeMessages.list': () => servePage([]),
  'orders.list': ({ query } = {}) => servePage(query?.search === '10482' ? [anOrder(10_482)] : []),
  'guestOrders.list': ({ query } = {}) => servePage(guests.filter(({ id }) => String(id) === query?.search || query?.search === 'نورة')),
};

const wholeOf = (rows: { id: number }[]): FullListResult => ({
  ...{ rows, totalItems: rows.length, of: 40, readAt: null, gap: null, unreadable: 0, counts: {}, sum: null, page: 1 },
  reading: { kind: 'none' },
});

const [anyStation] = Object.values(stationStates(Date.now())) as [StationView];

const open = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/box', { routes, ...options, handlers: { ...handlers, ...options.handlers } });
const field = (): Promise<HTMLElement> => screen.findByRole('combobox');
const type = async (value: string): Promise<void> => {
  fireEvent.change(await field(), { target: { value } });
};
const enter = async (): Promise<void> => {
  fireEvent.keyDown(await field(), { key: 'Enter' });
};
/** Returns the options without the key that is shown on the active one. */
const options = (): string[] => screen.queryAllByRole('option').map((option) => (option.textContent ?? '').replace(/Enter$/, ''));
const found = (text: string): Promise<void> => waitFor(() => expect(options().some((option) => option.includes(text))).toBe(true));
const status = (): string | null => screen.getByRole('status').textContent;

afterEach(() => endPage());

describe('the command box', () => {
  it('holds what was typed while it was on its way, and nothing of that pressed what lies under it', async () => {
    const reached: string[] = [];
    const listen = (event: KeyboardEvent): void => void reached.push(event.key);
    document.addEventListener('keydown', listen);
    shellPanels.open('command');
    for (const key of ['1', '0', '4', '9', '3', 'Backspace', '9', 'Enter', 'Shift']) fireEvent.keyDown(document.body, { key });
    shellPanels.open('command');
    await open();
    fireEvent.focus(await field());
    expect(((await field()) as HTMLInputElement).value).toBe('10499');
    fireEvent.keyDown(document.body, { key: '5' });
    document.removeEventListener('keydown', listen);
    expect(reached).toEqual(['Shift', '5']);
    shellPanels.close();
  });

  it('opens no order of a number that was corrected meanwhile, and the right one as soon as it is found', async () => {
    const page = await open();
    await type('10482');
    await found('#10482');
    await type('10483');
    await enter();
    expect(options().join()).not.toContain('#10482');
    await waitFor(() => expect(page.address()).toBe('/orders-guest/details'));
    expect(page.state()).toMatchObject({ order: { kind: 'guestOrder', id: 10_483 } });
  });

  it('opens nothing once the text was changed after Enter', async () => {
    const page = await open();
    const box = await field();
    fireEvent.change(box, { target: { value: '10483' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.change(box, { target: { value: '10484' } });
    await found('#10484');
    expect(page.address()).toBe('/box');
  });

  it('says that it searches while it does, and never that there is nothing', async () => {
    let answer: (value: ReturnType<typeof servePage>) => void = () => undefined;
    const page = await open({ handlers: { 'orders.list': () => new Promise((resolve) => (answer = resolve as typeof answer)) } });
    await type('99999');
    expect(status()).toBe('Searching…');
    await waitFor(() => expect(page.bridge.requestsOf('orders.list')).toHaveLength(1));
    expect(status()).toBe('Searching…');
    expect(document.body.textContent).not.toContain(inEnglish('forms.noneFound'));
    await act(async () => answer(servePage([])));
    expect(await screen.findByText(inEnglish('shell.command.noResults', { search: '99999' }))).toBeTruthy();
    expect(status()).toBe('0 results');
  });

  it('counts what there is, and leads to all of it in the list, over all days', async () => {
    const page = await open();
    await type('نورة');
    await found('#10500');
    await waitFor(() => expect(status()).toBe('30 results'));
    expect(options()).toHaveLength(6);
    fireEvent.click(screen.getByRole('option', { name: inEnglish('shell.command.all.guestOrder', { total: 30 }) }));
    expect(page.address()).toBe(`/orders-guest?search=${encodeURIComponent('نورة')}`);
  });

  it('shows one kind alone, with what its orders come to and what was searched in their names', async () => {
    await open();
    await type('نورة');
    await found('#10500');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('guide.screens') }));
    expect(options()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('navigation.orders') }));
    expect(document.activeElement).toBe(await field());
    expect(options()).toHaveLength(6);
    expect(status()).toBe('30 results');
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('KWD');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.command.allKinds') }));
    await type('rUle');
    await waitFor(() => expect(document.querySelector('[role=option] mark')?.textContent).toBe('Rule'));
  });

  it('leads to all registered orders too, whose list would show those of today only', async () => {
    const page = await open({ handlers: { 'orders.list': () => servePage(rowsOf(7, anOrder)) } });
    await type('6600');
    await found(inEnglish('shell.command.all.order', { total: 7 }));
    fireEvent.click(screen.getByRole('option', { name: inEnglish('shell.command.all.order', { total: 7 }) }));
    expect(page.address()).toBe('/orders?search=6600&dates=all');
  });

  it.each([
    ['G10482', ['#10482', '#10482'], 'guestOrder'],
    ['R10482', ['#10482', '#10482'], 'order'],
    ['#١٠٤٨٢', ['#10482', '#10482'], 'order'],
  ])('takes %s from our paper for the number, its own kind first', async (typed, numbers, kind) => {
    const page = await open();
    await type(typed);
    await waitFor(() => expect(options().map((option) => option.split(' ')[0])).toEqual(numbers));
    await enter();
    await waitFor(() => expect(page.state()).toMatchObject({ order: { kind, id: 10_482 } }));
  });

  it('asks for a phone in bare digits', async () => {
    const page = await open();
    await type('+965 ٥٦٣٧ ٩٠٤٨');
    await waitFor(() => expect(page.bridge.requestsOf('orders.list')).toEqual([{ query: { page: 1, search: '56379048' } }]));
  });

  it('counts what this computer keeps while the server is away', async () => {
    const away = () => failed('unreachable');
    const rows = rowsOf(5, anOrder);
    await open({
      handlers: {
        'orders.list': away,
        'guestOrders.list': away,
        'offline.orders': ({ kind }) =>
          ok({ rows: kind === 'order' ? rows : [], totalItems: kind === 'order' ? 9 : 0, keptItems: 20, page: 1, seenAt: [] }),
      },
    });
    await type('6600');
    await found(inEnglish('shell.command.all.order', { total: 9 }));
    await waitFor(() => expect(status()).toBe('9 results'));
  });
});

describe('everything in one box', () => {
  const more: FakeHandlers = {
    'promoCodes.list': ({ query } = {}) => servePage(query?.search === 'عيد' ? rowsOf(5, (id) => aCode(id, { name: `عيد ${id}` })) : []),
    'users.list': ({ query }) => servePage(query?.search === 'mona' ? [aUser(7, { f_name: 'منى', l_name: 'العلي' })] : []),
    'products.list': () => failed('forbidden'),
  };

  it('finds users and promo codes beside orders, says how many there are and leads to them all; what is forbidden is left out', async () => {
    const page = await open({ handlers: more });
    await type('عيد');
    await found('عيد 5');
    expect(options()).toEqual(['عيد 5', 'عيد 4', 'عيد 3', inEnglish('shell.command.allOf.promoCodes', { total: 5 })]);
    await waitFor(() => expect(status()).toBe('5 results'));
    await type('mona');
    await found('منى العلي');
    await enter();
    await waitFor(() => expect(page.address()).toBe('/masterHN/users/profile'));
    expect(page.state()).toMatchObject({ record: { id: 7 } });
  });

  it('reads the keys of the other layout where nothing is found, says so, and goes back to the letters as typed', async () => {
    await open({ handlers: more });
    // The word عيد typed on an English keyboard.
    await type('ud]');
    const note = inEnglish('shell.command.otherLayout', { typed: 'ud]', text: 'عيد' });
    await waitFor(() => expect(document.body.textContent).toContain(note));
    await found('عيد 5');
    fireEvent.click(screen.getByText(inEnglish('shell.command.asTyped')));
    await waitFor(() => expect(options()).toEqual([]));
  });

  it('offers what can be done, to those who may, and what was opened last while nothing is typed', async () => {
    await open({ handlers: more, roles: ['order'] });
    await type(inArabic('navigation.addProduct'));
    const topics = await screen.findByRole('group', { name: inEnglish('shell.guide') });
    expect(screen.queryByRole('group', { name: inEnglish('common.actions') })).toBeNull();
    fireEvent.click(within(topics).getByText('Add a product'));
    expect(useGuide.getState()).toMatchObject({ isOpen: true, topic: 'products' });
    guide.close();
    endPage();
    const page = await open({ handlers: more });
    await type(inArabic('navigation.addProduct'));
    await found(inEnglish('navigation.addProduct'));
    await enter();
    await waitFor(() => expect(page.address()).toBe('/masterHN/products/add-products'));
    await screen.findByText('elsewhere');
    await page.goTo('/box');
    await screen.findByRole('group', { name: inEnglish('shell.command.recent') });
    expect(options()[0]).toMatch(/^Add product ?Actions/);
  });

  it('finds open messages of both sites by who wrote and by what, and leads to their lists', async () => {
    const page = await open({
      handlers: {
        ...more,
        'shopMessages.list': () =>
          servePage([aMessage(3, { full_name: 'منى العلي' }), aMessage(2, { message: 'Mona asked', full_name: 'X' })]),
        'homeMessages.list': () => servePage([aMessage(1, { full_name: 'Nobody' })]),
      },
    });
    await type('منى');
    const group = await screen.findByRole('group', { name: inEnglish('shell.notices.title') });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
    expect(group.textContent).toMatch(/^Messages 1/);
    await type('mona');
    await found('X');
    fireEvent.click(screen.getByText('X'));
    await waitFor(() => expect(page.address()).toBe('/masterHN/contact-us'));
  });

  it('opens what is chosen in a window of its own, prints a chosen order, and says what cannot be', async () => {
    const page = await open({
      handlers: { ...more, 'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['hp'] }) },
    });
    const press = async (key: object) => fireEvent.keyDown(await field(), { ctrlKey: true, ...key });
    await type('G10482');
    await found('#10482');
    await press({ key: 'Enter' });
    await waitFor(() =>
      expect(page.bridge.requestsOf('windows.open')).toMatchObject([{ path: '/orders-guest/details', state: { order: { id: 10_482 } } }]),
    );
    expect(page.address()).toBe('/box');
    await press({ code: 'KeyP', key: 'ح' });
    await waitFor(() =>
      expect(page.bridge.requestsOf('printing.enqueue')).toMatchObject([{ orders: [{ kind: 'guestOrder', id: 10_482 }] }]),
    );
    await type(inArabic('navigation.addProduct'));
    await found(inEnglish('navigation.addProduct'));
    await press({ key: 'Enter' });
    await press({ code: 'KeyP', key: 'p' });
    expect([page.bridge.requestsOf('windows.open').length, page.bridge.requestsOf('printing.enqueue').length]).toEqual([1, 1]);
    const told = useNotifications.getState().messages.flatMap(({ message }) => (message.kind === 'text' ? [message.text] : []));
    expect(told.slice(-2)).toEqual([
      expect.stringContaining(inEnglish('shell.command.noWindow', { name: '' })),
      expect.stringContaining(inEnglish('shell.command.noPrint', { name: '' })),
    ]);
  });

  it('says how many topics of the guide there are, and leads to all of them', async () => {
    await open({ handlers: more });
    await type('طباعة');
    const group = await screen.findByRole('group', { name: inEnglish('shell.guide') });
    const total = Number(/^Guide (\d+)/.exec(group.textContent ?? '')?.[1]);
    expect(total).toBeGreaterThan(3);
    fireEvent.click(within(group).getByRole('option', { name: inEnglish('shell.command.allOf.guide', { total }) }));
    expect(useGuide.getState()).toMatchObject({ isOpen: true, topic: null, search: 'طباعة' });
    guide.close();
  });

  it('says in the place of a kind that it could not be read, in one line for all of the same reason, and reads it again', async () => {
    let isBroken = true;
    const page = await open({
      handlers: {
        ...more,
        'users.list': () => (isBroken ? failed('server') : servePage([aUser(7, { f_name: 'منى', l_name: 'العلي' })])),
        'promoCodes.list': () => (isBroken ? failed('server') : servePage([])),
      },
    });
    await type('mona');
    const group = await screen.findByRole('group', { name: 'Users, Promo codes' });
    expect(group.textContent).toContain(inEnglish('shell.command.failedHere', { reason: '' }));
    // A failed search doesn't prove that there are no results, so the other keyboard layout isn't tried.
    expect(screen.queryByText(/other keyboard/)).toBeNull();
    expect(screen.queryByRole('group', { name: containing(inEnglish('navigation.products')) })).toBeNull();
    await enter();
    expect(page.address()).toBe('/box');
    isBroken = false;
    fireEvent.click(within(group).getByRole('option'));
    await found('منى العلي');
    expect(page.bridge.requestsOf('users.list')).toHaveLength(2);
    expect(document.body.textContent).not.toContain(inEnglish('shell.command.failedHere', { reason: '' }));
  });

  it('shows of several answers that come late and in another order only what belongs to what stands there', async () => {
    const answers: (() => void)[] = [];
    await open({
      handlers: {
        ...more,
        'users.list': ({ query }) =>
          new Promise((resolve) => {
            answers.push(() => resolve(servePage([aUser(answers.length, { f_name: `For ${query?.search}`, l_name: '' })])));
          }),
      },
    });
    await type('mona');
    await waitFor(() => expect(answers).toHaveLength(1));
    await type('monaq');
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.());
    await found('For monaq');
    await act(async () => answers[0]?.());
    expect(options().join()).not.toContain('For mona,');
    expect(options().filter((option) => option.startsWith('For'))).toHaveLength(1);
  });

  it('forgets what was opened when asked to, and chooses a kind by arrows behind one stop of Tab', async () => {
    const page = await open({ handlers: more });
    await type(inArabic('navigation.addProduct'));
    await found(inEnglish('navigation.addProduct'));
    await enter();
    await screen.findByText('elsewhere');
    await page.goTo('/box');
    const group = await screen.findByRole('group', { name: inEnglish('shell.command.recent') });
    fireEvent.click(within(group).getByRole('option', { name: inEnglish('shell.command.clearRecent') }));
    expect(screen.queryByRole('group', { name: inEnglish('shell.command.recent') })).toBeNull();
    expect(document.activeElement).toBe(await field());
    expect(
      within(screen.getByRole('group', { name: inEnglish('shell.command.kinds') }))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });

  it('finds a product by its code in the full list where the server does not search codes, and keeps the code as it was typed', async () => {
    const product = aProduct(12, { code: 'BD-01001', name_en: 'Bread bin' });
    const page = await open({
      handlers: {
        'products.list': () => servePage([]),
        'fullLists.count': () => ok(null),
        'fullLists.view': ({ search }) => ok(wholeOf(search === 'BD-01001' ? [product] : [])),
      },
    });
    await type('BD-01001');
    await found('Bread bin');
    expect(page.bridge.requestsOf('products.list')).toHaveLength(1);
    expect(['users.list', 'orders.list', 'guestOrders.list'].map((name) => page.bridge.requestsOf(name as 'users.list').length)).toEqual([
      0, 0, 0,
    ]);
    await type('BD-99999');
    await screen.findByText(inEnglish('shell.command.noResults', { search: 'BD-99999' }));
    expect(screen.queryByText(/other keyboard/)).toBeNull();
  });

  it('asks the server for no product that the loaded list has, in whatever spelling', async () => {
    const product = aProduct(12, { code: '01001', name_ar: 'قِدْر' });
    const page = await open({
      handlers: {
        'products.list': () => servePage([]),
        'fullLists.count': () => ok({ all: 3, each: [] }),
        'fullLists.view': ({ search }) => ok(wholeOf(['01001', 'قدر'].includes(search ?? '') ? [product] : [])),
      },
    });
    await type('01001');
    await found('Pot 12');
    await type('قدر');
    await found('Pot 12');
    expect(page.bridge.requestsOf('products.list')).toEqual([]);
    await type('lid-7');
    await waitFor(() => expect(page.bridge.requestsOf('products.list')).toHaveLength(1));
  });

  it('finds orders in other spellings among those that were shown here, and says so', async () => {
    const seen = aGuestOrder(7);
    await open({
      handlers: {
        'guestOrders.list': () => servePage([]),
        'orders.list': () => servePage([]),
        'offline.orders': ({ kind }) =>
          ok({ rows: kind === 'guestOrder' ? [seen] : [], totalItems: kind === 'guestOrder' ? 1 : 0, page: 1, seenAt: [], keptItems: 5 }),
      },
    });
    await type('احمد');
    await found('#7');
    expect(document.body.textContent).toContain(inEnglish('shell.command.amongSeen', { hours: 24 }));
  });

  it('lists what was opened from elsewhere too, while nothing is typed', async () => {
    const Lists = (): ReactElement => (
      <>
        <CommandPalette onClose={() => undefined} />
        <VisitedRecords />
      </>
    );
    const order = toOrderRow('guestOrder', aGuestOrder(7));
    const page = await open({
      routes: [
        ...routes.slice(1),
        ...['box', 'orders-guest/details'].map((path) => ({ path, screen: lazyComponent(async () => ({ Lists }), 'Lists') })),
      ].filter(({ path }, at, all) => all.findLastIndex((other) => other.path === path) === at),
    });
    await page.goTo('/orders-guest/details', { order });
    await page.goTo('/box');
    await found('#7');
  });

  it('changes the language and pauses the station by their words', async () => {
    const page = await open({
      handlers: {
        'station.read': () => ok({ ...anyStation, state: 'running' }),
        'station.pause': () => ok({ ...anyStation, state: 'paused' }),
      },
    });
    await type('pause');
    await found(inEnglish('shell.command.pauseStation'));
    await enter();
    await waitFor(() => expect(page.bridge.requestsOf('station.pause')).toHaveLength(1));
    await page.goTo('/box');
    await type('language');
    await found(inEnglish('shell.command.changeLanguage', { language: 'العربية' }));
  });
});
