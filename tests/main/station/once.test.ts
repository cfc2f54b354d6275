import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Journal } from '@main/printing/journal/journal';
import { openJournal } from '@main/printing/journal/open-journal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ScriptedOrder } from '../../support/station/scripted-shop';
import { codeOf, createStationRig, type StationRig, useStillTime } from '../../support/station/station-rig';

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
const journalFolder = (): string => join(rig.app.machine.userData, 'printing');
const journalFiles = ['journal.sqlite', 'journal.sqlite-wal', 'journal.sqlite-shm'];

/** Copies the data folder. The returned function restores it. */
function backUp(): () => void {
  const copy = mkdtempSync(join(tmpdir(), 'diwan-backup-'));
  cpSync(rig.app.machine.userData, copy, { recursive: true });
  return () => {
    for (const name of journalFiles) rmSync(join(journalFolder(), name), { force: true });
    cpSync(copy, rig.app.machine.userData, { recursive: true });
    rmSync(copy, { recursive: true });
  };
}

describe('every document of an order', () => {
  it('comes out once and next to the others, also when the station is switched off and on and started again', async () => {
    await rig.switchOn({ documents: ['packingSlip', 'addressLabel'] });
    const orders = [rig.server.place('order'), rig.server.place('guestOrder')];
    await rig.pass(minute);
    expect(rig.printed()).toEqual(orders.flatMap((order) => [codeOf(order), codeOf(order)]));
    rig = await rig.restart();
    await rig.pass(minute);
    await rig.save({ isOn: false });
    expect((await rig.view()).state).toBe('off');
    await rig.save({ isOn: true });
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(4);
  });

  it('names the station at its foot and in the history', async () => {
    await rig.switchOn({ name: 'Table 1', sharing: { kind: 'number', number: 1, of: 2 } });
    for (let made = 0; made < 2; made++) rig.server.place('order');
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(1);
    expect(rig.spooler.sheets[0]?.html).toContain('Table 1');
    const history = await rig.app.value('history.list', { page: 1 });
    expect(history.rows).toMatchObject([{ entries: [{ by: { origin: 'station', name: 'Table 1' }, document: 'packingSlip' }] }]);
  });

  it('comes out although a person has printed it before, and says that it is a copy then', async () => {
    await rig.switchOn();
    await rig.app.value('station.pause');
    const { id } = rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.app.value('printing.enqueue', { orders: [{ kind: 'guestOrder', id }], documents: ['packingSlip'] });
    await rig.pass(minute);
    await rig.app.value('station.resume');
    await rig.pass(minute);
    expect(rig.spooler.sheets.map(({ html }) => html.includes('نسخة'))).toEqual([false, true]);
  });

  it('is printed for a person as the last answer had it, also where only the station has read that, and as the server has it where nobody has seen it', async () => {
    await rig.switchOn();
    const [shown, unseen] = [rig.server.place('guestOrder'), rig.server.place('guestOrder')];
    const print = async ({ kind, id }: typeof shown): Promise<string> => {
      const count = rig.spooler.sheets.length;
      await rig.app.value('printing.enqueue', { orders: [{ kind, id }], documents: ['invoice'] });
      await rig.until('it is printed', () => rig.spooler.sheets.length > count);
      return rig.spooler.sheets.at(-1)?.html ?? '';
    };
    await rig.app.value('guestOrders.list', { query: { page: 1, search: String(shown.id) } });
    for (const order of [shown, unseen]) order.governorate = 'As the station read it';
    await rig.until('the station has printed both', () => rig.printed().length === 2);
    for (const order of [shown, unseen]) order.governorate = 'As it is now';
    expect(await print(shown)).toContain('As the station read it');
    expect(await print(unseen)).toContain('As it is now');
  });

  it('is found again when the program dies between the answer of the server and the journal', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.onPage = () => new Promise(() => undefined);
    const order = rig.server.place('guestOrder');
    await rig.pass(25_000);
    const dead = rig;
    rig = await createStationRig({ server: rig.server, spooler: rig.spooler, machine: rig.app.machine, isSignedIn: false });
    rig.server.onPage = () => undefined;
    await dead.stop();
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
  });

  it('waits while the disk refuses, and comes out after that', async () => {
    await rig.stop();
    let isFull = false;
    rig = await createStationRig({
      server: rig.server,
      spooler: rig.spooler,
      machine: rig.app.machine,
      openJournal(seal) {
        const journal = openJournal({ folder: journalFolder(), seal });
        const add: Journal['add'] = (...batch) => {
          if (isFull) throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
          journal.add(...batch);
        };
        return { ...journal, add };
      },
    });
    await rig.switchOn();
    isFull = true;
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'attention', reason: { kind: 'storage' } });
    isFull = false;
    await rig.pass(minute);
    expect(rig.printed()).toEqual([codeOf(order)]);
    expect((await rig.view()).state).toBe('running');
  });
});

