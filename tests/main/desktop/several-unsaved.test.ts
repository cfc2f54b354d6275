import { startSampleShop } from '@sample-shop/server';
import type { ClosingQuestion } from '@shared/contract/desktop/closing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import type { FakeWindow } from '../../support/main/fake-window';
import { inEnglish } from '../../support/texts';

let shop: ShopUnderTest;
let app: AppUnderTest;

beforeEach(async () => {
  shop = await startSampleShop({});
  app = await startApp({ apiRoot: shop.apiRoot });
  await app.signIn();
  await app.value('preferences.update', { language: 'en' });
  for (const id of [7, 8, 9]) {
    const order = { path: '/orders-guest/details', state: { order: { id } }, name: null, list: null, beside: null };
    await app.value('windows.open', { ...order, record: `order ${id}` });
    windowAt(id - 6).happen.titled(`#${id}, Noura · Diwan`);
  }
});
afterEach(async () => {
  vi.useRealTimers();
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

const windowAt = (position: number): FakeWindow => app.observed.windows[position] as FakeWindow;
const from = async (window: FakeWindow, name: string, input?: unknown): Promise<unknown> => {
  const result = await app.observed.request(name, input, { window: window.options.key });
  if (!result.ok) throw new Error(`${name}: ${result.error.code}`);
  return result.value;
};
const events = (name: string) => app.observed.events.filter((event) => event.name === name);
const hold = (window: FakeWindow, work: object = {}) =>
  from(window, 'app.setUnsaved', { hasUnsaved: true, titles: ['Form'], canSave: true, canKeep: true, ...work });
const save = (window: FakeWindow) => from(window, 'app.setUnsaved', { hasUnsaved: false });
const keyOf = (window: FakeWindow): string => window.options.key;
const asked = () => events('windows.closingRequested').map(({ payload }) => payload as ClosingQuestion | null);
const question = () => asked().at(-1);
const answer = (given: string, window = windowAt(0)) => from(window, 'windows.answerClosing', { answer: given });
const closeAsked = () => events('app.closeRequested').map((event) => [(event as { to?: string }).to ?? 'main', event.payload]);
/** Closes the window as its page does after the answer about its unsaved work. */
const close = (window: FakeWindow) => from(window, 'app.answerClose', { answer: 'close' });

async function quitWithTwo(): Promise<void> {
  windowAt(0).happen.focused();
  await hold(windowAt(0), { titles: ['Edit admin: Bader'], canKeep: false });
  await hold(windowAt(2), { canSave: false });
  expect(app.observed.happen.quitAsked()).toBe(false);
}

describe('unsaved work in several windows', () => {
  it('is asked about once when the program is told to end, by name, in the window in front', async () => {
    await quitWithTwo();
    expect(events('windows.closingRequested')).toHaveLength(1);
    expect(question()).toEqual({
      purpose: 'quit',
      total: 4,
      windows: [
        { key: 'main', name: 'Edit admin: Bader', isMain: true, canSave: true, canKeep: false, state: 'unsaved' },
        { key: keyOf(windowAt(2)), name: '#8, Noura', isMain: false, canSave: false, canKeep: true, state: 'unsaved' },
      ],
    });
    expect(closeAsked()).toEqual([]);
    await answer('asking');
    // After a second quit and a request to close one of the windows, the joint prompt comes to the front, and no other prompt is shown.
    expect([app.observed.happen.quitAsked(), windowAt(2).happen.closing(), windowAt(1).happen.closing()]).toEqual([false, false, true]);
    expect([windowAt(0).focuses, closeAsked()]).toEqual([3, []]);
    expect(events('windows.questionTaken')).not.toEqual([]);
  });

  it('stays where it is on stay, and is asked about anew', async () => {
    await quitWithTwo();
    await answer('stay', windowAt(2));
    expect(question()).not.toBeNull();
    await answer('stay');
    expect([question(), app.observed.quits, closeAsked()]).toEqual([null, 0, []]);
    expect([app.observed.happen.quitAsked(), question()?.windows.length]).toEqual([false, 2]);
  });

  it.each(['keep', 'discard'] as const)('ends with the program on %s, and no window asks again', async (decided) => {
    await quitWithTwo();
    await answer(decided);
    await vi.waitFor(() => expect(app.observed.quits).toBe(1));
    expect(app.observed.happen.quitAsked()).toBe(false);
    expect(closeAsked()).toEqual([[keyOf(windowAt(2)), { unsentSheets: 0, decided }]]);
    expect(windowAt(2).focuses).toBe(0);
    await close(windowAt(2));
    expect([windowAt(2).isDestroyed, app.observed.quits, app.observed.happen.quitAsked()]).toEqual([true, 2, false]);
    expect(closeAsked().at(-1)).toEqual(['main', { unsentSheets: 0, decided }]);
    await close(windowAt(0));
    expect(windowAt(0).isDestroyed).toBe(true);
  });

  it('is saved from the question, window by window; one that cannot be says so, and the last one that was saved ends it', async () => {
    await quitWithTwo();
    await from(windowAt(0), 'windows.saveUnsaved', { key: keyOf(windowAt(2)) });
    expect(events('windows.saveRequested')).toMatchObject([{ to: keyOf(windowAt(2)) }]);
    expect(question()?.windows.map(({ state }) => state)).toEqual(['unsaved', 'saving']);
    await from(windowAt(2), 'windows.saved', { isSaved: false });
    expect(question()?.windows.map(({ state }) => state)).toEqual(['unsaved', 'refused']);
    await save(windowAt(2));
    expect(question()?.windows.map(({ isMain }) => isMain)).toEqual([true]);
    await save(windowAt(0));
    await vi.waitFor(() => expect(app.observed.quits).toBe(1));
    expect([question(), app.observed.happen.quitAsked()]).toEqual([null, true]);
  });

  it('is shown where it is, and nothing closes', async () => {
    await quitWithTwo();
    await from(windowAt(0), 'windows.showUnsaved', { key: keyOf(windowAt(2)) });
    expect([question(), windowAt(2).focuses, app.observed.quits]).toEqual([null, 1, 0]);
  });

  it('stays when the window that asks is gone', async () => {
    await hold(windowAt(1));
    await hold(windowAt(2));
    windowAt(3).happen.focused();
    expect(app.observed.happen.quitAsked()).toBe(false);
    expect(events('windows.closingRequested')).toMatchObject([{ to: keyOf(windowAt(3)) }]);
    windowAt(3).happen.closed();
    await Promise.resolve();
    expect([app.observed.quits, app.observed.happen.quitAsked()]).toEqual([0, false]);
    expect(events('windows.closingRequested').at(-1)).not.toMatchObject({ to: keyOf(windowAt(3)) });
  });

  it('is asked about by the system where the page of the window in front hangs', async () => {
    vi.useFakeTimers();
    app.observed.nextAnswer = 1;
    await quitWithTwo();
    await vi.advanceTimersByTimeAsync(3000);
    expect(app.observed.questions).toEqual([
      {
        message: inEnglish('closing.title', { count: 2 }),
        detail: 'Edit admin: Bader\n#8, Noura',
        buttons: [inEnglish('closing.keep.quit'), inEnglish('closing.discard.quit'), inEnglish('forms.leave.stay')],
      },
    ]);
    expect(app.observed.quits).toBe(1);
  });

  it('is asked about once before a sign-out, whose own page does as it was answered; alone each window asks for itself', async () => {
    await hold(windowAt(1));
    expect(await from(windowAt(0), 'windows.confirmSignOut')).toBeNull();
    await hold(windowAt(0));
    windowAt(0).happen.focused();
    const confirmed = from(windowAt(0), 'windows.confirmSignOut');
    expect(question()?.purpose).toBe('signOut');
    await answer('keep');
    expect(await confirmed).toBe('keep');
    const closed = from(windowAt(0), 'windows.closeRecords');
    await vi.waitFor(() => expect(closeAsked()).toEqual([[keyOf(windowAt(1)), { unsentSheets: 0, decided: 'keep' }]]));
    await close(windowAt(1));
    expect(await closed).toBe(true);
    // Changes made after a canceled sign-out cause a new prompt.
    await save(windowAt(0));
    await hold(windowAt(0));
    expect(windowAt(0).happen.closing()).toBe(false);
    expect(closeAsked().at(-1)).toEqual(['main', { unsentSheets: 0 }]);
  });

  it('is asked about once before the windows of records are closed, but for that of the main window', async () => {
    await hold(windowAt(0));
    await hold(windowAt(1));
    await hold(windowAt(2));
    app.observed.chooseMenu('closeRecords');
    expect([question()?.purpose, question()?.windows.length, question()?.total]).toEqual(['closeRecords', 2, 3]);
    await answer('discard');
    await vi.waitFor(() => expect(closeAsked()).toHaveLength(1));
    await close(windowAt(1));
    await vi.waitFor(() => expect(closeAsked()).toHaveLength(2));
    await close(windowAt(2));
    await vi.waitFor(() => expect(windowAt(3).isDestroyed).toBe(true));
    expect(windowAt(0).isDestroyed).toBe(false);
  });

  it('is kept without a question over a session that is over', async () => {
    await hold(windowAt(0));
    await hold(windowAt(1));
    shop.shop.control.expireTokens();
    await app.call('admins.list', { query: { page: 1 } });
    expect(app.observed.happen.quitAsked()).toBe(false);
    expect([asked(), closeAsked()]).toEqual([[], [[keyOf(windowAt(1)), { unsentSheets: 0 }]]]);
  });
});

it('a sign-out from the menu is carried out by the main window, which outlives those of records', async () => {
  windowAt(1).happen.focused();
  app.observed.chooseMenu('signOut');
  expect(events('app.commandInvoked')).toEqual([{ name: 'app.commandInvoked', payload: { command: 'signOut' } }]);
});
