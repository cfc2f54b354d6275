import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createSettings } from '@main/system/settings/settings';
import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { FailureError } from '@shared/contract/result';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writerInThisThread } from '../../../../../tests/support/main/made-file';
import { aGuestOrder, twoLines } from '../../../../../tests/support/samples/order-rows';
import { inArabic } from '../../../../../tests/support/texts';
import type { RowTable } from '../list-queries';
import { createListExportHandlers } from './list-exports';
import type { TablePage } from './table-file';
import { createTableSaver, type TableSaverDeps } from './table-saver';
import { createTableWriter, type TableWriter } from './table-writer';

const folder = mkdtempSync(join(tmpdir(), 'diwan-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const question: FullListQuery = { list: 'guestOrders.list', language: 'ar', filters: {}, sort: null, page: 1 };
const wish = {
  question,
  ids: null,
  each: 'row',
  columns: [{ key: 'order', head: 'الطلب' }],
  notes: ['الحالة: طلب جديد'],
  format: 'csvComma',
  title: 'طلبات: اليوم',
} as const;
const table: RowTable = {
  types: { order: 'number' },
  values: { order: [7, 5] },
  count: 2,
  lines: 3,
  readAt: null,
  unreadable: 0,
  bytesAt: (row: number) => Buffer.from(JSON.stringify(orders[row])),
};

const orders = [aGuestOrder(7, { sub_carts: twoLines }), aGuestOrder(5, { sub_carts: [] })];

let chosen: string | null;
let progress: unknown[];
let shown: string[] = [];
let writer: TableWriter;
let offered: string[];
let asked: unknown[];
let isAllowed: boolean | undefined;
let draw: TableSaverDeps['drawTable'];
let put: NonNullable<TableSaverDeps['put']> | undefined;
let refused: boolean;
let references: number;
let held: RowTable | null;
let renew: (question: unknown) => Promise<void>;
const toHandlers = () =>
  createListExportHandlers({
    lists: {
      whole: () => ({ columns: null }) as never,
      renew: (of) => renew(of),
      async table(...args) {
        asked.push(args);
        return held;
      },
    },
    saver: createTableSaver({
      settings: createSettings({
        file: { path: '', read: () => ({}), write: () => undefined },
        onUnreadable: () => undefined,
        lastGood: () => undefined,
      }),
      policy: { choose: (_key: string, _own: unknown, builtIn: unknown) => isAllowed ?? builtIn } as unknown as TableSaverDeps['policy'],
      dialog: {
        async askPath({ fileName }) {
          offered.push(fileName);
          return chosen;
        },
      },
      exportFolder: {
        start: async (own) => own,
        async demand() {
          if (refused) throw new FailureError({ code: 'exportFolderOnly' });
        },
      },
      log: {
        error() {
          references += 1;
          return `R${references}`;
        },
      },
      ...(put && { put }),
      writer,
      onProgress: (told) => progress.push(told),
      shell: { showFile: async (path) => void shown.push(path), openPath: async (path) => void shown.push(`opened ${path}`) },
      paperHead: () => ({
        profile: { shopName: 'بيت الدار', shopAddress: '', shopPhone: '' } as never,
        digits: 'latn',
        madeAt: '2026-11-25T00:00:00.000Z',
        madeBy: '',
      }),
      drawTable: (...args) => draw(...args),
    }),
    digits: () => 'latn',
  });
const save = async (changes: object = {}, handlers = toHandlers()): Promise<unknown> => {
  try {
    return await handlers['listExports.save']({ ...wish, columns: [...wish.columns], notes: [...wish.notes], ...changes });
  } catch (error) {
    return (error as { failure: { code: string } }).failure.code;
  }
};

beforeEach(() => {
  [put, refused, references, renew] = [undefined, false, 0, async () => undefined];
  [chosen, offered, asked, isAllowed, held, progress, writer] = [
    join(folder, 'list.csv'),
    [],
    [],
    undefined,
    table,
    [],
    writerInThisThread,
  ];
});

describe('saving a list', () => {
  it('asks where to, by a name that every system takes, and says how many rows it wrote', async () => {
    expect(await save({ ids: [7, 5] })).toEqual({ path: chosen, rows: 2, bytes: 21 });
    const told = { id: 1, title: wish.title, total: 2 };
    expect(progress).toEqual([[{ ...told, done: 0 }], [{ ...told, done: 2 }], []]);
    expect(asked).toEqual([[question, [7, 5]]]);
    expect(offered[0]).toMatch(/^طلبات- اليوم \d{4}-\d{2}-\d{2}\.csv$/);
    expect(readFileSync(chosen as string, 'utf8')).toBe('\ufeffالطلب\r\n7\r\n5\r\n');
    await save({ format: 'xlsx' });
    expect(offered[1]).toMatch(/\.xlsx$/);
  });

  it('holds the rows as they are once they were read from the server again, says as of when, and is not written where they cannot be', async () => {
    renew = async () => {
      held = { ...table, values: { order: [9, 7] }, readAt: '2026-11-25T07:42:00.000Z' };
    };
    expect(await save()).toMatchObject({ rows: 2, readAt: '2026-11-25T07:42:00.000Z' });
    expect(readFileSync(chosen as string, 'utf8')).toBe('\ufeffالطلب\r\n9\r\n7\r\n');
    const drawn: TablePage[] = [];
    draw = async (page) => {
      drawn.push(page);
      return new Uint8Array([1]);
    };
    await save({ format: 'pdf' });
    expect(JSON.stringify(drawn[0])).toMatch(/الصفوف حتى .*10:42/);
    expect(JSON.stringify(drawn[0])).not.toContain('تعذّرت');
    held = { ...table, unreadable: 2 };
    renew = async () => undefined;
    await save({ format: 'pdf' });
    expect(JSON.stringify(drawn[1])).toContain(inArabic('lists.export.unreadable', { count: 2 }));
    renew = () => Promise.reject(new FailureError({ code: 'timeout' }));
    expect([await save(), offered.length]).toEqual(['timeout', 3]);
  });

  it('opens what it wrote and its folder, and nothing else', async () => {
    shown = [];
    const handlers = toHandlers();
    const show = async (path: string, isFolder = true): Promise<void> => void (await handlers['listExports.open']({ path, isFolder }));
    await expect(show(chosen ?? '')).rejects.toMatchObject({ failure: { code: 'badInput' } });
    await save({}, handlers);
    await show(chosen ?? '');
    await show(chosen ?? '', false);
    await expect(show(join(folder, 'other.csv'), false)).rejects.toMatchObject({ failure: { code: 'badInput' } });
    await expect(show(join(folder, 'other.csv'))).rejects.toMatchObject({ failure: { code: 'badInput' } });
    expect(shown).toEqual([chosen, `opened ${chosen}`]);
  });

  it('writes nothing where it is cancelled, forbidden, or the list is not whole', async () => {
    rmSync(chosen as string, { force: true });
    held = null;
    expect(await save()).toBe('listNotWhole');
    held = table;
    isAllowed = false;
    expect(await save()).toBe('exportForbidden');
    isAllowed = true;
    chosen = null;
    expect(await save({ format: 'pdf' })).toEqual({ path: null, rows: 0, bytes: 0 });
    expect(await save()).toEqual({ path: null, rows: 0, bytes: 0 });
    expect(readdirSync(folder).filter((name) => name === 'list.csv')).toEqual([]);
  });

  it('draws a PDF with what narrowed the rows in words, and says before any place is chosen what is too much for paper', async () => {
    const drawn: TablePage[] = [];
    draw = async (page) => {
      drawn.push(page);
      return Buffer.from('%PDF-');
    };
    chosen = join(folder, 'list.pdf');
    expect(await save({ format: 'pdf' })).toEqual({ path: chosen, rows: 2, bytes: expect.any(Number) });
    expect(readFileSync(chosen, 'utf8')).toBe('%PDF-');
    expect(drawn).toMatchObject([{ title: wish.title, mustShow: ['صفان', '5'], lines: 2 }]);
    expect(drawn[0]?.body).toContain(wish.notes[0]);
    held = { ...table, count: 2001 } as never;
    expect(await save({ format: 'pdf' })).toBe('tooManyForPaper');
    held = { ...table, lines: 2001 } as never;
    expect(await save({ format: 'pdf', each: 'part' })).toBe('tooManyForPaper');
    held = table;
    const columns = Array.from({ length: 20 }, (_, at) => ({ key: `text${at}`, head: 'نص' }));
    expect(await save({ format: 'pdf', columns })).toBe('tooWideForPaper');
    expect(offered).toHaveLength(1);
  });

  it('shows the first lines of a file, its name and how many there will be, before anything is asked or written', async () => {
    const columns = [...wish.columns, { key: 'lineCode', head: 'الكود' }, { key: 'lineTotal', head: 'إجمالي السطر' }];
    const preview = (changes: object): unknown =>
      toHandlers()['listExports.preview']({ ...wish, columns: [...wish.columns], ...changes } as never);
    expect(await preview({ format: 'xlsx', each: 'part', columns })).toEqual({
      heads: [
        { text: 'الطلب', isFigure: true },
        { text: 'الكود', isFigure: false },
        { text: 'إجمالي السطر', isFigure: true },
      ],
      lines: [
        ['7', '', '60.250'],
        ['7', '', '25.200'],
        ['5', '', ''],
      ],
      total: 3,
      fileName: expect.stringMatching(/^طلبات- اليوم .*\.xlsx$/),
    });
    expect(await preview({})).toMatchObject({ lines: [['7'], ['5']], total: 2 });
    expect([offered, progress]).toEqual([[], []]);
    held = null;
    await expect(preview({})).rejects.toMatchObject({ failure: { code: 'listNotWhole' } });
  });

  it('saves figures that stand in no list the same way', async () => {
    const wished = { language: 'ar', format: 'csvComma', title: inArabic('navigation.dashboard'), notes: [] } as const;
    chosen = join(folder, 'figures.csv');
    const columns = [
      { head: 'الاسم', kind: 'text' as const },
      { head: 'المبلغ', kind: 'money' as const },
    ];
    const saved = await toHandlers()['listExports.saveFigures']({
      ...wished,
      notes: [],
      columns,
      rows: [
        ['=المبيعات', 1250],
        ['الطلبات', null],
      ],
    });
    expect(saved).toEqual({ path: chosen, rows: 2, bytes: expect.any(Number) });
    expect(readFileSync(chosen, 'utf8')).toBe("\ufeffالاسم,المبلغ\r\n'=المبيعات,1.250\r\nالطلبات,\r\n");
    expect(offered[0]).toMatch(/^لوحة المعلومات \d{4}-\d{2}-\d{2}\.csv$/);
  });

  it('leaves nothing behind when it is stopped while it is drawn', async () => {
    const handlers = toHandlers();
    draw = (_paper, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new FailureError({ code: 'cancelled' })));
        void handlers['listExports.stop']({ id: 1 });
      });
    chosen = join(folder, 'stopped.pdf');
    expect(await save({ format: 'pdf' }, handlers)).toEqual({ path: null, rows: 0, bytes: 0 });
    expect(existsSync(chosen)).toBe(false);
  });

  it('leaves nothing behind when it is stopped while its thread works, and a file that was there as it was', async () => {
    chosen = join(folder, 'stopped.xlsx');
    writeFileSync(chosen, 'as it was');
    const program = `require('node:worker_threads').parentPort.on('message', () => { for (;;); });`;
    writer = createTableWriter({ startWorker: () => new Worker(program, { eval: true }) });
    const handlers = toHandlers();
    const saved = save({ format: 'xlsx' }, handlers);
    // The save dialog was answered, and the worker thread is writing.
    await vi.waitFor(() => expect(offered).toHaveLength(1));
    await handlers['listExports.stop']({ id: 1 });
    expect(await saved).toEqual({ path: null, rows: 0, bytes: 0 });
    expect(readFileSync(chosen, 'utf8')).toBe('as it was');
  });
});

