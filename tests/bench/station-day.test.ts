import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStationRig, type StationRig, useStillTime } from '../support/station/station-rig';

let rig: StationRig;
beforeEach(async () => {
  useStillTime();
  rig = await createStationRig();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const hour = 60 * 60_000;
const intervalSeconds = 10;
const polls = 5000;
const orders = 2000;
const warmUp = 500;
const stepMs = 5000;

/** What only the test remembers of the world outside must not count. */
function forget(): void {
  rig.app.observed.events.length = 0;
  rig.server.shop.requests.length = 0;
  rig.surface.loads.length = 0;
  rig.surface.rolls.length = 0;
  for (const sheet of rig.spooler.sheets) {
    sheet.html = '';
    // Cut out of the document, it would keep all of that.
    sheet.title = `${sheet.label} ${sheet.token}`;
  }
}

function heapMb(): number {
  forget();
  for (let times = 0; times < 4; times++) globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function folderMb(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 2 ** 20;
}

it('keeps its memory and its journal small through a day, and asks the server no more often than the interval says', async () => {
  await rig.switchOn({ intervalSeconds, documents: ['packingSlip', 'addressLabel'], statusAfter: 'process', askAbove: 10_000 });
  const steps = (polls * intervalSeconds * 1000) / stepMs;
  let placed = 0;
  let startMb = 0;
  for (let step = 1; step <= steps; step++) {
    while (placed < (orders * step) / steps) {
      rig.server.place(placed % 3 === 0 ? 'order' : 'guestOrder', {
        createdAt: new Date(Date.now() - Math.random() * stepMs).toISOString(),
      });
      placed += 1;
      if (placed === warmUp) startMb = heapMb();
    }
    await rig.pass(stepMs, stepMs / 2);
    if (step % 100 === 0) forget();
  }
  await rig.pass(5 * 60_000);
  const endMb = heapMb();
  const first = rig.server.requests.filter(({ offset }) => offset === 0).length;
  const further = rig.server.requests.length - first;
  const journalMb = folderMb(join(rig.app.machine.userData, 'printing'));
  const lasted = (Date.now() - (rig.server.requests[0]?.at ?? 0)) / hour;
  console.log(
    `${lasted.toFixed(1)} h, ${orders} orders, ${rig.spooler.sheets.length} sheets, ${rig.server.statusChanges.length} statuses changed\n` +
      `lists asked ${first} times (${Math.round((2 * lasted * hour) / (intervalSeconds * 1000))} by the interval), ${further} further pages\n` +
      `heap ${startMb.toFixed(1)} MB after ${warmUp} orders, ${endMb.toFixed(1)} MB at the end (${(100 * (endMb / startMb - 1)).toFixed(1)} %)\n` +
      `journal ${journalMb.toFixed(1)} MB`,
  );
  expect(new Set(rig.printed()).size).toBe(orders);
  expect(rig.spooler.sheets).toHaveLength(2 * orders);
  expect(rig.server.statusChanges).toHaveLength(orders);
  expect(first).toBeLessThanOrEqual((2 * lasted * hour) / (intervalSeconds * 1000) + 2);
  expect(endMb / startMb).toBeLessThan(1.05);
  expect(journalMb).toBeLessThan(100);
});
