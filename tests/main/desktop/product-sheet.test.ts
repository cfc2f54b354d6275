import { toUndoTable } from '@main/data/bulk-writes/undo-file';
import { createListValues } from '@main/data/full-lists/list-values';
import { createRowStore, toRowEntry } from '@main/data/full-lists/row-store';
import { readTable } from '@main/data/imports/read-table';
import { toPlan } from '@renderer/features/products/grid/product-lines';
import { createProductIndex, findProducts } from '@renderer/features/products/import/find-products';
import { findHeads, guessColumns } from '@renderer/features/products/import/guess-columns';
import { readLine } from '@renderer/features/products/import/import-columns';
import { type ImportRow, toImportRow } from '@renderer/features/products/import/import-rows';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import type { Product } from '@shared/contract/catalogue/products';
import type { ExportFormat } from '@shared/contract/desktop/list-exports';
import { toUndoRows } from '@shared/contract/desktop/undo-rows';
import type { Language } from '@shared/domain/language';
import { type Fils, toFils } from '@shared/domain/money';
import { createFormatter } from '@shared/i18n/format';
import { translator } from '@shared/i18n/translate';
import { toColumnTypes } from '@shared/lists/lists';
import { toCombinations, toFieldValues } from '@shared/products/product-changes';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSheet } from '../../support/main/made-file';
import { aProduct } from '../../support/samples/products';

const facts = createListValues(() => 5)['products.list'];
const keys = ['product', 'code', 'ownPrice', 'offerPrice', 'cost', 'stock', 'flags'] as const;

/** Returns the list of products as the export writes it. */
async function exported(
  products: readonly Product[],
  { format, language, isUnfolded = false }: { format: ExportFormat; language: Language; isUnfolded?: boolean },
): Promise<Uint8Array> {
  const t = translator(language);
  const flags = Object.fromEntries((['bestSeller', 'newIn', 'offer'] as const).map((flag) => [flag, t(`products.flags.${flag}`)]));
  const own = keys.map((key) => ({ key, head: t(`products.columns.${key}`), ...(key === 'flags' && { names: flags }) }));
  const columns = isUnfolded ? [...own, { key: 'combination', head: t('products.parts.part') }] : own;
  const store = createRowStore(facts, products.map(toRowEntry(facts)));
  const { values, parts, bytes } = store.columns();
  const types = toColumnTypes('products.list', isUnfolded ? 'part' : 'row');
  const lines = parts.reduce((sum, count) => sum + count, 0);
  const unfolding = { list: 'products.list' as const, codes: new Map(), lines, bytesAt: (row: number) => bytes[row] ?? new Uint8Array() };
  const table = { columns, types, values, count: products.length, ...(isUnfolded && { unfolding }) };
  return new Uint8Array(await makeSheet(table, { format, language, title: 'Products' }));
}

const plain = ['name', 'code', 'price', 'offerPrice', 'cost', 'amount', 'flags'];

/** Returns the rows that an import of the file produces. */
async function imported(
  file: Uint8Array,
  products: readonly Product[],
  change = (rows: string[][]): string[][] => rows,
  expected: readonly string[] = plain,
): Promise<ImportRow[]> {
  const result = await readTable(file);
  if (!result.ok) throw new Error(result.code);
  const rows = change(result.table.rows);
  const index = createProductIndex(products);
  const headAt = findHeads(rows, []);
  expect(headAt).toBe(0);
  const targets = guessColumns(rows, { headAt, layouts: [], keys: index });
  expect(targets).toEqual(expected);
  const isUnfolded = targets.includes('combination');
  const { found, lost } = findProducts(rows.slice(1), targets, { index, firstLine: 2, given: new Map() });
  expect(lost).toEqual([]);
  return found.map(({ product, combination, line }) =>
    toImportRow({ product, combination, isUnfolded }, line, readLine(rows[line - 1] ?? [], targets, { keepsEmpty: true })),
  );
}

