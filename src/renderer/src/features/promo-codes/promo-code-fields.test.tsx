// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fieldNames, fill, formShown, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { endPage, type ShownPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { answered, cellsOf, listShows, onTheWire, pageOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

const code = {
  id: 7,
  name: 'EID25',
  amount: 25,
  Type: 'percentage',
  createdAt: '2026-08-01T09:00:00.000Z',
  end_date: '2099-06-30',
  max_usage: 500,
  count_usage: 120,
  is_active: true,
};
let rows: (typeof code)[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'promoCodes.list': () => answered('promoCodes.list', pageOf(rows)),
  'promoCodes.add'(input) {
    rows = [{ ...code, ...onTheWire('promoCodes.add', input), id: 8 }, ...rows];
    return ok(null);
  },
  'promoCodes.update'(input) {
    rows = rows.map((row) => ({ ...row, ...onTheWire('promoCodes.update', input) }));
    return ok(null);
  },
  'promoCodes.setActive'(input) {
    rows = rows.map((row) => ({ ...row, ...onTheWire('promoCodes.setActive', input) }));
    return ok(null);
  },
};
const open = (): Promise<ShownPage> => showPage('/promo-codes', { handlers });
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
async function openForm(): Promise<void> {
  fireEvent.click((await tableRow(7)).querySelector('a') as HTMLElement);
  await formShown();
}

beforeEach(() => {
  rows = [code];
});
afterEach(() => endPage());

describe('a promo code', () => {
  it('[PRM-19] stands in the list and in its form with each of its fields, and goes back with each', async () => {
    const page = await open();
    const shown = [
      '7',
      'EID25',
      '25%',
      inEnglish('vocabulary.promoCodes.types.percentage'),
      '1 Aug 2026',
      '30 Jun 2099',
      '500',
      '12024%',
      inEnglish('promoCodes.states.active'),
      '',
    ];
    expect(await cellsOf(7)).toEqual(shown);
    await openForm();
    expect(fieldNames().map((name) => [name, field(name).value])).toEqual([
      ['name', 'EID25'],
      ['amount', '25'],
      ['end_date', '30 Jun 2099'],
      ['max_usage', '500'],
      ['count_usage', '120'],
    ]);
    fill({ name: 'EID30', amount: '30', end_date: '31/12/2099', max_usage: '600', count_usage: '60' });
    pressSave();
    await listShows(7, 'EID30', '30%', '31 Dec 2099', '600', '6010%');
    expect(sentBodies(page, 'promoCodes.update')).toEqual([
      { name: 'EID30', amount: 30, Type: 'percentage', end_date: '2099-12-31', max_usage: 600, count_usage: 60 },
    ]);
    fireEvent.click((await tableRow(7)).querySelector('[role="switch"]') as HTMLElement);
    await listShows(7, inEnglish('promoCodes.states.inactive'));
    expect(sentBodies(page, 'promoCodes.setActive')).toEqual([{ is_active: false }]);
  });

  it.each(['10%', '١٠٪', '10 KWD'])('takes an amount with its unit: %s', async (typed) => {
    const page = await open();
    await openForm();
    fill({ amount: typed });
    pressSave();
    await listShows(7, '10%');
    expect(sentBodies(page, 'promoCodes.update')).toMatchObject([{ amount: 10 }]);
  });

  it('keeps its last day however often it is saved, where the server answers with the end of that day', async () => {
    rows = [{ ...code, end_date: '2099-11-30T23:59:59Z' }];
    const page = await open();
    await listShows(7, '30 Nov 2099');
    await openForm();
    expect(field('end_date').value).toBe('30 Nov 2099');
    fill({ name: 'EID31' });
    pressSave();
    await listShows(7, 'EID31');
    expect(sentBodies(page, 'promoCodes.update')).toMatchObject([{ end_date: '2099-11-30' }]);
  });

  it.each([
    ['percentage', inEnglish('vocabulary.promoCodes.types.percentage'), 'fixed', inEnglish('vocabulary.promoCodes.types.fixed')],
    ['fixed', inEnglish('vocabulary.promoCodes.types.fixed'), 'percentage', inEnglish('vocabulary.promoCodes.types.percentage')],
  ])('[PRM-17] of the type %s says %s, and becomes %s by a press on %s', async (type, word, other, otherWord) => {
    rows = [{ ...code, Type: type }];
    const page = await open();
    await listShows(7, word);
    await openForm();
    expect([radio(word).checked, radio(otherWord).checked]).toEqual([true, false]);
    fireEvent.click(radio(otherWord));
    pressSave();
    await listShows(7, otherWord);
    expect(sentBodies(page, 'promoCodes.update')).toMatchObject([{ Type: other }]);
    await page.goTo('/promo-codes/add-promo-codes');
    await waitFor(() => expect(field('name').value).toBe(''));
    fireEvent.click(radio(word));
    fill({ name: 'NEW', amount: '3' });
    pressSave();
    await listShows(8, 'NEW', word);
    expect(sentBodies(page, 'promoCodes.add')).toMatchObject([{ Type: type }]);
  });
});