describe('a data folder that was put back', () => {
  it('is recognised: nothing is printed before a word, and what somebody has begun with is not proposed', async () => {
    await rig.switchOn();
    const first = rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.stop();
    const putBack = backUp();
    rig = await rig.restart();
    const [second, third] = [rig.server.place('order'), rig.server.place('guestOrder')];
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(3);
    await rig.stop();
    second.status = 'process';
    putBack();
    rig = await rig.restart();
    await rig.save({ statuses: ['ordered', 'process'] });
    await rig.pass(10 * minute, 2000);
    expect(rig.printed()).toHaveLength(3);
    expect(await rig.view()).toMatchObject({
      state: 'asks',
      reason: { kind: 'restored', orders: 2, lastKnownAt: expect.stringMatching(/^2026-11-20T08:00/) },
      today: null,
      hours: null,
    });
    const asked = await rig.app.value('station.asked');
    expect(asked.map(({ order, isChosen }) => [codeOf(order), isChosen])).toEqual([
      [codeOf(second), false],
      [codeOf(third), true],
    ]);
    await rig.app.value('station.answer', { kind: 'chosen', orders: [] });
    const fourth = rig.server.place('guestOrder');
    await rig.pass(minute);
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed().slice(3)).toEqual([codeOf(fourth)]);
    expect(rig.printed()[0]).toBe(codeOf(first));
    expect((await rig.view()).state).toBe('running');
  });

  it.each(['deleted', 'damaged'])('is recognised when the journal was %s', async (how) => {
    await rig.switchOn();
    rig.server.place('guestOrder');
    rig.server.place('order');
    await rig.pass(minute);
    await rig.stop();
    for (const name of journalFiles) rmSync(join(journalFolder(), name), { force: true });
    if (how === 'damaged') writeFileSync(join(journalFolder(), 'journal.sqlite'), 'this is no database any more, not even nearly so');
    rig = await rig.restart();
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'asks', reason: { kind: 'restored', orders: 2 } });
    expect(rig.printed()).toHaveLength(2);
    await rig.app.value('station.answer', { kind: 'fromNow' });
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'running' });
    expect(rig.printed()).toHaveLength(2);
  });

  it('is recognised on another computer', async () => {
    await rig.switchOn();
    await rig.pass(minute);
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.stop();
    rmSync(`${rig.app.machine.userData}-station.json`);
    rig = await rig.restart();
    await rig.pass(minute);
    expect((await rig.view()).reason).toMatchObject({ kind: 'restored', orders: 0 });
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(1);
    await rig.app.value('station.answer', { kind: 'all' });
    await rig.pass(minute);
    expect(rig.printed().at(-1)).toBe(codeOf(order));
  });

  it.each([
    ['has roamed to another computer', (file: string) => file],
    ['was written by a version that knew of no computer', (file: string) => file.replace(/,"machine":"[^"]*"/, '')],
  ])('is recognised when what lies beside it %s', async (_what, change) => {
    await rig.switchOn();
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.stop();
    rig.app.machine.id = 'another computer';
    const witness = `${rig.app.machine.userData}-station.json`;
    writeFileSync(witness, change(readFileSync(witness, 'utf8')));
    rig = await rig.restart();
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect(await rig.view()).toMatchObject({ state: 'asks', reason: { kind: 'restored', orders: 1 } });
    expect(rig.printed()).toHaveLength(1);
    await rig.app.value('station.answer', { kind: 'all' });
    await rig.pass(minute);
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed().at(-1)).toBe(codeOf(order));
    expect((await rig.view()).state).toBe('running');
  });

  it('is not taken for one while what lies beside it cannot be read: nothing is printed, nothing asked, and a lasting trouble is said', async () => {
    await rig.switchOn();
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.stop();
    const witness = `${rig.app.machine.userData}-station.json`;
    renameSync(witness, `${witness}.held`);
    mkdirSync(witness); // Reading the file fails, but not because it is missing.
    rig = await rig.restart();
    const order = rig.server.place('guestOrder');
    await rig.pass(30_000);
    expect(await rig.view()).toMatchObject({ state: 'running', waiting: { orders: 1 } });
    await rig.pass(2 * minute);
    expect(await rig.view()).toMatchObject({ state: 'attention', reason: { kind: 'storage' } });
    expect(rig.printed()).toHaveLength(1);
    rmdirSync(witness);
    renameSync(`${witness}.held`, witness);
    await rig.pass(minute);
    expect(rig.printed().slice(1)).toEqual([codeOf(order)]);
    expect((await rig.view()).state).toBe('running');
  });

  it('asks nothing where no order came since', async () => {
    await rig.switchOn();
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.stop();
    copyFileSync(join(journalFolder(), 'journal.sqlite'), join(journalFolder(), 'copy'));
    copyFileSync(join(journalFolder(), 'copy'), join(journalFolder(), 'journal.sqlite'));
    rig = await rig.restart();
    await rig.pass(minute);
    expect((await rig.view()).state).toBe('running');
  });
});

