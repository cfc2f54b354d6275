// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { failed, ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import type { User } from '@shared/contract/shop/users';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, type ShownPage, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { aUser } from '../../../../../../tests/support/samples/users';
import { inEnglish } from '../../../../../../tests/support/texts';
import { useUndo } from './undo-state';

let guests: GuestOrder[] = [];
let users: User[] = [];
const setStatus = (id: number, status: string): void => {
  guests = guests.map((row) => (row.id === id ? { ...row, status } : row));
};
const setBlocked = (id: number, isBlocked: boolean): void => {
  users = users.map((user) => (user.id === id ? { ...user, isBlocked } : user));
};
const handlers: FakeHandlers = {
  'guestOrders.list': () => servePage(guests),
  'guestOrders.changeStatus': ({ params, body }) => {
    setStatus(Number(params.id), body.status);
    return ok(null);
  },
  'users.list': () => servePage(users),
  'users.setActive': ({ params }) => {
    setBlocked(Number(params.id), !params.value);
    return ok(null);
  },
};
const show = (path: string, more: FakeHandlers = {}): Promise<ShownPage> => showPage(path, { handlers: { ...handlers, ...more } });
/** Selects the action of the last toast. */
function pressToast(): void {
  const last = useNotifications.getState().messages.findLast(({ message }) => message.kind === 'text' && message.action);
  if (last?.message.kind !== 'text' || !last.message.action) throw new Error('no toast offers anything');
  expect(last.message.action.label).toBe('Undo');
  act(last.message.action.run);
}
const statuses = (page: ShownPage): string[] =>
  (page.bridge.requestsOf('guestOrders.changeStatus') as { params: { id: number }; body: { status: string } }[]).map(
    ({ params, body }) => `${params.id} ${body.status}`,
  );

async function shipTwo(page: ShownPage): Promise<void> {
  for (const id of [6, 4]) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
  fireEvent.click(control(inEnglish('orders.action.changeStatus')));
  await screen.findByRole('dialog', { name: inEnglish('orders.action.changeStatus') });
  fireEvent.click(document.querySelector('[role="dialog"] input[value="shipped"]') as Element);
  fireEvent.click(control('Set to Shipped'));
  await waitFor(() => expect(statuses(page)).toHaveLength(2));
  await waitFor(() => expect(useUndo.getState().entries).toHaveLength(1));
}
async function blockFive(): Promise<void> {
  fireEvent.click((await tableRow(5)).querySelector('input[role="switch"]') as Element);
  await waitFor(() => expect(useUndo.getState().entries).toHaveLength(1));
}

afterEach(() => endPage());

describe('a batch of statuses', () => {
  it('is one change, and every order gets back what it had', async () => {
    guests = rowsOf(6, aGuestOrder).map((row) => (row.id === 4 ? { ...row, status: 'process' } : row));
    const page = await show('/orders-guest');
    await shipTwo(page);
    expect(useUndo.getState().entries[0]?.change.records.map(({ name }) => name)).toEqual(['#6', '#4']);
    pressToast();
    await waitFor(() => expect(statuses(page).slice(2).sort()).toEqual(['4 process', '6 ordered']));
    await waitFor(() => expect(toasts().at(-1)).toBe(inEnglish('undo.done', { change: '2 orders: Shipped' })));
    expect(useUndo.getState().entries[0]).toMatchObject({ state: 'done', undone: 2, stayed: [] });
  });

  it('leaves alone and names what was changed since, and offers the list of it', async () => {
    guests = rowsOf(6, aGuestOrder);
    const page = await show('/orders-guest');
    await shipTwo(page);
    setStatus(4, 'delivered');
    pressToast();
    await waitFor(() => expect(toasts().at(-1)).toBe(inEnglish('undo.partly', { count: 1, total: 2 })));
    expect(statuses(page).slice(2)).toEqual(['6 ordered']);
    expect(useUndo.getState().entries[0]).toMatchObject({ state: 'done', undone: 1, stayed: [{ name: '#4', why: 'moved' }] });
  });

  it('is taken back once, however often it is pressed', async () => {
    guests = rowsOf(6, aGuestOrder);
    const page = await show('/orders-guest');
    await shipTwo(page);
    const [message] = useNotifications.getState().messages.slice(-1);
    const action = message?.message.kind === 'text' ? message.message.action : undefined;
    act(() => {
      action?.run();
      action?.run();
    });
    await waitFor(() => expect(useUndo.getState().entries[0]?.state).toBe('done'));
    expect(statuses(page)).toHaveLength(4);
  });

  it('keeps for another try what the server did not take', async () => {
    guests = rowsOf(6, aGuestOrder);
    const page = await show('/orders-guest');
    await shipTwo(page);
    page.bridge.handle({ 'guestOrders.changeStatus': () => failed('unreachable') });
    pressToast();
    await waitFor(() => expect(useUndo.getState().entries[0]?.stayed).toHaveLength(2));
    expect(useUndo.getState().entries[0]).toMatchObject({ state: 'waiting', undone: 0 });
    expect(useUndo.getState().entries[0]?.open).toHaveLength(2);
  });
});

