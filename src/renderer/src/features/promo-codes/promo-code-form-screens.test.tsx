// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fieldNames, fill, formShown, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../tests/support/page/page';
import { listShows, lookAtList } from '../../../../../tests/support/page/wire';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { aCode } from '../../../../../tests/support/samples/promo-codes';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const today = toKuwaitDay(new Date());
const required = 'This Field is required';
let codes: PromoCode[] = [];
const handlers: FakeHandlers = {
  ...noDrafts,
  'promoCodes.list': () => servePage(codes),
  'promoCodes.add': () => ok(null),
  'promoCodes.update': () => ok(null),
};
const open = (path: string, options: PageOptions = {}): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
async function openAdd(options?: PageOptions): Promise<ShownPage> {
  const page = await open('/promo-codes/add-promo-codes', options);
  await formShown();
  return page;
}
/** Opens the form by its name in the list, as a user does. */
async function openEdit(id = 3, options?: PageOptions): Promise<ShownPage> {
  const page = await open('/promo-codes', options);
  const link = (await tableRow(id)).querySelector('a');
  if (!link) throw new Error('no link');
  fireEvent.click(link);
  await formShown();
  return page;
}
const added = (page: ShownPage): unknown[] => page.bridge.requestsOf('promoCodes.add');
const updated = (page: ShownPage): unknown[] => page.bridge.requestsOf('promoCodes.update');
const radio = (name: string): HTMLInputElement => screen.getByRole('radio', { name });
const typeError = (): string | null | undefined =>
  radio(inEnglish('vocabulary.promoCodes.types.percentage')).closest('[data-field-invalid]')?.querySelector('.fui-Field__validationMessage')
    ?.textContent;
const hintOf = (name: string): string => field(name).closest('.fui-Field')?.querySelector('.fui-Field__hint')?.textContent ?? '';
const isTicket = (name: string): boolean => [inEnglish, inArabic].some((texts) => texts('promoCodes.preview.title') === name);
const ticket = (): string[] =>
  [...screen.getByRole('region', { name: isTicket }).querySelectorAll('p, li')].map(({ textContent }) =>
    (textContent ?? '').replace(/[\u2066-\u2069]/g, ''),
  );
const eid = { name: 'EID25', amount: '25', end_date: '31/12/2099', max_usage: '500', count_usage: '0' };
/** Fills in the form; the type is a percentage unless another one is given. */
function fillCode(changes: Partial<typeof eid> = {}, type: 'Percentage' | 'Fixed amount' | null = 'Percentage'): void {
  if (type) fireEvent.click(radio(type));
  fill({ ...eid, ...changes });
}

beforeEach(() => {
  codes = [aCode(3, { end_date: '2099-06-30T00:00:00.000Z' }), aCode(2, { Type: 'fixed', amount: 5 })];
});
afterEach(() => endPage());

