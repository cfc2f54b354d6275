import type { ElectronApplication } from '@playwright/test';
import { expect, sharedTest as test } from '../support/fixture';

/** Records what the app would open with the system's programs, and opens nothing. */
async function watchExternal(app: ElectronApplication): Promise<() => Promise<string[]>> {
  await app.evaluate(({ shell }) => {
    const opened: string[] = [];
    Object.assign(globalThis, { openedByTest: opened });
    shell.openExternal = async (url) => {
      opened.push(url);
    };
  });
  return () => app.evaluate(() => (globalThis as unknown as { openedByTest: string[] }).openedByTest);
}

const windowCount = (app: ElectronApplication): Promise<number> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length);

/** The window's address in the main process. */
const addressOf = (app: ElectronApplication): Promise<string | undefined> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.getURL());

// An attacked app isn't shared with other tests. The tests of this file share it.
test.describe.configure({ mode: 'default' });
test.afterAll(({ sharedComputer }) => sharedComputer.dispose());

test.describe('a page of the app', () => {
  test('has the bridge and nothing of Node or Electron', async ({ page }) => {
    const seen = await page.evaluate(() => ({
      globals: ['require', 'process', 'module', 'Buffer', 'global', 'electron', 'ipcRenderer', '__dirname'].filter(
        (name) => name in window,
      ),
      bridge: Object.keys(window.diwan).sort(),
      isFrozen: Object.isFrozen(window.diwan),
      isSecure: window.isSecureContext,
    }));
    expect(seen).toEqual({ globals: [], bridge: ['call', 'callText', 'on'], isFrozen: true, isSecure: true });
  });

  test('is served under a policy without network, inline script or eval', async ({ page, app }) => {
    const served = page.waitForResponse((response) => response.request().isNavigationRequest());
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
    // The stand-in, whose pages have another address, adds the scheme to 'self'.
    const policy = ((await served).headers()['content-security-policy'] ?? '').replaceAll("'self' app:", "'self'");
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w-]{20,}'; /);
    expect(policy).toContain("connect-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-|https?:|\*/);
    expect((await served).headers()['x-content-type-options']).toBe('nosniff');
    await page.waitForFunction(() => 'diwan' in window);
    const refused = await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.textContent = 'window.ranInline = true';
      document.head.append(inline);
      const style = document.createElement('style');
      style.textContent = 'body { outline: 1px solid red }';
      document.head.append(style);
      // Code evaluated by a debugger may call eval. Code that runs later may not.
      const evaluated = await new Promise((resolve) => {
        setTimeout(() => {
          try {
            resolve(new Function('return 1')());
          } catch (error) {
            resolve((error as Error).name);
          }
        });
      });
      const fetched = await fetch('https://example.com/').then(
        () => 'answered',
        (error: Error) => error.name,
      );
      return { ranInline: 'ranInline' in window, hasStyle: style.sheet !== null, evaluated, fetched };
    });
    expect(refused).toEqual({ ranInline: false, hasStyle: false, evaluated: 'EvalError', fetched: 'TypeError' });
  });

  test('starts without one violation of its own policy, which lets its styles apply', async ({ page, app }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy|Electron Security Warning/i.test(message.text())) violations.push(message.text());
    });
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.reload());
    await page.waitForFunction(() => 'diwan' in window);
    await expect(page.locator('input[type=email]')).toBeVisible();
    await expect(page.locator('button[type=submit]')).toHaveCSS('background-color', 'rgb(14, 111, 102)');
    const rules = await page
      .locator('style')
      .evaluateAll((styles) => styles.map((style) => (style as HTMLStyleElement).sheet?.cssRules.length ?? 0));
    expect(rules.length).toBeGreaterThan(2);
    expect(rules).not.toContain(0);
    expect(violations).toEqual([]);
  });

  test('cannot leave the app', async ({ page, app }) => {
    await expect(page.locator('input[type=email]')).toBeVisible();
    const before = await addressOf(app);
    for (const url of ['https://example.com/', 'file:///etc/passwd', 'data:text/html,hello', 'app://other/']) {
      await page.evaluate((target) => {
        window.location.href = target;
      }, url);
    }
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = 'https://example.com/';
      document.body.append(form);
      form.submit();
    });
    expect(await addressOf(app)).toBe(before);
    expect(await page.evaluate(() => 'diwan' in window && document.querySelector('input[type=email]') !== null)).toBe(true);
  });

  test('cannot open windows; links of the allowed kinds go to the system', async ({ page, app }) => {
    const opened = await watchExternal(app);
    const results = await page.evaluate(() =>
      ['https://example.com/help', 'http://example.com/', 'file:///etc/passwd', 'app://diwan/', 'mailto:a@b.example'].map(
        (url) => window.open(url) === null,
      ),
    );
    expect(results).toEqual([true, true, true, true, true]);
    await expect.poll(opened).toEqual(['https://example.com/help', 'mailto:a@b.example']);
    expect(await windowCount(app)).toBe(1);
  });

  test('cannot embed other pages', async ({ page }) => {
    const frames = await page.evaluate(async () => {
      const load = (tag: string, attribute: string, url: string): Promise<number> => {
        const element = document.createElement(tag);
        element.setAttribute(attribute, url);
        document.body.append(element);
        return new Promise((resolve) => {
          setTimeout(() => {
            element.remove();
            resolve(window.frames.length);
          }, 50);
        });
      };
      await load('webview', 'src', 'https://example.com/');
      await load('object', 'data', 'https://example.com/');
      return { webview: 'src' in document.createElement('webview') };
    });
    expect(frames).toEqual({ webview: false });
    expect(page.frames().filter((frame) => /example\.com/.test(frame.url()))).toEqual([]);
  });

  test('is granted nothing but writing text to the clipboard and filling the monitor', async ({ page }) => {
    const states = await page.evaluate(async () => {
      const ask = async (name: string): Promise<string> => {
        try {
          return (await navigator.permissions.query({ name: name as PermissionName })).state;
        } catch (error) {
          return (error as Error).name;
        }
      };
      const names = ['geolocation', 'notifications', 'camera', 'microphone', 'midi', 'clipboard-read', 'persistent-storage'];
      return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await ask(name)])));
    });
    for (const [name, state] of Object.entries(states)) expect(state, name).not.toBe('granted');
    const refused = await page.evaluate(async () => {
      const nameOf = (work: Promise<unknown>): Promise<string> =>
        work.then(
          () => 'granted',
          (error: Error) => error.name,
        );
      return {
        camera: await nameOf(navigator.mediaDevices.getUserMedia({ video: true })),
        place: await new Promise((resolve) => {
          navigator.geolocation.getCurrentPosition(
            () => resolve('granted'),
            (error) => resolve(error.code),
          );
        }),
        notification: await Notification.requestPermission(),
      };
    });
    // Without a camera, Chromium rejects before it calls the permission handler.
    expect(refused).toEqual({ camera: expect.stringMatching(/^Not(Allowed|Found)Error$/), place: 1, notification: 'denied' });
  });
});

