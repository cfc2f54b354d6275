// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions } from '@renderer/runtime/state/session-store';
import { failed, ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { orderStatuses } from '@shared/domain/orders/order-status';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../../tests/support/texts';

let guests: GuestOrder[] = [];
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) => servePage(guests, query?.page),
  'orders.list': () => servePage([anOrder(2)]),
  'guestOrders.changeStatus': ({ params, body }) => {
    guests = guests.map((row) => (row.id === params.id ? { ...row, status: body.status } : row));
    return ok(guests.find((row) => row.id === params.id) ?? null);
  },
  'orders.changeStatus': () => ok(null),
};
const open = (path: string, options: PageOptions = {}): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: inEnglish('orders.statusDialog.title') });
const isOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;
const choices = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[type="radio"]')];
const choose = (status: string): void => {
  fireEvent.click(document.querySelector(`[role="dialog"] input[value="${status}"]`) as Element);
};
/** Returns the requests of the list itself, without those of a single order. */
const lists = (page: ShownPage): unknown[] =>
  page.bridge.requestsOf('guestOrders.list').filter((input) => !(input as { query?: { search?: string } }).query?.search);
const setElsewhere = (id: number, status: string): void => {
  guests = guests.map((row) => (row.id === id ? { ...row, status } : row));
};
/** Selects the action of the newest message. */
const pressToast = (): void => {
  const message = useNotifications.getState().messages.at(-1)?.message;
  act(() => (message?.kind === 'text' ? message.action?.run() : undefined));
};
/** Returns what the dialog says of the third order. */
const nowOf3 = (status: string): string => inEnglish('orders.statusDialog.one', { id: 3, name: 'George Thomas', status });
/** Returns the message that the third order was not set to *Shipped*. */
const notSet = (reason: string): string => inEnglish('orders.saving.failed', { id: 3, status: 'Shipped', reason });
const changes = (page: ShownPage): unknown[] => page.bridge.requestsOf('guestOrders.changeStatus');

async function openFor(id: number, now = 'Ordered'): Promise<HTMLElement> {
  const badge = control(inEnglish('orders.statusOf', { id, status: now }), await tableRow(id));
  badge.focus();
  fireEvent.click(badge);
  return dialog();
}

beforeEach(() => {
  guests = rowsOf(6, aGuestOrder);
});
afterEach(() => endPage());

