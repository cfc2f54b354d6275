import { issueRetryMs } from '@main/printing/sheet/limits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeWindows, type FakeWindows } from '../../../support/printing/fake-windows';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';

let windows: FakeWindows;
let rig: Rig;
beforeEach(async () => {
  useStillTime();
  windows = createFakeWindows();
  rig = await createRig({ spooler: windows.spooler });
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const sheets = (): number => windows.spooler.sheets.length;
const trouble = async () => (await rig.view()).lanes.find(({ printer }) => printer === 'Office')?.trouble;

describe('a printer that Windows reports offline', () => {
  it.each(['Offline', 'NotAvailable', 'ServerOffline, Error'])(
    'gets nothing while it is %s, is shown as offline, and prints once it is back',
    async (status) => {
      windows.printerStatus.set('Office', status);
      await rig.print(1, 2);
      await rig.pass(10 * issueRetryMs);
      expect(sheets()).toBe(0);
      expect(await trouble()).toMatchObject({ kind: 'printerOffline' });
      expect(await rig.states()).toEqual(['queued', 'queued']);
      windows.printerStatus.delete('Office');
      await rig.until('both are handed over', () => sheets() === 2);
      expect((await trouble())?.kind).not.toBe('printerOffline');
    },
  );

  it('gets no more sheets of a batch from the next report on', async () => {
    await rig.print(1);
    await rig.until('it is handed over', () => sheets() === 1);
    windows.printerStatus.set('Office', 'Offline');
    await rig.pass(issueRetryMs);
    await rig.print(2, 3);
    await rig.pass(10 * issueRetryMs);
    expect(sheets()).toBe(1);
  });

  it('that answers late is believed for the next sheet, and holds up no sheet for longer than a second', async () => {
    windows.slowMs.set('Office', 4000);
    await rig.pass(10_000);
    windows.printerStatus.set('Office', 'Offline');
    void rig.print(1);
    await rig.until('the first one is handed over', () => sheets() === 1);
    await rig.pass(6000);
    void rig.print(2);
    await rig.pass(10 * issueRetryMs);
    expect(sheets()).toBe(1);
  });

  it('is called offline although Windows pauses its jobs, which nobody holds', async () => {
    windows.show = () => ({ status: 'Paused', total: 1 });
    await rig.print(1);
    await rig.until('it is handed over', async () => (await rig.states())[0] === 'accepted');
    windows.printerStatus.set('Office', 'Offline');
    await rig.until('it is told', async () => (await trouble())?.reasons !== undefined);
    expect((await trouble())?.reasons).toEqual(['offline']);
  });
});

describe('a printer that asks for a file for each sheet', () => {
  beforeEach(async () => {
    windows.ports.set('Office', 'PORTPROMPT:');
    await rig.call('printing.printers', { refresh: true });
  });

  it('is shown as such in the settings, and takes one sheet', async () => {
    expect(await rig.call('printing.printers')).toMatchObject([{ name: 'Office', silence: 'asksForFile' }]);
    await rig.print(1);
    await rig.until('it is handed over', () => sheets() === 1);
  });

  it('waits for the answer to its dialog, however long that takes within half an hour', async () => {
    windows.spooler.printers.set('Office', { answersAfterMs: 20 * 60_000 });
    await rig.print(1);
    await rig.pass(19 * 60_000);
    expect(await rig.states()).toEqual(['handing_off']);
    expect(await trouble()).toBeNull();
    await rig.pass(2 * 60_000);
    expect(await rig.states()).toEqual(['accepted']);
    expect(sheets()).toBe(1);
  });

  it('whose dialog nobody answers for half an hour leaves a sheet that is uncertain', async () => {
    windows.spooler.printers.set('Office', 'silent');
    await rig.print(1);
    await rig.pass(31 * 60_000);
    expect(await rig.states()).toEqual(['uncertain']);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering' });
  });

  it('is refused for several sheets at once, and nothing of them is queued', async () => {
    expect(await failureOf(rig.print(1, 2))).toEqual({ code: 'printerAsksForFile', message: 'The Office' });
    expect((await rig.view()).lanes.flatMap(({ jobs }) => jobs)).toEqual([]);
    windows.spooler.printers.set('Labels', 'ok');
    const [first = '', second = ''] = [await rig.print(5), await rig.print(6)].flat();
    await rig.until('both are handed over', () => sheets() === 2);
    expect(await failureOf(rig.call('printing.reprint', { jobIds: [first, second] }))).toMatchObject({ code: 'printerAsksForFile' });
    expect(await failureOf(rig.call('printing.retry', { jobIds: [first, second] }))).toMatchObject({ code: 'printerAsksForFile' });
    await rig.call('printing.printers', { refresh: true });
    await rig.saveProfile({ printer: 'Labels' });
    await rig.call('printing.pause', { printer: 'Labels' });
    await rig.print(3, 4);
    expect(await failureOf(rig.call('printing.moveWaiting', { from: 'Labels', to: 'Office' }))).toMatchObject({
      code: 'printerAsksForFile',
    });
  });

  it('stops a print station, which nobody sits at', async () => {
    expect(await rig.printing.station.findObstacle(['invoice'])).toMatchObject({ kind: 'printer', trouble: 'printerAsksForFile' });
  });
});

describe('a PowerShell that starts slowly', () => {
  it('is not waited for by the list of printers, and its answer is in the list once it comes', async () => {
    windows.coldStartMs = 30_000;
    windows.ports.set('Office', 'PORTPROMPT:');
    rig = await rig.restart();
    const listed = rig.call('printing.printers', { refresh: true });
    await rig.pass(10_000);
    expect(await listed).toMatchObject([{ name: 'Office', silence: 'systemAway' }]);
    await rig.pass(30_000);
    const again = rig.call('printing.printers');
    await rig.pass(10_000);
    expect(await again).toMatchObject([{ name: 'Office', silence: 'asksForFile' }]);
    windows.isAway = true;
    expect(await rig.call('printing.printers', { refresh: true })).toMatchObject([{ state: 'unknown', silence: 'asksForFile' }]);
  });
});

describe('a print service that restarts', () => {
  it('lists no printer for a while: the sheets wait for it, and the printer is not called gone', async () => {
    await rig.call('printing.printers', { refresh: true });
    windows.spooler.printers.clear();
    windows.isAway = true;
    await rig.pass(10_000);
    await rig.print(1);
    await rig.pass(10 * issueRetryMs);
    expect(await trouble()).toMatchObject({ kind: 'notAnswering', reasons: ['spoolerAway'] });
    expect(sheets()).toBe(0);
    windows.spooler.printers.set('Office', 'ok');
    windows.isAway = false;
    await rig.until('it is handed over', () => sheets() === 1);
  });

  it('that lists none because all are gone says so', async () => {
    await rig.call('printing.printers', { refresh: true });
    windows.spooler.printers.clear();
    await rig.pass(10_000);
    expect(await failureOf(rig.print(1))).toMatchObject({ code: 'printerNotFound' });
  });
});