describe('the form of a new promo code', () => {
  it('[PRM-28] is sent once, in any digits, told, left and shown in the list', async () => {
    const add = () => {
      codes = [aCode(8, { name: 'EID25 of the server' }), ...codes];
      return ok(null);
    };
    const page = await openAdd({ handlers: { 'promoCodes.add': add } });
    await lookAtList(page, '/promo-codes', 3);
    await formShown();
    fillCode({ name: '  EID25 ', amount: '٢٥', end_date: '٣١-١٢-٢٠٩٩', max_usage: '١٬٠٠٠' });
    pressSave();
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/promo-codes'));
    const body = { name: 'EID25', Type: 'percentage', amount: 25, end_date: '2099-12-31', max_usage: 1000, count_usage: 0 };
    expect(added(page)).toEqual([{ body }]);
    expect(toasts()).toEqual(['Promocode Added Successfully']);
    await listShows(8, 'EID25 of the server');
  });

  it('needs only name, type and amount: [PRM-13] no end date is null', async () => {
    const page = await openAdd();
    fillCode({ end_date: ' ', max_usage: '3', count_usage: '1' }, 'Fixed amount');
    pressSave();
    await waitFor(() => expect(added(page)).toMatchObject([{ body: { Type: 'fixed', end_date: null, max_usage: 3, count_usage: 1 } }]));
  });

  it.each([
    ['[PRM-14]', 'max_usage'],
    ['[PRM-15]', 'count_usage'],
  ])('%s is 0 where no %s is given', async (_row, name) => {
    const page = await openAdd();
    expect(field(name).value).toBe('0');
    fillCode({ max_usage: '9', count_usage: '9', [name]: '' });
    pressSave();
    await waitFor(() => expect(added(page)).toMatchObject([{ body: { max_usage: 9, count_usage: 9, [name]: 0 } }]));
  });

  it('refuses a day that the calendar does not have, in words, and keeps it', async () => {
    const page = await openAdd();
    fillCode({ end_date: '31/02/2099' });
    pressSave();
    await waitFor(() => expect(errorOf('end_date')).toMatch(/./));
    expect(field('end_date').value).toBe('31/02/2099');
    expect(added(page)).toEqual([]);
  });

  it('takes a name of any length', async () => {
    const page = await openAdd();
    const name = 'N'.repeat(5000);
    fillCode({ name });
    pressSave();
    await waitFor(() => expect(added(page)).toMatchObject([{ body: { name } }]));
  });

  it('points out a percentage over 100 in words, and saves it', async () => {
    const page = await openAdd();
    fillCode({ amount: '120' });
    expect(hintOf('amount')).toBe(inEnglish('forms.over100'));
    expect(ticket()).toContain(inEnglish('promoCodes.preview.over100', { amount: '120%' }));
    fireEvent.click(radio(inEnglish('vocabulary.promoCodes.types.fixed')));
    expect(hintOf('amount')).toBe('');
    expect(ticket()).toContain('120.000 KWD off');
    fireEvent.click(radio(inEnglish('vocabulary.promoCodes.types.percentage')));
    pressSave();
    await waitFor(() => expect(added(page)).toMatchObject([{ body: { amount: 120 } }]));
  });

  it('points out a day that has passed, and saves it', async () => {
    const page = await openAdd();
    fillCode({ end_date: today });
    expect(hintOf('end_date')).toBe('');
    fillCode({ end_date: addDays(today, -1) });
    expect(hintOf('end_date')).toBe(inEnglish('promoCodes.dayPassed'));
    pressSave();
    await waitFor(() => expect(added(page)).toMatchObject([{ body: { end_date: addDays(today, -1) } }]));
  });

  it('sets days that are often chosen, and none, by one press', async () => {
    const page = await openAdd();
    fillCode({ end_date: 'some day' });
    fireEvent.click(control(inEnglish('promoCodes.ends.inAWeek')));
    expect(errorOf('end_date')).toBeUndefined();
    fireEvent.click(control(inEnglish('promoCodes.noEnd')));
    expect(field('end_date').value).toBe('');
    fireEvent.click(control(inEnglish('promoCodes.ends.inAMonth')));
    pressSave();
    await waitFor(() => expect(added(page)).toMatchObject([{ body: { end_date: addDays(today, 30) } }]));
  });

  it('says beside the fields what is typed, in words, and what is wrong with it', async () => {
    const page = await openAdd();
    expect(ticket()).toEqual([
      inEnglish('promoCodes.preview.noName'),
      inEnglish('promoCodes.preview.noDiscount'),
      inEnglish('promoCodes.preview.noEnd'),
      inEnglish('promoCodes.preview.noLimit'),
    ]);
    fill({ amount: '25' });
    expect(ticket()[1]).toBe(inEnglish('promoCodes.preview.noType'));
    fireEvent.click(radio(inEnglish('vocabulary.promoCodes.types.fixed')));
    fill({ amount: '' });
    expect(ticket()[1]).toBe(inEnglish('promoCodes.preview.noAmount'));
    fillCode({ end_date: addDays(today, 42) });
    expect([ticket()[0], ticket()[1], ticket()[3]]).toEqual(['EID25', '25% off', inEnglish('promoCodes.preview.limit', { count: 500 })]);
    expect(ticket()[2]).toMatch(/, 42 days left$/);
    fillCode({ amount: 'x', end_date: 'y', max_usage: 'z' });
    expect(ticket().slice(1)).toEqual([
      inEnglish('promoCodes.preview.wrongAmount'),
      inEnglish('promoCodes.preview.wrongEnd'),
      inEnglish('promoCodes.preview.wrongUsage'),
    ]);
    fillCode({ end_date: today, max_usage: '5', count_usage: '5' });
    expect(ticket().slice(2)).toEqual([inEnglish('promoCodes.preview.endsToday'), inEnglish('promoCodes.preview.usedUp', { count: 5 })]);
    page.setLanguage('ar');
    expect(ticket().slice(2)).toEqual([inArabic('promoCodes.preview.endsToday'), inArabic('promoCodes.preview.usedUp', { count: 5 })]);
  });
});

