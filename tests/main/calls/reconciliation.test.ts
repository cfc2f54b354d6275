import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSettlementHeads, guessSettlementColumns, readSettlement } from '@renderer/features/reconciliation/settlement-columns';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { makeSettlement } from '@sample-shop/settlement';
import { type PaymentGroup, paymentGroups, type ReviewedPayment, type SettlementFile } from '@shared/contract/desktop/reconciliation';
import { toKuwaitDay } from '@shared/domain/dates';
import { beforeAll, describe, expect, it } from 'vitest';
import writeExcel from 'write-excel-file/node';
import { type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { app, setUpSignedInApp, shop, tables } from '../../support/main/signed-in-app';

setUpSignedInApp();
beforeAll(async () => {
  await startI18n('en');
  addAllTexts();
});

/** Reads a file as the page does. */
async function read(text: string): Promise<SettlementFile> {
  const table = await app.value('imports.read', { bytes: new TextEncoder().encode(text) });
  const headAt = findSettlementHeads(table.rows, []);
  const targets = guessSettlementColumns(table.rows, headAt, []);
  const { lines, ownFils, unreadable } = readSettlement({ table, headAt, targets, commas: new Map() });
  return { id: table.fingerprint ?? '', name: 'KNET.csv', lines, ownFils, unreadable, methods: ['knet', 'visa'] };
}

const ask = (
  group: PaymentGroup,
  more: { search?: string; filters?: Record<string, string[]>; page?: number } = {},
  on: AppUnderTest = app,
) => on.value('reconciliation.lines', { group, filters: {}, page: 1, ...more });

/** Returns the first page once both lists of orders are loaded. */
async function matched(group: PaymentGroup, on: AppUnderTest = app) {
  await expect.poll(async () => (await ask(group, {}, on)).result !== null, { timeout: 20_000 }).toBe(true);
  return ask(group, {}, on);
}

async function allRows(group: PaymentGroup): Promise<ReviewedPayment[]> {
  const { totalItems } = await ask(group);
  const rows: ReviewedPayment[] = [];
  for (let page = 1; rows.length < totalItems; page++) rows.push(...(await ask(group, { page })).rows);
  return rows;
}

/** The shop's orders by the references of their payments, in fils. */
const ordersByRef = () =>
  new Map(
    [...tables().orders.all(), ...tables().guestOrders.all()].flatMap((order) =>
      order.payments.flatMap(({ Ref }) =>
        Ref
          ? [
              [
                Ref,
                {
                  fils: Math.round(Number(order.total) * 1000),
                  isCanceled: order.status === 'canceled',
                  day: toKuwaitDay(new Date(order.createdAt)),
                },
              ] as const,
            ]
          : [],
      ),
    ),
  );

interface Sum {
  count: number;
  file: number;
  shop: number;
}

/** Adds up the file line by line, without the app's code. */
function addUp(text: string): Record<PaymentGroup, Sum> {
  const orders = ordersByRef();
  const groups = Object.fromEntries(paymentGroups.map((group) => [group, { count: 0, file: 0, shop: 0 }])) as Record<PaymentGroup, Sum>;
  const ofRef = new Map<string, number[]>();
  const seen = new Set<string>();
  const days: string[] = [];
  const add = (group: PaymentGroup, file: number, ofShop: number): void => {
    groups[group].count += 1;
    groups[group].file += file;
    groups[group].shop += ofShop;
  };
  for (const line of text.split('\r\n').slice(3)) {
    const [ref = '', date = '', , , type = '', amount = ''] = line.split(',');
    if (!ref || ref === 'Total') continue;
    days.push(date.split('/').reverse().join('-'));
    const fils = Math.round(Number(amount) * 1000);
    const key = `${ref} ${type} ${amount}`;
    if (!orders.has(ref) || seen.has(key)) add('fileOnly', fils, 0);
    else ofRef.set(ref, [...(ofRef.get(ref) ?? []), fils]);
    seen.add(key);
  }
  for (const [ref, amounts] of ofRef) {
    const order = orders.get(ref);
    const expected = order?.isCanceled ? 0 : (order?.fils ?? 0);
    const group = amounts.reduce((sum, one) => sum + one, 0) === expected ? 'matched' : 'differs';
    for (const [at, fils] of amounts.entries()) add(group, fils, at === 0 ? expected : 0);
  }
  const [from = '', to = ''] = [days.toSorted()[0], days.toSorted().at(-1)];
  for (const [ref, { fils, isCanceled, day }] of orders)
    if (!ofRef.has(ref) && !isCanceled && from <= day && day <= to) add('shopOnly', 0, fils);
  return groups;
}

describe('payment reconciliation', () => {
  it('sorts a file of the shop into groups whose sums are those of an independent calculation', async () => {
    const text = makeSettlement(shop.shop.store);
    const file = await read(text);
    await app.value('reconciliation.start', file);
    const { result, file: opened, terminals } = await matched('matched');
    const groups = Object.fromEntries(
      Object.entries(result?.groups ?? {}).map(([group, { count, fileFils, shopFils }]) => [
        group,
        { count, file: fileFils, shop: shopFils },
      ]),
    );
    expect(groups).toEqual(addUp(text));
    expect(paymentGroups.every((group) => (result?.groups[group].count ?? 0) > 2)).toBe(true);
    expect(result?.totals.netFils).toBe(result?.totals.ownFils);
    expect(opened).toMatchObject({ name: 'KNET.csv', reviewed: 0 });
    expect(terminals).toEqual(['K104', 'K221']);
    const differs = await allRows('differs');
    expect(differs[0]).toMatchObject({ hint: 'canceledPaid', order: { status: 'canceled' } });
    expect(new Set(differs.map(({ hint }) => hint))).toEqual(new Set([null, 'canceledPaid', 'delivery', 'tenfold', 'swapped', 'refunded']));
    expect(shop.shop.requests.filter(({ method, path }) => method !== 'GET' && !path.includes('login'))).toEqual([]);
  });

  it('reads a workbook with numbers and dates as cells, and heads in Arabic', async () => {
    const [order] = tables()
      .orders.all()
      .filter(({ payments }) => payments[0]?.Ref);
    const [payment] = order?.payments ?? [];
    if (!order || !payment) throw new Error('no order with a payment');
    const date = { type: Date, value: new Date('2026-11-05T00:00:00Z'), format: 'dd/mm/yyyy' } as const;
    const heads = ['رقم المرجع', 'تاريخ العملية', 'المبلغ', 'العمولة'].map((value) => ({ type: String, value }));
    const line = [
      { type: Number, value: Number(payment.Ref) },
      date,
      { type: Number, value: Number(order.total) },
      { type: Number, value: 0.15 },
    ];
    const bytes = new Uint8Array(await writeExcel([heads, line], { sheet: 'كشف' }).toBuffer());
    const table = await app.value('imports.read', { bytes });
    const targets = guessSettlementColumns(table.rows, findSettlementHeads(table.rows, []), []);
    const { lines } = readSettlement({ table, headAt: 0, targets, commas: new Map() });
    expect(lines).toMatchObject([{ ref: payment.Ref, fils: Math.round(Number(order.total) * 1000), feeFils: 150, day: '2026-11-05' }]);
  });

  it('has another fingerprint for each sheet of a workbook, because the numbers of their lines are the same', async () => {
    const toCells = (texts: string[]) => texts.map((value) => ({ type: String, value }));
    const rows = [toCells(['Ref', 'Amount']), toCells(['436081844', '1.000'])];
    const sheets = ['October', 'November'].map((sheet) => ({ data: rows, sheet }));
    const bytes = new Uint8Array(await writeExcel(sheets as never).toBuffer());
    const [october, november, again] = await Promise.all(
      ['October', 'November', 'November'].map((sheet) => app.value('imports.read', { bytes, sheet })),
    );
    expect(november?.fingerprint).toBe(again?.fingerprint);
    expect(november?.fingerprint).not.toBe(october?.fingerprint);
  });

  it('shows the difference to the total of a file that was changed', async () => {
    const file = await read(makeSettlement(shop.shop.store).replace(/^Total,,,,,(\d+)/m, (_, dinars) => `Total,,,,,${Number(dinars) + 2}`));
    await app.value('reconciliation.start', file);
    const { result } = await matched('matched');
    expect((result?.totals.ownFils ?? 0) - (result?.totals.netFils ?? 0)).toBe(2000);
  });

  it('searches and filters the rows, and saves them as a table', async () => {
    await app.value('reconciliation.start', await read(makeSettlement(shop.shop.store)));
    const { rows } = await matched('differs');
    const [first] = rows;
    expect((await ask('differs', { search: first?.ref ?? '' })).rows.map(({ ref }) => ref)).toEqual([first?.ref]);
    const canceled = await ask('differs', { filters: { hint: ['canceledPaid'] } });
    expect(canceled.totalItems).toBe(rows.filter(({ hint }) => hint === 'canceledPaid').length);
    app.observed.nextFile = join(app.machine.userData, 'payments.csv');
    const query = { group: 'fileOnly', filters: {}, language: 'en', format: 'csvComma' } as const;
    const saved = await app.value('reconciliation.export', query);
    const { totalItems } = await ask('fileOnly');
    expect(saved).toMatchObject({ path: app.observed.nextFile, rows: totalItems });
    const lines = readFileSync(app.observed.nextFile, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(totalItems + 1);
    expect(lines[0]).toContain('Result,Type,Line,Ref,Date,Card,Terminal,In the file,Fees,Order');
    expect(lines.some((line) => line.includes('Suggestion: amount and day'))).toBe(true);
  });

  it('marks rows of the file that the page shows, also after another window has opened another file', async () => {
    const file = await read(makeSettlement(shop.shop.store));
    await app.value('reconciliation.start', file);
    const { rows } = await matched('differs');
    const other = { ...file, id: 'e'.repeat(64), name: 'Other.csv' };
    await app.value('reconciliation.start', other);
    await app.value('reconciliation.review', { file: file.id, ids: [rows[0]?.id ?? ''], isReviewed: true });
    const reviewed = (await app.value('reconciliation.files')).map(({ name, reviewed: count }) => [name, count]);
    expect(Object.fromEntries(reviewed)).toEqual({ 'KNET.csv': 1, 'Other.csv': 0 });
    expect((await ask('differs')).result?.groups.differs.reviewed).toBe(0);
  });

  it('shows nothing to a user who signs in while the file of another user is saved', async () => {
    const file = await read(makeSettlement(shop.shop.store));
    const saving = app.call('reconciliation.start', file);
    await app.value('session.signOut');
    await saving;
    await app.signIn('order');
    expect(await ask('differs')).toMatchObject({ file: null, rows: [] });
    expect(await app.value('reconciliation.files')).toEqual([]);
  });

  it('names a damaged file as one that can be matched again, and has its review then', async () => {
    const file = await read(makeSettlement(shop.shop.store));
    await app.value('reconciliation.start', file);
    await app.value('reconciliation.review', { file: file.id, ids: ['L4'], isReviewed: true });
    const folder = join(app.machine.userData, 'reconciliations');
    const [name = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.settlement'));
    await app.stop();
    writeFileSync(join(folder, name), 'damaged');
    const again = await startApp({ machine: app.machine });
    expect(await again.call('reconciliation.open', { id: file.id })).toMatchObject({ ok: false, error: { code: 'fileUnreadable' } });
    await again.value('reconciliation.start', file);
    expect(await again.value('reconciliation.files')).toMatchObject([{ id: file.id, reviewed: 1 }]);
    await again.stop();
  });

  it('starts a damaged review anew and says so until it is changed', async () => {
    const file = await read(makeSettlement(shop.shop.store));
    await app.value('reconciliation.start', file);
    await app.value('reconciliation.review', { file: file.id, ids: ['L4'], isReviewed: true });
    const folder = join(app.machine.userData, 'reconciliations');
    const [name = ''] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.review'));
    await app.stop();
    writeFileSync(join(folder, name), 'damaged');
    const again = await startApp({ machine: app.machine });
    const lost = { id: file.id, name: 'KNET.csv', reviewed: 0, isReviewLost: true };
    expect(await again.value('reconciliation.files')).toMatchObject([lost]);
    await again.value('reconciliation.open', { id: file.id });
    expect((await matched('differs', again)).file).toMatchObject(lost);
    await again.value('reconciliation.review', { file: file.id, ids: ['L5'], isReviewed: true });
    expect((await ask('differs', {}, again)).file).toMatchObject({ reviewed: 1, isReviewLost: false });
    await again.stop();
  });

  it('has only the rows of the days that are asked for', async () => {
    await app.value('reconciliation.start', await read(makeSettlement(shop.shop.store)));
    const { result } = await matched('matched');
    const day = result?.days?.from ?? '';
    const all = await allRows('matched');
    const asked = await app.value('reconciliation.lines', { group: 'matched', filters: {}, page: 1, days: { from: day, to: day } });
    expect(asked.totalItems).toBe(all.filter((row) => row.day === day).length);
    expect(asked.totalItems).toBeGreaterThan(0);
  });

  it('knows the amounts of orders by their references before a file is open', async () => {
    const [ref = '', known] = [...ordersByRef()][0] ?? [];
    const ask = () => app.value('reconciliation.orders', { references: [ref, 'nothing 1'] });
    await expect.poll(async () => (await ask()).amounts, { timeout: 20_000 }).toEqual([known?.fils, null]);
    expect((await ask()).sources.order.of).toBeGreaterThan(0);
  });

  it('keeps the review of a file on this computer, encrypted and for its user alone, also after a restart', async () => {
    const text = makeSettlement(shop.shop.store);
    const file = await read(text);
    await app.value('reconciliation.start', file);
    const { rows } = await matched('differs');
    const [first, second] = rows;
    if (!first || !second) throw new Error('nothing differs');
    await app.value('reconciliation.review', { file: file.id, ids: [first.id], isReviewed: true, note: 'Refunded in cash' });
    await app.value('reconciliation.review', { file: file.id, ids: [second.id], note: 'Called the bank' });
    const changed = await ask('differs');
    const all = await allRows('differs');
    expect(all.at(-1)).toMatchObject({ id: first.id, isReviewed: true, note: 'Refunded in cash' });
    expect(all[0]).toMatchObject({ id: second.id, isReviewed: false, note: 'Called the bank' });
    expect(changed.result?.groups.differs.reviewed).toBe(1);

    const folder = join(app.machine.userData, 'reconciliations');
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files).toHaveLength(2);
    for (const { parentPath, name } of files) {
      const bytes = readFileSync(join(parentPath, name), 'latin1');
      expect(bytes).not.toMatch(new RegExp(`Refunded|${first.ref}|KNET`));
    }

    await app.stop();
    const again = await startApp({ machine: app.machine });
    expect(await again.value('reconciliation.files')).toMatchObject([{ id: file.id, name: 'KNET.csv', reviewed: 1 }]);
    await again.value('reconciliation.open', { id: file.id });
    const kept = await matched('differs', again);
    expect(kept.rows.find(({ id }) => id === second.id)).toMatchObject({ isReviewed: false, note: 'Called the bank' });
    await again.value('reconciliation.start', file);
    expect((await matched('differs', again)).result?.groups.differs.reviewed).toBe(1);

    await again.value('session.signOut');
    await again.signIn('order');
    expect(await again.value('reconciliation.files')).toEqual([]);
    expect(await ask('differs', {}, again)).toMatchObject({ file: null, rows: [] });
    expect(await again.call('reconciliation.open', { id: file.id })).toMatchObject({ ok: false, error: { code: 'notFound' } });
    await again.value('session.signOut');
    await again.signIn();
    await again.value('reconciliation.remove', { id: file.id });
    expect(await again.value('reconciliation.files')).toEqual([]);
    await again.stop();
  });
});
