import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Printing } from '@main/printing/printing-port';
import type { JobView } from '@shared/contract/printing/printing';
import { printables } from '@shared/domain/printing/printable';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, startApp } from '../../support/main/app-under-test';
import { createNoPrinting } from '../../support/main/no-printing';
import { printSettingsOf } from '../../support/samples/print-settings';
import { inArabic } from '../../support/texts';

const destination = { printer: 'Front_Desk', paper: 'A5', copies: 2, language: 'ar', color: false, rotation: '0' } as const;

let app: AppUnderTest;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'diwan-report-'));
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options?: AppOptions): Promise<void> => {
  app = await startApp(options);
};
const file = (): string => join(folder, 'report.zip');

/** Returns the texts by the names of the files. */
function unpack(path: string): Record<string, string> {
  const entries = Object.entries(unzipSync(readFileSync(path)));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
}
const readReport = () => JSON.parse(unpack(file())['report.json'] ?? '');

/** Printing with a printer, a profile, and a queue that have a person's name in every text that can contain one. */
function createPrintingOfPeople(): Printing {
  const none = createNoPrinting();
  const place = { displayName: 'Noura’s printer', location: 'Noura’s desk' };
  const job: JobView = {
    id: 'job',
    batchId: 'batch',
    document: 'testPage',
    batchSize: 1,
    order: null,
    title: 'Noura 10482',
    customer: 'نورة',
    language: 'ar',
    paper: 'A5',
    printer: 'Front_Desk',
    copies: 2,
    reprint: 0,
    state: 'queued',
    isOver: false,
    error: { code: 'printerNotFound', message: 'Noura' },
    missingPictures: 0,
    createdAt: '2026-11-22T08:00:00.000Z',
    changedAt: '2026-11-22T08:00:00.000Z',
  };
  return {
    ...none,
    handlers: {
      ...none.handlers,
      'printing.printers': () => [
        { name: 'Front_Desk', description: 'ZDesigner ZD421', state: 'stopped', stateMessage: 'call Noura', titles: 'lost', ...place },
      ],
      'printing.readSettings': () =>
        printSettingsOf(
          { ...destination, shopName: 'Noura', shopAddress: 'Noura', shopPhone: 'Noura' },
          { managed: { invoice: { where: 'Noura', fields: [], printerPattern: 'Noura' } } },
        ),
      'printing.queue': () => ({
        lanes: [
          {
            printer: 'Front_Desk',
            paper: 'A5',
            paused: false,
            trouble: { kind: 'printerStopped', since: job.createdAt, message: 'Noura' },
            jobs: [job],
            ...place,
          },
        ],
        revision: 1,
        counts: { waiting: 1, sending: 0, sent: 0, failed: 0, uncertain: 0 },
        staleJobs: 0,
        unsent: 1,
      }),
    } as Printing['handlers'],
    station: {
      ...none.station,
      findObstacle: async () => ({
        kind: 'printer',
        printer: 'Front_Desk',
        displayName: 'Noura’s printer',
        trouble: 'printerNotFound',
        documents: ['packingSlip'],
      }),
      destinations: () => [
        {
          printer: 'Front_Desk',
          displayName: 'Noura’s printer',
          paper: 'A5',
          documents: ['packingSlip'],
          isPaused: false,
          isPrinting: false,
          state: 'stopped',
          trouble: { kind: 'printerStopped', since: job.createdAt, message: 'Noura' },
        },
      ],
    },
  };
}

