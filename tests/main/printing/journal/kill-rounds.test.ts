import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KillTotals, type RunningApp, runKillRounds } from '../../../bench/endurance/kill-rounds.mjs';
import { readSpooledJobs } from '../../../support/built-app/spooled-jobs.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-spool-'));
  mkdirSync(join(folder, 'Office'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let spooled = 0;
const spool = (label: string): void => {
  spooled += 1;
  writeFileSync(join(folder, 'Office', `${String(spooled).padStart(4, '0')}-${label}.json`), JSON.stringify({ title: `${label} aaaaaa` }));
};

/** Runs rounds of three sheets on a printer that prints the result of `print` in each round. */
async function rounds(print: (labels: string[], round: number) => string[], atKill: (round: number) => void = () => undefined) {
  const lines: string[] = [];
  let round = 0;
  const app: RunningApp = {
    async call(name, input) {
      if (name === 'printing.enqueue') {
        round += 1;
        const { orders } = input as { orders: { id: number }[] };
        for (const label of print(
          orders.map(({ id }) => `INV-${id}`),
          round,
        ))
          spool(label);
      }
      return { lanes: [] };
    },
    kill: async () => atKill(round),
    close: async () => undefined,
  };
  const totals: KillTotals = await runKillRounds({
    launch: async () => app,
    titles: () => readSpooledJobs(folder).map(({ title }) => title),
    orders: async () => Array.from({ length: 30 }, (_, index) => ({ kind: 'guestOrder', id: index + 1 })),
    until: async (_what, holds) => void (await holds()),
    rounds: 3,
    documents: ['invoice'],
    ordersInBatch: 3,
    spreadMs: 0,
    report: (line) => lines.push(line),
  });
  return { totals, lines };
}

describe('the rounds of killing', () => {
  it('find nothing where every sheet came once and in the order of the list', async () => {
    const { totals } = await rounds((labels) => labels);
    expect(totals).toMatchObject({ rounds: 3, lost: 0, doubled: 0, strange: 0, outOfOrder: 0, findings: [] });
  });

  it('name the round and the sheets that were lost, doubled, strange or in another order', async () => {
    const { totals, lines } = await rounds((labels, round) => {
      const [first = '', second = '', third = ''] = labels;
      if (round === 1) return [second, first, third];
      return round === 2 ? [first, first, 'INV-99'] : labels;
    });
    expect(totals).toMatchObject({ lost: 2, doubled: 1, strange: 1, outOfOrder: 1 });
    expect(totals.findings).toEqual([
      { round: 1, lost: [], doubled: [], strange: [], outOfOrder: ['INV-2', 'INV-1'] },
      { round: 2, lost: ['INV-5', 'INV-6'], doubled: ['INV-4'], strange: ['INV-99'], outOfOrder: [] },
    ]);
    expect(lines[0]).toContain('outOfOrder 2 (INV-2 INV-1)');
  });

  it('do not take for a sheet what a killed process was still writing', async () => {
    const { totals } = await rounds(
      (labels) => labels,
      (round) => writeFileSync(join(folder, 'Office', `.half-${round}.json`), '{"title":"INV-1 aaaaaa"}'),
    );
    expect(totals.findings).toEqual([]);
  });
});
