import type { JobView } from '@shared/contract/printing/printing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeSpooler } from '../../../support/printing/fake-spooler';
import { createMortality, createMortalJournal, type Mortality } from '../../../support/printing/mortal-journal';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

beforeEach(useStillTime);
afterEach(() => void vi.useRealTimers());

const immortal = Number.POSITIVE_INFINITY;
const ids = [1, 2, 3, 4, 5, 6];

interface Machine {
  start(diesAt: number): Promise<{ rig: Rig; mortality: Mortality }>;
  dispose(): Promise<void>;
}

/** One computer on which the program is restarted repeatedly. Its disk and its printing system live on. */
function createMachine(queue: 'answers' | 'cannotBeAsked'): Machine {
  const spooler = createFakeSpooler();
  spooler.queue = queue;
  const settings: Record<string, unknown> = {};
  let folder: string | undefined;
  let last: Rig | null = null;
  return {
    async start(diesAt) {
      const mortality = createMortality(diesAt);
      const rig = await createRig({
        spooler,
        settings,
        journal: (open) => createMortalJournal(open(), mortality),
        ...(folder ? { folder } : {}),
      });
      rig.surface.onPrint = () => mortality.pass();
      folder = rig.folder;
      last = rig;
      return { rig, mortality };
    },
    dispose: async () => last?.dispose(),
  };
}

async function liveUntilDeathOrDone({ rig, mortality }: { rig: Rig; mortality: Mortality }): Promise<void> {
  await rig.until('it died or is done', async () => {
    if (mortality.isDead()) return true;
    return (await rig.states()).every((state) => state === 'done' || state === 'accepted' || state === 'uncertain');
  });
  mortality.kill();
  await rig.stop();
}

/** Acts as a user who checks the printer: confirms the uncertain sheets that are there, and reprints the others. */
async function lookAtThePrinter(rig: Rig): Promise<void> {
  const jobs = (await rig.view()).lanes.flatMap((lane) => lane.jobs).filter((job) => job.state === 'uncertain');
  const lies = (job: JobView): boolean => rig.spooler.count(job.title) > 0;
  const printed = jobs.filter(lies).map((job) => job.id);
  const missing = jobs.filter((job) => !lies(job)).map((job) => job.id);
  if (printed.length > 0) await rig.call('printing.confirmPrinted', { jobIds: printed });
  if (missing.length > 0) await rig.call('printing.reprint', { jobIds: missing });
}

async function printThroughDeaths(deaths: readonly number[], queue: 'answers' | 'cannotBeAsked'): Promise<void> {
  const machine = createMachine(queue);
  const first = await machine.start(immortal);
  await first.rig.saveProfile();
  await first.rig.call('printing.pause', { printer: 'Office' }).catch(() => undefined);
  await first.rig.print(...ids);
  await first.rig.stop();
  try {
    for (const diesAt of deaths) {
      const life = await machine.start(diesAt);
      const before = await uncertainOf(life.rig);
      if (!life.mortality.isDead()) await life.rig.call('printing.resume', { printer: 'Office' }).catch(() => undefined);
      await liveUntilDeathOrDone(life);
      const after = await machine.start(immortal);
      expect((await uncertainOf(after.rig)) - before).toBeLessThanOrEqual(1);
      await after.rig.stop();
    }
    const { rig } = await machine.start(immortal);
    expectListOrder(rig);
    for (const id of ids) expect(rig.spooler.count(`INV-${id}`)).toBeLessThanOrEqual(1);
    await rig.call('printing.resume', { printer: 'Office' });
    await rig.until('nothing waits', async () => (await rig.states()).every((state) => ['done', 'accepted', 'uncertain'].includes(state)));
    expectListOrder(rig);
    await lookAtThePrinter(rig);
    await rig.until('all is done', async () => (await rig.states()).every((state) => ['done', 'accepted', 'cancelled'].includes(state)));
    expect(ids.map((id) => rig.spooler.count(`INV-${id}`))).toEqual(ids.map(() => 1));
  } finally {
    await machine.dispose();
  }
}

/**
 * Paper piles are sorted by the order of the list, so sheets come out in it, even if some are missing. Reprints requested by a user are not
 * checked.
 */
function expectListOrder(rig: Rig): void {
  const came = rig.spooler.sheets.map((sheet) => sheet.label);
  expect(came).toEqual(ids.map((id) => `INV-${id}`).filter((label) => came.includes(label)));
}

async function uncertainOf(rig: Rig): Promise<number> {
  return (await rig.view()).counts.uncertain;
}

describe('killed at any moment', () => {
  it('loses, doubles and disorders nothing, wherever the program dies once', async () => {
    // Two moments around each write and one on each side of the printing system: more than the first two sheets have.
    for (let moment = 1; moment <= 24; moment++) await printThroughDeaths([moment], moment % 2 === 0 ? 'answers' : 'cannotBeAsked');
  });

  it('loses, doubles and disorders nothing over several deaths', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom('answers' as const, 'cannotBeAsked' as const),
        (deaths, queue) => printThroughDeaths(deaths, queue),
      ),
      { numRuns: 25 },
    );
  });
});
