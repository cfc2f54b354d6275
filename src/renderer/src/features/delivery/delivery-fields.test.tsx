// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, noDrafts } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, type ShownPage, showPage } from '../../../../../tests/support/page/page';
import { answered, listOf, onTheWire, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const fees = {
  delivery_possibility: true,
  delivery_all_area: false,
  delivery_fee: 1.5,
  shipping_fee: '0.750',
  cash_in_delivery: 0.5,
  area_fees: [{ id: 81, delivery_fee: 2 }],
};
const countries = [
  { id: 1, name_en: 'Kuwait', name_ar: 'الكويت' },
  { id: 2, name_en: 'Qatar', name_ar: 'قطر' },
];
const areas = [
  { id: 81, name_en: 'Salmiya', name_ar: 'السالمية', delivery_fee: '1.250' },
  { id: 82, name_en: 'Sharq', name_ar: 'شرق', delivery_fee: '1.750' },
];
let stored: object = fees;
const handlers: FakeHandlers = {
  ...noDrafts,
  'delivery.read': () => answered('delivery.read', { data: stored }),
  'delivery.save'(input) {
    stored = onTheWire('delivery.save', input);
    return ok(null);
  },
  'lookups.countries': () => answered('lookups.countries', listOf(countries)),
  'lookups.areas': ({ params }) =>
    answered('lookups.areas', listOf(params.countryId === 1 ? areas : [{ ...areas[0], id: 91, name_en: 'Doha' }])),
  'lookups.governorates': () => answered('lookups.governorates', listOf([])),
};
const names = ['delivery_fee', 'shipping_fee', 'cash_in_delivery'] as const;
const shown = (): string[] => names.map((name) => field(name).value);
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
const isOffered = (): boolean => (screen.getByRole('switch') as HTMLInputElement).checked;
const rowOf = (id: number): string => document.querySelector(`[data-row="${id}"]`)?.textContent ?? '';
async function open(): Promise<ShownPage> {
  const page = await showPage('/delivery', { handlers });
  await waitFor(() => expect(field('delivery_fee').value).toBe('1.500'));
  return page;
}

beforeEach(() => {
  stored = fees;
});
afterEach(() => endPage());

describe('the delivery settings', () => {
  it('[DEL-06] are shown and sent with each of their fields, each under its own name', async () => {
    const page = await open();
    expect([isOffered(), shown()]).toEqual([true, ['1.500', '0.750', '0.500']]);
    expect([radio(inEnglish('delivery.areas')).checked, radio(inEnglish('delivery.all')).checked]).toEqual([true, false]);
    await waitFor(() => expect(rowOf(81)).toContain('2.000'));
    fireEvent.click(control(inEnglish('common.edit')));
    fireEvent.click(screen.getByRole('switch'));
    fill({ delivery_fee: '3.5', shipping_fee: '0.875', cash_in_delivery: '0.625' });
    fireEvent.click(control(inEnglish('delivery.save')));
    const changed = { delivery_possibility: false, delivery_fee: 3.5, shipping_fee: 0.875, cash_in_delivery: 0.625 };
    await waitFor(() =>
      expect(sentBodies(page, 'delivery.save')).toEqual([
        {
          ...changed,
          delivery_all_area: false,
          area_fees: [
            { id: 81, delivery_fee: 2 },
            { id: 82, delivery_fee: 1.75 },
          ],
        },
      ]),
    );
    await waitFor(() => expect([isOffered(), shown()]).toEqual([false, ['3.500', '0.875', '0.625']]));
    fireEvent.click(control(inEnglish('common.edit')));
    fireEvent.click(radio(inEnglish('delivery.all')));
    fireEvent.click(control(inEnglish('delivery.save')));
    await waitFor(() => expect(sentBodies(page, 'delivery.save')[1]).toEqual({ ...changed, delivery_all_area: true, area_fees: [] }));
    await waitFor(() => expect(radio(inEnglish('delivery.all')).checked).toBe(true));
  });

  it('[DEL-07] show the countries and the areas by their names, and the fee of an area that has none in the settings', async () => {
    const page = await open();
    await waitFor(() => expect(rowOf(82)).toContain('Sharqشرق'));
    expect([rowOf(81), rowOf(82)].map((text) => /\d\.\d{3}/.exec(text)?.[0])).toEqual(['2.000', '1.750']);
    const country = (): HTMLElement => screen.getByRole('combobox', { name: /^(Country|الدولة)/ });
    expect(country().textContent || (country() as HTMLInputElement).value).toContain('Kuwait');
    page.setLanguage('ar');
    expect(country().textContent || (country() as HTMLInputElement).value).toContain('الكويت');
    fireEvent.click(country());
    fireEvent.click(await screen.findByRole('option', { name: /^قطر/ }));
    await waitFor(() => expect(page.bridge.requestsOf('lookups.areas')).toContainEqual({ params: { countryId: 2 } }));
    await waitFor(() => expect(rowOf(91)).toContain('Doha'));
  });
});
