import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type SheetSize, toInches, toRotatedSize, toSheetSize } from '@documents/paper';
import { toPrintOptions } from '@main/platform/printing/print-options';
import { type SheetReport, toReadinessScript, toRollScript } from '@main/printing/paper/sheet-scripts';
import { toPrintPolicy } from '@main/system/app-protocol/content-security-policy';
import { type CDPSession, type ConsoleMessage, chromium, type Page } from '@playwright/test';
import type { Paper, Rotation } from '@shared/domain/printing/printable';
import { checkPrintOptions, toPrintParams } from '../../../electron-stand-in/lib/printing/print-params.mjs';

const run = promisify(execFile);
const fonts = join(import.meta.dirname, '../../../../src/renderer/public/fonts');
export const pressNonce = 'k7f3q9';
const policy = toPrintPolicy(pressNonce);
/** The files are the same for every document, so Chromium loads them once. */
const kept = { 'Cache-Control': 'max-age=86400' };
/** Only a missing event lasts this long. */
const ceilingMs = 60_000;

export interface Pressed {
  pdf: Buffer;
  report: SheetReport;
  /** Violations of the content policy and failed loads. */
  complaints: string[];
}

export interface PaperPress {
  /** Prints like the app's hidden window, by `webContents.print` with the app's options. */
  press(html: string, paper: Paper, rotation?: Rotation): Promise<Pressed>;
  /** Saves like *Save PDF*, where every sheet can have its own size. */
  save(html: string, paper: Paper): Promise<Pressed>;
}

interface Chromium {
  page: Page;
  cdp: CDPSession;
  origin: string;
  /** The document and the pictures that the server delivers now. */
  laid: { html: string; picture(path: string): Buffer | null };
}

/** Starting Chromium costs as much as ten documents, so all files of a worker share it. It ends with the worker. */
let running: Promise<Chromium> | null = null;

async function startChromium(): Promise<Chromium> {
  const laid: Chromium['laid'] = { html: '', picture: () => null };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const send = (type: string, body: string | Buffer | null, more: Record<string, string> = {}): void => {
      response.writeHead(body === null ? 404 : 200, { 'Content-Type': type, 'Content-Security-Policy': policy, ...more });
      response.end(body ?? '');
    };
    if (path === '/') send('text/html; charset=utf-8', laid.html);
    else if (path.startsWith('/fonts/')) send('font/woff2', readFileSync(join(fonts, path.slice('/fonts/'.length))), kept);
    else if (path.startsWith('/media/')) send('image/png', laid.picture(path));
    else send('text/plain', path === '/favicon.ico' ? '' : null);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  // Like the app's hidden windows, documents use one window in turn, because each new one starts a process.
  const page = await browser.newPage();
  const cdp = await page.context().newCDPSession(page);
  return { page, cdp, origin: `http://127.0.0.1:${portOf(server)}`, laid };
}

/** Prints documents with the system's Chromium under the app's policy. `picture` returns the pictures at `/media/<anything>`. */
export async function createPaperPress(picture: (path: string) => Buffer | null): Promise<PaperPress> {
  running ??= startChromium();
  const { page, cdp, origin, laid } = await running;
  const lay = (html: string): void => void Object.assign(laid, { html, picture });
  return {
    async press(html, paper, rotation = '0') {
      lay(html);
      return pressOnce(page, origin, paper, (size) => print(cdp, toRotatedSize(size, rotation)));
    },
    async save(html, paper) {
      lay(html);
      return pressOnce(page, origin, paper, (size) => toPdf(page, size));
    },
  };
}

async function print(cdp: CDPSession, size: SheetSize): Promise<Buffer> {
  const options = toPrintOptions({ deviceName: 'Office', size, isOneSided: false, color: true });
  checkPrintOptions(options);
  const { data } = await cdp.send('Page.printToPDF', toPrintParams(options));
  return Buffer.from(data, 'base64');
}

function toPdf(page: Page, size: SheetSize): Promise<Buffer> {
  const { width, height } = toInches(size);
  return page.pdf({ preferCSSPageSize: true, printBackground: true, width: `${width}in`, height: `${height}in` });
}

async function pressOnce(page: Page, origin: string, paper: Paper, toBytes: (size: SheetSize) => Promise<Buffer>): Promise<Pressed> {
  const complaints: string[] = [];
  const hear = (message: ConsoleMessage): void => void complaints.push(message.text());
  page.on('console', hear);
  try {
    await page.goto(`${origin}/`);
    const report = await page.evaluate<SheetReport>(toReadinessScript(ceilingMs));
    const sizes = report.heightsPx.map((height, index) => toSheetSize(paper, height, report.parts[index]));
    if (paper === '80mm') await page.evaluate(toRollScript(sizes));
    const pdf = await toBytes(sizes[0] ?? toSheetSize(paper, 0));
    return { pdf, report, complaints };
  } finally {
    page.off('console', hear);
  }
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Returns the text of each page, as pdftotext reads it. */
export async function toPdfPages(file: string): Promise<string[]> {
  const { stdout } = await run('pdftotext', ['-enc', 'UTF-8', file, '-']);
  return stdout.split('\f').slice(0, -1);
}

/** Chromium writes Arabic in visual order and pdftotext guesses the logical order: spaces, marks, and letter forms aren't compared. */
export function toComparable(text: string): string {
  return text.normalize('NFKC').replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u0640\u064b-\u0652\s]/g, '');
}

const countLetters = (text: string): Map<string, number> =>
  [...text].reduce((counts, letter) => counts.set(letter, 1 + (counts.get(letter) ?? 0)), new Map<string, number>());

/** Returns the letters of the text that are missing on the paper (comparable text). pdftotext mixes the order of adjacent texts. */
export function missingLetters(text: string, printed: string): string[] {
  const there = countLetters(printed);
  return [...countLetters(toComparable(text))].filter(([letter, count]) => (there.get(letter) ?? 0) < count).map(([letter]) => letter);
}
