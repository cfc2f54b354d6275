import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { run } from './run.mjs';

const mmPerInch = 25.4;
/** The sheet is drawn so many times finer than the device prints, and each dot asks the middle of its place; an odd number has one. */
const finer = 5;

/** @param {Buffer} file a bitmap of pdftoppm: `P4`, width, height, then rows of whole bytes @returns {import('./driver.d.mts').Dots} */
function readBitmap(file) {
  const [head, width, height] = /^P4\s+(\d+)\s+(\d+)\s/.exec(file.subarray(0, 64).toString('latin1'));
  const bytesInRow = Math.ceil(width / 8);
  const isBlack = (x, y) => (file[head.length + y * bytesInRow + (x >> 3)] & (0x80 >> (x & 7))) !== 0;
  return { width: Number(width), height: Number(height), isBlack };
}

/** @param {Buffer} pdf @returns {Promise<import('./driver.d.mts').Dots[]>} */
async function drawPages(pdf, dpi) {
  const folder = await mkdtemp(path.join(tmpdir(), 'stand-in-driver-'));
  try {
    await writeFile(path.join(folder, 'job.pdf'), pdf);
    const { code, errors } = await run('pdftoppm', ['-r', String(dpi), '-mono', path.join(folder, 'job.pdf'), path.join(folder, 'page')]);
    if (code !== 0) throw new Error(`pdftoppm: ${errors}`);
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.pbm')).sort();
    return await Promise.all(pages.map(async (name) => readBitmap(await readFile(path.join(folder, name)))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Pages of a document by their dots per inch: several devices are shown the same one, and drawing it takes longest. */
const drawn = new WeakMap();

function pagesOf(pdf, dpi) {
  const known = drawn.get(pdf) ?? new Map();
  drawn.set(pdf, known);
  if (!known.has(dpi)) known.set(dpi, drawPages(pdf, dpi));
  return known.get(dpi);
}

/** Where in the document (width × height) a point of it lies that a driver has turned clockwise. */
const unturned = {
  0: (x, y) => [x, y],
  90: (x, y, _width, height) => [y, height - x],
  180: (x, y, width, height) => [width - x, height - y],
  270: (x, y, width) => [width - y, x],
};

function toScale({ isFitted, unprintableMm }, paper, turned) {
  if (!isFitted) return 1;
  return Math.min(1, (paper.width - 2 * unprintableMm) / turned.width, (paper.height - 2 * unprintableMm) / turned.height);
}

/** All lengths in millimetres. */
function layOut(page, { dpi, unprintableMm, loadedMm, turn, isFitted, phase }) {
  const sourceDpi = dpi * finer;
  const own = { width: (page.width / sourceDpi) * mmPerInch, height: (page.height / sourceDpi) * mmPerInch };
  const turned = turn % 180 === 0 ? own : { width: own.height, height: own.width };
  const paper = loadedMm ?? own;
  const scale = toScale({ isFitted, unprintableMm }, paper, turned);
  const start = isFitted ? unprintableMm : 0;
  const dot = mmPerInch / dpi;
  const isPrintable = (x, y) => Math.min(x, y) >= unprintableMm && x <= paper.width - unprintableMm && y <= paper.height - unprintableMm;
  const width = Math.round(paper.width / dot);
  const height = Math.round(paper.height / dot);
  const dots = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column + 0.5) * dot, (row + 0.5) * dot];
      if (!isPrintable(x, y)) continue;
      const shift = (phase / finer) * dot;
      const [fromX, fromY] = unturned[turn]((x - start) / scale + shift, (y - start) / scale + shift, own.width, own.height);
      const [sourceX, sourceY] = [Math.floor((fromX / mmPerInch) * sourceDpi), Math.floor((fromY / mmPerInch) * sourceDpi)];
      const isInside = sourceX >= 0 && sourceY >= 0 && sourceX < page.width && sourceY < page.height;
      if (isInside && page.isBlack(sourceX, sourceY)) dots[row * width + column] = 1;
    }
  }
  return { width, height, isBlack: (x, y) => dots[y * width + x] === 1 };
}

/** What the typical head of a label printer does, and nothing unkind. */
const kind = { dpi: 203, unprintableMm: 0, loadedMm: undefined, turn: 0, isFitted: false, phase: 0 };

/** The sheets that come out of a device, dot by dot, black or white. @param {Buffer} pdf @param {import('./driver.d.mts').Driver} driver */
export async function toSheets(pdf, driver = {}) {
  const unknown = Object.keys(driver).find((name) => !Object.hasOwn(kind, name));
  if (unknown) throw new Error(`electron stand-in: a driver has no ${unknown}`);
  const whole = { ...kind, ...driver };
  return (await pagesOf(pdf, whole.dpi * finer)).map((page) => layOut(page, whole));
}

/** @param {import('./driver.d.mts').Dots} sheet @returns {PNG} */
export function toPicture({ width, height, isBlack }) {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isBlack(x, y)) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  }
  return picture;
}
