import { addAllTexts } from '@renderer/runtime/texts/all-texts';
import { startI18n } from '@renderer/runtime/texts/i18n';
import { type CommaMark, guessComma } from '@renderer/validation/parse-amount';
import type { Product } from '@shared/contract/catalogue/products';
import type { ColumnLayout } from '@shared/contract/desktop/imports';
import type { Fils } from '@shared/domain/money';
import { toCombinations } from '@shared/products/product-changes';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../../../tests/support/samples/products';
import { inArabic, inEnglish } from '../../../../../../tests/support/texts';
import { createProductIndex, findProducts } from './find-products';
import { findHeads, guessColumns } from './guess-columns';
import { asTyped, describeColumn, readLine } from './import-columns';
import { isPreselected, lockUnsendable, toImportRow } from './import-rows';

const fils = (amount: number): Fils => amount as Fils;
const products = [
  aProduct(1, { code: 'BD-01001', name_ar: 'قدر حديد زهر', price: fils(9750) }),
  aProduct(2, { code: 'BD-01002', name_ar: 'قدر مجبوس', price: fils(17_750), amount: 63 }),
  aProduct(3, { code: 'BD-03008', name_ar: 'دلة نحاس' }),
  aProduct(4, { code: 'BD-03009', name_ar: 'دلة نحاس' }),
];
const index = createProductIndex(products);
const ownerOf = (product: Product) => ({ product, combination: null, isUnfolded: false });

beforeAll(() => {
  startI18n('ar');
  addAllTexts();
});

