// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { BridgeName } from '@shared/contract/tables/bridge';
import { toKuwaitDay } from '@shared/domain/dates';
import { toFils } from '@shared/domain/money';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeHandlers, offStation } from '../../../../../tests/support/page/fake-bridge';
import {
  chooseTool,
  control,
  endPage,
  findControl,
  menuEntries,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, rowsOf, servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const today = toKuwaitDay(new Date());
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) => servePage(rowsOf(2, aGuestOrder), query?.page),
  'orders.list': ({ query } = {}) => servePage(rowsOf(2, anOrder), query?.page),
  'printing.enqueue': (asked) =>
    ok({ batchId: 'b', jobIds: 'orders' in asked ? asked.orders.map(({ id }) => String(id)) : [], printers: ['hp'] }),
  'printing.savePdf': () => ok({ path: '/home/mona/invoices.pdf' }),
};
const kinds = [
  ['orders', '/orders', 'orders.list', 'order'],
  ['guest orders', '/orders-guest', 'guestOrders.list', 'guestOrder'],
] as const;

const open = (path: string, options: PageOptions = {}): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const tick = async (id: number): Promise<void> => {
  fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
};
const press = (name: string): void => {
  fireEvent.click(control(name));
};
const firstQuery = (page: ShownPage, list: BridgeName): unknown => page.bridge.requestsOf(list)[0];

