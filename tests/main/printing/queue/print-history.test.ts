import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NewBatch, NewJob } from '@main/printing/journal/job-record';
import { journalFileName } from '@main/printing/journal/journal-damage';
import { duplicateWindowMs, tidyIntervalMs } from '@main/printing/sheet/limits';
import type { HistoryEntry, HistoryPage } from '@shared/contract/printing/print-history';
import { failed } from '@shared/contract/result';
import type { InputOf } from '@shared/contract/tables/bridge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toGuestRow } from '../../../support/printing/order-rows';
import { createRig, failureOf, type Rig, useStillTime } from '../../../support/printing/printing-rig';
import { inEnglish } from '../../../support/texts';

let rig: Rig;
beforeEach(async () => {
  useStillTime();
  rig = await createRig();
  rig.spooler.printers.set('Zebra ZD421', 'ok');
  await rig.saveProfile();
});
afterEach(async () => {
  await rig.dispose();
  vi.useRealTimers();
});

const list = (query: Partial<InputOf<'history.list'>> = {}): Promise<HistoryPage> => rig.call('history.list', { page: 1, ...query });
const entriesOf = ({ rows }: HistoryPage): HistoryEntry[] => rows.flatMap(({ entries }) => entries);
const titles = async (query?: Partial<InputOf<'history.list'>>): Promise<string[]> =>
  entriesOf(await list(query)).map(({ title }) => title);
const settled = async (): Promise<boolean> =>
  (await rig.states()).every((state) => !['queued', 'rendering', 'ready', 'handing_off', 'accepted'].includes(state));

/** Prints orders to their end at this moment. */
async function printAt(at: string, ...ids: number[]): Promise<string[]> {
  rig.goOnTo(new Date(at));
  const jobs = await rig.print(...ids);
  await rig.until('it came to its end', settled);
  return jobs;
}

async function refusedAt(at: string, ...ids: number[]): Promise<string[]> {
  rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
  const jobs = await printAt(at, ...ids);
  rig.spooler.printers.set('Office', 'ok');
  return jobs;
}

const customers = async (query?: Partial<InputOf<'history.list'>>): Promise<string[]> =>
  entriesOf(await list(query)).map(({ customer }) => customer);

describe('the history of printing', () => {
  it('holds every sheet that was sent or ended otherwise, the newest first, and none that waits', async () => {
    await printAt('2026-11-20T09:00:00Z', 1);
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    await printAt('2026-11-20T09:10:00Z', 2);
    await rig.call('printing.pause', { printer: null });
    const waiting = await rig.print(3, 4);
    await rig.call('printing.cancel', { jobIds: waiting.slice(0, 1) });
    const page = await list();
    expect(entriesOf(page)).toMatchObject([
      { title: 'INV-3', outcome: 'cancelled' },
      { title: 'INV-2', outcome: 'failed' },
      {
        title: 'INV-1',
        outcome: 'finished',
        customer: 'Guest 1',
        order: { kind: 'guestOrder', id: 1 },
        printer: 'Office',
        printerName: 'The Office',
      },
    ]);
    expect(page).toMatchObject({ totalItems: 3, keptDays: 90, areNamesReadable: true, unreadable: [] });
    expect(entriesOf(page)[2]).toMatchObject({
      by: { origin: 'person', name: 'مريم العوضي' },
      copies: 1,
      reprint: 0,
      paper: 'A4',
      isSheetKept: true,
    });
  });

  it('puts the sheets under the days of Kuwait, each with the number of the whole day', async () => {
    await printAt('2026-11-20T20:59:59Z', ...Array.from({ length: 22 }, (_, index) => index + 1));
    await printAt('2026-11-20T21:00:00Z', 30, 31);
    const [first, second] = [await list(), await list({ page: 2 })];
    const toCounts = ({ rows }: HistoryPage) => rows.map(({ id, sheets, entries }) => [id, sheets, entries.length]);
    expect(toCounts(first)).toEqual([
      ['2026-11-21', 2, 2],
      ['2026-11-20', 22, 18],
    ]);
    expect(toCounts(second)).toEqual([['2026-11-20', 22, 4]]);
  });

  it.each([
    [{ startDate: '2026-11-21' }, ['INV-2']],
    [{ endDate: '2026-11-20' }, ['INV-1']],
    [{ startDate: '2026-11-20', endDate: '2026-11-21' }, ['INV-2', 'INV-1']],
    [{ startDate: '2026-11-22' }, []],
  ])('of the days %j shows %j', async (days, expected) => {
    await printAt('2026-11-20T20:50:00Z', 1);
    await printAt('2026-11-20T21:00:00Z', 2);
    expect(await titles(days)).toEqual(expected);
  });
});

