import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFixture } from './fixture.mjs';

const fixture = createFixture();
let app;
let page;
beforeAll(async () => {
  app = await fixture.launch();
  page = await app.firstWindow();
  await page.waitForFunction(() => window.scriptRan);
});
afterAll(async () => {
  await app?.close();
  fixture.remove();
});

const tryWindow = (options) =>
  app.evaluate(({ BrowserWindow }, given) => {
    try {
      new BrowserWindow({ show: false, ...given }).destroy();
      return 'made';
    } catch (error) {
      return error.message;
    }
  }, options);

const inWindow = async (work) => (await app.browserWindow(page)).evaluate(work);
const sizeOfPage = () => page.evaluate(() => [innerWidth, innerHeight]);

describe('options that open a window to its page', () => {
  const unsafe = [
    ['sandbox', false],
    ['contextIsolation', false],
    ['nodeIntegration', true],
    ['nodeIntegrationInWorker', true],
    ['nodeIntegrationInSubFrames', true],
    ['webSecurity', false],
    ['allowRunningInsecureContent', true],
    ['experimentalFeatures', true],
    ['webviewTag', true],
    ['enableBlinkFeatures', 'CSSVariables'],
    ['preload', '/somewhere/preload.mjs'],
    ['preload', 'relative.cjs'],
    ['madeUp', true],
  ];

  it.each(unsafe)('refuses webPreferences.%s = %s by name', async (name, value) => {
    expect(await tryWindow({ webPreferences: { [name]: value } })).toContain(`webPreferences.${name}`);
  });

  it('makes a window with safe options, and none with an unknown one', async () => {
    expect(await tryWindow({ webPreferences: { sandbox: true, contextIsolation: true } })).toBe('made');
    expect(await tryWindow({ vibrancy: 'menu' })).toContain('vibrancy');
  });
});

describe('members that are not provided', () => {
  it.each([
    ['app.foo', ({ app: self }) => self.foo],
    ['BrowserWindow.setVibrancy', ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].setVibrancy('menu')],
    ['webContents.debugger', ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.debugger],
    ['session.cookies', ({ session }) => session.defaultSession.cookies],
    ['electron.desktopCapturer', (electron) => electron.desktopCapturer],
    ['app event "gpu-info-update"', ({ app: self }) => self.on('gpu-info-update', () => undefined)],
  ])('throws naming %s', async (name, work) => {
    await expect(app.evaluate(work)).rejects.toThrow(`electron stand-in: ${name} is not provided`);
  });

  it('lets a test replace a member that exists', async () => {
    const answer = await app.evaluate(async ({ dialog }) => {
      const original = dialog.showMessageBox;
      const unanswered = await dialog.showMessageBox({ message: 'x', buttons: ['a', 'b'], cancelId: 1 });
      dialog.showMessageBox = async () => ({ response: 7, checkboxChecked: true });
      const answered = await dialog.showMessageBox({ message: 'x' });
      dialog.showMessageBox = original;
      return [unanswered.response, answered.response];
    });
    expect(answer).toEqual([1, 7]);
  });
});

describe('size, visibility and focus', () => {
  it('gives the page the size of the window, and follows setBounds, setContentSize and maximize', async () => {
    expect(await sizeOfPage()).toEqual([900, 640]);
    await inWindow((window) => window.setBounds({ width: 1000, height: 700 }));
    await vi.waitFor(async () => expect(await sizeOfPage()).toEqual([1000, 700]), 60_000);
    await inWindow((window) => window.setContentSize(800, 600));
    await vi.waitFor(async () => expect(await sizeOfPage()).toEqual([800, 600]), 60_000);
    await inWindow((window) => window.maximize());
    await vi.waitFor(async () => expect(await sizeOfPage()).toEqual([1920, 1080]), 60_000);
    expect(await inWindow((window) => [window.isMaximized(), window.getNormalBounds().width])).toEqual([true, 800]);
    await inWindow((window) => window.unmaximize());
    await vi.waitFor(async () => expect(await sizeOfPage()).toEqual([800, 600]), 60_000);
  });

  it('hears of a size that Playwright sets', async () => {
    let height = 555;
    // A size that arrives while the window still settles its own may be missed. The next one isn't.
    await vi.waitFor(async () => {
      height = height === 555 ? 554 : 555;
      await page.setViewportSize({ width: 1111, height });
      expect(await sizeOfPage()).toEqual([1111, height]);
      await vi.waitFor(async () => expect(await inWindow((window) => window.getContentSize())).toEqual([1111, height]), 3_000);
    }, 20_000);
    await inWindow((window) => window.setSize(1000, 600));
    await vi.waitFor(async () => expect(await sizeOfPage()).toEqual([1000, 600]), 60_000);
    await page.setViewportSize({ width: 1111, height: 556 });
    await vi.waitFor(async () => expect(await inWindow((window) => window.getContentSize())).toEqual([1111, 556]), 60_000);
  });

  it('zooms as Chromium zooms: fewer CSS pixels at a higher ratio', async () => {
    const [width] = await sizeOfPage();
    await inWindow((window) => window.webContents.setZoomFactor(1.5));
    const zoomed = [Math.round(width / 1.5), 1.5];
    await vi.waitFor(async () => expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual(zoomed), 60_000);
    await inWindow((window) => window.webContents.setZoomLevel(0));
    await vi.waitFor(async () => expect(await page.evaluate(() => devicePixelRatio)).toBe(1), 60_000);
    expect(await inWindow((window) => window.webContents.getZoomFactor())).toBe(1);
  });

  it('emits show, focus, resize, blur, hide', async () => {
    const seen = await app.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false, width: 300, height: 200 });
      const names = [];
      for (const name of ['show', 'focus', 'resize', 'blur', 'hide']) window.on(name, () => names.push(name));
      window.show();
      window.setSize(400, 300);
      window.hide();
      window.destroy();
      return names;
    });
    expect(seen).toEqual(['show', 'focus', 'resize', 'hide', 'blur']);
  });
});

describe('closing', () => {
  it('lets close be refused, and throws for the methods of a destroyed window', async () => {
    const result = await app.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false });
      let isRefused = true;
      const closed = new Promise((resolve) => window.on('closed', resolve));
      window.on('close', (event) => isRefused && event.preventDefault());
      window.close();
      const after = window.isDestroyed();
      isRefused = false;
      window.close();
      await closed;
      let message = '';
      try {
        window.getBounds();
      } catch (error) {
        message = error.message;
      }
      return { after, isDestroyed: window.isDestroyed(), message };
    });
    expect(result).toEqual({ after: false, isDestroyed: true, message: 'Object has been destroyed' });
  });
});
