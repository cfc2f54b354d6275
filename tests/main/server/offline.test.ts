import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@shared/domain/language';
import type { SheetLanguage } from '@shared/domain/printing/sheet-languages';
import { createFormatter } from '@shared/i18n/format';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppWithPrinter, startAppWithPrinter } from '../../support/printing/app-with-printer';

let rig: AppWithPrinter;
const guests = { kind: 'guestOrder', page: 1 } as const;
const filesIn = (folder: string, ending: string): string[] => {
  try {
    return readdirSync(join(rig.app.machine.userData, folder)).filter((name) => name.endsWith(ending));
  } catch {
    return [];
  }
};
const keptFiles = (): string[] => filesIn('offline', '.kept');
const keyNames = (): string[] => filesIn('offline-keys', '.sealed');

let isServerThere: boolean;
let laterMs: number;

/** Drops every response until the returned function is called. */
const losePackets = (): (() => void) => rig.shop.shop.control.failWhen({ match: { path: /^/ }, dropConnection: true });

async function takeServerAway(): Promise<void> {
  isServerThere = false;
  await rig.shop.stop();
}

beforeEach(async () => {
  isServerThere = true;
  laterMs = 0;
  const now = (): Date => new Date(Date.now() + laterMs);
  const passed = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => passed() + laterMs);
  rig = await startAppWithPrinter({ limits: { readRetries: 0 }, keychainTimeLimitMs: 150, now });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rig.app.stop();
  if (isServerThere) await rig.shop.stop();
  rig.app.machine.dispose();
});