describe('the diagnostics report', () => {
  it('says what it is in both languages, and has the last logs', async () => {
    await start();
    await app.main.exportDiagnostics(file());
    const entries = unpack(file());
    expect(Object.keys(entries)).toEqual(['README.txt', 'report.json', 'logs/main.log']);
    expect(entries['README.txt']).toContain("Diwan hasn't sent it anywhere");
    expect(entries['README.txt']).toContain('تقرير تشخيص ديوان');
    expect(entries['logs/main.log']).toContain('"event":"app.started"');
  });

  it('has long logs to their last line', async () => {
    await start();
    for (let line = 0; line < 300; line += 1) await app.observed.request('no.such.call', null);
    app.observed.windows[0]?.happen.pageGone({ reason: 'oom', exitCode: 1 });
    await app.main.exportDiagnostics(file());
    const lines = (unpack(file())['logs/main.log'] ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).event);
    expect(lines.length).toBeGreaterThan(300);
    expect(lines).toContain('window.pageGone');
  });

  it('begins a log that is too large with a whole line of its end', async () => {
    await start();
    const path = join(app.machine.userData, 'logs', 'main-2026-11-01.log');
    const lines = Array.from({ length: 60_000 }, (_, line) => JSON.stringify({ at: '2026-11-01', event: 'app.helperGone', line }));
    writeFileSync(path, `${lines.join('\n')}\n`);
    await app.main.exportDiagnostics(file());
    const kept = (unpack(file())['logs/main-2026-11-01.log'] ?? '').trimEnd().split('\n');
    expect(kept.length).toBeLessThan(60_000);
    expect(kept).toEqual(lines.slice(-kept.length));
  });

  it('has versions, settings, this computer and its ways', async () => {
    await start();
    await app.value('connection.useSampleShop');
    await app.signIn();
    await app.main.exportDiagnostics(file());
    expect(readReport()).toEqual({
      createdAt: expect.any(String),
      app: { version: '0.1.0', electron: '45.0.0', chrome: '156.0.0.0', node: process.versions.node, isPackaged: true, locale: 'en-GB' },
      machine: app.machine.facts,
      policy: { readAt: expect.any(String), isUnreadable: false, holdsServer: false, entries: [], problems: [] },
      settings: { language: 'ar', appearance: 'system', digits: 'latn' },
      session: { isSignedIn: true, isHeldBack: false },
      keyStores: { keychain: 'works', safeStorage: 'works' },
      // This app under test has no printing.
      printers: { isMissing: true, why: 'FailureError' },
      printSettings: { isMissing: true, why: 'FailureError' },
      printQueue: { isMissing: true, why: 'FailureError' },
      station: expect.objectContaining({ isOn: false, state: 'off', reason: { kind: 'none' }, waiting: null, routes: [] }),
      network: {
        apiRoot: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+/),
        signInHeader: 'bare',
        source: 'sampleShop',
        state: 'connected',
        since: expect.any(String),
        fixedBy: null,
        proxy: 'PROXY proxy.example:3128; DIRECT',
        certificates: [],
        clockAheadSeconds: expect.any(Number),
      },
      crashes: [],
    });
  });

  it('has of printers, routes and queue what names nobody', async () => {
    await start({ createPrinting: createPrintingOfPeople });
    await app.main.exportDiagnostics(file());
    expect(readReport()).toMatchObject({
      printers: [{ printer: 'Front_Desk', driver: 'ZDesigner ZD421', state: 'stopped', titles: 'lost' }],
      printSettings: { routes: printables.map((document) => ({ document, ...destination })), pressed: ['invoice'], collation: 'byOrder' },
      printQueue: {
        staleJobs: 0,
        unsent: 1,
        lanes: [{ printer: 'Front_Desk', isPaused: false, trouble: { kind: 'printerStopped' }, jobs: 1 }],
      },
    });
    expect(unpack(file())['report.json']).not.toMatch(/Noura|نورة/);
  });

  it('has of the print station what it is set to, does and waits for, and nobody’s name', async () => {
    await start({ createPrinting: createPrintingOfPeople });
    await app.value('connection.useSampleShop');
    await app.signIn('order');
    const { settings } = await app.value('station.read');
    const noura = { name_en: 'Noura', name_ar: 'نورة' };
    const sharing = { kind: 'number', number: 2, of: 3 } as const;
    const hours = { from: '08:00', to: '08:00' };
    await app.value('station.saveSettings', {
      ...settings,
      isOn: true,
      name: 'Noura',
      governorates: [noura],
      sharing,
      hours,
      documents: ['packingSlip'],
    });
    await expect.poll(async () => (await app.value('station.read')).reason.kind).toBe('printer');
    await app.main.exportDiagnostics(file());
    expect(readReport().station).toEqual({
      isOn: true,
      since: expect.any(String),
      kinds: ['order', 'guestOrder'],
      paymentTypes: settings.paymentTypes,
      governorates: 1,
      statuses: ['ordered'],
      documents: ['packingSlip'],
      sharing,
      hours,
      statusAfter: null,
      intervalSeconds: 20,
      askAbove: 100,
      keepsRunning: true,
      startsWithSystem: false,
      state: 'attention',
      stateSince: expect.any(String),
      reason: { kind: 'printer', printer: 'Front_Desk', trouble: 'printerNotFound', documents: ['packingSlip'] },
      nextCheckAt: expect.any(String),
      waiting: expect.anything(),
      failedSheets: 0,
      uncertainSheets: 0,
      routes: [
        {
          printer: 'Front_Desk',
          documents: ['packingSlip'],
          paper: 'A5',
          isUsedByStation: true,
          state: 'trouble',
          trouble: { kind: 'printerStopped', since: expect.any(String) },
        },
      ],
    });
    expect(unpack(file())['report.json']).not.toMatch(/Noura|نورة/);
  });

  it.each([
    ['missing', 'missing'],
    ['locked', 'refuses'],
  ] as const)('tells a keychain that is %s', async (mood, state) => {
    await start();
    app.machine.keychain = mood;
    app.machine.hasSecretBox = false;
    await app.main.exportDiagnostics(file());
    expect(readReport().keyStores).toEqual({ keychain: state, safeStorage: 'unavailable' });
  });

  it('leaves nothing in the keychain', async () => {
    await start();
    await app.main.exportDiagnostics(file());
    expect(app.machine.passwords.size).toBe(0);
  });

  it('names what ended before its time, and when', async () => {
    await start();
    app.observed.windows[0]?.happen.pageGone({ reason: 'oom', exitCode: 1 });
    app.observed.happen.helperGone({ type: 'GPU', reason: 'integrity-failure', exitCode: 1 });
    await app.main.exportDiagnostics(file());
    expect(readReport().crashes).toEqual([
      { at: expect.any(String), event: 'window.pageGone', reason: 'oom' },
      { at: expect.any(String), event: 'app.helperGone', reason: 'integrity-failure', type: 'GPU' },
    ]);
  });

  it('is whole or not there', async () => {
    await start();
    await expect(app.main.exportDiagnostics(join(folder, 'gone', 'report.zip'))).rejects.toThrow('ENOENT');
    expect(existsSync(join(folder, 'gone'))).toBe(false);
  });
});

