// @vitest-environment happy-dom

import { notify, useNotifications } from '@renderer/runtime/notices/notify';
import { useSession } from '@renderer/runtime/state/session-store';
import { listRequest } from '@renderer/shared-components/printing/lists/list-request';
import type { SessionEndReason } from '@shared/contract/desktop/session';
import { failed, ok, type Result } from '@shared/contract/result';
import { listKinds } from '@shared/domain/printing/printable';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredDrafts, type StoredDrafts } from '../../../../tests/support/main/stored-drafts';
import type { FakeHandlers } from '../../../../tests/support/page/fake-bridge';
import { fill, formShown } from '../../../../tests/support/page/form-on-page';
import { tableRow } from '../../../../tests/support/page/page';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../tests/support/page/render-app';
import { aGuestOrder, anOrder, rowsOf, servePage } from '../../../../tests/support/samples/order-rows';
import { printSettingsOf } from '../../../../tests/support/samples/print-settings';
import { containing, inEnglish, startingWith } from '../../../../tests/support/texts';

const first = { ...someAdmin, admin_roles: [{ role: 'admin' }, { role: 'order' }] };
const second = { ...first, id: 8, f_name: 'Bader', l_name: 'Al-Ajmi', email: 'bader@shop.example' };
const rows = (f_name: string) => ok({ rows: [{ ...first, id: 40, f_name, l_name: 'X' }], unreadable: [], totalItems: 1 });

let app: RenderedApp;
let drafts: StoredDrafts;
const end = (reason: SessionEndReason): void => act(() => app.bridge.emit('session.ended', { reason }));
const sheet = (): Promise<HTMLElement> => screen.findByRole('alertdialog', { name: /Diwan is locked|Sign in again/ });
const press = (name: string | RegExp, within_: HTMLElement = document.body): void =>
  void fireEvent.click(within(within_).getByRole('button', { name }));
const answers = (): unknown[] => app.bridge.requestsOf('app.answerClose').map((input) => (input as { answer: string }).answer);
const shownText = (): string => document.body.textContent ?? '';

function show(path: string, handlers: FakeHandlers = {}): void {
  const session = toSessionView(first);
  app = renderApp({ path, session, handlers: { ...drafts.handlers, 'app.answerClose': () => ok(null), ...handlers } });
}
async function useAnotherAccount(): Promise<void> {
  press(inEnglish('forms.signIn.other'), await sheet());
  await waitFor(() => expect(app.path()).toBe('/login'));
}
function signInAs(admin: typeof second): void {
  drafts.owner = admin.id;
  act(() => app.bridge.emit('session.changed', toSessionView(admin)));
}

beforeEach(() => {
  drafts = createStoredDrafts(first.id);
});
afterEach(() => endApp());

describe('closing the window over a session that is over', () => {
  const closeOverForm = async (reason: SessionEndReason): Promise<void> => {
    show('/admins/add-admins');
    await formShown();
    fill({ f_name: 'Typed' });
    end(reason);
    await sheet();
    act(() => app.bridge.emit('app.closeRequested', { unsentSheets: 3 }));
  };

  it.each(['locked', 'notAuthorized'] as const)('that %s asks nobody, and puts on disk what was typed', async (reason) => {
    await closeOverForm(reason);
    await vi.waitFor(() => expect(answers()).toEqual(['asking', 'close']), 60_000);
    expect(drafts.textOf(first.id)).toContain('Typed');
    expect(screen.queryByRole('alertdialog', { name: /Leave without saving/ })).toBeNull();
  });

  it('takes a question away that stood when it locked, as a wish to stay', async () => {
    show('/admins/add-admins');
    await formShown();
    fill({ f_name: 'Typed' });
    act(() => app.bridge.emit('app.closeRequested', { unsentSheets: 0 }));
    await screen.findByRole('alertdialog', { name: /Leave without saving/ });
    end('locked');
    await sheet();
    expect(answers()).toEqual(['asking', 'stay']);
    expect(screen.queryByRole('alertdialog', { name: /Leave without saving/ })).toBeNull();
  });

  it('is not thrown away by the menu either', async () => {
    await closeOverForm('locked');
    act(() => app.bridge.emit('app.commandInvoked', { command: 'signOut' }));
    act(() => app.bridge.emit('app.commandInvoked', { command: 'openPrinterSettings' }));
    await vi.waitFor(() => expect(answers()).toContain('close'), 60_000);
    expect(screen.queryByRole('alertdialog', { name: /Leave without saving/ })).toBeNull();
    expect(app.path()).toBe('/admins/add-admins');
    expect(app.bridge.requestsOf('session.signOut')).toEqual([]);
  });
});

