// @vitest-environment happy-dom

import type { OrderMarks } from '@shared/contract/printing/print-requests';
import { failed, ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
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
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../../tests/support/texts';

let guests: GuestOrder[] = [];
const setElsewhere = (id: number, status: string): void => {
  guests = guests.map((row) => (row.id === id ? { ...row, status } : row));
};
const settings = {
  shopName: '',
  pressed: ['invoice', 'addressLabel'],
  routes: { invoice: { printer: 'hp' }, addressLabel: { printer: null } },
};
const handlers: FakeHandlers = {
  'guestOrders.list': ({ query } = {}) => servePage(guests, query?.page),
  'guestOrders.changeStatus': ({ params, body }) => {
    setElsewhere(Number(params.id), body.status);
    return ok(null);
  },
  'printing.readSettings': () => ok(settings as never),
  'printing.printedBefore': () => ok([]),
  'printing.enqueue': () => ok({ batchId: 'b', jobIds: ['1'], printers: ['hp'] }),
};
const shown = (page: ShownPage): number => (page.state() as { order: { id: number } }).order.id;
const changes = (page: ShownPage): unknown[] => page.bridge.requestsOf('guestOrders.changeStatus');
/** Atomic style classes. */
const looks = (button: HTMLElement): ReadonlySet<string> => new Set([...button.classList].filter((name) => !name.startsWith('___')));
const press = (more: KeyboardEventInit = {}): boolean => fireEvent.keyDown(document.body, { key: 'F9', ...more });

async function openFirst(id: number, options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/orders-guest', { ...options, handlers: { ...handlers, ...options.handlers } });
  fireEvent.click(control(`#${id}`, await tableRow(id)));
  await waitFor(() => expect(page.address()).toBe('/orders-guest/details'));
  await waitFor(() => expect(control(inEnglish('orders.details.next'))).toBeTruthy());
  return page;
}

beforeEach(() => {
  guests = rowsOf(4, aGuestOrder);
});
afterEach(() => endPage());

describe('done, next', () => {
  it('is done to one order by a double click, and by a key that is held down on its button', async () => {
    const page = await openFirst(4);
    const button = (): HTMLElement => control(inEnglish('orders.doneNext.next', { status: 'In process' }));
    fireEvent.click(button(), { detail: 1 });
    await waitFor(() => expect(shown(page)).toBe(3));
    await waitFor(() => expect(button()).toBeTruthy());
    fireEvent.click(button(), { detail: 2 });
    expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
    await waitFor(() => expect(changes(page)).toHaveLength(1));
    expect(shown(page)).toBe(3);
  });

  it('sets the status that follows, prints what was not printed where it has a printer, and shows the next order at once', async () => {
    const answers: (() => void)[] = [];
    const page = await openFirst(4, {
      handlers: {
        'guestOrders.changeStatus': (input) =>
          new Promise((resolve) => answers.push(() => resolve(handlers['guestOrders.changeStatus']?.(input) as never))),
      },
    });
    expect(control(inEnglish('orders.doneNext.next', { status: 'In process' })).getAttribute('title')).toContain('F9');
    press();
    await waitFor(() => expect(shown(page)).toBe(3));
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(page.bridge.requestsOf('printing.enqueue')).toEqual([]);
    press({ repeat: true });
    expect(shown(page)).toBe(3);
    // A user who returns to the order sees that it is being saved, and can't save it again.
    fireEvent.click(control(inEnglish('orders.details.previous')));
    await screen.findByText(inEnglish('orders.saving.label', { status: 'In process' }));
    press();
    expect([shown(page), toasts()]).toEqual([4, [inEnglish('orders.saving.stillSaving', { id: 4 })]]);
    await act(async () => answers[0]?.());
    await waitFor(() => expect(toasts()).toContain(inEnglish('orders.saving.savedAndPrinted', { id: 4, count: 1 })));
    expect(changes(page)).toEqual([{ params: { id: 4 }, body: { status: 'process' } }]);
    expect(page.bridge.requestsOf('printing.enqueue')).toEqual([{ orders: [{ kind: 'guestOrder', id: 4 }], documents: ['invoice'] }]);
    await waitFor(() => expect(control(inEnglish('orders.statusOf', { id: 4, status: 'In process' }))).toBeTruthy());
  });

  it('stays with the last order, and passes over one that nothing follows', async () => {
    setElsewhere(2, 'canceled');
    const page = await openFirst(2);
    expect(findControl(inEnglish('orders.doneNext.next', { status: 'In process' }))).toBeUndefined();
    press();
    await waitFor(() => expect(shown(page)).toBe(1));
    expect(toasts()).toEqual([inEnglish('orders.doneNext.nothing', { id: 2, status: 'Canceled' })]);
    press();
    await screen.findByText(/This was the last order/);
    expect(findControl(inEnglish('orders.doneNext.ended', { at: 4, total: 4 }))).toBeTruthy();
    await waitFor(() => expect(changes(page)).toEqual([{ params: { id: 1 }, body: { status: 'process' } }]));
    await waitFor(() => expect(control(inEnglish('orders.statusOf', { id: 1, status: 'In process' }))).toBeTruthy());
    for (const again of [1, 2, 3]) expect([press(), again]).toEqual([false, again]);
    expect([shown(page), changes(page).length]).toEqual([1, 1]);
    // In another order, the key works again.
    fireEvent.click(control(inEnglish('orders.details.previous')));
    await waitFor(() => expect(shown(page)).toBe(2));
    expect(screen.queryByText(/This was the last order/)).toBeNull();
  });

  it('leaves an order alone that somebody moved on meanwhile, prints nothing of it, and says so', async () => {
    const page = await openFirst(4);
    setElsewhere(4, 'canceled');
    press();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toContain(inEnglish('orders.saving.moved', { id: 4, status: 'In process' }));
    expect([changes(page), page.bridge.requestsOf('printing.enqueue'), shown(page)]).toEqual([[], [], 3]);
  });

  it('does not count as done what someone else has set meanwhile: it is named, and nothing of it is printed', async () => {
    const page = await openFirst(4);
    setElsewhere(4, 'process');
    press();
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).toContain(inEnglish('orders.saving.already', { id: 4, status: 'In process' }));
    expect([changes(page), page.bridge.requestsOf('printing.enqueue'), shown(page)]).toEqual([[], [], 3]);
  });

  it('prints in the order of the key presses, whichever order the server answers first', async () => {
    const answers = new Map<number, () => void>();
    const page = await openFirst(4, {
      handlers: {
        'guestOrders.changeStatus': (input) =>
          new Promise((resolve) =>
            answers.set(Number(input.params.id), () => resolve(handlers['guestOrders.changeStatus']?.(input) as never)),
          ),
      },
    });
    for (const id of [4, 3, 2]) {
      await waitFor(() => expect(shown(page)).toBe(id));
      press();
    }
    await waitFor(() => expect(answers.size).toBe(3));
    for (const id of [2, 3]) await act(async () => answers.get(id)?.());
    await waitFor(() => expect(guests.filter(({ status }) => status === 'process')).toHaveLength(2));
    expect(page.bridge.requestsOf('printing.enqueue')).toEqual([]);
    await act(async () => answers.get(4)?.());
    const printed = () => page.bridge.requestsOf('printing.enqueue').map((input) => (input as { orders: { id: number }[] }).orders[0]?.id);
    await waitFor(() => expect(printed()).toEqual([4, 3, 2]));
  });

  it('says what was not printed, and prints no copies, and nothing of what is delivered', async () => {
    setElsewhere(2, 'shipped');
    const page = await openFirst(4, {
      handlers: {
        'printing.enqueue': () => failed('printerNotFound'),
        'printing.printedBefore': ({ orders }) =>
          ok(orders[0]?.id === 3 ? [{ order: { kind: 'guestOrder', id: 3 }, documents: ['invoice'] }] : []),
      },
    });
    press();
    const notPrinted = inEnglish('orders.saving.notPrinted', { id: 4, reason: inEnglish('failures.printerNotFound') });
    await waitFor(() => expect(toasts().join()).toContain(notPrinted));
    for (const id of [3, 2]) {
      await waitFor(() => expect(shown(page)).toBe(id));
      press();
      // The second order with the same status shares the first one's message.
      const told = id === 3 ? inEnglish('orders.statusUpdatedMany', { count: 2 }) : inEnglish('orders.saving.saved', { id });
      await waitFor(() => expect(toasts()).toContain(told));
    }
    expect(page.bridge.requestsOf('printing.enqueue')).toHaveLength(1);
    expect(changes(page).map((input) => (input as { body: { status: string } }).body.status)).toEqual(['process', 'process', 'delivered']);
  });

  it('shows its key, and is the main button once all is printed that has a printer', async () => {
    const invoice = { document: 'invoice', state: 'printed', at: null, isPrinted: true } as const;
    const known: OrderMarks[] = [{ order: { kind: 'guestOrder', id: 3 }, marks: [invoice] }];
    const page = await openFirst(4, { handlers: { 'printing.marks': () => ok(known) } });
    const done = (): HTMLElement => control(inEnglish('orders.doneNext.next', { status: 'In process' }));
    const print = (): HTMLElement => control(inEnglish('orders.action.print'));
    expect(done().querySelector('kbd')?.textContent).toBe('F9');
    await screen.findByText(inEnglish('printMarks.none'));
    await waitFor(() => expect(page.client.isFetching()).toBe(0));
    const before = { print: looks(print()), done: looks(done()) };
    fireEvent.click(control(inEnglish('orders.details.next')));
    await waitFor(() => expect(shown(page)).toBe(3));
    await waitFor(() => expect(document.querySelector('[data-mark="printed"]')).not.toBeNull());
    // What only a main button has goes from one to the other.
    const main = looks(done()).difference(before.done);
    expect([...before.print.difference(looks(print()))].sort()).toEqual([...main].sort());
    expect(main.size).toBeGreaterThan(0);
    expect(main.isDisjointFrom(looks(control(inEnglish('orders.addressDialog.copy'))))).toBe(true);
  });

  it('is not there for whoever may not change a status', async () => {
    const page = await openFirst(4, { roles: [] });
    expect(findControl(inEnglish('orders.doneNext.next', { status: 'In process' }))).toBeUndefined();
    press();
    expect([shown(page), changes(page)]).toEqual([4, []]);
  });
});