describe('the form of a promo code that exists', () => {
  it('[PRM-08] is the form for new ones, filled', async () => {
    const page = await openEdit();
    expect(page.address()).toBe('/promo-codes/edit-promo-codes/3');
    const values = (): string[] => fieldNames().map((name) => field(name).value);
    expect(values()).toEqual(['CODE3', '10', '30 Jun 2099', '50', '20']);
    expect(radio(inEnglish('vocabulary.promoCodes.types.percentage')).checked).toBe(true);
    const names = fieldNames();
    await page.goTo('/promo-codes/add-promo-codes');
    await waitFor(() => expect(values()).toEqual(['', '', '', '0', '0']));
    expect(fieldNames()).toEqual(names);
  });

  it('[PRM-09] shows what the list hands over, without a call', async () => {
    const page = await openEdit();
    expect(page.state()).toEqual({ record: codes[0] });
    expect(page.bridge.requestsOf('promoCodes.list')).toHaveLength(1);
  });

  it('[PRM-29] sends all of its fields, tells it, leads back and shows what the server holds then', async () => {
    const update = () => {
      codes = [aCode(2, { name: 'CODE2 of the server' })];
      return ok(null);
    };
    const page = await openEdit(2, { handlers: { 'promoCodes.update': update } });
    fill({ amount: '7' });
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/promo-codes'));
    const body = { name: 'CODE2', Type: 'fixed', amount: 7, end_date: null, max_usage: 50, count_usage: 20 };
    expect(updated(page)).toEqual([{ params: { id: 2 }, body }]);
    expect(toasts()).toEqual(['Promocode Updated Successfully']);
    await listShows(2, 'CODE2 of the server');
  });

  it('stands in the list as it was saved before the list has been read again, and waits for that when it is opened', async () => {
    const waiting: (() => void)[] = [];
    const page = await openEdit(2, {
      handlers: {
        'promoCodes.update': ({ body }) => {
          codes = codes.map((code) => (code.id === 2 ? { ...code, ...body, name: 'RENAMED-2026' } : code));
          page.bridge.handle({ 'promoCodes.list': () => new Promise((resolve) => waiting.push(() => resolve(servePage(codes)))) });
          return ok(null);
        },
      },
    });
    fill({ name: 'RENAMED', amount: '7' });
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/promo-codes'));
    const row = await tableRow(2);
    expect(row.textContent).toContain('RENAMED');
    fireEvent.click(row.querySelector('a') as HTMLElement);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(document.querySelector('form input[name]')).toBeNull();
    await act(async () => {
      for (const answer of waiting) answer();
    });
    await formShown();
    expect([field('name').value, field('amount').value]).toEqual(['RENAMED-2026', '7']);
  });

  it('saves what someone else has changed meanwhile together with its own', async () => {
    const page = await openEdit();
    fill({ name: 'EID30' });
    codes = [aCode(3, { amount: 40 })];
    pressSave();
    await waitFor(() => expect(updated(page)).toMatchObject([{ body: { name: 'EID30', amount: 40 } }]));
  });

  it('keeps what was typed in one that was deleted meanwhile', async () => {
    const page = await openEdit();
    fill({ name: 'EID30' });
    codes = [];
    pressSave();
    await waitFor(() => expect(document.body.textContent).toContain('This record was deleted on the server'));
    expect(field('name').value).toBe('EID30');
    expect(updated(page)).toEqual([]);
  });

  it('is found in the list after a reload, by the address', async () => {
    const page = await open('/promo-codes/edit-promo-codes/2');
    await formShown();
    expect(field('name').value).toBe('CODE2');
    expect(page.bridge.requestsOf('promoCodes.list')).toEqual([{ query: { search: '2' } }]);
  });

  it('is found by what was handed over, where the address names none', async () => {
    codes = [aCode(3, { name: 'RENAMED' })];
    const page = await open('/promo-codes/edit-promo-codes', { state: { record: aCode(3) } });
    await formShown();
    expect(field('name').value).toBe('RENAMED');
    fill({ amount: '7' });
    pressSave();
    await waitFor(() => expect(updated(page)).toMatchObject([{ params: { id: 3 }, body: { amount: 7 } }]));
  });

  it('[OP-40] leads to the list where nothing says which one it is', async () => {
    const page = await open('/promo-codes/edit-promo-codes');
    await waitFor(() => expect(page.address()).toBe('/promo-codes'));
    expect(toasts()).toEqual([]);
  });

  it('leads back to the list with a notice where it is not there any more', async () => {
    const page = await open('/promo-codes/edit-promo-codes/9');
    await waitFor(() => expect(page.address()).toBe('/promo-codes'));
    expect(toasts()).toEqual([inEnglish('promoCodes.gone')]);
  });

  it('leaves a type that nobody knows to be chosen, and reads nothing again meanwhile', async () => {
    codes = [aCode(3, { Type: 'points' })];
    const page = await openEdit();
    expect(screen.getAllByRole('radio').filter((one) => (one as HTMLInputElement).checked)).toEqual([]);
    fill({ name: 'TYPED' });
    await act(() => page.client.invalidateQueries());
    expect(field('name').value).toBe('TYPED');
    pressSave();
    await waitFor(() => expect(typeError()).toBe(required));
  });
});
