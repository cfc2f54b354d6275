import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from '@main/system/log/logger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeVault, type FakeVault } from '../../../../tests/support/printing/fake-vault';
import { toGuestRow, toOrderRow } from '../../../../tests/support/printing/order-rows';
import { createOfflineOrders, type OfflineOrderDeps, type OfflineOrderStore } from './offline-orders';

const silentLog: Logger = { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined };
const hourMs = 3_600_000;

let folder: string;
let vault: FakeVault;
let time: number;
let account: string | null;
let mayKeep: boolean;
let stores: OfflineOrderStore[];

function open(changes: Partial<OfflineOrderDeps> = {}): OfflineOrderStore {
  const store = createOfflineOrders({
    folder,
    vault,
    account: () => account,
    isSignedIn: () => account !== null,
    version: '1.0.0',
    mayKeep: () => mayKeep,
    knownPictures: { note: () => undefined },
    log: silentLog,
    now: () => new Date(time),
    ...changes,
  });
  stores.push(store);
  return store;
}
/** Ends the app and starts it again. */
async function reopen(changes: Partial<OfflineOrderDeps> = {}): Promise<OfflineOrderStore> {
  await stores.at(-1)?.stop();
  return open(changes);
}
const guest = (id: number, changes = {}) => ({ kind: 'guestOrder', row: toGuestRow(id, changes) }) as const;
const ids = async (store: OfflineOrderStore, query = {}): Promise<number[]> =>
  (await store.list({ kind: 'guestOrder', page: 1, ...query })).rows.map(({ id }) => id);
const files = (): string[] => {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.kept'));
  } catch {
    return [];
  }
};

function idsOnDisk(): number[] {
  return files().flatMap((name) => {
    const file = new DatabaseSync(join(folder, name));
    const rows = file.prepare('SELECT id FROM kept ORDER BY id').all();
    file.close();
    return rows.map(({ id }) => Number(id));
  });
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'diwan-kept-')), 'offline');
  vault = createFakeVault();
  time = Date.parse('2026-11-20T14:20:00Z');
  account = 'https://api.example#1';
  mayKeep = true;
  stores = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.stop()));
  rmSync(folder, { recursive: true, force: true });
});

