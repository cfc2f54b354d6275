import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeWindows, type FakeWindows } from '../../support/printing/fake-windows';
import { unreachable } from '../../support/station/scripted-shop';
import { codeOf, createStationRig, type StationRig } from '../../support/station/station-rig';

const minute = 60_000;
const hour = 60 * minute;
let windows: FakeWindows;
let rig: StationRig;
beforeEach(() => {
  // 22:30 in Kuwait.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.parse('2026-11-20T19:30:00Z') });
  windows = createFakeWindows();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

interface LogLine {
  level: string;
  event: string;
  state?: string;
  reason?: string;
  printer?: string;
  trouble?: string;
}

/** Reads the log, one entry per event. */
function readLog(): LogLine[] {
  const folder = join(rig.app.machine.userData, 'logs');
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as LogLine);
}

it('a night of a station: cold PowerShell, midnight, a restart of Windows, the server away, a renamed printer', async () => {
  const placed: string[] = [];
  const place = (): void => {
    placed.push(codeOf(rig.server.place('order')), codeOf(rig.server.place('guestOrder')));
  };
  const allPrinted = (): boolean => placed.every((code) => rig.printed().filter((printed) => printed === code).length === 1);

  windows.coldStartMs = 30_000;
  windows.ports.set('Office', 'IP_10.0.0.5');
  windows.show = () => null;
  rig = await createStationRig({ spooler: windows.spooler, system: 'win32' });
  await rig.switchOn();
  place();
  await rig.until('the first orders are printed although PowerShell is still starting', allPrinted);

  // Midnight in Kuwait, with an order before and after it.
  await rig.pass(85 * minute, 5000);
  place();
  await rig.pass(10 * minute, 5000);
  place();
  await rig.until('midnight hid no order', allPrinted);

  rig.app.observed.happen.systemEnding();
  rig.app.machine.startedAt = new Date(Date.now() + minute);
  rig = await rig.restart();
  await rig.pass(2 * minute, 5000);
  expect(await rig.app.value('app.notices')).toEqual([]);
  place();
  await rig.until('the station has gone on after the restart', allPrinted);

  rig.server.onPage = unreachable;
  await rig.pass(10 * minute, 5000);
  place();
  await rig.pass(50 * minute, 5000);
  expect((await rig.view()).state).toBe('waiting');
  rig.server.onPage = () => undefined;
  await rig.pass(10 * minute, 5000);
  await rig.until('what came while the server was away is printed', allPrinted);

  windows.spooler.printers.delete('Office');
  windows.spooler.printers.set('Office (copy 1)', 'ok');
  windows.ports.set('Office (copy 1)', 'IP_10.0.0.5');
  await rig.pass(minute, 5000);
  place();
  await rig.pass(hour, 5000);
  expect(await rig.view()).toMatchObject({
    state: 'attention',
    reason: { kind: 'printer', printer: 'Office', trouble: 'printerNotFound' },
  });
  expect(windows.spooler.sheets.some(({ printer }) => printer !== 'Office')).toBe(false);
  // In the morning a user assigns the same printer under its new name.
  const settings = await rig.app.value('printing.readSettings');
  const invoice = { ...settings.routes.invoice, printer: 'Office (copy 1)' };
  const routes = { ...settings.routes, invoice, packingSlip: { ...settings.routes.packingSlip, printer: 'Office (copy 1)' } };
  await rig.app.value('printing.saveSettings', { ...settings, routes });
  await rig.app.value('printing.moveWaiting', { from: 'Office', to: 'Office (copy 1)' }).catch(() => undefined);
  await rig.pass(minute, 5000);
  await rig.until('everything of the night is printed once', allPrinted);
  // The log contains each state change of the night once.
  const told = readLog().flatMap(({ event, state, reason, printer, trouble }) =>
    event === 'station.state' ? [[state, reason, printer, trouble].filter(Boolean).join(' ')] : [],
  );
  expect(told).toEqual([
    'off none',
    'running none',
    'running none',
    'waiting serverAway',
    'running none',
    'attention printer Office printerNotFound',
    'running none',
  ]);
  // The only errors came from the server.
  expect([...new Set(readLog().flatMap(({ level, event }) => (level === 'error' ? event : [])))]).toEqual(['api.noAnswer']);
});
