import { expect, it } from 'vitest';
import { isFlawless, runStationRounds } from '../../bench/endurance/station-rounds.mjs';

/** Simulates two stations that print the result of `print` for their share of the orders. */
async function rounds(print: (labels: string[]) => string[]) {
  const shares: string[][] = [[], []];
  let placed = 0;
  const station = (own: string[]) => ({
    titles: () => print(own).map((label) => `${label} aaaaaa`),
    launch: async () => ({
      call: async (name: string) => (name === 'station.read' ? { state: 'running', waiting: { orders: 0 } } : { lanes: [] }),
      kill: async () => undefined,
      close: async () => undefined,
    }),
  });
  return runStationRounds({
    stations: shares.map(station),
    place() {
      placed += 1;
      const label = `PACK-${placed}`;
      shares[placed % 2]?.push(label);
      return label;
    },
    orders: 6,
    pauseMs: 0,
    kills: 1,
    spreadMs: 0,
    until: async (_what, holds) => {
      while (!(await holds())) await new Promise((resolve) => setImmediate(resolve));
    },
  });
}

it('finds nothing where every order came out once', async () => {
  const totals = await rounds((labels) => labels);
  expect(totals).toMatchObject({ orders: 6, kills: 2, shares: [3, 3] });
  expect(isFlawless(totals)).toBe(true);
});

it.each([
  ['lost', (labels: string[]) => labels.filter((label) => label !== 'PACK-3'), ['PACK-3']],
  ['doubled', (labels: string[]) => labels.flatMap((label) => (label === 'PACK-2' ? [label, label] : label)), ['PACK-2']],
  ['strange', (labels: string[]) => (labels.includes('PACK-1') ? [...labels, 'PACK-99'] : labels), ['PACK-99']],
])('names orders that were %s', async (what, print, found) => {
  const totals = await rounds(print);
  expect(totals).toMatchObject({ [what]: found });
  expect(isFlawless(totals)).toBe(false);
});

it('names orders that came out in another order', async () => {
  const totals = await rounds((labels) => labels.toReversed());
  expect(totals.outOfOrder.length).toBeGreaterThan(0);
  expect(isFlawless(totals)).toBe(false);
});
