// @vitest-environment happy-dom

import { useWindowBegin } from '@renderer/runtime/calls/window-kind';
import { notify } from '@renderer/runtime/notices/notify';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import { ok } from '@shared/contract/result';
import { toOrderRow } from '@shared/lists/orders';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../tests/support/page/render-app';
import { aGuestOrder } from '../../../../../tests/support/samples/order-rows';
import { containing, inEnglish, startingWith } from '../../../../../tests/support/texts';

const session = toSessionView({ ...someAdmin, admin_roles: [{ role: 'masterHN' }, { role: 'admin' }] });
const handlers = {
  'guestOrders.list': () => ok({ rows: [aGuestOrder(10576), aGuestOrder(10575)], unreadable: [], totalItems: 2 }),
};
const start = (path: string): RenderedApp => renderApp({ path, session, handlers });
const startRecord = (path: string, state: unknown = null): RenderedApp => {
  useWindowBegin.setState({ begin: { path, state, name: null, list: null, isPinned: false } });
  return start(path);
};
const opened = (app: RenderedApp) => app.bridge.requestsOf('windows.open');
const record = { path: '/orders-guest/details', record: '/orders-guest/details 10576' };

afterEach(() => {
  useWindowBegin.setState({ begin: null });
  unsavedWork.discard();
  endApp();
});

describe('a record of a list', () => {
  const link = () => screen.findByRole('link', { name: /10576/ });

  it.each([
    ['Ctrl and a press', (row: HTMLElement) => fireEvent.click(row, { ctrlKey: true })],
    ['Command and a press', (row: HTMLElement) => fireEvent.click(row, { metaKey: true })],
    ['the middle button', (row: HTMLElement) => fireEvent(row, new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))],
    ['Ctrl+Enter on its row', (row: HTMLElement) => fireEvent.keyDown(row.closest('tr') as HTMLElement, { key: 'Enter', ctrlKey: true })],
  ])('opens in a window of its own with %s, and the list stays', async (_how, press) => {
    const app = start('/orders-guest');
    press(await link());
    await waitFor(() =>
      expect(opened(app)).toMatchObject([
        { ...record, name: expect.stringMatching(/./), state: { order: { id: 10576 } }, list: { id: 'orders-guest', row: 10576 } },
      ]),
    );
    expect(app.path()).toBe('/orders-guest');
  });

  it('opens there from the menu of its row, and says when there are too many windows', async () => {
    const app = start('/orders-guest');
    app.bridge.handle({ 'windows.open': () => ok('full') });
    await link();
    fireEvent.click(screen.getByRole('button', { name: /^More actions: .*10576/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('shell.windows.open') }));
    await waitFor(() => expect(opened(app)).toMatchObject([record]));
    expect(await screen.findByText(inEnglish('shell.windows.full'))).toBeDefined();
  });

  it('opens beside the record whose window was used last, from the menu of its row or with Ctrl+Shift+D; without one the menu says what is missing', async () => {
    const app = start('/orders-guest');
    const row = (await link()).closest('tr') as HTMLElement;
    const press = () => fireEvent.keyDown(row, { key: '\u064A', code: 'KeyD', ctrlKey: true, shiftKey: true });
    const turnMenu = () => fireEvent.click(screen.getByRole('button', { name: /^More actions: .*10576/ }));
    turnMenu();
    const missing = await screen.findByRole('menuitem', { name: startingWith(inEnglish('shell.windows.besideAnother')) });
    expect([missing.getAttribute('aria-disabled'), missing.textContent]).toEqual([
      'true',
      expect.stringContaining(inEnglish('shell.windows.besideNone')),
    ]);
    turnMenu();
    // In that case, the app's menu handles the key.
    expect([press(), opened(app)]).toEqual([true, []]);
    const own = { record: record.record, name: '#10576' };
    act(() => app.bridge.emit('windows.recordsChanged', { records: [own, { record: 'product 4', name: 'Pot' }] }));
    expect(press()).toBe(false);
    await waitFor(() => expect(opened(app)).toMatchObject([{ ...record, beside: 'product 4' }]));
    turnMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('shell.windows.beside', { name: 'Pot' }) }));
    await waitFor(() => expect(opened(app)).toMatchObject([{ beside: 'product 4' }, { ...record, beside: 'product 4' }]));
  });

  it('opens there from the menu of the app: the row with the keyboard, or the record that is shown; else it says what is missing', async () => {
    const app = start('/orders-guest');
    (await link()).focus();
    const choose = () => act(() => app.bridge.emit('app.commandInvoked', { command: 'openInWindow' }));
    choose();
    await waitFor(() => expect(opened(app)).toMatchObject([record]));
    await app.goTo('/admins/edit-admin/2/Bader');
    choose();
    await waitFor(() => expect(opened(app)).toMatchObject([record, { path: '/admins/edit-admin/2/Bader' }]));
    await app.goTo('/page-error-404');
    choose();
    expect(await screen.findByText(inEnglish('shell.windows.nothing'))).toBeDefined();
  });
});

