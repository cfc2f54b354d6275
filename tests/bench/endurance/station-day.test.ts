import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScriptedOrder } from '../../support/station/scripted-shop';
import { createStationRig, type StationRig, useStillTime } from '../../support/station/station-rig';

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
/** Number of orders after which the app's memory of sheet names has reached its limit. */
const untilFilled = 1000;
const stepMs = 5000;

/** Totals of the outside systems. Everything else is removed there, so that only the app's own memory is measured. */
let seen: { sheets: number; statusChanges: number; first: number; further: number };
/** Number of sheets by order ID. */
let sheetsOf: Uint8Array;
/** Number of sheets kept in the fake spooler. A real printing system also stores some hundreds of its last jobs. */
const keptSheets = 200;

/** Places the orders before the measurement, because the shop's memory isn't the app's. */
function makeOrders(steps: number): ScriptedOrder[] {
  const start = Date.now();
  for (let made = 0; made < orders; made++) {
    const placedAt = start + stepMs * (Math.floor((made * steps) / orders) - Math.random());
    rig.server.place(made % 3 === 0 ? 'order' : 'guestOrder', { createdAt: new Date(placedAt).toISOString() });
  }
  return rig.server.orders.splice(0);
}

function forget(kept = keptSheets): void {
  const { server, spooler, surface, app } = rig;
  for (const { offset } of server.requests) seen[offset === 0 ? 'first' : 'further'] += 1;
  seen.statusChanges += server.statusChanges.length;
  for (const { label } of spooler.sheets.splice(0, Math.max(0, spooler.sheets.length - kept))) {
    const id = Number(/\d+/.exec(label)?.[0]);
    sheetsOf[id] = (sheetsOf[id] ?? 0) + 1;
    seen.sheets += 1;
  }
  for (const sheet of spooler.sheets) {
    sheet.html = '';
    // A substring of the document would keep the whole document in memory.
    sheet.title = `${sheet.label} ${sheet.token}`;
  }
  for (const list of [server.requests, server.shop.requests, server.statusChanges, app.observed.events, surface.loads, surface.rolls])
    list.length = 0;
}

/** Returns the heap size in MB. The program runs between the collections, because some of its garbage is only released then. */
async function heapMb(): Promise<number> {
  forget();
  for (let times = 0; times < 4; times++) {
    globalThis.gc?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function folderMb(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0) / 2 ** 20;
}

const growth = (from: number, to: number): string => `${(100 * (to / from - 1)).toFixed(1)} %`;

it('keeps its memory and its journal small through a day, and asks the server no more often than the interval says', async () => {
  const steps = (polls * intervalSeconds * 1000) / stepMs;
  const coming = makeOrders(steps);
  const lastId = coming.at(-1)?.id ?? 0;
  seen = { sheets: 0, statusChanges: 0, first: 0, further: 0 };
  sheetsOf = new Uint8Array(lastId + 1);
  await rig.switchOn({ intervalSeconds, documents: ['packingSlip', 'addressLabel'], statusAfter: 'process', askAbove: 10_000 });
  const start = Date.now();
  let placed = 0;
  let startMb = 0;
  let filledMb = 0;
  for (let step = 1; step <= steps; step++) {
    for (; placed < (orders * step) / steps; placed++) {
      rig.server.orders.push(...coming.slice(placed, placed + 1));
      if (placed + 1 === warmUp) startMb = await heapMb();
      if (placed + 1 === untilFilled) filledMb = await heapMb();
    }
    await rig.pass(stepMs, stepMs / 2);
    if (step % 100 === 0) forget();
  }
  await rig.pass(5 * 60_000);
  const endMb = await heapMb();
  forget(0);
  const journalMb = folderMb(join(rig.app.machine.userData, 'printing'));
  const lasted = (Date.now() - start) / hour;
  const { first, further, sheets, statusChanges } = seen;
  console.log(
    `${lasted.toFixed(1)} h, ${orders} orders, ${sheets} sheets, ${statusChanges} statuses changed\n` +
      `lists asked ${first} times (${Math.round((2 * lasted * hour) / (intervalSeconds * 1000))} by the interval), ${further} further pages\n` +
      `heap ${startMb.toFixed(1)} MB after ${warmUp} orders, ${endMb.toFixed(1)} MB at the end (${growth(startMb, endMb)}; ` +
      `${growth(filledMb, endMb)} since ${untilFilled} orders, when what is bounded was full)\n` +
      `journal ${journalMb.toFixed(1)} MB`,
  );
  expect([...sheetsOf.subarray(lastId - orders + 1)].every((count) => count === 2)).toBe(true);
  expect(sheets).toBe(2 * orders);
  expect(statusChanges).toBe(orders);
  expect(first).toBeLessThanOrEqual((2 * lasted * hour) / (intervalSeconds * 1000) + 2);
  expect(endMb / startMb).toBeLessThan(1.05);
  expect(journalMb).toBeLessThan(100);
});