describe('a search in the history', () => {
  beforeEach(async () => {
    const names = ['خالد الهاجري', 'فاطمة أحمد', 'Rania Haddad', 'نورة   العجمي'];
    rig.goOnTo(new Date('2026-11-20T09:00:00Z'));
    const rows = names.map((guest_name, index) => toGuestRow(index + 11, { guest_name, guest_phone: `+965 5000 12${index}9` }));
    await rig.call('printing.enqueue', { orders: rig.showRows(...rows) });
    await rig.until('they came to their end', settled);
  });

  const cases: [string, string[]][] = [
    ['12', ['INV-12']],
    ['#12', ['INV-12']],
    ['G12', ['INV-12']],
    ['r12', []],
    ['INV-١٢', ['INV-12']],
    ['هاجري', ['INV-11']],
    ['احمد', ['INV-12']],
    ['RANIA h', ['INV-13']],
    ['نوره العجمى', ['INV-14']],
    ['50001219', ['INV-12']],
    ['٥٠٠٠ ١٢٢', ['INV-13']],
    ['nobody', []],
  ];
  it('finds orders by their number, and customers by name and phone in any spelling', async () => {
    const found = await Promise.all(cases.map(async ([search]) => [search, await titles({ search })]));
    expect(found).toEqual(cases);
  });

  it('keeps within the other filters', async () => {
    rig.spooler.printers.set('Office', { refuses: 'Invalid printer settings' });
    await printAt('2026-11-21T09:00:00Z', 12);
    expect(await titles({ search: '12' })).toEqual(['INV-12', 'INV-12']);
    expect(await titles({ search: '12', outcomes: ['failed'] })).toEqual(['INV-12']);
    expect(await titles({ outcomes: ['finished', 'failed'], documents: ['invoice'], endDate: '2026-11-20' })).toHaveLength(4);
    expect(await titles({ documents: ['packingSlip'] })).toEqual([]);
    expect(await titles({ printers: ['Zebra ZD421'] })).toEqual([]);
    expect(await titles({ order: { kind: 'guestOrder', id: 13 } })).toEqual(['INV-13']);
    expect(await rig.call('history.printers')).toEqual([{ name: 'Office', displayName: 'The Office' }]);
  });

  it('finds the sheets that came since, and none that were forgotten', async () => {
    expect(await titles({ search: 'guest' })).toEqual([]);
    await printAt('2026-11-21T09:00:00Z', 40);
    expect(await titles({ search: 'guest' })).toEqual(['INV-40']);
    await rig.call('history.saveDays', { days: 1 });
    rig.goOnTo(new Date('2026-11-23T09:00:00Z'));
    await vi.advanceTimersByTimeAsync(tidyIntervalMs);
    expect(await titles({ search: 'guest' })).toEqual([]);
  });
});

