import type { Product } from '@shared/contract/catalogue/products';
import type { FullListReading, FullListScope } from '@shared/contract/desktop/full-lists';
import type { SalesQuery, SalesResult } from '@shared/contract/desktop/sales';
import type { GuestOrder, Order } from '@shared/contract/shop/orders';
import { addDays } from '@shared/domain/dates';
import type { FullListName } from '@shared/domain/lists/full-list';
import { type Fils, toFils } from '@shared/domain/money';
import { translator } from '@shared/i18n/translate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aGuestOrder, anOrder } from '../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../tests/support/texts';
import type { ExportTable } from '../full-lists/export/export-table';
import type { FullListRowsOf } from '../full-lists/list-queries';
import { createListValues } from '../full-lists/list-values';
import { createRowStore, type Row, type RowStore, toRowEntry } from '../full-lists/row-store';
import { createSales } from './sales';
import { toSalesTable } from './sales-table';

interface Shop {
  orders?: readonly Order[];
  guestOrders?: readonly GuestOrder[];
  products?: readonly Product[];
  states?: Partial<Record<FullListName, Partial<FullListRowsOf['state']>>>;
}

/** Creates the sales over loaded lists; a list whose state is "not loaded" has no rows. */
function open({ orders = [], guestOrders = [], products = [], states = {} }: Shop) {
  const rowsOf: Partial<Record<FullListName, readonly Row[]>> = {
    'orders.list': orders,
    'guestOrders.list': guestOrders,
    'products.list': products,
  };
  const facts = createListValues(() => 3);
  const asked: string[] = [];
  const saved: (ExportTable & { name: string })[] = [];
  const stores = new Map<FullListName, RowStore>();
  const whole = ({ list }: FullListScope): FullListRowsOf => {
    const store = stores.get(list) ?? createRowStore(facts[list], (rowsOf[list] ?? []).map(toRowEntry(facts[list])));
    stores.set(list, store);
    const state = {
      of: store.size(),
      readAt: '2026-11-22T14:41:00.000Z',
      gap: null,
      unreadable: 0,
      reading: { kind: 'none' } as FullListReading,
      ...states[list],
    };
    return { state, columns: state.of === null ? null : store.columns(), rows: store.rows };
  };
  const sales = createSales({
    lists: {
      whole,
      renew: async () => undefined,
      read: ({ list, isAnew }) => asked.push(`read ${list} ${isAnew}`),
      stop: ({ list }) => asked.push(`stop ${list}`),
    },
    async save(toTable, { name }) {
      const table = await toTable();
      saved.push({ ...table, name });
      return { path: '/home/mona/sales.xlsx', rows: table.count, bytes: 2048 };
    },
  });
  return { ...sales, asked, saved };
}

const day = '2026-11-19';
const ofDay: SalesQuery = {
  period: { from: day, to: day },
  before: { from: addDays(day, -1), to: addDays(day, -1) },
  kinds: ['order', 'guestOrder'],
};
const report = (shop: Shop, question: Partial<SalesQuery> = {}): NonNullable<SalesResult['report']> => {
  const answer = open(shop).view({ ...ofDay, ...question }).report;
  if (!answer) throw new Error('nothing was added up');
  return answer;
};
const part = (count: number, guests: number, dinars: number) => ({ count, guests, fils: toFils(dinars) });