describe('status of one order', () => {
  it('[ORD-08] [GOR-06] [ORD-11] [ORD-19] opens from the badge with the five choices and names the present one', async () => {
    guests = [aGuestOrder(2, { status: 'on_the_way' }), aGuestOrder(1, { status: 'process' })];
    const current = inEnglish('orders.statusDialog.current');
    await open('/orders-guest');
    const first = await openFor(1, inEnglish('vocabulary.orderStatus.process'));
    expect(choices().map((choice) => choice.value)).toEqual(['ordered', 'process', 'shipped', 'delivered', 'canceled']);
    expect(first.textContent).toContain(inEnglish('orders.statusDialog.one', { id: 1, name: 'Priya Nair', status: 'In process' }));
    const marked = (): boolean[] => choices().map((choice) => choice.parentElement?.textContent?.includes(current) === true);
    expect(marked()).toEqual([false, true, false, false, false]);
    fireEvent.click(control(inEnglish('common.cancel'), first));
    await waitFor(() => expect(isOpen()).toBe(false));
    await openFor(2, inEnglish('vocabulary.orderStatus.on_the_way'));
    expect(marked()).not.toContain(true);
  });

  it('is set by Enter, which does nothing else: the badge that gets the focus back is not pressed by it', async () => {
    const page = await open('/orders-guest');
    await openFor(3);
    choose('shipped');
    const chosen = document.querySelector<HTMLInputElement>('[role="dialog"] input[value="shipped"]') as HTMLInputElement;
    chosen.focus();
    expect(fireEvent.keyDown(chosen, { key: 'Enter' })).toBe(false);
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    await waitFor(() => expect(toasts()).toEqual(['Update Status Successfully']));
  });

  it.each(orderStatuses)('[ORD-13] [GOR-28] sets %s, whatever the order had before', async (status) => {
    guests = [aGuestOrder(1, { status: 'delivered' })];
    const page = await open('/orders-guest');
    await openFor(1, 'Delivered');
    choose(status);
    const words = {
      ordered: 'Ordered',
      process: inEnglish('vocabulary.orderStatus.process'),
      shipped: 'Shipped',
      delivered: 'Delivered',
      canceled: 'Canceled',
    };
    fireEvent.click(control(`Set to ${words[status]}`));
    await waitFor(() => expect(changes(page)).toEqual([{ params: { id: 1 }, body: { status } }]));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('[ORD-30] tells the success, and the list shows the new status before it is read again', async () => {
    const page = await open('/orders-guest');
    await openFor(3);
    page.bridge.handle({ 'guestOrders.list': ({ query }) => (query?.search ? servePage(guests) : new Promise(() => undefined)) });
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(findControl(inEnglish('orders.statusOf', { id: 3, status: 'Shipped' }))).toBeTruthy());
    expect(toasts()).toEqual(['Update Status Successfully']);
  });

  it('[ORD-29] uses the call of its kind', async () => {
    const page = await open('/orders');
    await openFor(2);
    choose('canceled');
    fireEvent.click(control('Set to Canceled'));
    await waitFor(() =>
      expect(page.bridge.requestsOf('orders.changeStatus')).toEqual([{ params: { id: 2 }, body: { status: 'canceled' } }]),
    );
  });

  it('asks for a choice instead of greying the button', async () => {
    const page = await open('/orders-guest');
    const shown = await openFor(3);
    fireEvent.click(control(inEnglish('orders.statusDialog.choose'), shown));
    expect(document.activeElement).toBe(choices()[0]);
    expect(changes(page)).toEqual([]);
  });

  it('closes at once, says in the row that it is saved, and sends one request however often it is pressed', async () => {
    const answers: (() => void)[] = [];
    const page = await open('/orders-guest', {
      handlers: { 'guestOrders.changeStatus': () => new Promise((resolve) => answers.push(() => resolve(ok(null)))) },
    });
    await openFor(3);
    choose('shipped');
    const set = control('Set to Shipped');
    fireEvent.click(set);
    fireEvent.click(set);
    await waitFor(() => expect(isOpen()).toBe(false));
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    expect((await tableRow(3)).textContent).toContain('Saving: Shipped');
    expect(toasts()).toEqual([]);
    setElsewhere(3, 'shipped');
    await act(async () => answers[0]?.());
    await waitFor(() => expect(toasts()).toEqual(['Update Status Successfully']));
    expect(control(inEnglish('orders.statusOf', { id: 3, status: 'Shipped' }), await tableRow(3))).toBeTruthy();
  });

  it('comes back after a failure as a message that names the order, and opens it with the question', async () => {
    const page = await open('/orders-guest', { handlers: { 'guestOrders.changeStatus': () => failed('unreachable') } });
    await openFor(3);
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toBe(notSet(inEnglish('failures.unreachable')));
    expect(control(inEnglish('orders.statusOf', { id: 3, status: 'Ordered' }), await tableRow(3))).toBeTruthy();
    await page.goTo('/admins');
    pressToast();
    await waitFor(() => expect(page.address()).toBe('/orders-guest/details'));
    expect((await dialog()).textContent).toContain(nowOf3('Ordered'));
    expect(page.state()).toEqual({ order: expect.objectContaining({ id: 3, status: 'ordered' }) });
  });

  it('tells nothing of what was sent before the next person signed in', async () => {
    const answers: (() => void)[] = [];
    const page = await open('/orders-guest', {
      handlers: { 'guestOrders.changeStatus': () => new Promise((resolve) => answers.push(() => resolve(failed('timeout')))) },
    });
    await openFor(3);
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    act(() => sessionActions.end('signedOut'));
    await act(async () => answers[0]?.());
    expect(toasts()).toEqual([]);
  });

  it('gives the focus back to the badge', async () => {
    await open('/orders-guest');
    const shown = await openFor(3);
    fireEvent.click(control(inEnglish('common.cancel'), shown));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(inEnglish('orders.statusOf', { id: 3, status: 'Ordered' }));
  });

  it('agrees in details, navigation state and list', async () => {
    const page = await open('/orders-guest/details', { state: { order: toOrderRow('guestOrder', aGuestOrder(3)) } });
    fireEvent.click(await waitFor(() => control(inEnglish('orders.statusOf', { id: 3, status: 'Ordered' }))));
    await dialog();
    choose('delivered');
    fireEvent.click(control('Set to Delivered'));
    await waitFor(() => expect(control(inEnglish('orders.statusOf', { id: 3, status: 'Delivered' }))).toBeTruthy());
    expect(page.state()).toMatchObject({ order: { id: 3, status: 'delivered' } });
    await page.goTo('/orders-guest');
    expect(control(inEnglish('orders.statusOf', { id: 3, status: 'Delivered' }), await tableRow(3))).toBeTruthy();
  });
});

describe('an order that somebody else has moved on since the list was read', () => {
  it('is read again as the dialog opens, which says what it was and what it is now, there and in the list', async () => {
    const page = await open('/orders-guest');
    await tableRow(3);
    setElsewhere(3, 'delivered');
    const shown = await openFor(3);
    await waitFor(() =>
      expect(shown.textContent).toContain(inEnglish('orders.statusDialog.movedText', { was: 'Ordered', now: 'Delivered' })),
    );
    expect(shown.textContent).toContain(nowOf3('Delivered'));
    expect(page.bridge.requestsOf('guestOrders.list').at(-1)).toEqual({ query: { page: 1, search: '3' } });
    expect(control(inEnglish('orders.statusOf', { id: 3, status: 'Delivered' }), await tableRow(3))).toBeTruthy();
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(changes(page)).toEqual([{ params: { id: 3 }, body: { status: 'shipped' } }]));
  });

  it('is not written where it cannot be read', async () => {
    const page = await open('/orders-guest', {
      handlers: { 'guestOrders.list': ({ query }) => (query?.search ? failed('timeout') : servePage(guests)) },
    });
    const shown = await openFor(3);
    const unchecked = inEnglish('orders.statusDialog.unchecked', { reason: inEnglish('failures.timeout') });
    await waitFor(() => expect(shown.textContent).toContain(unchecked));
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(toasts()[0]).toContain(notSet('')));
    expect(changes(page)).toEqual([]);
  });

  it('is left as it is where the dialog was closed before that was known, and asked about from its message', async () => {
    const reads: (() => void)[] = [];
    const page = await open('/orders-guest', {
      handlers: {
        'guestOrders.list': ({ query }) =>
          query?.search ? new Promise((resolve) => reads.push(() => resolve(servePage(guests)))) : servePage(guests),
      },
    });
    await openFor(3);
    setElsewhere(3, 'delivered');
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(isOpen()).toBe(false));
    // The dialog's own request, and the one right before the write.
    await waitFor(() => expect(reads).toHaveLength(2));
    await act(async () => {
      for (const read of reads) read();
    });
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toContain(inEnglish('orders.saving.moved', { id: 3, status: 'Shipped' }));
    expect(changes(page)).toEqual([]);
    page.bridge.handle(handlers);
    pressToast();
    expect((await dialog()).textContent).toContain(nowOf3('Delivered'));
  });

  it('is left as it is by a batch, which names it and sets it only when asked again', async () => {
    const page = await open('/orders-guest');
    for (const id of [6, 4, 2]) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    setElsewhere(4, 'canceled');
    fireEvent.click(control(inEnglish('orders.statusDialog.title')));
    const shown = await dialog();
    choose('process');
    fireEvent.click(control('Set to In process'));
    await screen.findByText(inEnglish('bulk.left', { count: 1, total: 3 }));
    expect(shown.textContent).toContain(inEnglish('orders.statusDialog.held', { count: 1, status: 'In process' }));
    const why = inEnglish('orders.statusDialog.moved', { was: 'Ordered', now: 'Canceled' });
    expect(shown.textContent).toContain(`#4${inEnglish('writing.results.changedBySomeone')}${why}`);
    expect(changes(page).map((input) => (input as { params: { id: number } }).params.id)).toEqual([6, 2]);
    fireEvent.click(control('Set to In process'));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(changes(page).map((input) => (input as { params: { id: number } }).params.id)).toEqual([6, 2, 4]);
  });

  it('needs no write where it was moved to what is wanted, and is counted apart', async () => {
    const page = await open('/orders-guest');
    for (const id of [6, 4]) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    setElsewhere(4, 'shipped');
    fireEvent.click(control(inEnglish('orders.statusDialog.title')));
    await dialog();
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(changes(page).map((input) => (input as { params: { id: number } }).params.id)).toEqual([6]);
    expect(toasts()).toEqual([
      inEnglish('orders.statusAlready', { count: 1, status: 'Shipped' }),
      inEnglish('orders.statusUpdatedMany', { count: 1 }),
    ]);
  });

  it('is known by what the selection itself was set to, also on another page', async () => {
    guests = rowsOf(25, aGuestOrder);
    const page = await open('/orders-guest');
    fireEvent.click(control('Select order #25', await tableRow(25)));
    await page.goTo('/orders-guest?page=2');
    fireEvent.click(control('Select order #1', await tableRow(1)));
    for (const [status, label] of [
      ['process', 'Set to In process'],
      ['shipped', 'Set to Shipped'],
    ] as const) {
      fireEvent.click(control(inEnglish('orders.statusDialog.title')));
      await dialog();
      choose(status);
      fireEvent.click(control(label));
      await waitFor(() => expect(isOpen()).toBe(false));
    }
    expect(changes(page).map((input) => (input as { body: { status: string } }).body.status)).toEqual([
      'process',
      'process',
      'shipped',
      'shipped',
    ]);
  });
});