describe('how long the history is kept', () => {
  const firstMoment = Date.parse('2026-11-20T09:00:00.000Z');

  it('is 90 days to the moment, and what is older is gone for good', async () => {
    const [id = ''] = await printAt(new Date(firstMoment).toISOString(), 1);
    const { keptUntil } = await rig.call('history.read', { id });
    const end = Date.parse(keptUntil);
    expect(end - Date.parse(entriesOf(await list())[0]?.at ?? '')).toBe(90 * 24 * 3_600_000);
    rig.goOnTo(end);
    await rig.call('history.saveDays', { days: 90 });
    expect(await titles()).toEqual(['INV-1']);
    rig.goOnTo(end + 1000); // The server's time has whole seconds.
    await rig.call('history.saveDays', { days: 90 });
    expect(await titles()).toEqual([]);
    expect(await failureOf(rig.call('history.read', { id }))).toEqual({ code: 'notFound' });
  });

  it('is what a person chooses, at once, unless IT has decided', async () => {
    await printAt(new Date(firstMoment).toISOString(), 1);
    rig.goOnTo(firstMoment + 10 * 24 * 3_600_000);
    expect(await rig.call('history.readDays')).toEqual({ days: 90, isManaged: false });
    await rig.changePolicy({ machineFile: { enforced: { printHistoryDays: 30 } } });
    expect(await rig.call('history.saveDays', { days: 5 })).toEqual({ days: 30, isManaged: true });
    expect(await titles()).toEqual(['INV-1']);
    await rig.changePolicy({ machineFile: { defaults: { printHistoryDays: 30 } } });
    expect(await rig.call('history.saveDays', { days: 5 })).toEqual({ days: 5, isManaged: false });
    expect(await titles()).toEqual([]);
  });

  it('leaves behind that a document was printed, and how often, but no name', async () => {
    await rig.changePolicy({ machineFile: { enforced: { printHistoryDays: 1 } } });
    const [id = ''] = await printAt('2026-11-20T09:00:00Z', 1, 2);
    await rig.call('printing.reprint', { jobIds: [id] });
    await rig.until('it came to its end', settled);
    const [failed = ''] = await refusedAt('2026-11-20T09:05:00Z', 3);
    rig.goOnTo(new Date('2026-11-22T09:06:00Z'));
    await rig.pass(tidyIntervalMs);
    expect(await titles()).toEqual([]);
    expect(await failureOf(rig.call('history.read', { id: failed }))).toEqual({ code: 'notFound' });
    const before = await rig.call('printing.printedBefore', { orders: rig.show(1, 2, 3) });
    expect(before.map(({ order, documents }) => [order.id, documents])).toEqual([
      [1, ['invoice']],
      [2, ['invoice']],
    ]);
    rig = await rig.restart();
    rig.app.shop = 'https://another.example/api';
    await rig.print(1);
    await rig.until('it came to its end', settled);
    await rig.pass(duplicateWindowMs + 1000);
    rig.app.shop = 'https://shop.example/api';
    await rig.print(1, 2, 3);
    await rig.until('it came to its end', settled);
    const marks = rig.spooler.sheets.slice(-4).map(({ html }) => /doc-copy">(.*?)<\/p>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '');
    expect(marks).toEqual(['', 'نسخة 2', 'نسخة 1', '']);
  });

  it('knows that a document was printed for two years after its sheet was forgotten', async () => {
    await rig.changePolicy({ machineFile: { enforced: { printHistoryDays: 1 } } });
    await printAt(new Date(firstMoment).toISOString(), 1);
    const isKnown = async (): Promise<boolean> => (await rig.call('printing.printedBefore', { orders: rig.show(1) })).length > 0;
    rig.goOnTo(firstMoment + 2 * 24 * 3_600_000);
    await rig.pass(tidyIntervalMs);
    rig.goOnTo(firstMoment + 720 * 24 * 3_600_000);
    await rig.pass(tidyIntervalMs);
    expect(await isKnown()).toBe(true);
    rig.goOnTo(firstMoment + 740 * 24 * 3_600_000);
    await rig.pass(tidyIntervalMs);
    expect(await isKnown()).toBe(false);
  });

  it('goes by portions where a person shortens it by much, and other work goes on between', async () => {
    const [id = ''] = await printAt(new Date(firstMoment).toISOString(), 1);
    rig.journal.add(manyCopies(id, 1200), '2026-11-20T09:01:00.000Z');
    // One statement instead of 1,200 moves, each of which waits for the disk.
    const database = new DatabaseSync(join(rig.folder, 'printing', journalFileName));
    database.exec("UPDATE job SET state = 'cancelled', settled_at = '2026-11-20T09:01:00.000Z' WHERE state = 'queued'");
    database.close();
    rig.goOnTo(firstMoment + 10 * 24 * 3_600_000);
    await rig.call('history.saveDays', { days: 5 });
    expect((await list()).totalItems).toBe(701);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await list()).totalItems).toBe(0);
  });
});