/** Fails like a disk that refuses, with one of Node's error codes. */
const refuse = (code: string) => async (): Promise<void> => {
  throw Object.assign(new Error(code), { code });
};
type Handlers = ReturnType<typeof toHandlers>;
const running = async (handlers: Handlers): Promise<unknown> => await handlers['listExports.running'](undefined);
const again = async (handlers: Handlers, isElsewhere = false): Promise<unknown> =>
  await handlers['listExports.retry']({ id: 1, isElsewhere });

describe('a file that could not be saved', () => {
  it.each([
    ['ENOSPC', 'full'],
    ['EROFS', 'noAccess'],
    ['EBUSY', 'inUse'],
    ['ENOTDIR', 'gone'],
  ])('after %s is kept and told as %s, and is written to the same place without being read or made again', async (code, problem) => {
    chosen = join(folder, `${code}.csv`);
    put = refuse(code);
    const handlers = toHandlers();
    expect(await save({}, handlers)).toEqual({ path: null, rows: 0, bytes: 0 });
    const told = [{ id: 1, title: wish.title, done: 2, total: 2, failed: { fileName: `${code}.csv`, problem } }];
    expect([await running(handlers), progress.at(-1)]).toEqual([told, told]);
    expect(await again(handlers)).toEqual({ path: null, rows: 0, bytes: 0 });
    expect(await running(handlers)).toEqual(told);
    expect([asked.length, offered.length, existsSync(chosen)]).toEqual([1, 1, false]);
  });

  it('is saved once its folder is back, or in another one that is asked for', async () => {
    const gone = join(folder, 'drive');
    chosen = join(gone, 'list.csv');
    const handlers = toHandlers();
    expect(await save({}, handlers)).toEqual({ path: null, rows: 0, bytes: 0 });
    expect(await running(handlers)).toMatchObject([{ failed: { fileName: 'list.csv', problem: 'gone' } }]);
    writer = { write: async () => Promise.reject(new Error('it was made already')) };
    // If the user cancels, or IT forbids the folder, the failed export is retained.
    const place = chosen;
    chosen = null;
    expect(await again(handlers, true)).toEqual({ path: null, rows: 0, bytes: 0 });
    [chosen, refused] = [join(folder, 'elsewhere.csv'), true];
    await expect(again(handlers, true)).rejects.toMatchObject({ failure: { code: 'exportFolderOnly' } });
    expect(await running(handlers)).toMatchObject([{ failed: { fileName: 'list.csv', problem: 'gone' } }]);
    refused = false;
    mkdirSync(gone);
    expect(await again(handlers)).toEqual({ path: place, rows: 2, bytes: expect.any(Number) });
    expect(readFileSync(place, 'utf8')).toBe('\ufeffالطلب\r\n7\r\n5\r\n');
    expect([await running(handlers), progress.at(-1)]).toEqual([[], []]);
    await expect(again(handlers)).rejects.toMatchObject({ failure: { code: 'badInput' } });
    await handlers['listExports.open']({ path: place, isFolder: true });

    chosen = join(folder, 'lost', 'list.csv');
    writer = writerInThisThread;
    const lost = toHandlers();
    await save({}, lost);
    chosen = join(folder, 'elsewhere.csv');
    expect(await again(lost, true)).toEqual({ path: chosen, rows: 2, bytes: expect.any(Number) });
    expect(readFileSync(chosen, 'utf8')).toContain('الطلب');
  });

  it('is held by another program where its folder may be written all the same, and forbidden where it may not', async () => {
    chosen = join(folder, 'open.csv');
    writeFileSync(chosen, 'as it was');
    put = refuse('EPERM');
    const handlers = toHandlers();
    await save({}, handlers);
    expect(await running(handlers)).toMatchObject([{ failed: { problem: 'inUse' } }]);
    expect(readFileSync(chosen, 'utf8')).toBe('as it was');
    chosen = join(folder, 'new.csv');
    const others = toHandlers();
    await save({}, others);
    expect(await running(others)).toMatchObject([{ failed: { problem: 'noAccess' } }]);
  });

  it('is forgotten when it is closed and when too many wait; whatever else went wrong has a reference', async () => {
    put = refuse('EWHATEVER');
    const handlers = toHandlers();
    for (let time = 0; time < 5; time++) await save({}, handlers);
    const kept = (await running(handlers)) as { id: number; failed: object }[];
    expect(kept.map(({ id }) => id)).toEqual([3, 4, 5]);
    expect(kept[0]?.failed).toEqual({ fileName: 'list.csv', problem: 'other', reference: 'R3' });
    await handlers['listExports.stop']({ id: 4 });
    expect(await running(handlers)).toMatchObject([{ id: 3 }, { id: 5 }]);
    isAllowed = false;
    await expect(handlers['listExports.retry']({ id: 3, isElsewhere: false })).rejects.toMatchObject({
      failure: { code: 'exportForbidden' },
    });
    expect(await running(handlers)).toHaveLength(2);
  });
});
