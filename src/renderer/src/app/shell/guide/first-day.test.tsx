// @vitest-environment happy-dom

import { useFirstSteps } from '@renderer/runtime/state/first-steps-state';
import { useGuide } from '@renderer/runtime/state/guide-state';
import { ok } from '@shared/contract/result';
import { areas } from '@shared/domain/permissions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeHandlers, offStation } from '../../../../../../tests/support/page/fake-bridge';
import { endApp, type RenderedApp, renderApp, someAdmin, toSessionView } from '../../../../../../tests/support/page/render-app';
import { printSettingsOf } from '../../../../../../tests/support/samples/print-settings';
import { inEnglish } from '../../../../../../tests/support/texts';
import { setFirstScreenReady } from '../../first-screen';
import { shellPanels } from '../shell-panels-store';

const session = toSessionView({ ...someAdmin, admin_roles: areas.map((role) => ({ role })) });
const noSheets = { rows: [], totalItems: 0, keptDays: 30, areNamesReadable: true, unreadableRows: 0 } as never;
const handlers: FakeHandlers = {
  'printing.readSettings': () => ok(printSettingsOf({ printer: 'Office' })),
  'printing.printers': () => ok([{ name: 'Office', displayName: 'HP LaserJet M404' }] as never),
  'history.list': () => ok(noSheets),
  'station.read': () => ok(offStation),
};

function onNewVersion(): void {
  const boot = document.createElement('meta');
  boot.name = 'diwan-boot';
  boot.content = JSON.stringify({ language: 'en', version: '0.1.0' });
  document.head.append(boot);
  window.localStorage.setItem('whatsNewSeen', '0.0.9');
}

const open = (more: FakeHandlers = {}, path = '/masterHN/dashboard'): RenderedApp => {
  const app = renderApp({ path, session, handlers: { ...handlers, ...more } });
  act(setFirstScreenReady);
  return app;
};

const unfold = (card: HTMLElement): void => {
  fireEvent.click(within(card).getByRole('button', { name: inEnglish('firstSteps.all') }));
};

const reset = (): void => {
  window.localStorage.clear();
  shellPanels.close();
  document.querySelector('meta[name="diwan-boot"]')?.remove();
  useFirstSteps.setState({ done: {}, leftOut: [], isHidden: false }, true);
  useGuide.setState({ isOpen: false, screen: 'login', topic: null, isListingAll: false, isOver: false });
};

beforeEach(reset);
afterEach(() => {
  endApp();
  reset();
});

