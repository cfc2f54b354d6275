import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Bench, type Measurement, toMeasurement } from '../measurement';

const built = join(import.meta.dirname, '../../../out/renderer');
const note =
  'Sum of the gzip sizes (1 KB = 1024 bytes) of every script file that the page had requested when it stood in the document; the preload script is not counted.';

/** From the next load on, the page records the scripts requested before the sign-in and before the first row of a list. */
async function noteScripts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moments = [
      ['signIn', 'input[type=password]'],
      ['rows', 'tbody tr[data-row]'],
    ] as const;
    const watcher = new MutationObserver(() => {
      for (const [moment, selector] of moments) {
        const { dataset } = document.documentElement;
        if (dataset[moment] || !document.querySelector(selector)) continue;
        const now = performance.now();
        const scripts = performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => startTime <= now && /\.js$/.test(new URL(name).pathname));
        dataset[moment] = JSON.stringify([...new Set(scripts.map(({ name }) => new URL(name).pathname))]);
      }
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
}

async function readScripts(page: Page, moment: 'sign-in' | 'rows'): Promise<string[]> {
  await page.locator(`html[data-${moment}]`).waitFor({ state: 'attached' });
  return JSON.parse((await page.locator('html').getAttribute(`data-${moment}`)) ?? '[]') as string[];
}

const toGzipKb = (path: string): number => gzipSync(readFileSync(join(built, decodeURI(path))), { level: 9 }).length / 1024;

function toResult(what: string, paths: readonly string[]): Measurement {
  const values = paths.map(toGzipKb);
  const value = values.reduce((sum, size) => sum + size, 0);
  return toMeasurement({ what, goal: null, unit: 'KB', value, values, note: `${note} ${paths.length} files.` });
}

export async function measureInitialScript(bench: Bench): Promise<Measurement[]> {
  const { page } = await bench.launch();
  await noteScripts(page);
  const signIn = toResult('Initial JavaScript, gzip, to the sign-in', await readScripts(page, 'sign-in'));
  await bench.signIn(page);
  const both = toResult('Initial JavaScript, gzip, sign-in and first list', await readScripts(page, 'rows'));
  await page.reload();
  return [signIn, toResult('Initial JavaScript, gzip, to the first list with a stored session', await readScripts(page, 'rows')), both];
}