describe('what IT decides', () => {
  it('stands in the report, key by key, with where it comes from and what is wrong with it', async () => {
    const printRoutes = [{ document: 'invoice', printer: 'Label*', paper: '80mm' }];
    await start({
      policy: { machineFile: { enforced: { authorization: 'bearer', logDays: 3, odd: 1, printRoutes }, defaults: { language: 'en' } } },
    });
    await app.main.exportDiagnostics(file());
    const { policy } = readReport();
    expect(policy.entries).toEqual(
      expect.arrayContaining([
        { key: 'authorization', value: 'bearer', isEnforced: true, source: 'machineFile', where: '/etc/diwan/policy.json' },
        { key: 'printRoutes', value: printRoutes, isEnforced: true, source: 'machineFile', where: '/etc/diwan/policy.json' },
        { key: 'logDays', value: 3, isEnforced: true, source: 'machineFile', where: '/etc/diwan/policy.json' },
        { key: 'language', value: 'en', isEnforced: false, source: 'machineFileDefaults', where: expect.stringContaining('Defaults') },
      ]),
    );
    expect(policy.problems).toEqual([{ where: '/etc/diwan/policy.json', key: 'odd', code: 'unknownKey' }]);
  });

  it('says where reports may be saved from a page, and where the dialog begins', async () => {
    await start({ policy: { machineFile: { enforced: { exportFolder: folder } } } });
    app.observed.nextFile = join(tmpdir(), 'elsewhere.zip');
    expect(await app.call('diagnostics.export')).toMatchObject({ ok: false, error: { code: 'exportFolderOnly' } });
    app.observed.nextFile = file();
    expect(await app.value('diagnostics.export')).toEqual({ path: file() });
    expect(app.observed.fileWishes[0]).toMatchObject({ folder });
  });
});

