import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFixture, fixtureFolder, standInFolder } from './fixture.mjs';

let fixture;
beforeEach(() => {
  fixture = createFixture();
});
afterEach(() => fixture.remove());

/** Lists every process of the fixture's Chromium. */
function browserProcesses() {
  return readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      return readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(fixture.folder);
    } catch {
      return false;
    }
  });
}

function startPlainly(args = [], env = {}) {
  const child = spawn(path.join(standInFolder, 'electron'), [fixtureFolder, ...args], { env: { ...fixture.env, ...env }, stdio: 'ignore' });
  return { child, ended: new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal))) };
}

describe('life of the app', () => {
  it('runs the main process with the fields of Electron and hands Playwright its first window', async () => {
    const app = await fixture.launch();
    const page = await app.firstWindow();
    const electronVersion = JSON.parse(
      readFileSync(path.resolve(standInFolder, '../../node_modules/electron/package.json'), 'utf8'),
    ).version;
    expect(await app.evaluate(() => [process.type, process.versions.electron])).toEqual(['browser', electronVersion]);
    expect(await app.evaluate(({ app: self }) => [self.name, self.getVersion(), self.isPackaged])).toEqual(['Fixture', '1.2.3', false]);
    expect(app.windows()).toEqual([page]);
    expect(await (await app.browserWindow(page)).evaluate((window) => window.webContents.getURL())).toBe('app://fixture/index.html');
    await app.close();
  });

  it('emits the events of quitting in order and leaves no process', async () => {
    const app = await fixture.launch();
    await app.firstWindow();
    expect(browserProcesses().length).toBeGreaterThan(0);
    await app.close();
    expect(fixture.log()).toEqual(['before-quit', 'will-quit', 'quit']);
    // The browser's child processes end shortly after it.
    await vi.waitFor(() => expect(browserProcesses()).toEqual([]), 30_000);
  });

  it('says that all windows are closed when the last one closes by itself', async () => {
    const app = await fixture.launch();
    await app.firstWindow();
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].close());
    await vi.waitFor(() => expect(fixture.log()).toContain('window-all-closed'), 60_000);
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(0);
    await app.close();
  });

  it('ends its Chromium when the main process is killed, and starts again on the same profile at once', async () => {
    const app = await fixture.launch();
    const page = await app.firstWindow();
    await page.evaluate(() => localStorage.setItem('kept', 'yes'));
    app.process().kill('SIGKILL');
    const again = await fixture.launch();
    const samePage = await again.firstWindow();
    expect(await samePage.evaluate(() => typeof localStorage)).toBe('object');
    again.process().kill('SIGKILL');
    await vi.waitFor(() => expect(browserProcesses()).toEqual([]), 30_000);
  });

  it('hands the command line of a second start to the first one', async () => {
    const app = await fixture.launch();
    await app.firstWindow();
    const second = startPlainly(['one-more-argument']);
    expect(await second.ended).toBe(3);
    await vi.waitFor(() => expect(fixture.log()).toContain('second-instance one-more-argument'), 60_000);
    await app.close();
  });

  it('takes over the lock of a start that was killed', async () => {
    const first = startPlainly();
    await vi.waitFor(() => expect(browserProcesses().length).toBeGreaterThan(0), 30_000);
    first.child.kill('SIGKILL');
    await first.ended;
    const app = await fixture.launch();
    await app.firstWindow();
    expect(fixture.log()).not.toContain('second start leaves');
    await app.close();
  });

  // Runs without Playwright, which makes every page behave as if it had the focus, so that none is ever hidden.
  it('lets a never-shown window think itself visible, and paint; a shown and hidden one is hidden', async () => {
    const started = startPlainly([], { FIXTURE_SCRIPT: path.join(import.meta.dirname, 'fixture-app', 'visibility.mjs') });
    expect(await started.ended).toBe(0);
    const lines = fixture.log();
    expect(lines).toEqual(expect.arrayContaining(['born visible', 'painted', 'hidden hidden', 'shown visible']));
  });

  it('quits on SIGTERM with exit code 0', async () => {
    const started = startPlainly();
    await vi.waitFor(() => expect(browserProcesses().length).toBeGreaterThan(3), 30_000);
    started.child.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    expect(fixture.log()).toContain('will-quit');
  });
});
