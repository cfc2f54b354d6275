import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSchemeHandler } from '@main/system/app-protocol/scheme-handler';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, createRendererFolder, startApp } from '../../support/main/app-under-test';

let app: AppUnderTest;
beforeEach(async () => {
  app = await startApp();
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
});

const policyOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    (response.headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('a page of the app', () => {
  it('comes with a policy that allows own scripts, own and nonced styles, and no network', async () => {
    const response = await app.observed.open('/');
    const html = await response.text();
    const nonce = /<meta property="csp-nonce" nonce="([\w-]{20,})">/.exec(html)?.[1] ?? 'none';
    expect(policyOf(response)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'none'",
      'object-src': "'none'",
      'frame-src': "'none'",
      'worker-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
    });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
  });

  it('has a fresh nonce every time', async () => {
    const policies = await Promise.all([1, 2, 3].map(async () => policyOf(await app.observed.open('/'))['style-src']));
    expect(new Set(policies).size).toBe(3);
  });

  it('tells the first paint what it needs, whatever characters that has', async () => {
    const html = await (await app.observed.open('/index.html')).text();
    const content = /<meta name="diwan-boot" content="([^"]*)">/.exec(html)?.[1] ?? '';
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({
      language: 'ar',
      appearance: 'system',
      digits: 'latn',
      version: '0.1.0',
      platform: 'linux',
    });
  });
});

describe('other requests to the scheme', () => {
  it('serves files of the renderer with their kind', async () => {
    const response = await app.observed.open('/app.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).toBe('export {};');
  });

  it('answers HEAD without a body and refuses every other method', async () => {
    const head = await app.observed.open('/app.js', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      expect((await app.observed.open('/app.js', { method })).status, method).toBe(405);
    }
  });

  it.each([
    '/../settings.json',
    '/%2e%2e/settings.json',
    '/..%2fsettings.json',
    '/assets/..%2f..%2fsettings.json',
    '/%5c..%5csettings.json',
    '/..%5csettings.json',
    '/app.js%00.png',
    '/%',
    '/%ff',
    '//etc/passwd.txt',
    '/C:/Windows/win.ini.txt',
    '/app.js:stream.txt',
    '/nowhere.js',
    '/assets',
    '/app.exe',
    '/media/',
    '/media/not-an-address',
    '/print/unknown',
  ])('finds nothing under %s', async (path) => {
    const response = await app.observed.open(path);
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  it('answers no other host', async () => {
    const folder = createRendererFolder();
    const respond = createSchemeHandler({
      folder,
      pageFacts: () => {
        throw new Error('not asked for');
      },
      media: { read: async () => null },
      printPages: { respond: () => null },
      log: { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined },
    });
    for (const url of ['app://other/app.js', 'app://diwan.evil/app.js', 'app://diwan:1/app.js', 'https://diwan/app.js']) {
      expect((await respond(new Request(url))).status, url).toBe(400);
    }
  });
});

describe('printed documents', () => {
  const folder = createRendererFolder();
  const respond = createSchemeHandler({
    folder,
    pageFacts: () => ({ boot: { language: 'ar', appearance: 'system', digits: 'latn', version: '', platform: 'linux' }, isDark: false }),
    media: { read: async () => null },
    printPages: { respond: (id, nonce) => (id === 'job-1' ? { html: `<style nonce="${nonce}"></style>` } : null) },
    log: { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined },
  });

  it('come from the provider, under a policy without any script', async () => {
    const response = await respond(new Request('app://diwan/print/job-1'));
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
    const policy = policyOf(response);
    expect(policy).not.toHaveProperty('script-src');
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'img-src': "'self'",
      'font-src': "'self'",
    });
    expect((await respond(new Request('app://diwan/print/job-2'))).status).toBe(404);
  });

  it('a renderer without the places for the boot facts is told apart from a missing file', async () => {
    mkdirSync(join(folder, 'broken'), { recursive: true });
    writeFileSync(join(folder, 'broken', 'index.html'), '<html><body></body></html>');
    const errors: unknown[] = [];
    const broken = createSchemeHandler({
      folder: join(folder, 'broken'),
      pageFacts: () => ({ boot: { language: 'ar', appearance: 'system', digits: 'latn', version: '', platform: 'linux' }, isDark: false }),
      media: { read: async () => null },
      printPages: { respond: () => null },
      log: {
        info() {},
        warn() {},
        hide: () => () => undefined,
        error(_event, error) {
          errors.push(error);
          return 'ref';
        },
      },
    });
    expect((await broken(new Request('app://diwan/'))).status).toBe(404);
    expect(String(errors[0])).toContain('diwan-boot');
  });
});
