import {
  type MatchedPayment,
  type PaymentGroup,
  type PaymentHint,
  type PaymentTotals,
  type SettledMethod,
  type SettlementLine,
  toLineId,
} from '@shared/contract/desktop/reconciliation';
import { type Fils, sumFils } from '@shared/domain/money';
import { toOrderCode } from '@shared/domain/orders/order-code';
import {
  byLatest,
  type Found,
  findGuesses,
  findOrders,
  findSuggestions,
  type Guess,
  type PayableOrder,
  toDays,
  toPaymentKey,
} from './find-orders';

export interface MatchedPayments {
  /** Lines in the order of the file, then the orders that it lacks, the latest first. */
  rows: readonly MatchedPayment[];
  totals: Omit<PaymentTotals, 'ownFils'>;
  days: { from: string; to: string } | null;
}

/**
 * Returns the lines whose reference and amount an earlier line has, as far as they have a reference. A payment may be refunded in equal
 * parts on different days.
 */
function findDuplicates(lines: readonly SettlementLine[]): ReadonlySet<SettlementLine> {
  const seen = new Set<string>();
  return new Set(
    lines.filter((line) => {
      const key = toPaymentKey(line.ref) || toPaymentKey(line.invoice);
      if (key === '') return false;
      const own = `${line.kind} ${key} ${line.fils} ${line.kind === 'refund' ? line.day : ''}`;
      const isKnown = seen.has(own);
      seen.add(own);
      return isKnown;
    }),
  );
}

/** The lines of one order, compared with what the shop expects of it in this file. */
interface Compared {
  /** The line whose row has the shop's amount. */
  first: SettlementLine;
  shopFils: Fils;
  differenceFils: Fils;
  hint: PaymentHint | null;
}

function compare(order: PayableOrder, lines: readonly SettlementLine[]): Compared | null {
  const payment = lines.find(({ kind }) => kind === 'payment');
  const [first] = payment ? [payment] : lines;
  if (!first) return null;
  const fileFils = sumFils(lines.map(({ fils }) => fils));
  // A refund alone belongs to a payment of an earlier file: only a canceled order is refunded in full.
  const expected = payment ? (order.isCanceled ? 0 : order.fils) : order.isCanceled ? -order.fils : 0;
  const differenceFils = (fileFils - expected) as Fils;
  return { first, shopFils: expected as Fils, differenceFils, hint: toHint(order, lines, { fileFils, differenceFils }) };
}

/** Whether two amounts differ only by two neighboring digits in the other order. */
function areSwapped(one: Fils, other: Fils): boolean {
  const length = String(Math.max(one, other)).length;
  const [a, b] = [one, other].map((fils) => [...String(fils).padStart(length, '0')]);
  const places = a?.flatMap((digit, at) => (digit === b?.[at] ? [] : [at])) ?? [];
  const [first = -1, second = -1] = places;
  return places.length === 2 && second === first + 1 && a?.[first] === b?.[second] && a?.[second] === b?.[first];
}

interface Difference {
  fileFils: Fils;
  differenceFils: Fils;
}

/** Returns where a difference comes from, only if it can be computed. */
function toHint(order: PayableOrder, lines: readonly SettlementLine[], { fileFils, differenceFils }: Difference): PaymentHint | null {
  if (differenceFils === 0) return null;
  if (order.isCanceled && fileFils > 0) return 'canceledPaid';
  if (lines.some(({ kind }) => kind === 'refund')) return 'refunded';
  const size = Math.abs(differenceFils);
  if (order.shippingFils > 0 && size === order.shippingFils) return 'delivery';
  if (order.shippingFils > 0 && size === 2 * order.shippingFils) return 'deliveryTwice';
  if (fileFils === 10 * order.fils || 10 * fileFils === order.fils) return 'tenfold';
  return areSwapped(fileFils, order.fils) ? 'swapped' : null;
}

const toPaidOrder = ({ kind, id, customer, day, status, method, fils }: PayableOrder): MatchedPayment['order'] => ({
  kind,
  id,
  customer,
  day,
  status,
  method,
  fils,
});

interface LineFacts {
  found: Found | undefined;
  compared: Compared | null;
  suggestion: PayableOrder | undefined;
  guess: Guess | undefined;
  isDuplicate: boolean;
}

