import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { type Fils, sumFils, toFils, toPlainAmount } from '@shared/domain/money';
import { createRandom, type Random } from './seed/random';
import type { StoredGuestOrder, StoredOrder } from './store/order-model';
import type { Store } from './store/store';

const days = 27;
const terminals = ['K104', 'K221'];
const fee = 150 as Fils;
const heads = ['Payment Ref', 'Posting Date', 'Terminal ID', 'Card No', 'Type', 'Amount', 'Commission'];

interface Line {
  ref: string;
  day: string;
  terminal: string;
  card: string;
  type: 'PURCHASE' | 'REFUND';
  fils: Fils;
  fee: Fils;
}

/** An order that was paid by card or K-Net. */
interface Paid {
  ref: string;
  day: string;
  fils: Fils;
  shipping: Fils;
  isCanceled: boolean;
}

type AnyOrder = StoredOrder | StoredGuestOrder;

function toPaid({ payments, total, shipping_fee = 0, status, createdAt, payment_method }: AnyOrder): Paid | null {
  const [payment] = payments;
  if (!payment || payment_method === 'cash') return null;
  const [fils, shipping] = [toFils(Number(total)), toFils(Number(shipping_fee))];
  return { ref: payment.Ref, day: toKuwaitDay(new Date(createdAt)), fils, shipping, isCanceled: status === 'canceled' };
}

/** Swaps the last two digits before the decimal point. */
function swapDigits(fils: Fils): Fils {
  const dinars = String(Math.floor(fils / 1000)).padStart(2, '0');
  const swapped = `${dinars.slice(0, -2)}${dinars.at(-1)}${dinars.at(-2)}`;
  return (Number(swapped) * 1000 + (fils % 1000)) as Fils;
}

/** Returns the lines of one order, with the problems of real files at fixed places. */
function toLines(paid: Paid, at: number, random: Random): Line[] {
  const line: Line = {
    ref: paid.ref,
    day: paid.day,
    terminal: random.pick(terminals),
    card: `****${random.between(1000, 9999)}`,
    type: 'PURCHASE',
    fils: paid.fils,
    fee,
  };
  const refund: Line = { ...line, type: 'REFUND', fils: -paid.fils as Fils, fee: 0 as Fils };
  // Every third canceled order that was paid is not refunded.
  if (paid.isCanceled) return at % 3 === 0 ? [line] : [line, refund];
  switch (at % 29) {
    case 3:
      return [{ ...line, fils: (paid.fils - paid.shipping) as Fils }];
    case 7:
      return [{ ...line, fils: (paid.fils * 10) as Fils }];
    case 11:
      return [{ ...line, fils: swapDigits(paid.fils) }];
    case 13:
      return [line, line];
    // The bank paid it under another reference.
    case 17:
      return [{ ...line, ref: String(Number(paid.ref) + 1) }];
    case 19:
      return [line, { ...refund, fils: -Math.min(1000, paid.fils) as Fils }];
    // The payment is missing.
    case 23:
      return [];
    default:
      return [line];
  }
}

const toCells = ({ ref, day, terminal, card, type, fils, fee: own }: Line): string[] => {
  const [year, month, date] = day.split('-');
  return [ref, `${date}/${month}/${year}`, terminal, card, type, toPlainAmount(fils), toPlainAmount(own)];
};

/**
 * Returns a settlement file (CSV) for the shop's own orders of the last four weeks, with typical problems: other amounts, double and missing
 * payments, another reference, refunds, canceled orders that were paid, and payments of nobody. Its last line has its total.
 */
export function makeSettlement(
  { tables }: Pick<Store, 'tables'>,
  { seed = 1, now = new Date() }: { seed?: number; now?: Date } = {},
): string {
  const random = createRandom(seed, 'settlement');
  const to = addDays(toKuwaitDay(now), -1);
  const from = addDays(to, 1 - days);
  const paid = [...tables.orders.all(), ...tables.guestOrders.all()]
    .flatMap((order) => toPaid(order) ?? [])
    .filter(({ day }) => from <= day && day <= to)
    .toSorted((one, other) => one.day.localeCompare(other.day) || one.ref.localeCompare(other.ref));
  const foreign: Line[] = [from, to].map((day) => ({
    ref: String(random.between(900_000_000, 999_999_999)),
    day,
    terminal: random.pick(terminals),
    card: `****${random.between(1000, 9999)}`,
    type: 'PURCHASE',
    fils: (random.between(5, 90) * 1000 + 333) as Fils,
    fee,
  }));
  const lines = [...paid.flatMap((one, at) => toLines(one, at, random)), ...foreign];
  const rent = 5000 as Fils;
  const total = (sumFils(lines.map(({ fils }) => fils)) - rent) as Fils;
  const rows = [
    ['K-NET settlement', from, to],
    [],
    heads,
    ...lines.map(toCells),
    ['', '', 'K104', '', 'FEE', toPlainAmount(-rent as Fils), ''],
    ['Total', '', '', '', '', toPlainAmount(total), toPlainAmount(sumFils(lines.map((line) => line.fee)))],
  ];
  return `${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;
}
