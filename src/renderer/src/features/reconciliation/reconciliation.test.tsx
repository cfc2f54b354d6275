// @vitest-environment happy-dom

import { subscribeToMainEvents } from '@renderer/runtime/calls/main-events/main-events';
import { useNotifications } from '@renderer/runtime/notices/notify';
import type { ReadTable } from '@shared/contract/desktop/imports';
import type {
  ComparedOrders,
  MatchedPayment,
  PaymentGroup,
  ReconciliationPage,
  ReviewedPayment,
} from '@shared/contract/desktop/reconciliation';
import { ok } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import type { Fils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const fils = (amount: number): Fils => amount as Fils;
const fingerprint = 'a'.repeat(64);
const aTable = (rows: string[][], more: Partial<ReadTable> = {}): ReadTable => ({
  fingerprint,
  rows,
  encoding: 'utf-8',
  separator: ',',
  sheets: [],
  sheet: null,
  merged: 0,
  hidden: 0,
  unread: 0,
  ...more,
});

let table: ReadTable;
let started: InputOf<'reconciliation.start'>[];
let saved: unknown[];
/** The shop's amounts by reference. */
let amounts: Record<string, number>;

const source = { of: 2, readAt: '2026-11-28T10:00:00.000Z', gap: null, unreadable: 0, reading: { kind: 'none' } } as const;
const compared = (references: readonly string[]): ComparedOrders => ({
  sources: { order: source, guestOrder: { ...source, readAt: '2026-11-28T09:58:00.000Z' } },
  amounts: references.map((one) => (amounts[one] === undefined ? null : fils(amounts[one]))),
});

const fileHandlers: FakeHandlers = {
  'imports.read': () => ok(table),
  'imports.readColumns': () => ok([]),
  'imports.saveColumns': (layout) => {
    saved.push(layout);
    return ok(undefined);
  },
  'reconciliation.files': () =>
    ok([{ id: fingerprint, name: 'October.xlsx', savedAt: '2026-11-01T10:00:00.000Z', lines: 398, reviewed: 12, isReviewLost: false }]),
  'reconciliation.orders': ({ references }) => ok(compared(references)),
  'reconciliation.start': (file) => {
    started.push(file);
    return ok(undefined);
  },
};

async function drop(name = 'KNET-2026-11.xlsx'): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no input yet');
    return found;
  });
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
}
const targetOf = (column: string): string =>
  (screen.getByRole('combobox', { name: inEnglish('productImport.becomesOf', { column }) }) as HTMLSelectElement).value;
const startButton = (count: number): Promise<HTMLElement> => waitFor(() => control(inEnglish('reconciliation.start', { count })));

beforeEach(() => {
  table = aTable([
    ['K-Net settlement', '1.11.2026'],
    [],
    ['Payment Ref', 'Posting Date', 'Terminal ID', 'Card No', 'Type', 'Amount', 'Commission', 'Remarks'],
    ['436081844', '27/11/2026 10:04', 'K104', '4417 **** **** 5529', 'PURCHASE', '36.800', '-0.150'],
    ['٤٣٦٠٨٢٩١٧', '05/11/2026', 'K221', '****8820', 'PURCHASE', '1,057.400', '-0.150'],
    ['436082917', '06/11/2026', 'K221', '****8820', 'REFUND', '5.000', ''],
    ['436082918', '06/11/2026', 'K221', '****8820', 'NOT CAPTURED', '5.000', ''],
    ['436082919', '06/11/2026', 'K221', '****8820', 'PURCHASE', 'n/a', ''],
    ['', '', '', '', 'Monthly fee', '-2.500', ''],
    ['Total', '', '', '', '', '1,086.700', '-0.300'],
  ]);
  started = [];
  amounts = {};
  saved = [];
});
afterEach(() => endPage());

