// @vitest-environment happy-dom

import { useSession } from '@renderer/runtime/state/session-store';
import { unsavedWork } from '@renderer/runtime/state/unsaved-work';
import type { SessionEndReason } from '@shared/contract/desktop/session';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../tests/support/page/render-app';
import { decided, policyPath } from '../../../../../tests/support/samples/decided';
import { containing, inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const somewhere = '/page-error-404';
/** Returns the texts of all locks, whatever they lock. */
const notes = (): (string | null | undefined)[] => screen.queryAllByText(policyPath).map((where) => where.parentElement?.textContent);
const managedNote = `${inEnglish('policy.managed')} · ${policyPath}`;

afterEach(() => {
  unsavedWork.remove('form');
  endApp();
});

async function openMenu(name: RegExp): Promise<HTMLElement> {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
}
const stateOf = (menu: HTMLElement): unknown[] =>
  within(menu)
    .getAllByRole('menuitemradio')
    .map((item) => [item.textContent, item.getAttribute('aria-disabled')]);

describe('choices in the header that IT has made', () => {
  it('the language shows, cannot be chosen, and says who decides', async () => {
    const { bridge } = renderApp({ path: somewhere, handlers: { 'policy.read': () => ok(decided({ language: 'en' })) } });
    const menu = await openMenu(startingWith(inEnglish('printerSettings.destinations.language')));
    expect(stateOf(menu)).toEqual([
      [inEnglish('notifications.preview.english'), 'true'],
      [inArabic('productForm.arabic'), 'true'],
    ]);
    expect(notes()).toEqual([managedNote]);
    fireEvent.click(within(menu).getByRole('menuitemradio', { name: inArabic('productForm.arabic') }));
    expect(bridge.requestsOf('preferences.update')).toEqual([]);
  });

  it('appearance and digits are locked each for itself, and free again when IT lets them go', async () => {
    const { bridge } = renderApp({ path: somewhere, handlers: { 'policy.read': () => ok(decided({ digits: 'latn' })) } });
    const menu = await openMenu(containing(inEnglish('shell.account', { name: '' })));
    expect(stateOf(menu)).toEqual([
      [inEnglish('shell.appearances.system'), null],
      [inEnglish('shell.appearances.light'), null],
      [inEnglish('shell.appearances.dark'), null],
      ['123', 'true'],
      ['١٢٣', 'true'],
    ]);
    expect(notes()).toEqual([managedNote]);
    act(() => bridge.emit('policy.changed', decided({ appearance: 'light' })));
    await waitFor(() => expect(stateOf(menu).map((state) => (state as unknown[])[1])).toEqual(['true', 'true', 'true', null, null]));
    act(() => bridge.emit('policy.changed', decided({})));
    await waitFor(() => expect(notes()).toEqual([]));
  });

  it('a start value locks nothing', async () => {
    const policy = decided({ language: 'en' }, { isEnforced: false });
    renderApp({ path: somewhere, handlers: { 'policy.read': () => ok(policy) } });
    const menu = await openMenu(startingWith(inEnglish('printerSettings.destinations.language')));
    expect(stateOf(menu).map((state) => (state as unknown[])[1])).toEqual([null, null]);
    expect(notes()).toEqual([]);
  });
});

describe('a policy that cannot be read', () => {
  const problem = { where: policyPath, key: 'apiroot', code: 'unknownKey', detail: 'no such key' } as const;
  const unreadable = decided({}, { problems: [problem], isUnreadable: true });
  const bar = containing(inEnglish('policy.unreadable.title'));

  it('is said once on every screen, with what is wrong, until it is put away', async () => {
    const app = renderApp({ path: somewhere, handlers: { 'policy.read': () => ok(unreadable) } });
    expect(await screen.findAllByText(bar)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('policy.unreadable.details') }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('policy.unreadable.detailsTitle') });
    expect(dialog.textContent).toContain(`${policyPath} · apiroot`);
    expect(dialog.textContent).toContain(inEnglish('policy.unreadable.code.unknownKey'));
    expect(dialog.textContent).not.toContain(problem.detail);
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('common.close') }));
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.notices.dismiss') }));
    expect(screen.queryByText(bar)).toBeNull();
    await app.goTo('/admins');
    expect(screen.queryByText(bar)).toBeNull();
    const other = { ...problem, key: 'langauge' };
    act(() => app.bridge.emit('policy.changed', { ...unreadable, problems: [other] }));
    expect(await screen.findByText(bar)).toBeTruthy();
    act(() => app.bridge.emit('policy.changed', decided({})));
    await waitFor(() => expect(screen.queryByText(bar)).toBeNull());
  });

  it('is said on the sign-in screen too', async () => {
    renderApp({
      path: '/login',
      session: null,
      handlers: { 'policy.read': () => ok({ ...unreadable, problems: [{ ...problem, key: 'x' }] }) },
    });
    expect(await screen.findAllByText(bar)).toHaveLength(1);
  });
});

