import { readTable } from '@main/imports/read-table';
import { toExportFile } from '@main/lists/export-file';
import { createListFacts } from '@main/lists/facts';
import { createRowStore, toRowEntry } from '@main/lists/row-store';
import { createProductIndex, findProducts } from '@renderer/features/products/import/find-products';
import { guessColumns, hasHeads, readLine } from '@renderer/features/products/import/import-columns';
import { type ImportRow, toImportRow } from '@renderer/features/products/import/import-rows';
import { toFieldValues, toWritingRow } from '@renderer/features/products/writing/product-fields';
import { toUndoRows } from '@renderer/features/products/writing/write-products';
import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import type { Product } from '@shared/contract/catalogue/products';
import type { ExportFormat } from '@shared/contract/desktop/list-exports';
import type { Language } from '@shared/domain/language';
import type { Fils } from '@shared/domain/money';
import { translator } from '@shared/i18n/translate';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../support/samples/products';

const facts = createListFacts(() => 5)['products.list'];
const keys = ['product', 'code', 'ownPrice', 'offerPrice', 'cost', 'stock', 'flags'] as const;

/** The list of products as its export writes it. */
async function exported(
  products: readonly Product[],
  { format, language }: { format: ExportFormat; language: Language },
): Promise<Uint8Array> {
  const t = translator(language);
  const flags = Object.fromEntries((['bestSeller', 'newIn', 'offer'] as const).map((flag) => [flag, t(`products.flags.${flag}`)]));
  const columns = keys.map((key) => ({ key, head: t(`products.columns.${key}`), ...(key === 'flags' && { names: flags }) }));
  const { values } = createRowStore(facts, products.map(toRowEntry(facts))).columns();
  return new Uint8Array(
    await toExportFile({ columns, kinds: facts.kinds, values, count: products.length }, { format, language, title: 'Products' }),
  );
}

/** What an import of the file would do. */
async function imported(
  file: Uint8Array,
  products: readonly Product[],
  change = (rows: string[][]): string[][] => rows,
): Promise<ImportRow[]> {
  const result = await readTable(file);
  if (!result.ok) throw new Error(result.code);
  const rows = change(result.table.rows);
  const index = createProductIndex(products);
  const isHeaded = hasHeads(rows, {});
  expect(isHeaded).toBe(true);
  const targets = guessColumns(rows, { isHeaded, remembered: {}, keys: index });
  expect(targets).toEqual(['name', 'code', 'price', 'offerPrice', 'cost', 'amount', 'flags']);
  const { found, lost } = findProducts(rows.slice(1), targets, { index, firstLine: 2, given: new Map() });
  expect(lost).toEqual([]);
  return found.map(({ product, line }) => toImportRow(product, line, readLine(rows[line - 1] ?? [], targets, { keepsEmpty: true })));
}

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
        const rows = await imported(await exported(products, { format, language }), products);
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
    const plan = changes.flatMap(({ product, judged }) => toWritingRow(product, { own: judged.wanted ?? {} }) ?? []);
    expect(plan.flatMap((row) => row.changes).every(({ field, from, to }) => field === 'price' && Number(to) - Number(from) === 1000)).toBe(
      true,
    );
    const outcomes = Object.fromEntries(plan.map(({ id }) => [id, { state: 'written' as const }]));
    for (const { id, changes: back } of toUndoRows({ rows: plan, outcomes })) {
      const product = products.find((one) => one.id === id);
      expect(back.map(({ field, to }) => [field, to])).toEqual([['price', product && toFieldValues(product).price]]);
    }
  });
});
