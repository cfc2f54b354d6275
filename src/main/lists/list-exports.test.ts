import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PaperTable } from '@documents/table-sheet/table-sheet';
import type { WholeQuestion } from '@shared/contract/desktop/whole-lists';
import { FailureError } from '@shared/contract/result';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createSettings } from '../settings/settings';
import { createListExportHandlers, createTableSaver, type TableSaverDeps } from './list-exports';

const folder = mkdtempSync(join(tmpdir(), 'diwan-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const question: WholeQuestion = { list: 'guestOrders.list', language: 'ar', conditions: {}, sort: null, page: 1 };
const wish = {
  question,
  ids: null,
  each: 'row',
  columns: [{ key: 'order', head: 'الطلب' }],
  notes: ['الحالة: طلب جديد'],
  format: 'csvComma',
  title: 'طلبات: اليوم',
} as const;
const table = { kinds: { order: 'number' }, values: { order: [7, 5] }, count: 2, rowAt: () => undefined } as const;

let chosen: string | null;
let offered: string[];
let asked: unknown[];
let isAllowed: boolean | undefined;
let draw: TableSaverDeps['drawTable'];
let held: typeof table | null;
const toHandlers = () =>
  createListExportHandlers({
    lists: {
      whole: () => ({ columns: null }) as never,
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
      exportFolder: { start: async (own) => own, demand: async () => undefined },
      digits: () => 'latn',
      drawTable: (...args) => draw(...args),
    }),
  });
const save = async (changes: object = {}, handlers = toHandlers()): Promise<unknown> => {
  try {
    return await handlers['listExports.save']({ ...wish, columns: [...wish.columns], notes: [...wish.notes], ...changes });
  } catch (error) {
    return (error as { failure: { code: string } }).failure.code;
  }
};

beforeEach(() => {
  [chosen, offered, asked, isAllowed, held] = [join(folder, 'list.csv'), [], [], undefined, table];
});

describe('saving a list', () => {
  it('asks where to, by a name that every system takes, and says how many rows it wrote', async () => {
    expect(await save({ ids: [7, 5] })).toEqual({ path: chosen, rows: 2 });
    expect(asked).toEqual([[question, [7, 5]]]);
    expect(offered[0]).toMatch(/^طلبات- اليوم \d{4}-\d{2}-\d{2}\.csv$/);
    expect(readFileSync(chosen as string, 'utf8')).toBe('\ufeffالطلب\r\n7\r\n5\r\n');
    await save({ format: 'xlsx' });
    expect(offered[1]).toMatch(/\.xlsx$/);
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
    expect(await save({ format: 'pdf' })).toEqual({ path: null, rows: 0 });
    expect(await save()).toEqual({ path: null, rows: 0 });
    expect(readdirSync(folder).filter((name) => name === 'list.csv')).toEqual([]);
  });

  it('draws a PDF with what narrowed the rows in words, and says before any place is chosen what is too much for paper', async () => {
    const drawn: PaperTable[] = [];
    draw = async (paper) => {
      drawn.push(paper);
      return Buffer.from('%PDF-');
    };
    chosen = join(folder, 'list.pdf');
    expect(await save({ format: 'pdf' })).toEqual({ path: chosen, rows: 2 });
    expect(readFileSync(chosen, 'utf8')).toBe('%PDF-');
    expect(drawn).toMatchObject([{ title: wish.title, count: 'صفان', notes: wish.notes, rows: [['7'], ['5']], sums: null }]);
    held = { ...table, count: 2001 } as never;
    expect(await save({ format: 'pdf' })).toBe('tooManyForPaper');
    held = table;
    const columns = Array.from({ length: 20 }, (_, at) => ({ key: `text${at}`, head: 'نص' }));
    expect(await save({ format: 'pdf', columns })).toBe('tooWideForPaper');
    expect(offered).toHaveLength(1);
  });

  it('saves figures that stand in no list the same way', async () => {
    const wished = { language: 'ar', format: 'csvComma', title: 'لوحة المعلومات', notes: [] } as const;
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
    expect(saved).toEqual({ path: chosen, rows: 2 });
    expect(readFileSync(chosen, 'utf8')).toBe("\ufeffالاسم,المبلغ\r\n'=المبيعات,1.250\r\nالطلبات,\r\n");
    expect(offered[0]).toMatch(/^لوحة المعلومات \d{4}-\d{2}-\d{2}\.csv$/);
  });

  it('leaves nothing behind when it is stopped while it is drawn', async () => {
    const handlers = toHandlers();
    draw = (_paper, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new FailureError({ code: 'cancelled' })));
        void handlers['listExports.stop'](undefined);
      });
    chosen = join(folder, 'stopped.pdf');
    expect(await save({ format: 'pdf' }, handlers)).toEqual({ path: null, rows: 0 });
    expect(existsSync(chosen)).toBe(false);
  });
});