describe('the chosen status', () => {
  it('is set by Enter', async () => {
    const page = await open('/orders-guest');
    await openFor(3);
    fireEvent.keyDown(choices()[0] as Element, { key: 'Enter' });
    choose('shipped');
    const chosen = choices().find(({ checked }) => checked) as Element;
    fireEvent.keyDown(chosen, { key: 'Enter', repeat: true });
    expect(changes(page)).toEqual([]);
    fireEvent.keyDown(chosen, { key: 'Enter' });
    await waitFor(() => expect(changes(page)).toEqual([{ params: { id: 3 }, body: { status: 'shipped' } }]));
  });

  it.each([
    ['3', 'shipped'],
    ['٢', 'process'],
  ])('is chosen by the digit %s, wherever the focus is in the dialog', async (key, status) => {
    const page = await open('/orders-guest');
    const shown = await openFor(3);
    control(inEnglish('common.cancel'), shown).focus();
    for (const other of ['0', '6', 'x']) fireEvent.keyDown(document.activeElement as Element, { key: other });
    fireEvent.keyDown(document.activeElement as Element, { key, ctrlKey: true });
    expect(choices().some(({ checked }) => checked)).toBe(false);
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(choices().find(({ checked }) => checked)?.value).toBe(status);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    await waitFor(() => expect(changes(page)).toEqual([{ params: { id: 3 }, body: { status } }]));
  });
});

