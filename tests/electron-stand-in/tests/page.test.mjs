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

const inWindow = async (work, argument) => (await app.browserWindow(page)).evaluate(work, argument);

describe('preload and messages', () => {
  it('runs the preload in a world of its own and shows the page only what was exposed', async () => {
    const seen = await page.evaluate(() => ({
      sandboxed: window.fixture.sandboxed,
      argv: window.fixture.argv,
      isFrozen: Object.isFrozen(window.fixture),
      require: typeof globalThis.require,
      leaks: Object.getOwnPropertyNames(window).filter((name) => /standIn|electron/i.test(name)),
      path: window.fixture.pathOf(new File(['x'], 'x.txt')),
    }));
    expect(seen).toEqual({ sandboxed: true, argv: ['--told'], isFrozen: true, require: 'undefined', leaks: [], path: '' });
    await expect(page.evaluate(() => window.fixture.missing())).rejects.toThrow('electron.clipboard is not provided');
  });

  it('carries what structured clone carries, both ways', async () => {
    const types = await page.evaluate(async () => {
      const value = {
        date: new Date(5),
        map: new Map([[1, { a: [1, undefined] }]]),
        set: new Set(['x']),
        bytes: new Uint8Array([9, 8]),
        error: new RangeError('r'),
        nan: Number.NaN,
        big: 12n,
        nothing: undefined,
        arabic: 'مرحبا',
      };
      const back = await window.fixture.invoke('echo', value);
      return {
        date: back.date instanceof Date && back.date.getTime(),
        map: back.map.get(1).a.length,
        set: back.set.has('x'),
        bytes: back.bytes instanceof Uint8Array && [...back.bytes],
        error: back.error instanceof RangeError,
        nan: Number.isNaN(back.nan),
        big: back.big === 12n,
        hasNothing: 'nothing' in back,
        arabic: back.arabic,
      };
    });
    expect(types).toEqual({
      date: 5,
      map: 2,
      set: true,
      bytes: [9, 8],
      error: true,
      nan: true,
      big: true,
      hasNothing: true,
      arabic: 'مرحبا',
    });
  });

  it('refuses functions, unknown channels and passes on errors as Electron does', async () => {
    const failure = (channel, ...args) =>
      page.evaluate(
        ([name, withFunction]) => window.fixture.invoke(name, ...(withFunction ? [() => 1] : [])).catch((error) => error.message),
        [channel, args.length > 0],
      );
    expect(await failure('echo', 'function')).toContain('could not be cloned');
    expect(await failure('nobody')).toBe("Error invoking remote method 'nobody': Error: No handler registered for 'nobody'");
    expect(await failure('fail')).toBe("Error invoking remote method 'fail': TypeError: boom");
  });

  it('sends events to the page until it stops listening, and names the sender', async () => {
    const heard = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const stop = window.fixture.on('said', (text) => {
            stop();
            resolve(text);
          });
          window.fixture.send('say', 'hello');
        }),
    );
    expect(heard).toBe('hello!');
    expect(await page.evaluate(() => window.fixture.invoke('who'))).toEqual({
      url: 'app://fixture/index.html',
      origin: 'app://fixture',
      parent: null,
    });
  });
});

