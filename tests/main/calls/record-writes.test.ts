import { randomUUID } from 'node:crypto';
import type { RecordWritesEnd } from '@shared/contract/desktop/record-writes';
import { unwrap } from '@shared/contract/result';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '../../support/main/app-under-test';
import { app, setUpSignedInApp, shop, tables } from '../../support/main/signed-in-app';

setUpSignedInApp();

/** Guest orders of the shop with the status *ordered*. */
let ids: number[];
beforeEach(() => {
  const [pattern] = tables().guestOrders.all();
  if (!pattern) throw new Error('the shop has no guest order');
  const { id: _id, ...rest } = pattern;
  ids = Array.from({ length: 8 }, () => tables().guestOrders.insert({ ...rest, status: 'ordered' }).id);
});
const toWrite = (id: number, seen = 'ordered', status = 'process') => ({
  name: `#${id}`,
  call: 'guestOrders.changeStatus',
  input: { params: { id }, body: { status } },
  seen: { id, list: 'guestOrders.list', searches: [{ query: { page: 1, search: String(id) } }], fields: { status: seen } },
  wanted: { status },
});
type Writes = ReturnType<typeof toWrite>[];
const start = (writes: Writes, id: string = randomUUID()) => app.call('bulkWrites.start', { target: 'records', id, writes });
const endOf = (id: string) => app.events('bulkWrites.recordsEnded').find((ended) => ended.id === id);
/** Resolves once the run has ended. */
async function run(writes: Writes): Promise<RecordWritesEnd> {
  const { id } = unwrap(await start(writes)) as { id: string };
  await expect.poll(() => endOf(id)).toBeDefined();
  return endOf(id) as RecordWritesEnd;
}
const statusOf = (id: number) => tables().guestOrders.find(id)?.status;
const sent = () =>
  shop.shop.requests
    .filter(({ call, status }) => call === 'guestOrders.changeStatus' && status === 200)
    .map(({ path }) => Number(path.split('/').at(-1)));

/** Blocks the write of an order until it is released. */
function hold(id: number) {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const path = `/orderGuest/changeStatus/${id}`;
  const matching = () => shop.shop.requests.filter(({ method, path: requested }) => method === 'PUT' && requested.endsWith(String(id)));
  shop.shop.control.failWhen({ match: { method: 'PUT', path: new RegExp(`/${id}$`) }, times: 1, until });
  return { path, release, arrived: () => expect.poll(() => matching().length).toBe(1) };
}

describe('records that are written with one call each', () => {
  it('are read just before: what someone else has changed is left alone, what is so already needs no request', async () => {
    const [changed, same, ...others] = ids as [number, number, ...number[]];
    tables().guestOrders.update(changed, { status: 'shipped' });
    tables().guestOrders.update(same, { status: 'process' });
    const { outcomes, halt } = await run(ids.map((id) => toWrite(id)));
    expect(halt).toBeNull();
    expect(outcomes.slice(0, 2)).toEqual([
      { result: 'changedBySomeone', now: { status: 'shipped' } },
      { result: 'unchanged', now: { status: 'process' } },
    ]);
    expect(outcomes.slice(2).every((outcome) => outcome?.result === 'written')).toBe(true);
    expect(sent().toSorted((one, other) => one - other)).toEqual(others);
    expect(app.events('bulkWrites.recordWritten')).toHaveLength(8);
    // The reverse writes restore the earlier statuses.
    await run(others.map((id) => toWrite(id, 'process', 'ordered')));
    expect(ids.map(statusOf)).toEqual(['shipped', 'process', ...others.map(() => 'ordered')]);
  });

  it('end when the server is away: the rest is not sent', async () => {
    shop.shop.control.failWhen({ match: 'guestOrders.changeStatus', times: 4, status: 503 });
    const { outcomes, halt } = await run(ids.map((id) => toWrite(id)));
    expect(halt).toBe('serverAway');
    expect(outcomes.filter((outcome) => outcome?.result === 'unknown').length).toBeGreaterThan(0);
    expect(outcomes.at(-1)).toBeNull();
  });

  it('send nothing in the name of the next admin', async () => {
    const held = hold(ids[0] ?? 0);
    const end = run(ids.map((id) => toWrite(id)));
    await held.arrived();
    await app.value('session.signOut');
    await app.signIn('some');
    const before = sent().length;
    held.release();
    const { outcomes, halt } = await end;
    expect(halt).toBe('sessionEnded');
    expect(outcomes[0]?.result).toBe('unknown');
    expect(sent()).toHaveLength(before);
  });

  it('take only calls of pages, and only reads before them', async () => {
    const [first] = ids as [number, ...number[]];
    const write = toWrite(first);
    const login = { ...write, call: 'session.login' };
    const written = { ...write, seen: { ...write.seen, list: 'guestOrders.changeStatus' } };
    for (const refused of [login, written])
      expect(await start([refused])).toMatchObject({
        ok: false,
        error: { code: 'badInput' },
      });
  });

  it('keep their results for the window that started them, until its page has shown them', async () => {
    const held = hold(ids[0] ?? 0);
    const [id, other] = [randomUUID(), randomUUID()];
    await start(
      ids.map((one) => toWrite(one)),
      id,
    );
    await held.arrived();
    // Sends the call of a page that was reloaded in the meantime.
    expect(await app.value('bulkWrites.ofWindow')).toMatchObject([{ id, isRunning: true, calls: ['guestOrders.changeStatus'] }]);
    held.release();
    await expect.poll(() => endOf(id)).toBeDefined();
    const [left] = await app.value('bulkWrites.ofWindow');
    expect(left).toMatchObject({ id, isRunning: false, halt: null, names: ids.map((one) => `#${one}`) });
    expect(left?.outcomes.every((outcome) => outcome?.result === 'written')).toBe(true);
    await start(
      ids.map((one) => toWrite(one, 'process', 'ordered')),
      other,
    );
    await expect.poll(() => endOf(other)).toBeDefined();
    await app.value('bulkWrites.close', { id: other });
    expect((await app.value('bulkWrites.ofWindow')).map((one) => one.id)).toEqual([id]);
    await app.value('session.signOut');
    await app.signIn('some');
    expect(await app.value('bulkWrites.ofWindow')).toEqual([]);
    await app.value('session.signOut');
    await app.signIn();
    // After a sign-out, the account's runs are gone.
    expect(await app.value('bulkWrites.ofWindow')).toEqual([]);
  });

  it('are reported to their admin after the app was killed in the middle, once', async () => {
    const held = hold(ids[2] ?? 0);
    void start(ids.map((id) => toWrite(id)));
    await held.arrived();
    await expect.poll(() => sent().length).toBe(7);
    await expect.poll(() => app.events('bulkWrites.recordWritten').length).toBe(7);
    // The first run stays blocked forever, as if its app were gone.
    const after = await startApp({ apiRoot: shop.apiRoot, machine: app.machine });
    const interrupted = async () => (await after.value('app.notices')).filter(({ kind }) => kind === 'writesInterrupted');
    await expect.poll(interrupted).toEqual([{ kind: 'writesInterrupted', total: 8, written: 7, unknown: [`#${ids[2]}`] }]);
    await after.value('session.signOut');
    await after.signIn();
    expect(await interrupted()).toEqual([]);
    await after.stop();
    held.release();
  });
});