describe('a window of a record', () => {
  const form = '/admins/add-admins';

  it('has neither sidebar nor search, and its list opens in the main window', async () => {
    const app = startRecord(form);
    expect(await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.addAdmin') })).toBeDefined();
    expect(screen.queryByRole('navigation', { name: inEnglish('shell.mainNavigation') })).toBeNull();
    expect(screen.queryByRole('button', { name: containing(inEnglish('shell.command.open')) })).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', code: 'KeyK', ctrlKey: true });
    expect(screen.queryByRole('combobox', { name: inEnglish('shell.command.title') })).toBeNull();
    fireEvent.click(await screen.findByRole('link', { name: inEnglish('navigation.admins') }));
    expect(app.bridge.requestsOf('windows.showMain')).toMatchObject([{ path: '/admins' }]);
    expect(app.path()).toBe(form);
  });

  it('is named by its record as the list names it, so that two can be told apart', async () => {
    useWindowBegin.setState({ begin: { path: form, state: null, name: 'Bader', list: null, isPinned: false } });
    const app = start(form);
    await waitFor(() => expect(document.title).toBe('Bader, Add admin · Diwan'));
    // The next screen in this window has another name.
    await app.goTo('/admins/edit-admin/2/Noura');
    await waitFor(() => expect(document.title).toBe('Edit admin · Diwan'));
  });

  it('starts with the record that it was handed', async () => {
    const app = startRecord('/orders-guest/details', { order: toOrderRow('guestOrder', aGuestOrder(10576)) });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('10576'));
    expect(app.path()).toBe('/orders-guest/details');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.windows.toMain') }));
    await waitFor(() => expect(app.bridge.requestsOf('windows.showMain')).toMatchObject([{ state: { order: { id: 10576 } } }]));
  });

  it('closes once its record leads to a list, with what was said last', async () => {
    const app = startRecord(form);
    await screen.findByRole('heading', { level: 1 });
    act(() => notify.success('Admin Added Successfully'));
    await app.goTo('/admins');
    await waitFor(() => expect(app.bridge.requestsOf('windows.finish')).toEqual([{ said: 'Admin Added Successfully' }]));
    expect(app.bridge.requestsOf('admins.list')).toEqual([]);
  });

  it('closes when its session is over', async () => {
    const app = startRecord(form);
    await screen.findByRole('heading', { level: 1 });
    act(() => app.bridge.emit('session.ended', { reason: 'signedOut' }));
    await waitFor(() => expect(app.bridge.requestsOf('windows.finish')).toHaveLength(1));
  });

  it('goes back into the main window, but not over work that its person keeps', async () => {
    const app = startRecord(form);
    const back = await screen.findByRole('button', { name: inEnglish('shell.windows.toMain') });
    act(() => unsavedWork.put('form', { title: inEnglish('navigation.addAdmin'), discard: () => undefined }));
    fireEvent.click(back);
    act(() => unsavedWork.answer(false));
    await act(async () => undefined);
    expect(app.bridge.requestsOf('windows.finish')).toEqual([]);
    act(() => unsavedWork.discard());
    fireEvent.click(back);
    await waitFor(() => expect(app.bridge.requestsOf('windows.finish')).toHaveLength(1));
    expect(app.bridge.requestsOf('windows.showMain')).toEqual([{ path: form, state: null }]);
  });

  it('is kept on top of others by its pin, and says what the main process says', async () => {
    const app = startRecord(form);
    const pin = () => screen.findByRole('button', { name: inEnglish('shell.windows.pin') });
    fireEvent.click(await pin());
    expect(app.bridge.requestsOf('windows.pin')).toEqual([{ isPinned: true }]);
    expect((await pin()).getAttribute('aria-pressed')).toBe('false');
    act(() => app.bridge.emit('windows.pinned', { isPinned: true }));
    expect((await pin()).getAttribute('aria-pressed')).toBe('true');
  });

  it('does not become the screen of the next start', async () => {
    const app = startRecord(form);
    await screen.findByRole('heading', { level: 1 });
    expect(app.bridge.requestsOf('session.recordScreen')).toEqual([]);
  });
});

describe('the main window', () => {
  it('reads again what another window has changed, and goes where another one asks', async () => {
    const app = start('/orders-guest');
    await screen.findByRole('link', { name: /10576/ });
    const before = app.bridge.requestsOf('guestOrders.list').length;
    act(() => app.bridge.emit('calls.invalidated', { name: 'admins.add', id: null, isMain: false }));
    expect(app.bridge.requestsOf('guestOrders.list')).toHaveLength(before);
    act(() => app.bridge.emit('calls.invalidated', { name: 'guestOrders.changeStatus', id: 10576, isMain: false }));
    await waitFor(() => expect(app.bridge.requestsOf('guestOrders.list').length).toBeGreaterThan(before));
    act(() => app.bridge.emit('windows.said', { text: 'Said elsewhere' }));
    expect(await screen.findByText('Said elsewhere')).toBeDefined();
    act(() => app.bridge.emit('windows.screenRequested', { path: '/rules', state: null }));
    await waitFor(() => expect(app.path()).toBe('/rules'));
  });

  it('keeps the session while a window of a record stays open over its work', async () => {
    const app = start('/rules');
    await screen.findByRole('heading', { level: 1 });
    app.bridge.handle({ 'windows.closeRecords': () => ok(false) });
    act(() => app.bridge.emit('app.commandInvoked', { command: 'signOut' }));
    await waitFor(() => expect(app.bridge.requestsOf('windows.closeRecords')).toHaveLength(1));
    expect(app.bridge.requestsOf('session.signOut')).toEqual([]);
  });
});
