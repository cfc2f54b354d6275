import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type Bench, type Measurement, toMeasurement } from '../measurement';

const built = join(import.meta.dirname, '../../../out/renderer');
const goal = { limit: 200, unit: 'KB', is: 'atMost' } as const;
const note =
  'Sum of the gzip sizes (1 KB = 1024 bytes) of every script file that the page had requested when the first rows stood in the document; the preload script is not counted.';

/** From the next load on, the page notes which scripts it had asked for when the first row of a list came. */
async function noteScriptsAtFirstRow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('tbody tr[data-row]')) return;
      watcher.disconnect();
      const now = performance.now();
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => startTime <= now && /\.js$/.test(new URL(name).pathname));
      document.documentElement.dataset.scripts = JSON.stringify([...new Set(scripts.map(({ name }) => new URL(name).pathname))]);
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
}

async function readScripts(page: Page): Promise<string[]> {
  await page.locator('html[data-scripts]').waitFor({ state: 'attached' });
  return JSON.parse((await page.locator('html').getAttribute('data-scripts')) ?? '[]') as string[];
}

const toGzipKb = (path: string): number => gzipSync(readFileSync(join(built, decodeURI(path))), { level: 9 }).length / 1024;

function toResult(what: string, paths: readonly string[]): Measurement {
  const values = paths.map(toGzipKb);
  const value = values.reduce((sum, size) => sum + size, 0);
  return toMeasurement({ what, goal, value, values, note: `${note} ${paths.length} files.` });
}

export async function measureInitialScript(bench: Bench): Promise<Measurement[]> {
  const { page } = await bench.launch();
  await noteScriptsAtFirstRow(page);
  await bench.signIn(page);
  const withSignIn = toResult('Initial JavaScript, gzip, sign-in and first list', await readScripts(page));
  await page.reload();
  await page.locator('tbody tr[data-row]').first().waitFor();
  return [toResult('Initial JavaScript, gzip, to the first list with a stored session', await readScripts(page)), withSignIn];
}