describe('columns of a file', () => {
  const guess = (rows: string[][], layouts: ColumnLayout[] = []) =>
    guessColumns(rows, { headAt: findHeads(rows, layouts), layouts, keys: index });

  it.each([
    [
      [
        inArabic('promoCodes.preview.noName'),
        inArabic('products.columns.product'),
        inArabic('productForm.priceOf'),
        inArabic('productForm.offerPrice'),
        inArabic('products.columns.stock'),
        inArabic('products.columns.flags'),
      ],
      ['code', 'name', 'price', 'offerPrice', 'amount', 'flags'],
    ],
    [
      [
        inEnglish('products.columns.code'),
        inEnglish('products.columns.product'),
        inEnglish('productForm.priceOf'),
        inEnglish('productForm.offerPrice'),
        inEnglish('products.columns.stock'),
        inEnglish('products.columns.flags'),
      ],
      ['code', 'name', 'price', 'offerPrice', 'amount', 'flags'],
    ],
    [
      ['كود الصنف', 'سعر البيع (د.ك)', 'خصم', inArabic('vocabulary.wallet.balance'), 'ملاحظات', inArabic('products.flags.offer')],
      ['code', 'price', 'none', 'amount', 'none', 'offer'],
    ],
    [
      [
        'SKU',
        'Sale price KWD',
        inEnglish('orders.details.columns.amount'),
        inEnglish('productForm.cost'),
        inEnglish('orders.details.columns.id'),
        inEnglish('products.flags.newIn'),
      ],
      ['code', 'price', 'amount', 'cost', 'id', 'newIn'],
    ],
    // WooCommerce: the sale price isn't the price.
    [
      [
        inEnglish('orders.details.columns.id'),
        'SKU',
        inEnglish('categories.name'),
        inEnglish('products.columns.stock'),
        'Sale price',
        'Regular price',
      ],
      ['id', 'code', 'name', 'amount', 'offerPrice', 'price'],
    ],
    [
      [inArabic('orders.parts.code'), inArabic('categories.name'), inArabic('products.columns.stock'), 'سعر التخفيض', 'السعر الافتراضي'],
      ['code', 'name', 'amount', 'offerPrice', 'price'],
    ],
    // A file of Shopify.
    [
      [
        'Handle',
        inEnglish('about.title'),
        'Variant SKU',
        'Variant Inventory Qty',
        'Variant Price',
        'Variant Compare At Price',
        'Cost per item',
      ],
      ['none', 'name', 'code', 'amount', 'price', 'priceBefore', 'cost'],
    ],
    [
      [inArabic('promoCodes.preview.noName'), inArabic('productImport.targets.priceBefore'), 'السعر بعد الخصم'],
      ['code', 'price', 'offerPrice'],
    ],
    [
      [inArabic('promoCodes.preview.noName'), inArabic('productForm.priceOf'), inArabic('productImport.heads.salePrice')],
      ['code', 'price', 'offerPrice'],
    ],
    // Two columns with the same name: the one marked as new is used, or the one without a mark; otherwise the user decides.
    [
      ['SKU', 'Price (old)', 'Price (new)'],
      ['code', 'none', 'price'],
    ],
    [
      ['SKU', 'Price (USD)', 'Price (KWD)'],
      ['code', 'none', 'price'],
    ],
    [
      ['SKU', 'Price (October)', 'Price (November)'],
      ['code', 'none', 'none'],
    ],
  ])('are known by their heads: %j', (heads, targets) => {
    expect(guess([heads, heads.map(() => '1')])).toEqual(targets);
  });

  it('are found by what stands in them where the heads say nothing, and as a person has said before', () => {
    const rows = [
      ['BD-01001', '12', 'قدر حديد زهر'],
      ['bd-01002', '13', 'قدر مجبوس'],
    ];
    expect(findHeads(rows, [])).toBe(-1);
    expect(guess(rows)).toEqual(['code', 'none', 'name']);
    expect(guess([['', 'جديد', ''], ...rows])).toEqual(['code', 'none', 'name']);
    const layout = (...targets: string[]) => ({ heads: ['', 'جديد', ''], targets });
    expect(guess([['', 'جديد', ''], ...rows], [layout('code', 'price', 'none')])).toEqual(['code', 'price', 'none']);
  });

  it('are remembered by their whole row of heads: another file with one of them is guessed anew', () => {
    const heads = ['SKU', 'Price (old)', 'Price (new)'];
    const other = [
      ['SKU', inEnglish('productForm.priceOf')],
      ['BD-01001', '2'],
    ];
    for (const targets of [
      ['code', 'price', 'none'],
      ['code', 'none', 'price'],
    ]) {
      expect(guess([heads, ['BD-01001', '1', '2']], [{ heads, targets }])).toEqual(targets);
      expect(guess(other, [{ heads, targets }])).toEqual(['code', 'price']);
    }
  });

  it('have their heads below a title, a date and empty lines', () => {
    const body = [['BD-01001', '9.750']];
    expect(
      findHeads([['Price list'], ['27/11/2026'], [], [inEnglish('products.columns.code'), inEnglish('productForm.priceOf')], ...body], []),
    ).toBe(3);
    expect(
      findHeads(
        [[inArabic('products.counting.which')], [], [inArabic('promoCodes.preview.noName'), inArabic('productForm.priceOf')], ...body],
        [],
      ),
    ).toBe(2);
    expect(findHeads([[], ['Ref', 'Rate'], ...body], [])).toBe(1);
    expect(
      findHeads(
        [
          ['Price list of autumn'],
          [],
          ['Ref', 'Rate', inEnglish('stationSettings.orders.kinds')],
          ['BD-01001', '9.750', inEnglish('products.flags.offer')],
        ],
        [],
      ),
    ).toBe(2);
    expect(findHeads([['List'], ['Ref', inEnglish('productForm.priceOf')], ...body], [])).toBe(1);
    expect(findHeads([[], ...body], [])).toBe(-1);
  });

  it('of IDs that another shop gave name no products', () => {
    const rows = (...ids: string[]) => [
      [inEnglish('orders.details.columns.id'), 'SKU', inEnglish('productForm.priceOf')],
      ...ids.map((id, at) => [id, `BD-0100${at + 1}`, '5']),
    ];
    expect(guess(rows('1', '2'))[0]).toBe('id');
    expect(guess(rows('1187', '1'))[0]).toBe('none');
  });

  it('under the head of a flag are no flags where none of their cells is one', () => {
    expect(
      guess([
        [inEnglish('products.columns.code'), inEnglish('products.flags.offer'), inEnglish('productForm.priceOf')],
        ['BD-01001', inEnglish('products.filters.offer.below'), '5'],
      ]),
    ).toEqual(['code', 'none', 'price']);
  });

  it('say what was found in them', () => {
    const cells = (...texts: string[]) => texts.map((text, line) => ({ text, line }));
    const price = { target: 'price', reading: asTyped, isFound: () => false } as const;
    const found = describeColumn(cells('14,5', '18.25', '٢٩', '', 'abc'), price);
    expect(found).toEqual({ filled: 4, good: 3, arabic: 1, comma: { text: '14,5', value: 14_500, other: null }, rounded: 0, found: 0 });
    expect(
      describeColumn(cells('BD-01001', 'x'), { ...price, target: 'code', isFound: (text) => index.find('code', text) !== undefined }),
    ).toMatchObject({
      filled: 2,
      found: 1,
    });
    const decimal = { comma: 'decimal', calculated: new Set([1]) } as const;
    expect(describeColumn(cells('12,500', '10.48125'), { ...price, reading: decimal })).toMatchObject({
      good: 2,
      comma: { text: '12,500', value: 12_500, other: 12_500_000 },
      rounded: 1,
    });
  });

  it('that number the lines name no products, whatever was remembered of their head', () => {
    const rows = (...numbers: string[]) => [
      [inEnglish('productImport.heads.lineNumber'), inEnglish('products.columns.product'), inEnglish('productForm.priceOf')],
      ...numbers.map((number) => [number, 'Pot', '5']),
    ];
    const arabic = (...numbers: string[]) => [
      [inArabic('productImport.heads.lineNumber'), 'الصنف', inArabic('productForm.priceOf')],
      ...numbers.map((number) => [number, 'قدر', '5']),
    ];
    expect(guess(rows('1', '2', '3'))).toEqual(['none', 'name', 'price']);
    expect(guess(arabic('١', '٢', '٣'))).toEqual(['none', 'name', 'price']);
    expect(
      guess(rows('1', '2', '3'), [
        {
          heads: [inEnglish('productImport.heads.lineNumber'), inEnglish('products.columns.product'), inEnglish('productForm.priceOf')],
          targets: ['id', 'name', 'price'],
        },
      ])[0],
    ).toBe('none');
    expect(guess(rows('2', '1', '3'))[0]).toBe('id');
    expect(guess(arabic('7', '8'))[0]).toBe('id');
  });

  it.each<[string, string[], string | null, [string, number][], CommaMark]>([
    ['semicolons between the cells', ['9,750', '4,500'], ';', [], 'decimal'],
    ['a cell that can only be decimal', ['13,02', '33,863'], null, [], 'decimal'],
    ['a cell that begins with zero', ['0,750', '7,250'], null, [], 'decimal'],
    ['the prices of the shop', ['12,500', '9,750'], null, [['12,500', 12_000]], 'decimal'],
    ['the prices of the shop', ['12,500'], null, [['12,500', 12_400_000]], 'thousands'],
    ['a cell that can only be thousands', ['1,250', '1,250.500'], ';', [], 'thousands'],
    ['nothing', ['12,500'], ',', [], 'thousands'],
  ])('of amounts have one meaning of the comma, decided by %s', (_by, cells, separator, known, mark) => {
    expect(guessComma(cells, { separator, known: known.map(([text, fils]) => ({ text, fils })) })).toBe(mark);
  });
});

