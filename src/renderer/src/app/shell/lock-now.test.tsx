// @vitest-environment happy-dom

import { undoState, useUndo } from '@renderer/runtime/calls/undo/undo-state';
import { useSession } from '@renderer/runtime/state/session-store';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../tests/support/page/render-app';
import { containing, inEnglish } from '../../../../../tests/support/texts';

afterEach(endApp);

const title = () => screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
const cover = () => screen.findByRole('alertdialog', { name: inEnglish('forms.signIn.locked') });

/** A main process that locks, and unlocks with the password. */
function start(): RenderedApp {
  let isLocked = false;
  const app: RenderedApp = renderApp({
    path: '/admins',
    handlers: {
      'session.lock'() {
        isLocked = true;
        app.bridge.emit('session.locked', null);
        return ok(null);
      },
      'session.signIn'({ password }) {
        if (password !== 'secret') return failed('wrongPassword');
        isLocked = false;
        return ok(toSessionView());
      },
      'session.signOut'() {
        isLocked = false;
        app.bridge.emit('session.ended', { reason: 'signedOut' });
        return ok(null);
      },
      'station.mute': () => (isLocked ? failed('locked') : failed('forbidden')),
    },
  });
  return app;
}

async function unlock(dialog: HTMLElement): Promise<void> {
  const password = within(dialog).getByLabelText(containing(inEnglish('signIn.password')), { selector: 'input' });
  fireEvent.change(password, { target: { value: 'secret' } });
  fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('forms.signIn.submit') }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('an app that its user locks', () => {
  it('covers the screen from the account menu, keeps it with its changes, and goes on after the password', async () => {
    const app = start();
    const heading = await title();
    act(() =>
      undoState.put({ id: 1, at: new Date().toISOString(), change: {} as never, open: [], state: 'waiting', undone: 0, stayed: [] }),
    );
    fireEvent.click(await screen.findByRole('button', { name: containing(inEnglish('shell.account', { name: '' })) }));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('shell.lock') }));
    const dialog = await cover();
    expect(dialog.textContent).toContain(someAdmin.email);
    expect(dialog.textContent).toContain(inEnglish('forms.signIn.lockedByUser'));
    expect(app.bridge.requestsOf('session.lock')).toHaveLength(1);
    await unlock(dialog);
    expect(heading.isConnected).toBe(true);
    expect(useUndo.getState().entries).toHaveLength(1);
    expect(app.path()).toBe('/admins');
  });

  it('is covered by its key, also on an Arabic keyboard, and sends a refused request only after the unlock', async () => {
    const app = start();
    await title();
    fireEvent.keyDown(window, { code: 'KeyL', key: 'م', ctrlKey: true });
    const dialog = await cover();
    const { ask } = await import('@renderer/runtime/calls/bridge');
    const asked = ask('station.mute', undefined);
    await waitFor(() => expect(app.bridge.requestsOf('station.mute')).toHaveLength(1));
    fireEvent.keyDown(window, { code: 'KeyK', ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    await unlock(dialog);
    expect(await asked).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect(app.bridge.requestsOf('station.mute')).toHaveLength(2);
  });

  it('stays covered when the session ends behind the lock', async () => {
    const app = start();
    await title();
    act(() => app.bridge.emit('session.locked', null));
    await cover();
    act(() => app.bridge.emit('session.ended', { reason: 'notAuthorized' }));
    expect((await cover()).textContent).toContain(inEnglish('forms.signIn.nothingTyped'));
    act(() => app.bridge.emit('session.ended', { reason: 'locked' }));
    expect(useSession.getState()).toMatchObject({ phase: { kind: 'suspended', covered: true }, auth: { admin: null } });
    expect(await cover()).toBeTruthy();
  });

  it('signs the user out before someone else signs in', async () => {
    const app = start();
    await title();
    act(() => app.bridge.emit('session.locked', null));
    fireEvent.click(within(await cover()).getByRole('button', { name: inEnglish('forms.signIn.other') }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.bridge.requestsOf('session.signOut')).toHaveLength(1);
    expect(useSession.getState()).toMatchObject({ phase: { kind: 'signedOut' }, auth: { admin: null } });
  });
});
