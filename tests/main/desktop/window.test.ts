import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AppOptions, type AppUnderTest, startApp } from '../../support/main/app-under-test';
import type { FakeWindow } from '../../support/main/fake-window';
import { inArabic, inEnglish } from '../../support/texts';

let app: AppUnderTest;
const start = async (options: AppOptions = {}): Promise<FakeWindow> => {
  app = await startApp(options);
  return theWindow();
};
const theWindow = (): FakeWindow => {
  const window = app.observed.windows.at(-1);
  if (!window) throw new Error('no window was opened');
  return window;
};
afterEach(async () => {
  vi.useRealTimers();
  await app.stop();
  app.machine.dispose();
});

describe('the window', () => {
  it('opens on the app’s own page, in the language of the app', async () => {
    const window = await start();
    expect(window.options).toMatchObject({ url: 'app://diwan/', title: 'ديوان', minimum: { width: 480, height: 480 } });
    expect(app.observed.windows).toHaveLength(1);
  });

  it('has the background of the theme before the first paint, and follows it', async () => {
    const window = await start();
    expect(window.options.backgroundColor).toBe('#F4F2EE');
    await app.value('preferences.update', { appearance: 'dark' });
    expect(window.backgroundColor).toBe('#151716');
    await app.stop();
    expect((await start({ machine: app.machine })).options.backgroundColor).toBe('#151716');
  });

  it('opens where and as it was left', async () => {
    const window = await start();
    window.bounds = { x: 120, y: 80, width: 1200, height: 800 };
    window.isMaximized = true;
    window.happen.closing();
    await app.stop();
    const next = await start({ machine: app.machine });
    expect(next.options).toMatchObject({ bounds: { x: 120, y: 80, width: 1200, height: 800 }, isMaximized: true });
  });

  it('remembers moves without a close, because Windows may end the app without one', async () => {
    const window = await start();
    vi.useFakeTimers();
    window.bounds = { x: 5, y: 6, width: 700, height: 600 };
    window.happen.boundsChanged();
    expect(app.machine.settings()).not.toHaveProperty('window');
    vi.advanceTimersByTime(1000);
    expect(app.machine.settings().window).toMatchObject({ x: 5, y: 6, width: 700, height: 600 });
  });

  it('a second start and a click on the icon bring it to the front', async () => {
    const window = await start();
    app.main.show();
    app.observed.happen.activated();
    expect([window.focuses, app.observed.windows.length]).toEqual([2, 1]);
  });

  it('does not open when the program is started hidden, but when it is started once more', async () => {
    app = await startApp({ start: { isHidden: true } });
    expect(app.observed.windows).toHaveLength(0);
    app.main.show();
    expect(app.observed.windows).toHaveLength(1);
  });

  it('macOS: the app lives on without it and opens a new one', async () => {
    const window = await start({ system: 'darwin' });
    window.happen.closed();
    expect(app.observed.quits).toBe(0);
    app.observed.happen.activated();
    expect(app.observed.windows).toHaveLength(2);
  });

  it('elsewhere the app ends with it', async () => {
    const window = await start({ system: 'win32' });
    window.happen.closed();
    expect(app.observed.quits).toBe(1);
  });

  it('a page that crashes is loaded again, but not for ever', async () => {
    const window = await start();
    for (let crash = 0; crash < 3; crash += 1) window.happen.pageGone({ reason: 'crashed', exitCode: 139 });
    expect([window.reloads, app.observed.questions.length]).toEqual([3, 0]);
    window.happen.pageGone({ reason: 'crashed', exitCode: 139 });
    await expect.poll(() => window.reloads).toBe(4);
    expect(app.observed.questions).toMatchObject([
      { message: inArabic('desktop.pageGone'), buttons: [inArabic('desktop.reload'), 'إنهاء', inArabic('menu.exportDiagnostics')] },
    ]);
    app.observed.nextAnswer = 1;
    window.happen.pageGone({ reason: 'oom', exitCode: 1 });
    await expect.poll(() => app.observed.quits).toBe(1);
  });

  it('a page that ends in order is no crash', async () => {
    const window = await start();
    window.happen.pageGone({ reason: 'clean-exit', exitCode: 0 });
    expect([window.reloads, app.observed.questions.length]).toEqual([0, 0]);
  });

  it('a page that hangs may be waited for or loaded again', async () => {
    const window = await start();
    await app.value('preferences.update', { language: 'en' });
    window.happen.unresponsive();
    await expect
      .poll(() => app.observed.questions)
      .toMatchObject([{ message: inEnglish('desktop.pageHangs'), buttons: ['Wait', 'Reload'] }]);
    expect(window.reloads).toBe(0);
    app.observed.nextAnswer = 1;
    window.happen.unresponsive();
    await expect.poll(() => window.reloads).toBe(1);
  });

  it('a document that does not load stands in the log', async () => {
    const window = await start();
    window.happen.loadFailed('preload: failed');
    expect(app.machine.diskText()).toContain('preload: failed');
  });
});

