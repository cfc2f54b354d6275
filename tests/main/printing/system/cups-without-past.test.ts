import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createCupsQueue } from '@main/printing/os-queue/cups-queue';
import { createIppWire } from '@main/printing/os-queue/ipp-wire';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { canStartPrivateCups, type PrivateCups, startPrivateCups } from '../../../services/cups.mjs';
import { describeWith } from '../../../services/needs.mjs';
import { createFakeSpooler, type FakeSpooler } from '../../../support/printing/fake-spooler';
import { createRig, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let cups: PrivateCups;
let rig: Rig;

function run(program: string, args: string[], input = ''): void {
  const { status, stderr } = spawnSync(program, args, { env: { ...process.env, ...cups.env }, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** A counting spooler that also sends its sheets to the real queue, which reports their states. */
function createSpoolerOfCups(): FakeSpooler {
  const spooler = createFakeSpooler();
  spooler.printers.clear();
  spooler.printers.set('Dead', 'ok');
  return {
    ...spooler,
    osQueue: createCupsQueue({ wire: createIppWire(cups.env.CUPS_SERVER), userName: userInfo().username }),
    take(order, title, html) {
      spooler.take(order, title, html);
      run('lp', ['-d', order.deviceName, '-t', title], '%!PS\nshowpage\n');
    },
  };
}

/** Waits in real time, because the queue needs time to respond. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 1200; step++) {
    if (await holds()) return;
    await rig.pass(250);
    await delay(20);
  }
  throw new Error('it never came');
}

beforeAll(async () => {
  cups = await startPrivateCups(undefined, { keepsHistory: false });
  useStillTime();
  rig = await createRig({ spooler: createSpoolerOfCups() });
  await rig.saveProfile({ printer: 'Dead' });
});
afterAll(async () => {
  await rig?.dispose();
  vi.useRealTimers();
  await cups?.stop();
});

describeWith('CUPS', canStartPrivateCups())('a real CUPS that keeps no history', () => {
  it('leaves no sheet behind that is followed for ever, and no alarm', async () => {
    const lane = async () => (await rig.view()).lanes[0];
    await rig.print(1);
    await until(async () => (await lane())?.trouble != null);
    run('cancel', ['-a', 'Dead']);
    await until(async () => (await lane())?.jobs[0]?.isOver === true);
    await until(async () => (await lane())?.trouble == null);
    expect((await lane())?.jobs.map(({ state }) => state)).toEqual(['accepted']);
  });
});