describe('delivered and canceled orders of a batch', () => {
  it('are counted, and stay as they are unless they are ticked', async () => {
    guests = rowsOf(6, aGuestOrder).map((row) => ({ ...row, status: { 4: 'delivered', 2: 'canceled' }[row.id] ?? row.status }));
    const page = await show('/orders-guest');
    for (const id of [6, 5, 4, 2]) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    fireEvent.click(control(inEnglish('orders.action.changeStatus')));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('orders.action.changeStatus') });
    expect(dialog.textContent).toContain(inEnglish('orders.statusDialog.many', { count: 4, parts: '2 Ordered, 1 Delivered, 1 Canceled' }));
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('orders.statusDialog.settled', { count: 1, status: 'Delivered' }) }));
    fireEvent.click(dialog.querySelector('input[value="shipped"]') as Element);
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(statuses(page)).toEqual(['6 shipped', '5 shipped', '4 shipped']));
    await waitFor(() => expect(toasts()).toEqual([inEnglish('orders.statusUpdatedMany', { count: 3 })]));
  });
});

describe('a switch', () => {
  it('is flipped back by its own call, with what the record is now', async () => {
    users = [aUser(5)];
    const page = await show('/masterHN/users');
    await blockFive();
    pressToast();
    await waitFor(() => expect(page.bridge.requestsOf('users.setActive').at(-1)).toEqual({ params: { id: 5, value: true } }));
    await waitFor(() => expect(useUndo.getState().entries[0]?.state).toBe('done'));
  });

  it('is found by its ID where the server finds nobody by the whole name', async () => {
    users = [aUser(5)];
    const page = await show('/masterHN/users', {
      'users.list': ({ query } = {}) => servePage(users.filter(({ id }) => !query?.search || query.search === String(id))),
    });
    await blockFive();
    pressToast();
    await waitFor(() => expect(page.bridge.requestsOf('users.setActive').at(-1)).toEqual({ params: { id: 5, value: true } }));
  });

  it.each([
    ['somebody has flipped it since', () => setBlocked(5, false), inEnglish('undo.why.moved')],
    ['it is not there any more', () => (users = []), inEnglish('undo.why.gone')],
  ])('stays where %s, which is said', async (_why, happen, words) => {
    users = [aUser(5)];
    const page = await show('/masterHN/users');
    await blockFive();
    happen();
    pressToast();
    await waitFor(() => expect(toasts().at(-1)).toContain(words));
    expect(page.bridge.requestsOf('users.setActive')).toHaveLength(1);
  });

  it('stays while the session is suspended, and goes with its person', async () => {
    users = [aUser(5)];
    const page = await show('/masterHN/users');
    await blockFive();
    const admin = useSession.getState().auth.admin;
    act(() => sessionActions.end('locked'));
    expect(admin && useSession.getState().phase.kind).toBe('suspended');
    pressToast();
    await waitFor(() => expect(toasts().at(-1)).toBe(inEnglish('undo.signInFirst')));
    expect(useUndo.getState().entries).toHaveLength(1);
    act(() => sessionActions.end('signedOut'));
    expect(useUndo.getState().entries).toEqual([]);
    expect(page.bridge.requestsOf('users.setActive')).toHaveLength(1);
  });
});