describe('status of a selection', () => {
  async function select(...ids: number[]): Promise<void> {
    for (const id of ids) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    fireEvent.click(control(inEnglish('orders.statusDialog.title')));
    await dialog();
  }

  it('changes each of them, reads the list again once, and keeps the selection', async () => {
    const page = await open('/orders-guest');
    await tableRow(6);
    await select(6, 4, 2);
    expect((await dialog()).textContent).toContain(inEnglish('orders.statusDialog.many', { count: 3, parts: '3 Ordered' }));
    const reads = lists(page).length;
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(changes(page).map((input) => (input as { params: { id: number } }).params.id)).toEqual([6, 4, 2]);
    expect(toasts()).toEqual([inEnglish('orders.statusUpdatedMany', { count: 3 })]);
    expect(screen.getByText(inEnglish('lists.selected', { count: 3 }))).toBeTruthy();
    expect(control(inEnglish('orders.statusOf', { id: 4, status: 'Shipped' }))).toBeTruthy();
    await waitFor(() => expect(lists(page)).toHaveLength(reads + 1));
  });

  it('names those that failed with their reasons, and tries only them again', async () => {
    const page = await open('/orders-guest', {
      handlers: {
        'guestOrders.changeStatus': (input) =>
          input.params.id === 4
            ? failed('server', { message: 'order is locked' })
            : (handlers['guestOrders.changeStatus']?.(input) ?? ok(null)),
      },
    });
    await select(6, 4);
    choose('delivered');
    fireEvent.click(control('Set to Delivered'));
    await screen.findByText(inEnglish('bulk.left', { count: 1, total: 2 }));
    expect((await dialog()).textContent).toMatch(/#4\w+order is locked/);
    expect(toasts()).toEqual([]);
    page.bridge.handle(handlers);
    fireEvent.click(control('Set to Delivered'));
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(changes(page).map((input) => (input as { params: { id: number } }).params.id)).toEqual([6, 4, 4]);
  });

  it('stops when asked, and says what was left untouched', async () => {
    const waiting: (() => void)[] = [];
    const page = await open('/orders-guest', {
      handlers: { 'guestOrders.changeStatus': () => new Promise((resolve) => waiting.push(() => resolve(ok(null)))) },
    });
    await select(6, 5, 4, 3, 2, 1);
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(waiting).toHaveLength(4));
    expect(control('0 of 6 done')).toBeTruthy();
    fireEvent.click(control(inEnglish('bulk.stop')));
    await act(async () => {
      for (const answer of waiting) answer();
    });
    await screen.findByText(inEnglish('bulk.left', { count: 2, total: 6 }));
    expect(changes(page)).toHaveLength(4);
  });

  it('stops at the end of the session and tells it once', async () => {
    const page = await open('/orders-guest', { handlers: { 'guestOrders.changeStatus': () => failed('sessionEnded') } });
    await select(6, 5, 4, 3, 2, 1);
    choose('shipped');
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(changes(page).length).toBeGreaterThan(0));
    await act(async () => undefined);
    expect(changes(page).length).toBeLessThanOrEqual(4);
    expect(toasts()).toEqual([]);
  });
});
