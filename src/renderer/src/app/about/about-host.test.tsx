// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endApp, renderApp } from '../../../../../tests/support/page/render-app';
import { inEnglish } from '../../../../../tests/support/texts';
import { about } from './about-store';

afterEach(() => {
  about.close();
  endApp();
});

const view = { version: '0.1.0', channel: 'latest', mode: 'notify', state: { kind: 'current', checkedAt: null } } as const;
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: inEnglish('updates.about') });

describe('the dialog about the app', () => {
  beforeEach(() => {
    const boot = document.createElement('meta');
    boot.name = 'diwan-boot';
    boot.content = JSON.stringify({ language: 'en', version: '0.1.0' });
    document.head.append(boot);
  });
  afterEach(() => document.querySelector('meta[name="diwan-boot"]')?.remove());

  it('is opened from the foot of every screen, which gets the focus back', async () => {
    const { bridge } = renderApp({ path: '/page-error-404', handlers: { 'updates.check': () => ok(view) } });
    const version = await screen.findByRole('button', { name: /^Diwan \d/ });
    version.focus();
    fireEvent.click(version);
    const opened = await dialog();
    expect(bridge.requestsOf('updates.check')).toHaveLength(0);
    fireEvent.click(within(opened).getByRole('button', { name: inEnglish('common.close') }));
    await waitFor(() => expect(document.activeElement).toBe(version));
  });

  it('is opened from the menu before the sign-in too, and asks for a new version', async () => {
    const { bridge } = renderApp({ path: '/login', session: null, handlers: { 'updates.check': () => ok(view) } });
    await waitFor(() => expect(document.querySelector('input[type=password]')).not.toBeNull());
    act(() => bridge.emit('app.commandInvoked', { command: 'openUpdates' }));
    await dialog();
    await waitFor(() => expect(bridge.requestsOf('updates.check')).toHaveLength(1));
  });

  it('leaves the page to screen readers when it closes, also as the only thing that ever was opened', async () => {
    const { bridge } = renderApp({ path: '/login', session: null, handlers: { 'updates.check': () => ok(view) } });
    const password = (): Element | null => document.querySelector('input[type=password]');
    await waitFor(() => expect(password()).not.toBeNull());
    act(() => bridge.emit('app.commandInvoked', { command: 'openUpdates' }));
    const opened = await dialog();
    act(() =>
      within(opened)
        .getByRole('button', { name: inEnglish('common.close') })
        .focus(),
    );
    await waitFor(() => expect(password()?.closest('[aria-hidden=true]')).not.toBeNull());
    fireEvent.click(within(opened).getByRole('button', { name: inEnglish('common.close') }));
    await waitFor(() => expect(password()?.closest('[aria-hidden=true]')).toBeNull());
  });
});
