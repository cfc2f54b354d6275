// @vitest-environment happy-dom

import { usePageHeaderState } from '@renderer/ui/layout/page-header';
import { ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { toFils } from '@shared/domain/money';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
} from '../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, servePage, twoLines } from '../../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';

const handlers: FakeHandlers = {
  'guestOrders.list': () => servePage([aGuestOrder(10479)]),
  'orders.list': () => servePage([anOrder(10479)]),
  'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['hp'] }),
};
const openGuest = (changes: Partial<GuestOrder> = {}, options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/orders-guest/details', {
    ...options,
    state: { order: toOrderRow('guestOrder', aGuestOrder(10479, changes)) },
    handlers: { ...handlers, ...options.handlers },
  });
const cells = async (id: number): Promise<(string | null)[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent);
const facts = (): (string | null | undefined)[][] =>
  [...document.querySelectorAll('dt')]
    .filter((term) => !term.closest('[aria-busy]'))
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

afterEach(() => endPage());

async function openShown(): Promise<ShownPage> {
  const page = await openGuest({}, { handlers: { 'app.copyText': () => ok(null) } });
  await tableRow(5121);
  return page;
}

describe('what may go into the clipboard', () => {
  it.each([
    [inEnglish('customerCard.copyPhone'), '+96550000479'],
    [inEnglish('customerCard.copyEmail'), 'guest10479@mail.example'],
  ])('%s', async (label, text) => {
    const page = await openShown();
    fireEvent.click(control(label));
    await waitFor(() => expect(page.bridge.requestsOf('app.copyText')).toEqual([{ text }]));
  });

  it('is the number, beside the title of the page', async () => {
    await openShown();
    const { title, copyText, copyLabel } = usePageHeaderState.getState();
    expect([title, copyText, copyLabel]).toEqual(['#10479', '10479', inEnglish('orders.details.copyNumber')]);
  });

  it('is the address as the list copies it', async () => {
    const page = await openShown();
    fireEvent.click(control(inEnglish('orders.addressDialog.copy')));
    await waitFor(() => expect(page.bridge.requestsOf('app.copyText')).toEqual([{ text: expect.stringContaining('Block') }]));
  });
});

it('divides an e-mail after the @ and the dots only', async () => {
  await openShown();
  const email = control('Email guest10479@mail.example').querySelector('bdi') as HTMLElement;
  expect(email.innerHTML.split('<wbr>')).toEqual(['guest10479@', 'mail.', 'example']);
});