describe('exporting it', () => {
  it('asks where to, remembers the folder and shows the file', async () => {
    await start();
    app.observed.nextFile = file();
    expect(await app.value('diagnostics.export')).toEqual({ path: file() });
    expect(existsSync(file())).toBe(true);
    expect(app.observed.opened).toEqual([file()]);
    await app.value('diagnostics.export');
    expect(app.observed.fileWishes).toEqual([
      { folder: null, fileName: expect.stringMatching(/^diwan-diagnostics-[\dT-]+\.zip$/), extension: 'zip' },
      expect.objectContaining({ folder }),
    ]);
  });

  it('does nothing when the person cancels', async () => {
    await start();
    expect(await app.value('diagnostics.export')).toEqual({ path: null });
    expect(app.observed.opened).toEqual([]);
  });

  it('tells the page what kept it from being written', async () => {
    await start();
    app.observed.nextFile = join(folder, 'gone', 'report.zip');
    expect(await app.call('diagnostics.export')).toMatchObject({ ok: false, error: { reference: expect.stringMatching(/^\w{4}-\w{4}$/) } });
  });

  it('works from the menu, also where no page is left to tell a failure', async () => {
    await start();
    app.observed.nextFile = file();
    app.observed.chooseMenu('exportDiagnostics');
    await expect.poll(() => app.observed.opened).toEqual([file()]);
    app.observed.nextFile = join(folder, 'gone', 'report.zip');
    app.observed.chooseMenu('exportDiagnostics');
    await expect
      .poll(() => app.observed.errorDialogs)
      .toEqual([{ title: inArabic('diagnostics.failed'), body: expect.stringMatching(/\w{4}-\w{4}$/) }]);
  });

  it('is offered when the window keeps crashing, and the question comes back', async () => {
    await start();
    app.observed.nextFile = file();
    app.observed.nextAnswers = [2, 1];
    for (let crash = 0; crash < 4; crash += 1) app.observed.windows[0]?.happen.pageGone({ reason: 'crashed', exitCode: 139 });
    await expect.poll(() => app.observed.quits).toBe(1);
    expect(existsSync(file())).toBe(true);
    expect(app.observed.questions).toHaveLength(2);
  });
});

describe('the smoke test', () => {
  it('tries every part without a window', async () => {
    await start();
    const report = await app.main.testSmoke();
    expect(report.checks.filter(({ isOk }) => isOk).map(({ name }) => name)).toEqual(['settings', 'page', 'keychain', 'sampleShop']);
    // In this app under test, shrinking pictures and printing don't work.
    expect(report).toMatchObject({ isOk: false, version: '0.1.0', arch: process.arch });
    expect(app.machine.settings()).not.toHaveProperty('smokeTest');
    expect(app.machine.passwords.size).toBe(0);
  });

  it('a build without the keychain’s library fails it, a machine without a keychain does not', async () => {
    await start();
    const check = async () => (await app.main.testSmoke()).checks.find(({ name }) => name === 'keychain');
    app.machine.keychain = 'locked';
    expect(await check()).toEqual({ name: 'keychain', isOk: true, detail: 'keychain refuses, safeStorage works' });
    app.machine.keychain = 'missing';
    expect(await check()).toMatchObject({ isOk: false, detail: 'keytar cannot be loaded' });
  });
});