describe('closing over unsaved work', () => {
  const asked = (): number => app.observed.events.filter(({ name }) => name === 'app.closeRequested').length;
  const say = (answer: 'asking' | 'close' | 'stay'): Promise<null> => app.value('app.answerClose', { answer });

  it('just closes when nothing is unsaved', async () => {
    const window = await start();
    await app.value('app.setUnsaved', { hasUnsaved: true });
    await app.value('app.setUnsaved', { hasUnsaved: false });
    expect([window.happen.closing(), asked()]).toEqual([true, 0]);
  });

  it('asks the page, stays on no, and closes on yes', async () => {
    const window = await start();
    await app.value('app.setUnsaved', { hasUnsaved: true });
    expect([window.happen.closing(), asked()]).toEqual([false, 1]);
    await say('asking');
    await say('stay');
    expect(window.isDestroyed).toBe(false);
    expect([window.happen.closing(), asked()]).toEqual([false, 2]);
    await say('close');
    expect([window.isDestroyed, app.observed.quits]).toEqual([true, 0]);
  });

  it('goes on quitting when the whole program was told to end', async () => {
    const window = await start({ system: 'darwin' });
    await app.value('app.setUnsaved', { hasUnsaved: true });
    expect([app.observed.happen.quitAsked(), asked()]).toEqual([false, 1]);
    await say('close');
    expect([window.isDestroyed, app.observed.quits]).toEqual([true, 1]);
  });

  it('forgets the quit when the person stays', async () => {
    const window = await start({ system: 'darwin' });
    await app.value('app.setUnsaved', { hasUnsaved: true });
    expect(app.observed.happen.quitAsked()).toBe(false);
    await say('stay');
    window.happen.closing();
    await say('close');
    expect(app.observed.quits).toBe(0);
  });

  it('a page that hangs does not keep its window', async () => {
    const window = await start();
    await app.value('app.setUnsaved', { hasUnsaved: true });
    vi.useFakeTimers();
    expect(window.happen.closing()).toBe(false);
    vi.advanceTimersByTime(2900);
    expect(window.isDestroyed).toBe(false);
    vi.advanceTimersByTime(200);
    expect(window.isDestroyed).toBe(true);
  });

  it('a page that is asking may take its time', async () => {
    const window = await start();
    await app.value('app.setUnsaved', { hasUnsaved: true });
    vi.useFakeTimers();
    window.happen.closing();
    await say('asking');
    vi.advanceTimersByTime(600_000);
    expect(window.isDestroyed).toBe(false);
  });

  it('neither a page that crashed nor the end of the system is asked', async () => {
    const window = await start();
    await app.value('app.setUnsaved', { hasUnsaved: true });
    window.happen.pageGone({ reason: 'crashed', exitCode: 139 });
    expect(window.happen.closing()).toBe(true);
    await app.value('app.setUnsaved', { hasUnsaved: true });
    app.observed.happen.systemEnding();
    expect([window.happen.closing(), asked()]).toEqual([true, 0]);
  });
});
