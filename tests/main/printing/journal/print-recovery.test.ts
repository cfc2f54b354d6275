import { join } from 'node:path';
import { SheetError } from '@main/printing/paper/print-window';
import { issueRetryMs, retentionMs, shownForMs, staleAfterMs, tidyIntervalMs } from '@main/printing/sheet/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readHistory } from '../../../support/printing/journal-history';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  rig = await createRig();
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const labels = (): string[] => rig.spooler.sheets.map((sheet) => sheet.label);
const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));

/** Ends the program while a sheet is at the given step. */
async function endWhile(place: 'drawing' | 'handing over', ids: number[]): Promise<void> {
  if (place === 'drawing') rig.surface.onLoad = () => new Promise(() => undefined);
  else rig.spooler.printers.set('Office', 'silent');
  await rig.print(...ids);
  const state = place === 'drawing' ? 'rendering' : 'handing_off';
  await rig.until(`it is ${state}`, async () => (await rig.states()).includes(state));
  rig.spooler.printers.set('Office', 'ok');
}

describe('after the program ended', () => {
  it('starts again what was being drawn, in the old order', async () => {
    await endWhile('drawing', [1, 2, 3]);
    rig = await rig.restart();
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2', 'INV-3']);
  });

  it('looks for what was being handed over in the queue of the system, and takes it for sent when it is there', async () => {
    await endWhile('handing over', [1, 2]);
    const [first] = (await rig.view()).lanes[0]!.jobs;
    const token = rig.journal.find(first!.id)!.token;
    rig.spooler.take({ deviceName: 'Office', isOneSided: false, color: true, size: { widthMm: 210, heightMm: 297 } }, `INV-1 ${token}`, '');
    rig = await rig.restart();
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-1', 'INV-2']);
  });

  it.each(['answers', 'cannotBeAsked'] as const)(
    'asks a person when it is not there (the system %s), and prints the rest',
    async (queue) => {
      await endWhile('handing over', [1, 2, 3]);
      rig.spooler.queue = queue;
      rig = await rig.restart();
      await rig.until('the rest is handed over', () => rig.spooler.sheets.length === 2);
      await rig.pass(60_000);
      expect((await rig.states())[0]).toBe('uncertain');
      expect(labels()).toEqual(['INV-2', 'INV-3']);
      expect((await rig.view()).counts.uncertain).toBe(1);
      const [first] = (await rig.view()).lanes[0]!.jobs;
      await rig.call('printing.confirmPrinted', { jobIds: [first!.id] });
      expect((await rig.states())[0]).toBe('done');
    },
  );

  it('asks a person in the same way when the power went, and the clock of the computer went back with it', async () => {
    await endWhile('handing over', [1, 2]);
    const dead = rig;
    dead.moveClock(-2 * 3_600_000);
    const { spooler, folder, settings, server } = dead;
    rig = await createRig({ spooler, folder, settings, server });
    await rig.until('the rest is done', async () => (await rig.states())[1] === 'done');
    expect(await rig.states()).toEqual(['uncertain', 'done']);
    expect(labels()).toEqual(['INV-2']);
    await dead.stop();
  });

  it('asks before it prints what is older than 12 hours, and prints it at a word', async () => {
    await endWhile('drawing', [1, 2]);
    await rig.stop();
    vi.setSystemTime(Date.now() + staleAfterMs + 60_000);
    rig = await rig.restart();
    await rig.print(3);
    await rig.until('the new one is done', async () => (await rig.states())[2] === 'done');
    await rig.pass(60_000);
    expect(labels()).toEqual(['INV-3']);
    expect((await rig.view()).staleJobs).toBe(2);
    const view = await rig.call('printing.resolveLeftover', { print: true });
    expect(view.staleJobs).toBe(0);
    await rig.until('all are done', all('done'));
    expect(labels()).toEqual(['INV-3', 'INV-1', 'INV-2']);
  });

  it('discards what is old at a word', async () => {
    await endWhile('drawing', [1, 2]);
    await rig.stop();
    vi.setSystemTime(Date.now() + staleAfterMs + 60_000);
    rig = await rig.restart();
    await rig.call('printing.resolveLeftover', { print: false });
    await rig.pass(5000);
    expect(await rig.states()).toEqual(['expired', 'expired']);
    expect(rig.spooler.sheets).toEqual([]);
  });

  it('prints what is younger without asking', async () => {
    await endWhile('drawing', [1]);
    await rig.stop();
    vi.setSystemTime(Date.now() + staleAfterMs - 60_000);
    rig = await rig.restart();
    await rig.until('it is done', all('done'));
    expect((await rig.view()).staleJobs).toBe(0);
  });

  it('follows sheets that the system had when the program ended, and lets go of those that it has forgotten', async () => {
    rig.surface.onPrint = (moment) => {
      const sheet = rig.spooler.sheets.at(-1);
      if (moment === 'after' && sheet) rig.spooler.jobStates.set(sheet.token, 'printing');
    };
    await rig.print(1, 2);
    await rig.until('both are handed over', all('accepted'));
    rig = await rig.restart();
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'done');
    rig.spooler.lost.add(rig.spooler.sheets[1]!.token);
    await rig.until('the first is done', async () => (await rig.states())[0] === 'done');
    await rig.pass(5 * 60_000);
    expect(await rig.states()).toEqual(['done', 'accepted']);
    expect((await rig.view()).lanes[0]?.trouble).toBeNull();
  });

  it('keeps failed sheets with their reason', async () => {
    rig.surface.onLoad = () => {
      throw new SheetError('timeout', 'too late');
    };
    await rig.print(1);
    await rig.until('it failed', all('failed'));
    rig = await rig.restart();
    expect((await rig.view()).lanes[0]?.jobs[0]).toMatchObject({ state: 'failed', error: { code: 'timeout' } });
  });

  it('hides what ended a day ago and forgets it after a month', async () => {
    const [id] = await rig.print(1);
    await rig.until('it is done', all('done'));
    await rig.stop();
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    rig = await rig.restart();
    await rig.pass(issueRetryMs);
    expect((await rig.view()).lanes).toEqual([]);
    const history = readHistory(join(rig.folder, 'printing'), id!);
    expect(history).toEqual(['queued', 'rendering', 'ready', 'handing_off', 'accepted', 'done']);
    await rig.stop();
    vi.setSystemTime(Date.now() + 91 * 24 * 3_600_000);
    rig = await rig.restart();
    await rig.pass(issueRetryMs);
    expect(rig.journal.find(id!)).toBeNull();
  });

  it('hides and forgets in the same way while it goes on running', async () => {
    const [id] = await rig.print(1);
    await rig.until('it is done', all('done'));
    rig.goOnTo(Date.now() + shownForMs);
    await vi.advanceTimersByTimeAsync(tidyIntervalMs);
    expect((await rig.view()).lanes).toEqual([]);
    expect(rig.events.at(-1)?.lanes).toEqual([]);
    rig.goOnTo(Date.now() + retentionMs);
    await vi.advanceTimersByTimeAsync(tidyIntervalMs);
    expect(rig.journal.find(id!)).toBeNull();
  });
});
