import type { FullListQuery } from '@shared/contract/desktop/full-lists';
import { ok } from '@shared/contract/result';
import type { FullListName } from '@shared/domain/lists/full-list';
import { toColumnTypes } from '@shared/lists/lists';

/** `scope`: the requested tab. */
interface Sample {
  record: { id: number };
  scope?: object;
  lines: unknown[][];
}

import { describe, expect, it, vi } from 'vitest';
import { toText } from './export/cells';
import { createFullLists, type FullListDeps, type FullLists } from './full-lists';
import { createListValues } from './list-values';

const names = { name_en: 'Lamps', name_ar: 'مصابيح' };
const message = { id: 8, full_name: 'Sara', email: 's@x.kw', phone: '99887766', message: 'أول سطر\nثاني سطر', status: 'open' };
const admin = {
  id: 2,
  f_name: 'Mona',
  l_name: '',
  email: 'm@x.kw',
  phone: '55667788',
  country_code: '+965',
  isBlocked: true,
  avatar: null,
};
const red = { ...names, id: 5, name_en: 'Color', name_ar: 'اللون', variant_values: [{ id: 1, value_en: '#ff0000', value_ar: '#ff0000' }] };
const size = {
  id: 6,
  name_en: 'Size',
  name_ar: 'المقاس',
  variant_values: ['S', 'L'].map((value_en, id) => ({ id, value_en, value_ar: `${value_en}ـ` })),
};

/** A row of each list as the server sends it, and its Arabic line in a file. */
const samples = {
  'admins.list': {
    record: { ...admin, admin_roles: [{ role: 'admin' }, { role: 'order' }, { role: 'unheard' }] } as never,
    scope: { isDeleted: false },
    lines: [[2, 'Mona', 'm@x.kw', '55667788', 'some', 'المشرفون, الطلبات', 'on']],
  },
  'categories.list': { record: { id: 3, ...names, image: '' } as never, scope: { isDeleted: true }, lines: [[3, 'مصابيح', 'Lamps']] },
  'variants.list': {
    record: { id: 5, ...names, variants: [red, size] } as never,
    lines: [
      [5, 'مصابيح', 'Color', 'اللون', 'أحمر'],
      [6, 'مصابيح', 'Size', 'المقاس', 'Sـ، Lـ'],
    ],
  },
  'dynamicVariants.list': {
    record: { id: 4, ...names, category: null, price: 1250, has_amount: false, available_amount: 0 } as never,
    lines: [[4, 'Lamps', 'مصابيح', '', 1250, 'بلا حد']],
  },
  'homeProducts.list': {
    record: { id: 9, title: 'Pump', type: 'high_pressure', description: '', show_product_images: [{ url: 'a' }] } as never,
    scope: { type: 'high_pressure' },
    lines: [[9, 'Pump', 'high_pressure', 1]],
  },
  'homeMessages.list': { record: message, scope: { status: 'open' }, lines: [[8, 'Sara', 's@x.kw', '99887766', message.message, 'open']] },
  'shopMessages.list': { record: message, scope: { status: 'open' }, lines: [[8, 'Sara', 's@x.kw', '99887766', message.message, 'open']] },
  'notifications.list': {
    record: { id: 1, title_en: 'A', title_ar: 'ب', description_en: 'C', description_ar: 'د', createdAt: '' } as never,
    lines: [[1, 'A', 'ب', 'C', 'د', '']],
  },
  'currency.list': { record: { id: 7, country: names, rate: 12.18 } as never, lines: [[7, 'مصابيح', 12.18, 0.082102]] },
} satisfies Partial<Record<FullListName, Sample>>;
type FileListName = keyof typeof samples;

function open(list: FileListName, records: { id: number }[]) {
  const asked: unknown[] = [];
  const shop = { records };
  const call = async (_name: string, input?: { query: { page?: number } }) => {
    asked.push(input);
    const { page } = input?.query ?? {};
    const rows = page === undefined ? shop.records : shop.records.slice((page - 1) * 20, page * 20);
    return ok(list === 'currency.list' ? { rows, unreadable: [] } : { rows, unreadable: [], totalItems: shop.records.length });
  };
  const lists: FullLists = createFullLists({
    api: { call } as unknown as FullListDeps['api'],
    facts: createListValues(() => 3),
    onChanged: () => undefined,
    printed: async () => new Set(),
    log: { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() } as unknown as FullListDeps['log'],
    monotonic: () => 0,
  });
  const question = (more: object = {}): FullListQuery => ({ list, language: 'ar', filters: {}, sort: null, page: 1, ...more });
  const table = async (more: object = {}, ids: number[] | null = null): Promise<unknown[][]> => {
    const whole = await vi.waitFor(async () => {
      const found = (await lists.view(question(more))).of === null ? null : await lists.table(question(more), ids);
      expect(found).not.toBeNull();
      return found;
    });
    return Array.from({ length: whole?.count ?? 0 }, (_, at) =>
      Object.keys(toColumnTypes(list)).map((key) => {
        const value = whole?.values[key]?.[at] ?? null;
        return typeof value === 'number' ? value : toText(value, { key, head: '' }, 'ar');
      }),
    );
  };
  return { lists, shop, asked, table };
}

describe('what stands in a file of each list that only the server orders', () => {
  it.each(Object.entries(samples) as [FileListName, Sample][])('%s', async (list, { record, scope = {}, lines }) => {
    const { table, asked } = open(list, [record]);
    expect(await table(scope)).toEqual(lines);
    // The tab is part of the request; a list without a query gets none.
    expect(asked).toEqual([list === 'currency.list' ? undefined : { query: { ...scope, page: 1 } }]);
  });

  it('takes the rows that are ticked or searched for, those of records that hold several too', async () => {
    const { table } = open('variants.list', [samples['variants.list'].record]);
    expect(await table({}, [6])).toEqual([samples['variants.list'].lines[1]]);
    expect(await table({ search: 'size' })).toEqual([samples['variants.list'].lines[1]]);
    expect(await table({ search: 'مصابيح' })).toHaveLength(2);
  });

  it.each(['shopMessages.list', 'variants.list', 'currency.list'] as const)(
    '%s is read anew after it was written, however long it is',
    async (list) => {
      const { record } = samples[list];
      const records = Array.from({ length: 45 }, (_, at) =>
        list === 'variants.list' ? { ...record, id: at + 1, variants: [{ ...size, id: at + 1 }] } : { ...record, id: at + 1 },
      );
      const { table, lists, shop } = open(list, records);
      expect(await table()).toHaveLength(45);
      shop.records = shop.records.slice(1);
      // Rows that were seen on a page don't change the number of rows in the full list.
      lists.noteSeen(list, shop.records.slice(0, 20));
      expect(await table()).toHaveLength(45);
      lists.noteWritten(list, 1, null);
      expect(await table()).toHaveLength(44);
      shop.records = [...shop.records, { ...shop.records[0], id: 99 } as never];
      lists.noteAdded(list);
      expect(await table()).toHaveLength(45);
    },
  );
});
