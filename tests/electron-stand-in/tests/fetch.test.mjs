import { createServer } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixture } from './fixture.mjs';

const fixture = createFixture();
const listening = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server.address().port)));
let app;
let web;
let rude;
let origin;
let rudeOrigin;
beforeAll(async () => {
  web = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/here' }).end();
    else if (request.url === '/short') response.writeHead(200, { 'content-length': '100' }).end('short', () => request.socket.destroy());
    else response.writeHead(200, { 'content-type': 'text/plain', 'x-method': request.method }).end('hello');
  });
  rude = createTcpServer((socket) => socket.on('data', () => socket.destroy()));
  origin = `http://127.0.0.1:${await listening(web)}`;
  rudeOrigin = `http://127.0.0.1:${await listening(rude)}`;
  app = await fixture.launch();
  await app.firstWindow();
});
afterAll(async () => {
  await app?.close();
  web.close();
  rude.close();
  fixture.remove();
});

const get = (url, options = {}) =>
  app.evaluate(
    async ({ session }, given) => {
      try {
        const response = await session.fromPartition('api').fetch(given.url, given.options);
        return { status: response.status, text: await response.text() };
      } catch (error) {
        return { name: error.constructor.name, message: error.message };
      }
    },
    { url, options },
  );

describe('session.fetch', () => {
  it('fetches, and follows redirects unless told otherwise', async () => {
    expect(await get(`${origin}/here`)).toEqual({ status: 200, text: 'hello' });
    expect(await get(`${origin}/moved`)).toEqual({ status: 200, text: 'hello' });
    expect(await get(`${origin}/moved`, { redirect: 'error' })).toEqual({
      name: 'Error',
      message: "Attempted to redirect, but redirect policy was 'error'",
    });
    expect(await get(`${origin}/moved`, { redirect: 'manual' })).toEqual({ name: 'Error', message: 'Redirect was cancelled' });
  });

  it('names failures as Chromium does, in plain errors', async () => {
    const closed = createServer();
    const port = await listening(closed);
    await new Promise((resolve) => closed.close(resolve));
    const failure = (name) => ({ name: 'Error', message: `net::${name}` });
    expect(await get(`http://127.0.0.1:${port}/`)).toEqual(failure('ERR_CONNECTION_REFUSED'));
    expect(await get('http://no-such-host.invalid/')).toEqual(failure('ERR_NAME_NOT_RESOLVED'));
    expect(await get(`${rudeOrigin}/`)).toEqual(failure('ERR_EMPTY_RESPONSE'));
    expect((await get(`${origin}/short`)).message).toMatch(/^net::ERR_/);
    expect(await get('nothing://x')).toEqual(failure('ERR_UNKNOWN_URL_SCHEME'));
    expect(await get('http://127.0.0.1:1/')).toEqual(failure('ERR_UNSAFE_PORT'));
  });

  it('keeps sessions apart: handlers and filters of one do not concern another', async () => {
    const result = await app.evaluate(async ({ session }, url) => {
      const one = session.fromPartition('one');
      const two = session.fromPartition('two');
      one.protocol.handle('own', () => new Response('from one'));
      one.webRequest.onBeforeRequest({ urls: ['http://*/*'] }, (_details, callback) => callback({ cancel: true }));
      const failure = (error) => error.message;
      return [
        one === session.fromPartition('one'),
        await one.fetch('own://x').then((response) => response.text(), failure),
        await two.fetch('own://x').then((response) => response.text(), failure),
        await one.fetch(url).then((response) => response.text(), failure),
        await two.fetch(url).then((response) => response.text(), failure),
      ];
    }, origin);
    expect(result).toEqual([true, 'from one', 'net::ERR_UNKNOWN_URL_SCHEME', 'net::ERR_BLOCKED_BY_CLIENT', 'hello']);
  });

  it('rejects as aborted when aborted', async () => {
    const name = await app.evaluate(async ({ session }, url) => {
      const controller = new AbortController();
      controller.abort();
      return session.defaultSession.fetch(url, { signal: controller.signal }).catch((error) => error.name);
    }, origin);
    expect(name).toBe('AbortError');
  });
});

describe('net.request', () => {
  const post = (url, options = {}) =>
    app.evaluate(
      ({ net, session }, given) =>
        new Promise((resolve) => {
          const events = [];
          const request = net.request({ method: 'POST', url: given.url, session: session.fromPartition('api'), ...given.options });
          request.setHeader('x-own', 'yes');
          request.on('redirect', () => {
            events.push('redirect');
            request.abort();
          });
          request.on('abort', () => resolve([...events, 'abort']));
          request.on('error', (error) => resolve([...events, error.message]));
          request.on('response', (message) => {
            let text = '';
            message.on('data', (chunk) => {
              text += chunk;
            });
            message.on('end', () =>
              resolve([...events, message.statusCode, message.headers['x-method'], text, request.getUploadProgress().active]),
            );
          });
          request.end(Buffer.alloc(300_000));
        }),
      { url, options },
    );

  it('sends a body and reads the answer', async () => {
    expect(await post(`${origin}/here`)).toEqual([200, 'POST', 'hello', false]);
  });

  it('takes an address in parts and answers with a stream, which tells when it breaks off', async () => {
    const read = (path) =>
      app.evaluate(({ net }, url) => {
        const { protocol, hostname, port, pathname } = new URL(url);
        return new Promise((resolve) => {
          const request = net.request({ protocol, hostname, port, path: pathname });
          request.on('response', (message) => {
            const chunks = [];
            message.setEncoding('utf8');
            message.on('error', (error) => resolve(error.message));
            message.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve([typeof message.pipe, ...chunks]));
          });
          request.end();
        });
      }, origin + path);
    expect(await read('/here')).toEqual(['function', 'hello']);
    expect(await read('/short')).toMatch(/^net::ERR_/);
  });

  it('lets a redirect be aborted that would be followed, and those that would not', async () => {
    expect(await post(`${origin}/moved`)).toEqual(['redirect', 'abort']);
  });

  it('lets a manual redirect be aborted, and names failures', async () => {
    expect(await post(`${origin}/moved`, { redirect: 'manual' })).toEqual(['redirect', 'abort']);
    expect(await post(`${origin}/moved`, { redirect: 'error' })).toEqual(["Attempted to redirect, but redirect policy was 'error'"]);
    expect((await post(`${rudeOrigin}/`))[0]).toMatch(/^net::ERR_/);
  });
});