describe('what was sold', () => {
  const shop: Shop = {
    orders: [
      anOrder(1, { total: toFils(10), payment_method: 'cash', status: 'delivered' }),
      anOrder(2, { total: toFils(20.005), payment_method: 'CASH ', status: 'shipped' }),
      anOrder(3, { total: toFils(99), status: ' Canceled', payments: [] }),
    ],
    guestOrders: [
      aGuestOrder(1, { total: toFils(0.005), payment_method: 'bookeey' }),
      aGuestOrder(9, { total: toFils(5), createdAt: '2026-11-18T12:00:00.000Z' }),
    ],
  };

  it('is the totals of orders that are not canceled, of the day on which they came, beside the day before', () => {
    const answer = open(shop).view(ofDay);
    expect(answer.report).toMatchObject({
      takings: part(3, 1, 30.01),
      canceled: part(1, 0, 99),
      payments: [
        { method: 'cash', ...part(2, 0, 30.005) },
        { method: 'bookeey', ...part(1, 1, 0.005) },
      ],
      cash: { delivered: part(1, 0, 10), open: part(1, 0, 20.005) },
      numbers: [
        { kind: 'order', first: 1, last: 3 },
        { kind: 'guestOrder', first: 1, last: 1 },
      ],
      canceledOrders: [{ kind: 'order', id: 3, method: 'knet', isPaid: false, fils: toFils(99) }],
    });
    expect(answer.before).toMatchObject({ takings: part(1, 1, 5), days: [{ day: '2026-11-18', ...part(1, 1, 5) }] });
  });

  it('counts one kind of orders where that is asked for', () => {
    expect(report(shop, { kinds: ['guestOrder'] }).takings).toEqual(part(1, 1, 0.005));
  });

  it('ends a day at midnight in Kuwait, and its hours are those of a clock there', () => {
    const late = [
      aGuestOrder(1, { createdAt: '2026-11-18T20:59:59.999Z' }),
      aGuestOrder(2, { createdAt: '2026-11-18T21:00:00.000Z' }),
      aGuestOrder(3, { createdAt: '2026-11-19T20:59:59.999Z' }),
      aGuestOrder(4, { createdAt: '2026-11-19T21:00:00.000Z' }),
      aGuestOrder(5, { createdAt: '2026-11-19' }),
    ];
    const { takings, hours } = report({ guestOrders: late });
    expect(takings.count).toBe(3);
    expect([hours?.[0], hours?.at(-2), hours?.at(-1)].map((one) => [one?.hour, one?.count])).toEqual([
      [0, 1],
      [23, 1],
      [null, 1],
    ]);
    expect(hours).toHaveLength(25);
  });

  it('takes the hour of a registered order from its moment only where that lies on its day', () => {
    const orders = [
      anOrder(1, { createdAt: '2026-11-19T07:14:00.000Z' }),
      anOrder(2, { createdAt: '2026-11-20T07:14:00.000Z' }),
      anOrder(3, { createdAt: '' }),
    ];
    expect(report({ orders }).hours?.map(({ hour, count }) => [hour, count])).toEqual([
      [10, 1],
      [null, 2],
    ]);
  });

  it('is one governorate, also where an address holds its name in one language', () => {
    const at = (id: number, governorate: { name_en: string; name_ar: string }): GuestOrder => {
      const order = aGuestOrder(id, { total: toFils(id) });
      return { ...order, user_address: order.user_address && { ...order.user_address, governorate } };
    };
    const guestOrders = [
      at(1, { name_en: 'حولي', name_ar: 'حولي' }),
      at(2, { name_en: 'Hawalli', name_ar: 'حولي' }),
      at(4, { name_en: 'Ahmadi', name_ar: 'الأحمدي' }),
      at(8, { name_en: '', name_ar: '' }),
    ];
    expect(report({ guestOrders }).places.map(({ place, values, fils }) => [place?.name_en, values, fils])).toEqual([
      ['Ahmadi', ['Ahmadi'], 4000],
      ['Hawalli', ['Hawalli', 'حولي'], 3000],
      [undefined, [], 8000],
    ]);
  });

  it('finds the category of a product by its names, and none where two products of one name differ in it', () => {
    const product = (name: string, category: string): Product =>
      ({
        id: `${name} ${category}`,
        name_en: name,
        name_ar: name,
        code: '',
        price: toFils(1),
        offerPrice: null,
        amount: 1,
        product_images: [],
        variant_combinations: [],
        variant_data: [],
        category: { name_en: category, name_ar: category },
      }) as unknown as Product;
    const line = (name: string) =>
      ({
        ...aGuestOrder(1).sub_carts[1],
        product: { ...aGuestOrder(1).sub_carts[1]?.product, name_en: name, name_ar: name },
      }) as GuestOrder['sub_carts'][number];
    const guestOrders = [aGuestOrder(1, { sub_carts: [line('Pot'), line('Cup'), line('Gone')] })];
    const products = [product('Pot', 'Pots'), product('Cup', 'Cups'), product('Cup', 'Gifts')];
    expect(report({ guestOrders, products }).categories?.every(({ values }) => values.length > 0)).toBe(true);
    expect(report({ guestOrders, products }).categories?.map(({ name, quantity }) => [name?.name_en, quantity])).toEqual([
      ['Pots', 3],
      [undefined, 6],
    ]);
    expect(report({ guestOrders, states: { 'products.list': { of: null } } }).categories).toBeNull();
  });

  it('calls whoever has bought before, as a user or a guest and however the phone is written, a returning customer', () => {
    const orders = [
      anOrder(1, { user: { username: '', email: '', phone: '+965 5000 0001' }, day: '2026-10-01' }),
      anOrder(2, { user: { username: '', email: '', phone: '50000002' }, day: '2026-10-01', status: 'canceled' }),
    ];
    const guestOrders = [
      aGuestOrder(1, { guest_phone: '0096550000001' }),
      aGuestOrder(2, { guest_phone: '50000002' }),
      aGuestOrder(3, { guest_phone: '٥٠٠٠٠٠٠٢' }),
      aGuestOrder(4, { guest_phone: '-' }),
    ];
    const { customers } = report({ orders, guestOrders });
    expect([customers.returning, customers.fresh, customers.unknown].map(({ people, count }) => [people, count])).toEqual([
      [1, 1],
      [1, 2],
      [0, 1],
    ]);
  });

  it('says of a day without orders that nothing was taken', () => {
    expect(report({})).toMatchObject({
      takings: part(0, 0, 0),
      days: [{ day }],
      hours: [],
      payments: [],
      places: [],
      products: [],
      numbers: [],
    });
  });
});

