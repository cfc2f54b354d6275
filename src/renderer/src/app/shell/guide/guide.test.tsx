// @vitest-environment happy-dom
import { useGuide } from '@renderer/runtime/state/guide-state';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endApp, type RenderedApp, renderApp } from '../../../../../../tests/support/page/render-app';

const pressF1 = (app: RenderedApp): void => act(() => app.bridge.emit('app.commandInvoked', { command: 'openGuide' }));
const panel = (): Promise<HTMLElement> => screen.findByRole('complementary', { name: 'Guide' });
const search = (where: HTMLElement): HTMLElement => within(where).getByRole('searchbox', { name: 'Search the guide' });

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
    const home = await screen.findByRole('link', { name: 'Back to home' });
    home.focus();
    pressF1(app);
    const guide = await panel();
    await waitFor(() => expect(document.activeElement).toBe(search(guide)));
    expect(within(guide).getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    const first = within(guide).getByRole('button', { name: 'Search everything' });
    expect(first.getAttribute('aria-expanded')).toBe('true');
    expect(within(guide).getByRole('list', { name: 'Steps' }).textContent).toContain('Search everything');
    pressF1(app);
    expect(document.activeElement).toBe(home);
    expect(screen.queryByRole('complementary', { name: 'Guide' })).not.toBeNull();
    pressF1(app);
    await waitFor(() => expect(document.activeElement).toBe(search(guide)));
    fireEvent.keyDown(search(guide), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Guide' })).toBeNull());
    expect(document.activeElement).toBe(home);
  });

  it('is searched in both alphabets, goes with the screen, and puts a ring on the real button', async () => {
    const app = renderApp({ path: '/page-error-404' });
    await screen.findByRole('link', { name: 'Back to home' });
    pressF1(app);
    const guide = await panel();
    fireEvent.change(search(guide), { target: { value: 'كُوبُون' } });
    fireEvent.click(await within(guide).findByRole('button', { name: /^A promo code/ }));
    expect(await within(guide).findByRole('heading', { name: 'A promo code' })).toBeTruthy();
    fireEvent.change(search(guide), { target: { value: 'search everything' } });
    fireEvent.click(await within(guide).findByRole('button', { name: /^Search everything/ }));
    fireEvent.click(await within(guide).findByRole('button', { name: 'Show me where' }));
    await waitFor(() => expect(document.querySelector('[data-guide-ring]')).not.toBeNull());
    fireEvent.keyDown(window, { key: 'a' });
    await waitFor(() => expect(document.querySelector('[data-guide-ring]')).toBeNull());
    await app.goTo('/profile');
    expect(await within(guide).findByRole('heading', { name: 'Profile' })).toBeTruthy();
  });

  it('lies over the sign-in, where no screen is beside it, and over a dialog at its topic', async () => {
    const app = renderApp({ path: '/login', session: null });
    await waitFor(() => expect(document.querySelector('input[type=password]')).not.toBeNull());
    pressF1(app);
    const over = await screen.findByRole('dialog', { name: 'Guide' });
    expect(within(over).getByRole('heading', { name: 'Sign in' })).toBeTruthy();
    fireEvent.click(within(over).getByRole('button', { name: 'Close the guide' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Guide' })).toBeNull());
    fireEvent.keyDown(window, { code: 'Slash', ctrlKey: true });
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    act(() => within(keys).getByRole('button', { name: 'Close' }).focus());
    pressF1(app);
    const again = await screen.findByRole('dialog', { name: 'Guide' });
    expect(within(again).getByRole('heading', { name: 'Work by keyboard' })).toBeTruthy();
  });
});
