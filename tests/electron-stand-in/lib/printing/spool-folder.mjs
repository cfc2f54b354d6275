import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PNG } from 'pngjs';
import { toPicture, toSheets } from './driver.mjs';
import { countPages } from './pdf.mjs';

const noPrinters = [];

/**
 * Reads the printer's current `blocks:<ms>`, for a `print()` that blocks its thread. Returns milliseconds. @param {string} folder @param
 * {string} printer
 */
export function blocksForMs(folder, printer) {
  let printers = noPrinters;
  try {
    printers = JSON.parse(readFileSync(path.join(folder, 'printers.json'), 'utf8'));
  } catch {
    // The folder has no printers.
  }
  return Number(/^blocks:(\d+)$/.exec(printers.find(({ name }) => name === printer)?.behaviour ?? '')?.[1] ?? 0);
}

/** Marks a job whose callback is never called. */
export const noAnswer = Symbol('no answer');
/** Like `noAnswer`, behind a dialog that requests a file name (`PORTPROMPT:`). */
export const asksForFile = Symbol('asks for a file');

const busyPollMs = 50;

const toFileName = (title) => title.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(0, 80) || 'untitled';

/**
 * A folder in place of a printing system, for tests that count: `printers.json` lists the printers and their behavior, and an accepted job
 * is `<printer>/<number>-<title>.json` beside its `.pdf`. The JSON file is the job. It appears after the PDF, whole and at once, so that a
 * process killed at any moment has either handed over a job or not. A printer with a `driver` also writes its printed sheets, as pictures
 * in `<number>-<title>.sheets`.
 * @param {string} folder
 */
export function createSpoolFolder(folder) {
  const readPrinters = async () => {
    try {
      return JSON.parse(await readFile(path.join(folder, 'printers.json'), 'utf8'));
    } catch {
      return [];
    }
  };

  /** `busy` lasts until another behavior is written. */
  const behaviourOf = async (printer) => {
    for (;;) {
      const { behaviour = 'ok' } = (await readPrinters()).find(({ name }) => name === printer) ?? {};
      if (behaviour !== 'busy') return behaviour;
      await delay(busyPollMs);
    }
  };

  const list = async () =>
    (await readPrinters()).map(({ name, displayName = name, description = '', options = {} }) => ({
      name,
      displayName,
      description,
      options,
    }));

  return {
    list,
    names: async () => (await readPrinters()).map(({ name }) => name),
    defaultName: async () => undefined,
    async accept(job) {
      const [kind, detail = ''] = (await behaviourOf(job.deviceName)).split(/:(.*)/s);
      if (kind === 'reject') return detail || 'Print job failed';
      if (kind === 'silent') return noAnswer;
      if (kind === 'asks') return asksForFile;
      if (kind === 'slow') await delay(Number(detail));
      const { driver } = (await readPrinters()).find(({ name }) => name === job.deviceName) ?? {};
      await write(path.join(folder, job.deviceName), job, driver ? await toSheets(job.pdf, driver) : []);
      return null;
    },
  };
}

/** @param {import('./driver.d.mts').Dots[]} sheets */
async function writeSheets(folder, sheets) {
  await mkdir(folder);
  await Promise.all(sheets.map((sheet, index) => writeFile(path.join(folder, `${index + 1}.png`), PNG.sync.write(toPicture(sheet)))));
}

async function write(folder, { title, options, url, pdf }, sheets) {
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${randomUUID()}`);
  const record = JSON.stringify({ title, options, url, pages: countPages(pdf), at: new Date().toISOString() }, null, 2);
  await Promise.all([writeFile(`${temporary}.pdf`, pdf), writeFile(`${temporary}.json`, record)]);
  if (sheets.length > 0) await writeSheets(`${temporary}.sheets`, sheets);
  const numbers = (await readdir(folder)).map((name) => Number(/^(\d+)-.*\.json$/.exec(name)?.[1] ?? 0));
  for (let number = Math.max(0, ...numbers) + 1; ; number++) {
    const target = path.join(folder, `${String(number).padStart(6, '0')}-${toFileName(title)}`);
    await rename(`${temporary}.pdf`, `${target}.pdf`);
    if (sheets.length > 0) await rename(`${temporary}.sheets`, `${target}.sheets`);
    try {
      // Unlike a rename, a link doesn't replace a file that another process has written in the meantime.
      await link(`${temporary}.json`, `${target}.json`);
      await rm(`${temporary}.json`);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      await rename(`${target}.pdf`, `${temporary}.pdf`);
      if (sheets.length > 0) await rename(`${target}.sheets`, `${temporary}.sheets`);
    }
  }
}