describe('the connection screen', () => {
  it.each(['policy', 'unreadablePolicy'] as const)(
    'says once that the policy cannot be read, where %s holds the server',
    async (fixedBy) => {
      const view = {
        ...decided({}),
        problems: [{ where: policyPath, key: fixedBy, code: 'badValue', detail: '' }],
        isUnreadable: true,
      } as const;
      const connection = {
        apiRoot: 'https://a.example',
        authorization: 'bare',
        source: 'policy',
        state: 'unknown',
        since: '',
        fixedBy,
        profile: null,
      } as const;
      renderApp({
        path: '/login?connection',
        session: null,
        handlers: { 'policy.read': () => ok({ ...view, problems: [...view.problems] }), 'connection.read': () => ok(connection) },
      });
      expect(await screen.findAllByText(/^The IT policy on this computer can't be read/)).toHaveLength(1);
    },
  );
});

describe('the sign-in screen', () => {
  it('says that IT lets no sign-in be kept, and when the app locks', async () => {
    const policy = decided({ rememberSignIn: false, idleLockMinutes: 2 });
    renderApp({ path: '/login', session: null, language: 'ar', handlers: { 'policy.read': () => ok(policy) } });
    await screen.findByText(policyPath);
    const decisions = `${inArabic('policy.signInNotKept')} ${inArabic('policy.idleLock', { count: 2 })}`;
    expect(notes()).toEqual([`${decisions} ${inArabic('policy.managed')} · ${policyPath}`]);
  });
});

describe('an app that locks itself', () => {
  const locks = { 'policy.read': () => ok(decided({ idleLockMinutes: 5 })) };
  const end = (app: RenderedApp, reason: SessionEndReason = 'locked'): void => act(() => app.bridge.emit('session.ended', { reason }));
  const sheet = () => screen.findByRole('alertdialog', { name: inEnglish('forms.signIn.locked') });

  it('covers the screen, keeps it, and goes on where the same admin left it', async () => {
    const app = renderApp({ path: '/admins', handlers: { ...locks, 'session.signIn': () => ok(toSessionView()) } });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    end(app);
    const dialog = await sheet();
    expect(dialog.textContent).toContain(someAdmin.email);
    expect(app.path()).toBe('/admins');
    fireEvent.change(within(dialog).getByLabelText(containing(inEnglish('signIn.password')), { selector: 'input' }), {
      target: { value: 'secret' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('forms.signIn.submit') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.path()).toBe('/admins');
    expect(app.bridge.requestsOf('session.signIn')).toEqual([{ email: someAdmin.email, password: 'secret' }]);
  });

  it('stays locked after a wrong password, and when a screen behind it is refused', async () => {
    const app = renderApp({ path: '/admins', handlers: { ...locks, 'session.signIn': () => failed('wrongPassword') } });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    end(app);
    const dialog = await sheet();
    fireEvent.change(within(dialog).getByLabelText(containing(inEnglish('signIn.password')), { selector: 'input' }), {
      target: { value: 'wrong' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('forms.signIn.submit') }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again!' }));
    end(app, 'notAuthorized');
    expect(useSession.getState()).toMatchObject({ phase: { kind: 'suspended', covered: true, admin: someAdmin } });
    expect(await sheet()).toBeTruthy();
    expect(app.path()).toBe('/admins');
  });

  it('covers a form too whose session has ended before, and hears of input there', async () => {
    const app = renderApp({ path: '/admins', handlers: { ...locks, 'session.recordActivity': () => ok(null) } });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    act(() => unsavedWork.put('form', { title: 'Rules', discard: () => undefined }));
    end(app, 'notAuthorized');
    await screen.findByRole('alertdialog', { name: inEnglish('forms.signIn.title') });
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: 'a' });
      expect(app.bridge.requestsOf('session.recordActivity').length).toBeGreaterThan(0);
    });
    end(app, 'locked');
    expect(await sheet()).toBeTruthy();
  });

  it('opens nothing of the app over the lock, and has what was open when it is gone', async () => {
    const app = renderApp({ path: '/admins', handlers: { ...locks, 'session.signIn': () => ok(toSessionView()) } });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    act(() => app.bridge.emit('app.commandInvoked', { command: 'openShortcuts' }));
    const shortcuts = { name: inEnglish('shell.keyboardShortcuts') };
    await screen.findByRole('dialog', shortcuts);
    end(app);
    const dialog = await sheet();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(window, { code: 'KeyK', ctrlKey: true });
    fireEvent.change(within(dialog).getByLabelText(containing(inEnglish('signIn.password')), { selector: 'input' }), {
      target: { value: 'secret' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('forms.signIn.submit') }));
    expect(await screen.findByRole('dialog', shortcuts)).toBeTruthy();
  });

  it('lets another account in by the sign-in screen', async () => {
    const app = renderApp({ path: '/admins', handlers: locks });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    end(app);
    fireEvent.click(within(await sheet()).getByRole('button', { name: inEnglish('forms.signIn.other') }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(useSession.getState()).toMatchObject({ phase: { kind: 'signedOut' } });
  });

  it('hears of the person’s input, but not of each movement', async () => {
    const app = renderApp({ path: somewhere, handlers: { ...locks, 'session.recordActivity': () => ok(null) } });
    const told = (): number => app.bridge.requestsOf('session.recordActivity').length;
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: 'a' });
      expect(told()).toBe(1);
    });
    fireEvent.pointerMove(document.body);
    fireEvent.pointerMove(document.body);
    expect(told()).toBe(1);
    const later = new Event('pointermove', { bubbles: true });
    Object.defineProperty(later, 'timeStamp', { value: performance.now() + 6000 });
    document.body.dispatchEvent(later);
    expect(told()).toBe(2);
  });

  it('does not ask for input where IT wants no lock', async () => {
    const app = renderApp({ path: somewhere, handlers: { 'session.recordActivity': () => ok(null) } });
    await waitFor(() => expect(app.bridge.requestsOf('policy.read')).toHaveLength(1));
    await vi.dynamicImportSettled();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(app.bridge.requestsOf('session.recordActivity')).toEqual([]);
  });
});