/** Returns the background that the page's style sheets give to an element; the simulated document resolves no variables. */
function groundOf(element: HTMLElement): string | undefined {
  const rules = [...document.querySelectorAll('style')].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
  const grounds = rules.map((rule) => /^\.(\w+) ?{ ?background-color: ?([^;]+);/.exec(rule)).filter((match) => match !== null);
  return grounds.find(([, name = '']) => element.classList.contains(name))?.[2];
}

afterEach(() => {
  vi.useRealTimers();
  endPage();
});

describe.each(kinds)('list of %s', (_name, path, list, kind) => {
  it('[ORD-02] [GOR-03] is searched by order number, name or phone', async () => {
    const page = await open(path);
    await tableRow(2);
    const field = control(inEnglish('lists.search'));
    expect(field.getAttribute('placeholder')).toBe(inEnglish('orders.searchPlaceholder'));
    for (const [typed, search] of [
      ['5000 1234', '50001234'],
      ['+965 ٥٠٠٠ ١٢٣٥', '50001235'],
      ['#10482', '10482'],
      [kind === 'order' ? 'R10483' : 'G10483', '10483'],
      [kind === 'order' ? 'G10484' : 'R10484', kind === 'order' ? 'G10484' : 'R10484'],
    ]) {
      fireEvent.change(field, { target: { value: typed } });
      fireEvent.keyDown(field, { key: 'Enter' });
      const searched = { query: expect.objectContaining({ page: 1, search }) };
      await waitFor(() => expect(page.bridge.requestsOf(list)).toContainEqual(searched));
    }
  });

  it('has “Scan to ship” as a button on the computer with the print station, and in its menu elsewhere', async () => {
    const page = await open('/orders');
    await tableRow(2);
    const name = inEnglish('navigation.shipping');
    expect(findControl(name)).toBeUndefined();
    await chooseTool(name);
    await waitFor(() => expect(page.address()).toBe('/orders/ship'));
    endPage();
    const station = { ...offStation, settings: { ...offStation.settings, isOn: true } };
    const packing = await open('/orders', { handlers: { 'station.read': () => ok(station) } });
    await tableRow(2);
    fireEvent.click(await waitFor(() => control(name)));
    await waitFor(() => expect(packing.address()).toBe('/orders/ship'));
  });

  it('says what was typed where nothing was found, not what the server was asked', async () => {
    await open(`${path}?search=%2B965 5000 9999`, { handlers: { [list]: () => servePage([]) } });
    expect(await screen.findByText(inEnglish('lists.noResultTitle', { search: '+965 5000 9999' }))).toBeTruthy();
  });

  it('with Arabic-Indic digits writes amounts and dates in them, and numbers of orders and phones as they are', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') });
    await open(path, { language: 'ar', digits: 'arab' });
    const [, order, , phone, total, , date] = await cells(2);
    expect([order, total, date]).toEqual(['#2', '٨٦٫٨٠٠د.ك', '١٩ نوفمبر']);
    expect(phone).toMatch(/^\d{4} 0002$/);
    fireEvent.click(control('تحديد الطلب #2', await tableRow(2)));
    expect(await screen.findByText(inArabic('orders.selected', { count: 1 }))).toBeTruthy();
    expect(document.body.textContent).toContain('١–٢ من ٢');
  });

  it('[ORD-06] [GOR-04] [ORD-07] [GOR-05] prints the selected ones of two pages in list order, in one call', async () => {
    const page = await open(path, {
      handlers: {
        'guestOrders.list': ({ query } = {}) => servePage(rowsOf(22, aGuestOrder), query?.page),
        'orders.list': ({ query } = {}) => servePage(rowsOf(22, anOrder), query?.page),
      },
    });
    await tick(21);
    await tick(22);
    press('Page 2');
    await tick(1);
    press(inEnglish('orders.printOrders', { count: 3 }));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toHaveLength(1));
    expect(page.bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [22, 21, 1].map((id) => ({ kind, id })) }]);
    expect(screen.getByText(inEnglish('lists.selected', { count: 3 }))).toBeTruthy();
  });

  it.each([
    [['order'], true],
    [['masterHN'], true],
    [['admin', 'rules', 'home', 'social_media'], false],
  ])('[ORD-20] [ORD-21] [GOR-08] [OP-83] with the roles %s status and bulk print are offered: %s', async (roles, isOffered) => {
    await open(path, { roles });
    expect(findControl(inEnglish('orders.statusOf', { id: 2, status: 'Ordered' }), await tableRow(2)) !== undefined).toBe(isOffered);
    await tick(2);
    await tick(1);
    expect(findControl(inEnglish('orders.printOrders', { count: 2 })) !== undefined).toBe(isOffered);
    expect(findControl(inEnglish('orders.action.changeStatus')) !== undefined).toBe(isOffered);
    expect(findControl(inEnglish('bulk.copyRows'))).toBeTruthy();
  });

  it('begins the menu of a row with what opens it, apart from what is done with it', async () => {
    await open(path);
    fireEvent.click(control(inEnglish('lists.rowActions', { row: 'order #2' }), await tableRow(2)));
    const entries = await menuEntries();
    expect(entries.slice(0, 2)).toEqual([inEnglish('orders.invoice.back'), inEnglish('shell.windows.open')]);
    expect(entries.slice(3)).toEqual([
      inEnglish('orders.action.print'),
      inEnglish('orders.action.invoice'),
      inEnglish('orders.action.savePdf'),
      inEnglish('orders.action.address'),
      inEnglish('orders.action.changeStatus'),
    ]);
    const parted = [...(await screen.findByRole('menu')).querySelectorAll('.fui-MenuDivider')].map(
      (divider) => divider.nextElementSibling?.textContent,
    );
    expect(parted).toEqual([inEnglish('orders.action.print')]);
  });

  it('prints, saves, and opens details and invoice of one row', async () => {
    const page = await open(path);
    fireEvent.click(control('Print: order #2', await tableRow(2)));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [{ kind, id: 2 }] }]));
    const choose = async (name: string): Promise<void> => {
      fireEvent.click(control(inEnglish('lists.rowActions', { row: 'order #2' }), await tableRow(2)));
      fireEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose(inEnglish('orders.action.savePdf'));
    await waitFor(() => expect(page.bridge.requestsOf('printing.savePdf')).toEqual([{ orders: [{ kind, id: 2 }] }]));
    await choose(inEnglish('orders.action.invoice'));
    await waitFor(() => expect(page.address()).toBe(`${path}/invoice`));
    expect(page.state()).toMatchObject({ order: { kind, id: 2 } });
    await page.goTo(-1);
    await choose(inEnglish('orders.invoice.back'));
    await waitFor(() => expect(page.address()).toBe(`${path}/details`));
  });

  it('copies the selected rows as columns for a spreadsheet', async () => {
    const page = await open(path);
    await tick(1);
    press(inEnglish('bulk.copyRows'));
    await waitFor(() => expect(page.bridge.requestsOf('app.copyText')).toHaveLength(1));
    const [{ text }] = page.bridge.requestsOf('app.copyText') as [{ text: string }];
    const [head, line] = text.split('\n');
    expect(head?.split('\t')).toEqual([
      inEnglish('orders.columns.order'),
      inEnglish('categories.name'),
      inEnglish('adminForm.phone'),
      inEnglish('vocabulary.orders.total'),
      inEnglish('orders.details.payment'),
      inEnglish('orders.columns.date'),
      inEnglish('stationSettings.orders.statuses'),
      inEnglish('orders.action.address'),
    ]);
    expect(line?.split('\t').slice(3)).toEqual([
      '86.800',
      inEnglish('vocabulary.payment.types.visa'),
      '19 Nov 2026',
      inEnglish('vocabulary.orderStatus.ordered'),
      'Salmiya, Block 5',
    ]);
    await waitFor(() => expect(toasts()).toEqual([inEnglish('bulk.rowsCopied', { count: 1 })]));
  });

  it('[GOR-07] shows the whole address of a row and gives the focus back', async () => {
    const page = await open(path);
    const cell = control(inEnglish('orders.addressOf', { id: 2, address: 'Salmiya, Block 5' }), await tableRow(2));
    cell.focus();
    fireEvent.click(cell);
    const dialog = await screen.findByRole('dialog', { name: inEnglish('orders.addressDialog.title', { id: 2 }) });
    const facts = [...dialog.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      [inEnglish('delivery.governorate'), 'Hawalli'],
      [inEnglish('delivery.area'), 'Salmiya'],
      [inEnglish('users.address.block'), '5'],
      [inEnglish('users.address.street'), '104'],
      [inEnglish('orders.address.houseNumber'), '27'],
      [inEnglish('users.address.addressName'), inArabic('orders.address.houseNumber')],
    ]);
    fireEvent.click(control(inEnglish('orders.addressDialog.copy'), dialog));
    await waitFor(() => expect(page.bridge.requestsOf('app.copyText')).toHaveLength(1));
    fireEvent.click(control(inEnglish('common.close'), dialog));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    expect(document.activeElement).toBe(cell);
  });
});

