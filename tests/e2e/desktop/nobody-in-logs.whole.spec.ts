import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication, Page } from '@playwright/test';
import { appRoutes } from '@renderer/app/routes';
import type { Table } from '@sample-shop/store/table';
import { unzipSync } from 'fflate';
import { canaries, findCanaries, withCanaries } from '../../support/samples/marked-people';
import type { RunningShop } from '../support/computer';
import { expect, test } from '../support/fixture';

/** Every address of the route table, with a record and a name where it has parameters. */
const addresses = appRoutes
  .map(({ path }) => path)
  .filter((path) => !path.includes('*'))
  .map((path) => `/${path.replace(/:name\??/, encodeURIComponent(canaries.name)).replace(/:\w+\??/g, '1')}`);

/** Gives every person in the shop a marked name, phone, address, and text. */
function markEverybody({ shop }: RunningShop): void {
  const { admins: _who, ...tables } = shop.store.tables;
  // The admins stay unchanged, because one of them signs in.
  for (const table of Object.values(tables) as Table<{ id: number }>[])
    for (const row of table.all()) table.update(row.id, withCanaries(row));
}

async function walk(page: Page): Promise<void> {
  for (const address of addresses) {
    await page.evaluate((path) => {
      window.location.hash = path;
    }, address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main [data-skeleton]')).toHaveCount(0);
    const search = page.getByRole('searchbox').first();
    if (await search.isVisible()) await search.fill(canaries.searched);
    await page.keyboard.press('Enter');
  }
}

async function failInPage(page: Page): Promise<void> {
  await page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
    void Promise.reject(new TypeError(`cannot read ${words}`));
    void Promise.reject(words);
  }, `${canaries.name} ${canaries.phone} ${canaries.arabicName}`);
}

/** Exports the report as a user does, who selects the file. */
async function exportReport(app: ElectronApplication, page: Page, file: string): Promise<Record<string, string>> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
  expect(await page.evaluate(() => window.diwan.call('diagnostics.export'))).toEqual({ ok: true, value: { path: file } });
  const entries = Object.entries(unzipSync(readFileSync(file)));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}

test('people of the shop pass through every screen, and through every failure, and none of them is in the logs, the report or the crash notes', async ({
  app,
  page,
  shop,
  signIn,
  userData,
}) => {
  test.setTimeout(900_000);
  expect(addresses.length).toBeGreaterThan(40);
  markEverybody(shop);
  await signIn();
  await walk(page);
  await page.evaluate(() => {
    window.location.hash = '/orders-guest';
  });
  await expect(page.locator('main').getByText(canaries.name).first()).toBeVisible();
  const { control } = shop.shop;
  const words = `${canaries.name}, ${canaries.phone}, ${canaries.email}`;
  for (const fault of [
    { status: 500, message: words },
    { bodyText: `<html>${words}</html>`, contentType: 'text/html' },
    { bodyText: `{"data": "${words}`, contentType: 'application/json' },
    { dropConnection: true },
  ]) {
    control.failWhen({ match: { path: /.*/ }, ...fault });
    await walk(page);
    control.clearFaults();
  }
  await failInPage(page);
  const folder = mkdtempSync(join(tmpdir(), 'diwan-people-'));
  const report = await exportReport(app, page, join(folder, 'report.zip'));
  const logs = readdirSync(join(userData, 'logs')).map((name) => [name, readFileSync(join(userData, 'logs', name), 'utf8')] as const);
  const dumps = join(userData, 'Crashpad');
  const notes = existsSync(dumps) ? readdirSync(dumps, { recursive: true }).join('\n') : '';
  rmSync(folder, { recursive: true });
  const log = logs.map(([, text]) => text).join('\n');
  for (const event of ['api.noAnswer', 'api.unreadableAnswer', 'page.failed']) expect(log).toContain(`"event":"${event}"`);
  const told = [...Object.entries(report), ...logs, ['crash notes', notes] as const];
  expect(told.flatMap(([name, text]) => findCanaries(text).map((found) => `${name}: ${found}`))).toEqual([]);
});
