import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** As from a shell, with what the test runner has put into the environment left out. */
function startApp(args, changes = {}) {
  const { DISPLAY: _display, WAYLAND_DISPLAY: _wayland, NODE_OPTIONS: _options, VITEST: _vitest, NODE_ENV: _env, ...env } = process.env;
  const child = spawn('node', ['scripts/start.mjs', ...args], { cwd: root, env: { ...env, DIWAN_ELECTRON: 'stand-in', ...changes } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}

describe.runIf(process.platform === 'linux')('npm start without a display', () => {
  let out;
  beforeAll(() => {
    out = mkdtempSync(path.join(tmpdir(), 'first-look-'));
  });
  afterAll(() => rmSync(out, { recursive: true, force: true }));

  it('prints twelve invoices in the order of the list, takes six pictures, and says so in five lines', { timeout: 300_000 }, async () => {
    const { code, out: told, err } = await startApp(['--out', out, '--lang', 'en']);
    expect(err).toBe('');
    expect(code).toBe(0);
    const lines = told.trim().split('\n').slice(-5);
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['Started', 'Signed', 'Printed', 'Invoices:', 'Pictures:']);
    expect(lines.slice(3).join(' ')).toContain(out);

    const invoices = readdirSync(path.join(out, 'invoices')).toSorted();
    expect(invoices.map((name) => name.slice(0, 3))).toEqual(
      Array.from({ length: 12 }, (_, index) => `${String(index + 1).padStart(2, '0')}-`),
    );
    const orders = invoices.map((name) => Number(/order-(\d+)\.pdf$/.exec(name)[1]));
    expect(orders).toEqual(orders.toSorted((a, b) => b - a));
    expect(new Set(orders).size).toBe(12);
    for (const name of invoices)
      expect(
        readFileSync(path.join(out, 'invoices', name))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    const pictures = readdirSync(path.join(out, 'pictures')).map((name) => name.replace(/^\d+-/, ''));
    expect(pictures).toEqual(['sign-in.png', 'guest-orders.png', 'twelve-ticked.png', 'print-queue.png', 'all-sent.png', 'invoice.png']);
  });

  it('ends with 1 and a sentence when the browser cannot show the app', { timeout: 120_000 }, async () => {
    const { code, err } = await startApp(['--out', out], { DIWAN_STAND_IN_CHROMIUM: '/bin/false' });
    expect(code).toBe(1);
    expect(err).toMatch(/did not get through its main job: .*Chromium has gone/);
    expect(err).not.toMatch(/^\s+at /m);
  });

  it('ends with 1 and a sentence when there is no browser, and when an option is wrong', { timeout: 60_000 }, async () => {
    const { code, err } = await startApp([], { DIWAN_STAND_IN_CHROMIUM: '/nowhere/chromium' });
    expect([code, err]).toEqual([1, expect.stringContaining('Neither Electron nor Chromium can be had')]);
    const wrong = await startApp(['--lang', 'fr']);
    expect([wrong.code, wrong.err.trim()]).toEqual([1, '--lang takes ar or en, not "fr".']);
  });
});
