// @vitest-environment happy-dom

import { useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { handLeftList, takeHandedList } from '@renderer/ui/list/record-pager/passed-list';
import { ok } from '@shared/contract/result';
import type { GuestOrder } from '@shared/contract/shop/orders';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { control, endPage, findControl, type ShownPage, showPage, tableRow } from '../../../../../../tests/support/page/page';
import { aGuestOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../../tests/support/texts';

const all = rowsOf(45, aGuestOrder);
const openList = (): Promise<ShownPage> =>
  showPage('/orders-guest', { handlers: { 'guestOrders.list': ({ query } = {}) => servePage(all, query?.page) } });

async function openDetails(page: ShownPage, id: number): Promise<void> {
  fireEvent.click(control(`#${id}`, await tableRow(id)));
  await waitFor(() => expect(page.address()).toBe('/orders-guest/details'));
}
const shownOrder = (page: ShownPage): number => (page.state() as { order: { id: number } }).order.id;
const shownStatus = (page: ShownPage): string => (page.state() as { order: { status: string } }).order.status;
const place = (): string | null | undefined =>
  findControl(inEnglish('orders.details.next'))?.parentElement?.querySelector('span[aria-live]')?.textContent;
const isAtEnd = (name: string): boolean => control(name).getAttribute('aria-disabled') === 'true';

async function goTo(page: ShownPage, name: string, id: number): Promise<void> {
  fireEvent.click(control(name));
  await waitFor(() => expect(shownOrder(page)).toBe(id));
}

afterEach(() => endPage());

describe('one order after the other', () => {
  it('goes on over the end of a page, and the list comes back at the order that was reached', async () => {
    const page = await openList();
    const [ids, next] = [all.slice(18, 20).map(({ id }) => id), all[20]?.id ?? 0];
    await openDetails(page, ids[0] ?? 0);
    await waitFor(() => expect(place()).toBe('19 of 45'));
    await goTo(page, inEnglish('orders.details.next'), ids[1] ?? 0);
    await waitFor(() => expect(isAtEnd(inEnglish('orders.details.next'))).toBe(false));
    await goTo(page, inEnglish('orders.details.next'), next);
    await waitFor(() => expect(place()).toBe('21 of 45'));
    await goTo(page, inEnglish('orders.details.previous'), ids[1] ?? 0);
    await goTo(page, inEnglish('orders.details.next'), next);
    await page.goTo(-1);
    await waitFor(() => expect(page.address()).toBe('/orders-guest?page=2'));
    await waitFor(() => expect(document.activeElement?.closest<HTMLElement>('tr')?.dataset.row).toBe(String(next)));
  });

  it('stops at both ends', async () => {
    const page = await openList();
    await openDetails(page, all[0]?.id ?? 0);
    await waitFor(() => expect(place()).toBe('1 of 45'));
    expect([isAtEnd(inEnglish('orders.details.previous')), isAtEnd(inEnglish('orders.details.next'))]).toEqual([true, false]);
    fireEvent.click(control(inEnglish('orders.details.previous')));
    expect(shownOrder(page)).toBe(all[0]?.id);
  });

  it('goes through the ticked ones alone when the order is one of several', async () => {
    const page = await openList();
    const ids = [2, 5, 9].map((at) => all[at]?.id ?? 0);
    for (const id of ids) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    await openDetails(page, ids[1] ?? 0);
    await waitFor(() => expect(place()).toBe(inEnglish('lists.walk.ticked', { at: 2, total: 3 })));
    await goTo(page, inEnglish('orders.details.next'), ids[2] ?? 0);
    expect(isAtEnd(inEnglish('orders.details.next'))).toBe(true);
  });

  it('shows the new status of a ticked order on the way back to it', async () => {
    const page = await openList();
    const ids = [2, 5].map((at) => all[at]?.id ?? 0);
    for (const id of ids) fireEvent.click(control(`Select order #${id}`, await tableRow(id)));
    await openDetails(page, ids[0] ?? 0);
    page.bridge.handle({ 'guestOrders.changeStatus': () => ok(null) });
    fireEvent.click(control(`Change the status of order #${ids[0]}: Ordered`));
    await screen.findByRole('dialog', { name: inEnglish('orders.action.changeStatus') });
    fireEvent.click(document.querySelector('[role="dialog"] input[value="shipped"]') as Element);
    fireEvent.click(control('Set to Shipped'));
    await waitFor(() => expect(shownStatus(page)).toBe('shipped'));
    await goTo(page, inEnglish('orders.details.next'), ids[1] ?? 0);
    await goTo(page, inEnglish('orders.details.previous'), ids[0] ?? 0);
    expect(shownStatus(page)).toBe('shipped');
  });

  it('follows the entries of the menu Go', async () => {
    const page = await openList();
    await openDetails(page, all[3]?.id ?? 0);
    await waitFor(() => expect(place()).toBe('4 of 45'));
    act(() => page.bridge.emit('app.commandInvoked', { command: 'goToNext' }));
    await waitFor(() => expect(shownOrder(page)).toBe(all[4]?.id));
    act(() => page.bridge.emit('app.commandInvoked', { command: 'goToPrevious' }));
    await waitFor(() => expect(shownOrder(page)).toBe(all[3]?.id));
  });

  it('stays with the order about which a dialog asks', async () => {
    const page = await openList();
    const id = all[3]?.id ?? 0;
    await openDetails(page, id);
    await waitFor(() => expect(place()).toBe('4 of 45'));
    fireEvent.click(control(`Change the status of order #${id}: Ordered`));
    await screen.findByRole('dialog', { name: inEnglish('orders.action.changeStatus') });
    act(() => page.bridge.emit('app.commandInvoked', { command: 'goToNext' }));
    expect(shownOrder(page)).toBe(id);
  });

  it('is not offered for an order that no list has shown', async () => {
    const order = toOrderRow('guestOrder', aGuestOrder(77));
    await showPage('/orders-guest/details', { state: { order } });
    await screen.findByText(inEnglish('orders.details.title'));
    expect(findControl(inEnglish('orders.details.next'))).toBeUndefined();
  });
});

describe('in a window of its own', () => {
  const record = (order: ReturnType<typeof toOrderRow>, list: unknown): void =>
    useWindowBegin.setState({ begin: { path: '/orders-guest/details', state: { order }, name: '#1', list, isPinned: false } });
  afterEach(() => useWindowBegin.setState({ begin: null }));

  it('goes through the list that it was opened from, tells which order it shows, and carries its name', async () => {
    const page = await openList();
    await openDetails(page, all[3]?.id ?? 0);
    await waitFor(() => expect(place()).toBe('4 of 45'));
    const handed = structuredClone(handLeftList('orders-guest', all[3]?.id ?? 0));
    takeHandedList(handed);
    record(toOrderRow('guestOrder', all[3] as GuestOrder), handed);
    await goTo(page, inEnglish('orders.details.next'), all[4]?.id ?? 0);
    await waitFor(() => expect(place()).toBe('5 of 45'));
    expect(page.bridge.requestsOf('windows.recordShown')).toMatchObject([
      { record: `/orders-guest/details ${all[4]?.id}`, name: all[4]?.guest_name, list: { row: all[4]?.id } },
    ]);
    expect(useWindowBegin.getState().begin?.name).toBe(all[4]?.guest_name);
  });
});

describe('a status that another window has set', () => {
  it('is shown here and named, until somebody has read it; other orders and other requests say nothing', async () => {
    const rows = new Map(all.map((row) => [row.id, row]));
    const id = all[3]?.id ?? 0;
    const page = await showPage('/orders-guest/details', {
      state: { order: toOrderRow('guestOrder', all[3] as GuestOrder) },
      handlers: { 'guestOrders.list': () => servePage([...rows.values()]) },
    });
    await screen.findByText(inEnglish('orders.details.title'));
    rows.set(id, { ...(all[3] as GuestOrder), status: 'shipped' });
    const touch = (name: string, order: number) =>
      act(async () => page.bridge.emit('calls.invalidated', { name, id: order, isMain: true }));
    await touch('orders.changeStatus', id);
    await touch('guestOrders.changeStatus', id + 1);
    expect(page.bridge.requestsOf('guestOrders.list').filter((input) => JSON.stringify(input).includes(String(id)))).toEqual([]);
    await touch('guestOrders.changeStatus', id);
    // Status and time are elements of their own.
    const note = await screen.findByText(inEnglish('orders.details.changedIn.main', { status: '', time: '' }));
    expect(note.querySelector('bdi')?.textContent).toBe(inEnglish('vocabulary.orderStatus.shipped'));
    expect(shownStatus(page)).toBe('shipped');
    fireEvent.click(control(inEnglish('shell.notices.dismiss')));
    expect(note.isConnected).toBe(false);
  });
});
