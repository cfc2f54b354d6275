import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ScriptedOrder, unreachable } from '../../support/station/scripted-shop';
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

const minute = 60_000;
const hour = 60 * minute;
const answer = (status: number, message = 'later'): Response => new Response(JSON.stringify({ message }), { status });
const place = (count: number): ScriptedOrder[] => Array.from({ length: count }, () => rig.server.place('guestOrder'));
const changed = (): number[] => rig.server.statusChanges.map(({ id }) => id).sort((one, other) => one - other);
const logged = async (kind: string) => (await rig.view()).log.filter((entry) => entry.kind === kind);
const idsOf = (orders: readonly ScriptedOrder[]): number[] => orders.map(({ id }) => id);

/** Counts the status changes that the server gets for each order, and responds as given. */
function answerChanges(toAnswer: (order: { id: number }) => Response | undefined): Map<number, number> {
  const tries = new Map<number, number>();
  rig.server.onStatusChange = (order) => {
    tries.set(order.id, (tries.get(order.id) ?? 0) + 1);
    return toAnswer(order);
  };
  return tries;
}

describe('a change of status that does not go through', () => {
  it.each<[string, () => Response]>([
    ['500', () => answer(500)],
    ['502', () => answer(502)],
    ['503', () => answer(503)],
    ['429', () => answer(429)],
    ['nothing', unreachable],
  ])('because the server answers %s for a while is made later, also by the next run', async (_what, toAnswer) => {
    await rig.switchOn({ statusAfter: 'process' });
    answerChanges(toAnswer);
    const orders = place(12);
    await rig.pass(3 * minute, 1000);
    expect(changed()).toEqual([]);
    rig = await rig.restart();
    rig.server.onStatusChange = () => undefined;
    await rig.pass(20 * minute, 5000);
    expect(changed()).toEqual(idsOf(orders));
    expect((await rig.view()).givenUp).toEqual([]);
  });

  it('holds up no other order, and is tried less and less often, also by the next run', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    const [bad, ...others] = place(6);
    const tries = answerChanges(({ id }) => (id === bad!.id ? answer(500) : undefined));
    await rig.pass(2 * minute);
    expect(changed()).toEqual(idsOf(others));
    await rig.pass(2 * hour, 10_000);
    const before = tries.get(bad!.id) ?? 0;
    expect(before).toBeGreaterThan(3);
    expect(before).toBeLessThan(12);
    rig = await rig.restart();
    await rig.pass(10 * minute, 5000);
    expect((tries.get(bad!.id) ?? 0) - before).toBeLessThanOrEqual(1);
    rig.server.onStatusChange = () => undefined;
    await rig.pass(hour + minute, 10_000);
    expect(changed()).toEqual(idsOf([...others, bad!]).sort());
  });

  it('because of what was wrong with the order is kept until a person has seen it, also over a restart', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    const tries = answerChanges(() => answer(422, 'invalid_status'));
    const [first, second] = place(2);
    await rig.pass(2 * minute);
    rig = await rig.restart();
    await rig.pass(hour, 10_000);
    expect([...tries.values()]).toEqual([1, 1]);
    const given = (order: ScriptedOrder) => ({ order: { kind: 'guestOrder', id: order.id }, status: 'process', problem: 'refused' });
    const givenUp = (await rig.view()).givenUp.toSorted((one, other) => one.order.id - other.order.id);
    expect(givenUp).toMatchObject([given(first!), given(second!)]);
    expect(await logged('statusNotChanged')).toHaveLength(2);
    await rig.app.value('station.acknowledgeFailed', [{ kind: 'guestOrder', id: first!.id }]);
    rig = await rig.restart();
    await rig.pass(minute);
    expect((await rig.view()).givenUp).toMatchObject([{ ...given(second!), customer: `Guest ${second!.id}` }]);
    expect(await logged('statusNotChanged')).toHaveLength(1);
  });

  it('because the server refuses the account stops the station, and is made once it does not', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    answerChanges(() => answer(403, 'forbidden'));
    const orders = place(2);
    await rig.pass(2 * minute);
    expect((await rig.view()).reason.kind).toBe('refused');
    rig.server.onStatusChange = () => undefined;
    await rig.app.value('station.checkNow');
    await rig.pass(2 * minute);
    expect(changed()).toEqual(idsOf(orders));
  });
});

describe('an order whose status a person has changed', () => {
  it('since the lists were read is left alone, and the log says so', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    const [order] = place(1);
    await rig.until('the sheet is taken', () => rig.printed().length === 1);
    // Each turn of the station lists the printers after it has read the order lists.
    const { list } = rig.spooler.lister;
    rig.spooler.lister.list = () => {
      order!.status = 'shipped';
      return list();
    };
    await rig.pass(2 * minute);
    expect(rig.server.statusChanges).toEqual([]);
    expect(await logged('statusLeft')).toMatchObject([{ order: { id: order!.id }, customer: `Guest ${order!.id}`, status: 'shipped' }]);
  });

  it('to the very one that is wanted is nobody’s to speak of', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    const [order] = place(1);
    await rig.until('the sheet is taken', () => rig.printed().length === 1);
    order!.status = 'process';
    await rig.pass(2 * minute);
    expect(rig.server.statusChanges).toEqual([]);
    expect(await logged('statusLeft')).toEqual([]);
  });
});

describe('an order that is printed in Arabic and in English', () => {
  it('counts as printed when both have come out', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    const printing = await rig.app.value('printing.readSettings');
    const routes = { ...printing.routes, packingSlip: { ...printing.routes.packingSlip, language: 'both' as const } };
    await rig.app.value('printing.saveSettings', { ...printing, routes });
    const [order] = place(1);
    await rig.until('both are taken', () => rig.spooler.sheets.length === 2);
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'failed');
    await rig.pass(2 * minute);
    expect(rig.server.statusChanges).toEqual([]);
    const { lanes } = await rig.app.value('printing.queue');
    const failed = lanes.flatMap(({ jobs }) => jobs).find(({ state }) => state === 'failed');
    await rig.app.value('printing.retry', { jobIds: [failed!.id] });
    await rig.pass(2 * minute);
    expect(changed()).toEqual([order!.id]);
  });
});
