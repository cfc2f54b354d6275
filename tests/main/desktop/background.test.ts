import type { StationSettings } from '@shared/contract/printing/station';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeWindow } from '../../support/main/fake-window';
import { codeOf, createStationRig, type RigOptions, type StationRig, useStillTime } from '../../support/station/station-rig';
import { inArabic, inEnglish } from '../../support/texts';

let rig: StationRig;
beforeEach(useStillTime);
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

async function begin(settings: Partial<StationSettings> = {}, options: RigOptions = {}): Promise<void> {
  rig = await createStationRig(options);
  await rig.switchOn({ statuses: ['ordered'], documents: ['packingSlip'], ...settings });
  await rig.pass(1000);
}

const seen = () => rig.app.observed;
const theWindow = (): FakeWindow => seen().windows.at(-1) as FakeWindow;
/** Closes the window as the system does. Returns true if it is gone. */
function closeWindow(): boolean {
  const isGone = theWindow().happen.closing();
  if (isGone) theWindow().happen.closed();
  return isGone;
}
const labels = (): string[] => (seen().tray?.items ?? []).map((item) => (item.kind === 'separator' ? '-' : item.label));

describe('the station beside the clock', () => {
  it('is not there while the computer is no station', async () => {
    rig = await createStationRig();
    expect(seen().tray).toBeNull();
    closeWindow();
    expect(seen().quits).toBe(1);
  });

  it('goes on when the window is closed, and says so once', async () => {
    await begin();
    expect(closeWindow()).toBe(true);
    expect(seen().quits).toBe(0);
    expect(seen().notifications.map(({ title }) => title)).toEqual([inArabic('tray.goesOn')]);
    const order = rig.server.place('order');
    await rig.until('the sheet', () => rig.printed().includes(codeOf(order)));
    seen().chooseTray('open');
    expect(seen().windows).toHaveLength(2);
    closeWindow();
    expect(seen().notifications).toHaveLength(1);
  });

  it('notes in the log that the system shows no notifications', async () => {
    await begin();
    closeWindow();
    seen().notifications[0]?.fail('notifications are turned off');
    expect(rig.app.machine.diskText()).toMatch(/background\.refused.*notifications are turned off/);
  });

  it('does not ask about sheets that wait when its window closes, because it goes on with them', async () => {
    await begin();
    rig.spooler.printers.set('Office', 'silent');
    for (let orders = 0; orders < 3; orders++) rig.server.place('order');
    await rig.until('the sheets that wait', async () => (await rig.app.value('printing.queue')).unsent > 0);
    expect(closeWindow()).toBe(true);
    expect(seen().quits).toBe(0);
  });

  it('goes on when the window is closed at the moment in which it was switched on', async () => {
    rig = await createStationRig();
    await rig.switchOn();
    expect(closeWindow()).toBe(true);
    expect(seen().quits).toBe(0);
  });

  it('ends with the window when it may not go on', async () => {
    await begin({ keepsRunning: false });
    expect(seen().tray).toBeNull();
    closeWindow();
    expect(seen().quits).toBe(1);
  });

  it('still asks about what is unsaved before its window closes', async () => {
    await begin();
    await rig.app.value('app.setUnsaved', { hasUnsaved: true });
    expect(theWindow().happen.closing()).toBe(false);
    expect(rig.app.events('app.closeRequested')).toEqual([{ unsentSheets: 0 }]);
  });

  it('puts the window away where the desktop has no place for its icon, but lets the program end', async () => {
    await begin();
    seen().hasTray = false;
    expect(closeWindow()).toBe(false);
    expect(theWindow().minimizes).toBe(1);
    expect(seen().happen.quitAsked()).toBe(true);
    expect(closeWindow()).toBe(true);
  });

  it('shows its state by icon, tooltip and menu, in the language of the app', async () => {
    await begin();
    expect(seen().tray).toMatchObject({ mark: 'running', tooltip: 'ديوان: تعمل' });
    expect(labels()).toEqual([
      inArabic('tray.state', { state: 'تعمل' }),
      '-',
      inArabic('station.action.pause'),
      inArabic('tray.open'),
      '-',
      inArabic('menu.quit'),
    ]);
    await rig.app.value('preferences.update', { language: 'en' });
    expect(labels()).toEqual([
      inEnglish('tray.state', { state: 'Running' }),
      '-',
      'Pause',
      inEnglish('tray.open'),
      '-',
      inEnglish('menu.quit'),
    ]);
  });

  it('prints on while its user has locked the app, and offers no action on it', async () => {
    await begin();
    await rig.app.value('session.lock');
    expect(labels()).toEqual([
      inArabic('tray.state', { state: inArabic('shell.station.running') }),
      '-',
      inArabic('tray.open'),
      '-',
      inArabic('menu.quit'),
    ]);
    const order = rig.server.place('order');
    await rig.until('the sheet', () => rig.printed().includes(codeOf(order)));
    expect(seen().tray?.mark).not.toBe('stopped');
    expect(await rig.app.call('station.pause')).toMatchObject({ ok: false, error: { code: 'locked' } });
  });

  it('is paused, taken up again and ended from its menu', async () => {
    await begin();
    await rig.app.value('preferences.update', { language: 'en' });
    seen().chooseTray('pause');
    await rig.pass(1000);
    expect(seen().tray?.mark).toBe('paused');
    expect(labels()).toContain('Resume');
    expect(seen().awake).toBe(0);
    seen().chooseTray('resume');
    await rig.pass(1000);
    expect(seen().tray?.mark).toBe('running');
    expect(seen().awake).toBe(1);
    seen().chooseTray('quit');
    expect(seen().quits).toBe(1);
  });

  it('counts new orders on the icon until somebody looks', async () => {
    await begin({ badge: true });
    rig.server.place('order');
    await rig.until('the badge', () => seen().badge === 1);
    expect(seen().tray?.mark).toBe('news');
    await rig.app.value('station.markSeen');
    await rig.pass(1000);
    expect(seen().badge).toBe(0);
    await rig.save({ badge: false });
    const order = rig.server.place('order');
    await rig.until('the sheet', () => rig.printed().includes(codeOf(order)));
    await rig.pass(1000);
    expect([seen().badge, seen().tray?.mark]).toEqual([0, 'running']);
  });

  it('lets the page sound, and the system where no page is', async () => {
    await begin();
    rig.server.place('order');
    await rig.until('the sound', () => rig.app.events('station.chimed').length === 1);
    expect(seen().beeps).toBe(0);
    closeWindow();
    rig.server.place('order');
    await rig.until('the sound', () => seen().beeps === 1);
    await rig.save({ soundOnNew: false });
    const order = rig.server.place('order');
    await rig.until('the sheet', () => rig.printed().includes(codeOf(order)));
    expect([seen().beeps, rig.app.events('station.chimed').length]).toEqual([1, 1]);
  });

  it('says by a notification that it has stopped, which opens the window', async () => {
    await begin();
    closeWindow();
    await rig.app.value('session.signOut');
    await rig.pass(1000);
    expect(seen().tray?.mark).toBe('stopped');
    const told = seen().notifications.at(-1);
    expect(told?.title).toBe(inArabic('tray.state', { state: inArabic('shell.station.stopped') }));
    expect(seen().awake).toBe(0);
    told?.click();
    expect(seen().windows).toHaveLength(2);
  });

  const aims = (...printers: string[]): void => {
    for (const name of ['Office', 'Labels']) rig.spooler.printers.delete(name);
    for (const name of printers) rig.spooler.printers.set(name, 'ok');
  };
  const bodies = (): string[] => seen().notifications.map(({ body }) => body);
  const inTrouble = async (): Promise<boolean> => (await rig.view()).reason.kind === 'printer';

  it('says by a notification what began while the window was open and lasts after it was closed, once', async () => {
    await begin();
    aims();
    await rig.until('the trouble', inTrouble);
    await rig.pass(60_000);
    expect(seen().notifications).toEqual([]);
    closeWindow();
    await rig.pass(60_000);
    expect(bodies().filter((body) => body.includes('Office'))).toHaveLength(1);
    await rig.pass(600_000);
    expect(bodies().filter((body) => body.includes('Office'))).toHaveLength(1);
  });

  it('says by a notification of its own that another printer is in trouble', async () => {
    await begin();
    aims('Office', 'Labels');
    const settings = await rig.app.value('printing.readSettings');
    const { managed: _managed, refused: _refused, ...own } = settings;
    const addressLabel = { ...own.routes.addressLabel, printer: 'Labels' };
    await rig.app.value('printing.saveSettings', { ...own, routes: { ...own.routes, addressLabel } });
    await rig.save({ documents: ['packingSlip', 'addressLabel'] });
    closeWindow();
    aims('Labels');
    await rig.until('the trouble of the first', () => bodies().some((body) => body.includes('Office')));
    aims('Office');
    await rig.until('the trouble of the second', () => bodies().some((body) => body.includes('Labels')));
    expect(bodies().filter((body) => body.includes('Office'))).toHaveLength(1);
  });

  it('starts with the system only when it is asked to, and no longer when it is off', async () => {
    await begin();
    // The start removes a login item that an earlier run left and that no setting requires.
    expect(seen().loginItems).toEqual([false]);
    await rig.save({ startsWithSystem: true });
    await rig.pass(1000);
    await rig.save({ isOn: false });
    await rig.pass(1000);
    expect(seen().loginItems).toEqual([false, true, false]);
    expect(seen().tray).toBeNull();
  });

  it('starts without a window where the system has started it for the station, and with one otherwise', async () => {
    await begin({ startsWithSystem: true });
    rig = await rig.restart({ wasStartedWithSystem: true });
    expect(seen().windows).toHaveLength(0);
    rig.app.main.show();
    expect(seen().windows).toHaveLength(1);
    rig = await rig.restart({ wasStartedWithSystem: false });
    expect(seen().windows).toHaveLength(1);
    await rig.save({ startsWithSystem: false });
    rig = await rig.restart({ wasStartedWithSystem: true });
    expect(seen().windows).toHaveLength(1);
  });
});