describe('without the server', () => {
  it('orders of the last list are there after a restart, and print as they were', async () => {
    const { rows, totalItems } = await rig.app.value('guestOrders.list', { query: { page: 1 } });
    expect(totalItems).toBeGreaterThan(20);
    await takeServerAway();
    rig = await rig.restart();
    expect(await rig.app.call('guestOrders.list', { query: { page: 1 } })).toMatchObject({ error: { code: 'unreachable' } });
    const kept = await rig.app.value('offline.orders', guests);
    expect(kept).toMatchObject({ rows, totalItems: 20, keptItems: 20 });
    const [first, second] = rows.slice(0, 2).map(({ id }) => ({ kind: 'guestOrder' as const, id }));
    await rig.app.value('printing.enqueue', { orders: [second!, first!] });
    await expect.poll(() => rig.spooler.sheets.map(({ label }) => label)).toEqual([`INV-${second!.id}`, `INV-${first!.id}`]);
    expect(rig.spooler.sheets[0]?.html).toContain(rows[1]!.guest_name);
  });

  it('an order prints that nobody has looked up since the start', async () => {
    const [order] = await rig.listed(1);
    await takeServerAway();
    rig = await rig.restart();
    await rig.app.value('printing.enqueue', { orders: [order!] });
    await expect.poll(() => rig.spooler.sheets.map(({ label }) => label)).toEqual([`INV-${order!.id}`]);
  });

  it('a sheet says as of when its order is, in its language, and nothing of it with the server', async () => {
    const [order] = await rig.listed(1);
    const { seenAt } = await rig.app.value('offline.orders', guests);
    const print = async (language: SheetLanguage): Promise<void> => {
      laterMs += 60_000;
      const { jobIds } = await rig.app.value('printing.enqueue', { orders: [order!], language });
      const wanted = rig.spooler.sheets.length + jobIds.length;
      await expect.poll(() => rig.spooler.sheets.length).toBe(wanted);
    };
    await print('en');
    const bringBack = losePackets();
    rig = await rig.restart();
    await print('both');
    bringBack();
    await rig.app.value('guestOrders.list', { query: { page: 2 } });
    await print('en');
    const when = (language: Language): string => `<bdi>${createFormatter(language, 'latn').dateTime(seenAt[0]!)}</bdi>`;
    const texts = rig.spooler.sheets.map(({ html }) => /class="doc-as-of">(.*?)<\/p>/.exec(html)?.[1]);
    expect(texts).toEqual([undefined, `بيانات الطلب كما كانت في ${when('ar')}`, `Order data as of ${when('en')}`, undefined]);
    expect(rig.spooler.sheets.map(({ html }) => /doc-copy">/.test(html))).toEqual([false, true, true, true]);
  });

  it('a sheet that waits is the same wish as one of the same order with the server', async () => {
    const [order] = await rig.listed(1);
    await rig.app.value('printing.pause', { printer: 'Office' });
    const bringBack = losePackets();
    rig = await rig.restart();
    const { jobIds } = await rig.app.value('printing.enqueue', { orders: [order!] });
    bringBack();
    await rig.app.value('guestOrders.list', { query: { page: 1 } });
    expect((await rig.app.value('printing.enqueue', { orders: [order!] })).jobIds).toEqual(jobIds);
  });

  it('the status is the one that the server has taken last', async () => {
    const [order] = await rig.listed(1);
    await rig.app.value('guestOrders.changeStatus', { params: { id: order!.id }, body: { status: 'shipped' } });
    await takeServerAway();
    expect((await rig.app.value('offline.orders', guests)).rows[0]).toMatchObject({ id: order!.id, status: 'shipped' });
  });
});

it.each([
  [503, 'unreachable'],
  [500, 'connected'],
] as const)('an answer with %i says of the connection that it is %s', async (status, state) => {
  rig.shop.shop.control.failNext('guestOrders.list', { status, message: 'broken' });
  await rig.app.call('guestOrders.list', { query: { page: 1 } });
  expect(await rig.app.value('connection.read')).toMatchObject({ state });
  await rig.app.call('guestOrders.list', { query: { page: 1 } });
  expect(await rig.app.value('connection.read')).toMatchObject({ state: 'connected' });
});

describe('what is kept', () => {
  beforeEach(async () => {
    await rig.app.value('guestOrders.list', { query: { page: 1 } });
    expect((await rig.app.value('offline.orders', guests)).keptItems).toBe(20);
    expect([keptFiles().length, keyNames().length]).toEqual([1, 1]);
  });

  it('goes with a sign-out, its key too', async () => {
    await rig.app.value('session.signOut');
    await expect.poll(() => [keptFiles(), keyNames()]).toEqual([[], []]);
    expect(await rig.app.value('offline.orders', guests)).toMatchObject({ rows: [], keptItems: 0 });
    await rig.app.signIn('order');
    expect((await rig.app.value('offline.orders', guests)).keptItems).toBe(0);
  });

  it('goes when the server says that the session is over', async () => {
    rig.shop.shop.control.failNext('guestOrders.list', { status: 401, message: 'not_authorized' });
    await rig.app.call('guestOrders.list', { query: { page: 2 } });
    await expect.poll(keptFiles).toEqual([]);
  });

  it('goes when another server is chosen', async () => {
    await rig.app.value('connection.useSampleShop');
    await expect.poll(keptFiles).toEqual([]);
  });

  it('is never another admin’s', async () => {
    await rig.app.value('session.signOut');
    await rig.app.signIn('all');
    expect((await rig.app.value('offline.orders', guests)).keptItems).toBe(0);
  });

  it('goes when IT forbids that a sign-in is remembered, and nothing is kept then', async () => {
    await rig.app.changePolicy({ machinePolicy: { enforced: { rememberSignIn: false } } });
    await expect.poll(keptFiles).toEqual([]);
    await rig.app.value('guestOrders.list', { query: { page: 1 } });
    expect((await rig.app.value('offline.orders', guests)).keptItems).toBe(0);
    await rig.app.stop();
    expect(keptFiles()).toEqual([]);
  });

  it('waits for a keychain that answers late', async () => {
    rig.app.machine.keychain = 'asking';
    await takeServerAway();
    rig = await rig.restart();
    expect(await rig.app.value('session.isHeldBack')).toBe(true);
    expect(keptFiles()).toHaveLength(1);
    rig.app.machine.unlockKeychain();
    await expect.poll(async () => (await rig.app.value('offline.orders', guests)).keptItems).toBe(20);
  });
});