test('a window that the app did not make gets no answer from the bridge', async ({ page, app }) => {
  const answers = await app.evaluate(async ({ app: electronApp, BrowserWindow }) => {
    const preload = `${electronApp.getAppPath()}/out/preload/index.cjs`;
    const stranger = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true, contextIsolation: true } });
    const ask = async (url: string): Promise<unknown> => {
      await stranger.loadURL(url);
      return stranger.webContents.executeJavaScript(`window.diwan.call('session.read')`);
    };
    const collected = [await ask('app://diwan/'), await ask('data:text/html,<title>stranger</title>')];
    stranger.destroy();
    return collected;
  });
  const forbidden = { ok: false, error: { code: 'forbidden' } };
  expect(answers).toEqual([forbidden, forbidden]);
  expect(await page.evaluate(() => window.diwan.call('session.read'))).toMatchObject({ ok: true });
});

test('nothing of the app reaches an address that is neither the API’s nor a picture’s', async ({ page, app }) => {
  await expect(page.locator('input[type=email]')).toBeVisible();
  const answers = await app.evaluate(async ({ net, session }) => {
    const words = (error: Error): string => error.message;
    const [api, pictures] = [session.fromPartition('api'), session.fromPartition('pictures')];
    const upload = new Promise((resolve) => {
      net
        .request({ method: 'POST', url: 'https://example.com/', session: api })
        .on('error', ({ message }) => resolve(message))
        .end();
    });
    return {
      call: await api.fetch('https://example.com/').then(() => 'sent', words),
      upload: await upload,
      picture: await pictures.fetch('http://example.com/').then(() => 'sent', words),
    };
  });
  const refused = 'net::ERR_BLOCKED_BY_CLIENT';
  expect(answers).toEqual({ call: refused, upload: refused, picture: refused });
});

test('this machine identifies itself to nobody unless IT says so', async ({ app }) => {
  const shown = await app.evaluate(
    ({ app: electronApp }) =>
      new Promise((resolve) => {
        const offered = [{ issuerName: 'Shop CA', subjectName: 'me', validStart: 0, validExpiry: 4_000_000_000 }];
        let isLeftToElectron = true;
        const event = {
          preventDefault: () => {
            isLeftToElectron = false;
          },
        };
        const answer = (chosen?: unknown): void => resolve({ chosen: chosen ?? null, isLeftToElectron });
        electronApp.emit('select-client-certificate', event, null, 'https://example.com/', offered, answer);
      }),
  );
  expect(shown).toEqual({ chosen: null, isLeftToElectron: false });
});
