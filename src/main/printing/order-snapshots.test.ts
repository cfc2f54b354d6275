import { FailureError } from '@shared/contract/result';
import { describe, expect, it } from 'vitest';
import { toGuestRow, toOrderRow } from '../../../tests/support/printing/order-rows';
import { createOrderSnapshots, type OrderSource } from './order-snapshots';

/** A shop whose search finds every order with the digits in its id. */
function aShop(ids: number[]): OrderSource & { searches: string[] } {
  const searches: string[] = [];
  const matching = (search: string): number[] => {
    searches.push(search);
    return ids.filter((id) => String(id).includes(search));
  };
  return {
    searches,
    orders: async (search) => ({ ok: true, value: { rows: matching(search).map(toOrderRow) } }),
    guestOrders: async (search) => ({ ok: true, value: { rows: matching(search).map((id) => toGuestRow(id)) } }),
  };
}

describe('orders that were seen', () => {
  it('takes the very order out of what a search finds, and nothing of the rest', async () => {
    const shop = aShop([110, 10, 101]);
    const snapshots = createOrderSnapshots(shop);
    const [found] = await snapshots.get([{ kind: 'order', id: 10 }]);
    expect(found).toMatchObject({ kind: 'order', id: 10 });
    await snapshots.get([{ kind: 'order', id: 110 }]);
    expect(shop.searches).toEqual(['10', '110']);
  });

  it('does not take a guest order for an order of the same id', async () => {
    const snapshots = createOrderSnapshots(aShop([]));
    snapshots.rememberGuestOrders([toGuestRow(7)]);
    await expect(snapshots.get([{ kind: 'order', id: 7 }])).rejects.toBeInstanceOf(FailureError);
    expect(await snapshots.get([{ kind: 'guestOrder', id: 7 }])).toMatchObject([{ customer: { name: 'Guest 7' } }]);
  });

  it('prefers what was seen last', async () => {
    const snapshots = createOrderSnapshots(aShop([]));
    snapshots.rememberGuestOrders([toGuestRow(7)]);
    snapshots.rememberGuestOrders([toGuestRow(7, { guest_name: 'Another' })]);
    expect(await snapshots.get([{ kind: 'guestOrder', id: 7 }])).toMatchObject([{ customer: { name: 'Another' } }]);
  });
});
