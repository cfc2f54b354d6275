import { type FailureCode, FailureError, failed, type Result } from '@shared/contract/result';
import { toOrderSnapshot } from '@shared/contract/shop/order-snapshot';
import type { GuestOrder } from '@shared/contract/shop/orders';
import type { OrderRef } from '@shared/domain/orders/order-ref';
import { describe, expect, it } from 'vitest';
import { toGuestRow, toOrderRow } from '../../../../tests/support/printing/order-rows';
import { createOrderSnapshots, type Heard, type OrderSnapshots, type OrderSource } from './order-snapshots';

const seenNow = '2026-11-22T11:05:00.000Z';
const seenBefore = '2026-11-22T08:30:00.000Z';

const noteGuests = (snapshots: OrderSnapshots, rows: GuestOrder[], heard?: Heard): void =>
  snapshots.note(
    rows.map((row) => ({ kind: 'guestOrder', row })),
    heard,
  );

/** A shop whose search finds every order with the digits in its id. */
function aShop(ids: number[]): OrderSource & { searches: string[] } {
  const searches: string[] = [];
  const matching = (search: string): number[] => {
    searches.push(search);
    return ids.filter((id) => String(id).includes(search));
  };
  return {
    searches,
    orders: async (search) => ({ ok: true, value: { rows: matching(search).map(toOrderRow), totalItems: 1 } }),
    guestOrders: async (search) => ({ ok: true, value: { rows: matching(search).map((id) => toGuestRow(id)), totalItems: 1 } }),
    kept: async () => null,
    isAway: () => false,
    now: () => new Date(seenNow),
  };
}

