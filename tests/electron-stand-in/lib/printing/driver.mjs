import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { run } from './run.mjs';

const mmPerInch = 25.4;
/**
 * The sheet is drawn this many times finer than the device prints, and each dot samples the middle of its area. An odd number has a middle.
 */
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

/** Pages of a document by dots per inch. Cached, because several devices print the same document and drawing it takes longest. */
const drawn = new WeakMap();

function pagesOf(pdf, dpi) {
  const known = drawn.get(pdf) ?? new Map();
  drawn.set(pdf, known);
  if (!known.has(dpi)) known.set(dpi, drawPages(pdf, dpi));
  return known.get(dpi);
}

/** Maps a point of a sheet that a driver has turned clockwise to its position in the document (width × height). */
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

/** All lengths in millimeters. */
function layOut(page, { dpi, unprintableMm, loadedMm, turn: always, rotatesWide, isFitted, phase }) {
  const turn = rotatesWide && page.width > page.height ? (always + 90) % 360 : always;
  const sourceDpi = dpi * finer;
  const own = { width: (page.width / sourceDpi) * mmPerInch, height: (page.height / sourceDpi) * mmPerInch };
  const turned = turn % 180 === 0 ? own : { width: own.height, height: own.width };
  const paper = loadedMm ?? own;
  const scale = toScale({ isFitted, unprintableMm }, paper, turned);
  const start = isFitted ? unprintableMm : 0;
  const dot = mmPerInch / dpi;
  const shift = (phase / finer) * dot;
  const width = Math.round(paper.width / dot);
  const height = Math.round(paper.height / dot);
  /** Maps each row or column to its position in the document; -1 outside the document and where the device can't print. */
  const toPlaces = (dots, paperLength, sourceLength, toSource) =>
    Int32Array.from({ length: dots }, (_, index) => {
      const at = (index + 0.5) * dot;
      if (at < unprintableMm || at > paperLength - unprintableMm) return -1;
      const place = Math.floor((toSource((at - start) / scale + shift) / mmPerInch) * sourceDpi);
      return place >= 0 && place < sourceLength ? place : -1;
    });
  const isAcross = turn % 180 !== 0;
  const toSource = (x, y) => unturned[turn](x, y, own.width, own.height);
  const columns = toPlaces(width, paper.width, isAcross ? page.height : page.width, (at) => toSource(at, 0)[isAcross ? 1 : 0]);
  const rows = toPlaces(height, paper.height, isAcross ? page.width : page.height, (at) => toSource(0, at)[isAcross ? 0 : 1]);
  const dots = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    if (rows[row] < 0) continue;
    for (let column = 0; column < width; column++) {
      if (columns[column] < 0) continue;
      const isBlack = isAcross ? page.isBlack(rows[row], columns[column]) : page.isBlack(columns[column], rows[row]);
      if (isBlack) dots[row * width + column] = 1;
    }
  }
  return { width, height, isBlack: (x, y) => dots[y * width + x] === 1 };
}

/** The defaults: a label printer's typical print head, without any fault. */
const kind = { dpi: 203, unprintableMm: 0, loadedMm: undefined, turn: 0, rotatesWide: false, isFitted: false, phase: 0 };

/**
 * Returns the sheets that a device prints, dot by dot, black or white. @param {Buffer} pdf @param {import('./driver.d.mts').Driver} driver
 */
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
  const pixels = new DataView(picture.data.buffer, picture.data.byteOffset, picture.data.byteLength);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (isBlack(x, y)) pixels.setUint32((y * width + x) * 4, 0x000000ff);
  }
  return picture;
}
