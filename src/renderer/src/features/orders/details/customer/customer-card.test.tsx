// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { toFils } from '@shared/domain/money';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  toasts,
} from '../../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, servePage } from '../../../../../../../tests/support/samples/order-rows';
import { aUser } from '../../../../../../../tests/support/samples/users';
import { inEnglish } from '../../../../../../../tests/support/texts';

const phone = '+965 5000 1234';
const guest = (id: number, changes: Partial<GuestOrder> = {}): GuestOrder => aGuestOrder(id, { guest_phone: phone, ...changes });
const registered = (id: number, changes = {}) =>
  anOrder(id, { user: { username: 'نورة', email: 'noura@mail.example', phone: '50001234' }, ...changes });
const handlers: FakeHandlers = {
  'orders.list': () => servePage([registered(9, { day: '2026-11-20', total: toFils(12.345) })]),
  'guestOrders.list': () => servePage([guest(20), guest(12, { status: 'canceled' }), aGuestOrder(13, { guest_phone: '+96550001234999' })]),
};
const openGuest = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/orders-guest/details', {
    ...options,
    state: { order: toOrderRow('guestOrder', guest(20)) },
    handlers: { ...handlers, ...options.handlers },
  });
const card = (): HTMLElement => screen.getByRole('region', { name: inEnglish('customerCard.title') });
const said = (text: string): Promise<void> => waitFor(() => expect(card().textContent).toContain(text));

afterEach(() => endPage());

describe('other orders of the phone', () => {
  it('are counted, summed and opened, with a way back', async () => {
    const page = await openGuest();
    await screen.findByRole('region', { name: inEnglish('customerCard.title') });
    expect(page.bridge.requestsOf('guestOrders.list')).toEqual([]);
    expect(card().getAttribute('aria-busy')).toBe('true');
    await said('Orders2Total12.345KWDLast order#9, 20 Nov 2026');
    expect(card().textContent).toContain(
      ['registered', 'guest', 'canceled'].map((what) => inEnglish(`customerCard.${what as 'guest'}`, { count: 1 })).join(' · '),
    );
    expect(page.bridge.requestsOf('guestOrders.list')).toEqual([{ query: { page: 1, search: '50001234' } }]);
    fireEvent.click(control(inEnglish('customerCard.show', { count: 2 })));
    expect([...card().querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      '#912.345KWD20 Nov 2026, Ordered',
      '#1286.800KWD19 Nov 2026, Canceled, guest',
    ]);
    fireEvent.click(control('#9'));
    await waitFor(() => expect(page.address()).toBe('/orders/details'));
    expect(page.state()).toMatchObject({ order: { kind: 'order', id: 9 }, cameFrom: { title: '#20', to: '/orders-guest/details' } });
    await page.goTo(-1);
    await waitFor(() => expect(page.state()).toMatchObject({ order: { kind: 'guestOrder', id: 20 } }));
  });

  it('are none for the first one', async () => {
    await openGuest({ handlers: { 'orders.list': () => servePage([]), 'guestOrders.list': () => servePage([guest(20)]) } });
    await said(inEnglish('customerCard.first'));
  });

  it('are not summed where one kind failed, which is said there and tried again', async () => {
    const page = await openGuest({ handlers: { 'orders.list': () => failed('timeout') } });
    await said(inEnglish('customerCard.failed.order'));
    expect(card().textContent).not.toContain('Total');
    fireEvent.click(control(inEnglish('customerCard.show', { count: 1 })));
    expect(card().textContent).toContain('#12');
    expect(toasts()).toEqual([]);
    page.bridge.handle(handlers);
    fireEvent.click(control(inEnglish('common.retry'), card()));
    await said('Total12.345KWD');
  });

  it('are those of one kind for whom the other is forbidden', async () => {
    await openGuest({ handlers: { 'orders.list': () => failed('forbidden') } });
    await said(inEnglish('customerCard.only.guestOrder'));
    expect(card().textContent).toContain('Orders1Total0.000KWD');
    expect(findControl(inEnglish('common.retry'), card())).toBeUndefined();
    expect(toasts()).toEqual([]);
  });

  it('are read whole where they fill more than a page, and not summed where the server gives no more', async () => {
    const many = Array.from({ length: 30 }, (_, at) => guest(100 - at, { total: toFils(1) }));
    const page = await openGuest({
      handlers: {
        'orders.list': () => servePage([]),
        'guestOrders.list': ({ query } = {}) =>
          query?.page ? servePage(many, query.page) : ok({ rows: many, unreadable: [], totalItems: 30 }),
      },
    });
    await said('Orders30Total30.000KWD');
    endPage();
    await openGuest({ handlers: { 'orders.list': () => servePage([]), 'guestOrders.list': () => servePage(many) } });
    await said(inEnglish('customerCard.partly', { total: 30, read: 20 }));
    expect(page.bridge.requestsOf('guestOrders.list')).toHaveLength(2);
  });
});