function toLineRow(line: SettlementLine, { found, compared, suggestion, guess, isDuplicate }: LineFacts): MatchedPayment {
  const { line: number, kind, ref, invoice, day, terminal, card, fils, feeFils } = line;
  const group: PaymentGroup = !found ? 'fileOnly' : compared?.differenceFils === 0 ? 'matched' : 'differs';
  const order = found?.order ?? suggestion ?? guess?.order;
  const isFirst = compared?.first === line;
  return {
    id: toLineId(number),
    group,
    kind: kind === 'refund' ? 'refund' : 'payment',
    line: number,
    ref: ref || invoice,
    day,
    terminal,
    card,
    fileFils: fils,
    feeFils,
    by: found?.by ?? null,
    order: order ? toPaidOrder(order) : null,
    shopFils: isFirst ? compared.shopFils : null,
    differenceFils: isFirst ? compared.differenceFils : null,
    hint: isDuplicate ? 'duplicate' : suggestion ? 'suggestion' : isFirst ? compared.hint : (guess?.hint ?? null),
  };
}

function toOrderRow(order: PayableOrder, hint: PaymentHint | null): MatchedPayment {
  const [payment] = order.payments;
  return {
    id: toOrderCode(order),
    group: 'shopOnly',
    kind: 'order',
    line: null,
    ref: payment?.ref || payment?.invoice || '',
    day: null,
    terminal: '',
    card: '',
    fileFils: null,
    feeFils: 0 as Fils,
    by: null,
    order: toPaidOrder(order),
    shopFils: order.fils,
    differenceFils: null,
    hint,
  };
}

function toTotals(lines: readonly SettlementLine[]): MatchedPayments['totals'] {
  const sumOf = (kind: SettlementLine['kind']): Fils => sumFils(lines.flatMap((line) => (line.kind === kind ? [line.fils] : [])));
  const grossFils = sumOf('payment');
  const refundFils = (0 - sumOf('refund')) as Fils;
  const feeFils = (sumOf('fee') + sumFils(lines.map((line) => line.feeFils))) as Fils;
  return { grossFils, refundFils, feeFils, netFils: (grossFils - refundFils - feeFils) as Fils };
}

/** Returns the first and the last of these days; null if there are none. */
function toSpan(days: readonly (string | null)[]): MatchedPayments['days'] {
  const [from, ...rest] = days.filter((day): day is string => day !== null && day !== '').toSorted();
  return from === undefined ? null : { from, to: rest.at(-1) ?? from };
}

/**
 * Matches the lines of a settlement file with orders of both kinds. Each line has one order at most, and each payment of an order one
 * payment of the file and any number of refunds. A line with the reference and the amount of an earlier line is marked and not matched.
 * Lines and orders with the same amount and day are only suggested to each other; a payment without an order has the nearest one as a
 * guess, which is counted nowhere. All amounts are in fils; the same input has the same
 * result.
 *
 * `methods`: the methods of the orders that the file must have. Orders that it lacks are those of the days of its payments and refunds; a
 * file without days has the days of the orders that are paid in it.
 */
export function matchPayments(
  lines: readonly SettlementLine[],
  orders: readonly PayableOrder[],
  methods: readonly SettledMethod[],
): MatchedPayments {
  const payments = lines.filter(({ kind }) => kind !== 'fee');
  const duplicates = findDuplicates(payments);
  const found = findOrders(
    payments.filter((line) => !duplicates.has(line)),
    orders,
  );
  const ofOrders = new Map<PayableOrder, SettlementLine[]>();
  for (const [line, { order }] of found) ofOrders.set(order, [...(ofOrders.get(order) ?? []), line]);
  const compared = new Map(
    [...ofOrders].map(([order, own]) => [
      order,
      compare(
        order,
        own.toSorted((one, other) => one.line - other.line),
      ),
    ]),
  );
  const open = orders.filter((order) => order.settled !== null && methods.includes(order.settled) && !ofOrders.has(order));
  const alone = payments.filter((line) => !found.has(line));
  const suggestions = findSuggestions(
    alone.filter((line) => !duplicates.has(line)),
    open.filter((order) => !order.isCanceled),
  );
  const guesses = findGuesses(
    alone.filter((line) => !suggestions.has(line)),
    orders,
    ofOrders,
  );
  // A fee may be charged later, and an order may have been paid long before its refund.
  const paidDays = [...found].flatMap(([{ kind }, { order }]) => (kind === 'payment' ? [order.day] : []));
  const days = toSpan(payments.map(({ day }) => day)) ?? toSpan(paidDays);
  const suggested = new Set(suggestions.values());
  const missing = open
    .filter((order) => !order.isCanceled && days !== null && toDays(order).some((day) => days.from <= day && day <= days.to))
    .toSorted(byLatest);
  return {
    rows: [
      ...payments.map((line) => {
        const own = found.get(line);
        const facts = { found: own, compared: (own && compared.get(own.order)) ?? null, suggestion: suggestions.get(line) };
        return toLineRow(line, { ...facts, guess: guesses.get(line), isDuplicate: duplicates.has(line) });
      }),
      ...missing.map((order) => toOrderRow(order, suggested.has(order) ? 'suggestion' : order.day === days?.to ? 'lastDay' : null)),
    ],
    totals: toTotals(lines),
    days,
  };
}