describe('the status after printing', () => {
  it('is set once the printer has finished every sheet, and once, over a restart', async () => {
    await rig.switchOn({ documents: ['packingSlip', 'addressLabel'], statusAfter: 'process' });
    const order = rig.server.place('guestOrder');
    await rig.until('the sheets are taken', () => rig.printed().length === 2);
    const [slip, label] = rig.spooler.sheets;
    rig.spooler.jobStates.set(slip!.token, 'printing').set(label!.token, 'printing');
    await rig.pass(minute);
    expect(rig.server.statusChanges).toEqual([]);
    rig.spooler.jobStates.set(slip!.token, 'done');
    await rig.pass(minute);
    expect(rig.server.statusChanges).toEqual([]);
    rig.spooler.jobStates.set(label!.token, 'done');
    rig = await rig.restart();
    await rig.pass(2 * minute);
    expect(rig.server.statusChanges).toEqual([{ kind: 'guestOrder', id: order.id, status: 'process' }]);
  });

  it('is left alone for an order that is further on, or was called off', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    const orders = [rig.server.place('guestOrder'), rig.server.place('order')];
    await rig.until('they are printed', () => rig.printed().length === 2);
    orders[0]!.status = 'shipped';
    orders[1]!.status = 'canceled';
    await rig.pass(2 * minute);
    expect(rig.server.statusChanges).toEqual([]);
  });

  it('is never that of an order of another shop with the same number', async () => {
    const order = { id: 7, createdAt: new Date().toISOString() };
    const others = 'http://127.0.0.1:4998/api';
    await rig.switchOn({ statusAfter: 'process' });
    rig.server.place('guestOrder', order);
    await rig.until('the sheet is taken', () => rig.printed().length === 1);
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'printing');
    await rig.pass(minute);

    rig = await rig.restart({ apiRoot: others });
    await rig.app.signIn('order');
    rig.server.orders[0]!.createdAt = new Date().toISOString();
    await rig.app.value('station.answer', { kind: 'all' });
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(2);
    expect(rig.server.statusChanges).toEqual([{ kind: 'guestOrder', id: 7, status: 'process' }]);
    const { log, today, waiting } = await rig.view();
    const sheets = log.flatMap((entry) => (entry.kind === 'order' ? entry.sheets : []));
    expect({ sheets, today, waiting }).toMatchObject({
      sheets: [{ phase: 'finished' }],
      today: { orders: 1, sheets: 1 },
      waiting: { orders: 0 },
    });

    rig.server.orders[0]!.status = 'ordered';
    rig = await rig.restart({ apiRoot: rig.server.apiRoot });
    await rig.app.signIn('order');
    await rig.app.value('station.answer', { kind: 'all' });
    await rig.pass(minute);
    expect(rig.server.statusChanges).toHaveLength(1);
    rig.spooler.jobStates.delete(rig.spooler.sheets[0]!.token);
    await rig.pass(minute);
    expect(rig.server.statusChanges).toHaveLength(2);
  });

  it('that the server refuses stands in the log, and is not tried for ever', async () => {
    await rig.switchOn({ statusAfter: 'process' });
    let tries = 0;
    rig.server.onStatusChange = () => {
      tries += 1;
      return new Response('{"message":"invalid_status"}', { status: 400 });
    };
    const { id } = rig.server.place('guestOrder');
    await rig.pass(5 * minute);
    expect(tries).toBe(1);
    const { log } = await rig.view();
    expect(log.find(({ kind }) => kind === 'statusNotChanged')).toMatchObject({
      order: { kind: 'guestOrder', id },
      customer: `Guest ${id}`,
    });
  });

  it.each<[string, (order: ScriptedOrder) => void]>([
    ['cannot be read any more', (order) => Object.assign(order, { damage: 'row' })],
    ['is not there any more', (order) => void rig.server.orders.splice(rig.server.orders.indexOf(order), 1)],
  ])('of an order that %s stands in the log', async (_what, change) => {
    await rig.switchOn({ statusAfter: 'process' });
    const order = rig.server.place('guestOrder');
    await rig.until('the sheet is taken', () => rig.printed().length === 1);
    rig.spooler.jobStates.set(rig.spooler.sheets[0]!.token, 'printing');
    await rig.pass(minute);
    change(order);
    await rig.pass(minute);
    rig.spooler.jobStates.delete(rig.spooler.sheets[0]!.token);
    await rig.pass(minute);
    expect(rig.server.statusChanges).toEqual([]);
    expect((await rig.view()).log.filter(({ kind }) => kind === 'statusNotChanged')).toMatchObject([{ order: { id: order.id } }]);
  });
});

