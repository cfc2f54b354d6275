import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFixture } from './fixture.mjs';

const fixture = createFixture();
const spool = path.join(fixture.folder, 'spool');
const printers = [
  { name: 'Office', displayName: 'Office printer', description: 'Laser', options: { 'printer-state': '3' } },
  { name: 'Full', behaviour: 'reject:out of paper' },
  { name: 'Mute', behaviour: 'silent' },
  { name: 'Lazy', behaviour: 'slow:30' },
  { name: 'Cutter', driver: { unprintableMm: 5 } },
  { name: 'Loaded', driver: { loadedMm: { width: 50, height: 25 } } },
  { name: 'Turner', driver: { turn: 90 } },
  { name: 'Shrinker', driver: { unprintableMm: 5, isFitted: true } },
  { name: 'Busy', behaviour: 'busy' },
];
let app;
beforeAll(async () => {
  const { mkdirSync } = await import('node:fs');
  mkdirSync(spool);
  writeFileSync(path.join(spool, 'printers.json'), JSON.stringify(printers));
  app = await fixture.launch({ env: { ...fixture.env, DIWAN_STAND_IN_SPOOL: spool } });
  await app.firstWindow();
  await app.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    globalThis.sheet = {
      window,
      load: (title, body = 'x') =>
        window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(`<!doctype html><title>${title}</title>${body}`)}`),
      print: (options) =>
        new Promise((resolve) => window.webContents.print({ silent: true, ...options }, (isOk, reason) => resolve([isOk, reason]))),
    };
  });
});
afterAll(async () => {
  await app?.close();
  fixture.remove();
});

const jobs = (printer) =>
  readdirSync(path.join(spool, printer))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, ...JSON.parse(readFileSync(path.join(spool, printer, name), 'utf8')) }));

const print = (options) => app.evaluate((_electron, given) => globalThis.sheet.print(given), options);

describe('webContents.print', () => {
  it('lists the printers without the fields that Electron no longer has', async () => {
    const listed = await app.evaluate(() => globalThis.sheet.window.webContents.getPrintersAsync());
    expect(listed[0]).toEqual({ name: 'Office', displayName: 'Office printer', description: 'Laser', options: { 'printer-state': '3' } });
    expect(listed.map(({ name }) => name)).toEqual(printers.map(({ name }) => name));
  });

  it('hands a job over whole, numbered in order, under the title of the page', async () => {
    for (const number of [1, 2]) {
      await app.evaluate((_electron, title) => globalThis.sheet.load(title), `INV-${number} فاتورة`);
      expect(await print({ deviceName: 'Office', pageSize: 'A4', copies: 2 })).toEqual([true, '']);
    }
    const accepted = jobs('Office');
    expect(accepted.map(({ name }) => name)).toEqual(['000001-INV-1_فاتورة.json', '000002-INV-2_فاتورة.json']);
    expect(accepted[1]).toMatchObject({ title: 'INV-2 فاتورة', pages: 1, options: { copies: 2, deviceName: 'Office' } });
    const pdf = readFileSync(path.join(spool, 'Office', '000001-INV-1_فاتورة.pdf')).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    const [, , width, height] = /\/MediaBox \[([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\]/.exec(pdf).slice(1).map(Number);
    expect([width, height].map((points) => Math.round((points / 72) * 25.4))).toEqual([210, 297]);
    expect(readdirSync(path.join(spool, 'Office')).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('prints on a paper given in microns, and counts its pages', async () => {
    await app.evaluate(() => globalThis.sheet.load('roll', '<p>1</p><p style="break-before: page">2</p>'));
    expect(await print({ deviceName: 'Lazy', pageSize: { width: 80_000, height: 200_000 }, margins: { marginType: 'none' } })).toEqual([
      true,
      '',
    ]);
    expect(jobs('Lazy')[0].pages).toBe(2);
  });

  it('prints on the paper that it is told, whatever size the document wants for itself', async () => {
    await app.evaluate(() => globalThis.sheet.load('own', '<style>@page{size:25mm 50mm}</style>x'));
    expect(await print({ deviceName: 'Lazy', pageSize: 'A5' })).toEqual([true, '']);
    const pdf = readFileSync(path.join(spool, 'Lazy', '000002-own.pdf')).toString('latin1');
    const [width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/
      .exec(pdf)
      .slice(1)
      .map((points) => Math.round((points / 72) * 25.4));
    expect([width, height]).toEqual([148, 210]);
  });

  /** Returns the black area, in millimeters, of a sheet that has a bar of 40 × 10 mm at 2 mm from its first corner. */
  async function blackOf(deviceName) {
    const body =
      '<style>@page{margin:0}body{margin:0}svg{position:absolute;left:2mm;top:2mm}</style><svg width="40mm" height="10mm"><rect width="40mm" height="10mm"/></svg>';
    await app.evaluate((_electron, html) => globalThis.sheet.load('bar', html), body);
    const pageSize = { width: 100_000, height: 100_000 };
    expect(await print({ deviceName, pageSize, margins: { marginType: 'none' } })).toEqual([true, '']);
    const { width, height, data } = PNG.sync.read(readFileSync(path.join(spool, deviceName, '000001-bar.sheets', '1.png')));
    const black = Array.from({ length: width * height }, (_, dot) => dot).filter((dot) => data[dot * 4] === 0);
    const [xs, ys] = [black.map((dot) => dot % width), black.map((dot) => Math.floor(dot / width))];
    const edges = [xs, ys].flatMap((all) => [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b)) + 1]);
    return [width, height, ...edges].map((dots) => Math.round((dots / 203) * 25.4));
  }

  it.each([
    ['cuts what lies in the margin of the device', 'Cutter', [100, 100, 5, 42, 5, 12]],
    ['prints on the paper that lies in it, whatever it is told', 'Loaded', [50, 25, 2, 42, 2, 12]],
    ['turns', 'Turner', [100, 100, 88, 98, 2, 42]],
    ['shrinks a sheet to what the device can print', 'Shrinker', [100, 100, 7, 43, 7, 16]],
  ])('a driver %s', async (_what, deviceName, expected) => {
    expect(await blackOf(deviceName)).toEqual(expected);
  });

  it('keeps a job of a busy printer until the printer is something else', async () => {
    await app.evaluate(() => globalThis.sheet.load('patient'));
    const answer = print({ deviceName: 'Busy' });
    expect(await Promise.race([answer, delay(200)])).toBe(undefined);
    writeFileSync(path.join(spool, 'printers.json'), JSON.stringify([...printers.slice(0, -1), { name: 'Busy' }]));
    expect(await answer).toEqual([true, '']);
    expect(jobs('Busy')).toHaveLength(1);
  });

  it('answers with the reason of a refusal', async () => {
    expect(await print({ deviceName: 'Full' })).toEqual([false, 'out of paper']);
    expect(await print({ deviceName: 'Nowhere' })).toEqual([false, 'Invalid deviceName provided']);
    expect(await print({ deviceName: 'Office', silent: false })).toEqual([false, 'Print job canceled']);
  });

  it('throws at once for options that Electron refuses', async () => {
    const thrown = (options) =>
      app.evaluate((_electron, given) => {
        try {
          globalThis.sheet.window.webContents.print(given);
          return 'nothing';
        } catch (error) {
          return error.message;
        }
      }, options);
    expect(await thrown({ silent: true, pageSize: { width: 352, height: 5_000 } })).toContain('minimum 352 microns');
    expect(await thrown({ silent: true, pageSize: 'A9' })).toContain('Unsupported pageSize');
    expect(await thrown({ silent: true, pages: 3 })).toContain('print option pages is not provided');
    expect(await thrown({ silent: true, preferCSSPageSize: true })).toContain('print option preferCSSPageSize is not provided');
  });

  it('drops a second print on a page that is still printing, and never answers it', async () => {
    const answers = await app.evaluate(async () => {
      const answered = [];
      const { webContents } = globalThis.sheet.window;
      const first = new Promise((resolve) => {
        webContents.print({ silent: true, deviceName: 'Office' }, () => resolve(answered.push('first')));
      });
      webContents.print({ silent: true, deviceName: 'Office' }, () => answered.push('second'));
      await first;
      await new Promise((resolve) => webContents.print({ silent: true, deviceName: 'Office' }, () => resolve(answered.push('third'))));
      return answered;
    });
    expect(answers).toEqual(['first', 'third']);
  });

  it('never answers for a printer that never does', async () => {
    await app.evaluate(async ({ BrowserWindow }) => {
      const window = new BrowserWindow({ show: false });
      globalThis.mute = { window, answers: 0 };
      await window.loadURL('data:text/html,x');
      window.webContents.print({ silent: true, deviceName: 'Mute' }, () => {
        globalThis.mute.answers += 1;
      });
    });
    // A callback would come before two whole sheets that are printed after the silent one.
    for (const _sheet of [1, 2]) expect(await print({ deviceName: 'Office' })).toEqual([true, '']);
    expect(await app.evaluate(() => globalThis.mute.answers)).toBe(0);
    await app.evaluate(() => globalThis.mute.window.destroy());
  });
});

describe('webContents.printToPDF', () => {
  it('takes lengths in inches', async () => {
    const box = await app.evaluate(async () => {
      await globalThis.sheet.load('pdf');
      const pdf = await globalThis.sheet.window.webContents.printToPDF({ pageSize: { width: 4, height: 6 }, landscape: true });
      return /\/MediaBox \[([\d. ]+)\]/.exec(pdf.toString('latin1'))[1];
    });
    expect(box).toBe('0 0 432 288');
    await expect(app.evaluate(() => globalThis.sheet.window.webContents.printToPDF({ pageSize: 'A9' }))).rejects.toThrow('A9');
  });
});
