import { toFils } from '@shared/domain/money';
import { describe, expect, it } from 'vitest';
import { readSheet, type Sheet } from '../sheet/sheet';
import { prepareSheets, showsAll } from './prepare-sheets';

const noPictures = { read: async () => null };

async function drawn(sheet: Sheet): Promise<{ body: string; mustShow: string[] }> {
  const { page, mustShow } = await prepareSheets(noPictures, [{ sheet, reprint: 0 }], { title: 'x', ceilingMs: 1000 });
  return { body: page.draw(() => '/').toBody(), mustShow };
}

describe('a sheet that is ready to be loaded', () => {
  it('is drawn as well when an earlier version kept the label of a product', async () => {
    const label = {
      productId: 1,
      name_en: 'Pot',
      name_ar: 'قدر',
      variant_en: 'Red, 26 cm',
      variant_ar: '',
      priceFils: toFils(29),
      code: 'P-1',
    };
    const head = { shopName: '', shopAddress: '', shopPhone: '' };
    const { body, mustShow } = await drawn(
      readSheet(
        JSON.stringify({
          kind: 'productLabel',
          label,
          language: 'en',
          paper: '50x25mm',
          color: false,
          head,
          digits: 'latn',
        }),
      ),
    );
    expect(body).toContain('Red, 26 cm');
    expect(showsAll(body, mustShow)).toBe(true);
  });
});
