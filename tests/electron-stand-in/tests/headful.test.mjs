import { spawn, spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeWith } from '../../services/needs.mjs';
import { createFixture } from './fixture.mjs';

const hasXvfb = spawnSync('sh', ['-c', 'command -v Xvfb']).status === 0;

describeWith('Xvfb', hasXvfb)('with a display', () => {
  const fixture = createFixture();
  let display;
  let app;
  let page;

  beforeAll(async () => {
    display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const number = await new Promise((resolve) => display.stdout.once('data', (text) => resolve(String(text).trim())));
    app = await fixture.launch({ env: { ...fixture.env, DISPLAY: `:${number}`, DIWAN_STAND_IN_HEADFUL: '1' } });
    page = await app.firstWindow();
    await page.waitForFunction(() => window.scriptRan);
  });
  afterAll(async () => {
    await app?.close();
    display.kill();
    fixture.remove();
  });

  const inWindow = async (work) => (await app.browserWindow(page)).evaluate(work);

  it('opens a window that is all page: no tabs, no address bar', async () => {
    await vi.waitFor(async () => expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([900, 640]), 60_000);
    expect(await page.evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight])).toEqual([0, 0]);
  });

  it('really moves, resizes and hides it', async () => {
    await inWindow((window) => window.setBounds({ x: 30, y: 20, width: 700, height: 500 }));
    await vi.waitFor(
      async () => expect(await page.evaluate(() => [screenX, screenY, innerWidth, innerHeight])).toEqual([30, 20, 700, 500]),
      5_000,
    );
    await inWindow((window) => window.hide());
    await vi.waitFor(async () => expect(await page.evaluate(() => screenX)).toBeLessThan(-1_000), 60_000);
    await inWindow((window) => window.show());
    await vi.waitFor(async () => expect(await page.evaluate(() => screenX)).toBe(30), 60_000);
  });

  it('gives a person the accelerators of the menu, and keeps Chromium from its own shortcuts', async () => {
    await app.evaluate(({ Menu }) => {
      globalThis.clicked = [];
      const submenu = [{ id: 'reload', label: 'Refresh', accelerator: 'CmdOrCtrl+R', click: (item) => globalThis.clicked.push(item.id) }];
      Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'View', submenu }]));
    });
    await page.evaluate(() => {
      window.wasHereBefore = true;
    });
    await page.keyboard.press('Control+KeyR');
    await vi.waitFor(async () => expect(await app.evaluate(() => globalThis.clicked)).toEqual(['reload']), 60_000);
    expect(await page.evaluate(() => window.wasHereBefore)).toBe(true);
  });

  it('asks in a window of its own, whose closing cancels', async () => {
    const ask = () => app.evaluate(({ dialog }) => dialog.showMessageBox({ message: 'Sure?', buttons: ['Yes', 'No'], cancelId: 1 }));
    const nextDialog = async () => {
      const dialog = await app.waitForEvent('window');
      await dialog.waitForLoadState();
      return dialog;
    };
    // The window may be closed before the button or the key is up again.
    const gone = () => undefined;
    const opened = nextDialog();
    const answer = ask();
    await (await opened).click('button[value="0"]').catch(gone);
    expect(await answer).toEqual({ response: 0, checkboxChecked: false });
    const again = nextDialog();
    const cancelled = ask();
    await (await again).keyboard.press('Escape').catch(gone);
    expect(await cancelled).toEqual({ response: 1, checkboxChecked: false });
  });

  it('asks the app before a person closes the window, and closes it', async () => {
    await inWindow((window) => {
      globalThis.asked = 0;
      globalThis.mayClose = false;
      window.on('close', (event) => {
        globalThis.asked += 1;
        if (!globalThis.mayClose) event.preventDefault();
      });
    });
    // Without a listener, Playwright itself would let the page close.
    page.on('dialog', () => undefined);
    await page.click('h1');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.close').catch(() => undefined);
    await vi.waitFor(async () => expect(await app.evaluate(() => globalThis.asked)).toBe(1), 60_000);
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
    await app.evaluate(() => {
      globalThis.mayClose = true;
    });
    // Chromium ignores an attempt while it still processes the previous one.
    await vi.waitFor(async () => {
      await cdp.send('Page.close').catch(() => undefined);
      expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(0);
    }, 60_000);
    expect(await app.evaluate(() => globalThis.asked)).toBeGreaterThan(1);
  });
});