describe('a settlement file', () => {
  it('has its columns known by their heads, is read by the rules of every import, and is matched without the server', async () => {
    const page = await showPage('/masterHN/payments', { handlers: fileHandlers });
    expect(await screen.findByText('October.xlsx')).toBeTruthy();
    await drop();
    const button = await startButton(2);
    expect(['Payment Ref', 'Posting Date', 'Terminal ID', 'Card No', 'Type', 'Amount', 'Commission', 'Remarks'].map(targetOf)).toEqual([
      ...['ref', 'date', 'terminal', 'card', 'type', 'amount', 'fees', 'none'],
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('vocabulary.payment.types.visa') }));
    fireEvent.click(button);
    await waitFor(() => expect(page.address()).toBe('/masterHN/payments/result'));
    const line = { kind: 'payment', invoice: '', terminal: 'K221', card: '8820', feeFils: 150 };
    expect(started).toEqual([
      {
        id: fingerprint,
        name: 'KNET-2026-11.xlsx',
        methods: ['knet'],
        unreadable: [8],
        // 1,086.700 after refunds and the monthly fee, less 0.300 of fees.
        ownFils: 1_086_400,
        lines: [
          { ...line, line: 4, ref: '436081844', fils: 36_800, day: '2026-11-27', terminal: 'K104', card: '5529' },
          { ...line, line: 5, ref: '٤٣٦٠٨٢٩١٧', fils: 1_057_400, day: '2026-11-05' },
          { ...line, line: 6, kind: 'refund', ref: '436082917', fils: -5000, feeFils: 0, day: '2026-11-06' },
          { ...line, line: 9, kind: 'fee', ref: '', fils: 2500, feeFils: 0, day: null, terminal: '', card: '' },
        ],
      },
    ]);
    expect(saved).toEqual([{ heads: table.rows[2], targets: ['ref', 'date', 'terminal', 'card', 'type', 'amount', 'fees', 'none'] }]);
  });

  it('with Arabic heads, semicolons, decimal commas, and the month first is read column by column', async () => {
    table = aTable(
      [
        ['رقم المرجع', 'تاريخ العملية', 'المبلغ', 'العمولة', 'صافي المبلغ'],
        ['1', '11/27/2026', '12,500', '0,250', '12,250'],
        ['2', '11/05/2026', '(3,000)', '0', '-3,000'],
      ],
      { separator: ';' },
    );
    const page = await showPage('/masterHN/payments', { handlers: fileHandlers });
    await drop();
    await startButton(1);
    expect(screen.getByText(inEnglish('reconciliation.found.monthFirst'), { exact: false })).toBeTruthy();
    page.setLanguage('ar');
    fireEvent.click(control(inArabic('reconciliation.start', { count: 1 })));
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.ownFils).toBe(9250);
    expect(started[0]?.lines.map(({ kind, fils: amount, feeFils, day }) => [kind, amount, feeFils, day])).toEqual([
      ['payment', 12_500, 250, '2026-11-27'],
      ['refund', -3000, 0, '2026-11-05'],
    ]);
  });

  it('has its days read in the other order, if the user chooses so', async () => {
    table = aTable([
      ['Ref', 'Amount', 'Date'],
      ['436081844', '36.800', '11/01/2026'],
      ['436081845', '10.000', '2026-11-04T22:30:00Z'],
      ['436081846', '10.000', '06-NOV-26 10:04'],
      ['436081847', '10.000', '20261107'],
    ]);
    await showPage('/masterHN/payments', { handlers: fileHandlers });
    await drop();
    const button = await startButton(4);
    fireEvent.click(control(inEnglish('reconciliation.found.asMonthFirst')));
    await waitFor(() => control(inEnglish('reconciliation.found.asDayFirst')));
    fireEvent.click(button);
    await waitFor(() => expect(started).toHaveLength(1));
    expect(started[0]?.lines.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-05', '2026-11-06', '2026-11-07']);
  });

  it('shows what it is compared with, and decides an ambiguous comma by the amounts of the shop', async () => {
    table = aTable([
      ['Ref', 'Amount', 'Date'],
      ['436081844', '12,500', '05/11/2026'],
      ['436081845', '36,800', '27/11/2026'],
    ]);
    amounts = { '436081844': 12_500 };
    const page = await showPage('/masterHN/payments', { handlers: fileHandlers });
    await drop();
    const button = await startButton(2);
    expect(page.bridge.requestsOf('reconciliation.orders')).toEqual([{ references: ['436081844', '436081845'] }]);
    const card = screen.getByRole('region', { name: inEnglish('reconciliation.compared.title') });
    const whole = inEnglish('reconciliation.compared.whole', { time: '12:58' });
    await waitFor(() => expect(card.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(whole));
    const text = card.textContent?.replace(/[\u2066-\u2069]/g, '');
    expect(text).toContain('5 Nov 2026 to 27 Nov 2026');
    expect(text).toContain(inEnglish('reconciliation.compared.byRefs'));
    await waitFor(() => control(inEnglish('reconciliation.found.thousands')));
    fireEvent.click(button);
    await waitFor(() => expect(started[0]?.lines.map((line) => line.fils)).toEqual([12_500, 36_800]));
  });

  it('needs a column that names the payments and one with the amounts', async () => {
    table = aTable([
      ['Nothing', 'Of it'],
      ['abc', '12.500'],
    ]);
    await showPage('/masterHN/payments', { handlers: fileHandlers });
    await drop();
    expect(await screen.findByText(inEnglish('reconciliation.noRef'))).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: inEnglish('productImport.becomesOf', { column: 'Nothing' }) }), {
      target: { value: 'ref' },
    });
    expect(await screen.findByText(inEnglish('reconciliation.noAmount'))).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: inEnglish('productImport.becomesOf', { column: 'Of it' }) }), {
      target: { value: 'amount' },
    });
    await startButton(1);
  });
});