describe('what was sold as a table', () => {
  const guestOrders = [aGuestOrder(1, { payment_method: 'cash' }), aGuestOrder(2)];
  const wish = { ...ofDay, language: 'en', format: 'xlsx' } as const;

  it('holds every part line by line, named by its days, and each part adds up to the takings', async () => {
    const { handlers, saved, view } = open({ guestOrders });
    expect(await handlers['sales.export']({ ...wish, kinds: [...wish.kinds] })).toMatchObject({ path: '/home/mona/sales.xlsx' });
    const [table] = saved;
    expect(table?.name).toBe('Sales report 2026-11-19');
    expect(table?.columns.map(({ head }) => head)).toEqual([
      inEnglish('salesDocuments.part'),
      inEnglish('sales.columns.name'),
      inEnglish('sales.columns.orders'),
      inEnglish('sales.columns.pieces'),
      inEnglish('sales.columns.takings'),
    ]);
    const { part = [], takings = [], name = [] } = table?.values ?? {};
    const sumOf = (which: string): number => takings.reduce<number>((sum, fils, at) => sum + (part[at] === which ? Number(fils) : 0), 0);
    const taken = view(ofDay).report?.takings.fils;
    for (const which of [
      inEnglish('sales.plot.days'),
      inEnglish('sales.plot.hours'),
      inEnglish('sales.payments.title'),
      inEnglish('sales.places.title'),
      'Areas',
      'Products',
      'Customers',
    ])
      expect(sumOf(which), which).toBe(taken);
    expect(name.filter((_, at) => part[at] === 'Cash')).toEqual([
      inEnglish('salesDocuments.cashDelivered'),
      inEnglish('salesDocuments.cashOpen'),
    ]);
  });

  it('is in the language that is asked for, and is not written where nothing may be added up', async () => {
    const arabic = open({ guestOrders });
    await arabic.handlers['sales.export']({ ...wish, kinds: [...wish.kinds], language: 'ar' });
    expect(arabic.saved[0]?.values.name).toContain('نقدًا');
    const { handlers, saved } = open({ states: { 'orders.list': { of: null } } });
    await expect(handlers['sales.export']({ ...wish, kinds: [...wish.kinds] })).rejects.toMatchObject({
      failure: { code: 'listNotWhole' },
    });
    expect(saved).toEqual([]);
  });
});

