import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createStaffNotes } from '@main/data/staff-notes/staff-notes';
import { startSampleShop } from '@sample-shop/server';
import { maxNotes, type NoteSubject, type StaffNote } from '@shared/contract/desktop/staff-notes';
import { describe, expect, it } from 'vitest';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { app, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

setUpSignedInApp();

const order: NoteSubject = { kind: 'order', id: 10_482 };
const guestOrder: NoteSubject = { kind: 'guestOrder', id: 10_482 };
const customer: NoteSubject = { kind: 'customer', phone: '50001234' };
const save = (subject: NoteSubject, text: string, seen: string | null = null, on: AppUnderTest = app) =>
  on.call('staffNotes.save', { subject, text, seen });
const textsOn = (on: AppUnderTest): Promise<(string | undefined)[]> =>
  Promise.all([order, guestOrder, customer].map(async (subject) => (await on.value('staffNotes.read', subject))?.text));
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

describe('notes of the staff', () => {
  it('are kept for both kinds of orders and for customers, also after a restart, and nothing is sent', async () => {
    await save(order, '  Call before delivery\nبعد المغرب  ');
    await save(guestOrder, 'Gift wrap');
    await save(customer, 'Asks for invoices in English');
    await app.value('session.signOut');
    await app.stop();
    const again = await startApp({ machine: app.machine, apiRoot: shop.apiRoot });
    await again.signIn();
    expect(await textsOn(again)).toEqual(['Call before delivery\nبعد المغرب', 'Gift wrap', 'Asks for invoices in English']);
    expect(await again.value('staffNotes.ofOrders')).toEqual({
      'order 10482': 'Call before delivery\nبعد المغرب',
      'guestOrder 10482': 'Gift wrap',
    });
    expect(shop.shop.requests.filter(({ method, path }) => method !== 'GET' && !/login|logout/.test(path))).toEqual([]);
    await again.stop();
  });

  it('are readable in no file of the computer, and in none of its names', async () => {
    await save(order, 'canary-note');
    await save(customer, 'canary-customer');
    await app.stop();
    const found = filesOf(app.machine.userData);
    expect(found.some((path) => path.endsWith('.notes'))).toBe(true);
    for (const path of found) expect(`${path}\n${readFileSync(path, 'latin1')}`).not.toMatch(/canary|50001234/);
  });

  it('are shared by the admins of a server, with the name of the last one, and not with another server', async () => {
    const first = await app.value('staffNotes.save', { subject: order, text: 'From the owner', seen: null });
    await app.value('session.signOut');
    await app.signIn('order');
    expect(await app.value('staffNotes.read', order)).toEqual(first);
    const second = await app.value('staffNotes.save', { subject: order, text: 'And from me', seen: first?.at ?? null });
    expect(second?.by).not.toBe(first?.by);
    await app.stop();
    const other = await startSampleShop();
    const elsewhere = await startApp({ machine: app.machine, apiRoot: other.apiRoot });
    await elsewhere.signIn();
    expect(await textsOn(elsewhere)).toEqual([undefined, undefined, undefined]);
    await elsewhere.stop();
    await other.stop();
  });

  it('need a session', async () => {
    await app.value('session.signOut');
    expect(await save(order, 'a')).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    expect(await app.call('staffNotes.ofOrders')).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
  });

  it('are replaced only by who has seen the last text, and removed with it', async () => {
    const first = await app.value('staffNotes.save', { subject: order, text: 'one', seen: null });
    expect(await save(order, 'two')).toMatchObject({ ok: false, error: { code: 'noteChanged' } });
    expect(await save(order, 'a'.repeat(501), first?.at ?? null)).toMatchObject({ ok: false, error: { code: 'badInput' } });
    expect(await app.value('staffNotes.read', order)).toEqual(first);
    expect(await app.value('staffNotes.save', { subject: order, text: '  ', seen: first?.at ?? null })).toBeNull();
    expect(await app.value('staffNotes.read', order)).toBeNull();
  });

  it('of a damaged file are set aside, and others can be written', async () => {
    await save(order, 'one');
    await app.stop();
    const [path = ''] = filesOf(join(app.machine.userData, 'staff-notes'));
    writeFileSync(path, 'damaged');
    const again = await startApp({ machine: app.machine });
    expect(await again.value('staffNotes.read', order)).toBeNull();
    expect(await save(order, 'two', null, again)).toMatchObject({ ok: true });
    const files = filesOf(join(app.machine.userData, 'staff-notes'));
    expect(files.map((file) => readFileSync(file, 'latin1') === 'damaged').toSorted()).toEqual([false, true]);
    await again.stop();
  });
});

describe.each(['asking', 'silent', 'locked', 'missing', 'dismissed'] as const)('notes with a keychain that is %s', (mood) => {
  it('are neither lost nor replaced, and are there once it responds', async () => {
    const first = await app.value('staffNotes.save', { subject: order, text: 'one', seen: null });
    await app.stop();
    app.machine.keychain = mood;
    const late = await startApp({ machine: app.machine, keychainTimeLimitMs: 150 });
    await late.signIn();
    const unavailable = { ok: false, error: { code: 'keychainUnavailable' } };
    expect(await late.call('staffNotes.read', order)).toMatchObject(unavailable);
    expect(await save(order, 'two', first?.at ?? null, late)).toMatchObject(unavailable);
    expect((await late.value('orders.list', { query: { page: 1 } })).rows.length).toBeGreaterThan(0);
    await late.stop();
    app.machine.unlockKeychain();
    const again = await startApp({ machine: app.machine });
    await again.call('session.read');
    if (!(await again.value('session.read'))) await again.signIn();
    expect(await again.value('staffNotes.read', order)).toEqual(first);
    await again.stop();
  });
});

it('the first note is refused where no place keeps its key, instead of being lost at the end, and the page hears when to repeat it', async () => {
  await app.stop();
  app.machine.keychain = 'asking';
  app.machine.hasSecretBox = false;
  const late = await startApp({ machine: app.machine, keychainTimeLimitMs: 150 });
  await late.signIn();
  expect(await save(order, 'one', null, late)).toMatchObject({ ok: false, error: { code: 'keychainUnavailable' } });
  app.machine.unlockKeychain();
  await expect.poll(() => late.events('staffNotes.becameReadable').length).toBeGreaterThan(0);
  expect(await save(order, 'one', null, late)).toMatchObject({ ok: true });
  await late.stop();
  const again = await startApp({ machine: app.machine });
  if (!(await again.value('session.read'))) await again.signIn();
  expect(await again.value('staffNotes.read', order)).toMatchObject({ text: 'one' });
  await again.stop();
});

describe('the maximum of notes', () => {
  const at = (day: string): string => `${day}T08:00:00.000Z`;
  const full = (changed: string): { key: string; text: string; by: string; at: string }[] =>
    Array.from({ length: maxNotes }, (_, index) => ({ key: `order ${index + 1}`, text: 'a', by: 'Mona', at: at(changed) }));
  function openWith(changed: string) {
    const saved: unknown[] = [];
    const notes = createStaffNotes({
      files: {
        read: async () => full(changed),
        save: async (_owner, _id, _suffix, content) => void saved.push(content),
        setAside: async () => {},
      },
      server: () => 'https://api.example',
      author: () => 'Mona',
      log: { info() {}, warn() {}, error: () => 'ref', hide: () => () => undefined },
      now: () => new Date(at('2026-11-19')),
    });
    const add = async (): Promise<StaffNote | null> =>
      notes.handlers['staffNotes.save']({ subject: customer, text: 'new', seen: null }, 'main');
    return { add, saved };
  }

  it('is told instead of forgetting a note of the last year', async () => {
    const { add, saved } = openWith('2026-01-01');
    await expect(add()).rejects.toMatchObject({ failure: { code: 'notesFull' } });
    expect(saved).toEqual([]);
  });

  it('makes room with the oldest note of an order', async () => {
    const { add, saved } = openWith('2025-01-01');
    expect(await add()).toMatchObject({ text: 'new' });
    expect(saved).toMatchObject([{ length: maxNotes }]);
  });
});