describe('orders that were seen', () => {
  it('takes the very order out of what a search finds, and nothing of the rest', async () => {
    const shop = aShop([110, 10, 101]);
    const snapshots = createOrderSnapshots(shop);
    const [found] = await snapshots.get([{ kind: 'order', id: 10 }]);
    expect(found?.snapshot).toMatchObject({ kind: 'order', id: 10 });
    await snapshots.get([{ kind: 'order', id: 110 }]);
    expect(shop.searches).toEqual(['10', '110']);
  });

  it('does not take a guest order for an order of the same id', async () => {
    const snapshots = createOrderSnapshots(aShop([]));
    noteGuests(snapshots, [toGuestRow(7)]);
    await expect(snapshots.get([{ kind: 'order', id: 7 }])).rejects.toBeInstanceOf(FailureError);
    expect(await snapshots.get([{ kind: 'guestOrder', id: 7 }])).toMatchObject([{ snapshot: { customer: { name: 'Guest 7' } } }]);
  });

  it('prefers what was seen last', async () => {
    const snapshots = createOrderSnapshots(aShop([]));
    noteGuests(snapshots, [toGuestRow(7)]);
    noteGuests(snapshots, [toGuestRow(7, { guest_name: 'Another' })]);
    expect(await snapshots.get([{ kind: 'guestOrder', id: 7 }])).toMatchObject([{ snapshot: { customer: { name: 'Another' } } }]);
  });

  const ids = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_none, at) => from + at);
  const seen = (from: number, to: number) => ids(from, to).map((id) => toGuestRow(id));
  const guests = (...wanted: number[]): OrderRef[] => wanted.map((id) => ({ kind: 'guestOrder', id }));

  it('keeps as many as one request prints, of those that were seen or printed last, and asks for the others again', async () => {
    const shop = aShop([1, 2, 3]);
    const snapshots = createOrderSnapshots(shop);
    noteGuests(snapshots, seen(1, 1000));
    await snapshots.get(guests(...ids(1, 1000)));
    expect(shop.searches).toEqual([]);
    await snapshots.get(guests(1));
    noteGuests(snapshots, seen(1001, 1002));
    await snapshots.get(guests(1, 1001));
    expect(shop.searches).toEqual([]);
    await snapshots.get(guests(2, 3));
    expect(shop.searches).toEqual(['2', '3']);
  });

  it('gives what was asked for, whatever else is seen while some of it is fetched', async () => {
    const shop = aShop([2]);
    const snapshots = createOrderSnapshots({
      ...shop,
      guestOrders(search) {
        noteGuests(snapshots, seen(1001, 2000));
        return shop.guestOrders(search, 1);
      },
    });
    noteGuests(snapshots, seen(1, 1));
    expect((await snapshots.get(guests(1, 2))).map(({ snapshot: { id } }) => id)).toEqual([1, 2]);
  });

  const awayWith = (code: FailureCode, status?: number) => async (): Promise<Result<never>> =>
    failed(code, status === undefined ? {} : { status });
  const keptNamed = (name: string) => async (ref: OrderRef) => ({
    snapshot: toOrderSnapshot('guestOrder', toGuestRow(ref.id, { guest_name: name })),
    seenAt: Date.parse(seenBefore),
  });
  const refs = [1, 2, 3, 4, 5, 6].map((id): OrderRef => ({ kind: 'guestOrder', id }));

  it.each([
    ['unreachable', undefined],
    ['timeout', undefined],
    ['server', 503],
  ] as const)('takes what is kept when the server cannot be reached (%s %s), and asks no further', async (code, status) => {
    let asked = 0;
    const away = awayWith(code, status);
    const guestOrders = async (): Promise<Result<never>> => {
      asked += 1;
      return away();
    };
    const snapshots = createOrderSnapshots({ ...aShop([]), guestOrders, kept: keptNamed('kept') });
    expect((await snapshots.get(refs)).map(({ snapshot, asOf }) => [snapshot.id, snapshot.customer.name, asOf])).toEqual(
      refs.map(({ id }) => [id, 'kept', seenBefore]),
    );
    expect(asked).toBeLessThan(refs.length);
  });

  it.each([
    ['server', 500],
    ['forbidden', 403],
  ] as const)('takes nothing that is kept when the server refuses: %s %i', async (code, status) => {
    const snapshots = createOrderSnapshots({ ...aShop([]), guestOrders: awayWith(code, status), kept: keptNamed('kept') });
    await expect(snapshots.get(refs)).rejects.toMatchObject({ failure: { code: 'orderNotAvailable' } });
  });

  const ref: OrderRef = { kind: 'guestOrder', id: 7 };
  const asOf = async (snapshots: OrderSnapshots): Promise<unknown> =>
    (await snapshots.get([ref])).map((order) => [order.snapshot.customer.name, order.asOf]);

  it('says as of when an order is that it has seen, as long as the server is away', async () => {
    let isAway = false;
    const snapshots = createOrderSnapshots({ ...aShop([]), isAway: () => isAway });
    noteGuests(snapshots, [toGuestRow(7)]);
    expect(await asOf(snapshots)).toEqual([['Guest 7', null]]);
    isAway = true;
    expect(await asOf(snapshots)).toEqual([['Guest 7', seenNow]]);
  });

  it('asks again where an answer that was sent for before another one came differs from it, and for what it changed of the status alone', async () => {
    let at = 1000;
    const shop = aShop([7]);
    const snapshots = createOrderSnapshots({ ...shop, monotonic: () => at });
    noteGuests(snapshots, [toGuestRow(7, { guest_name: 'corrected' })]);
    noteGuests(snapshots, [toGuestRow(7, { guest_name: 'before it' })], { sentAt: 900 });
    expect(await asOf(snapshots)).toEqual([['Guest 7', null]]);
    noteGuests(snapshots, [toGuestRow(7)], { sentAt: 900 });
    await snapshots.get([ref]);
    expect(shop.searches).toEqual(['7']);
    snapshots.noteStatus(ref, 'canceled');
    at += 59_000;
    expect(await snapshots.get([ref])).toMatchObject([{ snapshot: { status: 'canceled' }, isChanged: false }]);
    at += 2000;
    snapshots.noteStatus(ref, 'shipped');
    expect(await snapshots.get([ref])).toMatchObject([{ snapshot: { status: '' }, isChanged: true }]);
    expect(shop.searches).toEqual(['7', '7']);
  });

  it('looks for a short number on further pages of what the search finds', async () => {
    const snapshots = createOrderSnapshots({
      ...aShop([]),
      guestOrders: async (_search, page) => ({ ok: true, value: { rows: [toGuestRow(page === 3 ? 7 : 70 + page)], totalItems: 60 } }),
    });
    expect(await asOf(snapshots)).toEqual([['Guest 7', null]]);
  });

  it('asks for what it knows out of the kept ones only, once the server is back', async () => {
    let isAway = true;
    const shop = aShop([7]);
    const snapshots = createOrderSnapshots({ ...shop, isAway: () => isAway });
    snapshots.rememberKept([await keptNamed('kept')(ref)]);
    expect(await asOf(snapshots)).toEqual([['kept', seenBefore]]);
    expect(shop.searches).toEqual([]);
    isAway = false;
    expect(await asOf(snapshots)).toEqual([['Guest 7', null]]);
    expect(shop.searches).toEqual(['7']);
  });

  it('keeps what it has seen itself over what was kept before that', async () => {
    const snapshots = createOrderSnapshots({ ...aShop([]), isAway: () => true });
    noteGuests(snapshots, [toGuestRow(7)]);
    snapshots.rememberKept([await keptNamed('kept')(ref)]);
    expect(await asOf(snapshots)).toEqual([['Guest 7', seenNow]]);
  });
});
