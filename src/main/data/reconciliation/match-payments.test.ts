import type { MatchedPayment, PaymentGroup, SettlementLine } from '@shared/contract/desktop/reconciliation';
import { addDays } from '@shared/domain/dates';
import type { Fils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../sample-shop/seed/random';
import { findAmounts, type PayableOrder } from './find-orders';
import { matchPayments } from './match-payments';

const both = ['knet', 'visa'] as const;

const anOrder = (id: number, more: Partial<PayableOrder> = {}): PayableOrder => ({
  kind: 'order',
  id,
  customer: 'Noura',
  day: '2026-11-10',
  fils: 20_000 as Fils,
  shippingFils: 2000 as Fils,
  status: 'delivered',
  isCanceled: false,
  method: 'knet',
  settled: 'knet',
  payments: [{ ref: `77${id}`, invoice: `9${id}`, day: '2026-11-10' }],
  ...more,
});

const aLine = (line: number, more: Partial<SettlementLine> = {}): SettlementLine => ({
  line,
  kind: 'payment',
  ref: '',
  invoice: '',
  fils: 20_000 as Fils,
  feeFils: 150 as Fils,
  day: '2026-11-10',
  terminal: 'K104',
  card: '4417',
  ...more,
});

const brief = ({ id, group, by, order, hint, differenceFils }: MatchedPayment) => [id, group, by, order?.id ?? null, hint, differenceFils];
const match = (lines: SettlementLine[], orders: PayableOrder[]) => matchPayments(lines, orders, both).rows.map(brief);

/** Recorded, so that a failure can be repeated. */
const seed = 45_20261129;

interface Made {
  orders: PayableOrder[];
  lines: SettlementLine[];
  /** Counts and sums by construction. */
  expected: Record<PaymentGroup, { count: number; file: number; shop: number }>;
  gross: number;
  refunds: number;
  fees: number;
}

/** A shop with orders of every kind and the file of its bank, in which the maker of each line notes where it belongs. */
function makeShop(orderCount: number, lineCount: number): Made {
  const random = createRandom(seed, 'reconciliation');
  const made: Made = {
    orders: [],
    lines: [],
    expected: {
      matched: { count: 0, file: 0, shop: 0 },
      differs: { count: 0, file: 0, shop: 0 },
      fileOnly: { count: 0, file: 0, shop: 0 },
      shopOnly: { count: 0, file: 0, shop: 0 },
    },
    gross: 0,
    refunds: 0,
    fees: 0,
  };
  const { orders, lines, expected } = made;
  const put = (group: PaymentGroup, shop: number, line: Partial<SettlementLine>): void => {
    const own = aLine(lines.length + 2, { day: '2026-11-10', ...line });
    lines.push(own);
    expected[group].count += 1;
    expected[group].file += own.fils;
    expected[group].shop += shop;
    if (own.kind === 'refund') made.refunds -= own.fils;
    else made.gross += own.fils;
    made.fees += own.feeFils;
  };
  for (let id = 1; id <= orderCount; id++) {
    const day = addDays('2026-11-01', random.between(0, 26));
    const isCash = random.chance(0.15);
    const isCanceled = random.chance(0.1);
    const method = isCash ? 'cash' : random.pick(both);
    const order = anOrder(id, {
      kind: random.chance(0.4) ? 'guestOrder' : 'order',
      day,
      fils: random.between(1000, 250_000) as Fils,
      isCanceled,
      status: isCanceled ? 'canceled' : 'delivered',
      method,
      settled: isCash ? null : (method as 'knet'),
      payments: isCash ? [] : [{ ref: String(436_000_000 + id), invoice: String(8_000_000 + id), day }],
    });
    orders.push(order);
    const missing = (): void => {
      if (isCash || isCanceled) return;
      expected.shopOnly.count += 1;
      expected.shopOnly.shop += order.fils;
    };
    const [{ ref = '', invoice = '' } = {}] = order.payments;
    const common = { day, fils: order.fils, feeFils: random.pick([0, 150, 275]) as Fils };
    if (isCash || lines.length >= lineCount - 2) missing();
    else if (isCanceled && random.chance(0.5)) {
      put('matched', 0, { ...common, ref });
      put('matched', 0, { ...common, ref, kind: 'refund', fils: -order.fils as Fils, feeFils: 0 as Fils });
    } else if (isCanceled) put('differs', 0, { ...common, ref });
    else {
      const kind = random.between(0, 19);
      if (kind === 0) put('differs', order.fils, { ...common, ref, fils: (order.fils + 2000) as Fils });
      else if (kind === 1) put('matched', order.fils, { ...common, invoice });
      else if (kind === 2) put('matched', order.fils, { ...common, ref: `00${ref}` });
      else if (kind === 3) {
        put('matched', order.fils, { ...common, ref });
        put('fileOnly', 0, { ...common, ref });
      } else if (kind === 4) {
        put('differs', order.fils, { ...common, ref });
        put('differs', 0, { ...common, ref, kind: 'refund', fils: -500 as Fils });
      } else if (kind === 5) missing();
      else if (kind === 6) {
        put('fileOnly', 0, { ...common, ref: `X${id}` });
        missing();
      } else put('matched', order.fils, { ...common, ref });
    }
  }
  while (lines.length < lineCount) put('fileOnly', 0, { ref: `F${lines.length}`, fils: random.between(1, 90_000) as Fils });
  return made;
}

describe('payments of a settlement file and orders of the shop', () => {
  it('a random shop has the groups and sums that it was made with, in whatever order its orders come', () => {
    const { orders, lines, expected, gross, refunds, fees } = makeShop(2300, 2000);
    expect([orders.length, lines.length]).toEqual([2300, 2000]);
    const rent = aLine(2002, { kind: 'fee', fils: 5000 as Fils, feeFils: 0 as Fils, day: null });
    for (const listed of [orders, orders.toReversed()]) {
      const { rows, totals, days } = matchPayments([...lines, rent], listed, both);
      const found = Object.fromEntries(
        Object.keys(expected).map((group) => {
          const own = rows.filter((row) => row.group === group);
          const sum = (key: 'fileFils' | 'shopFils'): number => own.reduce((total, row) => total + (row[key] ?? 0), 0);
          return [group, { count: own.length, file: sum('fileFils'), shop: sum('shopFils') }];
        }),
      );
      expect(found).toEqual(expected);
      expect(totals).toEqual({ grossFils: gross, refundFils: refunds, feeFils: fees + 5000, netFils: gross - refunds - fees - 5000 });
      expect(days).toEqual({ from: '2026-11-01', to: '2026-11-27' });
      const matched = rows.filter(({ by }) => by !== null);
      const uses = matched.map(({ order, kind }) => `${order?.kind} ${order?.id} ${kind}`);
      expect(new Set(uses).size).toBe(uses.length);
    }
    expect(Object.values(expected).every(({ count }) => count > 20)).toBe(true);
  });

  it('finds an order by its reference first, then by its invoice, in any digits and with or without leading zeros', () => {
    const orders = [
      anOrder(1, { payments: [{ ref: '436081844', invoice: '555', day: '' }] }),
      anOrder(2, { payments: [{ ref: '', invoice: '436081844', day: '' }] }),
    ];
    expect(match([aLine(2, { ref: '٠٠٤٣٦٠٨١٨٤٤' }), aLine(3, { ref: '436081844', fils: 19_000 as Fils })], orders)).toEqual([
      ['L2', 'matched', 'ref', 1, null, 0],
      ['L3', 'differs', 'invoice', 2, null, -1000],
    ]);
  });

  it('matches a payment and its refund with one order, and explains what is left', () => {
    const canceled = anOrder(1, { isCanceled: true, status: 'canceled' });
    const refund = { kind: 'refund', fils: -20_000 as Fils } as const;
    expect(match([aLine(2, { ref: '771' }), aLine(3, { ref: '771', ...refund })], [canceled])).toEqual([
      ['L2', 'matched', 'ref', 1, null, 0],
      ['L3', 'matched', 'ref', 1, null, null],
    ]);
    expect(match([aLine(2, { ref: '771' })], [canceled])).toEqual([['L2', 'differs', 'ref', 1, 'canceledPaid', 20_000]]);
    expect(match([aLine(3, { ref: '771', ...refund })], [canceled])).toEqual([['L3', 'matched', 'ref', 1, null, 0]]);
    expect(match([aLine(3, { ref: '771', ...refund })], [anOrder(1)])).toEqual([['L3', 'differs', 'ref', 1, 'refunded', -20_000]]);
  });

  it.each([
    [18_000, 'delivery'],
    [16_000, 'deliveryTwice'],
    [200_000, 'tenfold'],
    [2000, 'tenfold'],
    [19_999, null],
  ])('%i fils for an order of 20 dinars: %s', (fils, hint) => {
    const [row] = match([aLine(2, { ref: '771', fils: fils as Fils })], [anOrder(1)]);
    expect(row).toEqual(['L2', 'differs', 'ref', 1, hint, fils - 20_000]);
  });

  it('two neighboring digits in the other order are named', () => {
    const [row] = match([aLine(2, { ref: '771', fils: 65_250 as Fils })], [anOrder(1, { fils: 56_250 as Fils })]);
    expect(row?.[4]).toBe('swapped');
  });

  it('a reference and amount that come twice are marked and matched once', () => {
    const lines = [aLine(2, { ref: '771' }), aLine(3, { ref: '771' })];
    expect(match(lines, [anOrder(1)])).toEqual([
      ['L2', 'matched', 'ref', 1, null, 0],
      ['L3', 'fileOnly', null, 1, 'duplicate', null],
    ]);
  });

  it.each(['-', 'N/A', '0', '٠٠٠'])('%s in place of a reference is none: no duplicates, and no match', (ref) => {
    const orders = [anOrder(1, { payments: [{ ref, invoice: ref, day: '' }] }), anOrder(2, { day: '2026-11-11', payments: [] })];
    expect(match([aLine(2, { ref }), aLine(3, { ref, day: '2026-11-11' })], orders)).toEqual([
      ['L2', 'fileOnly', null, 1, 'suggestion', null],
      ['L3', 'fileOnly', null, 2, 'suggestion', null],
      ['R2', 'shopOnly', null, 2, 'suggestion', null],
      ['R1', 'shopOnly', null, 1, 'suggestion', null],
    ]);
  });

  it('a placeholder in the column of the invoices leaves the reference to be found', () => {
    expect(match([aLine(2, { ref: '91', invoice: '-' })], [anOrder(1)])).toEqual([['L2', 'matched', 'invoice', 1, null, 0]]);
  });

  it('a payment has all its refunds, also equal ones of different days', () => {
    const canceled = anOrder(1, { isCanceled: true, status: 'canceled' });
    const refund = { ref: '771', kind: 'refund', fils: -10_000 as Fils } as const;
    const lines = [aLine(2, { ref: '771' }), aLine(3, refund), aLine(4, { ...refund, day: '2026-11-12' })];
    expect(match(lines, [canceled]).map(([id, group]) => [id, group])).toEqual([
      ['L2', 'matched'],
      ['L3', 'matched'],
      ['L4', 'matched'],
    ]);
    expect(match([...lines, aLine(5, refund)], [canceled]).at(-1)).toEqual(['L5', 'fileOnly', null, null, 'duplicate', null]);
  });

  it('of two amounts with one reference, the equal one is the payment', () => {
    const lines = [aLine(2, { ref: '771', fils: 5000 as Fils }), aLine(3, { ref: '771' })];
    expect(match(lines, [anOrder(1)]).map(([id, group]) => [id, group])).toEqual([
      ['L2', 'fileOnly'],
      ['L3', 'matched'],
    ]);
  });

  it('a reference of several orders decides nothing', () => {
    const shared = { payments: [{ ref: '5', invoice: '', day: '' }] };
    const rows = match([aLine(2, { ref: '5', fils: 7000 as Fils })], [anOrder(1, shared), anOrder(2, shared)]);
    expect(rows[0]).toEqual(['L2', 'fileOnly', null, 1, 'sameRef', null]);
  });

  it('suggests an order with the same amount and day, which stays in both lists, and never guesses between two', () => {
    expect(match([aLine(2, { ref: '1' })], [anOrder(1)])).toEqual([
      ['L2', 'fileOnly', null, 1, 'suggestion', null],
      ['R1', 'shopOnly', null, 1, 'suggestion', null],
    ]);
    const isSuggested = (rows: ReturnType<typeof match>): boolean => rows.some((row) => row[4] === 'suggestion');
    expect(isSuggested(match([aLine(2, { ref: '1' })], [anOrder(1), anOrder(2)]))).toBe(false);
    expect(isSuggested(match([aLine(2, { ref: '1' }), aLine(3, { ref: '2' })], [anOrder(1)]))).toBe(false);
    expect(isSuggested(match([aLine(2, { ref: '1', day: '2026-11-11' })], [anOrder(1)]))).toBe(false);
  });

  it.each<[string, Partial<PayableOrder>[], Partial<SettlementLine>, (number | string | null)[]]>([
    ['one of several with its day', [{}, {}], {}, [2, 'sameSeveral']],
    [
      'one of the nearest day',
      [
        { day: '2026-11-16', payments: [] },
        { day: '2026-11-12', payments: [] },
      ],
      {},
      [2, 'sameAmount'],
    ],
    ['one that was canceled', [{ isCanceled: true, status: 'canceled', settled: 'knet' }], {}, [1, 'sameCanceled']],
    ['one paid in cash', [{ method: 'cash', settled: null, payments: [] }], {}, [1, 'sameMethod']],
    ['none without a day', [{}], { day: null }, [null, null]],
    ['none of another week', [{ day: '2026-11-18', payments: [] }], {}, [null, null]],
    ['none with another amount', [{ fils: 20_001 as Fils }], {}, [null, null]],
  ])('a payment without an order has the nearest order as a guess, which is not counted: %s', (_name, orders, line, guess) => {
    const { rows } = matchPayments(
      [aLine(2, { ref: '1', ...line })],
      orders.map((one, at) => anOrder(at + 1, one)),
      both,
    );
    const [own] = rows;
    expect([own?.order?.id ?? null, own?.hint]).toEqual(guess);
    expect([own?.group, own?.by, own?.shopFils]).toEqual(['fileOnly', null, null]);
  });

  it('an order that has its payment is the guess for another one with its amount', () => {
    const rows = match([aLine(2, { ref: '771' }), aLine(3, { ref: '1' })], [anOrder(1)]);
    expect(rows[1]).toEqual(['L3', 'fileOnly', null, 1, 'sameMatched', null]);
  });

  it('finds the amounts of orders by a reference or an invoice number that only one of them has', () => {
    const shared = { payments: [{ ref: '5', invoice: '', day: '' }] };
    const orders = [anOrder(1, { fils: 12_500 as Fils }), anOrder(2, shared), anOrder(3, shared)];
    expect(findAmounts(['0771', '٩١', '5', 'x', '-'], orders)).toEqual([12_500, 12_500, null, null, null]);
  });

  it('lists as missing only orders of the chosen methods that are not canceled and of the days of the file', () => {
    const lines = [aLine(2, { ref: '1', fils: 1 as Fils, day: '2026-11-09' }), aLine(3, { ref: '2', fils: 2 as Fils, day: '2026-11-12' })];
    const orders = [
      anOrder(1, { day: '2026-11-08', payments: [] }),
      anOrder(2, { day: '2026-11-12' }),
      anOrder(3, { isCanceled: true, status: 'canceled' }),
      anOrder(4, { method: 'cash', settled: null }),
      anOrder(5, { method: 'visa', settled: 'visa', payments: [] }),
    ];
    const missing = (methods: readonly ('knet' | 'visa')[]) =>
      matchPayments(lines, orders, methods)
        .rows.filter(({ group }) => group === 'shopOnly')
        .map(({ id, hint }) => [id, hint]);
    expect(missing(both)).toEqual([
      ['R2', 'lastDay'],
      ['R5', null],
    ]);
    expect(missing(['visa'])).toEqual([['R5', null]]);
  });

  it('the day of a fee is no day of the payments', () => {
    const fee = aLine(3, { kind: 'fee', fils: 5000 as Fils, day: '2026-12-01' });
    const later = anOrder(2, { day: '2026-11-20', payments: [] });
    const { days, rows } = matchPayments([aLine(2, { ref: '771' }), fee], [anOrder(1), later], both);
    expect(days).toEqual({ from: '2026-11-10', to: '2026-11-10' });
    expect(rows.map(({ id }) => id)).toEqual(['L2']);
  });

  it('the refund of an earlier order gives a file without days no earlier days', () => {
    const earlier = anOrder(3, { day: '2026-08-01', isCanceled: true, status: 'canceled' });
    const lines = [aLine(2, { ref: '771', day: null }), aLine(3, { ref: '773', kind: 'refund', fils: -20_000 as Fils, day: null })];
    const between = anOrder(2, { day: '2026-09-15', payments: [] });
    const { days, rows } = matchPayments(lines, [anOrder(1), between, earlier], both);
    expect(days).toEqual({ from: '2026-11-10', to: '2026-11-10' });
    expect(rows.map(({ id, group }) => [id, group])).toEqual([
      ['L2', 'matched'],
      ['L3', 'matched'],
    ]);
  });

  it('a file without days has those of its orders', () => {
    const { days, rows } = matchPayments([aLine(2, { ref: '771', day: null })], [anOrder(1), anOrder(2)], both);
    expect(days).toEqual({ from: '2026-11-10', to: '2026-11-10' });
    expect(rows.map(({ id }) => id)).toEqual(['L2', 'R2']);
  });
});