describe('what could not be read', () => {
  const guestOrders = [aGuestOrder(1)];

  it('leaves no sum as long as one of the lists that count is not whole', () => {
    const states = { 'orders.list': { of: null, reading: { kind: 'failed', read: 40, code: 'timeout' } } } as const;
    const answer = open({ guestOrders, states }).view(ofDay);
    expect([answer.report, answer.before]).toEqual([null, null]);
    expect(answer.sources.order?.reading).toEqual({ kind: 'failed', read: 40, code: 'timeout' });
    expect(open({ guestOrders, states }).view({ ...ofDay, kinds: ['guestOrder'] }).report?.takings.count).toBe(1);
  });

  it('leaves no sum where rows came and went, nor of days before the first that was read whole', () => {
    const moved = { gap: { why: 'moved', serverTotal: 9, oldest: null } } as const;
    expect(open({ guestOrders, states: { 'guestOrders.list': moved } }).view(ofDay)).toMatchObject({ report: null, gap: 'moved' });
    const until = (oldest: string) => ({ 'guestOrders.list': { gap: { why: 'tooMany', serverTotal: 30_000, oldest } } }) as const;
    expect(open({ guestOrders, states: until('2026-11-18T20:00:00.000Z') }).view(ofDay)).toMatchObject({
      report: { takings: { count: 1 } },
      before: null,
      since: day,
      gap: null,
    });
    expect(open({ guestOrders, states: until('2026-11-18T22:00:00.000Z') }).view(ofDay)).toMatchObject({ report: null, gap: 'tooOld' });
  });

  it('adds up again only what has changed', () => {
    const { view } = open({ guestOrders });
    const { report } = view(ofDay);
    expect(view(ofDay).report).toBe(report);
    expect(view({ ...ofDay, before: null }).report).not.toBe(report);
  });

  it('says how many orders are in no period because they name no day', () => {
    expect(open({ guestOrders: [...guestOrders, aGuestOrder(2, { createdAt: 'soon' })] }).view(ofDay)).toMatchObject({
      report: { takings: { count: 1 } },
      undated: 1,
    });
  });

  it('is read on or anew, and stopped, list by list', () => {
    const { handlers, asked } = open({});
    void handlers['sales.read']({ kinds: ['guestOrder'], isAnew: true });
    void handlers['sales.read']({ kinds: ['order', 'guestOrder'], isAnew: false });
    void handlers['sales.stop']({ kinds: ['order'] });
    expect(asked).toEqual([
      'read guestOrders.list true',
      'read products.list false',
      'read orders.list false',
      'read guestOrders.list false',
      'read products.list false',
      'stop orders.list',
    ]);
  });
});