describe('a line of a file', () => {
  it('brings amounts however they are typed, leaves what is empty, and keeps what cannot be read to be seen', () => {
    const targets = ['code', 'price', 'offerPrice', 'amount', 'offer', 'none'] as const;
    expect(readLine(['BD-01001', '١٢٫٥', '', '1,250', inArabic('grid.ticked'), 'x'], targets, { keepsEmpty: true })).toEqual({
      price: 12_500,
      amount: 1250,
      offer: 1,
    });
    expect(readLine(['BD-01001', 'KD 9.750', '', 'abc'], targets, { keepsEmpty: false })).toEqual({
      price: 9750,
      offerPrice: null,
      amount: 'abc',
      offer: 0,
    });
    expect(readLine(['عليه عرض، Best seller'], ['flags'], { keepsEmpty: true })).toEqual({ bestSeller: 1, newIn: 0, offer: 1 });
    expect(readLine(['جديد تمامًا'], ['flags'], { keepsEmpty: true })).toMatchObject({ bestSeller: 'جديد تمامًا' });
  });

  it('of another shop brings the price before the discount as the price, and the price as the offer, where there is a discount', () => {
    const targets = ['code', 'price', 'priceBefore'] as const;
    const read = (price: string, before: string) => readLine(['BD-01001', price, before], targets, { keepsEmpty: true });
    expect(read('7.500', '9.750')).toEqual({ price: 9750, offerPrice: 7500 });
    expect(read('7.500', '')).toEqual({ price: 7500 });
    expect(read('7.500', '7.500')).toEqual({ price: 7500 });
    expect(read('7.500', '0')).toEqual({ price: 7500 });
    expect(read('7.500', '#N/A')).toEqual({ price: '#N/A' });
  });

  it('that brings an amount of zero where the product has none changes nothing', () => {
    const product = aProduct(5, { cost: fils(0), offerPrice: null });
    const row = toImportRow(ownerOf(product), 2, { price: 29_000, cost: 0, offerPrice: 0 });
    expect(row).toMatchObject({ status: 'same', judged: { problems: {} } });
    expect(toImportRow(ownerOf(aProduct(6)), 2, { cost: 0 })).toMatchObject({ status: 'error' });
  });

  it('finds its product by code, else by number, else by an exact name that only one has', () => {
    const rows = [
      ['bd-01001', '', ''],
      ['', '2', ''],
      ['', '', 'دلة نحاس'],
      ['', '', 'قدر مجبوس'],
      ['BD-99999', '', 'قدر مجبوس'],
      [],
      ['01002', '', ''],
      ['BD-0308', '', ''],
    ];
    const { found, lost } = findProducts(rows, ['code', 'id', 'name'], { index, firstLine: 2, given: new Map() });
    expect(found.map(({ line, product, by }) => [line, product.id, by])).toEqual([
      [2, 1, 'code'],
      [3, 2, 'id'],
    ]);
    expect(lost.map(({ line, why, near }) => [line, why, near?.code])).toEqual([
      [4, 'unknown', undefined],
      [5, 'twice', undefined],
      [6, 'unknown', undefined],
      [8, 'unknown', 'BD-01002'],
      [9, 'unknown', 'BD-03008'],
    ]);
    const [second] = products.slice(1);
    const again = findProducts([['01002']], ['code'], { index, firstLine: 2, given: new Map([[2, second as never]]) });
    expect(again.found.map(({ product }) => product.id)).toEqual([2]);
  });

  it('of an undo file is taken although it makes a product sold out or a tenth as dear, and nothing else is', () => {
    const owner = { ...ownerOf(products[0] as Product), restores: { price: 975, amount: 0, offerPrice: null } };
    expect(toImportRow(owner, 2, { price: 975, amount: 0, offerPrice: 0 })).toMatchObject({ status: 'change', jumps: [] });
    expect(toImportRow(owner, 2, { price: 900 })).toMatchObject({ status: 'check' });
    expect(toImportRow(ownerOf(products[0] as Product), 2, { amount: 0 })).toMatchObject({ status: 'error' });
  });

  it('whose keys name different products is there to be checked, with both names, and a spoilt code hides no ID', () => {
    const shop = createProductIndex([
      aProduct(1, { code: 'BD-1', name_en: 'Machboos pot' }),
      aProduct(2, { code: 'BD-2', name_en: 'Dallah' }),
      aProduct(7, { code: '00123', name_en: 'Tray' }),
    ]);
    const rows = [
      ['', '1', 'Dallah'],
      ['BD-1', '2', ''],
      ['BD-2', '2', 'Dallah'],
      ['6.29104E+12', '7', 'tray'],
      ['', '1', 'Coffee cups'],
    ];
    const { found, lost } = findProducts(rows, ['code', 'id', 'name'], { index: shop, firstLine: 2, given: new Map() });
    expect(found.map(({ line, product, by, conflict }) => [line, product.id, by, conflict?.name_en])).toEqual([
      [2, 1, 'id', 'Dallah'],
      [4, 2, 'code', undefined],
      [5, 7, 'id', undefined],
    ]);
    expect(lost.map(({ line, why }) => [line, why])).toEqual([
      [3, 'twice'],
      [6, 'twice'],
    ]);
    const [first] = found;
    const row = toImportRow({ ...first, isUnfolded: false } as never, 2, { price: 30_000 });
    expect([row.status, isPreselected(row)]).toEqual(['check', false]);
    expect(
      findProducts([rows[4] as string[]], ['code', 'id', 'name'], { index: shop, firstLine: 2, given: new Map() }).found[0],
    ).toMatchObject({
      conflict: { name_en: 'Coffee cups' },
    });
  });

  it('brings amounts as its column writes them, and calculated ones to the fils, half up', () => {
    const reading = (comma: CommaMark, ...lines: number[]) => [{ comma, calculated: new Set(lines) }];
    const price = (text: string, readings: ReturnType<typeof reading>) =>
      readLine([text], ['price'], { keepsEmpty: true, line: 3, readings }).price;
    expect(['12,500', '17,5', '٤٬٥٠٠', '1.250,500', 'KD 9,750', '9.750'].map((text) => price(text, reading('decimal')))).toEqual([
      12_500, 17_500, 4_500_000, 1_250_500, 9750, 9750,
    ]);
    expect(price('12,500', reading('thousands'))).toBe(12_500_000);
    expect(['10.48125', '10.4325', '10.4324'].map((text) => price(text, reading('thousands', 3)))).toEqual([10_481, 10_433, 10_432]);
    // A value that doesn't fit the decided format is returned as entered.
    expect(price('10.48125', reading('thousands'))).toBe('10.48125');
  });

  it('is taken when it changes something, is not when it looks like a slip, and is never when it is wrong', () => {
    const rowOf = (brought: object, at = 0) => toImportRow(ownerOf(products[at] as never), 2, brought);
    expect(rowOf({ price: 10_250 })).toMatchObject({ status: 'change', jumps: [] });
    expect(rowOf({ price: 97_500 })).toMatchObject({ status: 'check', jumps: ['price'] });
    expect(rowOf({ price: 975 })).toMatchObject({ status: 'check' });
    expect(rowOf({ price: 9750, amount: 43 })).toMatchObject({ status: 'same' });
    expect(rowOf({ amount: 'abc', price: 10_250 })).toMatchObject({ status: 'error' });
    expect(rowOf({ offerPrice: 13_000 })).toMatchObject({
      status: 'error',
      judged: { problems: { offerPrice: 'productForm.offerNotBelow' } },
    });
    expect([rowOf({ price: 10_250 }), rowOf({ price: 97_500 })].map(isPreselected)).toEqual([true, false]);
    const combined = aProduct(5, {
      variant_combinations: [[{ variant_value_id: 1, variant_id: 1 }]],
      variant_data: [{ price: fils(5000), cost: fils(2000), images: [], amount: 7 }],
    });
    expect(toImportRow(ownerOf(combined), 3, { price: 1000 })).toMatchObject({ status: 'closed', isClosed: true });
    expect(toImportRow(ownerOf(combined), 3, { price: 1000, offer: 1 })).toMatchObject({
      status: 'change',
      isClosed: true,
      judged: { wanted: { offer: true } },
    });
  });

  it('of a product that cannot be sent in full is locked with the reason, and only that line', () => {
    const twoSizes = {
      variant_combinations: [1, 2].map((size) => [{ variant_id: 1, variant_value_id: size }]),
      variant_data: [-2, 5].map((amount) => ({ price: fils(5000), cost: fils(2000), images: [], amount })),
    };
    const rowOf = (changes: object, brought: object) => toImportRow(ownerOf(aProduct(5, changes)), 2, brought);
    expect(rowOf({ name_en: '' }, { price: 10_250 })).toMatchObject({ status: 'locked', closed: { lock: 'name_en' } });
    expect(rowOf({ name_en: '' }, { price: 29_000 })).toMatchObject({ status: 'same' });
    expect(rowOf({ cost: fils(0) }, { price: 29_000, cost: 0 })).toMatchObject({ status: 'same' });
    expect(rowOf(twoSizes, { offer: 1 })).toMatchObject({ status: 'locked', closed: { lock: 'combinationAmount' } });
    const product = aProduct(6, twoSizes);
    const lines = (amounts: readonly number[]) =>
      lockUnsendable(
        toCombinations(product).map((combination, at) =>
          toImportRow({ product, combination, isUnfolded: true }, at + 2, { amount: amounts[at] as number }),
        ),
      ).map(({ status }) => status);
    expect(lines([-2, 9])).toEqual(['same', 'locked']);
    expect(lines([3, 9])).toEqual(['change', 'change']);
  });

  it('of a combination is found by its values in any order, by their names or as the shop has written them', () => {
    const choice = (variant: number, name_en: string, value: number, value_en: string, value_ar: string) => ({
      variant: { id: variant, name_en, name_ar: name_en === 'Color' ? 'لون' : 'المقاس' },
      variant_value: { id: value, value_en, value_ar },
    });
    const product = aProduct(9, {
      code: 'BD-9',
      variant: [
        choice(1, 'Color', 1, '#b03a2e', '#b03a2e'),
        choice(2, 'Size', 2, '26 cm', '26 سم'),
        choice(2, 'Size', 3, '28 cm', '28 سم'),
      ],
      variant_combinations: [2, 3].map((size) => [
        { variant_id: 1, variant_value_id: 1 },
        { variant_id: 2, variant_value_id: size },
      ]),
      variant_data: [4, 5].map((amount) => ({ price: fils(1000), cost: fils(500), images: [], amount })),
    });
    const lines = ['Brick red · 26 cm', '28 سم / #B03A2E', '26 سم، أحمر طوبي', '30 cm', ''].map((values) => ['BD-9', values]);
    const given = { index: createProductIndex([product]), firstLine: 2, given: new Map() };
    const { found, lost } = findProducts(lines, ['code', 'combination'], given);
    expect(found.map(({ line, combination }) => [line, combination?.key])).toEqual([
      [2, '1:1,2:2'],
      [3, '1:1,2:3'],
      [6, undefined],
    ]);
    expect(lost.map(({ line, why }) => [line, why])).toEqual([
      [4, 'twice'],
      [5, 'combination'],
    ]);
  });
});
