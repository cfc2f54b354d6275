import { createServer } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFixture } from './fixture.mjs';

/** The counterpart of page.test.mjs: without the app's guards, the same attempts succeed. */
describe('an app that guards nothing', () => {
  const fixture = createFixture();
  let app;
  let page;
  let server;
  let elsewhere;
  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>elsewhere</title>'));
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    elsewhere = `http://127.0.0.1:${server.address().port}/`;
    app = await fixture.launch({ env: { ...fixture.env, FIXTURE_SCRIPT: path.join(import.meta.dirname, 'fixture-app', 'careless.mjs') } });
    page = await app.firstWindow();
    await page.waitForLoadState();
  });
  afterAll(async () => {
    await app?.close();
    server.close();
    fixture.remove();
  });

  it('lets inline script run', async () => {
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true';
      document.head.append(script);
      return window.inlineRan;
    });
    expect(ran).toBe(true);
  });

  it('grants permissions, as Electron does by default', async () => {
    expect(await page.evaluate(async () => (await navigator.permissions.query({ name: 'geolocation' })).state)).toBe('granted');
    expect(await page.evaluate(() => Notification.requestPermission())).toBe('granted');
  });

  it('opens popups', async () => {
    const opened = app.waitForEvent('window');
    await page.evaluate((url) => window.open(url), elsewhere);
    expect(await (await opened).title()).toBe('elsewhere');
  });

  it('leaves for another site', async () => {
    await page.evaluate((url) => window.location.assign(url), elsewhere).catch(() => undefined);
    await vi.waitFor(async () => expect(await page.title()).toBe('elsewhere'), 60_000);
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.getURL())).toBe(elsewhere);
  });
});