describe('the sums of a shop at random', () => {
  const fils = fc.integer({ min: 0, max: 5_000_000 }).map((amount) => amount as Fils);
  const place = fc.constantFrom(
    { name_en: 'Hawalli', name_ar: 'حولي' },
    { name_en: 'Hawalli', name_ar: 'Hawalli' },
    { name_en: '', name_ar: '' },
    { name_en: 'Jahra', name_ar: 'الجهراء' },
  );
  const changes = fc.record({
    minute: fc.integer({ min: 0, max: 5 * 24 * 60 }),
    total: fils,
    shipping_fee: fils,
    payment_method: fc.constantFrom('knet', 'visa', 'Cash', 'bookeey', ''),
    status: fc.constantFrom('ordered', 'delivered', 'canceled', 'CANCELED', 'odd'),
    phone: fc.constantFrom('50001111', '+96550001111', '50002222', 'x'),
    governorate: place,
    prices: fc.array(fils, { maxLength: 3 }),
  });
  const start = Date.parse('2026-11-16T00:00:00+03:00');

  it('equal sums made another way, part by part, on the screen and in the file', () => {
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 40 }), (made) => {
        const rows = made.map(({ minute, phone, governorate, prices, ...own }, at) => {
          const common = aGuestOrder(at + 1);
          const [line] = common.sub_carts;
          return {
            ...common,
            ...own,
            createdAt: new Date(start + minute * 60_000).toISOString(),
            guest_phone: phone,
            user_address: common.user_address && { ...common.user_address, governorate },
            sub_carts: line
              ? prices.map((price, id) => ({
                  ...line,
                  id,
                  amount: id + 1,
                  price,
                  dynamic_variant_carts: [],
                  product: { ...line.product, name_en: `P${id}` },
                }))
              : [],
          };
        });
        const toOrder = ({ guest_name, guest_email, guest_phone, ...row }: GuestOrder): Order => ({
          ...row,
          user: { username: guest_name, email: guest_email, phone: guest_phone },
          day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuwait' }).format(new Date(row.createdAt)),
        });
        const orders = rows.filter(({ id }) => id % 2 === 0).map(toOrder);
        const guestOrders = rows.filter(({ id }) => id % 2 === 1);
        const period = { from: '2026-11-17', to: '2026-11-19' };
        const result = report({ orders, guestOrders }, { period });
        const [begin, end] = [Date.parse('2026-11-17T00:00:00+03:00'), Date.parse('2026-11-20T00:00:00+03:00')];
        let [taken, count, gone, shipping] = [0n, 0, 0n, 0n];
        for (const row of rows) {
          const moment = Date.parse(row.createdAt);
          if (moment < begin || moment >= end) continue;
          if (row.status.toLowerCase() === 'canceled') gone += BigInt(row.total);
          else {
            taken += BigInt(row.total);
            shipping += BigInt(row.shipping_fee);
            count += 1;
          }
        }
        expect(BigInt(result.takings.fils)).toBe(taken);
        expect(BigInt(result.canceled.fils)).toBe(gone);
        expect(BigInt(result.shippingFils)).toBe(shipping);
        expect(result.takings.count).toBe(count);
        const sumOf = (parts: readonly { fils: number; count: number }[]) => [
          parts.reduce((sum, one) => sum + one.fils, 0),
          parts.reduce((sum, one) => sum + one.count, 0),
        ];
        const whole = [result.takings.fils, result.takings.count];
        const { fresh, returning, unknown } = result.customers;
        for (const parts of [
          result.days,
          result.payments,
          result.places,
          result.places.flatMap(({ areas }) => areas),
          [fresh, returning, unknown],
        ])
          expect(sumOf(parts)).toEqual(whole);
        expect(sumOf(result.statuses)).toEqual([result.takings.fils + result.canceled.fils, count + result.canceled.count]);
        expect((sumOf(result.products)[0] as number) + result.shippingFils + result.otherFils).toBe(result.takings.fils);
        expect(sumOf(result.categories ?? [])[0]).toBe(sumOf(result.products)[0]);
        const { part: parts = [], takings: amounts = [] } = toSalesTable(result, null, { t: translator('en'), language: 'en' }).values;
        for (const which of [
          inEnglish('sales.plot.days'),
          inEnglish('sales.payments.title'),
          inEnglish('sales.places.title'),
          'Areas',
          'Products',
          'Customers',
        ])
          expect(amounts.reduce<number>((sum, fils, at) => sum + (parts[at] === which ? Number(fils) : 0), 0)).toBe(result.takings.fils);
        const cash = result.payments.find(({ method }) => method === 'cash');
        expect(result.cash.delivered.fils + result.cash.open.fils).toBe(cash?.fils ?? 0);
      }),
      { numRuns: 60 },
    );
  });
});
