import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { type Fils, sumFils, toFils } from '@shared/domain/money';
import type { KnownOrderStatus } from '@shared/domain/orders/order-status';
import type { StoredArea, StoredUser } from '../../store/model';
import type { StoredGuestOrder, StoredOrder, StoredPayment } from '../../store/order-model';
import type { SeedClock } from '../../store/seed-clock';
import { fullName, makePerson } from '../people';
import { createRandom, type Random } from '../random';
import { emptyOrderAddress, makeOrderAddress, type Places } from './order-address';
import { type Goods, makeCart, toCartTotal, toWireAmount } from './order-carts';
import { orderPositions, type SeedOrderKind, toOrderId } from './order-ids';
import { seedOrderMoments } from './order-moments';

export interface OrderSources extends Places {
  goods: Goods;
  users: readonly StoredUser[];
}

type CommonOrder = Omit<StoredOrder, 'user' | 'day' | 'shipping_fee'>;

function makeStatus(random: Random, moment: Date, today: string): KnownOrderStatus {
  const day = toKuwaitDay(moment);
  if (day >= today) return random.chance(0.7) ? 'ordered' : 'process';
  if (day >= addDays(today, -1)) return random.pick(['process', 'process', 'shipped', 'ordered']);
  if (day >= addDays(today, -4)) return random.pick(['shipped', 'shipped', 'process', 'delivered', 'canceled']);
  return random.chance(0.9) ? 'delivered' : 'canceled';
}

function makePayments(random: Random, method: string, moment: Date): StoredPayment[] {
  const createdAt = new Date(moment.getTime() + 40_000).toISOString();
  if (method === 'cash') return random.chance(0.5) ? [] : [{ payment_type: 'cash', Ref: '', invoice_id: '', PostDate: '', createdAt }];
  const reference = String(random.between(100_000_000, 999_999_999));
  return [
    { payment_type: method, Ref: reference, invoice_id: `4${reference.slice(0, 7)}`, PostDate: toKuwaitDay(moment).slice(5), createdAt },
  ];
}

function makeLineCount(random: Random, position: number, kind: SeedOrderKind): number {
  if (kind === 'order' && position === orderPositions.manyLines) return 40;
  return random.pick([1, 1, 1, 2, 2, 3, 4, 6]);
}

interface Draft {
  common: CommonOrder;
  fee: Fils;
}

function makeOrder(kind: SeedOrderKind, position: number, moment: Date, random: Random, sources: OrderSources, clock: SeedClock): Draft {
  const area: StoredArea = random.pick(sources.areas);
  const asText = position % 7 === 3;
  const withFee = kind === 'guestOrder' || random.chance(0.6);
  const sub_carts = makeCart(random, sources.goods, makeLineCount(random, position, kind), {
    firstId: position * 50 + 1,
    withPrice: kind === 'guestOrder' || position % 3 !== 0,
    asText,
  });
  const fee = toFils(withFee ? area.delivery_fee : 0);
  const error = toFils(position === orderPositions.wrongTotal ? 1.25 : 0);
  const payment_method = random.pick(['knet', 'knet', 'knet', 'visa', 'cash']);
  const address = position === orderPositions.emptyAddress ? emptyOrderAddress : makeOrderAddress(random, sources, area);
  const hasAddress = position !== orderPositions.noAddress && position % 97 !== 11;
  const status = kind === 'order' && position === orderPositions.onTheWay ? 'on_the_way' : makeStatus(random, moment, clock.today);
  return {
    fee,
    common: {
      id: toOrderId(kind, position),
      total: toWireAmount(sumFils([toCartTotal(sub_carts), fee, error]), asText),
      payment_method,
      payments: makePayments(random, payment_method, moment),
      status,
      createdAt: moment.toISOString(),
      user_address: hasAddress ? address : null,
      user_addresses: hasAddress ? [address] : [],
      sub_carts,
    },
  };
}

export function seedOrderRows(seed: number, sources: OrderSources, clock: SeedClock): StoredOrder[] {
  const random = createRandom(seed, 'orders');
  const customers = sources.users.filter((user) => !user.isDeleted);
  return seedOrderMoments(createRandom(seed, 'moments of orders'), clock).map((moment, position) => {
    const { common, fee } = makeOrder('order', position, moment, random, sources, clock);
    const { f_name, l_name, email, user_phones } = random.pick(customers);
    return {
      ...common,
      ...(fee > 0 ? { shipping_fee: toWireAmount(fee, position % 7 === 3) } : {}),
      user: { username: `${f_name} ${l_name}`, email, phone: user_phones.find((phone) => phone.is_default)?.phone ?? '' },
      day: toKuwaitDay(moment),
    };
  });
}

const longName =
  'الشيخة فاطمة بنت عبدالرحمن بن عبدالعزيز بن محمد الدويسان العجمي المطيري – Fatma Abdulrahman Abdulaziz Mohammad Al-Duwaisan Al-Ajmi';

const guestShare = 0.7;

export function seedGuestOrderRows(seed: number, sources: OrderSources, clock: SeedClock): StoredGuestOrder[] {
  const random = createRandom(seed, 'guest orders');
  return seedOrderMoments(createRandom(seed, 'moments of guest orders'), clock, guestShare).map((moment, position) => {
    const { common, fee } = makeOrder('guestOrder', position, moment, random, sources, clock);
    const person = makePerson(random);
    return {
      ...common,
      shipping_fee: toWireAmount(fee, position % 7 === 3),
      guest_name: position === orderPositions.longName ? longName : fullName(person, random.chance(0.7) ? 'ar' : 'en'),
      guest_email: random.chance(0.85) ? person.email : '',
      guest_phone: random.chance(0.5) ? person.phone : `+965${person.phone}`,
    };
  });
}
