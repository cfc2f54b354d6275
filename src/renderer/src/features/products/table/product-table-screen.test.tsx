// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import type { Product } from '@shared/contract/catalogue/products';
import type { WriteOutcome } from '@shared/contract/desktop/bulk-writes';
import { failed, ok, type Result } from '@shared/contract/result';
import { toFils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BulkWritesUnderTest, createBulkWritesUnderTest, type WrittenShop } from '../../../../../../tests/support/main/bulk-writes';
import { createStoredDrafts } from '../../../../../../tests/support/main/stored-drafts';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { control, endPage, type ShownPage, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { servePage } from '../../../../../../tests/support/samples/order-rows';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { containing, inEnglish } from '../../../../../../tests/support/texts';

let products: Map<number, Product>;
let writes: BulkWritesUnderTest;
let refused: Map<number, Result<null>>;
let drafts: ReturnType<typeof createStoredDrafts>;

/** Returns handlers for a shop, and for the bulk writes that this computer stores. */
const handlers = (): FakeHandlers => ({
  ...drafts.handlers,
  'products.list': ({ query } = {}) => servePage([...products.values()], query?.page),
  'categories.list': () => ok({ rows: [], totalItems: 0, unreadable: [] }) as never,
  ...writes.handlers,
});
async function open(path = '/masterHN/products'): Promise<ShownPage> {
  const page = await showPage(path, { handlers: handlers() });
  writes.onProgress = (progress) => page.bridge.emit('bulkWrites.progressed', progress);
  return page;
}
/** The shop as the main process accesses it. */
const shop: WrittenShop = {
  read: (id) => ok(products.get(id) ?? null),
  write(id, { price, offerPrice, cost, amount, offer }) {
    const answer = refused.get(id);
    if (answer) return answer;
    products.set(id, { ...(products.get(id) as Product), price, offerPrice, cost, amount, offer } as Product);
    return ok(null);
  },
};
const find = (name: string, inside?: ParentNode): Promise<HTMLElement> => waitFor(() => control(name, inside));
const tick = async (id: number): Promise<void> => void fireEvent.click(within(await tableRow(id)).getByRole('checkbox'));
async function openTable(...ids: readonly number[]): Promise<void> {
  for (const id of ids) await tick(id);
  const actions = await screen.findByRole('toolbar', { name: inEnglish('lists.bulkActions') });
  fireEvent.click(await find(inEnglish('productTable.button'), actions));
  await screen.findByRole('grid', { name: inEnglish('navigation.productTable') });
  // Rows subscribe to the grid's view in an effect: a key that comes earlier is drawn later.
  await act(async () => undefined);
}
const line = (id: number): HTMLElement => document.querySelector(`[data-row="${id}"][role="row"]`) as HTMLElement;
const cell = (id: number, column: number): HTMLElement => line(id).querySelector(`[data-column="${column}"]`) as HTMLElement;
/** Columns after the code: category, price, offer price, cost, quantity, flags. */
const [price, offer, amount, isOffer] = [2, 3, 5, 8];
function type(id: number, column: number, text: string): void {
  const target = cell(id, column);
  act(() => target.focus());
  fireEvent.keyDown(target, { key: 'F2' });
  const editor = line(id).querySelector('[data-editor]') as HTMLInputElement;
  fireEvent.input(editor, { target: { value: text } });
  fireEvent.keyDown(editor, { key: 'Enter' });
}
function paste(id: number, column: number, text: string): void {
  const target = cell(id, column);
  target.focus();
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
}
const bar = (): Promise<HTMLElement> => screen.findByRole('region', { name: inEnglish('common.actions') });

beforeEach(() => {
  products = new Map([1, 2, 3, 4].map((id) => [id, aProduct(id, { price: toFils(9.75), cost: toFils(5) })]));
  products.set(4, aProduct(4, { variant_combinations: [[{ variant_value_id: 1, variant_id: 1 }]] }));
  writes = createBulkWritesUnderTest(shop);
  refused = new Map();
  drafts = createStoredDrafts(1);
});
afterEach(() => {
  endPage();
  writes.dispose();
});

describe('products as a table', () => {
  it('marks what changed, counts it, and writes each product after reading it', async () => {
    const page = await open();
    await openTable(1, 2, 3);
    type(1, price, '10.250');
    fireEvent.keyDown(cell(2, isOffer), { key: ' ' });
    expect((await bar()).textContent).toContain(inEnglish('productTable.unsaved', { count: 1 }));
    cell(2, isOffer).focus();
    fireEvent.keyDown(cell(2, isOffer), { key: ' ' });
    await waitFor(async () => expect((await bar()).textContent).toContain('Unsaved changes in 2 products 2 cells: 1 price, 1 flag'));
    expect(within(line(1)).getByRole('img', { name: inEnglish('forms.changed') })).toBeTruthy();
    expect(cell(1, price).hasAttribute('data-changed')).toBe(true);
    fireEvent.click(control(inEnglish('productTable.save', { count: 2 }), await bar()));
    await screen.findByText(inEnglish('writing.done', { settled: 2, count: 2 }));
    expect(page.bridge.requestsOf('bulkWrites.start')).toHaveLength(1);
    expect(writes.steps).toEqual([1, 2].flatMap(() => ['products.one', 'save sending', 'products.update', 'save written']));
    expect(writes.sent).toMatchObject([
      { params: { id: 1 }, body: { price: 10_250, cost: 5000 } },
      { params: { id: 2 }, body: { price: 9750, offer: true } },
    ]);
    expect(drafts.textOf(1)).toBe('[]');
  });

  it('leads to what is wrong instead of saving, and locks what cannot be sent with the reason in both languages', async () => {
    const page = await open();
    // An oversold product that isn't edited doesn't block the others from being saved.
    products.set(3, aProduct(3, { amount: -2 }));
    await openTable(1, 3, 4);
    type(1, offer, '12');
    fireEvent.click(await find(inEnglish('productTable.save', { count: 1 }), await bar()));
    expect(cell(1, offer).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(cell(1, offer)));
    expect(page.bridge.requestsOf('bulkWrites.start')).toEqual([]);
    const locked = inEnglish('productTable.locked', { reason: inEnglish('writing.reasons.combinations') });
    expect(line(4).textContent).toContain(locked);
    expect(control('Open Pot 4', line(4))).toBeTruthy();
    page.setLanguage('ar');
    await waitFor(() => expect(line(4).textContent).toContain('لم يرسل الخادم تركيبات المنتج وكمياتها'));
    page.setLanguage('en');
    type(1, offer, '5');
    await waitFor(() => expect(document.querySelector('[aria-invalid]')).toBeNull());
    fireEvent.click(await find(inEnglish('productTable.save', { count: 1 }), await bar()));
    await screen.findByText(inEnglish('writing.done', { settled: 1, count: 1 }));
  });

  it('says of a pasted block what got in and what did not, and takes all of it back at once', async () => {
    await open();
    await openTable(1, 2, 3);
    paste(1, price, '10.250\t8.900\n12,9\t\n١٩٫٢٥٠\tmany');
    const pasted = [
      inEnglish('grid.paste.block', { rows: '3 rows', columns: '2 columns' }),
      inEnglish('grid.paste.taken', { count: 4 }),
      inEnglish('grid.paste.refused', { count: 1, row: 3, column: 'Offer price', text: 'many' }),
    ].join(' ');
    await waitFor(() => expect(toasts().join()).toContain(pasted));
    expect([1, 2, 3].map((id) => cell(id, price).textContent)).toEqual(['10.250', '12.900', '19.250']);
    const told = useNotifications.getState().messages.at(-1)?.message;
    expect(told).toMatchObject({ kind: 'text', action: { label: inEnglish('grid.paste.undo') } });
    act(() => (told?.kind === 'text' ? told.action?.run() : undefined));
    expect([1, 2, 3].map((id) => cell(id, price).textContent)).toEqual(['9.750', '9.750', '9.750']);
  });

  it('reports what was not written, with a way on for each, and puts everything back', async () => {
    await open();
    await openTable(1, 2, 3);
    for (const id of [1, 2, 3]) type(id, amount, '7');
    await screen.findByText(inEnglish('productTable.unsaved', { count: 3 }));
    // Meanwhile someone else changes one product, and another write gets no response.
    products.set(2, { ...(products.get(2) as Product), amount: 2 });
    refused.set(3, failed('outcomeUnknown'));
    fireEvent.click(control(inEnglish('productTable.save', { count: 3 }), await bar()));
    await screen.findByText(inEnglish('writing.done', { settled: 1, count: 3 }));
    expect((await tableRow(2)).textContent).toContain(inEnglish('writing.results.changedBySomeone'));
    expect((await tableRow(2)).textContent).toContain(inEnglish('writing.moved', { field: 'Quantity', now: '2', from: '43' }));
    expect((await tableRow(3)).textContent).toContain('Uncertain');
    expect(writes.sent).toHaveLength(2);
    // The write had arrived; the next attempt finds that by reading the product.
    products.set(3, { ...(products.get(3) as Product), amount: 7 });
    refused.clear();
    fireEvent.click(control(`${inEnglish('writing.lookNow')}: Pot 3`));
    await screen.findByText(inEnglish('writing.done', { settled: 2, count: 3 }));
    fireEvent.click(control(`${inEnglish('writing.overwrite')}: Pot 2`));
    await screen.findByText(inEnglish('writing.done', { settled: 3, count: 3 }));
    expect(writes.sent).toHaveLength(3);
    fireEvent.click(control(inEnglish('writing.undo')));
    fireEvent.click(await find('Undo', await screen.findByRole('alertdialog')));
    await screen.findByText(inEnglish('writing.undone', { settled: 3, count: 3 }));
    expect([1, 2, 3].map((id) => products.get(id)?.amount)).toEqual([43, 2, 43]);
  });

  it('shows the server’s words about a refused product with spaces', async () => {
    await open();
    await openTable(1);
    type(1, amount, '7');
    await screen.findByText(inEnglish('productTable.unsaved', { count: 1 }));
    refused.set(1, failed('server', { status: 400, message: 'stock_is_locked_for_audit' }));
    fireEvent.click(control(inEnglish('productTable.save', { count: 1 }), await bar()));
    await waitFor(async () =>
      expect((await tableRow(1)).textContent).toContain(inEnglish('writing.refused', { reason: 'stock is locked for audit' })),
    );
  });

  it('asks before it is left, keeps what was typed as a draft, and offers it again', async () => {
    const page = await open();
    await openTable(1, 2);
    type(1, price, '10.250');
    await screen.findByText(inEnglish('productTable.unsaved', { count: 1 }));
    await waitFor(() => expect(drafts.textOf(1)).toContain('10250'), { timeout: 4000 });
    page.unmount();
    await open('/masterHN/products/table');
    fireEvent.click(await find(inEnglish('forms.draft.restore')));
    await screen.findByRole('grid', { name: inEnglish('navigation.productTable') });
    expect(cell(1, price).textContent).toBe('10.250');
  });

  it('offers the rest of a writing that was cut off', async () => {
    const { id, name_en, name_ar, code } = aProduct(1);
    const row = (product: number) => ({
      id: product,
      name_en,
      name_ar,
      code,
      picture: null,
      changes: [{ field: 'price' as const, from: 9750, to: 10_250 }],
    });
    products.set(1, { ...(products.get(1) as Product), price: toFils(10.25) });
    const { journal, owner } = writes;
    const { id: write } = await journal.begin(owner, { kind: 'table', source: null, rows: [row(id), row(2), row(3)] });
    const outcomes: [number, WriteOutcome][] = [
      [1, { state: 'written' }],
      [2, { state: 'sending' }],
    ];
    for (const [product, outcome] of outcomes) await journal.note(owner, write, product, outcome);
    await open();
    // The time before these words is an element of its own.
    const [, cutOff = ''] = inEnglish('writing.unfinished', { time: '|', settled: 1, count: 3 }).split('|');
    const told = await screen.findByText(containing(cutOff.trim()));
    expect(told.textContent).toContain(`${cutOff} ${inEnglish('writing.unfinishedUnknown', { count: 1 })}`);
    fireEvent.click(await find(inEnglish('writing.show')));
    expect((await tableRow(2)).textContent).toContain('Uncertain');
    fireEvent.click(await find(inEnglish('writing.tryAgain', { count: 2 })));
    await screen.findByText(inEnglish('writing.done', { settled: 3, count: 3 }));
    expect(writes.sent).toMatchObject([{ params: { id: 2 } }, { params: { id: 3 } }]);
    expect(await journal.read(owner, write)).toMatchObject({ isClosed: true });
  });
});
