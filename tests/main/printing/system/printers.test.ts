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

/** Returns the result of the work and its duration in ms by the test's clock. */
async function timed<Value>(work: Promise<Value>): Promise<{ value: Value; tookMs: number }> {
  const begun = Date.now();
  let done: { value: Value } | null = null;
  void work.then((value) => {
    done = { value };
  });
  await rig.until('the answer', () => done !== null);
  return { value: await work, tookMs: Date.now() - begun };
}
const names = async () => (await timed(rig.call('printing.printers'))).value.map(({ name }) => name);
const turnOfStation = () => timed(rig.printing.station.findObstacle(['invoice']));

describe('a list of printers that never comes', () => {
  beforeEach(async () => {
    await rig.pass(60_000);
    rig.spooler.onListing = () => new Promise(() => undefined);
  });

  it('is forgotten, and the next one who asks hears of the printers that are there by then', async () => {
    expect(await names()).toEqual(['Office']);
    rig.spooler.onListing = () => Promise.resolve();
    rig.spooler.printers.set('Labels', 'ok');
    await rig.pass(70_000);
    expect(await names()).toEqual(['Office', 'Labels']);
  });

  it('holds up the turn of the station that asks for it, and none of those that find it on its way', async () => {
    const first = await turnOfStation();
    expect(first.value).toBeNull();
    expect(first.tookMs).toBeGreaterThan(1000);
    for (const _turn of [1, 2]) {
      await rig.pass(15_000);
      expect(await turnOfStation()).toEqual({ value: null, tookMs: 0 });
    }
  });

  it('does not keep a person, who waits longer, from the list that comes after all', async () => {
    let come = (): void => undefined;
    rig.spooler.onListing = () => new Promise((resolve) => (come = resolve));
    await turnOfStation();
    const asked = timed(rig.call('printing.printers', { refresh: true }));
    await rig.pass(2000);
    rig.spooler.printers.set('Labels', 'ok');
    come();
    expect((await asked).value.map(({ name }) => name)).toEqual(['Office', 'Labels']);
  });
});