describe('the first day on a computer', () => {
  it('ticks itself over the dashboard, leaves out what is left out, and comes back from the guide', async () => {
    const app = open();
    const card = await screen.findByRole('region', { name: inEnglish('firstSteps.title') });
    expect(card.textContent).toContain(inEnglish('firstSteps.next', { step: inEnglish('firstSteps.step.head.title') }));
    expect(within(card).queryByRole('list')).toBeNull();
    unfold(card);
    await within(card).findByRole('img', { name: inEnglish('firstSteps.done', { step: inEnglish('firstSteps.step.printer.title') }) });
    await waitFor(() => expect(card.textContent).toContain('HP LaserJet M404'));
    expect(within(card).getByRole('status').textContent).toBe('3 of 9');
    const leave = inEnglish('firstSteps.leave', { step: inEnglish('firstSteps.step.station.title') });
    fireEvent.click(within(card).getByRole('button', { name: leave }));
    expect(within(card).getByRole('status').textContent).toBe('3 of 8');
    fireEvent.click(within(card).getByRole('button', { name: inEnglish('firstSteps.hide') }));
    expect(screen.queryByRole('region', { name: inEnglish('firstSteps.title') })).toBeNull();
    expect(JSON.parse(window.localStorage.getItem('firstSteps') ?? '')).toMatchObject({ leftOut: ['station'], isHidden: true });
    act(() => app.bridge.emit('app.commandInvoked', { command: 'openGuide' }));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('firstSteps.open') }));
    expect(await screen.findByRole('region', { name: inEnglish('firstSteps.title') })).toBeTruthy();
    expect(screen.queryByText(inEnglish('firstSteps.step.station.title'))).toBeNull();
  });

  it('ticks what was printed on another screen', async () => {
    let pages = 0;
    const tested = { ...(noSheets as object), rows: [{ entries: [{ at: '2026-11-26T07:00:00Z' }] }] } as never;
    const app = open({ 'history.list': ({ documents }) => ok(pages > 0 && documents?.includes('testPage') ? tested : noSheets) });
    const card = { name: inEnglish('firstSteps.title') };
    unfold(await screen.findByRole('region', card));
    await screen.findByText(inEnglish('firstSteps.step.testPage.title'));
    await app.goTo('/page-error-404');
    await waitFor(() => expect(screen.queryByRole('region', card)).toBeNull());
    pages = 1;
    await app.goTo('/masterHN/dashboard');
    const done = inEnglish('firstSteps.done', { step: inEnglish('firstSteps.step.testPage.title') });
    unfold(await screen.findByRole('region', card));
    await screen.findByRole('img', { name: done });
  });

  it('is only that of the first user, unless another one opens it from the guide', async () => {
    const card = { name: inEnglish('firstSteps.title') };
    open();
    await screen.findByRole('region', card);
    endApp();
    expect(useFirstSteps.getState().user).toBe(someAdmin.id);
    const colleague = toSessionView({ ...someAdmin, id: someAdmin.id + 1, admin_roles: areas.map((role) => ({ role })) });
    const app = renderApp({ path: '/masterHN/dashboard', session: colleague, handlers });
    act(setFirstScreenReady);
    await waitFor(() => expect(app.bridge.requestsOf('station.read').length).toBeGreaterThan(0));
    await waitFor(() => expect(app.bridge.requestsOf('history.list').length).toBeGreaterThan(1));
    expect(screen.queryByRole('region', card)).toBeNull();
    act(() => app.bridge.emit('app.commandInvoked', { command: 'openGuide' }));
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('firstSteps.open') }));
    expect(await screen.findByRole('region', card)).toBeTruthy();
  });
});

describe('what is new', () => {
  const dialog = { name: inEnglish('whatsNew.title', { version: '0.1.0' }) };

  it('is shown once after an update, and leads to the guide; later from the menu', async () => {
    onNewVersion();
    const app = open({}, '/page-error-404');
    const news = await screen.findByRole('dialog', dialog);
    fireEvent.click(within(news).getAllByRole('button', { name: inEnglish('whatsNew.showMe') })[1] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Sort, filter, and total a list' })).toBeTruthy();
    expect(window.localStorage.getItem('whatsNewSeen')).toBe('0.1.0');
    await waitFor(() => expect(screen.queryByRole('dialog', dialog)).toBeNull());
    act(() => app.bridge.emit('app.commandInvoked', { command: 'openWhatsNew' }));
    expect(await screen.findByRole('dialog', dialog)).toBeTruthy();
  });

  it('is not shown on a print station, nor on a new computer', async () => {
    onNewVersion();
    const app = open({ 'station.read': () => ok({ ...offStation, state: 'running' }) }, '/page-error-404');
    await waitFor(() => expect(app.bridge.requestsOf('station.read').length).toBeGreaterThan(0));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('dialog', dialog)).toBeNull();
    expect(window.localStorage.getItem('whatsNewSeen')).toBe('0.0.9');
    endApp();
    window.localStorage.removeItem('whatsNewSeen');
    open({}, '/page-error-404');
    await waitFor(() => expect(window.localStorage.getItem('whatsNewSeen')).toBe('0.1.0'));
    expect(screen.queryByRole('dialog', dialog)).toBeNull();
  });
});

describe('a list that was never used', () => {
  const none = { 'promoCodes.list': () => ok({ rows: [], totalItems: 0, unreadableRows: 0 } as never) };

  it('says what goes into it, and leads to the guide; one that a search has emptied does not', async () => {
    const app = open(none, '/promo-codes');
    const steps = await screen.findByRole('list', { name: 'Add a promo code' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: inEnglish('guide.how') }));
    expect(await screen.findByRole('heading', { name: 'Add a promo code' })).toBeTruthy();
    await app.goTo('/promo-codes?search=zzz');
    await screen.findByRole('heading', { name: /zzz/ });
    expect(screen.queryByRole('list', { name: 'Add a promo code' })).toBeNull();
  });
});