describe('printing the last again', () => {
  it('makes copies of the sheets as they were printed, the oldest first', async () => {
    await rig.switchOn({ documents: ['packingSlip', 'addressLabel'] });
    const orders = [rig.server.place('order'), rig.server.place('guestOrder'), rig.server.place('guestOrder')];
    await rig.pass(minute);
    const last = await rig.app.value('station.last', { count: 2 });
    expect(last.map(({ order }) => codeOf(order))).toEqual([orders[2]!, orders[1]!].map(codeOf));
    const answer = await rig.app.value('station.printLast', { orders: last.map(({ order }) => order), documents: ['addressLabel'] });
    expect(answer).toEqual({ sheets: 2 });
    await rig.pass(minute);
    expect(rig.printed().slice(6)).toEqual([orders[1]!, orders[2]!].map(codeOf));
    expect(rig.spooler.sheets.slice(6).every(({ html }) => html.includes('نسخة'))).toBe(true);
    expect((await rig.view()).today).toEqual({ orders: 3, sheets: 6 });
  });
});

describe('on a computer whose data folder roams', () => {
  it('what is printed is kept in the folder that stays, and what lay in the other one is taken along', async () => {
    await rig.switchOn();
    rig.server.place('guestOrder');
    await rig.pass(minute);
    await rig.stop();
    const { userData } = rig.app.machine;
    const local = mkdtempSync(join(tmpdir(), 'diwan-local-'));
    rig = await rig.restart({ config: { roaming: { from: dirname(userData), to: local } } });
    const order = rig.server.place('guestOrder');
    await rig.pass(minute);
    expect((await rig.view()).state).toBe('running');
    expect(rig.printed().slice(1)).toEqual([codeOf(order)]);
    expect([existsSync(journalFolder()), existsSync(`${userData}-station.json`)]).toEqual([false, false]);
    expect(readdirSync(local).sort()).toEqual([basename(userData), `${basename(userData)}-station.json`]);
    expect(readdirSync(join(local, basename(userData), 'printing'))).toContain('journal.sqlite');
    rig = await rig.restart();
    await rig.pass(minute);
    expect(rig.printed()).toHaveLength(2);
    expect((await rig.view()).state).toBe('running');
    await rig.stop();
    rmSync(local, { recursive: true });
  });
});
