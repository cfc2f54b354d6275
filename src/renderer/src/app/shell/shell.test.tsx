// @vitest-environment happy-dom

import { usePageHeaderState } from '@renderer/ui/layout/page-header';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endApp, renderApp, someAdmin, toSessionView } from '../../../../../tests/support/page/render-app';
import { containing, inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';
import { appRoutes } from '../routes';
import { sidebarGroups, topEntries } from './sidebar/sidebar-entries';

const somewhere = '/page-error-404';
const setWidth = (widthPx: number): void => {
  vi.stubGlobal('innerWidth', widthPx);
  window.dispatchEvent(new Event('resize'));
};

beforeEach(() => setWidth(1440));
afterEach(endApp);

const shown = () => screen.findByRole('link', { name: /Back to home|العودة إلى الرئيسية/ });

describe('the frame of every screen', () => {
  it('[LAY-15] has a header, a content area and a footer, one title and a way past the menu', async () => {
    renderApp({ path: somewhere });
    await shown();
    expect(screen.getByRole('banner')).toBeDefined();
    expect(screen.getByRole('main')).toBeDefined();
    expect(screen.getByRole('contentinfo')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.skipToContent') }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('[LAY-16] shows the title of the current route and writes it into the window title', async () => {
    const app = renderApp({ path: '/admins' });
    expect(await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') })).toBeDefined();
    expect(document.title).toBe('Admins · Diwan');
    await app.goTo('/rules');
    expect(await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.rules') })).toBeDefined();
    expect(document.title).toBe('Rules · Diwan');
    await app.goTo('/admins/add-admins');
    expect(await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.addAdmin') })).toBeDefined();
    expect(document.title).toBe('Add admin · Diwan');
    // The title of a record's screen names the record.
    act(() => usePageHeaderState.setState({ title: '#10482' }));
    expect(screen.getByRole('heading', { level: 1, name: '#10482' })).toBeDefined();
    expect(document.title).toBe('#10482 · Diwan');
  });

  it('copies the number of a record beside its title', async () => {
    const copied: string[] = [];
    const { bridge } = renderApp({ path: somewhere });
    bridge.handle({
      'app.copyText': ({ text }) => {
        copied.push(text);
        return ok(null);
      },
    });
    await shown();
    act(() => usePageHeaderState.setState({ title: '#10482', copyText: '10482', copyLabel: 'Copy this' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Copy this' }));
    await waitFor(() => expect(copied).toEqual(['10482']));
  });

  it('[LAY-19] [LAY-20] [LAY-21] follows the width of the window', async () => {
    const { container } = renderApp({ path: somewhere });
    await shown();
    const style = () => container.querySelector('[data-sidebar]')?.getAttribute('data-sidebar');
    expect(style()).toBe('full');
    act(() => setWidth(1000));
    expect(style()).toBe('mini');
    expect(screen.getByRole('link', { name: inEnglish('navigation.orders') }).textContent).toBe('');
    act(() => setWidth(700));
    expect(style()).toBe('overlay');
    expect(screen.queryByRole('navigation', { name: inEnglish('shell.mainNavigation') })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.openMenu') }));
    expect(await screen.findByRole('navigation', { name: inEnglish('shell.mainNavigation') })).toBeDefined();
  });

  it('keeps the names in a narrower window when they are pinned, also at the next start', async () => {
    act(() => setWidth(1000));
    const style = (): string | null | undefined => document.querySelector('[data-sidebar]')?.getAttribute('data-sidebar');
    const first = renderApp({ path: somewhere });
    await shown();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.showNames') }));
    expect(style()).toBe('full');
    expect(screen.getByRole('link', { name: inEnglish('navigation.orders') }).textContent).toBe('Orders');
    first.unmount();
    renderApp({ path: somewhere });
    await shown();
    expect(style()).toBe('full');
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.hideNames') }));
    expect(style()).toBe('mini');
  });

  it('folds to icons in a wide window too, takes the keyboard along, and remembers it apart from narrower windows', async () => {
    const style = (): string | null | undefined => document.querySelector('[data-sidebar]')?.getAttribute('data-sidebar');
    const first = renderApp({ path: somewhere });
    await shown();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.hideNames') }));
    expect(style()).toBe('mini');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('shell.showNames') }));
    first.unmount();
    renderApp({ path: somewhere });
    await shown();
    expect(style()).toBe('mini');
    act(() => setWidth(1000));
    expect(style()).toBe('mini');
    act(() => setWidth(1440));
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.showNames') }));
    expect(style()).toBe('full');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: inEnglish('shell.hideNames') }));
  });

  it('[LAY-32] [LAY-30] shows every entry to an admin without any role, in order', async () => {
    renderApp({ path: somewhere, session: { ...toSessionView({ ...someAdmin, admin_roles: [] }) } });
    await shown();
    const sidebar = screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') });
    const required = [
      inEnglish('navigation.admins'),
      inEnglish('navigation.rules'),
      inEnglish('navigation.homePage'),
      inEnglish('navigation.homeProducts'),
      inEnglish('navigation.homeSocial'),
      inEnglish('navigation.homeContactUs'),
      inEnglish('navigation.homeAboutUs'),
      inEnglish('navigation.dashboard'),
      inEnglish('navigation.users'),
      inEnglish('navigation.categories'),
      inEnglish('navigation.products'),
      inEnglish('navigation.styleUp'),
      inEnglish('navigation.variant'),
      inEnglish('navigation.dynamicVariant'),
      inEnglish('navigation.orders'),
      inEnglish('navigation.guestOrders'),
      inEnglish('navigation.promoCodes'),
      inEnglish('navigation.banners'),
      inEnglish('navigation.delivery'),
      inEnglish('navigation.social'),
      inEnglish('navigation.contactUs'),
      inEnglish('navigation.payment'),
      inEnglish('navigation.aboutUs'),
      inEnglish('navigation.notifications'),
      inEnglish('navigation.currency'),
    ];
    const links = within(sidebar)
      .getAllByRole('link')
      .map((link) => link.textContent ?? '');
    // The app's own screens are between those of the requirements.
    expect(links.filter((name) => (required as string[]).includes(name))).toEqual(required);
    expect(links).toHaveLength([topEntries, ...sidebarGroups.map(({ entries }) => entries)].flat().length);
  });

  it('reads what is on screen again once when the menu says so', async () => {
    const app = renderApp({ path: '/admins' });
    await screen.findByRole('searchbox');
    await waitFor(() => expect(app.bridge.requestsOf('admins.list')).toHaveLength(1));
    act(() => app.bridge.emit('app.commandInvoked', { command: 'refresh' }));
    await waitFor(() => expect(app.bridge.requestsOf('admins.list')).toHaveLength(2));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(app.bridge.requestsOf('admins.list')).toHaveLength(2);
  });

  it('brings the current entry of the sidebar into view once, and not with every search', async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    const app = renderApp({ path: '/admins' });
    await screen.findByRole('searchbox');
    const before = scrolled.mock.calls.length;
    await app.goTo('/admins?search=noura');
    await app.goTo('/admins?search=noura&page=2');
    expect(scrolled.mock.calls).toHaveLength(before);
    await app.goTo('/rules');
    expect(scrolled.mock.calls.length).toBeGreaterThan(before);
    scrolled.mockRestore();
  });

  it('does not call a print queue empty that could not be read', async () => {
    renderApp({ path: somewhere, handlers: { 'printing.queue': () => failed('internal') } });
    expect(await screen.findByRole('button', { name: inEnglish('printQueue.summary.statusUnknown') })).toBeDefined();
  });

  it.each([
    ['[LAY-22]', inEnglish('navigation.admins'), '/admins'],
    ['[LAY-23]', inEnglish('navigation.rules'), '/rules'],
    ['[LAY-25]', inEnglish('navigation.homePage'), '/home/page'],
    ['[LAY-26]', inEnglish('navigation.homeProducts'), '/home/products'],
    ['[LAY-27]', inEnglish('navigation.homeSocial'), '/home/social'],
    ['[LAY-28]', inEnglish('navigation.homeContactUs'), '/home/contact-us'],
    ['[LAY-29]', inEnglish('navigation.homeAboutUs'), '/home/about-us'],
  ])('%s the entry %s leads to %s', async (_row, name, path) => {
    const app = renderApp({ path: somewhere });
    await shown();
    const [entry] = within(screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') })).getAllByRole('link', { name });
    fireEvent.click(entry as HTMLElement);
    await waitFor(() => expect(app.path()).toBe(path));
  });

  it('links an entry exactly when its screen exists, and says so on the others', async () => {
    renderApp({ path: somewhere });
    await shown();
    const sidebar = screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') });
    const paths = appRoutes.map(({ path }) => `/${path}`);
    for (const link of within(sidebar).getAllByRole('link')) {
      const target = link.getAttribute('href');
      if (target) expect(paths).toContain(target.replace(/^#/, ''));
      else expect(link.getAttribute('aria-disabled')).toBe('true');
    }
  });

  it('leads to a list with the search that it had last, from its first page; pressed there, to the list afresh', async () => {
    const app = renderApp({ path: '/admins?search=noura&page=2' });
    const search = async (): Promise<string> => (await screen.findByRole<HTMLInputElement>('searchbox')).value;
    expect(await search()).toBe('noura');
    const entry = (name: string): HTMLElement =>
      within(screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') })).getByRole('link', { name });
    fireEvent.click(entry(inEnglish('navigation.rules')));
    await waitFor(() => expect(app.path()).toBe('/rules'));
    fireEvent.click(entry(inEnglish('navigation.admins')));
    await waitFor(() => expect(app.path()).toBe('/admins'));
    expect(await search()).toBe('noura');
    expect(app.bridge.requestsOf('admins.list').at(-1)).toMatchObject({ query: { page: 1, search: 'noura' } });
    fireEvent.click(entry(inEnglish('navigation.admins')));
    await waitFor(async () => expect(await search()).toBe(''));
  });

  it('marks the current entry, also from a screen below it', async () => {
    const app = renderApp({ path: '/admins' });
    await screen.findByRole('heading', { level: 1, name: inEnglish('navigation.admins') });
    const sidebar = screen.getByRole('navigation', { name: inEnglish('shell.mainNavigation') });
    expect(within(sidebar).getByRole('link', { current: 'page' }).textContent).toBe('Admins');
    expect(app.path()).toBe('/admins');
  });

  it('marks the folded group that hides the current entry', async () => {
    setWidth(1000);
    const app = renderApp({ path: '/home/social' });
    const group = await screen.findByRole('button', { name: inEnglish('navigation.home'), expanded: false });
    expect(group.getAttribute('aria-current')).toBe('true');
    fireEvent.click(group);
    expect(group.getAttribute('aria-current')).toBeNull();
    fireEvent.click(group);
    await app.goTo('/admins');
    expect(group.getAttribute('aria-current')).toBeNull();
  });

  it('folds a group away and remembers it', async () => {
    const first = renderApp({ path: somewhere });
    await shown();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('navigation.home'), expanded: true }));
    expect(screen.getByRole('button', { name: inEnglish('navigation.home'), expanded: false })).toBeDefined();
    first.unmount();
    renderApp({ path: somewhere });
    await shown();
    expect(screen.getByRole('button', { name: inEnglish('navigation.home'), expanded: false })).toBeDefined();
  });

  it('[LAY-18] opens a menu with profile and logout from the initial of the admin', async () => {
    const app = renderApp({ path: somewhere, handlers: { 'session.signOut': () => ok(null) } });
    await shown();
    const button = screen.getByRole('button', { name: inEnglish('shell.account', { name: 'Maryam Al-Sabah' }) });
    expect(button.textContent).toBe('M');
    fireEvent.click(button);
    expect(await screen.findByRole('menuitem', { name: startingWith(inEnglish('navigation.profile')) })).toBeDefined();
    fireEvent.click(screen.getByRole('menuitem', { name: inEnglish('shell.logout') }));
    await waitFor(() => expect(app.path()).toBe('/login'));
    expect(app.bridge.requestsOf('session.signOut')).toHaveLength(1);
  });

  it('says whether the server is reached and which one it is', async () => {
    const app = renderApp({ path: somewhere });
    await shown();
    const footer = screen.getByRole('contentinfo');
    expect(await within(footer).findByText(inEnglish('shell.connection.connected'))).toBeDefined();
    expect(within(footer).getByText('api.shop.example')).toBeDefined();
    act(() =>
      app.bridge.emit('connection.changed', {
        apiRoot: 'https://api.shop.example/v1',
        authorization: 'bare',
        source: 'user',
        state: 'unreachable',
        since: '2026-11-19T07:14:00.000Z',
        fixedBy: null,
        profile: null,
      }),
    );
    expect(await within(footer).findByText(/^Not connected since/)).toBeDefined();
  });
});

describe('keys of the menu', () => {
  it('F1 shows the keys before the sign-in too', async () => {
    const app = renderApp({ path: '/login', session: null });
    await screen.findByLabelText(startingWith(inEnglish('adminForm.email')));
    act(() => app.bridge.emit('app.commandInvoked', { command: 'openShortcuts' }));
    const dialog = await screen.findByRole('dialog', { name: inEnglish('shell.keyboardShortcuts') });
    fireEvent.click(within(dialog).getByRole('button', { name: inEnglish('common.close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('printing says where there is nothing to print', async () => {
    const app = renderApp({ path: somewhere });
    await shown();
    act(() => app.bridge.emit('app.commandInvoked', { command: 'print' }));
    expect(await screen.findByText(inEnglish('shell.nothingToPrint'), { selector: '.fui-ToastTitle *' })).toBeDefined();
  });
});

describe('language', () => {
  const chooseArabic = async (): Promise<void> => {
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.languageNow', { language: 'English' }) }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: inArabic('productForm.arabic') }));
    await screen.findByRole('button', { name: 'اللغة: العربية' });
  };

  it('[LAY-07] [LAY-17] offers exactly English and Arabic', async () => {
    renderApp({ path: somewhere });
    await shown();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.languageNow', { language: 'English' }) }));
    const choices = await screen.findAllByRole('menuitemradio');
    expect(choices.map((choice) => choice.textContent)).toEqual([
      inEnglish('notifications.preview.english'),
      inArabic('productForm.arabic'),
    ]);
    expect(choices.map((choice) => choice.getAttribute('aria-checked'))).toEqual(['true', 'false']);
  });

  it('[LAY-02] [LAY-04] [LAY-09] flips texts, direction, document and window title at once and keeps the route', async () => {
    const app = renderApp({ path: somewhere });
    await shown();
    await chooseArabic();
    expect(app.bridge.requestsOf('preferences.update')).toEqual([{ language: 'ar' }]);
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(document.body.classList.contains('ar')).toBe(true);
    expect(document.body.classList.contains('en')).toBe(false);
    expect(document.title).toBe('الصفحة غير موجودة · ديوان');
    expect(app.container.querySelector('.fui-FluentProvider')?.getAttribute('dir')).toBe('rtl');
    expect(screen.getByText(inArabic('shell.languageChanged'))).toBeDefined();
    expect(app.path()).toBe(somewhere);
  });

  it('[LAY-09] [OP-36] follows a choice in the native menu and keeps what was typed and where the focus is', async () => {
    const app = renderApp({ session: null });
    const email = await screen.findByLabelText(startingWith(inEnglish('adminForm.email')));
    fireEvent.change(email, { target: { value: 'half@typed' } });
    email.focus();
    act(() => app.bridge.emit('preferences.changed', { language: 'ar', appearance: 'light', digits: 'latn' }));
    expect(await screen.findByLabelText(startingWith(inArabic('adminForm.email')))).toBe(email);
    expect((email as HTMLInputElement).value).toBe('half@typed');
    expect(document.activeElement).toBe(email);
  });

  it('tells when a choice could not be stored and stays as it is', async () => {
    renderApp({ path: somewhere, handlers: { 'preferences.update': () => failed('diskFull') } });
    await shown();
    fireEvent.click(screen.getByRole('button', { name: inEnglish('shell.languageNow', { language: 'English' }) }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: inArabic('productForm.arabic') }));
    expect(await screen.findByText(containing(inEnglish('failures.diskFull')))).toBeDefined();
    expect(document.documentElement.lang).toBe('en');
  });
});

describe('alerts', () => {
  it('[ERR-05] [OP-09] one modal alert with title, text and button', async () => {
    const { notify } = await import('@renderer/runtime/notices/notify');
    renderApp({ path: somewhere });
    await shown();
    act(() => notify.failure({ code: 'userNotFound' }));
    const alert = await screen.findByRole('alertdialog', { name: 'Oops' });
    expect(alert.textContent).toContain('Email not found');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try Again!' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('[ERR-09] a toast in the words of the server, with the reference for support', async () => {
    const { notify } = await import('@renderer/runtime/notices/notify');
    renderApp({ path: somewhere });
    await shown();
    act(() => notify.failure({ code: 'server', message: 'stock_is_empty', reference: 'A1B2' }));
    expect(await screen.findByText('stock_is_empty')).toBeDefined();
    expect(screen.getByText(inEnglish('common.reference', { reference: 'A1B2' }))).toBeDefined();
  });

  it('words of the server stand under a title in the language of the app, in their own direction', async () => {
    const { notify } = await import('@renderer/runtime/notices/notify');
    renderApp({ path: somewhere, language: 'ar' });
    await shown();
    act(() => notify.failure({ code: 'server', message: 'stock_is_empty' }));
    const words = await screen.findByText('stock_is_empty');
    expect(words.closest('[dir="auto"]')).not.toBeNull();
    expect(words.closest('.fui-Toast')?.querySelector('.fui-ToastTitle')?.textContent).toContain(inArabic('failures.server'));
  });

  it('a toast of a success goes when worse is told of the same matter, and does not come after it', async () => {
    const { notify } = await import('@renderer/runtime/notices/notify');
    renderApp({ path: somewhere });
    await shown();
    act(() => notify.success('2 invoices sent', undefined, 'batch'));
    await screen.findByText('2 invoices sent', { selector: '.fui-ToastTitle *' });
    act(() => notify.success('3 invoices sent', undefined, 'another'));
    act(() => notify.overtake('batch'));
    await waitFor(() => expect(screen.queryByText('2 invoices sent', { selector: '.fui-ToastTitle *' })).toBeNull());
    act(() => notify.success('2 invoices sent', undefined, 'batch'));
    expect(screen.queryByText('2 invoices sent', { selector: '.fui-ToastTitle *' })).toBeNull();
    expect(screen.getByText('3 invoices sent', { selector: '.fui-ToastTitle *' })).toBeDefined();
  });
});
