import { describe, expect, it } from 'vitest';
import { createSampleShop } from '../../sample-shop';
import { withOrderCount } from './order-count';

const now = (): Date => new Date('2026-11-20T09:00:00Z');

describe('how many orders a shop has', () => {
  it.each([1, 40, 1000])('%i, the newest the same as ever, each with a number of its own, older before newer', (orders) => {
    const { tables } = createSampleShop({ now, orders }).store;
    const usual = createSampleShop({ now }).store.tables.orders.all();
    for (const rows of [tables.orders.all(), tables.guestOrders.all()]) {
      expect(rows).toHaveLength(orders);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(orders);
      expect(Math.min(...rows.map(({ id }) => id))).toBeGreaterThan(0);
      const moments = rows.map(({ createdAt }) => createdAt);
      expect(moments).toEqual(moments.toSorted());
    }
    expect(tables.orders.all().at(-1)).toEqual(usual.at(-1));
  });

  it('stays none where there is none to repeat', () => {
    expect(withOrderCount([], 5)).toEqual([]);
  });
});
