import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeWindows, type FakeWindows, type WindowsJob } from '../../../support/printing/fake-windows';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let windows: FakeWindows;
let rig: Rig;
beforeEach(async () => {
  useStillTime();
  windows = createFakeWindows();
  rig = await createRig({ spooler: windows.spooler });
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const jobs = async () => (await rig.view()).lanes.flatMap((lane) => lane.jobs);

/** States of a printed sheet, as drivers of label and office printers show them. */
const lives: Record<string, WindowsJob[]> = {
  'a driver that counts nothing': [
    { status: 'Spooling' },
    { status: 'Printing' },
    { status: 'Printing, Retained' },
    { status: 'Complete, Retained' },
    { status: 'Printing, Deleting' },
    { status: 'Deleting' },
    { status: 'Deleted' },
  ],
  'a driver that counts its pages only while it spools': [
    { status: 'Spooling', total: 1 },
    { status: 'Printing', total: 1 },
    { status: 'Retained', total: 1 },
    { status: 'Deleting', total: 1 },
    { status: 'Deleted', total: 1 },
  ],
  'a driver that counts': [
    { status: 'Spooling', total: 2 },
    { status: 'Printing', printed: 1, total: 2 },
    { status: 'Printing, Retained', printed: 2, total: 2 },
    { status: 'Deleting', printed: 2, total: 2 },
  ],
  'a printer that ran out of paper on the way': [
    { status: 'Spooling', total: 1 },
    { status: 'Error, Printing, PaperOut', total: 1 },
    { status: 'Printing', total: 1 },
    { status: 'Deleting', total: 1 },
  ],
};

/** Returns every subset of the moments at which a poll may see the sheet, including none. */
function choicesOf<Moment>(moments: readonly Moment[]): Moment[][] {
  return moments.reduce<Moment[][]>((choices, moment) => choices.flatMap((choice) => [choice, [...choice, moment]]), [[]]);
}

const isDone = ({ status, printed = 0, total = 0 }: WindowsJob): boolean => /Complete/.test(status) || (total > 0 && printed >= total);

describe('a sheet that came out by way of Windows', () => {
  it.each(Object.keys(lives))(
    'is never called cancelled, whichever moments of %s are seen, and printed again it is a copy',
    async (life) => {
      const choices = choicesOf(lives[life] ?? []);
      windows.isAway = true;
      const ids = choices.map((_choice, at) => at + 1);
      const jobIds = await rig.print(...ids);
      await rig.until('all are handed over', async () => (await rig.states()).every((state) => state === 'accepted'));
      windows.isAway = false;
      const indexOf = new Map(windows.spooler.sheets.map(({ token }, at) => [token, at]));
      windows.show = ({ token }) => choices[indexOf.get(token) ?? 0]?.[windows.looks - 1] ?? null;
      await rig.until('nothing is followed any more', async () => (await jobs()).every(({ isOver }) => isOver));
      const told = (await jobs()).map(({ state }) => state);
      expect(told).toEqual(choices.map((seen) => (seen.some(isDone) ? 'done' : 'accepted')));
      await rig.call('printing.retry', { jobIds });
      expect((await rig.states()).length).toBe(choices.length);
      await rig.print(1);
      expect((await jobs()).at(-1)).toMatchObject({ title: 'INV-1', reprint: 1 });
    },
  );

  it('is called cancelled when it was taken out while it waited for its printer', async () => {
    windows.show = () => ({ status: 'Offline', total: 1 });
    await rig.print(1);
    await rig.until('it is handed over', async () => (await rig.states())[0] === 'accepted');
    await rig.pass(5000);
    windows.show = () => ({ status: 'Offline, Deleting', total: 1 });
    await rig.until('it is cancelled', async () => (await rig.states())[0] === 'cancelled');
    expect((await jobs())[0]).toMatchObject({ isOver: true });
  });

  it('is not called cancelled when it was taken out after it was seen printing', async () => {
    windows.show = () => ({ status: 'Printing', total: 1 });
    await rig.print(1);
    await rig.until('it is handed over', async () => (await rig.states())[0] === 'accepted');
    await rig.pass(5000);
    windows.show = () => ({ status: 'Error, Deleting', total: 1 });
    await rig.until('it is over', async () => (await jobs())[0]?.isOver === true);
    expect(await rig.states()).toEqual(['accepted']);
  });
});

describe('a Windows that takes its time', () => {
  const whole = { status: 'Complete, Retained' };

  it.each([6_000, 20_000])('and constrains the language is followed all the same, after a cold start of %i ms', async (coldStartMs) => {
    Object.assign(windows, { coldStartMs, isConstrained: true });
    windows.show = () => whole;
    await rig.print(1);
    await rig.until('it is over', async () => (await jobs())[0]?.isOver === true);
    expect(await rig.states()).toEqual(['done']);
  });

  const reasonOf = async (printer: string): Promise<string | undefined> =>
    (await rig.view()).lanes.find((lane) => lane.printer === printer)?.trouble?.reasons?.[0];
  const isDoneOn = async (printer: string): Promise<boolean> =>
    (await rig.view()).lanes.find((lane) => lane.printer === printer)?.jobs.every(({ state }) => state === 'done') === true;
  const printOn = async (printer: string, ...ids: number[]): Promise<void> => {
    await rig.saveProfile({ printer });
    const printed = rig.print(...ids);
    await rig.pass(3000);
    await printed;
  };

  it('is waited for until its first answer, and not begun anew every few seconds', async () => {
    windows.coldStartMs = 40_000;
    windows.show = () => whole;
    const before = windows.starts;
    await rig.print(1);
    await rig.until('the sheet is done', () => isDoneOn('Office'));
    expect(windows.starts - before).toBeLessThanOrEqual(2);
    expect(rig.logged.filter((event) => event === 'printing.queueSilent').length).toBeLessThanOrEqual(1);
  });

  it('tells of the printer in use while another one, that nobody prints on, keeps every question waiting', async () => {
    windows.spooler.printers.set('Far away', 'ok');
    windows.slowMs.set('Far away', Number.POSITIVE_INFINITY);
    windows.show = () => ({ status: 'Printing' });
    const listed = rig.call('printing.printers', { refresh: true });
    await rig.pass(12_000);
    await listed;
    windows.printerStatus.set('Office', 'PaperOut');
    void rig.print(1);
    await rig.until('it is handed over', async () => (await rig.states())[0] === 'accepted');
    await rig.pass(15_000);
    expect(await reasonOf('Office')).toBe('mediaEmpty');
  });

  it('tells the end of the sheets of one printer while another one that is printed on answers nothing', async () => {
    windows.spooler.printers.set('Far away', 'ok');
    await rig.call('printing.printers', { refresh: true });
    await rig.pass(1000);
    windows.slowMs.set('Far away', Number.POSITIVE_INFINITY);
    windows.show = () => whole;
    await printOn('Far away', 1);
    await rig.until('it is handed over', async () => (await rig.states())[0] === 'accepted');
    await rig.pass(60_000);
    const before = windows.starts;
    for (const id of [2, 3, 4]) {
      await printOn('Office', id);
      await rig.pass(15_000);
      expect(await isDoneOn('Office')).toBe(true);
    }
    expect(windows.starts - before).toBeLessThanOrEqual(3);
    expect(rig.logged.filter((event) => event === 'printing.queueSilent')).toHaveLength(1);
  });

  it('tells the state of a printer that takes half a minute for each answer', async () => {
    windows.slowMs.set('Office', 30_000);
    windows.show = () => whole;
    await rig.print(1);
    await rig.until('the sheet is done', () => isDoneOn('Office'));
    expect(await rig.states()).toEqual(['done']);
  });
});
