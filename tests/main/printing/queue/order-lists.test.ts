import { product } from '@shared/contract/catalogue/products';
import type { ListOptions, PrintDraft } from '@shared/contract/printing/print-requests';
import { failed } from '@shared/contract/result';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { type ListKind, listKinds } from '@shared/domain/printing/printable';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSpooler } from '../../../support/printing/fake-spooler';
import { toGuestRow } from '../../../support/printing/order-rows';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let rig: Rig;
const options: ListOptions = { sorting: 'category', parts: ['pictures', 'orderNumbers', 'extras'] };

beforeEach(async () => {
  useStillTime();
  rig = await createRig({ spooler: createFakeSpooler() });
  const settings = await rig.call('printing.readSettings');
  const routes = Object.fromEntries(Object.entries(settings.routes).map(([name, route]) => [name, { ...route, printer: 'Office' }]));
  await rig.call('printing.saveSettings', { ...settings, routes: routes as typeof settings.routes, shopName: 'Bayt' });
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const changeRoute = async (document: ListKind, changes: object): Promise<void> => {
  const settings = await rig.call('printing.readSettings');
  await rig.call('printing.saveSettings', {
    ...settings,
    routes: { ...settings.routes, [document]: { ...settings.routes[document], ...changes } },
  });
};
const done = async (sheets: number): Promise<void> =>
  rig.until('all are done', async () => rig.spooler.sheets.length >= sheets && (await rig.states()).every((state) => state === 'done'));
const aProduct = (name: number, code: string, category = 'Pots') =>
  product.parse({
    id: name,
    name_en: `Pot ${name}`,
    name_ar: `قدر ${name}`,
    code,
    category: { name_en: category, name_ar: `قسم ${category}` },
  });
async function preview(document: ListKind, orders: OrderRef[]): Promise<PrintDraft<ListKind>> {
  return (await rig.call('printing.preview', { document, orders })) as PrintDraft<ListKind>;
}
const canceled = (id: number) => toGuestRow(id, { status: 'canceled' });
const empty = (id: number) => toGuestRow(id, { sub_carts: [] });

describe.each(listKinds)('a %s', (document) => {
  const enqueue = (orders: ReturnType<Rig['show']>) => rig.call('printing.enqueue', { document, orders, options });
  const jobs = async () => (await rig.view()).lanes.flatMap((lane) => lane.jobs);

  it('is one sheet over all its orders, once each, named by the moment that it was made', async () => {
    const orders = rig.show(3, 1, 2);
    const { jobIds, printers, orders: taken } = await enqueue([...orders, ...orders]);
    await done(1);
    expect([jobIds.length, printers, taken]).toEqual([1, ['The Office'], orders]);
    const [sheet] = rig.spooler.sheets;
    expect(sheet?.label).toMatch(/^[A-Z]+-1120-110000$/);
    for (const id of [1, 2, 3]) expect(sheet?.html).toContain(`#${id}<`);
    expect(sheet?.html).toContain('مريم العوضي');
    expect((await jobs())[0]).toMatchObject({ document, order: null, customer: '', reprint: 0, batchSize: 1 });
  });

  it('leaves canceled orders out and says so first', async () => {
    const orders = rig.showRows(toGuestRow(1), canceled(2), toGuestRow(3));
    const draft = await preview(document, orders);
    expect(draft.orders.map(({ id }) => id)).toEqual([1, 3]);
    expect(draft.left).toEqual([{ order: orders[1], customer: 'Guest 2', reason: 'canceled' }]);
    await enqueue(orders);
    await done(1);
    expect(rig.spooler.sheets[0]?.html).not.toContain('#2<');
  });

  it('is not printed where none of its orders goes in, or one of them cannot be had', async () => {
    expect(await failureOf(enqueue(rig.showRows(canceled(2))))).toEqual({ code: 'orderNotAvailable', message: '#2' });
    expect(await failureOf(enqueue([{ kind: 'guestOrder', id: 404 }]))).toEqual({ code: 'orderNotAvailable', message: '#404' });
    expect((await rig.view()).lanes).toEqual([]);
  });

  it('comes out in both languages where its route says so, and as often as that says', async () => {
    await changeRoute(document, { language: 'both', copies: 2 });
    await enqueue(rig.show(1, 2));
    await done(2);
    expect((await jobs()).map(({ language, copies }) => [language, copies])).toEqual([
      ['ar', 2],
      ['en', 2],
    ]);
    expect(rig.spooler.sheets.map(({ html }) => html.match(/<article/g)?.length)).toEqual([2, 2]);
  });

  it('is asked for once by a double click, and is a copy only when it is printed again', async () => {
    const orders = rig.show(1, 2);
    const [first, second] = await Promise.all([enqueue(orders), enqueue(orders)]);
    expect(second.jobIds).toEqual(first.jobIds);
    await done(1);
    await rig.pass(3000);
    await enqueue(orders);
    await done(2);
    expect((await jobs()).map(({ reprint }) => reprint)).toEqual([0, 0]);
    await rig.call('printing.reprint', { jobIds: first.jobIds });
    await done(3);
    await rig.call('printing.reprint', { jobIds: first.jobIds });
    await done(4);
    expect((await jobs()).map(({ reprint }) => reprint)).toEqual([0, 0, 1, 2]);
    expect(rig.spooler.sheets[3]?.html).toContain('نسخة');
    expect(rig.spooler.sheets[3]?.label).toBe(rig.spooler.sheets[0]?.label);
  });

  it('says which orders were on one before, makes no copies of their own sheets, and is found by their numbers', async () => {
    const orders = rig.show(1, 2);
    await enqueue(orders.slice(0, 1));
    await done(1);
    const { earlier } = await preview(document, orders);
    expect(earlier).toEqual([{ order: orders[0], list: rig.spooler.sheets[0]?.label, at: '2026-11-20T08:00:00.000Z' }]);
    expect(await rig.call('printing.printedBefore', { orders })).toEqual([]);
    const found = async (query: object) =>
      (await rig.call('history.list', { page: 1, ...query })).rows.flatMap(({ entries }) => entries.map((entry) => entry.document));
    expect(await found({ search: '1' })).toEqual([document]);
    expect(await found({ order: orders[0] })).toEqual([document]);
    expect(await found({ order: orders[1] })).toEqual([]);
    expect(await found({ order: { kind: 'order', id: 1 } })).toEqual([]);
    rig.app.shop = 'https://another.example/api';
    expect((await preview(document, orders)).earlier).toEqual([]);
  });

  it('that never came out was on no list', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    const orders = rig.show(1);
    await enqueue(orders);
    await rig.until('it has failed', async () => (await rig.states())[0] === 'failed');
    expect((await preview(document, orders)).earlier).toEqual([]);
  });

  it('is in the history with everything that stood on it', async () => {
    const { jobIds } = await enqueue(rig.show(1, 2));
    await done(1);
    const details = await rig.call('history.read', { id: jobIds[0] ?? '' });
    expect(details).toMatchObject({ document, order: null, others: [], isSheetKept: true });
    expect(details.printed).toMatchObject({ name: details.title, madeBy: 'مريم العوضي', digits: 'latn', options });
    expect(details.printed).not.toHaveProperty('asOf');
    expect(details.printed).toMatchObject({ orders: [{ id: 1 }, { id: 2 }] });
    expect(await rig.call('history.readChanges', { id: jobIds[0] ?? '' })).toBeNull();
  });

  it('is saved as one file with its name', async () => {
    rig.dialog.answer = `${rig.folder}/list.pdf`;
    const { path } = await rig.call('printing.savePdf', { document, orders: rig.show(1, 2), options, language: 'en' });
    expect(path).toBe(rig.dialog.answer);
    expect(rig.dialog.asked[0]?.fileName).toMatch(/^[A-Z]+-1120-110000\.pdf$/);
    rig.dialog.answer = null;
    expect(await rig.call('printing.savePdf', { document, orders: rig.show(1), options })).toEqual({ path: null });
  });

  it('outlives a restart, and goes to another printer on the paper that is there', async () => {
    await rig.call('printing.pause', { printer: null });
    await enqueue(rig.show(1, 2));
    rig = await rig.restart();
    rig.spooler.printers.set('Roll', 'ok');
    await changeRoute(document, { printer: 'Roll', paper: '80mm' });
    await rig.call('printing.moveWaiting', { from: 'Office', to: 'Roll' });
    await rig.call('printing.resume', { printer: null });
    await done(1);
    expect(rig.spooler.sheets[0]).toMatchObject({ printer: 'Roll' });
    expect(rig.spooler.sheets[0]?.html).toContain('data-paper="80mm"');
  });

  it('has a route of its own to be missing', async () => {
    await changeRoute(document, { printer: null });
    expect(await failureOf(enqueue(rig.show(1)))).toEqual({ code: 'noPrinter', document });
  });
});

describe('products on a list', () => {
  const [document] = listKinds;
  const read = (...ids: number[]) => preview(document, rig.show(...ids));

  it('have code and category of the catalogue, found by both of their names', async () => {
    rig.shop.products = [aProduct(1, 'BD-1'), aProduct(10, 'BD-10'), { ...aProduct(1, 'BD-x'), name_ar: 'آخر' }];
    const { goods, areGoodsKnown } = await read(1, 2);
    expect([goods, areGoodsKnown]).toEqual([
      [{ name_en: 'Pot 1', name_ar: 'قدر 1', code: 'BD-1', category: { name_en: 'Pots', name_ar: 'قسم Pots' } }],
      true,
    ]);
  });

  it('have nothing that products of the same names do not share, but for one that is put away', async () => {
    rig.shop.products = [aProduct(1, 'BD-1'), aProduct(1, 'BD-2'), aProduct(2, 'BD-3'), { ...aProduct(2, 'BD-4', 'Old'), isDeleted: true }];
    const { goods } = await read(1, 2);
    expect(goods.map(({ code, category }) => [code, category?.name_en])).toEqual([
      ['', 'Pots'],
      ['BD-3', 'Pots'],
    ]);
  });

  it('are asked for once, and again after the shop has changed', async () => {
    const searches = () => rig.shop.searches.filter((search) => search.startsWith('products')).length;
    await read(1, 2);
    await read(1, 2);
    expect(searches()).toBe(2);
    rig.printing.forgetOrders();
    await read(1, 2);
    expect(searches()).toBe(4);
  });

  it('stand by their names where the catalogue cannot be read, and the list is printed all the same', async () => {
    const orders = rig.show(1, 2);
    rig.shop.failure = failed('server');
    expect(await preview(document, orders)).toMatchObject({ goods: [], areGoodsKnown: false });
    await rig.call('printing.enqueue', { document, orders, options });
    await done(1);
    rig.shop.failure = null;
    rig.shop.products = [aProduct(1, 'BD-1')];
    expect((await preview(document, orders)).areGoodsKnown).toBe(true);
  });

  it('an order without any does not go in where products are what the list is about', async () => {
    const orders = rig.showRows(toGuestRow(1), empty(2));
    const draft = await preview(document, orders);
    expect(draft.left).toEqual([{ order: orders[1], customer: 'Guest 2', reason: 'noLines' }]);
  });
});