const { amount, number } = createFormatter('en', 'latn');
/** Amounts and pieces as screens format them. */
const toShown = ({ price, offerPrice, cost, amount: pieces }: Product): string[] => [
  amount(price),
  offerPrice === null ? '' : amount(offerPrice),
  amount(cost),
  number(pieces),
];
/** The same values from a line of a file. */
const toSeen = ([, , price = '', offerPrice = '', cost = '', pieces = '']: string[]): string[] => [
  ...[price, offerPrice, cost].map((cell) => (cell === '' ? '' : amount(toFils(Number(cell))))),
  number(Number(pieces)),
];

const fils = fc.integer({ min: 1, max: 2_000_000 });
const shop = fc
  .array(
    fc.record({
      price: fils,
      offerPrice: fc.option(fils),
      cost: fils,
      amount: fc.integer({ min: 0, max: 5000 }),
      bestSeller: fc.boolean(),
      newIn: fc.boolean(),
      offer: fc.boolean(),
      name_ar: fc.string({ unit: fc.constantFrom('قدر', ' ', ';', ',', '"', '=', 'é') }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((rows) => rows.map((row, at) => aProduct(at + 1, { ...row, code: `BD-0${at + 1}` } as Partial<Product>)));

beforeAll(() => {
  startI18n('ar');
  addAllTexts();
});

describe('products as a file and back', () => {
  it.each<[ExportFormat, Language]>([
    ['xlsx', 'ar'],
    ['xlsx', 'en'],
    ['csvSemicolon', 'ar'],
    ['csvComma', 'en'],
  ])('change nothing, whatever the shop: %s, %s', async (format, language) => {
    await fc.assert(
      fc.asyncProperty(shop, async (products) => {
        const file = await exported(products, { format, language });
        const rows = await imported(file, products, (lines) => {
          expect(lines.slice(1).map(toSeen)).toEqual(products.map(toShown));
          return lines;
        });
        expect(rows.map(({ status }) => status)).toEqual(products.map(() => 'same'));
      }),
      { numRuns: 15 },
    );
  });

  it('with forty prices changed are exactly forty changes, and the way back leads to the start', async () => {
    const products = Array.from({ length: 500 }, (_, at) =>
      aProduct(at + 1, { price: (5000 + at * 250) as Fils, offerPrice: at % 5 === 0 ? ((4000 + at * 200) as Fils) : null, amount: at }),
    );
    const file = await exported(products, { format: 'xlsx', language: 'ar' });
    const rows = await imported(file, products, (lines) =>
      lines.map((line, at) => (at > 0 && at <= 40 ? line.map((cell, column) => (column === 2 ? String(Number(cell) + 1) : cell)) : line)),
    );
    const changes = rows.filter(({ status }) => status === 'change');
    expect(changes).toHaveLength(40);
    expect(rows.filter(({ status }) => status === 'same')).toHaveLength(460);
    const plan = toPlan(changes);
    expect(plan.flatMap((row) => row.changes).every(({ field, from, to }) => field === 'price' && Number(to) - Number(from) === 1000)).toBe(
      true,
    );
    const outcomes = Object.fromEntries(plan.map(({ id }) => [id, { state: 'written' as const }]));
    for (const { id, changes: back } of toUndoRows({ rows: plan, outcomes })) {
      const product = products.find((one) => one.id === id);
      expect(back.map(({ field, to }) => [field, to])).toEqual([['price', product && toFieldValues(product).price]]);
    }
    // The undo file, imported into the shop after the run, makes exactly the reverse changes.
    const after = products.map((product) => ({ ...product, price: (product.price + (product.id <= 40 ? 1000 : 0)) as Fils }));
    const table = toUndoTable(toUndoRows({ rows: plan, outcomes }), { id: 'x', t: translator('ar'), language: 'ar' });
    const undoFile = new Uint8Array(await makeSheet(table, { format: 'xlsx', language: 'ar', title: 'تراجع' }));
    const back = await imported(undoFile, after, undefined, ['id', 'name', 'combination', 'price', 'undo']);
    expect(back.map(({ status }) => status)).toEqual(plan.map(() => 'change'));
    expect(toPlan(back)).toEqual(toUndoRows({ rows: plan, outcomes }));
  });

  it.each(['ar', 'en'] as const)(
    'with a line for each combination lead to it by its values, and back by the undo file: %s',
    async (language) => {
      const sizes = ['S', 'M'].map((size, at) => ({
        variant: { id: 1, name_en: 'Size', name_ar: 'المقاس' },
        variant_value: { id: at + 1, value_en: size, value_ar: `مقاس ${size}` },
      }));
      const combined = (id: number, changes: Partial<Product>): Product =>
        aProduct(id, {
          variant: sizes,
          variant_combinations: [1, 2].map((value) => [{ variant_id: 1, variant_value_id: value }]),
          variant_data: [3, 8].map((amount) => ({ price: 5000 as Fils, cost: 2000 as Fils, images: [], amount })),
          amount: 11,
          ...changes,
        });
      const products = [aProduct(1), combined(2, { all_price: false, all_cost: false }), combined(3, { all_price: true, all_cost: true })];
      const targets = [...plain, 'combination'];
      const file = await exported(products, { format: 'xlsx', language, isUnfolded: true });
      const same = await imported(file, products, undefined, targets);
      expect(same.map(({ id, status }) => [id, status])).toEqual(
        [1, 2, '2/1:1', '2/1:2', 3, '3/1:1', '3/1:2'].map((id) => [String(id), 'same']),
      );
      // Changes the price of the product with a shared price, and the price and pieces of one combination of the other.
      const type = (line: string[], changes: Record<number, string>): string[] => line.map((cell, column) => changes[column] ?? cell);
      const rows = await imported(
        file,
        products,
        (lines) => lines.map((line, at) => (at === 5 ? type(line, { 2: '9' }) : at === 4 ? type(line, { 2: '6.5', 5: '0' }) : line)),
        targets,
      );
      const plan = toPlan(rows.filter(({ status }) => status === 'change'));
      expect(plan.map(({ id, changes }) => [id, changes.map(({ field, combination, to }) => [field, combination?.key, to])])).toEqual([
        [
          2,
          [
            ['price', '1:2', 6500],
            ['amount', '1:2', 0],
          ],
        ],
        [3, [['price', undefined, 9000]]],
      ]);
      // A line without a combination stays locked if the file has no column for combinations.
      const locked = await imported(await exported(products, { format: 'xlsx', language }), products, (lines) =>
        lines.map((line, at) => (at > 0 ? type(line, { 2: '7' }) : line)),
      );
      expect(locked.map(({ status }) => status)).toEqual(['change', 'closed', 'closed']);
      const outcomes = Object.fromEntries(plan.map(({ id }) => [id, { state: 'written' as const }]));
      const back = toUndoRows({ rows: plan, outcomes });
      const after = products.map((product) => ({
        ...product,
        ...(product.id === 3 && { price: 9000 as Fils }),
        ...(product.id === 2 && {
          variant_data: product.variant_data.map((data, at) => (at === 1 ? { ...data, price: 6500 as Fils, amount: 0 } : data)),
        }),
      }));
      expect(toCombinations(after[1] as Product)[1]?.values).toMatchObject({ price: 6500, amount: 0 });
      const undoFile = await makeSheet(toUndoTable(back, { id: 'x', t: translator(language), language }), {
        format: 'xlsx',
        language,
        title: 'Undo',
      });
      const undone = await imported(new Uint8Array(undoFile), after, undefined, ['id', 'name', 'combination', 'price', 'amount', 'undo']);
      expect(toPlan(undone)).toEqual(back);
    },
  );
});