describe('print again from the history', () => {
  it('brings out the sheet as it was, marked and counted, when the order has changed, the queue forgot it and the server is away', async () => {
    const [id = ''] = await printAt('2026-11-20T09:00:00Z', 1);
    await rig.call('printing.clearFinished');
    rig.showRows(toGuestRow(1, { guest_name: 'Somebody else', status: 'delivered' }));
    rig.shop.failure = failed('unreachable');
    expect(await rig.call('history.readChanges', { id })).toEqual({ changed: ['status', 'customer'] });
    rig = await rig.restart();
    rig.shop.failure = failed('unreachable');
    await rig.call('printing.reprint', { jobIds: [id] });
    await rig.until('it came out', () => rig.spooler.sheets.length === 2);
    expect(rig.spooler.sheets[1]?.html).toContain('Guest 1');
    expect(rig.spooler.sheets[1]?.html).toContain('نسخة');
    await rig.until('it came to its end', settled);
    const [copy, first] = entriesOf(await list());
    expect([copy?.reprint, first?.reprint]).toEqual([1, 0]);
    const details = await rig.call('history.read', { id });
    expect(details.others.map((other) => other.id)).toEqual([copy?.id]);
    expect(details.printed).toMatchObject({ snapshot: { customer: { name: 'Guest 1' } } });
    expect(await rig.call('history.readChanges', { id })).toBeNull();
  });

  it('tells what happened step by step, and what changed as the server has it now', async () => {
    const [id = ''] = await printAt('2026-11-20T09:00:00Z', 1);
    const details = await rig.call('history.read', { id });
    expect(details.steps.map(({ state }) => state)).toEqual(['queued', 'rendering', 'ready', 'handing_off', 'accepted', 'done']);
    expect(details.systemTitle).toMatch(/^INV-1 [a-z0-9]{6}$/);
    rig.shop.rows.set(1, toGuestRow(1));
    expect(await rig.call('history.readChanges', { id })).toEqual({ changed: [] });
    rig.shop.rows.set(1, toGuestRow(1, { total: 9, guest_phone: '51112222' }));
    expect(await rig.call('history.readChanges', { id })).toEqual({ changed: ['phone', 'amounts'] });
    // An order of another shop with the same number.
    rig.shop.rows.set(1, toGuestRow(1, { createdAt: '2025-01-01T00:00:00.000Z' }));
    expect(await rig.call('history.readChanges', { id })).toBeNull();
  });
});

describe('a key that cannot be had now', () => {
  it('leaves names out and says so, lets people print, and brings the names back with the keychain, for good', async () => {
    await printAt('2026-11-20T09:00:00Z', 1);
    await rig.call('printing.clearFinished');
    await rig.stop();
    rig.vault.answers = false;
    rig = await rig.restart();
    await rig.print(2);
    await rig.until('it came out', () => rig.spooler.sheets.length === 2);
    await rig.until('it came to its end', settled);
    expect(await list()).toMatchObject({ areNamesReadable: false, totalItems: 2 });
    expect(await customers()).toEqual(['Guest 2', '']);
    expect(await list({ search: 'guest' })).toMatchObject({ areNamesReadable: false, totalItems: 1 });
    const [id = ''] = entriesOf(await list({ search: '1' })).map((entry) => entry.id);
    expect(await rig.call('history.read', { id })).toMatchObject({ printed: null, isSheetKept: true });
    expect(await failureOf(rig.call('printing.reprint', { jobIds: [id] }))).toEqual({ code: 'sheetKeyUnavailable' });
    rig.vault.unlock();
    await rig.until('the names are back', async () => (await list()).areNamesReadable);
    expect(await customers({ search: 'guest' })).toEqual(['Guest 2', 'Guest 1']);
    rig = await rig.restart();
    await rig.until('the names are there', async () => (await customers()).join() === 'Guest 2,Guest 1');
    expect((await list()).areNamesReadable).toBe(true);
  });
});

