// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, formShown, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { endPage, type ShownPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { answered, cellsOf, listShows, onTheWire, pageOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const knives = { id: 45, name_en: 'Knives', name_ar: 'سكاكين' };
const wrap = {
  id: 41,
  category_id: 44,
  category: { name_en: 'Cookware', name_ar: 'أواني الطهي' },
  name_en: 'Gift wrap',
  name_ar: 'تغليف هدية',
  available_amount: 120,
  has_amount: true,
  price: '1.500',
  isDeleted: false,
};
const names = ['name_en', 'name_ar', 'price', 'available_amount'] as const;
const at = (name: string): string => `items.0.${name}`;
let rows: object[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'categories.list': () => answered('categories.list', pageOf([knives])),
  'dynamicVariants.list': () => answered('dynamicVariants.list', pageOf(rows)),
  'dynamicVariants.update'(input) {
    rows = rows.map((row) => ({ ...row, ...onTheWire('dynamicVariants.update', input) }));
    return ok(null);
  },
  'dynamicVariants.add'(input) {
    const { category_id, dynamic_variant } = onTheWire('dynamicVariants.add', input);
    const [first] = dynamic_variant as object[];
    rows = [{ ...first, id: 42, category_id, category: category_id === knives.id ? knives : null }, ...rows];
    return ok(null);
  },
};
const open = (): Promise<ShownPage> => showPage('/dynamic-variant', { handlers });
async function openForm(): Promise<void> {
  fireEvent.click((await tableRow(41)).querySelector('a') as HTMLElement);
  await formShown();
}

beforeEach(() => {
  rows = [wrap];
});
afterEach(() => endPage());

describe('a dynamic variant', () => {
  it('[DYN-14] stands in the list and in its form with each of its fields, and goes back with each', async () => {
    const page = await open();
    expect((await cellsOf(41)).slice(0, 5)).toEqual(['41', 'Gift wrapتغليف هدية', 'Cookware', '1.500KWD', '120']);
    await openForm();
    expect(names.map((name) => field(at(name)).value)).toEqual(['Gift wrap', 'تغليف هدية', '1.500', '120']);
    expect((screen.getByRole('switch') as HTMLInputElement).checked).toBe(true);
    fill({ [at('name_en')]: 'Ribbon', [at('name_ar')]: 'شريطة', [at('price')]: '2.25', [at('available_amount')]: '80' });
    pressSave();
    await listShows(41, 'Ribbon', 'شريطة', '2.250KWD', '80');
    expect(sentBodies(page, 'dynamicVariants.update')).toEqual([
      { name_en: 'Ribbon', name_ar: 'شريطة', price: 2.25, has_amount: true, available_amount: 80 },
    ]);
    await openForm();
    fireEvent.click(screen.getByRole('switch'));
    pressSave();
    await listShows(41, inEnglish('dynamicVariants.noLimit'));
    expect(sentBodies(page, 'dynamicVariants.update')[1]).toMatchObject({ has_amount: false, available_amount: 0 });
  });

  it('that is new goes out with its category', async () => {
    const page = await open();
    await tableRow(41);
    await page.goTo('/dynamic-variant/add-dynamic-variant');
    await formShown();
    fireEvent.click(field('category_id'));
    fireEvent.click(await screen.findByRole('option', { name: 'Knives' }));
    fill({ [at('name_en')]: 'Case', [at('name_ar')]: 'علبة', [at('price')]: '3', [at('available_amount')]: '5' });
    pressSave();
    await listShows(42, 'Case', 'علبة', 'Knives', '3.000KWD', '5');
    expect(sentBodies(page, 'dynamicVariants.add')).toEqual([
      { category_id: 45, dynamic_variant: [{ name_en: 'Case', name_ar: 'علبة', price: 3, has_amount: true, available_amount: 5 }] },
    ]);
  });
});
