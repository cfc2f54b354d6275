// @vitest-environment happy-dom

import { findTopic } from '@guide/topics';
import { useGuide } from '@renderer/runtime/state/guide-state';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endApp, type RenderedApp, renderApp } from '../../../../../../tests/support/page/render-app';
import { inEnglish, startingWith } from '../../../../../../tests/support/texts';

const pressF1 = (app: RenderedApp): void => act(() => app.bridge.emit('app.commandInvoked', { command: 'openGuide' }));
const panel = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: inEnglish('shell.guide') });
const search = (where: HTMLElement): HTMLElement => within(where).getByRole('searchbox', { name: inEnglish('guide.search') });

beforeEach(() => {
  // The simulated document has no layout, so elements get a box here.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 100, 30));
});

afterEach(() => {
  vi.restoreAllMocks();
  endApp();
  useGuide.setState({ isOpen: false, screen: 'login', topic: null, isListingAll: false, isOver: false });
});

describe('the guide', () => {
  it('stands beside the screen at its topics; F1 goes in and back, Escape closes it', async () => {
    const app = renderApp({ path: '/page-error-404' });
    const home = await screen.findByRole('link', { name: inEnglish('shell.notFound.home') });
    home.focus();
    pressF1(app);
    const guide = await panel();
    await waitFor(() => expect(document.activeElement).toBe(search(guide)));
    expect(within(guide).getByRole('heading', { name: inEnglish('navigation.notFound') })).toBeTruthy();
    const first = within(guide).getByRole('button', { name: inEnglish('shell.command.open') });
    expect(first.getAttribute('aria-expanded')).toBe('true');
    expect(within(guide).getByRole('list', { name: inEnglish('guide.steps') }).textContent).toContain(inEnglish('shell.command.open'));
    pressF1(app);
    expect(document.activeElement).toBe(home);
    expect(screen.queryByRole('complementary', { name: inEnglish('shell.guide') })).not.toBeNull();
    pressF1(app);
    await waitFor(() => expect(document.activeElement).toBe(search(guide)));
    fireEvent.keyDown(search(guide), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary', { name: inEnglish('shell.guide') })).toBeNull());
    expect(document.activeElement).toBe(home);
  });

  it('is searched in both alphabets, goes with the screen, and puts a ring on the real button', async () => {
    const app = renderApp({ path: '/page-error-404' });
    await screen.findByRole('link', { name: inEnglish('shell.notFound.home') });
    pressF1(app);
    const guide = await panel();
    fireEvent.change(search(guide), { target: { value: 'كُوبُون' } });
    fireEvent.click(await within(guide).findByRole('button', { name: /^Add a promo code/ }));
    expect(await within(guide).findByRole('heading', { name: 'Add a promo code' })).toBeTruthy();
    fireEvent.change(search(guide), { target: { value: 'search everything' } });
    fireEvent.click(await within(guide).findByRole('button', { name: startingWith(inEnglish('shell.command.open')) }));
    fireEvent.click(await within(guide).findByRole('button', { name: inEnglish('guide.where') }));
    await waitFor(() => expect(document.querySelector('[data-guide-ring]')).not.toBeNull());
    fireEvent.keyDown(window, { key: 'a' });
    await waitFor(() => expect(document.querySelector('[data-guide-ring]')).toBeNull());
    await app.goTo('/profile');
    expect(await within(guide).findByRole('heading', { name: inEnglish('navigation.profile') })).toBeTruthy();
  });

  it('leads to what Diwan does not do when a search finds nothing', async () => {
    const app = renderApp({ path: '/page-error-404' });
    await screen.findByRole('link', { name: inEnglish('shell.notFound.home') });
    pressF1(app);
    const guide = await panel();
    fireEvent.change(search(guide), { target: { value: 'loyalty points' } });
    const title = findTopic('not-possible')?.title.en ?? '';
    fireEvent.click(await within(guide).findByRole('button', { name: title }));
    expect(await within(guide).findByRole('heading', { name: title })).toBeTruthy();
    expect(within(guide).getByText('Refund a payment')).toBeTruthy();
  });

  it('lies over the sign-in, where no screen is beside it, and over a dialog at its topic', async () => {
    const app = renderApp({ path: '/login', session: null });
    await waitFor(() => expect(document.querySelector('input[type=password]')).not.toBeNull());
    pressF1(app);
    const over = await screen.findByRole('dialog', { name: inEnglish('shell.guide') });
    expect(within(over).getByRole('heading', { name: inEnglish('navigation.signIn') })).toBeTruthy();
    fireEvent.click(within(over).getByRole('button', { name: inEnglish('guide.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: inEnglish('shell.guide') })).toBeNull());
    fireEvent.keyDown(window, { code: 'Slash', ctrlKey: true });
    const keys = await screen.findByRole('dialog', { name: inEnglish('shell.keyboardShortcuts') });
    act(() =>
      within(keys)
        .getByRole('button', { name: inEnglish('common.close') })
        .focus(),
    );
    pressF1(app);
    const again = await screen.findByRole('dialog', { name: inEnglish('shell.guide') });
    expect(within(again).getByRole('heading', { name: 'Work by keyboard' })).toBeTruthy();
  });
});
