// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, noDrafts } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { answered, cellsOf, listOf, listShows, onTheWire, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const countries = [
  { id: 12, name_en: 'Saudi Arabia', name_ar: 'السعودية' },
  { id: 13, name_en: 'Egypt', name_ar: 'مصر' },
];
let rows = [{ id: 2, rate: '12.18', country: countries[0] }];
const handlers: FakeHandlers = {
  ...noDrafts,
  'currency.list': () => answered('currency.list', listOf(rows)),
  'lookups.countries': () => answered('lookups.countries', listOf(countries)),
  'currency.update'(input) {
    const { rate, country_id } = onTheWire('currency.update', input);
    rows = [{ id: Number(input.params.id), rate: String(rate), country: countries.find(({ id }) => id === country_id) }];
    return ok(null);
  },
};

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  await import('./currency-dialog');
});
afterEach(() => endPage());

it('[CUR-07] a rate stands in the list and in its dialog with its number and its country, and goes back with both', async () => {
  const page = await showPage('/currency', { handlers });
  expect((await cellsOf(2)).slice(0, 3)).toEqual(['2', 'Saudi Arabia', '12.180000']);
  page.setLanguage('ar');
  expect((await cellsOf(2)).slice(0, 3)).toEqual(['2', 'السعودية', '12.180000']);
  page.setLanguage('en');
  fireEvent.click(control('Saudi Arabia', await tableRow(2)));
  await waitFor(() => expect(field('rate').value).toBe('12.180000'));
  await waitFor(() => expect(field('country_id').value).toBe('Saudi Arabia'));
  fireEvent.click(field('country_id'));
  fireEvent.click(await screen.findByRole('option', { name: 'Egypt' }));
  fill({ rate: '163.2845' });
  fireEvent.click(control(inEnglish('currency.save')));
  await listShows(2, 'Egypt', '163.284500');
  expect(page.bridge.requestsOf('currency.update')).toMatchObject([{ params: { id: 2 } }]);
  expect(sentBodies(page, 'currency.update')).toEqual([{ rate: 163.2845, country_id: 13 }]);
});