describe('the app scheme', () => {
  it('answers relative and absolute addresses from the handler, as app: addresses', async () => {
    expect(await page.evaluate(() => document.querySelector('#picture').naturalWidth)).toBe(7);
    const echoed = await page.evaluate(() => fetch('/echo', { method: 'POST', body: 'x' }).then((response) => response.json()));
    expect(echoed).toEqual({ url: 'app://fixture/echo', method: 'POST' });
    expect(await page.evaluate(() => fetch('/nothing').then((response) => response.status))).toBe(404);
  });

  it('carries a large answer', async () => {
    expect(await page.evaluate(() => fetch('/large').then(async (response) => (await response.text()).length))).toBe(8_000_000);
  });

  it('cannot be registered late', async () => {
    const message = await app.evaluate(({ protocol }) => {
      try {
        return protocol.registerSchemesAsPrivileged([]);
      } catch (error) {
        return error.message;
      }
    });
    expect(message).toContain('before app is ready');
  });

  it('enforces the policy that the handler sends: no inline script, no foreign picture', async () => {
    const violations = await page.evaluate(async () => {
      const seen = [];
      document.addEventListener('securitypolicyviolation', (event) => seen.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true';
      document.head.append(script);
      const picture = new Image();
      picture.src = 'https://example.com/x.png';
      await new Promise((resolve) => {
        picture.onerror = resolve;
      });
      return [window.inlineRan, ...seen];
    });
    expect(violations).toEqual([null, 'script-src-elem', 'img-src'].map((value) => value ?? undefined));
  });

  it('lets webRequest refuse a request before the handler sees it', async () => {
    await app.evaluate(({ session }) =>
      session.defaultSession.webRequest.onBeforeRequest((details, callback) => callback({ cancel: details.url === 'app://fixture/echo' })),
    );
    expect(await page.evaluate(() => fetch('/echo').catch((error) => error.message))).toBe('Failed to fetch');
    await app.evaluate(({ session }) => session.defaultSession.webRequest.onBeforeRequest(null));
    expect(await page.evaluate(() => fetch('/echo').then((response) => response.status))).toBe(200);
  });
});

describe('leaving the page', () => {
  it.each([
    ['a script', () => window.location.assign('https://example.com/by-script'), 'https://example.com/by-script'],
    ['a file', () => window.location.assign('file:///etc/passwd'), null],
    [
      'a link',
      () => {
        const link = Object.assign(document.createElement('a'), { href: 'https://example.com/by-link' });
        document.body.append(link);
        link.click();
      },
      'https://example.com/by-link',
    ],
    [
      'a form',
      () => {
        const form = Object.assign(document.createElement('form'), { action: 'https://example.com/by-form', method: 'post' });
        document.body.append(form);
        form.submit();
      },
      'https://example.com/by-form',
    ],
    ['mail', () => window.location.assign('mailto:someone@example.com'), 'mailto:someone@example.com'],
  ])('asks the app about %s, and stays', async (_name, leave, url) => {
    const before = page.url();
    await page.evaluate(leave);
    if (url) await vi.waitFor(() => expect(fixture.log()).toContain(`will-navigate ${url}`), 60_000);
    expect(await page.evaluate(() => window.scriptRan)).toBe(true);
    expect(page.url()).toBe(before);
  });

  it('does not ask about what the app itself or Playwright loads', async () => {
    const asked = fixture.log().filter((line) => line.startsWith('will-navigate app:'));
    await page.reload();
    await inWindow((window) => window.loadURL('app://fixture/index.html?own'));
    await page.waitForFunction(() => window.location.search === '?own' && window.scriptRan);
    expect(fixture.log().filter((line) => line.startsWith('will-navigate app:'))).toEqual(asked);
  });

  it('follows a link to an absolute app: address', async () => {
    await page.evaluate(() => window.location.assign('app://fixture/index.html?second')).catch(() => undefined);
    await vi.waitFor(
      async () => expect(await inWindow((window) => window.webContents.getURL())).toBe('app://fixture/index.html?second'),
      60_000,
    );
    expect(fixture.log()).toContain('will-navigate app://fixture/index.html?second');
    await page.waitForFunction(() => window.location.search === '?second' && window.scriptRan);
  });

  it('gives every popup to the window open handler and opens none', async () => {
    const opened = [];
    await app.evaluate(({ shell }) => {
      globalThis.externals = [];
      shell.openExternal = async (url) => globalThis.externals.push(url);
    });
    app.on('window', (window) => opened.push(window.url()));
    await page.evaluate(() => {
      for (const name of ['one', 'two', 'three']) window.open(`https://example.com/${name}`);
      window.open('http://plain.example/');
    });
    const expected = ['https://example.com/one', 'https://example.com/two', 'https://example.com/three'];
    await vi.waitFor(async () => expect(await app.evaluate(() => globalThis.externals)).toEqual(expected), 60_000);
    await vi.waitFor(() => expect(fixture.log()).toContain('open http://plain.example/'), 60_000);
    expect(app.windows()).toEqual([page]);
    expect(opened).toEqual([]);
  });

  it('rejects a load that fails with the error of Chromium', async () => {
    const failures = await app.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false });
      const events = [];
      window.webContents.on('did-fail-load', (_event, code, name) => events.push([code, name]));
      const rejected = await window.loadURL('http://127.0.0.1:1/').catch((error) => [error.code, error.errno]);
      window.destroy();
      return { rejected, events };
    });
    expect(failures).toEqual({ rejected: ['ERR_UNSAFE_PORT', -312], events: [[-312, 'ERR_UNSAFE_PORT']] });
  });
});

