import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSettings } from '@main/system/settings/settings';
import type { ListViews } from '@shared/contract/desktop/list-views';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createListViewHandlers } from './list-views';

const folder = mkdtempSync(join(tmpdir(), 'diwan-views-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list = 'orders-guest';
const view = { id: 'v1', name: 'نقدًا: اليوم?', filters: { payment: ['cash'] }, sort: { key: 'total', isDescending: true }, columns: null };
const value: ListViews = { views: [view], defaultId: 'v1', columns: [{ key: 'name', width: 200 }], hasStarters: true };

let content: Record<string, unknown>;
let account: string | null;
let chosen: string | null;
let offered: string[];
const open = () =>
  createListViewHandlers({
    settings: createSettings({
      file: {
        path: '',
        read: () => content,
        write: (next) => {
          content = JSON.parse(JSON.stringify(next)) as Record<string, unknown>;
        },
      },
      onUnreadable: () => undefined,
      lastGood: () => undefined,
    }),
    account: () => account,
    dialog: {
      async askPath({ fileName }) {
        offered.push(fileName);
        return chosen;
      },
      askExisting: async () => chosen,
    },
    exportFolder: { start: async (own) => own, demand: async () => undefined },
  });

beforeEach(() => {
  content = {};
  account = 'https://shop.example#1';
  chosen = join(folder, 'view.json');
  offered = [];
});

describe('saved views', () => {
  it('belong to an account and a list, and outlive a restart', () => {
    open()['listViews.save']({ list, value });
    expect(open()['listViews.read']({ list })).toEqual(value);
    expect(open()['listViews.read']({ list: 'users' })).toMatchObject({ views: [] });
    account = 'https://shop.example#2';
    expect(open()['listViews.read']({ list: 'users' })).toMatchObject({ views: [], defaultId: null, columns: null });
    account = null;
    expect(open()['listViews.read']({ list })).toMatchObject({ views: [] });
    expect(() => open()['listViews.save']({ list, value })).toThrow(expect.objectContaining({ failure: { code: 'sessionEnded' } }));
  });

  it('are there from the start in both lists of orders, before those that were saved already, and stay deleted', async () => {
    const views = open();
    for (const orders of ['orders', 'orders-guest']) {
      const { views: starters } = await views['listViews.read']({ list: orders });
      expect(starters.map(({ starter }) => starter)).toEqual(['fresh', 'toShip', 'cashToCollect', 'notPrinted']);
      expect(starters[3]?.filters).toEqual({ status: ['ordered', 'process'], printed: ['no'] });
    }
    const { hasStarters: _, ...older } = value;
    views['listViews.save']({ list, value: older });
    const read = await views['listViews.read']({ list });
    expect(read.views.map(({ id }) => id)).toEqual([...read.views.slice(0, 4).map(({ id }) => id), 'v1']);
    views['listViews.save']({ list, value: { ...read, views: [view] } });
    expect((await open()['listViews.read']({ list })).views).toEqual([view]);
    views['listViews.save']({ list, value: { ...older, views: Array.from({ length: 18 }, (_one, at) => ({ ...view, id: `v${at}` })) } });
    expect((await views['listViews.read']({ list })).views).toHaveLength(20);
  });

  it('go to a colleague as a file with neither rows nor the account, and come in under a number of their own', async () => {
    const views = open();
    views['listViews.save']({ list, value });
    await views['listViews.export']({ list, id: 'v1' });
    expect(offered).toEqual(['نقدًا- اليوم-.json']);
    expect(readFileSync(chosen as string, 'utf8')).not.toContain('shop.example');
    account = 'https://shop.example#2';
    const added = await views['listViews.import']({ list });
    expect(added).toMatchObject({ name: view.name, filters: view.filters, sort: view.sort });
    expect(added?.id).not.toBe('v1');
    expect((await views['listViews.read']({ list })).views.at(-1)).toEqual(added);
  });

  it('do not come in from another file, for another list, or beyond what is kept', async () => {
    const views = open();
    const refusal = (text: string): Promise<unknown> => {
      writeFileSync(chosen as string, text);
      return Promise.resolve(views['listViews.import']({ list })).then(
        () => null,
        (error) => error.failure.code,
      );
    };
    const { id: _id, ...rest } = view;
    expect(await refusal('{"diwan":"print-settings","version":1}')).toBe('viewFileForeign');
    expect(await refusal('no json')).toBe('viewFileForeign');
    expect(await refusal('x'.repeat(200_000))).toBe('fileTooLarge');
    const file = { diwan: 'list-view', version: 1, list: 'masterHN/products', view: rest };
    expect(await refusal(JSON.stringify(file))).toBe('viewFileOfOtherList');
    views['listViews.save']({ list, value: { ...value, views: Array.from({ length: 20 }, (_, at) => ({ ...view, id: `v${at}` })) } });
    expect(await refusal(JSON.stringify({ ...file, list }))).toBe('viewsFull');
    // With the byte order mark that Windows editors write.
    views['listViews.save']({ list, value: { ...value, views: [] } });
    expect(await refusal(`\ufeff${JSON.stringify({ ...file, list })}`)).toBeNull();
    chosen = null;
    expect(await views['listViews.import']({ list })).toBeNull();
  });
});
