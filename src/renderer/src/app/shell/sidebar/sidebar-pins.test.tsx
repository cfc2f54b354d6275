// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endApp, renderApp, someAdmin, toSessionView } from '../../../../../../tests/support/page/render-app';
import { containing, inEnglish } from '../../../../../../tests/support/texts';

const somewhere = '/page-error-404';
const sidebar = (): HTMLElement => screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') });
const pinned = (): string[] => {
  const list = within(sidebar()).queryByRole('list', { name: inEnglish('shell.pinned') });
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => link.textContent ?? '')
    : [];
};
const rowOf = (name: string): HTMLElement => within(sidebar()).getAllByRole('link', { name }).at(-1)?.closest('li') as HTMLElement;
const shown = () => screen.findByRole('link', { name: /Back to home|العودة إلى الرئيسية/ });

function press(name: string, action: 'shell.pin' | 'shell.unpin'): void {
  const row = rowOf(name);
  fireEvent.mouseEnter(row);
  fireEvent.click(within(row).getByRole('button', { name: inEnglish(action, { screen: name }) }));
  fireEvent.mouseLeave(row);
}

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1440);
  window.localStorage.clear();
});
afterEach(endApp);

describe('pinned screens', () => {
  it('stand over the required entries in the order of pinning, whose order stays, and are there at the next start', async () => {
    const first = renderApp({ path: somewhere });
    await shown();
    const before = within(sidebar())
      .getAllByRole('link')
      .map((link) => link.textContent);
    press(inEnglish('navigation.guestOrders'), 'shell.pin');
    press(inEnglish('navigation.homeProducts'), 'shell.pin');
    expect(pinned()).toEqual([inEnglish('navigation.guestOrders'), inEnglish('navigation.homeProducts')]);
    expect(
      within(sidebar())
        .getAllByRole('link')
        .slice(2)
        .map((link) => link.textContent),
    ).toEqual(before);
    first.unmount();
    renderApp({ path: somewhere });
    await shown();
    expect(pinned()).toEqual([inEnglish('navigation.guestOrders'), inEnglish('navigation.homeProducts')]);
    press(inEnglish('navigation.guestOrders'), 'shell.unpin');
    expect(pinned()).toEqual([inEnglish('navigation.homeProducts')]);
  });

  it('are the one row that is marked for their screen, also while its own group is folded', async () => {
    renderApp({ path: '/rules' });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.rules') });
    const marked = () => [...sidebar().querySelectorAll('[aria-current]')].map((row) => row.closest('ul')?.getAttribute('aria-label'));
    expect(marked()).toEqual([null]);
    press(inEnglish('navigation.rules'), 'shell.pin');
    expect(marked()).toEqual([inEnglish('shell.pinned')]);
    press(inEnglish('navigation.rules'), 'shell.unpin');
    expect(marked()).toEqual([null]);
  });

  it('belong to the admin who pinned them', async () => {
    const first = renderApp({ path: somewhere });
    await shown();
    press(inEnglish('navigation.currency'), 'shell.pin');
    first.unmount();
    renderApp({ path: somewhere, session: toSessionView({ ...someAdmin, id: someAdmin.id + 1 }) });
    await shown();
    expect(pinned()).toEqual([]);
  });

  it('are the daily screens that the admin may work on until the first change, over entries that keep their order', async () => {
    const admin = { ...someAdmin, id: 70, admin_roles: [{ role: 'order' }] };
    const first = renderApp({ path: somewhere, session: toSessionView(admin) });
    await shown();
    const daily = [inEnglish('navigation.orders'), inEnglish('navigation.guestOrders')];
    expect(pinned()).toEqual(daily);
    expect(within(sidebar()).getAllByRole('link', { name: inEnglish('navigation.orders') })).toHaveLength(2);
    act(() => first.bridge.emit('session.changed', toSessionView({ ...admin, admin_roles: [{ role: 'masterHN' }] })));
    expect(pinned()).toEqual([...daily, inEnglish('navigation.products'), inEnglish('navigation.contactUs')]);
    press(inEnglish('navigation.orders'), 'shell.unpin');
    first.unmount();
    renderApp({ path: somewhere, session: toSessionView(admin) });
    await shown();
    expect(pinned()).toEqual([inEnglish('navigation.guestOrders'), inEnglish('navigation.products'), inEnglish('navigation.contactUs')]);
  });

  it('are made from the keyboard in the search box, for the screen that is shown', async () => {
    renderApp({ path: '/rules' });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.rules') });
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'pin rules' } });
    fireEvent.click(await screen.findByRole('option', { name: containing(inEnglish('shell.pin', { screen: 'Rules' })) }));
    await waitFor(() => expect(pinned()).toEqual([inEnglish('navigation.rules')]));
  });
});

describe('what the sidebar knows of a screen', () => {
  it('counts the orders that came while their list was not on screen, until it is', async () => {
    const app = renderApp({ path: somewhere });
    await shown();
    const came = (kind: 'order' | 'guestOrder', ...ids: number[]) =>
      act(() => app.bridge.emit('newOrders.arrived', { kind, orders: ids.map((id) => ({ id, createdAt: '2026-11-25T08:00:00.000Z' })) }));
    came('guestOrder', 21, 20);
    came('guestOrder', 22);
    const row = within(sidebar()).getByRole('link', { name: 'Guest orders: 3 new guest orders' });
    expect(row.textContent).toBe('Guest orders 3');
    await app.goTo('/orders-guest');
    await waitFor(() =>
      expect(within(sidebar()).getByRole('link', { name: inEnglish('navigation.guestOrders') }).textContent).toBe(
        inEnglish('navigation.guestOrders'),
      ),
    );
    came('guestOrder', 23);
    expect(within(sidebar()).getByRole('link', { name: inEnglish('navigation.guestOrders') }).textContent).toBe(
      inEnglish('navigation.guestOrders'),
    );
  });

  it('says the open messages as their list was read last, and asks for nothing itself', async () => {
    const app = renderApp({
      path: somewhere,
      handlers: { 'shopMessages.list': () => ok({ rows: [], unreadable: [], totalItems: 7 }) },
    });
    await shown();
    expect(app.bridge.requestsOf('shopMessages.list')).toEqual([]);
    await app.goTo('/masterHN/contact-us');
    await waitFor(() => expect(within(sidebar()).getByRole('link', { name: /: 7 open messages$/ })).toBeDefined());
    await app.goTo('/rules');
    expect(within(sidebar()).getByRole('link', { name: /: 7 open messages$/ })).toBeDefined();
  });
});
