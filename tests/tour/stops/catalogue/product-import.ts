import { foreignFiles } from '../../../support/samples/foreign-files';
import type { Guide, Stop } from '../../guide';
import { openAfresh, type Shop } from '../steps';

const path = '/masterHN/products/import';

async function choose({ page }: Guide, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

/** The import of prices and stock from a file, step by step. */
export function productImportStops({ shop }: Shop): Stop[] {
  const { products } = shop.store.tables;
  const lines = (): string => {
    const all = products.all().filter(({ isDeleted }) => !isDeleted);
    const own = all.slice(0, 24).map(({ code, name_ar, price, amount, variant_combinations }, at) => {
      const isPlain = variant_combinations.length === 0;
      const next = at === 6 ? price * 10 : isPlain ? price + 0.5 : price;
      return [
        code,
        name_ar,
        String(next).replace('.', ','),
        at === 8 ? 'abc' : at % 4 === 3 ? '٩٠' : String(amount),
        at % 5 === 0 ? 'موسم رمضان' : '',
      ];
    });
    const [first] = all;
    const lost = [
      ['BD-99914', 'مبخرة خشب', '12,5', '20', ''],
      [first?.code.slice(3) ?? '', 'قدر', '18,25', '60', ''],
      [first?.code ?? '', 'مكرر', '5', '5', ''],
    ];
    return ['كود الصنف;الوصف;سعر البيع;الرصيد;ملاحظات', ...[...own, ...lost].map((line) => line.join(';'))].join('\r\n');
  };
  /** Lines for one product with combinations: its own line, and one more piece for each combination. */
  const combinationLines = (): string => {
    const values = new Map(
      shop.store.tables.variants.all().flatMap(({ variant_values }) => variant_values.map((one) => [one.id, one.value_ar])),
    );
    const product = products.all().find((one) => !one.isDeleted && one.variant_combinations.length > 2);
    const own = (product?.variant_combinations ?? []).map((chosen, at) => {
      const name = chosen.map(({ variant_value_id }) => values.get(variant_value_id) ?? '').join(' / ');
      return [product?.code, name, at === 1 ? 'abc' : String((product?.variant_data[at]?.amount ?? 0) + 1)];
    });
    const lines = [[product?.code, '', ''], ...own, [product?.code, 'كبير جدًا', '3']];
    return ['الرمز;التركيبة;الكمية', ...lines.map((line) => line.join(';'))].join('\r\n');
  };
  return [
    { name: 'product-import', isChosen: true, go: (guide) => openAfresh(guide, path) },
    {
      name: 'product-import-refused',
      async go(guide) {
        await choose(guide, 'صورة.xlsx', 'PK\u0003\u0004 nothing of it');
        await guide.page.getByText(guide.t('failures.tableUnreadable')).waitFor();
      },
    },
    {
      name: 'product-import-columns',
      async go(guide) {
        await choose(guide, 'أسعار-نوفمبر.csv', lines());
        await guide.page.getByRole('button', { name: guide.t('productImport.showDifferences') }).waitFor();
      },
    },
    {
      name: 'product-import-differences',
      async go(guide) {
        await guide.page.getByRole('button', { name: guide.t('productImport.showDifferences') }).click();
        await guide.page.getByRole('grid').waitFor();
      },
    },
    {
      name: 'product-import-not-found',
      async go(guide) {
        await guide.page.getByRole('tab').last().click();
        await guide.page.getByText(guide.t('productImport.notes.twice')).waitFor();
      },
    },
    {
      name: 'product-import-written',
      async go(guide) {
        await guide.page.getByRole('button', { name: /^(كتابة|Write) / }).click();
        await guide.page.getByRole('button', { name: guide.t('writing.undo'), exact: true }).waitFor();
      },
    },
    {
      name: 'product-import-combinations',
      async go(guide) {
        await openAfresh(guide, path);
        await choose(guide, 'تركيبات.csv', combinationLines());
        await guide.page.getByRole('button', { name: guide.t('productImport.showDifferences') }).click();
        await guide.page.getByRole('grid').waitFor();
      },
    },
    {
      name: 'product-import-workbook',
      async go(guide) {
        await openAfresh(guide, path);
        const buffer = Buffer.from(foreignFiles['LibreOffice Calc: a cover, a hidden sheet, filtered rows and joined cells']());
        await guide.page.locator('input[type=file]').setInputFiles({ name: 'أسعار.xlsx', mimeType: '', buffer });
        await guide.page.getByText(guide.t('productImport.merged')).waitFor();
      },
    },
  ];
}
