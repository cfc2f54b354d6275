// @vitest-environment happy-dom
import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, formShown, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { endPage, showPage } from '../../../../../tests/support/page/page';
import { answered, listOf, onTheWire, pageOf, sentBodies } from '../../../../../tests/support/page/wire';

const pots = { id: 4, name_en: 'Pots', name_ar: 'قدور' };
const size = {
  id: 32,
  name_en: 'Size',
  name_ar: 'المقاس',
  variant_values: [
    { id: 321, value_en: 'Small', value_ar: 'صغير' },
    { id: 322, value_en: 'Large', value_ar: 'كبير' },
  ],
};
let variants: object[] = [size];
const handlers: FakeHandlers = {
  ...noDrafts,
  'categories.list': () => answered('categories.list', pageOf([pots])),
  'variants.list': () => answered('variants.list', pageOf([{ ...pots, variants }])),
  'variants.ofCategory': () => answered('variants.ofCategory', listOf(variants)),
  'variants.update'(input) {
    variants = onTheWire('variants.update', input).variant as object[];
    return ok([]);
  },
};
const sideOf = (side: string): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>(`form [data-side="value_${side}"]`)];
const shown = (side: string): string[] => sideOf(side).map(({ value }) => value);
const write = (input: HTMLInputElement | undefined, value: string): void => {
  fireEvent.change(input as HTMLInputElement, { target: { value } });
  fireEvent.blur(input as HTMLInputElement);
};
const pageShows = (...texts: string[]): Promise<void> =>
  waitFor(() => expect(texts.filter((text) => !document.body.textContent?.includes(text))).toEqual([]));

afterEach(() => endPage());

it('[VAR-17] a variant stands in the list and in its form with its names and values, and goes back with each under its number', async () => {
  const page = await showPage('/variant', { handlers });
  await pageShows('Size', 'Small', 'Large');
  page.setLanguage('ar');
  await pageShows('المقاس', 'صغير', 'كبير');
  page.setLanguage('en');
  await page.goTo('/variant/add-variant/4');
  await formShown();
  await waitFor(() =>
    expect([shown('en'), shown('ar')]).toEqual([
      ['Small', 'Large'],
      ['صغير', 'كبير'],
    ]),
  );
  expect([field('variants.0.name_en').value, field('variants.0.name_ar').value]).toEqual(['Size', 'المقاس']);
  fill({ 'variants.0.name_en': 'Height', 'variants.0.name_ar': 'الارتفاع' });
  write(sideOf('en')[0], 'Low');
  write(sideOf('ar')[0], 'منخفض');
  write(sideOf('en')[1], 'High');
  write(sideOf('ar')[1], 'مرتفع');
  pressSave();
  const values = [
    { id: 321, value_en: 'Low', value_ar: 'منخفض' },
    { id: 322, value_en: 'High', value_ar: 'مرتفع' },
  ];
  await waitFor(() =>
    expect(sentBodies(page, 'variants.update')).toEqual([
      { variant: [{ id: 32, name_en: 'Height', name_ar: 'الارتفاع', variant_values: values }] },
    ]),
  );
  expect(page.bridge.requestsOf('variants.update')).toMatchObject([{ params: { id: 4 } }]);
  await waitFor(() => expect(page.address()).toBe('/variant'));
  await pageShows('Height', 'Low', 'High');
  expect(document.querySelector('form')).toBeNull();
});
