import type { InputOf } from '@shared/contract/bridge';
import type { HistoryEntry, HistoryPage } from '@shared/contract/print-history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, type Rig, useStillTime } from '../../support/printing/printing-rig';

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  rig = await createRig();
  rig.spooler.printers.set('Zebra ZD421', 'ok');
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const list = (query: Partial<InputOf<'history.list'>> = {}): Promise<HistoryPage> => rig.call('history.list', { page: 1, ...query });
const entriesOf = ({ rows }: HistoryPage): HistoryEntry[] => rows.flatMap(({ entries }) => entries);
const titles = async (query?: Partial<InputOf<'history.list'>>): Promise<string[]> =>
  entriesOf(await list(query)).map(({ title }) => title);
const settled = async (): Promise<boolean> =>
  (await rig.states()).every((state) => !['queued', 'rendering', 'ready', 'handing_off', 'accepted'].includes(state));

/** Printed to its end at this moment. */
async function printAt(at: string, ...ids: number[]): Promise<string[]> {
  vi.setSystemTime(new Date(at));
  const jobs = await rig.print(...ids);
  await rig.until('it came to its end', settled);
  return jobs;
}

describe('the history of printing', () => {
  it('holds every sheet that was sent or ended otherwise, the newest first, and none that waits', async () => {
    await printAt('2026-11-20T09:00:00Z', 1);
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    await printAt('2026-11-20T09:10:00Z', 2);
    await rig.call('printing.pause', { printer: null });
    const waiting = await rig.print(3, 4);
    await rig.call('printing.cancel', { jobIds: waiting.slice(0, 1) });
    const page = await list();
    expect(entriesOf(page)).toMatchObject([
      { title: 'INV-3', outcome: 'cancelled' },
      { title: 'INV-2', outcome: 'failed' },
      {
        title: 'INV-1',
        outcome: 'finished',
        customer: 'Guest 1',
        order: { kind: 'guestOrder', id: 1 },
        printer: 'Office',
        printerName: 'The Office',
      },
    ]);
    expect(page).toMatchObject({ totalItems: 3, keptDays: 90, areNamesReadable: true, unreadable: [] });
    expect(entriesOf(page)[2]).toMatchObject({
      by: { origin: 'person', name: 'مريم العوضي' },
      copies: 1,
      reprint: 0,
      paper: 'A4',
      isSheetKept: true,
    });
  });

  it('puts the sheets under the days of Kuwait, each with the number of the whole day', async () => {
    await printAt('2026-11-20T20:59:59Z', ...Array.from({ length: 22 }, (_, index) => index + 1));
    await printAt('2026-11-20T21:00:00Z', 30, 31);
    const [first, second] = [await list(), await list({ page: 2 })];
    const toCounts = ({ rows }: HistoryPage) => rows.map(({ id, sheets, entries }) => [id, sheets, entries.length]);
    expect(toCounts(first)).toEqual([
      ['2026-11-21', 2, 2],
      ['2026-11-20', 22, 18],
    ]);
    expect(toCounts(second)).toEqual([['2026-11-20', 22, 4]]);
  });

  it.each([
    [{ startDate: '2026-11-21' }, ['INV-2']],
    [{ endDate: '2026-11-20' }, ['INV-1']],
    [{ startDate: '2026-11-20', endDate: '2026-11-21' }, ['INV-2', 'INV-1']],
    [{ startDate: '2026-11-22' }, []],
  ])('of the days %j shows %j', async (days, expected) => {
    await printAt('2026-11-20T20:50:00Z', 1);
    await printAt('2026-11-20T21:00:00Z', 2);
    expect(await titles(days)).toEqual(expected);
  });
});
