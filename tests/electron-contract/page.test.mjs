import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startContractApp } from './electron.mjs';

let contract;
let app;
let page;
let web;
let origin;
beforeAll(async () => {
  web = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/here' }).end();
    else if (request.url === '/empty') response.writeHead(204).end();
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>elsewhere</title>');
  });
  await new Promise((resolve) => web.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${web.address().port}`;
  contract = await startContractApp();
  ({ app, page } = contract);
});
afterAll(async () => {
  await contract?.stop();
  web.close();
});

describe('ipc', () => {
  it('hands errors over by their words, and refuses what cannot be cloned on either side', async () => {
    const invoke = (channel, value) =>
      page.evaluate(([name, given]) => window.contract.invoke(name, given).catch((error) => error.message), [channel, value]);
    expect(await invoke('fail')).toBe("Error invoking remote method 'fail': TypeError: boom");
    expect(await invoke('nobody')).toMatch(/No handler registered for 'nobody'/);
    expect(await invoke('unclonable')).toMatch(/could not be cloned/);
    expect(
      await page.evaluate(() => window.contract.invoke('echo', new Map([['a', new Uint8Array([1])]])).then((map) => map.get('a')[0])),
    ).toBe(1);
  });

  it('knows the frame that asks', async () => {
    await app.evaluate(({ ipcMain }) => {
      ipcMain.handle('who', ({ sender, senderFrame }) => [sender.id, senderFrame.url, senderFrame.parent]);
    });
    const id = await app.evaluate(() => globalThis.contract.main.webContents.id);
    expect(await page.evaluate(() => window.contract.invoke('who'))).toEqual([id, 'app://contract/', null]);
  });
});

describe('protocol.handle', () => {
  /** Opens a page in a session of its own, with a scheme handler that returns the responses of the tests below. */
  async function openServed() {
    const opened = app.waitForEvent('window');
    await app.evaluate(({ session }) => {
      const own = session.fromPartition('served', { cache: false });
      own.protocol.handle('app', async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/stream') {
          const pieces = ['one ', 'two ', 'three'];
          const body = new ReadableStream({
            pull: (controller) => (pieces.length > 0 ? controller.enqueue(new TextEncoder().encode(pieces.shift())) : controller.close()),
          });
          return new Response(request.method === 'HEAD' ? null : body, {
            status: 201,
            headers: { 'content-type': 'text/plain', 'x-own': 'yes' },
          });
        }
        if (pathname === '/asked')
          return Response.json({
            method: request.method,
            url: request.url,
            accept: request.headers.get('accept'),
            body: await request.text(),
          });
        if (pathname === '/fails') throw new Error('no answer');
        if (pathname === '/error') return Response.error();
        if (pathname === '/breaks') return new Response(new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) }));
        return new Response('<!doctype html><title>served</title>', { headers: { 'content-type': 'text/html' } });
      });
      globalThis.contract.served = own;
      globalThis.contract.open('served', { webPreferences: { session: own } }).loadURL('app://served/');
    });
    const served = await opened;
    await served.waitForFunction(() => document.title === 'served');
    return served;
  }

  it('streams, keeps status, headers and method, and fails where the handler does', async () => {
    const served = await openServed();
    const get = (url, options) =>
      served.evaluate(
        async ([address, given]) => {
          try {
            const response = await fetch(address, given);
            return { status: response.status, own: response.headers.get('x-own'), text: await response.text() };
          } catch (error) {
            return error.constructor.name;
          }
        },
        [url, options],
      );
    expect(await get('/stream')).toEqual({ status: 201, own: 'yes', text: 'one two three' });
    expect(await get('/stream', { method: 'HEAD' })).toEqual({ status: 201, own: 'yes', text: '' });
    const asked = await get('/asked?x=%D8%A7', { method: 'POST', body: 'شكرا', headers: { accept: 'text/own' } });
    expect(JSON.parse(asked.text)).toEqual({ method: 'POST', url: 'app://served/asked?x=%D8%A7', accept: 'text/own', body: 'شكرا' });
    expect(await get('/fails')).toBe('TypeError');
    expect(await get('/error')).toBe('TypeError');
    expect(await get('/breaks')).toBe('TypeError');
  });

  it('takes one handler for a scheme', async () => {
    const again = app.evaluate(() => globalThis.contract.served.protocol.handle('app', () => new Response('')));
    await expect(again).rejects.toThrow('Failed to register protocol: app');
  });
});

describe('requests of the main process', () => {
  const get = (path, options = {}) =>
    app.evaluate(
      async ({ session }, given) => {
        try {
          const response = await session.fromPartition('api').fetch(given.url, given.options);
          return { status: response.status, url: response.url };
        } catch (error) {
          return `${error.constructor.name}: ${error.message}`;
        }
      },
      { url: path.startsWith('http') ? path : `${origin}${path}`, options },
    );

  it('reject a redirect that nobody follows', async () => {
    expect(await get('/moved', { redirect: 'manual' })).toBe('Error: Redirect was cancelled');
    expect(await get('/moved', { redirect: 'error' })).toBe("Error: Attempted to redirect, but redirect policy was 'error'");
    expect(await get('/moved')).toMatchObject({ status: 200 });
  });

  it("answer 204, and fail in Chromium's words", async () => {
    expect(await get('/empty')).toMatchObject({ status: 204 });
    const closed = createServer();
    await new Promise((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address();
    await new Promise((resolve) => closed.close(resolve));
    expect(await get(`http://127.0.0.1:${port}/`)).toBe('Error: net::ERR_CONNECTION_REFUSED');
  });

  it('end with abort when a redirect of an upload is given up', async () => {
    const heard = await app.evaluate(
      ({ net, session }, url) =>
        new Promise((resolve) => {
          const events = [];
          const request = net.request({ method: 'POST', url, session: session.fromPartition('api'), redirect: 'manual' });
          request.on('redirect', (status) => {
            events.push(`redirect ${status}`);
            request.abort();
          });
          for (const name of ['abort', 'error', 'response']) request.on(name, () => events.push(name));
          request.on('close', () => resolve(events));
          request.end('x');
        }),
      `${origin}/moved`,
    );
    expect(heard).toEqual(['redirect 302', 'abort']);
  });

  it('close only when their answer has been read to its end', async () => {
    const heard = await app.evaluate(
      ({ net, session }, url) =>
        new Promise((resolve) => {
          const events = [];
          const request = net.request({ url, session: session.fromPartition('api') });
          request.on('close', () => resolve([...events, 'close']));
          request.on('response', (answer) => {
            answer.on('data', () => undefined);
            answer.on('end', () => events.push('end'));
          });
          request.end();
        }),
      `${origin}/here`,
    );
    expect(heard).toEqual(['end', 'close']);
  });

  it('are asked about before they are sent', async () => {
    const failure = await app.evaluate(async ({ session }, url) => {
      const own = session.fromPartition('refusing');
      own.webRequest.onBeforeRequest((details, answer) => answer({ cancel: details.url.endsWith('/here') }));
      return own.fetch(url).catch((error) => error.message);
    }, `${origin}/here`);
    expect(failure).toBe('net::ERR_BLOCKED_BY_CLIENT');
  });
});

