// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValueOf } from '@shared/contract/tables/bridge';
import { type CallName, calls } from '@shared/contract/tables/registry';
import { toKuwaitDay } from '@shared/domain/dates';
import type { Fils } from '@shared/domain/money';
import { lists as registered } from '@shared/lists/lists';
import { expect, it } from 'vitest';
import { type DeclaredList, listContract } from '../../../../tests/support/page/list-contract';
import { catalogueLists } from '../../../../tests/support/page/screens/catalogue';
import { orderLists } from '../../../../tests/support/page/screens/orders';
import { peopleLists } from '../../../../tests/support/page/screens/people';
import { shopLists } from '../../../../tests/support/page/screens/shop';
import { siteLists } from '../../../../tests/support/page/screens/site';
import { createSampleShop } from '../../../sample-shop/sample-shop';
import { createShopClient } from '../../../sample-shop/testing/shop-client';

const listExpectations = { ...catalogueLists, ...orderLists, ...peopleLists, ...shopLists, ...siteLists };
const folder = join(import.meta.dirname, '../features');
const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => name.includes('.test.') }).map((name) => join(folder, name));
const sources = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/**
 * Names of the declarations that screens render; `?` for one without a name. A component whose `definition` is a property passes it on, and
 * one that makes it at run time extends a declaration.
 */
const declared = sources.flatMap(({ text }) => {
  const given = [...text.matchAll(/\bdefinition=\{(\w*)/g)].map(([, name]) => name || '?');
  const extended = given.includes('definition') ? [...text.matchAll(/\.\.\.(\w+List),/g)].map(([, name = '?']) => name) : [];
  return [...given.filter((name) => name !== 'definition'), ...extended];
});
const lists = await Promise.all(
  declared.map(async (name): Promise<[string, DeclaredList | undefined]> => {
    const source = sources.find(({ text }) => new RegExp(`^(export )?const ${name}\\b`, 'm').test(text));
    return [name, source && (await import(source.file))[name]];
  }),
);

it('finds the declaration of each list, which its module exports, and what it must show', () => {
  expect(lists.filter(([, list]) => list === undefined)).toEqual([]);
  expect(lists.map(([, list]) => list?.id).toSorted()).toEqual(Object.keys(listExpectations).toSorted());
});

it('each list that is loaded in full is registered under its call (the table at the end of its file in src/shared/lists)', () => {
  const loaded = lists.flatMap(([, list]) => (list?.toScope ? [list] : []));
  expect(loaded.length).toBeGreaterThan(10);
  expect(loaded.filter(({ call, list }) => registered[call as keyof typeof registered] !== list).map(({ id }) => id)).toEqual([]);
});

const today = toKuwaitDay(new Date());
const fils = (amount: number): Fils => amount as Fils;
/** Lists whose data is on this computer. */
const history: ValueOf<'history.list'> = {
  rows: [
    {
      id: today,
      sheets: 1,
      entries: [
        {
          id: 'job-1',
          document: 'packingSlip',
          order: { kind: 'order', id: 10573 },
          title: 'PACK-10573',
          customer: 'خالد الهاجري',
          printer: 'hp',
          printerName: 'HP LaserJet M404',
          by: { origin: 'person', name: 'مريم العوضي' },
          copies: 1,
          isUnprinted: false,
          reprint: 0,
          paper: 'A4',
          language: 'ar',
          outcome: 'finished',
          state: 'done',
          at: `${today}T06:30:00.000Z`,
          isSheetKept: true,
        },
      ],
    },
  ],
  unreadable: [],
  totalItems: 1,
  keptDays: 90,
  areNamesReadable: true,
};

const sums = { count: 0, fileFils: fils(0), shopFils: fils(0), reviewed: 0 };
const source = { of: 1, readAt: `${today}T06:30:00.000Z`, gap: null, unreadable: 0, reading: { kind: 'none' } } as const;
const payments: ValueOf<'reconciliation.lines'> = {
  rows: [
    {
      id: 'L2',
      group: 'matched',
      kind: 'payment',
      line: 2,
      ref: '436081844',
      day: today,
      terminal: 'K104',
      card: '5529',
      fileFils: fils(36_800),
      feeFils: fils(150),
      by: 'ref',
      order: { kind: 'order', id: 10573, customer: 'خالد الهاجري', day: today, status: 'delivered', method: 'knet', fils: fils(36_800) },
      shopFils: fils(36_800),
      differenceFils: fils(0),
      hint: null,
      isReviewed: false,
      note: '',
    },
  ],
  unreadable: [],
  totalItems: 1,
  file: { id: 'f'.repeat(64), name: 'KNET.xlsx', savedAt: `${today}T06:30:00.000Z`, lines: 1, reviewed: 0, isReviewLost: false },
  result: {
    groups: { matched: sums, differs: sums, fileOnly: sums, shopOnly: sums },
    totals: { grossFils: fils(36_800), refundFils: fils(0), feeFils: fils(150), netFils: fils(36_650), ownFils: null },
    days: { from: today, to: today },
  },
  sources: { order: source, guestOrder: source },
  terminals: ['K104'],
  badLines: [],
};

const shop = createShopClient(createSampleShop());
for (const [, list] of lists) {
  if (!list) continue;
  const expected = listExpectations[list.id];
  if (!expected) continue;
  const { rows, ...answer } = list.call in calls ? await read(list.call as CallName) : list.call === 'history.list' ? history : payments;
  // Two rows are enough and take a tenth of a whole page's time.
  listContract(list, { ...answer, rows: rows.slice(0, 2) } as ValueOf<typeof list.call>, expected);
}

/** Returns a list's data from the sample shop, parsed as the app does. */
async function read(name: CallName): Promise<ValueOf<'admins.list'>> {
  const query = name.endsWith('Messages.list')
    ? { page: 1, status: 'open' }
    : name === 'homeProducts.list'
      ? { page: 1, type: 'premium_products' }
      : { page: 1 };
  return (await shop.call(name, { query } as never)).value() as never;
}