describe('kept orders', () => {
  it('are there again after a restart, newest id first and twenty to a page, each kind by itself, with the time of their answer', async () => {
    const store = open();
    store.note([...Array.from({ length: 25 }, (_, at) => guest(at + 1)), { kind: 'order', row: toOrderRow(7) }]);
    time += hourMs;
    store.note([guest(25, { status: 'shipped' })]);
    const again = await reopen();
    const first = await again.list({ kind: 'guestOrder', page: 1 });
    expect(first.rows.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => 25 - at));
    expect(first).toMatchObject({
      totalItems: 25,
      keptItems: 25,
      page: 1,
      seenAt: ['2026-11-20T15:20:00.000Z', ...Array.from({ length: 19 }, () => '2026-11-20T14:20:00.000Z')],
    });
    expect(first.rows[0]).toEqual(toGuestRow(25, { status: 'shipped' }));
    expect(await again.list({ kind: 'guestOrder', page: 2 })).toMatchObject({
      rows: [5, 4, 3, 2, 1].map((id) => ({ id })),
      totalItems: 25,
    });
    expect(await again.list({ kind: 'order', page: 1 })).toMatchObject({ rows: [{ id: 7 }], keptItems: 1 });
    expect(await again.list({ kind: 'order', page: 3 })).toMatchObject({ rows: [{ id: 7 }], totalItems: 1, page: 1 });
  });

  it('are found by id, by name and phone in any spelling, and by their day in Kuwait', async () => {
    const store = open();
    store.note([
      guest(10570, { guest_name: 'لطيفة الفضلي', guest_phone: '+96569002450', createdAt: '2026-11-19T22:30:00Z' }),
      guest(10569, { guest_name: 'George Thomas', guest_phone: '65003902', createdAt: '2026-11-19T10:00:00Z' }),
    ]);
    expect(await ids(store, { search: '#١٠٥٧٠' })).toEqual([10570]);
    expect(await ids(store, { search: 'لطيفه' })).toEqual([10570]);
    expect(await ids(store, { search: '6900 2450' })).toEqual([10570]);
    expect(await ids(store, { search: 'GEORGE' })).toEqual([10569]);
    expect(await ids(store, { search: '105' })).toEqual([]);
    expect(await ids(store, { startDate: '2026-11-20', endDate: '2026-11-20' })).toEqual([10570]);
    expect(await ids(store, { endDate: '2026-11-19' })).toEqual([10569]);
    expect(await store.list({ kind: 'guestOrder', page: 1, search: 'nobody' })).toMatchObject({ totalItems: 0, keptItems: 2 });
  });

  it('are gone after a day, from the answer at once and from the disk with the next look', async () => {
    const store = open();
    store.note([guest(1)]);
    time += 23 * hourMs;
    store.note([guest(2)]);
    expect(await ids(store)).toEqual([2, 1]);
    time += 2 * hourMs;
    expect(await ids(store)).toEqual([2]);
    expect(await store.list({ kind: 'guestOrder', page: 1 })).toMatchObject({ totalItems: 1, keptItems: 1 });
    expect(await store.find({ kind: 'guestOrder', id: 1 })).toBeNull();
    expect(await store.find({ kind: 'guestOrder', id: 2 })).toMatchObject({
      snapshot: { id: 2, customer: { name: 'Guest 2' } },
      seenAt: time - 2 * hourMs,
    });
    await store.tidy();
    time -= 2 * hourMs;
    expect(await ids(store)).toEqual([2]);
  });

  it('leave the disk after a day while the program runs on, with the next order and within the hour without one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const store = open();
      await store.tidy();
      store.note([guest(1)]);
      await vi.advanceTimersByTimeAsync(1000);
      await expect.poll(idsOnDisk).toEqual([1]);
      time += 23 * hourMs;
      store.note([guest(2)]);
      await vi.advanceTimersByTimeAsync(1000);
      await expect.poll(idsOnDisk).toEqual([1, 2]);
      time += 2 * hourMs;
      store.note([guest(3)]);
      await vi.advanceTimersByTimeAsync(1000);
      await expect.poll(idsOnDisk).toEqual([2, 3]);
      time += 25 * hourMs;
      await vi.advanceTimersByTimeAsync(hourMs);
      await expect.poll(idsOnDisk).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('stand sealed on disk', async () => {
    const store = open();
    store.note([guest(1, { guest_name: 'canary-name', guest_phone: '+96555551234' })]);
    await store.stop();
    const bytes = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'));
    expect(bytes.length).toBeGreaterThan(0);
    for (const content of bytes) expect(content).not.toMatch(/canary|55551234|api\.example/);
  });

  it('belong to one account and one version of the app, and everything goes with the session', async () => {
    const store = open();
    store.note([guest(1)]);
    expect(await ids(store)).toEqual([1]);
    account = 'https://api.example#2';
    expect(await ids(store)).toEqual([]);
    account = 'https://api.example#1';
    expect(await ids(await reopen({ version: '1.0.1' }))).toEqual([]);
    const again = await reopen();
    expect(await ids(again)).toEqual([1]);
    const cleared = again.clear();
    account = null;
    await cleared;
    expect([files(), vault.kept.size]).toEqual([[], 0]);
    again.note([guest(2)]);
    expect(await ids(again)).toEqual([]);
    expect(files()).toEqual([]);
  });

  it('of others are removed at the next look', async () => {
    const store = open();
    store.note([guest(1)]);
    await store.stop();
    account = 'https://api.example#2';
    await open().tidy();
    expect(files()).toEqual([]);
  });

  it('are not kept where IT lets nothing outlive the app', async () => {
    mayKeep = false;
    const store = open();
    store.note([guest(1)]);
    await store.stop();
    expect(files()).toEqual([]);
    expect(await ids(open())).toEqual([]);
  });

  it.each([
    ['rows', { rows: 2, bytes: 1_000_000 }],
    ['bytes', { rows: 100, bytes: 2.5 * (JSON.stringify(toGuestRow(1)).length + 150) }],
  ])('give way to newer ones when there are too many %s', async (_what, bounds) => {
    const store = open({ bounds });
    for (const id of [3, 1, 2]) {
      store.note([guest(id)]);
      time += 1000;
      await ids(store);
    }
    expect(await ids(store)).toEqual([2, 1]);
  });

  it('outlive a time in which their key cannot be had: what is new waits, nothing is written over them', async () => {
    const store = open();
    store.note([guest(1)]);
    await store.stop();
    vault.answers = false;
    const locked = open();
    locked.note([guest(2)]);
    await expect(locked.list({ kind: 'guestOrder', page: 1 })).rejects.toMatchObject({ failure: { code: 'keychainUnavailable' } });
    expect(await locked.find({ kind: 'guestOrder', id: 1 })).toBeNull();
    vault.unlock();
    expect(await ids(locked)).toEqual([2, 1]);
  });

  it('are kept in a run without a keychain, as long as nothing lies there', async () => {
    vault.answers = false;
    const store = open();
    store.note([guest(1)]);
    expect(await ids(store)).toEqual([1]);
  });

  it('start anew when their key is lost or their file is damaged', async () => {
    const store = open();
    store.note([guest(1)]);
    await store.stop();
    vault.kept.clear();
    const again = open();
    expect(await ids(again)).toEqual([]);
    again.note([guest(2)]);
    await again.stop();
    writeFileSync(join(folder, files()[0] ?? ''), 'no database at all, and long enough to be looked at by whoever opens it');
    const anew = open();
    anew.note([guest(3)]);
    expect(await ids(anew)).toEqual([3]);
  });
});