describe('list of orders', () => {
  it('[ORD-01] [ORD-22] [ORD-23] shows name and phone of the user, total, payment, day, status and address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') });
    await open('/orders');
    expect(await cells(2)).toEqual([
      '',
      '#2',
      'يوسف الرشيدي',
      '6600 0002',
      '86.800KWD',
      inEnglish('vocabulary.payment.types.cash'),
      '19 Nov',
      inEnglish('vocabulary.orderStatus.ordered'),
      'Salmiya,\u00a0Block 5',
      '',
    ]);
  });

  it('[ORD-24] shows every part of an address that has them all', async () => {
    const user_address = {
      addressName: 'Work',
      governorate: { name_en: 'Hawalli', name_ar: 'حولي' },
      area: { name_en: 'Salmiya', name_ar: 'السالمية' },
      avenue: '3',
      block: '5',
      street: '104',
      houseNumber: '27',
      floorNumber: '9',
      officeNumber: '12',
      otherInstructions: 'Ring twice',
    };
    await open('/orders', { handlers: { 'orders.list': () => servePage([anOrder(7, { user_address })]) } });
    fireEvent.click(control(inEnglish('orders.addressOf', { id: 7, address: 'Salmiya, Block 5' }), await tableRow(7)));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('orders.addressDialog.title', { id: 7 }) });
    const facts = [...dialog.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      [inEnglish('delivery.governorate'), 'Hawalli'],
      [inEnglish('delivery.area'), 'Salmiya'],
      [inEnglish('users.address.block'), '5'],
      [inEnglish('users.address.street'), '104'],
      [inEnglish('users.address.avenue'), '3'],
      [inEnglish('orders.address.houseNumber'), '27'],
      [inEnglish('orders.address.floorNumber'), '9'],
      ['Office', '12'],
      [inEnglish('users.address.addressName'), 'Work'],
      [inEnglish('orders.address.otherInstructions'), 'Ring twice'],
    ]);
  });

  it('[ORD-03] [ORD-04] [ORD-28] asks for today first, and says so in the picker', async () => {
    const page = await open('/orders');
    await tableRow(2);
    expect(firstQuery(page, 'orders.list')).toEqual({ query: { page: 1, startDate: today, endDate: today } });
    expect(document.querySelector('button[aria-label^="Dates: "]')).toBeTruthy();
  });

  it('[ORD-05] offers no day before 19 Aug 2024', async () => {
    const page = await open('/orders?from=2026-11-01&to=2026-11-19');
    await tableRow(2);
    press('Dates: 1 Nov – 19 Nov 2026');
    const popup = await screen.findByRole('dialog', { name: inEnglish('dates.range') });
    const from = within(popup).getByLabelText<HTMLInputElement>(inEnglish('productLabels.from'));
    fireEvent.change(from, { target: { value: '18/08/2024' } });
    fireEvent.blur(from);
    fireEvent.click(control(inEnglish('dates.apply'), popup));
    expect(page.address()).toBe('/orders?from=2026-11-01&to=2026-11-19');
    if (!popup.isConnected) press('Dates: 1 Nov – 19 Nov 2026');
    fireEvent.click(control(inEnglish('dates.presets.all'), await screen.findByRole('dialog', { name: inEnglish('dates.range') })));
    await waitFor(() => expect(page.address()).toBe('/orders?dates=all'));
    expect(JSON.stringify(page.bridge.requestsOf('orders.list'))).not.toContain('2024-08-18');
  });

  it.each([
    ['knet', inEnglish('vocabulary.payment.types.knet'), inArabic('vocabulary.payment.types.knet')],
    ['visa', inEnglish('vocabulary.payment.types.visa'), inArabic('vocabulary.payment.types.visa')],
    ['cash', inEnglish('vocabulary.payment.types.cash'), inArabic('vocabulary.payment.types.cash')],
    ['Tabby', 'Tabby', 'Tabby'],
  ])('[ORD-27] names the payment method %s in both languages', async (payment_method, english, arabic) => {
    const page = await open('/orders', { handlers: { 'orders.list': () => servePage([anOrder(7, { payment_method })]) } });
    expect((await cells(7))[5]).toBe(english);
    page.setLanguage('ar');
    await waitFor(async () => expect((await cells(7))[5]).toBe(arabic));
  });

  it.each([
    ['ordered', inEnglish('vocabulary.orderStatus.ordered'), inArabic('vocabulary.orderStatus.ordered'), 'ordered'],
    ['process', inEnglish('vocabulary.orderStatus.process'), inArabic('vocabulary.orderStatus.process'), 'process'],
    ['shipped', inEnglish('vocabulary.orderStatus.shipped'), inArabic('vocabulary.orderStatus.shipped'), 'shipped'],
    ['on_the_way', inEnglish('vocabulary.orderStatus.on_the_way'), inArabic('vocabulary.orderStatus.on_the_way'), 'shipped'],
    ['delivered', inEnglish('vocabulary.orderStatus.delivered'), inArabic('vocabulary.orderStatus.delivered'), 'delivered'],
    ['canceled', inEnglish('vocabulary.orderStatus.canceled'), inArabic('vocabulary.orderStatus.canceled'), 'canceled'],
  ])(
    '[ORD-12] [ORD-14] [ORD-15] [ORD-16] [ORD-17] [ORD-18] [ORD-19] the status %s has its word and its own tint',
    async (status, english, arabic, tint) => {
      const page = await open('/orders', { roles: [], handlers: { 'orders.list': () => servePage([anOrder(7, { status })]) } });
      const badge = within(await tableRow(7)).getByText(english).parentElement as HTMLElement;
      expect(groundOf(badge)).toBe(`var(--dw-${tint}-ground)`);
      expect(badge.querySelector('svg')).toBeTruthy();
      page.setLanguage('ar');
      expect(await screen.findByText(arabic)).toBeTruthy();
    },
  );

  it('[API-20] writes amounts with three decimals and the label of the currency', async () => {
    const page = await open('/orders', { handlers: { 'orders.list': () => servePage([anOrder(7, { total: toFils(1234.5) })]) } });
    expect((await cells(7))[4]).toBe('1,234.500KWD');
    page.setLanguage('ar');
    await waitFor(async () => expect((await cells(7))[4]).toBe('1,234.500د.ك'));
  });

  it('shows a dash for what an order does not have', async () => {
    const bare = anOrder(7, {
      user: { username: '', email: '', phone: '' },
      user_address: null,
      user_addresses: [],
      payment_method: '',
      day: '',
      createdAt: '',
      status: '',
    });
    await open('/orders', { roles: [], handlers: { 'orders.list': () => servePage([bare]) } });
    expect(await cells(7)).toEqual(['', '#7', '-', '-', '86.800KWD', '-', '-', '-', '-', '']);
  });
});