const row = (id: string, group: PaymentGroup, more: Partial<MatchedPayment>): ReviewedPayment => ({
  id,
  group,
  kind: 'payment',
  line: 4,
  ref: '436081844',
  day: '2026-11-27',
  terminal: 'K104',
  card: '5529',
  fileFils: fils(36_800),
  feeFils: fils(150),
  by: null,
  order: null,
  shopFils: null,
  differenceFils: null,
  hint: null,
  isReviewed: false,
  note: '',
  ...more,
});
const order = { kind: 'order', id: 20_669, customer: 'نورة العبدالله', day: '2026-11-27', status: 'canceled', method: 'knet' } as const;

describe('the result of a reconciliation', () => {
  let rows: ReviewedPayment[];
  let reviews: InputOf<'reconciliation.review'>[];
  let others: unknown[];
  let file: ReconciliationPage['file'];

  function answer({ group }: InputOf<'reconciliation.lines'>): ReconciliationPage {
    const own = rows.filter((one) => one.group === group);
    const sums = (of: PaymentGroup) => ({
      count: rows.filter((one) => one.group === of).length,
      fileFils: fils(683_650),
      shopFils: fils(742_950),
      reviewed: 0,
    });
    return {
      rows: own,
      unreadable: [],
      totalItems: own.length,
      file,
      result: {
        groups: { matched: sums('matched'), differs: sums('differs'), fileOnly: sums('fileOnly'), shopOnly: sums('shopOnly') },
        totals: {
          grossFils: fils(18_701_700),
          refundFils: fils(88_400),
          feeFils: fils(62_550),
          netFils: fils(18_550_750),
          ownFils: fils(18_548_750),
        },
        days: { from: '2026-11-01', to: '2026-11-27' },
      },
      sources: { order: { ...source, unreadable: 2 }, guestOrder: source },
      terminals: ['K104', 'K221'],
      badLines: [8],
    };
  }
  const open = (query = ''): Promise<ShownPage> =>
    showPage(`/masterHN/payments/result${query}`, {
      handlers: {
        'reconciliation.lines': (query) => ok(answer(query)),
        'reconciliation.review': (review) => {
          reviews.push(review);
          rows = rows.map((one) =>
            review.ids.includes(one.id) ? { ...one, isReviewed: review.isReviewed ?? one.isReviewed, note: review.note ?? one.note } : one,
          );
          return ok(undefined);
        },
        'reconciliation.export': (wish) => {
          others.push(wish);
          return ok({ path: null, rows: 0, bytes: 0 });
        },
        'printing.enqueue': (request) => {
          others.push(request);
          return ok({ batchId: 'b', jobIds: ['j'], printers: ['Office'] });
        },
      },
    });
  const show = async (group: PaymentGroup): Promise<void> => {
    fireEvent.click(await screen.findByRole('tab', { name: new RegExp(inEnglish(`reconciliation.groups.${group}`)) }));
    await waitFor(() =>
      expect(document.querySelector('tr[data-row]')?.getAttribute('data-row')).toBe(rows.find((one) => one.group === group)?.id),
    );
  };

  beforeEach(() => {
    reviews = [];
    others = [];
    file = { id: fingerprint, name: 'KNET.xlsx', savedAt: '2026-11-28T10:00:00.000Z', lines: 2, reviewed: 0, isReviewLost: false };
    rows = [
      row('L3', 'matched', {
        by: 'ref',
        order: { ...order, status: 'delivered', fils: fils(36_800) },
        shopFils: fils(36_800),
        differenceFils: fils(0),
      }),
      row('L4', 'differs', {
        by: 'ref',
        order: { ...order, fils: fils(36_800) },
        shopFils: fils(0),
        differenceFils: fils(36_800),
        hint: 'canceledPaid',
      }),
      row('L5', 'fileOnly', { ref: '436081377' }),
      row('R20672', 'shopOnly', {
        kind: 'order',
        line: null,
        ref: '436082990',
        day: null,
        fileFils: null,
        order: { ...order, id: 20_672, fils: fils(21_000) },
      }),
    ];
  });

  it('has four groups with counts and sums, and says how much the net is not that of the file', async () => {
    const page = await open('?tab=matched');
    await waitFor(() => expect(document.querySelector('tr[data-row]')).toBeTruthy());
    const tabs = screen.getAllByRole('tab').map(({ textContent }) => (textContent ?? '').replace(/[\u2066-\u2069]/g, ''));
    expect(tabs[0]).toContain('Matched1 · 683.650');
    expect(tabs[1]).toContain('Amount differs1 · 683.650 KWD in the file, 742.950 KWD in the shop');
    expect(tabs[3]).toContain('In the shop only1 · 742.950');
    const totals = screen.getByRole('region', { name: inEnglish('reconciliation.totals.label') });
    expect(totals.textContent).toContain('18,701.700');
    expect(totals.textContent).toContain('KNET.xlsx');
    expect(totals.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('1 Nov 2026 to 27 Nov 2026');
    expect(document.querySelector('tr[data-row="L3"]')?.textContent).toContain(`${inEnglish('reconciliation.columns.fees')} 0.150`);
    expect(
      within(totals)
        .getByRole('status')
        .textContent?.replace(/[\u2066-\u2069]/g, ''),
    ).toBe('2.000 KWD more than in the file');
    expect(document.body.textContent).toContain(inEnglish('reconciliation.badLines', { count: 1 }));
    expect(document.body.textContent).toContain(inEnglish('reconciliation.badOrders', { count: 2 }));
    await show('differs');
    const line = document.querySelector('tr[data-row="L4"]');
    expect(line?.textContent).toContain(inEnglish('reconciliation.hints.canceledPaid'));
    expect(line?.textContent).toContain('+36.800');
    expect(line?.textContent).toContain('•• 5529');
    await show('fileOnly');
    expect(document.querySelector('tr[data-row="L5"]')?.textContent).toContain(inEnglish('reconciliation.noOrder'));
    expect(page.bridge.requestsOf('reconciliation.lines')).toContainEqual({ group: 'fileOnly', filters: {}, page: 1 });
  });

  it('is filtered, marked as reviewed, and noted line by line', async () => {
    const page = await open('?tab=differs&terminal=K104');
    const filters = { terminal: ['K104'] };
    await waitFor(() => expect(page.bridge.requestsOf('reconciliation.lines')).toContainEqual({ group: 'differs', filters, page: 1 }));
    await waitFor(() => expect(document.querySelector('tr[data-row="L4"]')).toBeTruthy());
    fireEvent.click(screen.getByRole('checkbox', { name: inEnglish('reconciliation.reviewOf', { name: '436081844' }) }));
    await waitFor(() => expect(reviews).toEqual([{ file: fingerprint, ids: ['L4'], isReviewed: true }]));
    const opener = document.querySelector<HTMLElement>(`tr[data-row="L4"] button[aria-label^="${inEnglish('reconciliation.addNote')}"]`);
    if (!opener) throw new Error('no button for a note');
    fireEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Refunded in cash' } });
    fireEvent.click(control(inEnglish('reconciliation.saveNote'), dialog));
    await waitFor(() => expect(reviews.at(-1)).toEqual({ file: fingerprint, ids: ['L4'], note: 'Refunded in cash' }));
    await waitFor(() => expect(document.querySelector('tr[data-row="L4"]')?.textContent).toContain('Refunded in cash'));
  });

  it('opens the first group with something to look at, and says so if everything matches', async () => {
    await open();
    const chosen = (): string => screen.getByRole('tab', { selected: true }).textContent ?? '';
    await waitFor(() => expect(chosen()).toContain(inEnglish('reconciliation.groups.differs')));
    endPage();
    rows = rows.filter(({ group }) => group === 'fileOnly' || group === 'matched');
    await open();
    await waitFor(() => expect(chosen()).toContain(inEnglish('reconciliation.groups.fileOnly')));
    expect(document.body.textContent).toContain(inEnglish('reconciliation.guesses'));
    endPage();
    rows = rows.filter(({ group }) => group === 'matched');
    await open();
    await waitFor(() => expect(document.body.textContent).toContain(inEnglish('reconciliation.allMatch', { count: 1 })));
    expect(chosen()).toContain(inEnglish('reconciliation.groups.matched'));
  });

  it('marks the focused row by Space and goes on to the next one; one message takes all marks back', async () => {
    rows.push(
      row('L6', 'differs', { ref: '436081850', by: 'ref', order: { ...order, id: 20_670, fils: fils(1) }, differenceFils: fils(5) }),
    );
    await open('?tab=differs');
    const link = (id: string): HTMLElement => {
      const found = document.querySelector<HTMLElement>(`tr[data-row="${id}"] a`);
      if (!found) throw new Error('no link');
      return found;
    };
    await waitFor(() => link('L6'));
    act(() => link('L4').focus());
    fireEvent.keyDown(link('L4'), { key: ' ' });
    expect(document.activeElement).toBe(link('L6'));
    await waitFor(() => expect(reviews).toEqual([{ file: fingerprint, ids: ['L4'], isReviewed: true }]));
    fireEvent.keyDown(link('L6'), { key: ' ' });
    await waitFor(() => expect(toasts()).toEqual([inEnglish('reconciliation.reviewed', { count: 2 })]));
    const [waiting] = useNotifications.getState().messages;
    if (waiting?.message.kind !== 'text') throw new Error('no message');
    waiting.message.action?.run();
    await waitFor(() =>
      expect(reviews.slice(2).map(({ ids, isReviewed }) => [...ids, isReviewed])).toEqual([
        ['L6', false],
        ['L4', false],
      ]),
    );
  });

  it('has keys for the export, the groups, and another file', async () => {
    const page = await open('?tab=matched');
    await waitFor(() => expect(document.querySelector('tr[data-row="L3"]')).toBeTruthy());
    act(() => screen.getAllByRole('tab')[1]?.focus());
    await waitFor(() => expect(document.querySelector('tr[data-row="L4"]')).toBeTruthy());
    fireEvent.keyDown(document.body, { code: 'KeyE', ctrlKey: true });
    const entry = await screen.findByRole('menuitem', { name: inEnglish('lists.export.formats.xlsx') });
    fireEvent.keyDown(entry, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    fireEvent.keyDown(document.body, { code: 'KeyO', ctrlKey: true });
    await waitFor(() => expect(page.address()).toBe('/masterHN/payments'));
  });

  it('is filtered by days, and leads to the orders of the day of a payment without one', async () => {
    const page = await open('?tab=fileOnly&from=2026-11-05&to=2026-11-06');
    const days = { from: '2026-11-05', to: '2026-11-06' };
    await waitFor(() =>
      expect(page.bridge.requestsOf('reconciliation.lines')).toContainEqual({ group: 'fileOnly', filters: {}, page: 1, days }),
    );
    const link = await screen.findByRole('link', { name: inEnglish('reconciliation.searchFor', { name: '436081377' }) });
    expect(link.getAttribute('href')).toContain('/orders?from=2026-11-27&to=2026-11-27');
  });

  it('follows the file that another window opens, and says that a review is lost', async () => {
    const page = await open('?tab=matched');
    const stop = subscribeToMainEvents(page.client);
    await waitFor(() => expect(document.querySelector('tr[data-row="L3"]')).toBeTruthy());
    file = { id: 'b'.repeat(64), name: 'Visa.xlsx', savedAt: '2026-11-28T10:00:00.000Z', lines: 2, reviewed: 0, isReviewLost: true };
    act(() => page.bridge.emit('calls.invalidated', { name: 'reconciliation.open', id: null, isMain: true }));
    expect(await screen.findByText('Visa.xlsx')).toBeTruthy();
    await waitFor(() => expect(document.querySelector('tr[data-row="L4"]')).toBeTruthy());
    expect(document.body.textContent).toContain(inEnglish('reconciliation.reviewLost'));
    stop();
  });

  it('is exported as it is filtered, and printed', async () => {
    await open();
    await show('differs');
    fireEvent.click(control(inEnglish('lists.export.open')));
    fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('lists.export.formats.xlsx') }));
    await waitFor(() => expect(others).toEqual([{ group: 'differs', filters: {}, language: 'en', format: 'xlsx' }]));
    await waitFor(() => expect(control(inEnglish('reconciliation.print')).getAttribute('aria-disabled')).not.toBe('true'));
    fireEvent.click(control(inEnglish('reconciliation.print')));
    await waitFor(() => expect(others.at(-1)).toEqual({ document: 'paymentSheet' }));
  });

  it('is printed by the command of the menu', async () => {
    const page = await open();
    await show('differs');
    act(() => page.bridge.emit('app.commandInvoked', { command: 'print' }));
    await waitFor(() => expect(others).toEqual([{ document: 'paymentSheet' }]));
  });

  it('shows how far the orders are loaded, and where to choose a file', async () => {
    const reading = { ...source, of: null, readAt: null, reading: { kind: 'reading', read: 640, total: 1284, leftMs: null } } as const;
    let page = await showPage('/masterHN/payments/result', {
      handlers: {
        'reconciliation.lines': (query) =>
          ok({ ...answer(query), rows: [], totalItems: 0, result: null, sources: { order: reading, guestOrder: source } }),
      },
    });
    expect(await screen.findByText(inEnglish('reconciliation.reading'))).toBeTruthy();
    expect(document.body.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('1,284');
    expect(document.body.textContent).toContain(inEnglish('sales.reading.done'));
    page.bridge.handle({ 'reconciliation.lines': (query) => ok(answer(query)) });
    page.bridge.emit('fullLists.changed', { list: 'orders.list' });
    await waitFor(() => expect(document.querySelector('tr[data-row="L4"]')).toBeTruthy());
    endPage();
    page = await showPage('/masterHN/payments/result', {
      handlers: { 'reconciliation.lines': (query) => ok({ ...answer(query), file: null, rows: [], totalItems: 0, result: null }) },
    });
    fireEvent.click(await waitFor(() => control(inEnglish('reconciliation.chooseFile'))));
    expect(page.address()).toBe('/masterHN/payments');
  });
});
