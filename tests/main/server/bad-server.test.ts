import { FailureError, type Result } from '@shared/contract/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, startApp } from '../../support/main/app-under-test';
import {
  answerHtml,
  answerJson,
  cutOff,
  type FaultServer,
  pourOut,
  redirectTo,
  resetConnection,
  stallInBody,
  startFaultServer,
  staySilent,
} from '../../support/main/fault-server';

let server: FaultServer;
let app: AppUnderTest;
const login = { accessToken: 'canary-token-of-the-session', admin: { id: 1, email: 'a@b.example' } };

const signedIn = async (options: AppOptions = {}): Promise<AppUnderTest> => {
  app = await startApp({ apiRoot: server.origin, ...options });
  server.behave(answerJson(200, login));
  await app.value('session.signIn', { email: 'a@b.example', password: 'p' });
  server.requests.length = 0;
  return app;
};
/** Shortens the time limits, for servers that never respond: on a busy machine, real responses may take longer. */
const loseThePatience = async (): Promise<void> => {
  await app.stop();
  app = await startApp({ machine: app.machine, limits: { readTimeoutMs: 300, writeTimeoutMs: 300 } });
};
const read = (): Promise<Result<unknown>> => app.call('admins.list', { query: { page: 1 } });
const write = (): Promise<Result<unknown>> => app.call('admins.remove', { params: { id: 5 } });
const codeOf = async (call: Promise<Result<unknown>>): Promise<unknown> => {
  const result = await call;
  return result.ok ? 'ok' : result.error.code;
};

beforeEach(async () => {
  server = await startFaultServer();
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await server.stop();
});

describe('a server that does not answer as an API', () => {
  beforeEach(() => signedIn());

  it('HTML in place of JSON is an unreadable answer, with a reference', async () => {
    server.behave(answerHtml());
    expect(await read()).toMatchObject({ ok: false, error: { code: 'unreadableAnswer', reference: expect.any(String) } });
  });

  it('so is JSON of another shape', async () => {
    server.behave(answerJson(200, { rows: [] }));
    expect(await codeOf(read())).toBe('unreadableAnswer');
    server.behave(answerJson(200, { data: { data: {}, totalItems: 'many' } }));
    expect(await codeOf(read())).toBe('unreadableAnswer');
  });

  it('a 502 page of a proxy is the server’s failure, not a broken answer', async () => {
    server.behave(answerHtml(502));
    expect(await read()).toMatchObject({ error: { code: 'server', status: 502, message: 'Bad Gateway' } });
  });

  it('silence is told after the time limit, and the read is not repeated', async () => {
    await loseThePatience();
    server.behave(staySilent);
    expect(await codeOf(read())).toBe('timeout');
    expect(server.requests).toHaveLength(1);
  });

  it('an answer that stops in the middle counts as silence', async () => {
    await loseThePatience();
    server.behave(stallInBody);
    expect(await codeOf(read())).toBe('timeout');
  });

  it('a dropped connection is tried again for reads', async () => {
    server.behave(resetConnection);
    expect(await codeOf(read())).toBe('unreachable');
    expect(server.requests).toHaveLength(3);
  });

  it('so is an answer that was cut off', async () => {
    let served = 0;
    server.behave((request, response) => {
      served += 1;
      (served < 3 ? cutOff : answerJson(200, { data: { data: [{ id: 1 }], totalItems: 1 } }))(request, response);
    });
    expect(await read()).toMatchObject({ ok: true, value: { totalItems: 1 } });
  });

  it.each([
    ['silence', staySilent],
    ['a dropped connection', resetConnection],
    ['an answer that was cut off', cutOff],
  ])('a write that meets %s has an unknown outcome and is sent once', async (_what, behaviour) => {
    if (behaviour === staySilent) await loseThePatience();
    server.behave(behaviour);
    expect(await write()).toMatchObject({ error: { code: 'outcomeUnknown', reference: expect.any(String) } });
    expect(server.requests).toHaveLength(1);
  });

  it('so has a GET that writes', async () => {
    server.behave(resetConnection);
    const result = await app.call('users.setActive', { params: { id: 1, value: false } });
    expect(result).toMatchObject({ error: { code: 'outcomeUnknown', reference: expect.any(String) } });
    expect(server.requests).toHaveLength(1);
  });

  it('a write that cannot have reached anyone is simply unreachable', async () => {
    await server.stop();
    // The read drops the kept-alive connection. Otherwise only the write would detect that it is dead, and the outcome on the server would
    // be unknown.
    expect(await codeOf(read())).toBe('unreachable');
    expect(await codeOf(write())).toBe('unreachable');
    server = await startFaultServer();
  });

  it('does not follow a redirect, and the token goes nowhere else', async () => {
    const thief = await startFaultServer();
    server.behave(redirectTo(`${thief.origin}/admin/admin`));
    expect(await codeOf(read())).toBe('redirectRefused');
    expect(await codeOf(write())).toBe('redirectRefused');
    expect(thief.requests).toEqual([]);
    await thief.stop();
  });

  it('waits no longer than the limit for a server that says "come back in an hour"', async () => {
    server.behave(answerJson(503, { message: 'busy' }, { 'retry-after': '3600' }));
    expect(await read()).toMatchObject({ error: { code: 'server', message: 'busy' } });
    expect(server.requests).toHaveLength(3);
  });

  it('keeps the session through all of it', async () => {
    for (const behaviour of [answerHtml(), answerHtml(401), resetConnection, answerJson(403, { message: 'no' })]) {
      server.behave(behaviour);
      await read();
    }
    expect(await app.value('session.read')).not.toBeNull();
    expect(app.events('session.ended')).toEqual([]);
  });
});

describe('an answer over the limit', () => {
  it('is refused, whether its length is declared or not', async () => {
    await signedIn({ limits: { maxAnswerBytes: 2 * 1024 * 1024 } });
    server.behave(pourOut(8 * 1024 * 1024));
    expect(await codeOf(read())).toBe('answerTooLarge');
    server.behave(answerJson(200, { data: 'x'.repeat(3 * 1024 * 1024) }));
    expect(await codeOf(read())).toBe('answerTooLarge');
    expect(server.requests).toHaveLength(2);
  });
});

describe('the state of the connection', () => {
  it('follows the answers and tells the pages', async () => {
    await signedIn();
    expect(await app.value('connection.read')).toMatchObject({ state: 'connected', source: 'user' });
    server.behave(resetConnection);
    await read();
    expect(app.events('connection.changed').at(-1)).toMatchObject({ state: 'unreachable' });
    server.behave(answerJson(404, { message: 'not_found' }));
    await read();
    const told = app.events('connection.changed').map(({ state }) => state);
    expect(told).toEqual(['unknown', 'connected', 'unreachable', 'connected'].slice(-told.length));
    expect(await app.value('connection.read')).toMatchObject({ state: 'connected' });
  });
});

describe('without a server', () => {
  it('says that none is configured', async () => {
    app = await startApp();
    expect(await codeOf(read())).toBe('notConfigured');
    await expect(app.value('session.signIn', { email: 'a@b.example', password: 'p' })).rejects.toThrowError(FailureError);
  });
});