describe('a chat with the customer', () => {
  it('begins in the language of the order’s invoice, on a press only', async () => {
    const page = await openGuest({
      handlers: { 'printing.readSettings': () => ok({ shopName: '', pressed: [], routes: { invoice: { language: 'ar' } } } as never) },
    });
    await said('Total');
    expect(page.bridge.requestsOf('app.openExternal')).toEqual([]);
    fireEvent.click(control(inEnglish('customerCard.chat', { phone: '+965 5000 1234' })));
    await waitFor(() => expect(page.bridge.requestsOf('app.openExternal')).toHaveLength(1));
    const [{ url }] = page.bridge.requestsOf('app.openExternal') as [{ url: string }];
    expect(url).toMatch(/^https:\/\/wa\.me\/96550001234\?text=/);
    expect(new URL(url).searchParams.get('text')).toMatch(/^مرحبًا .*، بخصوص طلبك رقم 20: $/);
  });
});

describe('the record of the user', () => {
  const openOrder = async (users: NonNullable<FakeHandlers['users.list']>): Promise<ShownPage> => {
    const state = { order: toOrderRow('order', registered(9)) };
    const page = await showPage('/orders/details', { state, handlers: { ...handlers, 'users.list': users } });
    await waitFor(() => control(inEnglish('customerCard.record')));
    return page;
  };

  it('is found by the e-mail and leads back', async () => {
    const user = aUser(5, { email: 'Noura@mail.example' });
    const page = await openOrder(() => servePage([aUser(6, { email: 'xnoura@mail.example' }), user]));
    fireEvent.click(control(inEnglish('customerCard.record')));
    await waitFor(() => expect(page.address()).toBe('/masterHN/users/profile'));
    expect(page.bridge.requestsOf('users.list')[0]).toEqual({ query: { page: 1, search: 'noura@mail.example' } });
    expect(page.state()).toMatchObject({ record: { id: 5 }, cameFrom: { title: '#9', to: '/orders/details' } });
  });

  it('is said to be missing, and does not carry off whoever has gone on', async () => {
    const answers: (() => void)[] = [];
    const page = await openOrder(() => new Promise((resolve) => answers.push(() => resolve(servePage<never>([])))));
    fireEvent.click(control(inEnglish('customerCard.record')));
    fireEvent.click(control(inEnglish('customerCard.record')));
    await waitFor(() => expect(answers).toHaveLength(1));
    await act(async () => answers[0]?.());
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.());
    await waitFor(() => expect(toasts()).toEqual([inEnglish('customerCard.noRecord')]));
    fireEvent.click(control(inEnglish('customerCard.record')));
    await waitFor(() => expect(answers).toHaveLength(3));
    await page.goTo('/orders-guest');
    await act(async () => answers[2]?.());
    expect(page.address()).toBe('/orders-guest');
    expect(toasts()).toHaveLength(1);
  });

  it('is not offered for a guest', async () => {
    await openGuest();
    await said('Total');
    expect(findControl(inEnglish('customerCard.record'))).toBeUndefined();
  });
});
