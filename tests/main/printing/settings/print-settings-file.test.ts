import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PrintSettings } from '@shared/contract/printing/print-settings';
import { defaultStationSettings, type StationSettings } from '@shared/contract/printing/station';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';
import { inArabic } from '../../../support/texts';

let folder: string;
let rig: Rig;
beforeEach(async () => {
  useStillTime();
  folder = mkdtempSync(join(tmpdir(), 'diwan-settings-'));
  rig = await createRig();
});
afterEach(async () => {
  await rig.dispose();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

const file = (name = 'settings.json'): string => join(folder, name);
const own = async (): Promise<PrintSettings> => {
  const { managed: _managed, refused: _refused, ...settings } = await rig.call('printing.readSettings');
  return settings;
};
const station: StationSettings = { ...defaultStationSettings, name: 'Packing table 1', sharing: { kind: 'number', number: 2, of: 3 } };

async function startWith(settings: StationSettings): Promise<void> {
  await rig.dispose();
  rig = await createRig({ settings: { station: settings } });
}

async function saved(): Promise<string> {
  rig.dialog.answer = file();
  expect(await rig.call('printing.exportSettings')).toEqual({ path: file() });
  return readFileSync(file(), 'utf8');
}

describe('the settings as a file', () => {
  it('are refused with a word of their own when they name a station that there is not', async () => {
    await startWith(station);
    const content = JSON.parse(await saved());
    writeFileSync(file(), JSON.stringify({ ...content, station: { ...content.station, sharing: { kind: 'number', number: 5, of: 3 } } }));
    expect(await failureOf(rig.call('printing.importSettings'))).toMatchObject({ code: 'settingsFileStationNumber' });
  });

  it('are read on the next computer as they were written, and nothing is saved there by reading', async () => {
    await startWith({ ...station, isOn: true, since: '2026-11-01T08:00:00.000Z' });
    await rig.saveProfile({ paper: 'A5', copies: 2, language: 'both', shopPhone: '+965 2200 4400' });
    const before = await own();
    const text = await saved();
    expect(rig.dialog.asked).toEqual([
      { folder: null, fileName: inArabic('documents.settingsFile', { date: '2026-11-20.json' }), extension: 'json' },
    ]);
    expect(JSON.parse(text)).toMatchObject({ diwan: 'print-settings', version: 1, station: { name: 'Packing table 1' } });
    expect(text).not.toContain('isOn');
    expect(text).not.toContain('since');

    const next = await createRig();
    next.dialog.answer = file();
    const kept = structuredClone(next.settings);
    const read = await next.call('printing.importSettings');
    expect(read).toEqual({ print: before, station, fileName: 'settings.json' });
    expect(next.settings).toEqual(kept);
    const { routes } = await next.call('printing.saveSettings', read?.print ?? before);
    expect(routes.invoice).toMatchObject({ printer: 'Office', paper: 'A5', copies: 2, language: 'both' });
    await next.dispose();
  });

  it('leave a station what it is: on or off, and since when', async () => {
    await startWith(station);
    await saved();
    await startWith({ ...defaultStationSettings, isOn: true, since: '2026-11-10T08:00:00.000Z' });
    rig.dialog.answer = file();
    const read = await rig.call('printing.importSettings');
    expect(read?.station).toEqual({ ...station, isOn: true, since: '2026-11-10T08:00:00.000Z' });
  });

  it('say nothing of a station on a computer that never was one', async () => {
    const text = await saved();
    expect(JSON.parse(text)).not.toHaveProperty('station');
    expect(await rig.call('printing.importSettings')).toMatchObject({ station: null });
  });

  it('are not written or read when the person cancels', async () => {
    expect(await rig.call('printing.exportSettings')).toEqual({ path: null });
    expect(await rig.call('printing.importSettings')).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('keep a printer by name that is not on this computer, and correct a paper that its document is not made for', async () => {
    const { routes, ...rest } = await own();
    const wanted = { ...routes.invoice, printer: 'HP in the cellar', paper: '50x25mm' as const };
    const print = { ...rest, routes: { ...routes, invoice: wanted } };
    writeFileSync(file(), `\ufeff${JSON.stringify({ diwan: 'print-settings', version: 1, print })}`);
    rig.dialog.answer = file();
    const read = await rig.call('printing.importSettings');
    expect(read?.print?.routes.invoice).toMatchObject({ printer: 'HP in the cellar', paper: 'A4' });
  });

  it.each([
    ['settingsFileForeign', 'a list', '[1, 2]'],
    ['settingsFileForeign', 'a picture', '\u0089PNG\r\n'],
    ['settingsFileForeign', 'an empty file', ''],
    ['settingsFileForeign', 'settings of something else', '{"diwan":"policy","version":1}'],
    ['settingsFileDamaged', 'half of one', '{"diwan":"print-settings","version":1,"print":{'],
    ['settingsFileDamaged', 'one without any settings', '{"diwan":"print-settings","version":1}'],
    ['settingsFileDamaged', 'one with an unknown printer destination', '{"diwan":"print-settings","version":1,"print":{"routes":{}}}'],
    ['settingsFileNewer', 'one of a newer version', '{"diwan":"print-settings","version":2,"print":{"routes":[]}}'],
    ['fileTooLarge', 'one that is too large', `{"diwan":"print-settings","version":1,"more":"${'x'.repeat(1_000_000)}"}`],
  ])('%s: %s', async (code, _what, text) => {
    writeFileSync(file('other.json'), text);
    rig.dialog.answer = file('other.json');
    expect(await failureOf(rig.call('printing.importSettings'))).toEqual({ code, message: 'other.json' });
  });

  it('say that a file is not there any more', async () => {
    rig.dialog.answer = file('gone.json');
    expect(await failureOf(rig.call('printing.importSettings'))).toEqual({ code: 'fileUnreadable', message: 'gone.json' });
  });

  it('go only where IT wants files, and are offered there', async () => {
    const exportFolder = join(folder, 'only');
    await rig.changePolicy({ machineFile: { enforced: { exportFolder } } });
    rig.dialog.answer = file();
    expect(await failureOf(rig.call('printing.exportSettings'))).toEqual({ code: 'exportFolderOnly', message: exportFolder });
    mkdirSync(exportFolder, { recursive: true });
    rig.dialog.answer = join(exportFolder, 'a.json');
    await rig.call('printing.exportSettings');
    expect(readdirSync(exportFolder)).toEqual(['a.json']);
    expect(rig.dialog.asked.map((asked) => asked.folder)).toEqual([exportFolder, exportFolder]);
    await rig.call('printing.importSettings');
    expect(rig.dialog.askedToOpen).toEqual([exportFolder]);
  });
});
