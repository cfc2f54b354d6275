import { failed, ok } from '@shared/contract/result';
import { describe, expect, it } from 'vitest';
import { createFullListReader, type FetchRows, type ReadOutcome } from './read-full-list';

interface Order {
  id: number;
}

interface Shop {
  /** Orders, newest first. */
  orders: Order[];
  asked: (number | null)[];
  /** Called before each response. */
  before?: (page: number | null, count: number) => void;
  /** Responds to a request without a page with only the first rows. */
  ignoresWhole?: boolean;
  /** Whether each page's rows are shuffled. */
  shuffle?: boolean;
}

const order = (id: number): Order => ({ id });
const toShop = (count: number, changes: Partial<Shop> = {}): Shop => ({
  orders: Array.from({ length: count }, (_, at) => order(count - at)),
  asked: [],
  ...changes,
});

function serve(shop: Shop): FetchRows<Order> {
  return async (page) => {
    shop.before?.(page, shop.asked.length);
    shop.asked.push(page);
    const totalItems = shop.orders.length;
    if (page === null && !shop.ignoresWhole) return ok({ rows: [...shop.orders], unreadable: [], totalItems });
    const from = ((page ?? 1) - 1) * 20;
    const rows = shop.orders.slice(from, from + 20);
    return ok({ rows: shop.shuffle ? rows.toReversed() : rows, unreadable: [], totalItems });
  };
}

async function read(shop: Shop, max?: number): Promise<Extract<ReadOutcome<Order>, { kind: 'read' }>['value']> {
  const outcome = await createFullListReader(serve(shop), max).run(
    () => false,
    () => undefined,
  );
  if (outcome.kind !== 'read') throw new Error(outcome.kind);
  return outcome.value;
}
const ids = (rows: readonly Order[]): number[] => rows.map(({ id }) => id);
const toSortedIds = (rows: readonly Order[]): number[] => ids(rows).sort((one, other) => other - one);