describe('permissions', () => {
  it('asks the handler of the session, and Chromium obeys', async () => {
    const answers = await page.evaluate(async () => ({
      place: await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve('granted'),
          (error) => resolve(error.code),
        ),
      ),
      camera: await navigator.mediaDevices.getUserMedia({ video: true }).then(
        () => 'granted',
        (error) => error.name,
      ),
      notify: await Notification.requestPermission(),
      read: await navigator.clipboard.readText().then(
        () => 'granted',
        (error) => error.name,
      ),
      state: (await navigator.permissions.query({ name: 'geolocation' })).state,
      device: await navigator.usb.requestDevice({ filters: [] }).then(
        () => 'chosen',
        (error) => error.name,
      ),
    }));
    expect(answers).toEqual({
      place: 1,
      camera: expect.stringMatching(/NotAllowedError|NotFoundError/),
      notify: 'denied',
      read: 'NotAllowedError',
      state: 'denied',
      device: 'NotFoundError',
    });
    expect(fixture.log()).toEqual(
      expect.arrayContaining(['permission geolocation', 'permission media', 'permission notifications', 'permission clipboard-read']),
    );
  });

  it('grants what the handler grants, and the main process reads what the page copied', async () => {
    expect(
      await page.evaluate(() =>
        navigator.clipboard.writeText('منسوخ').then(
          () => 'written',
          (error) => error.name,
        ),
      ),
    ).toBe('written');
    expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('منسوخ');
  });
});

describe('what the main process does to a page', () => {
  it('sets the colour scheme of every page and leaves the rest of the emulation alone', async () => {
    const seen = () =>
      page.evaluate(() =>
        ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(forced-colors: active)'].map(
          (query) => matchMedia(query).matches,
        ),
      );
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await app.evaluate(({ nativeTheme }) => {
      nativeTheme.themeSource = 'dark';
    });
    await vi.waitFor(async () => expect(await seen()).toEqual([true, true, true]), 60_000);
    await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'none' });
    await vi.waitFor(async () => expect(await seen()).toEqual([true, false, false]), 60_000);
    await page.reload();
    await vi.waitFor(async () => expect(await seen()).toEqual([true, false, false]), 60_000);
    await app.evaluate(({ nativeTheme }) => {
      nativeTheme.themeSource = 'light';
    });
    await vi.waitFor(async () => expect(await seen()).toEqual([false, false, false]), 60_000);
  });

  it('edits, as the roles of a menu do', async () => {
    await page.locator('#text').focus();
    await inWindow((window) => window.webContents.selectAll());
    await inWindow((window) => window.webContents.copy());
    await vi.waitFor(async () => expect(await app.evaluate(({ clipboard }) => clipboard.readText())).toBe('abc'), 60_000);
    await inWindow((window) => window.webContents.cut());
    await vi.waitFor(async () => expect(await page.locator('#text').inputValue()).toBe(''), 60_000);
    await inWindow((window) => window.webContents.undo());
    await vi.waitFor(async () => expect(await page.locator('#text').inputValue()).toBe('abc'), 60_000);
  });

  it('tells of a context menu, of keys and of the console', async () => {
    await inWindow((window) => {
      globalThis.heard = {};
      window.webContents.once('context-menu', (_event, parameters) => {
        globalThis.heard.menu = [parameters.isEditable, parameters.mediaType];
      });
      window.webContents.once('before-input-event', (_event, input) => {
        globalThis.heard.key = [input.type, input.code, input.control];
      });
      window.webContents.on('console-message', (event) => {
        if (event.message === 'note') globalThis.heard.console = event.level;
      });
    });
    await page.locator('#text').click({ button: 'right' });
    await page.keyboard.press('Control+KeyJ');
    await page.evaluate(() => console.warn('note'));
    await vi.waitFor(async () => {
      const heard = await app.evaluate(() => globalThis.heard);
      expect(heard).toEqual({ menu: [true, 'none'], key: ['keyDown', 'ControlLeft', true], console: 'warning' });
    }, 60_000);
  });

  it('takes a picture of the page', async () => {
    const size = await inWindow(async (window) => {
      const image = await window.webContents.capturePage();
      return [image.getSize(), image.resize({ width: 90 }).getSize(), image.toJPEG(70).subarray(0, 2).toString('hex')];
    });
    expect(size).toEqual([{ width: 900, height: 640 }, { width: 90, height: 64 }, 'ffd8']);
  });

  it('knows the process of a page, hears of its crash and loads again', async () => {
    const gone = await app.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false });
      await window.loadURL('app://fixture/index.html');
      const { webContents } = window;
      while (webContents.getOSProcessId() === 0) await new Promise((resolve) => setTimeout(resolve, 10));
      const crashed = new Promise((resolve) => webContents.once('render-process-gone', (_event, details) => resolve(details.reason)));
      process.kill(webContents.getOSProcessId(), 'SIGKILL');
      const reason = await Promise.race([crashed, new Promise((resolve) => setTimeout(resolve, 5_000, 'another process died'))]);
      const isCrashed = webContents.isCrashed();
      await window.loadURL('app://fixture/index.html');
      const title = await webContents.executeJavaScript('document.title');
      window.destroy();
      return { reason, isCrashed, title };
    });
    expect(gone).toEqual({ reason: 'crashed', isCrashed: true, title: 'Fixture' });
  });
});