describe('whoever signs in after somebody else', () => {
  it.each(['locked', 'notAuthorized'] as const)('gets no row of theirs, after a session that %s under unsaved work', async (reason) => {
    show('/admins', { 'admins.list': () => rows('Secretname') });
    await screen.findByText(/Secretname/);
    await app.goTo('/admins/add-admins');
    await formShown();
    fill({ f_name: 'Typed' });
    end(reason);
    await useAnotherAccount();
    const late = Promise.withResolvers<ReturnType<typeof rows>>();
    app.bridge.handle({ 'admins.list': () => late.promise });
    signInAs(second);
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    expect(shownText()).not.toContain('Secretname');
    await act(async () => late.resolve(rows('Other')));
    expect(await screen.findByText(/Other/)).toBeTruthy();
    await app.goTo('/admins/add-admins');
    await formShown();
    expect(screen.queryByText(containing(inEnglish('forms.draft.restore')))).toBeNull();
    expect(document.querySelector<HTMLInputElement>('input[name="f_name"]')?.value).toBe('');
  });

  it('begins at the title of the screen with the keyboard', async () => {
    show('/admins', { 'admins.list': () => rows('Secretname') });
    await screen.findByText(/Secretname/);
    end('signedOut');
    const password = await screen.findByLabelText(startingWith(inEnglish('signIn.password')));
    password.focus();
    signInAs(second);
    const title = await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('gets no answer that was on its way for them', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof rows>>();
    show('/admins', { 'admins.list': () => slow.promise });
    await vi.waitFor(() => expect(app.bridge.requestsOf('admins.list')).toHaveLength(1), 60_000);
    end('locked');
    await useAnotherAccount();
    app.bridge.handle({ 'admins.list': () => new Promise(() => undefined) });
    signInAs(second);
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    await act(async () => slow.resolve(rows('Secretname')));
    expect(shownText()).not.toContain('Secretname');
  });

  it.each(listKinds)('gets no %s of theirs while the own one is read', async (document) => {
    const left = [{ order: { kind: 'guestOrder' as const, id: 1 }, customer: 'Secretname', reason: 'canceled' as const }];
    const draft = { orders: [], goods: [], areGoodsKnown: true, left, earlier: [], asOf: null, madeBy: 'Maryam' };
    show('/orders-guest', {
      'guestOrders.list': () => servePage(rowsOf(2, aGuestOrder)),
      'printing.readSettings': () => ok(printSettingsOf({ printer: 'hp', paper: 'A4' })),
      'printing.printers': () => ok([]),
      'printing.printedBefore': () => ok([]),
      'printing.preview': () => ok(draft),
    });
    const openSheet = async (): Promise<HTMLElement> => {
      await tableRow(1);
      act(() => listRequest.ask({ document, orders: [{ kind: 'guestOrder', id: 1 }] }));
      return screen.findByRole('dialog');
    };
    await waitFor(async () => expect((await openSheet()).textContent).toContain('Secretname'));
    end('signedOut');
    await waitFor(() => expect(app.path()).toBe('/login'));
    const ofSecond = app.bridge.requestsOf('printing.preview').length;
    app.bridge.handle({ 'printing.preview': () => new Promise(() => undefined) });
    signInAs(second);
    await app.goTo('/orders-guest');
    const dialog = await openSheet();
    await waitFor(() => expect(app.bridge.requestsOf('printing.preview')).toHaveLength(ofSecond + 1));
    expect(dialog.textContent).not.toContain('Secretname');
  });

  it('is not led back into what they were handed over', async () => {
    const order = anOrder(10575, { address_phone: '55443322' } as never);
    show('/orders', { 'orders.list': () => ok({ rows: [order], unreadable: [], totalItems: 1 }) });
    const link = await screen.findByRole('link', { name: /10575/ });
    fireEvent.click(link);
    await waitFor(() => expect(app.path()).toBe('/orders/details'));
    await screen.findAllByText(/10575/);
    end('locked');
    await useAnotherAccount();
    app.bridge.handle({ 'orders.list': () => new Promise(() => undefined) });
    signInAs(second);
    await waitFor(() => expect(app.path()).toBe('/admins'));
    await app.goTo(-1 as never);
    await app.goTo(-1 as never);
    expect(shownText()).not.toContain('10575');
  });

  it('gets the rows at once again when it is the same person', async () => {
    show('/admins', { 'admins.list': () => rows('Mine') });
    await screen.findByText(containing(inEnglish('forms.conflict.ofMine')));
    end('locked');
    await sheet();
    app.bridge.handle({ 'admins.list': () => rows('Fresh') });
    signInAs(first);
    expect(shownText()).toContain('Mine');
    expect(await screen.findByText(/Fresh/)).toBeTruthy();
  });
});

describe('what was told to somebody', () => {
  const told = (): void => act(() => notify.success('5 sheets sent', { label: 'Open the queue', run: () => opened() }));
  const opened = vi.fn();

  it('is no more to be seen over the lock, nor by the next person', async () => {
    show('/admins');
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    told();
    await screen.findByText('5 sheets sent');
    end('locked');
    await sheet();
    await waitFor(() => expect(screen.queryByText('5 sheets sent')).toBeNull());
    act(() => notify.warning('Order 10575 of Fatima'));
    await useAnotherAccount();
    signInAs(second);
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    act(() => notify.info('for the second'));
    await screen.findByText('for the second');
    expect(shownText()).not.toMatch(/sheets sent|Fatima/);
  });

  it('goes with a session that ends at once', async () => {
    show('/admins');
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    told();
    await screen.findByText('5 sheets sent');
    end('notAuthorized');
    await waitFor(() => expect(app.path()).toBe('/login'));
    await waitFor(() => expect(screen.queryByText('5 sheets sent')).toBeNull());
  });

  it('waits behind the lock for its owner, while the sign-in still says why it was refused', async () => {
    show('/admins', { 'session.signIn': () => failed('unreachable') });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    end('locked');
    const dialog = await sheet();
    act(() => notify.warning('Order 10575 of Fatima'));
    fireEvent.change(within(dialog).getByLabelText(containing(inEnglish('signIn.password')), { selector: 'input' }), {
      target: { value: 'x' },
    });
    press(inEnglish('forms.signIn.submit'), dialog);
    await screen.findByText(containing(inEnglish('failures.unreachable')));
    expect(shownText()).not.toContain('Fatima');
    signInAs(first);
    expect(await screen.findByText(/Fatima/)).toBeTruthy();
  });
});

describe('a request of the first person that is answered after the next one has signed in', () => {
  const hind = { f_name: 'هند', l_name: 'الصالح', email: 'hind@shop.example', phone: '50004455', password: 'Hind-2026' };
  let answer: (result: Result<null>) => void = () => undefined;

  async function saveAndGo(): Promise<void> {
    show('/admins/add-admins', {
      'admins.list': () => rows('Dana'),
      'admins.add': () => new Promise((resolve) => (answer = resolve)),
    });
    await formShown();
    fill(hind);
    fireEvent.submit(document.querySelector('#content form') as HTMLFormElement);
    await waitFor(() => expect(app.bridge.requestsOf('admins.add')).toHaveLength(1));
    end('signedOut');
    await waitFor(() => expect(app.path()).toBe('/login'));
    signInAs(second);
    await waitFor(() => expect(shownText()).toContain('Dana'));
  }
  const messages = (): readonly unknown[] => useNotifications.getState().messages;

  it.each([
    ['well', ok(null)],
    ['with a refusal', failed<null>('server', { status: 500, message: 'Hind could not be added' })],
    ['with the end of that session', failed<null>('sessionEnded')],
  ])('%s is told to nobody, and ends no other session', async (_how, result) => {
    await saveAndGo();
    const told = messages().length;
    await act(async () => answer(result));
    await vi.dynamicImportSettled();
    expect(messages()).toHaveLength(told);
    expect(document.querySelectorAll('.fui-Toast')).toHaveLength(0);
    expect(app.path()).toBe('/admins');
    expect(useSession.getState().phase).toEqual({ kind: 'signedIn' });
  });
});
