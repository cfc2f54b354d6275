import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { journalFileName } from '@main/printing/journal/journal-damage';
import { noProgressMs } from '@main/printing/sheet/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

const trouble = async () => (await rig.view()).lanes[0]?.trouble;
const all =
  (...wanted: string[]) =>
  async (): Promise<boolean> =>
    (await rig.states()).every((state) => wanted.includes(state));

describe('after handing over', () => {
  const hold = (): void => {
    rig.surface.onPrint = (moment) => {
      const sheet = rig.spooler.sheets.at(-1);
      if (moment === 'after' && sheet) rig.spooler.jobStates.set(sheet.token, 'printing');
    };
  };
  const endAll = (state: 'done' | 'cancelled' | 'failed'): void => {
    for (const sheet of rig.spooler.sheets) rig.spooler.jobStates.set(sheet.token, state);
  };

  it('says sent until the system says that the printer is done', async () => {
    hold();
    await rig.print(1, 2);
    await rig.until('all are handed over', all('accepted'));
    await rig.pass(10_000);
    expect(await rig.states()).toEqual(['accepted', 'accepted']);
    expect((await rig.view()).counts.sent).toBe(2);
    endAll('done');
    await rig.until('all are done', all('done'));
  });

  it('holds a sheet of which the system has two jobs for uncertain, says why, and leaves it so once one of them is gone', async () => {
    hold();
    const doubleIt = (): void => {
      const sheet = rig.spooler.sheets.at(-1);
      if (sheet) rig.spooler.sheets.push({ ...sheet, id: sheet.id + 1000 });
    };
    const jobs = async () => (await rig.view()).lanes.flatMap((lane) => lane.jobs);
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    doubleIt();
    await rig.until('it is noticed', all('uncertain'));
    expect((await jobs()).map(({ error }) => error?.code)).toEqual(['jobDoubled']);
    expect(rig.logged).toContain('printing.doubledInQueue');
    rig.spooler.sheets.pop();
    endAll('done');
    await rig.pass(10_000);
    expect(await rig.states()).toEqual(['uncertain']);
  });

  it('asks about a sheet whose hand-over got no answer, where the system has two jobs of it', async () => {
    rig.spooler.printers.set('Office', { takesButSays: 'Print job failed' });
    const take = rig.spooler.take.bind(rig.spooler);
    rig.spooler.take = (...taken) => {
      take(...taken);
      take(...taken);
    };
    await rig.print(1);
    await rig.until('it is settled', all('uncertain'));
    expect((await rig.view()).lanes.flatMap((lane) => lane.jobs).map(({ error }) => error?.code)).toEqual(['jobDoubled']);
  });

  it('takes the one job of a sheet that can still come out for the sheet, not the one that was taken back', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    const jobs = rig.spooler.osQueue.jobs.bind(rig.spooler.osQueue);
    rig.spooler.osQueue.jobs = async (printer) => {
      const found = await jobs(printer);
      return [...found.map((job) => ({ ...job, id: job.id + 1000, state: 'failed' as const })), ...found];
    };
    await rig.pass(5000);
    expect(await rig.states()).toEqual(['accepted']);
    endAll('done');
    await rig.until('it is done', all('done'));
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['failed', 'failed'],
  ] as const)('hears that a sheet was %s in the system', async (state, expected) => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    endAll(state);
    await rig.until('it is known', all(expected));
    expect(await rig.states()).toEqual([expected]);
  });

  it('tells within 15 s that the printer is in trouble, in the words of the system, and takes it back', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.printerStates.set('Office', { state: 'busy', isInTrouble: true, message: 'The printer may not exist' });
    await rig.pass(15_000);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering', message: 'The printer may not exist' });
    rig.spooler.printerStates.set('Office', { state: 'stopped', isInTrouble: true, message: 'Paused' });
    await rig.pass(15_000);
    expect(await trouble()).toMatchObject({ kind: 'printerStopped', message: 'Paused' });
    rig.spooler.printerStates.delete('Office');
    endAll('done');
    await rig.until('it is done', all('done'));
    await rig.pass(5000);
    expect(await trouble()).toBeNull();
  });

  it('warns when no sheet came to its end for a minute, and not while they do', async () => {
    hold();
    await rig.print(1, 2, 3);
    await rig.until('all are handed over', all('accepted'));
    await rig.pass(noProgressMs - 60_000);
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'done');
    await rig.pass(40_000);
    expect(await trouble()).toBeNull();
    await rig.pass(30_000);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
  });

  it('warns within a minute about sheets that the system has lost, and takes a word for them', async () => {
    hold();
    const [id] = await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.lost.add(rig.spooler.sheets[0]!.token);
    await rig.pass(noProgressMs + 5000);
    expect(await rig.states()).toEqual(['accepted']);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
    await rig.call('printing.confirmPrinted', { jobIds: [id!] });
    await rig.pass(5000);
    expect(await rig.states()).toEqual(['done']);
    expect(await trouble()).toBeNull();
  });

  it('takes a sheet that left a queue without memory for done only when all of its pages were seen going to the device', async () => {
    rig.spooler.keepsHistory = false;
    hold();
    await rig.print(1, 2);
    await rig.until('both are handed over', all('accepted'));
    const [printed, takenOut] = rig.spooler.sheets.map((sheet) => sheet.token);
    rig.spooler.sent.add(printed!);
    await rig.pass(5000);
    rig.spooler.lost.add(printed!).add(takenOut!);
    await rig.pass(10_000);
    expect(await rig.states()).toEqual(['done', 'accepted']);
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.isOver)).toEqual([true, true]);
    await rig.pass(5 * noProgressMs);
    expect(await trouble()).toBeNull();
  });

  it('hears that a person deletes a sheet that waits in a queue without memory, and takes one that was seen printing for sent', async () => {
    rig.spooler.keepsHistory = false;
    hold();
    await rig.print(1, 2);
    await rig.until('both are handed over', all('accepted'));
    rig.spooler.jobStates.set(rig.spooler.sheets[1]!.token, 'waiting');
    await rig.pass(5000);
    endAll('cancelled');
    await rig.until('the one that waited is cancelled', async () => (await rig.states())[1] === 'cancelled');
    expect(await rig.states()).toEqual(['accepted', 'cancelled']);
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.isOver)).toEqual([true, true]);
  });

  it('shows a failure of a sheet that the system still had when finished ones were cleared and a day went by', async () => {
    hold();
    await rig.print(1, 2);
    await rig.until('both are handed over', all('accepted'));
    rig.spooler.jobStates.set(rig.spooler.sheets[1]!.token, 'done');
    await rig.until('the second is done', async () => (await rig.states())[1] === 'done');
    const cleared = await rig.call('printing.clearFinished');
    expect(cleared.lanes[0]?.jobs.map((job) => job.title)).toEqual(['INV-1']);
    await rig.stop();
    vi.setSystemTime(Date.now() + 25 * 3_600_000);
    rig = await rig.restart();
    expect(await rig.states()).toEqual(['accepted']);
    endAll('failed');
    await rig.until('it failed', all('failed'));
    expect((await rig.view()).counts.failed).toBe(1);
  });

  it('shows a sheet again that an earlier version had hidden, when it fails after all', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    await rig.stop();
    const file = new DatabaseSync(join(rig.folder, 'printing', journalFileName));
    file.exec('UPDATE job SET is_hidden = 1');
    file.close();
    rig = await rig.restart();
    expect(await rig.states()).toEqual([]);
    endAll('failed');
    await rig.until('it is shown', async () => (await rig.states()).includes('failed'));
  });

  it('says nothing, neither good nor bad, when the system cannot be asked', async () => {
    rig.spooler.queue = 'cannotBeAsked';
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    await rig.pass(5 * noProgressMs);
    expect(await rig.states()).toEqual(['accepted']);
    expect(await trouble()).toBeNull();
    expect((await rig.call('printing.clearFinished')).lanes[0]?.jobs).toHaveLength(1);
  });

  it('tells that the printing system fell silent, and takes it back when it answers again', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    await rig.pass(5000);
    rig.spooler.queue = 'cannotBeAsked';
    await rig.pass(noProgressMs + 5000);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering', reasons: ['spoolerAway'] });
    expect(await rig.states()).toEqual(['accepted']);
    rig.spooler.queue = 'answers';
    endAll('done');
    await rig.until('it is done', all('done'));
    await rig.pass(5000);
    expect(await trouble()).toBeNull();
  });

  it.each([
    [['mediaEmpty'], 'busy', 'notAnswering'],
    [['coverOpen', 'supplyLow'], 'ready', 'notAnswering'],
    [['paused'], 'stopped', 'printerStopped'],
    [['notAccepting'], 'ready', 'notAnswering'],
    [['spoolFull'], 'ready', 'notAnswering'],
  ] as const)('tells at once what exactly is wrong with the printer: %j', async (reasons, state, kind) => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.printerStates.set('Office', { state, isInTrouble: true, message: 'its words', reasons: [...reasons] });
    await rig.pass(5000);
    expect(await trouble()).toMatchObject({ kind, message: 'its words', reasons: [reasons[0]] });
  });

  it('does not know of a sheet that a remembering queue has lost whether it came out, and finds it when it turns up', async () => {
    hold();
    await rig.print(1, 2);
    await rig.until('both are handed over', all('accepted'));
    const [kept, lost] = rig.spooler.sheets.map(({ token }) => token);
    rig.spooler.jobStates.set(kept!, 'done');
    rig.spooler.lost.add(lost!);
    await rig.until('it is missed', async () => (await rig.states())[1] === 'uncertain');
    expect(await rig.states()).toEqual(['done', 'uncertain']);
    rig.spooler.lost.clear();
    await rig.until('it is found', async () => (await rig.states())[1] === 'accepted');
  });

  it('gives up a sheet that was seen printing in a queue that keeps nothing of the past, without an alarm', async () => {
    rig.spooler.showsPast = false;
    hold();
    await rig.print(1, 2);
    await rig.until('both are handed over', all('accepted'));
    await rig.pass(5000);
    endAll('done');
    await rig.pass(30_000);
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.isOver)).toEqual([true, true]);
    await rig.pass(5 * noProgressMs);
    expect(await trouble()).toBeNull();
    expect(await rig.states()).toEqual(['accepted', 'accepted']);
  });

  it('ends the alarm about sheets that were never seen in such a queue, and gives none about the next ones', async () => {
    rig.spooler.showsPast = false;
    await rig.print(1, 2);
    await rig.until('both are handed over', all('accepted'));
    await rig.pass(noProgressMs + 5000);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
    await rig.pass(10 * noProgressMs);
    expect(await trouble()).toBeNull();
    await rig.print(3);
    for (let at = 0; at < 6; at++) {
      await rig.pass(60_000);
      expect(await trouble()).toBeNull();
    }
    expect((await rig.view()).lanes[0]?.jobs.map((job) => job.isOver)).toEqual([true, true, true]);
  });

  it('does not take a sheet of the same number for its own after the printing system has lost its files', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    await rig.pass(5000);
    rig.spooler.sheets.splice(0, 1, { ...rig.spooler.sheets[0]!, title: 'Letter zzzzzz', token: 'zzzzzz' });
    rig.spooler.jobStates.set('zzzzzz', 'printing');
    await rig.until('it is missed', all('uncertain'));
    expect(rig.spooler.cancelled).toEqual([]);
  });

  it('asks for a word about what was there before the printing system fell silent and is not after', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    await rig.pass(5000);
    rig.spooler.queue = 'cannotBeAsked';
    await rig.pass(10_000);
    rig.spooler.lost.add(rig.spooler.sheets[0]!.token);
    rig.spooler.queue = 'answers';
    await rig.until('it is missed', all('uncertain'));
    expect((await rig.view()).counts.uncertain).toBe(1);
  });

  it.each([
    ['waiting', 'failed'],
    ['printing', 'accepted'],
  ] as const)('knows of a sheet that was %s when its printer was taken out of the system that it is %s', async (seen, expected) => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, seen);
    await rig.pass(5000);
    rig.spooler.printers.delete('Office');
    rig.spooler.lost.add(rig.spooler.sheets[0]!.token);
    await rig.pass(10_000);
    expect(await rig.states()).toEqual([expected]);
    const job = (await rig.view()).lanes[0]?.jobs[0];
    expect(job).toMatchObject(seen === 'waiting' ? { error: { code: 'printerNotFound' } } : { isOver: true });
  });

  it('tells that the driver could not process a sheet', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.jobReasons.set(rig.spooler.sheets[0]!.token, ['driverProblem']);
    endAll('failed');
    await rig.until('it failed', all('failed'));
    expect((await rig.view()).lanes[0]?.jobs[0]?.error).toMatchObject({ code: 'printerDriverFailed' });
  });

  it('says nothing of what only warns', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.printerStates.set('Office', { state: 'busy', isInTrouble: false, message: '', reasons: ['mediaLow', 'supplyLow'] });
    await rig.pass(5000);
    expect(await trouble()).toBeNull();
  });

  it('tells that a sheet is held in the queue of the system', async () => {
    hold();
    await rig.print(1);
    await rig.until('it is handed over', all('accepted'));
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'waiting');
    rig.spooler.jobReasons.set(rig.spooler.sheets[0]!.token, ['jobHeld']);
    await rig.pass(5000);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering', reasons: ['jobHeld'] });
    expect(await rig.states()).toEqual(['accepted']);
  });
});
