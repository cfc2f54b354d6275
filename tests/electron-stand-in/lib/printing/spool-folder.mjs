import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { PNG } from 'pngjs';
import { toPicture, toSheets } from './driver.mjs';
import { countPages } from './pdf.mjs';

const noPrinters = [];

/** How the printer behaves at this moment, for a `print()` that blocks its thread. @param {string} folder @param {string} printer */
export function blocksForMs(folder, printer) {
  let printers = noPrinters;
  try {
    printers = JSON.parse(readFileSync(path.join(folder, 'printers.json'), 'utf8'));
  } catch {
    // There are none.
  }
  return Number(/^blocks:(\d+)$/.exec(printers.find(({ name }) => name === printer)?.behaviour ?? '')?.[1] ?? 0);
}

/** Marks a job whose callback never comes. */
export const noAnswer = Symbol('no answer');
/** The same, behind a dialog that asks where to save (`PORTPROMPT:`). */
export const asksForFile = Symbol('asks for a file');

const busyPollMs = 50;

const toFileName = (title) => title.replace(/[^\p{L}\p{N}._-]+/gu, '_').slice(0, 80) || 'untitled';

/**
 * A folder in the place of a printing system, for tests that count: `printers.json` says which printers there are and how
 * each behaves, and an accepted job is `<printer>/<number>-<title>.json` beside its `.pdf`. The JSON file is the job: it
 * appears at once and whole, after the PDF, so that a process killed at any moment has handed over a job or has not. A printer with
 * a `driver` leaves the sheets that came out of it too, as pictures in `<number>-<title>.sheets`.
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

  /** `busy` lasts until another one is written. */
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
      // A link, unlike a rename, does not replace what another process has put there meanwhile.
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