describe('list of guest orders', () => {
  it('[GOR-01] [GOR-20] [GOR-21] shows name and phone of the guest, total, payment, creation date, status and address', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') });
    await open('/orders-guest');
    expect(await cells(2)).toEqual([
      '',
      '#2',
      'يوسف الرشيدي',
      '5000 0002',
      '86.800KWD',
      inEnglish('vocabulary.payment.types.cash'),
      '19 Nov',
      inEnglish('vocabulary.orderStatus.ordered'),
      'Salmiya,\u00a0Block 5',
      '',
    ]);
    // The time is in the tooltip.
    expect(document.querySelector('td [title^="19 Nov 2026, "]')).not.toBeNull();
  });

  it('[GOR-02] [GOR-27] asks from 19 Aug 2024 to today first', async () => {
    const page = await open('/orders-guest');
    await tableRow(2);
    expect(firstQuery(page, 'guestOrders.list')).toEqual({ query: { page: 1, startDate: '2024-08-19', endDate: today } });
    expect(document.querySelector('button[aria-label^="Dates: 19 Aug 2024 – "]')?.textContent).toMatch(/^19 Aug 2024 – \d{1,2} \w+ \d{4}$/);
  });

  it('[LAY-08] shows the area in the language of the app, and isolates every value', async () => {
    const page = await open('/orders-guest');
    page.setLanguage('ar');
    await waitFor(async () => expect((await cells(2)).at(-2)).toBe('السالمية،\u00a0قطعة 5'));
    const values = [...(await tableRow(2)).querySelectorAll('bdi')].map((value) => value.textContent);
    expect(values).toEqual(expect.arrayContaining(['#2', 'يوسف الرشيدي', '5000 0002', '86.800', 'السالمية', 'قطعة 5']));
  });

  it('tells why nothing was printed, once, and keeps the selection', async () => {
    await open('/orders-guest', { handlers: { 'printing.enqueue': () => failed('printerRefused') } });
    await tick(2);
    await tick(1);
    press(inEnglish('orders.printOrders', { count: 2 }));
    await waitFor(() => expect(toasts()).toEqual(['printerRefused']));
    expect(screen.getByText(inEnglish('lists.selected', { count: 2 }))).toBeTruthy();
  });
});
