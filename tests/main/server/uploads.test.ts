import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';
import {
  answerJson,
  answerNothing,
  cutOff,
  type FaultServer,
  pourUntilClosed,
  redirectTo,
  resetConnection,
  stallInBody,
  startFaultServer,
  staySilent,
} from '../../support/main/fault-server';

let shop: ShopUnderTest;
let app: AppUnderTest;
const png = new Uint8Array(readFileSync(join(import.meta.dirname, '../../support/samples/picture.png')));
const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF');
const large = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(3 * 1024 * 1024);
  bytes.set(png);
  return bytes;
};
const picture = (more = {}) => ({ id: 'u1', name: 'قدر.png', purpose: 'picture' as const, bytes: png, ...more });
const uploads = () => shop.shop.requests.filter(({ call }) => call === 'files.upload');

beforeEach(async () => {
  shop = await startSampleShop();
  app = await startApp({ apiRoot: shop.apiRoot });
  await app.signIn();
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

describe('uploads', () => {
  it('[API-11] [API-12] post the file in the field img and answer with its address', async () => {
    const { url } = await app.value('uploads.send', picture());
    expect(uploads()).toMatchObject([
      { method: 'POST', path: '/files/uploadFile', body: { img: { name: 'قدر.png', type: 'image/png', size: png.byteLength } } },
    ]);
    expect(uploads()[0]?.headers.authorization).toBe(app.main.session.state().auth?.idToken);
    expect(new Uint8Array(await (await fetch(url)).arrayBuffer())).toEqual(png);
  });

  it('[API-11] take PDFs the same way', async () => {
    await app.value('uploads.send', picture({ name: 'catalog.pdf', purpose: 'pdf', bytes: pdf }));
    expect(uploads()[0]?.body).toEqual({ img: { name: 'catalog.pdf', type: 'application/pdf', size: pdf.byteLength } });
  });

  it('name the file for what it is, not for what it is called', async () => {
    await app.value('uploads.send', picture({ name: '../../etc/pass"wd\r\n.exe' }));
    expect(uploads()[0]?.body).toMatchObject({ img: { name: 'pass"wd.png', type: 'image/png' } });
  });

  it('tell their progress up to the end', async () => {
    await app.value('uploads.send', picture({ bytes: large() }));
    const progress = app.events('uploads.progressed');
    const sent = progress.map(({ sentBytes }) => sentBytes);
    expect(progress.every(({ id }) => id === 'u1')).toBe(true);
    expect(sent).toEqual(sent.toSorted((one, other) => one - other));
    expect(sent[0]).toBe(0);
    expect(sent.at(-1)).toBe(progress[0]?.totalBytes);
    expect(sent.length).toBeGreaterThan(2);
  });

  it.each([
    ['an empty file', { bytes: new Uint8Array() }, 'fileUnreadable'],
    ['more than 10 MB', { bytes: new Uint8Array(10 * 1024 * 1024 + 1) }, 'fileTooLarge'],
    ['text that calls itself a picture', { bytes: new TextEncoder().encode('hello') }, 'fileTypeRefused'],
    ['a PDF where a picture is wanted', { bytes: pdf }, 'fileTypeRefused'],
    ['a picture where a PDF is wanted', { purpose: 'pdf' as const }, 'fileTypeRefused'],
  ])('refuse %s before anything is sent', async (_what, more, code) => {
    expect(await app.call('uploads.send', picture(more))).toMatchObject({ ok: false, error: { code } });
    expect(uploads()).toEqual([]);
    expect(app.events('uploads.progressed')).toEqual([]);
  });

  it('can be cancelled while under way', async () => {
    shop.shop.control.failNext('files.upload', { hang: true });
    const sending = app.call('uploads.send', picture());
    await expect.poll(() => uploads().length).toBe(1);
    await app.value('uploads.cancel', { id: 'somebody-else' });
    await app.value('uploads.cancel', { id: 'u1' });
    expect(await sending).toEqual({ ok: false, error: { code: 'cancelled' } });
    expect((await app.value('uploads.send', picture())).url).toMatch(/^http/);
  });

  it('end with the session', async () => {
    shop.shop.control.failNext('files.upload', { hang: true });
    const sending = app.call('uploads.send', picture());
    await expect.poll(() => uploads().length).toBe(1);
    await app.value('session.signOut');
    expect(await sending).toEqual({ ok: false, error: { code: 'sessionEnded' } });
  });

  it('an expired token ends the session', async () => {
    shop.shop.control.expireTokens();
    expect(await app.call('uploads.send', picture())).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    expect(app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }]);
  });

  it('pass on what the server says', async () => {
    shop.shop.control.failNext('files.upload', { status: 413, message: 'file_too_large' });
    expect(await app.call('uploads.send', picture())).toMatchObject({ error: { code: 'server', status: 413, message: 'file_too_large' } });
    shop.shop.control.failNext('files.upload', { status: 201, bodyText: '{"status":200,"url":"x"}', contentType: 'application/json' });
    expect(await app.call('uploads.send', picture())).toMatchObject({ error: { code: 'unexpectedStatus', status: 201 } });
  });
});

describe('an upload to a bad server', () => {
  let server: FaultServer;
  let other: AppUnderTest;

  const connect = async (limits: AppOptions['limits'] = {}): Promise<void> => {
    other = await startApp({ apiRoot: server.origin, limits });
    await other.value('session.signIn', { email: 'a@b.example', password: 'p' });
  };
  beforeEach(async () => {
    server = await startFaultServer();
    server.behave(answerJson(200, { accessToken: 'token-of-a-session', admin: { id: 1, email: 'a@b.example' } }));
  });
  afterEach(async () => {
    await other.stop();
    other.machine.dispose();
    await server.stop();
  });

  it.each([
    ['silence', staySilent],
    ['an answer that stops in the middle', stallInBody],
  ])('%s is told after the time limit', async (_what, behaviour) => {
    await connect({ uploadTimeoutMs: 150 });
    server.behave(behaviour);
    expect(await other.call('uploads.send', picture())).toMatchObject({ ok: false, error: { code: 'outcomeUnknown' } });
  });

  it.each([
    ['a dropped connection', resetConnection, 'outcomeUnknown'],
    ['an answer that is cut off', cutOff, 'outcomeUnknown'],
    ['a redirect', redirectTo('http://127.0.0.1:9/'), 'redirectRefused'],
    ['an answer without an address', answerJson(200, { status: 200 }), 'unreadableAnswer'],
    ['an answer that says nothing', answerNothing, 'unexpectedStatus'],
  ])('%s is told', async (_what, behaviour, code) => {
    await connect();
    server.behave(behaviour);
    expect(await other.call('uploads.send', picture())).toMatchObject({ ok: false, error: { code } });
  });

  it('can be cancelled while the answer is coming', async () => {
    await connect();
    server.behave(stallInBody);
    const sending = other.call('uploads.send', picture());
    await expect.poll(() => server.requests.length).toBe(2);
    await expect.poll(() => other.events('uploads.progressed').length).toBeGreaterThan(0);
    await other.value('uploads.cancel', { id: 'u1' });
    expect(await sending).toEqual({ ok: false, error: { code: 'cancelled' } });
  });

  it('does not go on reading an answer that is too large', async () => {
    await connect({ maxAnswerBytes: 1024 * 1024 });
    const pouring = pourUntilClosed();
    server.behave(pouring.behaviour);
    expect(await other.call('uploads.send', picture())).toMatchObject({ ok: false, error: { code: 'answerTooLarge' } });
    await pouring.closed;
  });
});