describe('the history as a table', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'diwan-history-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is saved as UTF-8 with its mark, one line a sheet, and nothing in it is calculated', async () => {
    rig.goOnTo(new Date('2026-11-20T21:30:05Z'));
    await rig.call('printing.enqueue', { orders: rig.showRows(toGuestRow(7, { guest_name: '=1+1, "خالد"' })) });
    await rig.until('it came to its end', settled);
    const path = join(folder, 'history.csv');
    rig.dialog.answer = path;
    rig.app.language = 'en';
    expect(await rig.call('history.exportCsv', {})).toEqual({ path });
    expect(rig.dialog.asked.at(-1)).toEqual({ folder: null, fileName: 'print-history-2026-11-21.csv', extension: 'csv' });
    const bytes = readFileSync(path);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const columns = ['time', 'order', 'orderKind', 'customer', 'document', 'copyNumber', 'printer'] as const;
    const more = ['origin', 'by', 'copies', 'paper', 'language', 'outcome'] as const;
    const [kind, document] = [inEnglish('printHistory.csv.kind.guestOrder'), inEnglish('printables.name.invoice')];
    const [person, finished] = [inEnglish('printHistory.origin.person'), inEnglish('printHistory.outcome.finished')];
    expect(bytes.subarray(3).toString('utf8')).toBe(
      [
        [...columns, ...more].map((column) => inEnglish(`printHistory.csv.${column}`)).join(','),
        `2026-11-21 00:30:05,#7,${kind},"'=1+1, ""خالد""",${document},,The Office,${person},مريم العوضي,1,A4,ar,${finished}`,
        '',
      ].join('\r\n'),
    );
  });

  it('holds what the filters show, and is not written when the person cancels', async () => {
    await printAt('2026-11-20T09:00:00Z', 1, 2);
    expect(await rig.call('history.exportCsv', { search: '2' })).toEqual({ path: null });
    rig.dialog.answer = join(folder, 'two.csv');
    await rig.call('history.exportCsv', { search: '2' });
    expect(readFileSync(rig.dialog.answer, 'utf8').split('\r\n')).toHaveLength(3);
  });

  it('goes nowhere but where IT allows it', async () => {
    await rig.changePolicy({ machineFile: { enforced: { exportFolder: join(folder, 'only') } } });
    rig.dialog.answer = join(folder, 'a.csv');
    expect(await failureOf(rig.call('history.exportCsv', {}))).toMatchObject({ code: 'exportFolderOnly' });
  });
});

describe('whoever may not print in bulk', () => {
  it.each([[[]], [['admin', 'rules', 'social_media', 'home']]])('with the roles %j is refused everything of the history', async (roles) => {
    const [id = ''] = await printAt('2026-11-20T09:00:00Z', 1);
    rig.app.roles = roles;
    const wishes: (() => Promise<unknown>)[] = [
      () => list(),
      () => rig.call('history.read', { id }),
      () => rig.call('history.readChanges', { id }),
      () => rig.call('history.printers'),
      () => rig.call('history.exportCsv', {}),
      () => rig.call('history.readDays'),
      () => rig.call('history.saveDays', { days: 1 }),
    ];
    for (const wish of wishes) expect(await failureOf(Promise.resolve().then(wish))).toEqual({ code: 'forbidden' });
  });
});

/** Returns a batch of copies of one sheet. */
function manyCopies(id: string, count: number): NewBatch {
  const sheet = rig.journal.sheet(id);
  const common = { title: 'INV-1', customer: 'Guest 1', printer: 'Office', copies: 1, sheet };
  const jobs = Array.from({ length: count }, (_, number): NewJob => {
    const name = `copy-${number}`;
    return { ...common, id: name, token: name, contentHash: name, reprint: number + 1 };
  });
  return { id: 'many', intent: 'reprint', shop: rig.app.shop, by: { origin: 'person', name: '' }, jobs };
}
