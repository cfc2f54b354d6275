import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { toSheets } from '../lib/printing/driver.mjs';
import { createFixture } from './fixture.mjs';

/** Behavior of real systems that the stand-in would hide by default. Each is simulated only when a test requests it. */
describe('a system that is unkind', () => {
  const fixture = createFixture();
  const spool = path.join(fixture.folder, 'spool');
  let app;
  beforeAll(() => mkdirSync(spool));
  afterEach(async () => {
    await app?.close().catch(() => undefined);
    app = null;
  });
  afterAll(() => fixture.remove());

  async function launch(environment) {
    app = await fixture.launch({ env: { ...fixture.env, DIWAN_STAND_IN_SPOOL: spool, ...environment } });
    await app.firstWindow();
  }
  const setPrinters = (printers) => writeFileSync(path.join(spool, 'printers.json'), JSON.stringify(printers));

  it('cannot name folders: getPath throws for them, and for no others', async () => {
    await launch({ DIWAN_STAND_IN_LOST_PATHS: 'documents' });
    const found = await app.evaluate(({ app: self }) =>
      ['documents', 'home'].map((name) => {
        try {
          return typeof self.getPath(name);
        } catch (error) {
          return error.message;
        }
      }),
    );
    expect(found).toEqual(["Failed to get 'documents' path", 'string']);
  });

  it('times a notification out, and hands a click in its center to handleActivation alone', async () => {
    await launch({ DIWAN_STAND_IN_NOTIFICATIONS: 'time-out' });
    const heard = await app.evaluate(async ({ Notification }) => {
      const events = [];
      Notification.handleActivation(({ type }) => events.push(`activated by ${type}`));
      const notification = new Notification({ title: 'x' });
      notification.on('click', () => events.push('click'));
      const closed = new Promise((resolve) => notification.on('close', ({ reason }) => resolve(events.push(`close ${reason}`))));
      notification.show();
      await closed;
      const internals = Object.getOwnPropertySymbols(Notification).map((symbol) => Notification[symbol]);
      internals.find((internal) => internal?.activate).activate({ type: 'click' });
      return events;
    });
    expect(heard).toEqual(['close timedOut', 'activated by click']);
  });

  it('refuses to show notifications', async () => {
    await launch({ DIWAN_STAND_IN_NOTIFICATIONS: 'fail' });
    const reason = await app.evaluate(
      ({ Notification }) =>
        new Promise((resolve) => {
          const notification = new Notification({ title: 'x' });
          notification.on('failed', (_event, why) => resolve(why));
          notification.show();
        }),
    );
    expect(reason).toBe('notifications are turned off');
  });

  it('gives no standard input', async () => {
    await launch({ DIWAN_STAND_IN_STDIN: 'none' });
    const text = await app.evaluate(async () => {
      let read = '';
      for await (const chunk of process.stdin) read += chunk;
      return read;
    });
    expect(text).toBe('');
  });

  it('ends the session: windows hear it, also one without a page, and nothing quits', async () => {
    await launch({});
    const listed = await app.evaluate(({ BaseWindow, BrowserWindow }) => {
      const { appendFileSync } = process.getBuiltinModule('node:fs');
      const note = (line) => appendFileSync(process.env.FIXTURE_LOG, `${line}\n`);
      globalThis.sessionWindow = new BaseWindow({ show: false }).on('session-end', () => note('session-end'));
      BrowserWindow.getAllWindows()[0].on('session-end', () => note('session-end of the page'));
      return BrowserWindow.getAllWindows().length;
    });
    expect(listed).toBe(1);
    const before = fixture.log().length;
    const ended = new Promise((resolve) => app.process().once('exit', (_code, signal) => resolve(signal)));
    app.process().kill('SIGUSR2');
    expect(await ended).toBe('SIGKILL');
    expect(fixture.log().slice(before)).toEqual(['session-end of the page', 'session-end']);
    app = null;
  });

  it('blocks the main thread for a printer that does not respond, and asks for a file without ever answering', async () => {
    setPrinters([
      { name: 'Dead', behaviour: 'blocks:300' },
      { name: 'Print to PDF', behaviour: 'asks' },
    ]);
    await launch({});
    const [blockedMs, isAnswered] = await app.evaluate(async ({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows();
      const start = performance.now();
      const printed = new Promise((resolve) => window.webContents.print({ silent: true, deviceName: 'Dead' }, resolve));
      const ms = performance.now() - start;
      await printed;
      let answered = false;
      window.webContents.print({ silent: true, deviceName: 'Print to PDF' }, () => {
        answered = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [ms, answered];
    });
    expect(blockedMs).toBeGreaterThanOrEqual(290);
    expect(isAnswered).toBe(false);
    expect(readdirSync(spool)).not.toContain('Print to PDF');
  });

  it('lists redirected printers in another order, or in part', async () => {
    await launch({});
    const names = () =>
      app.evaluate(async ({ BrowserWindow }) =>
        (await BrowserWindow.getAllWindows()[0].webContents.getPrintersAsync()).map(({ name }) => name),
      );
    setPrinters([{ name: 'A (redirected 2)' }, { name: 'B (redirected 3)' }]);
    expect(await names()).toEqual(['A (redirected 2)', 'B (redirected 3)']);
    setPrinters([{ name: 'B (redirected 4)' }]);
    expect(await names()).toEqual(['B (redirected 4)']);
  });

  it('has a driver that rotates what is wider than tall, onto its own paper', async () => {
    setPrinters([]);
    await launch({});
    const pdf = Buffer.from(
      await app.evaluate(async ({ BrowserWindow }) => {
        const window = new BrowserWindow({ show: false });
        await window.loadURL(
          'data:text/html,<title>label</title><body style="margin:0"><div style="width:30mm;height:5mm;background:black">',
        );
        const made = await window.webContents.printToPDF({ pageSize: { width: 4, height: 2 }, printBackground: true });
        return made.toString('base64');
      }),
      'base64',
    );
    const [sheet] = await toSheets(pdf, { rotatesWide: true });
    const [own] = await toSheets(pdf, { rotatesWide: true, loadedMm: { width: 50, height: 25 } });
    const isBlackAt = ({ isBlack }, xMm, yMm) => isBlack(Math.round((xMm / 25.4) * 203), Math.round((yMm / 25.4) * 203));
    // A bar along the upper edge of 4 × 2 inches, below a margin of 10 mm, is printed upright, in the middle of the loaded label.
    expect([isBlackAt(sheet, 20, 12), isBlackAt(sheet, 38, 30)]).toEqual([false, true]);
    expect([own.width, own.height]).toEqual([400, 200]);
  });
});