describe('a version that IT does not let work any more', () => {
  const offer = { version: '9.0.0', releasedAt: null, notes: { ar: '', en: '' } };
  const updates = { version: '0.0.1', channel: 'latest', mode: 'notify', state: { kind: 'offered', offer } } as const;
  const handlers = {
    'policy.read': () => ok(decided({ minimumVersion: '999.1' })),
    'updates.read': () => ok(updates),
    'updates.check': () => ok(updates),
    'updates.download': () => ok(null),
  };
  const sheet = () => screen.findByRole('alertdialog', { name: inEnglish('policy.minimumVersion.title') });

  it('covers every screen, says which one is asked for and by whom, and offers the update', async () => {
    const { bridge } = renderApp({ path: somewhere, handlers });
    const shown = await sheet();
    // Nothing in the dialog had the focus at first; an element that loses the focus is hidden a quarter of a second later.
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(shown.getAttribute('aria-hidden')).toBeNull();
    expect(shown.textContent).toContain('Diwan 999.1 or newer');
    expect(notes()).toEqual([managedNote]);
    fireEvent.keyDown(shown, { key: 'Escape' });
    fireEvent.click(await within(await sheet()).findByRole('button', { name: inEnglish('updates.download') }));
    await waitFor(() => expect(bridge.requestsOf('updates.download')).toHaveLength(1));
    expect(bridge.requestsOf('updates.check')).toHaveLength(1);
  });

  it('covers the sign-in too, and goes with the policy', async () => {
    const app = renderApp({ path: '/login', session: null, handlers });
    await sheet();
    act(() => app.bridge.emit('policy.changed', decided({ minimumVersion: '0.0.0-alpha' })));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('lets a form be saved first', async () => {
    renderApp({ path: somewhere, handlers });
    await sheet();
    act(() => unsavedWork.put('form', { title: 'Form', discard: () => undefined }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    act(() => unsavedWork.remove('form'));
    expect(await sheet()).toBeTruthy();
  });
});