describe('a page that wants out', () => {
  it('is held by will-navigate and by the handler of new windows, which both hear the whole address', async () => {
    await app.evaluate(() => {
      const { webContents } = globalThis.contract.main;
      webContents.on('will-navigate', (event) => {
        globalThis.contract.note(`navigates: ${event.url}`);
        event.preventDefault();
      });
      webContents.setWindowOpenHandler(({ url }) => {
        globalThis.contract.note(`opens: ${url}`);
        return { action: 'deny' };
      });
    });
    await page.evaluate((url) => window.location.assign(url), `${origin}/out?x=1`);
    expect(await page.evaluate((url) => window.open(url) === null, `${origin}/window`)).toBe(true);
    await vi.waitFor(
      () => expect(contract.log()).toEqual(expect.arrayContaining([`navigates: ${origin}/out?x=1`, `opens: ${origin}/window`])),
      60_000,
    );
    expect(await page.title()).toBe('contract');
  });

  it('gets no permission once a handler refuses', async () => {
    await app.evaluate(({ session }) => {
      session.defaultSession.setPermissionCheckHandler(() => false);
      session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
    });
    const state = () => page.evaluate(async () => (await navigator.permissions.query({ name: 'geolocation' })).state);
    await vi.waitFor(async () => expect(await state()).toBe('denied'), 60_000);
  });
});

describe('loadURL and executeJavaScript', () => {
  it('reject with the code, the number and the address; a script with its own error', async () => {
    const seen = await app.evaluate(async () => {
      const window = globalThis.contract.open('other');
      const load = await window.loadURL('http://127.0.0.1:1/').catch(({ code, errno, url }) => ({ code, errno, url }));
      await window.loadURL('app://contract/');
      const script = await window.webContents.executeJavaScript('Promise.reject(new RangeError("late"))').catch((error) => error.message);
      const value = await window.webContents.executeJavaScript('Promise.resolve({ title: document.title })');
      window.destroy();
      return { load, script, value };
    });
    expect(seen.load).toEqual({ code: 'ERR_UNSAFE_PORT', errno: -312, url: 'http://127.0.0.1:1/' });
    expect(seen.script).toContain('late');
    expect(seen.value).toEqual({ title: 'contract' });
  });

  it('give a window the title of its page, and tell of every change', async () => {
    const titles = await app.evaluate(async () => {
      const window = globalThis.contract.open('other');
      const { webContents } = window;
      await window.loadURL('app://contract/');
      const told = [];
      const changed = new Promise((resolve) => {
        webContents.on('page-title-updated', (_event, title) => {
          told.push(title);
          if (title === 'second') resolve();
        });
      });
      await webContents.executeJavaScript('document.title = "second"; document.body.innerHTML = "<p>other</p>"');
      await changed;
      told.push(webContents.getTitle());
      window.destroy();
      return told;
    });
    expect(titles.slice(-2)).toEqual(['second', 'second']);
  });
});
