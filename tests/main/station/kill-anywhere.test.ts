import { join } from 'node:path';
import { openJournal } from '@main/printing/journal/open-journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMortality, createMortalJournal, type Mortality } from '../../support/printing/mortal-journal';
import { codeOf, createStationRig, type StationRig, useStillTime } from '../../support/station/station-rig';

beforeEach(useStillTime);
afterEach(() => void vi.useRealTimers());

const immortal = Number.POSITIVE_INFINITY;

/**
 * Runs the program again on the same computer, shop, and printing system. It dies at the given moment: a write, a response, or a handover.
 */
async function live(before: StationRig, diesAt: number): Promise<{ rig: StationRig; mortality: Mortality }> {
  const mortality = createMortality(diesAt);
  const { server, spooler, app } = before;
  server.onPage = () => undefined;
  const rig = await createStationRig({
    server,
    spooler,
    machine: app.machine,
    isSignedIn: false,
    openJournal: (seal) => createMortalJournal(openJournal({ folder: join(app.machine.userData, 'printing'), seal }), mortality),
  });
  rig.surface.onPrint = () => mortality.pass();
  server.onPage = () => {
    mortality.pass();
    return undefined;
  };
  return { rig, mortality };
}

const jobsOf = async (rig: StationRig) => (await rig.app.value('printing.queue')).lanes.flatMap((lane) => lane.jobs);

/** Acts as a user who checks the printer: confirms the uncertain sheets that are there, and reprints the others. */
async function lookAtThePrinter(rig: StationRig): Promise<string[]> {
  const uncertain = (await jobsOf(rig)).filter(({ state }) => state === 'uncertain');
  for (const { id, title } of uncertain) {
    const isThere = rig.spooler.count(title) > 0;
    await rig.app.value(isThere ? 'printing.confirmPrinted' : 'printing.reprint', { jobIds: [id] });
  }
  return uncertain.map(({ order }) => codeOf(order!));
}

const moments = { answers: [1, 2, 3, 5, 7, 9, 11, 13], cannotBeAsked: [4, 6, 8, 10] };

describe('a station that is killed', () => {
  it.each(['answers', 'cannotBeAsked'] as const)(
    'at any moment loses no order and prints none twice (queue of the system: %s)',
    async (queue) => {
      let rig = await createStationRig();
      await rig.switchOn();
      await rig.stop();
      rig.spooler.queue = queue;
      const orders = [];
      const again: string[] = [];
      for (const diesAt of moments[queue]) {
        const life = await live(rig, diesAt);
        rig = life.rig;
        orders.push(rig.server.place('guestOrder'), rig.server.place('order'));
        for (let turns = 0; turns < 60 && !life.mortality.isDead(); turns++) await rig.pass(500);
        life.mortality.kill();
        await rig.stop();
        const after = await live(rig, immortal);
        await after.rig.pass(2000);
        const uncertain = await lookAtThePrinter(after.rig);
        expect(uncertain.length).toBeLessThanOrEqual(1);
        again.push(...uncertain);
        await after.rig.stop();
      }
      ({ rig } = await live(rig, immortal));
      await rig.pass(60_000);
      expect(rig.printed().toSorted()).toEqual(orders.map(codeOf).toSorted());
      const sure = (codes: string[]): string[] => codes.filter((code) => !again.includes(code));
      expect(sure(rig.printed())).toEqual(sure(orders.map(codeOf)));
      await rig.dispose();
    },
  );
});
