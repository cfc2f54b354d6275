import { describe, expect, it } from 'vitest';
import { fallsTo } from './station-sharing';

const kinds = ['order', 'guestOrder'] as const;

describe('which of several stations prints an order', () => {
  it('is one of them for each order of both kinds', () => {
    for (const of of [2, 3, 20]) {
      for (const kind of kinds)
        for (let id = 1; id <= 200; id++) expect([...Array(of).keys()].map((at) => at + 1)).toContain(fallsTo({ kind, id }, of));
    }
  });

  it('never changes, because stations of different versions share a shop', () => {
    expect([10, 11, 12].map((id) => fallsTo({ kind: 'order', id }, 3))).toEqual([2, 3, 1]);
    expect([10, 11, 12].map((id) => fallsTo({ kind: 'guestOrder', id }, 3))).toEqual([3, 1, 2]);
  });

  it('gives each of them the same share', () => {
    for (const kind of kinds) {
      const shares = Map.groupBy(
        Array.from({ length: 300 }, (_none, at) => fallsTo({ kind, id: at + 1 }, 3)),
        (number) => number,
      );
      expect([...shares.values()].map((share) => share.length)).toEqual([100, 100, 100]);
    }
  });
});