describe('the preview before printing', () => {
  it('is offered in the menu while the order is shown, and opens the sheet', async () => {
    const page = await openShown();
    expect(page.bridge.requestsOf('app.setPreview')).toEqual([{ isOffered: true }]);
    act(() => page.bridge.emit('app.commandInvoked', { command: 'previewPrint' }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest/invoice'));
    await waitFor(() => expect(page.bridge.requestsOf('app.setPreview').at(-1)).toEqual({ isOffered: false }));
  });
});

describe('details of an order', () => {
  it('[ORD-09] [GOR-09] [GOR-10] shows one row per line with its columns in this order', async () => {
    await openGuest();
    await tableRow(5121);
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('orders.details.columns.product'),
      inEnglish('orders.details.columns.variants'),
      inEnglish('orders.details.columns.dynamicVariants'),
      inEnglish('orders.details.columns.price'),
      inEnglish('orders.details.columns.amount'),
      inEnglish('orders.details.columns.lineTotal'),
    ]);
    expect([...document.querySelectorAll<HTMLElement>('tbody tr')].map((row) => row.dataset.row)).toEqual(['5121', '5123']);
  });

  it('[GOR-12] [GOR-15] [GOR-16] [GOR-17] [GOR-18] [GOR-23] [GOR-24] [GOR-26] [API-20] writes the values of a line', async () => {
    await openGuest();
    expect(await cells(5121)).toEqual([
      '5121',
      'Cast-iron casserole, 26 cm',
      'Color: Brick redSize: 26 cm',
      'Gift wrap: 1 * 1.500Engraving: 3 * 0.250',
      '29.000',
      '2',
      '60.250KWD',
    ]);
    const chips = [...(await tableRow(5121)).querySelectorAll('td:nth-child(3) li')].map((chip) => chip.textContent);
    expect(chips).toEqual(['Color: Brick red', 'Size: 26 cm']);
  });

  it('[GOR-13] [GOR-25] shows a colour as a swatch that says its name', async () => {
    await openGuest();
    const swatch = (await tableRow(5121)).querySelector('[role="img"]') as HTMLElement;
    expect(swatch.style.backgroundColor).toBe('#b03a2e');
    expect(swatch.getAttribute('aria-label')).toBe(inEnglish('orders.details.colour', { value: '#b03a2e' }));
  });

  it('[GOR-13] shows a colour that cannot be drawn as its word', async () => {
    const [line] = twoLines;
    const variant = [
      { variant: { id: 1, name_en: 'color', name_ar: 'لون' }, variant_value: { id: 1, value_en: 'url(x)', value_ar: 'غريب' } },
    ];
    await openGuest({ sub_carts: line ? [{ ...line, product: { ...line.product, variant } }] : [] });
    expect((await cells(5121))[2]).toBe('color: url(x)');
  });

  it.each([
    [745, 5],
    [746, 7],
  ])(
    'shows the totals of lines in %i px without scrolling, with the options under the product where columns would break words',
    async (px, heads) => {
      const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px);
      await openGuest();
      expect(document.querySelectorAll('thead th')).toHaveLength(heads);
      const table = screen.getByRole('table', { name: inEnglish('orders.details.title') });
      expect(table.style.minWidth).toBe('');
      width.mockRestore();
    },
  );

  it('puts variants under the product where there is little room', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640);
    await openGuest();
    expect((await cells(5121)).slice(1)).toEqual([
      'Cast-iron casserole, 26 cmColor: Brick redSize: 26 cmGift wrap: 1 * 1.500Engraving: 3 * 0.250',
      '29.000',
      '2',
      '60.250KWD',
    ]);
    width.mockRestore();
  });

  it('[GOR-14] shows a dash where a line has no variants', async () => {
    await openGuest();
    expect((await cells(5123)).slice(2, 4)).toEqual(['-', '-']);
  });

  it('[GOR-11] [LAY-08] follows the language', async () => {
    const page = await openGuest();
    await tableRow(5121);
    page.setLanguage('ar');
    await waitFor(async () => expect((await cells(5121))[1]).toBe('قدر حديد زهر 26 سم'));
    expect(await cells(5121)).toMatchObject({
      2: 'لون: أحمر طوبيالمقاس: 26 سم',
      3: 'تغليف هدية: 1 * 1.500حفر الاسم: 3 * 0.250',
      6: '60.250د.ك',
    });
    expect((await tableRow(5121)).querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('اللون أحمر طوبي');
  });

  it('shows pictures by their media addresses, and a quiet sign where there is none', async () => {
    await openGuest();
    const picture = (await tableRow(5121)).querySelector('img') as HTMLImageElement;
    expect(picture.getAttribute('src')).toBe('/media/https%3A%2F%2Fshop.example%2Fpot.png');
    expect((await tableRow(5123)).querySelector('[data-picture="missing"]')).toBeTruthy();
    fireEvent.error(picture);
    expect((await tableRow(5121)).querySelector('[data-picture="missing"]')).toBeTruthy();
  });

  it('[GOR-20] [GOR-21] [GOR-22] shows sums, customer, address and payment', async () => {
    await openGuest();
    await tableRow(5121);
    await waitFor(() => expect(usePageHeaderState.getState().title).toBe('#10479'));
    expect(screen.getByText('Placed 19 Nov 2026, 10:14')).toBeTruthy();
    expect(facts()).toEqual([
      [inEnglish('vocabulary.orders.subtotal'), '85.450KWD'],
      [inEnglish('vocabulary.orders.shipping'), '1.350KWD'],
      [inEnglish('vocabulary.orders.total'), '86.800KWD'],
      [inEnglish('delivery.governorate'), 'Hawalli'],
      [inEnglish('delivery.area'), 'Salmiya'],
      [inEnglish('users.address.block'), '5'],
      [inEnglish('users.address.street'), '104'],
      [inEnglish('orders.address.houseNumber'), '27'],
      [inEnglish('users.address.addressName'), inArabic('orders.address.houseNumber')],
      [inEnglish('orders.details.method'), inEnglish('vocabulary.payment.types.knet')],
      [inEnglish('orders.details.reference'), '432118097755'],
      [inEnglish('orders.details.invoiceNumber'), '88120'],
      [inEnglish('orders.details.paid'), '19 Nov 2026'],
    ]);
    const [customer] = [...document.querySelectorAll('h2, h3')].filter((head) => head.textContent === 'Customer');
    const words = [...(customer?.closest('section')?.querySelectorAll('bdi') ?? [])].map((value) => value.textContent);
    expect(words).toEqual(['George Thomas', '+965 5000 0479', 'guest10479@mail.example']);
    const email = control('Email guest10479@mail.example');
    expect([...email.querySelectorAll('wbr')].map((place) => place.previousSibling?.textContent)).toEqual(['guest10479@', 'mail.']);
  });

  it('warns when the lines do not add up to the subtotal, and only then', async () => {
    await openGuest({ total: toFils(90) });
    expect(await screen.findByText(inEnglish('orders.details.difference', { lines: '85.450 KWD', subtotal: '88.650 KWD' }))).toBeTruthy();
    endPage();
    await openGuest();
    await tableRow(5121);
    expect(screen.queryByText(/The lines add up to/)).toBeNull();
  });

  it('[OP-85] [ORD-25] [ORD-26] takes the price of the product where the line of a registered order has none', async () => {
    const [line] = twoLines;
    const order = anOrder(7, { sub_carts: line ? [{ ...line, price: null, dynamic_variant_carts: [] }] : [] });
    await showPage('/orders/details', { state: { order: toOrderRow('order', order) }, handlers });
    expect((await cells(5121)).slice(3)).toEqual(['-', '29.000', '2', '58.000KWD']);
  });

  it('opens phone and e-mail in the programs of the system', async () => {
    const page = await openGuest();
    await tableRow(5121);
    fireEvent.click(control('Call +965 5000 0479'));
    fireEvent.click(control('Email guest10479@mail.example'));
    await waitFor(() =>
      expect(page.bridge.requestsOf('app.openExternal')).toEqual([{ url: 'tel:+96550000479' }, { url: 'mailto:guest10479@mail.example' }]),
    );
  });

  it('prints with the entry of the native menu', async () => {
    const page = await openGuest();
    await tableRow(5121);
    act(() => page.bridge.emit('app.commandInvoked', { command: 'print' }));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [{ kind: 'guestOrder', id: 10479 }] }]));
  });

  it('says that the address is not changed here', async () => {
    await openGuest();
    expect(await screen.findByText(inEnglish('orders.details.fixedAddress'))).toBeTruthy();
  });

  it('prints the invoice, and opens it', async () => {
    const page = await openGuest();
    await tableRow(5121);
    fireEvent.click(control(inEnglish('orders.action.print')));
    await waitFor(() => expect(page.bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [{ kind: 'guestOrder', id: 10479 }] }]));
    fireEvent.click(control(inEnglish('printMenu.more')));
    fireEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${inEnglish('printMenu.preview')}`) }));
    await waitFor(() => expect(page.address()).toBe('/orders-guest/invoice'));
    expect(page.state()).toMatchObject({ order: { id: 10479 } });
  });

  it('[OP-35] shows the status without a button to those who may not change it', async () => {
    await openGuest({}, { roles: ['admin'] });
    await tableRow(5121);
    expect(findControl(inEnglish('orders.statusOf', { id: 10479, status: 'Ordered' }))).toBeUndefined();
    expect(screen.getByText(inEnglish('vocabulary.orderStatus.ordered'))).toBeTruthy();
  });

  it.each([
    ['/orders-guest/details', 'guestOrders.list'],
    ['/orders/details', 'orders.list'],
    ['/orders-guest/invoice', 'guestOrders.list'],
    ['/orders/invoice', 'orders.list'],
  ] as const)('[GOR-19] [INV-01] [OP-40] %s without an order leads to its list', async (path, list) => {
    const page = await showPage(path, { handlers });
    await waitFor(() => expect(page.address()).toBe(path.replace(/\/\w+$/, '')));
    await waitFor(() => expect(page.bridge.requestsOf(list).length).toBeGreaterThan(0));
  });

  it('[GOR-19] reads nothing of the order: everything comes from the navigation state, and on opening nothing is called', async () => {
    const page = await openGuest();
    await tableRow(5121);
    expect(page.bridge.requests.filter(({ name }) => /^(orders|guestOrders)\./.test(name))).toEqual([]);
    // The phone's other orders are requested only after the user stays on the screen.
    await waitFor(() => expect(page.bridge.requestsOf('guestOrders.list')).toEqual([{ query: { page: 1, search: '50000479' } }]));
  });

  it('[OP-40] refuses an order of the other kind', async () => {
    const page = await showPage('/orders/details', { state: { order: toOrderRow('guestOrder', aGuestOrder(5)) }, handlers });
    await waitFor(() => expect(page.address()).toBe('/orders'));
  });
});
