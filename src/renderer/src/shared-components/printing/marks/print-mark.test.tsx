// @vitest-environment happy-dom

import { renewMarks } from '@renderer/runtime/calls/main-events/main-events';
import type { DocumentMark, OrderMarks } from '@shared/contract/printing/print-requests';
import { failed, ok } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import { orderKinds } from '@shared/domain/orders/order-ref';
import { toOrderRow } from '@shared/lists/orders';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { endPage, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { aGuestOrder, anOrder, rowsOf, servePage } from '../../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../../tests/support/texts';

const mark = (document: DocumentMark['document'], changes: Partial<DocumentMark> = {}): DocumentMark => ({
  document,
  state: 'printed',
  at: '2026-11-19T07:42:00.000Z',
  isPrinted: true,
  ...changes,
});
let known: Record<number, DocumentMark[]> = {};
const answer = (asked: InputOf<'printing.marks'>): OrderMarks[] =>
  orderKinds.flatMap((kind) =>
    (asked[kind] ?? []).map(Number).flatMap((id) => (known[id] ? [{ order: { kind, id }, marks: known[id] }] : [])),
  );
const open = (path: string, options: PageOptions = {}): Promise<ShownPage> =>
  showPage(path, {
    ...options,
    handlers: {
      'guestOrders.list': () => servePage(rowsOf(3, aGuestOrder)),
      'orders.list': () => servePage(rowsOf(3, anOrder)),
      'printing.marks': (asked) => ok(answer(asked)),
      ...options.handlers,
    },
  });
const markOf = async (id: number): Promise<Element | null> => (await tableRow(id)).querySelector('[data-mark]');

afterEach(() => {
  known = {};
  endPage();
});

describe.each([
  ['/orders', 'order'],
  ['/orders-guest', 'guestOrder'],
] as const)('the mark in the rows of %s', (path, kind) => {
  it('says in words what this computer did with each document, after one question for all rows', async () => {
    known = { 2: [mark('invoice'), mark('packingSlip', { state: 'waiting', at: '2026-11-19T07:43:00.000Z', isPrinted: false })] };
    const page = await open(path);
    await waitFor(async () => expect(await markOf(2)).not.toBeNull());
    const marks = [
      { document: inEnglish('printables.name.invoice'), state: inEnglish('printMarks.printed', { at: '19 Nov 2026, 10:42' }) },
      { document: inEnglish('printables.name.packingSlip'), state: inEnglish('printMarks.waiting') },
    ].map((values) => inEnglish('printMarks.ofDocument', values));
    const words = inEnglish('printMarks.byThisComputer', { marks: marks.join(', ') });
    expect((await markOf(2))?.textContent).toBe(words);
    expect((await markOf(2))?.getAttribute('data-hint')).toBe(words);
    expect(await markOf(3)).toBeNull();
    const questions = page.bridge.requestsOf('printing.marks') as Record<string, number[]>[];
    expect(questions).toHaveLength(1);
    expect([...(questions[0]?.[kind] ?? [])].sort()).toEqual([1, 2, 3]);
  });
});

describe('the mark of an order', () => {
  it.each([
    ['uncertain', [mark('invoice', { state: 'uncertain' }), mark('packingSlip', { state: 'failed' })]],
    ['failed', [mark('invoice', { state: 'waiting' }), mark('packingSlip', { state: 'failed', isPrinted: false })]],
    ['waiting', [mark('invoice'), mark('packingSlip', { state: 'waiting' })]],
    ['printed', [mark('invoice'), mark('packingSlip', { at: null })]],
  ] as const)('is %s where that is what somebody has to see first', async (state, marks) => {
    known = { 1: [...marks] };
    await open('/orders-guest');
    await waitFor(async () => expect((await markOf(1))?.getAttribute('data-mark')).toBe(state));
  });

  it('is asked again when the queue has changed', async () => {
    const page = await open('/orders-guest');
    await tableRow(1);
    await waitFor(() => expect(page.bridge.requestsOf('printing.marks')).toHaveLength(1));
    known = { 1: [mark('invoice')] };
    renewMarks(page.client);
    renewMarks(page.client);
    await waitFor(async () => expect(await markOf(1)).not.toBeNull());
    expect(page.bridge.requestsOf('printing.marks')).toHaveLength(2);
  });

  it('is left out, without a word, where the journal does not answer', async () => {
    await open('/orders-guest', { handlers: { 'printing.marks': () => failed('storageFailed') } });
    await tableRow(1);
    await waitFor(async () => expect(await markOf(1)).toBeNull());
    expect(toasts()).toEqual([]);
  });

  it('is in words in the details', async () => {
    known = { 7: [mark('invoice', { at: null }), mark('packingSlip', { state: 'failed' })] };
    await open('/orders-guest/details', { language: 'ar', state: { order: toOrderRow('guestOrder', aGuestOrder(7)) } });
    await waitFor(() => expect(document.querySelector('[data-mark="failed"]')).not.toBeNull());
    const words = document.querySelector('[data-mark="failed"]')?.textContent;
    expect(words).toContain('الفاتورة (تمت الطباعة سابقًا)، ورقة التجهيز (فشلت الطباعة 19 نوفمبر 2026');
  });

  it('names documents together that were printed at one time', async () => {
    known = { 7: [mark('invoice'), mark('packingSlip')] };
    await open('/orders-guest/details', { state: { order: toOrderRow('guestOrder', aGuestOrder(7)) } });
    const [invoice, slip] = [inEnglish('printables.name.invoice'), inEnglish('printables.name.packingSlip')];
    await waitFor(() => expect(document.querySelector('[data-mark="printed"]')?.textContent).toContain(`${invoice}, ${slip} printed`));
  });

  it('says in the details that nothing was printed yet', async () => {
    await open('/orders-guest/details', { state: { order: toOrderRow('guestOrder', aGuestOrder(7)) } });
    await waitFor(() => expect(document.body.textContent).toContain(inEnglish('printMarks.none')));
  });
});
