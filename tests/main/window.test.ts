import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AppOptions, type AppUnderTest, startApp } from '../support/app-under-test';
import type { FakeWindow } from '../support/fake-window';

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
    app.observed.happen.secondStart();
    app.observed.happen.activated();
    expect([window.focuses, app.observed.windows.length]).toEqual([2, 1]);
  });

  it('macOS: the app lives on without it and opens a new one', async () => {
    const window = await start({ system: 'darwin' });
    window.happen.closed();
    app.observed.happen.allWindowsClosed();
    expect(app.observed.quits).toBe(0);
    app.observed.happen.activated();
    expect(app.observed.windows).toHaveLength(2);
  });

  it('elsewhere the app ends with it', async () => {
    const window = await start({ system: 'win32' });
    window.happen.closed();
    app.observed.happen.allWindowsClosed();
    expect(app.observed.quits).toBe(1);
  });

  it('a page that crashes is loaded again, but not for ever', async () => {
    const window = await start();
    for (let crash = 0; crash < 3; crash += 1) window.happen.pageGone({ reason: 'crashed', exitCode: 139 });
    expect([window.reloads, app.observed.questions.length]).toEqual([3, 0]);
    window.happen.pageGone({ reason: 'crashed', exitCode: 139 });
    await expect.poll(() => window.reloads).toBe(4);
    expect(app.observed.questions).toMatchObject([{ message: 'توقفت النافذة عن العمل', buttons: ['إعادة التحميل', 'إنهاء'] }]);
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
      .toMatchObject([{ message: 'The window does not respond', buttons: ['Wait', 'Load again'] }]);
    expect(window.reloads).toBe(0);
    app.observed.nextAnswer = 1;
    window.happen.unresponsive();
    await expect.poll(() => window.reloads).toBe(1);
  });

  it('a document that does not load stands in the log', async () => {
    const window = await start();
    window.happen.loadFailed('preload: boom');
    expect(app.machine.diskText()).toContain('preload: boom');
  });
});
