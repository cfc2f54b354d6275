import { issueRetryMs, retentionMs, tidyIntervalMs } from '@main/printing/sheet/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

const hour = 3_600_000;
const day = 24 * hour;
const jumps = [
  ['six years back', -6 * 365 * day],
  ['three hours back', -3 * hour],
  ['three hours ahead', 3 * hour],
  ['forty days ahead', 40 * day],
] as const;

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

/** Advances all clocks. */
function goOn(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

async function leaveWaiting(...ids: number[]): Promise<void> {
  rig.surface.onLoad = () => new Promise(() => undefined);
  await rig.print(...ids);
  await rig.stop();
}

async function printOne(id: number): Promise<string> {
  const [job] = await rig.print(id);
  await rig.until('it is done', () => rig.journal.find(job!)?.state === 'done');
  return job!;
}

async function expectAsked(): Promise<void> {
  await rig.pass(60_000);
  expect(labels()).toEqual([]);
  expect((await rig.view()).staleJobs).toBe(1);
  await rig.call('printing.resolveLeftover', { print: true });
  await rig.until('it is printed', () => labels().length === 1);
}

async function expectPrinted(): Promise<void> {
  await rig.until('it is printed', () => labels().length === 1);
  expect((await rig.view()).staleJobs).toBe(0);
}

describe.each(jumps)('a clock of this computer that is moved %s', (_how, ms) => {
  it.each([
    ['between two runs', async () => rig.moveClock(ms), async () => undefined],
    ['before the sheets are made, and put right after', async () => undefined, async () => rig.moveClock(ms)],
  ])('%s: old sheets ask before they print, and young ones do not', async (_when, after, before) => {
    const putRight = (): void => rig.moveClock(-rig.server.behindMs);
    for (const [age, expectIt] of [
      [13 * hour, expectAsked],
      [hour, expectPrinted],
    ] as const) {
      await before();
      rig.hear();
      await leaveWaiting(1);
      goOn(age);
      putRight();
      await after();
      rig = await rig.restart();
      await expectIt();
      rig.spooler.sheets.length = 0;
      putRight();
    }
  });

  it('lets the history forget nothing too early, and everything in time', async () => {
    const first = await printOne(1);
    rig.moveClock(ms);
    rig.hear();
    const second = await printOne(2);
    rig.moveClock(-ms);
    goOn(retentionMs - day);
    rig.moveClock(ms);
    rig = await rig.restart();
    await rig.pass(issueRetryMs);
    rig.hear();
    await rig.pass(tidyIntervalMs);
    expect([first, second].map((id) => rig.journal.find(id)?.state)).toEqual(['done', 'done']);
    goOn(2 * day);
    rig.hear();
    await rig.pass(tidyIntervalMs);
    expect([first, second].map((id) => rig.journal.find(id))).toEqual([null, null]);
    await printOne(1);
    expect(labels().at(-1)).toBe('INV-1');
    expect(rig.spooler.sheets.at(-1)?.html).toMatch(/doc-copy">[^/]*نسخة/);
  });

  it('takes nothing out of the queue that ended today', async () => {
    await printOne(1);
    rig.moveClock(ms);
    rig = await rig.restart();
    await rig.pass(tidyIntervalMs);
    expect(await rig.states()).toEqual(['done']);
  });

  it('has nothing forgotten while the server does not answer', async () => {
    const id = await printOne(1);
    rig.server.answers = 'never';
    goOn(retentionMs);
    rig.moveClock(ms);
    rig = await rig.restart();
    await rig.pass(2 * tidyIntervalMs);
    expect(rig.journal.find(id)?.state).toBe('done');
  });
});

describe('without the server', () => {
  it('young sheets of an earlier run print by the clock of this computer, and old ones ask', async () => {
    await leaveWaiting(1);
    rig.server.answers = 'never';
    goOn(hour);
    rig = await rig.restart();
    await expectPrinted();
    rig.spooler.sheets.length = 0;
    await leaveWaiting(2);
    goOn(13 * hour);
    rig = await rig.restart();
    await expectAsked();
  });

  it('a clock that is behind what was written last is not believed: what is left asks', async () => {
    await leaveWaiting(1);
    rig.server.answers = 'never';
    goOn(hour);
    rig.moveClock(-6 * 365 * day);
    rig = await rig.restart();
    await expectAsked();
  });

  it('what was made asks at the next start, when the server tells the time: nobody knows how old it is', async () => {
    rig.server.answers = 'never';
    rig = await rig.restart();
    rig.moveClock(3 * hour);
    await leaveWaiting(1);
    rig.moveClock(-3 * hour);
    rig.server.answers = 'dated';
    goOn(13 * hour);
    rig = await rig.restart();
    await expectAsked();
  });

  it('nothing is dated before what was written last, and forgotten for that', async () => {
    await printOne(1);
    rig.server.answers = 'never';
    rig = await rig.restart();
    rig.moveClock(-6 * 365 * day);
    const id = await printOne(2);
    rig.moveClock(6 * 365 * day);
    rig.server.answers = 'dated';
    rig.hear();
    await rig.pass(tidyIntervalMs);
    expect(rig.journal.find(id)?.state).toBe('done');
    expect(await rig.states()).toEqual(['done', 'done']);
  });
});

describe('a server that names no date', () => {
  it('leaves the clock of this computer, also for what is forgotten', async () => {
    rig.server.answers = 'undated';
    rig = await rig.restart();
    const id = await printOne(1);
    await leaveWaiting(2);
    rig.spooler.sheets.length = 0;
    goOn(13 * hour);
    rig = await rig.restart();
    await expectAsked();
    goOn(retentionMs);
    await rig.pass(tidyIntervalMs);
    expect(rig.journal.find(id)).toBeNull();
  });
});

describe('a sheet that the system has', () => {
  it.each(jumps)('is not taken for lost or stuck when the clock is moved %s', async (_how, ms) => {
    rig.surface.onPrint = (moment) => {
      const sheet = rig.spooler.sheets.at(-1);
      if (moment === 'after' && sheet) rig.spooler.jobStates.set(sheet.token, 'printing');
    };
    await rig.print(1);
    await rig.until('it is handed over', async () => (await rig.states())[0] === 'accepted');
    await rig.pass(5000);
    rig.moveClock(ms);
    rig.hear();
    await rig.pass(10_000);
    expect(await rig.states()).toEqual(['accepted']);
    expect((await rig.view()).lanes[0]?.trouble).toBeNull();
    await rig.pass(60_000);
    expect((await rig.view()).lanes[0]?.trouble).toMatchObject({ kind: 'notAnswering' });
  });
});