describe('a list that is read whole', () => {
  it('is asked for at once where it is short, and page by page where it is long or the server answers otherwise', async () => {
    const short = toShop(300);
    expect(ids((await read(short)).rows)).toEqual(ids(short.orders));
    expect(short.asked).toEqual([1, null]);
    const stubborn = toShop(70, { ignoresWhole: true });
    expect(ids((await read(stubborn)).rows)).toEqual(ids(stubborn.orders));
    expect(stubborn.asked).toEqual([1, null, 2, 3, 4]);
    const long = toShop(2001);
    expect((await read(long)).rows).toHaveLength(2001);
    expect(long.asked).not.toContain(null);
  });

  it('of one page is asked for once, and an empty one too', async () => {
    const [one, none] = [toShop(20), toShop(0)];
    expect(await read(one)).toMatchObject({ gap: null, serverTotal: 20 });
    expect(await read(none)).toEqual({ rows: [], unreadable: 0, serverTotal: 0, gap: null });
    expect([one.asked, none.asked]).toEqual([[1], [1]]);
  });

  it('holds rows that come while it is read in the order of the server, and none twice', async () => {
    const shop = toShop(90, {
      ignoresWhole: true,
      before(_page, count) {
        if (count > 1 && count < 5) shop.orders.unshift(order(200 + count), order(300 + count));
      },
    });
    const { rows, gap } = await read(shop);
    expect(gap).toBeNull();
    expect(ids(rows)).toEqual(ids(shop.orders));
  });

  it('misses none when rows go while it is read, and shows none that is gone', async () => {
    const shop = toShop(100, {
      ignoresWhole: true,
      before(page) {
        if (page === 3 && shop.orders.length === 100) shop.orders = shop.orders.filter(({ id }) => id !== 95 && id !== 60 && id !== 5);
      },
    });
    const { rows, gap } = await read(shop);
    expect(gap).toBeNull();
    expect(toSortedIds(rows)).toEqual(toSortedIds(shop.orders));
  });

  it('whose pages overlap by their order is put together of several readings', async () => {
    let turn = 0;
    const shop = toShop(60, {
      ignoresWhole: true,
      before(page) {
        if (page !== 2) return;
        turn += 1;
        // The server's order changes: once, the second page comes first.
        if (turn === 1) shop.orders = [...shop.orders.slice(20, 40), ...shop.orders.slice(0, 20), ...shop.orders.slice(40)];
      },
    });
    const { rows, gap } = await read(shop);
    expect(gap).toBeNull();
    expect(toSortedIds(rows)).toEqual(toSortedIds(shop.orders));
  });

  it('of a server without an order of its own is whole or says that it is not', async () => {
    let seed = 3;
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed;
    };
    const outcomes = new Set<string | null>();
    for (let round = 0; round < 40; round++) {
      const shop = toShop(21 + (random() % 60), {
        ignoresWhole: true,
        before() {
          // Every response has the same rows in another order, and sometimes a new row.
          if (round % 2 === 0)
            shop.orders = shop.orders
              .map((one) => ({ one, at: random() }))
              .sort((a, b) => a.at - b.at)
              .map(({ one }) => one);
          else if (random() % 3 === 0) shop.orders.unshift(order(1000 + (random() % 100_000)));
        },
      });
      const { rows, gap } = await read(shop);
      expect(new Set(ids(rows)).size).toBe(rows.length);
      if (gap === null) expect(toSortedIds(rows), `round ${round}`).toEqual(toSortedIds(shop.orders));
      outcomes.add(gap);
    }
    expect([...outcomes].sort()).toEqual(['moved', null]);
  });

  it('that does not stand still says that it is not whole', async () => {
    const shop = toShop(100, {
      ignoresWhole: true,
      before(page) {
        if (page === 3) shop.orders = shop.orders.slice(0, -1);
      },
    });
    expect((await read(shop)).gap).toBe('moved');
  });

  it('is read up to a limit, the newest rows, and says so', async () => {
    const shop = toShop(100, { ignoresWhole: true });
    const { rows, gap, serverTotal } = await read(shop, 60);
    expect([gap, serverTotal]).toEqual(['tooMany', 100]);
    expect(ids(rows)).toEqual(ids(shop.orders.slice(0, 60)));
    expect(shop.asked.at(-1)).toBe(3);
  });

  it('counts rows that nobody can read', async () => {
    const fetch: FetchRows<Order> = async () => ok({ rows: [order(3), order(1)], unreadable: [{ id: '2' }, { id: null }], totalItems: 4 });
    const outcome = await createFullListReader(fetch).run(
      () => false,
      () => undefined,
    );
    expect(outcome).toEqual({ kind: 'read', value: { rows: [order(3), order(1)], unreadable: 2, serverTotal: 4, gap: null } });
  });

  it('goes on where it was stopped and where it has failed', async () => {
    let isBroken = false;
    const shop = toShop(100, { ignoresWhole: true });
    const served = serve(shop);
    const reader = createFullListReader<Order>(async (page) => (isBroken ? failed('unreachable') : served(page)));
    const run = (stopAfter: number) =>
      reader.run(
        () => shop.asked.length >= stopAfter,
        () => undefined,
      );
    expect(await run(3)).toEqual({ kind: 'stopped' });
    expect(reader.progress()).toEqual({ read: 40, total: 100 });
    isBroken = true;
    expect(await run(99)).toMatchObject({ kind: 'failed', failure: { code: 'unreachable' } });
    isBroken = false;
    expect(await run(99)).toMatchObject({ kind: 'read', value: { gap: null } });
    expect(shop.asked).toEqual([1, null, 2, 3, 4, 5]);
  });

  it('is right whatever comes and goes, or says that it may not be', async () => {
    let seed = 7;
    const random = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const outcomes = { whole: 0, moved: 0 };
    for (let round = 0; round < 200; round++) {
      let next = 1000;
      const shop = toShop(random(130), {
        ignoresWhole: random(2) === 0,
        shuffle: random(3) === 0,
        before() {
          if (random(3) > 0) return;
          if (random(2) === 0) shop.orders.unshift(order(next++));
          else shop.orders.splice(random(shop.orders.length + 1), 1);
        },
      });
      const { rows, gap } = await read(shop);
      expect(new Set(ids(rows)).size).toBe(rows.length);
      if (gap === null) expect(toSortedIds(rows), `round ${round}`).toEqual(toSortedIds(shop.orders));
      outcomes[gap === null ? 'whole' : 'moved'] += 1;
    }
    expect(outcomes.whole).toBeGreaterThan(20);
    expect(outcomes.moved).toBeGreaterThan(5);
  });
});
