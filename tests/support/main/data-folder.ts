import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrinting } from '@main/printing/create-printing';
import { startSampleShop } from '@sample-shop/server';
import { vi } from 'vitest';
import { createFakeSpooler, type FakeSpooler } from '../printing/fake-spooler';
import { createFakeSurface } from '../printing/fake-surface';
import { withInvoiceProfile } from '../samples/print-settings';
import { type AppUnderTest, startApp } from './app-under-test';
import { createFakeMachine, type FakeMachine } from './fake-machine';
import { createNodeNetwork, type FakeNetwork } from './fake-network';
import { createKnownTime } from './shop-time';

/** Contains one folder per released version that wrote another format; see its README. */
const root = join(import.meta.dirname, '../../fixtures/data-folder');
export const dataFolderVersions: readonly string[] = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The server's address is the same in every run, as for a real shop. */
const apiRoot = 'https://shop.example/v1';
/** Time at which the folders are written, and half an hour later, so that no data in them expires. */
const madeAt = '2026-11-22T09:00:00.000Z';
const readAt = '2026-11-22T09:30:00.000Z';
/** Data that isn't the user's, and that no later version has to read. */
const passing = ['logs', 'media', 'running'];

function startOn(machine: FakeMachine, network: FakeNetwork, spooler: FakeSpooler, isLater: boolean): Promise<AppUnderTest> {
  const surface = createFakeSurface(spooler);
  return startApp({
    machine,
    network,
    ...(isLater ? {} : { apiRoot }),
    createPrinting(deps) {
      const { lister, osQueue } = spooler;
      const now = () => new Date(isLater ? readAt : madeAt);
      const printing = createPrinting({
        ...deps,
        surface,
        lister,
        osQueue,
        shopTime: createKnownTime(now),
        dialog: { askPath: async () => null, askExisting: async () => null },
        images: { shrink: async () => null },
      });
      surface.pages = printing.pages;
      return printing;
    },
  });
}

export const keptDraft = {
  screen: 'products.form',
  record: null,
  title: 'منتج جديد',
  path: '/products/add',
  values: JSON.stringify({ title_ar: 'طاولة', title_en: 'Table', price: '12.500' }),
};

/** Uses the app as a user does, and saves its data folder and its keychain entries as another fixture. */
export async function makeDataFolder(version: string): Promise<void> {
  const shop = await startSampleShop();
  const node = createNodeNetwork();
  const network: FakeNetwork = {
    ...node,
    fetch: (input, init) => node.fetch(new Request(input.url.replace(apiRoot, shop.apiRoot), input), init),
    restrict: (rules) => node.restrict({ ...rules, mayCall: () => true, mayFetchPicture: () => false }),
  };
  const machine = createFakeMachine();
  const spooler = createFakeSpooler();
  const app = await startOn(machine, network, spooler, false);
  await app.value('preferences.update', { language: 'en', appearance: 'dark', digits: 'arab' });
  await app.signIn('all');
  const settings = await app.value('printing.readSettings');
  await app.value(
    'printing.saveSettings',
    withInvoiceProfile(settings, { printer: 'Office', paper: 'A5', copies: 1, shopName: 'بيت الدار' }),
  );
  await app.value('drafts.save', keptDraft);
  const { rows } = await app.value('guestOrders.list', { query: { page: 1 } });
  const orders = rows.slice(0, 5).map(({ id }) => ({ kind: 'guestOrder' as const, id }));
  await app.value('printing.enqueue', { orders: orders.slice(0, 2) });
  await vi.waitFor(() => {
    if (spooler.sheets.length < 2) throw new Error('not printed yet');
  });
  // From now on the printer accepts a sheet and never reports back: one sheet is on its way, the others wait behind it.
  spooler.printers.set('Office', 'silent');
  await app.value('printing.enqueue', { orders: orders.slice(2) });
  await vi.waitFor(async () => {
    const { lanes } = await app.value('printing.queue');
    if (!lanes.some(({ jobs }) => jobs.some(({ state }) => state === 'handing_off'))) throw new Error('not on its way yet');
  });
  await app.stop();
  const folder = join(root, version);
  rmSync(folder, { recursive: true, force: true });
  cpSync(machine.userData, join(folder, 'data'), { recursive: true });
  for (const name of passing) rmSync(join(folder, 'data', name), { recursive: true, force: true });
  writeFileSync(join(folder, 'keychain.json'), `${JSON.stringify(Object.fromEntries(machine.passwords), null, 2)}\n`);
  await shop.stop();
  machine.dispose();
}

export interface LaterRun {
  app: AppUnderTest;
  spooler: FakeSpooler;
  /** Address and `authorization` of each request. */
  asked: { url: string; authorization: string | null }[];
  keychain: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts the current app on a copy of an earlier version's data. The shop is unreachable. */
export async function startOnDataFolder(version: string): Promise<LaterRun> {
  const machine = createFakeMachine();
  const folder = join(root, version);
  cpSync(join(folder, 'data'), machine.userData, { recursive: true });
  const keychain = JSON.parse(readFileSync(join(folder, 'keychain.json'), 'utf8')) as Record<string, string>;
  for (const [entry, password] of Object.entries(keychain)) machine.passwords.set(entry, password);
  const asked: LaterRun['asked'] = [];
  const network: FakeNetwork = {
    ...createNodeNetwork(),
    async fetch(input) {
      asked.push({ url: input.url, authorization: input.headers.get('authorization') });
      return new Response('{"message":"closed"}', { status: 503, headers: { 'content-type': 'application/json' } });
    },
  };
  const spooler = createFakeSpooler();
  const app = await startOn(machine, network, spooler, true);
  return {
    app,
    spooler,
    asked,
    keychain,
    async stop() {
      await app.stop();
      machine.dispose();
    },
  };
}
