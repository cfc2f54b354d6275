import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import type { FakeWindow } from '../../support/main/fake-window';

let shop: ShopUnderTest;
let app: AppUnderTest;

beforeEach(async () => {
  shop = await startSampleShop({});
  app = await startApp({ apiRoot: shop.apiRoot });
  await app.signIn();
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

const open = (record: number | string, beside: number | null = null) =>
  app.value('windows.open', {
    path: '/orders-guest/details',
    state: { order: { id: record } },
    record: `order ${record}`,
    name: 'Noura',
    list: null,
    beside: beside === null ? null : `order ${beside}`,
  });
const recordAt = (position: number): FakeWindow => app.observed.windows[position] as FakeWindow;
const from = async (window: FakeWindow, name: string, input?: unknown): Promise<unknown> => {
  const result = await app.observed.request(name, input, { window: window.options.key });
  if (!result.ok) throw new Error(`${name}: ${result.error.code}`);
  return result.value;
};
const events = (name: string) => app.observed.events.filter((event) => event.name === name);
const hold = (window: FakeWindow) => from(window, 'app.setUnsaved', { hasUnsaved: true });
const menuItem = (id: string) => app.observed.menu.find((item) => item.id === 'window')?.submenu?.find((item) => item.id === id);

describe('the windows of records', () => {
  it('are told what they show, each for itself; the main window was opened for nothing', async () => {
    expect([await open(7), await open(8)]).toEqual(['opened', 'opened']);
    expect(await from(recordAt(1), 'windows.begin')).toEqual({
      path: '/orders-guest/details',
      state: { order: { id: 7 } },
      name: 'Noura',
      list: null,
      isPinned: false,
    });
    expect(await from(recordAt(2), 'windows.begin')).toEqual({
      path: '/orders-guest/details',
      state: { order: { id: 8 } },
      name: 'Noura',
      list: null,
      isPinned: false,
    });
    expect(await from(recordAt(0), 'windows.begin')).toBeNull();
  });

  it('open a record once: asked for again, its window comes to the front', async () => {
    await open(7);
    expect([await open(7), recordAt(1).focuses, app.observed.windows.length]).toEqual(['shown', 1, 2]);
    recordAt(1).happen.closed();
    expect([await open(7), app.observed.windows.length]).toEqual(['opened', 3]);
  });

  it('are eight at the most', async () => {
    for (let record = 1; record <= 8; record += 1) expect(await open(record)).toBe('opened');
    expect([await open(9), app.observed.windows.length]).toEqual(['full', 9]);
    recordAt(3).happen.closed();
    expect(await open(9)).toBe('opened');
  });

  it.each(['//evil.example', 'https://evil.example', '/orders?search=7', 'orders'])('show no other address: %s', async (path) => {
    const result = await app.observed.request('windows.open', { path, state: null, record: 'one', name: null, list: null, beside: null });
    expect(result).toMatchObject({ ok: false, error: { code: 'badInput' } });
    expect(app.observed.windows).toHaveLength(1);
  });

  it('are told what another window has changed, and the window that changed it is not', async () => {
    await open(7);
    await from(recordAt(1), 'admins.add', { body: {} }).catch(() => undefined);
    expect(events('calls.invalidated')).toEqual([
      { name: 'calls.invalidated', payload: { name: 'admins.add', id: null, isMain: false }, to: 'main' },
    ]);
    await from(recordAt(1), 'admins.list', { query: { page: 1 } });
    expect(events('calls.invalidated')).toHaveLength(1);
  });

  it('ask for themselves when they close, and the others stay', async () => {
    await open(7);
    await open(8);
    await hold(recordAt(1));
    expect([recordAt(2).happen.closing(), recordAt(0).happen.closing(), recordAt(1).happen.closing()]).toEqual([true, true, false]);
    expect(events('app.closeRequested')).toEqual([
      { name: 'app.closeRequested', payload: { unsentSheets: 0 }, to: recordAt(1).options.key },
    ]);
    await from(recordAt(1), 'app.answerClose', { answer: 'close' });
    expect([recordAt(1).isDestroyed, recordAt(0).isDestroyed, app.observed.quits]).toEqual([true, false, 0]);
  });

  it('ask for themselves when the program is told to end and only one holds unsaved work; it keeps all of it', async () => {
    await open(7);
    await open(8);
    await hold(recordAt(1));
    expect(app.observed.happen.quitAsked()).toBe(false);
    expect(events('app.closeRequested').map((event) => 'to' in event && event.to)).toEqual([recordAt(1).options.key]);
    await from(recordAt(1), 'app.answerClose', { answer: 'stay' });
    expect([recordAt(1).isDestroyed, recordAt(0).isDestroyed]).toEqual([false, false]);
    expect(recordAt(1).happen.closing()).toBe(false);
    await from(recordAt(1), 'app.answerClose', { answer: 'close' });
    expect([app.observed.quits, app.observed.happen.quitAsked()]).toEqual([0, true]);
  });

  it('outlive the main window; the program ends with the last of them', async () => {
    await open(7);
    recordAt(0).happen.closed();
    expect(app.observed.quits).toBe(0);
    recordAt(1).happen.closed();
    expect(app.observed.quits).toBe(1);
  });

  it('end with the session, but for what nobody has saved while its person may come back', async () => {
    await open(7);
    await open(8);
    await hold(recordAt(2));
    shop.shop.control.expireTokens();
    await app.call('admins.list', { query: { page: 1 } });
    expect([recordAt(1).isDestroyed, recordAt(2).isDestroyed]).toEqual([true, false]);
    await app.signIn();
    await app.value('session.signOut');
    expect(recordAt(2).isDestroyed).toBe(true);
  });

  it('wait for their own person alone: another one who signs in closes them, the same one finds them', async () => {
    await open(7);
    await hold(recordAt(1));
    const expire = async (): Promise<void> => {
      shop.shop.control.expireTokens();
      await app.call('admins.list', { query: { page: 1 } });
    };
    await expire();
    await app.signIn();
    expect(recordAt(1).isDestroyed).toBe(false);
    await expire();
    const { length } = app.observed.events;
    await app.signIn('some');
    expect(recordAt(1).isDestroyed).toBe(true);
    // The window is closed before any page gets the event about the other session.
    expect(app.observed.events.slice(length).some((event) => event.name === 'session.changed')).toBe(true);
  });

  it('are closed before a sign-out, and one that stays is told to the window that asked', async () => {
    await open(7);
    await open(8);
    await hold(recordAt(1));
    const closed = from(recordAt(0), 'windows.closeRecords');
    await expect.poll(() => events('app.closeRequested')).toHaveLength(1);
    await from(recordAt(1), 'app.answerClose', { answer: 'stay' });
    expect([await closed, recordAt(1).isDestroyed, recordAt(2).isDestroyed]).toEqual([false, false, false]);
    const again = from(recordAt(0), 'windows.closeRecords');
    await expect.poll(() => events('app.closeRequested')).toHaveLength(2);
    await from(recordAt(1), 'app.answerClose', { answer: 'close' });
    expect([await again, recordAt(1).isDestroyed, recordAt(2).isDestroyed]).toEqual([true, true, true]);
  });

  it('close when their work is done, and what they said last is told in the main window', async () => {
    await open(7);
    await from(recordAt(1), 'windows.finish', { said: 'Saved' });
    expect([recordAt(1).isDestroyed, recordAt(0).focuses]).toEqual([true, 1]);
    expect(events('windows.said')).toEqual([{ name: 'windows.said', payload: { text: 'Saved' } }]);
    await from(recordAt(0), 'windows.finish', { said: 'No record' });
    expect([recordAt(0).isDestroyed, events('windows.said').length]).toEqual([false, 1]);
  });

  it('are known by the record that they show now', async () => {
    await open(7);
    const shown = { path: '/orders-guest/details', state: { order: { id: 8 } }, name: 'Bader', list: null };
    await from(recordAt(1), 'windows.recordShown', { ...shown, record: 'order 8' });
    expect(await from(recordAt(1), 'windows.begin')).toEqual({ ...shown, isPinned: false });
    expect([await open(8), recordAt(1).focuses, await open(7)]).toEqual(['shown', 1, 'opened']);
    await from(recordAt(0), 'windows.recordShown', { ...shown, record: 'order 9' });
    expect(await from(recordAt(0), 'windows.begin')).toBeNull();
  });

  it('stay on top by their pin or the menu, as long as they are open; the main window has none', async () => {
    await open(7);
    recordAt(1).happen.focused();
    expect(menuItem('pinWindow')).toMatchObject({ type: 'checkbox', checked: false, enabled: true });
    await from(recordAt(1), 'windows.pin', { isPinned: true });
    expect([recordAt(1).isOnTop, menuItem('pinWindow')?.checked]).toEqual([true, true]);
    expect(events('windows.pinned')).toEqual([{ name: 'windows.pinned', payload: { isPinned: true }, to: recordAt(1).options.key }]);
    expect(await from(recordAt(1), 'windows.begin')).toMatchObject({ isPinned: true });
    app.observed.chooseMenu('pinWindow');
    expect([recordAt(1).isOnTop, menuItem('pinWindow')?.checked]).toEqual([false, false]);
    recordAt(0).happen.focused();
    expect(menuItem('pinWindow')?.enabled).toBe(false);
    await from(recordAt(0), 'windows.pin', { isPinned: true });
    expect(recordAt(0).isOnTop).toBe(false);
    await from(recordAt(1), 'windows.pin', { isPinned: true });
    recordAt(1).happen.closed();
    await open(7);
    expect(recordAt(2).isOnTop).toBe(false);
  });

  it('share the screen of the one in front with the one before it, which stands where reading goes on', async () => {
    app.observed.workAreas = [
      { x: 0, y: 0, width: 1920, height: 1040 },
      { x: 1920, y: 0, width: 1281, height: 800 },
    ];
    expect(menuItem('sideBySide')?.enabled).toBe(false);
    await open(7);
    await open(8);
    for (const position of [0, 2, 1]) recordAt(position).happen.focused();
    recordAt(1).bounds = { x: 2000, y: 40, width: 800, height: 600 };
    recordAt(2).isMaximized = true;
    app.observed.chooseMenu('sideBySide');
    const [left, right] = [
      { x: 1920, y: 0, width: 640, height: 800 },
      { x: 2560, y: 0, width: 641, height: 800 },
    ];
    expect([recordAt(1).bounds, recordAt(2).bounds, recordAt(2).isMaximized]).toEqual([right, left, false]);
    await app.value('preferences.update', { language: 'en' });
    app.observed.chooseMenu('sideBySide');
    expect([recordAt(1).bounds, recordAt(2).bounds]).toEqual([left, right]);
    const before = app.observed.windows.map(({ focuses }) => focuses);
    app.observed.chooseMenu('bringToFront');
    expect(app.observed.windows.map(({ focuses }, at) => focuses - (before[at] ?? 0))).toEqual([1, 1, 1]);
  });

  it('are named to the main window, the one used last first, and stand beside one of them when asked', async () => {
    await app.value('preferences.update', { language: 'en' });
    app.observed.workAreas = [
      { x: 0, y: 0, width: 1920, height: 1040 },
      { x: 1920, y: 0, width: 1280, height: 800 },
    ];
    const records = () => app.value('windows.records');
    expect(await records()).toEqual([]);
    await open(7);
    await open(8);
    for (const position of [2, 1, 0]) recordAt(position).happen.focused();
    const named = [7, 8].map((record) => ({ record: `order ${record}`, name: 'Noura' }));
    expect(await records()).toEqual(named);
    expect(events('windows.recordsChanged').at(-1)).toMatchObject({ payload: { records: named } });
    const [told, left] = [events('windows.recordsChanged').length, recordAt(2).bounds];
    recordAt(0).happen.titled('Orders');
    expect(events('windows.recordsChanged')).toHaveLength(told);
    recordAt(1).bounds = { x: 2000, y: 40, width: 800, height: 600 };
    expect(await open(9, 7)).toBe('opened');
    const halves = [
      { x: 1920, y: 0, width: 640, height: 800 },
      { x: 2560, y: 0, width: 640, height: 800 },
    ];
    expect([recordAt(3).bounds, recordAt(1).bounds, recordAt(2).bounds]).toEqual([...halves, left]);
    expect(await open(7, 9)).toBe('shown');
    expect([recordAt(1).bounds, recordAt(3).bounds]).toEqual(halves);
    // A record that was in a closed window, and a record beside itself.
    recordAt(2).happen.closed();
    expect([await open(7, 8), await open(7, 7), recordAt(1).bounds]).toEqual(['shown', 'shown', halves[0]]);
    await from(recordAt(1), 'windows.recordShown', {
      path: '/orders-guest/details',
      state: null,
      record: 'order 5',
      name: '#5',
      list: null,
    });
    expect(events('windows.recordsChanged').at(-1)?.payload).toMatchObject({ records: [{ name: '#5' }, { name: 'Noura' }] });
    recordAt(3).happen.titled('#9, Noura · Diwan');
    expect(events('windows.recordsChanged').at(-1)?.payload).toMatchObject({ records: [{ name: '#5' }, { name: '#9' }] });
  });

  it('are told to the main window with the batches that they have asked for, and leave them to it when they close', async () => {
    await open(7);
    await open(8);
    await from(recordAt(1), 'windows.recordBatch', { batchId: 'a' });
    await from(recordAt(2), 'windows.recordBatch', { batchId: 'b' });
    await from(recordAt(0), 'windows.recordBatch', { batchId: 'c' });
    recordAt(1).happen.closed();
    expect(events('windows.batchesChanged').map(({ payload }) => payload)).toEqual([
      { elsewhere: ['a'] },
      { elsewhere: ['a', 'b'] },
      { elsewhere: ['b'] },
    ]);
  });

  it('leave no preview behind in the menu when they close', async () => {
    await open(7);
    recordAt(1).happen.focused();
    const preview = () => app.observed.menu.find(({ id }) => id === 'file')?.submenu?.find(({ id }) => id === 'previewPrint')?.enabled;
    await from(recordAt(1), 'app.setPreview', { isOffered: true });
    expect(preview()).toBe(true);
    recordAt(1).happen.closed();
    expect(preview()).toBe(false);
    await open(8);
    await from(recordAt(2), 'app.setPreview', { isOffered: true });
    recordAt(2).happen.focused();
    expect(preview()).toBe(true);
  });

  it('stand in the menu with their titles, which of them is unsaved, and which has the keyboard', async () => {
    await app.value('preferences.update', { language: 'en' });
    expect(menuItem('window.main')).toBeUndefined();
    await open(7);
    recordAt(0).happen.titled('Orders & more · Diwan');
    recordAt(1).happen.titled('Order #7 · Diwan');
    recordAt(1).happen.focused();
    await hold(recordAt(1));
    expect(menuItem('window.main')).toMatchObject({ label: 'Orders && more · Diwan', checked: false, accelerator: 'CmdOrCtrl+1' });
    expect(menuItem(`window.${recordAt(1).options.key}`)).toMatchObject({ label: 'Order #7 · Diwan – unsaved', checked: true });
    await hold(recordAt(0));
    expect(menuItem('window.main')).toMatchObject({ label: 'Orders && more · Diwan – unsaved' });
    app.observed.chooseMenu('window.main');
    expect(recordAt(0).focuses).toBe(1);
    app.observed.chooseMenu('refresh');
    expect(events('app.commandInvoked')).toMatchObject([{ payload: { command: 'refresh' }, to: recordAt(1).options.key }]);
    recordAt(1).happen.closed();
    expect(menuItem('window.main')).toBeUndefined();
  });
});

describe('a link to an order', () => {
  it('shows the window and waits there for somebody signed in, who takes it once', async () => {
    await app.value('session.signOut');
    app.main.openOrder({ kind: 'guestOrder', id: 10656 });
    expect([recordAt(0).focuses, events('windows.orderRequested').length]).toEqual([1, 1]);
    expect(await app.value('windows.takeOrder')).toBeNull();
    await app.signIn();
    expect(await app.value('windows.takeOrder')).toEqual({ kind: 'guestOrder', id: 10656 });
    expect(await app.value('windows.takeOrder')).toBeNull();
    // A link that was opened during a suspended session belongs to the earlier user.
    shop.shop.control.expireTokens();
    await app.call('admins.list', { query: { page: 1 } });
    app.main.openOrder({ kind: 'guestOrder', id: 10657 });
    await app.signIn('some');
    expect(await app.value('windows.takeOrder')).toBeNull();
  });
});
