// @vitest-environment happy-dom

import { failed, ok, type Result } from '@shared/contract/result';
import type { Currency } from '@shared/contract/shop/currency';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fieldNames, fill, noDrafts } from '../../../../../tests/support/page/form-on-page';
import {
  control,
  endPage,
  findControl,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { listShows } from '../../../../../tests/support/page/wire';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const countries = [
  { id: 1, name_en: 'Kuwait', name_ar: 'الكويت' },
  { id: 2, name_en: 'Saudi Arabia', name_ar: 'السعودية' },
  { id: 3, name_en: 'Egypt', name_ar: 'مصر' },
  { id: 4, name_en: 'Iraq', name_ar: 'العراق' },
] as const;
const aRate = (id: number, rate: number): Currency => ({ id, rate, country: countries[id - 1] ?? countries[0] });
let rates: Currency[] = [];
const listOf = <Row,>(rows: readonly Row[]) => ok({ rows: [...rows], unreadable: [] });
const handlers: FakeHandlers = {
  ...noDrafts,
  'currency.list': () => listOf(rates),
  'lookups.countries': () => listOf(countries),
  'currency.add': () => ok(null),
  'currency.update': () => ok(null),
};
const open = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/currency', { ...options, handlers: { ...handlers, ...options.handlers } });
const plain = (text: string | null | undefined): string => (text ?? '').replace(/[\u2066-\u2069]/g, '');
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map(({ textContent }) => plain(textContent));
const press = (name: string, inside?: ParentNode): boolean => fireEvent.click(control(name, inside));
const dialog = (): HTMLElement | null => document.querySelector('[role="alertdialog"]');
const formIsThere = (): Promise<void> => waitFor(() => expect(field('rate')).toBeTruthy());
const said = (): string => plain(dialog()?.textContent);
const written = (page: ShownPage): unknown[] => [...page.bridge.requestsOf('currency.add'), ...page.bridge.requestsOf('currency.update')];
/** Until the countries are loaded, the list has no options. */
const optionsAre = async (...names: string[]): Promise<void> => {
  fireEvent.click(field('country_id'));
  await waitFor(() => expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(names));
};
async function chooseCountry(name: string): Promise<void> {
  fireEvent.click(field('country_id'));
  fireEvent.click(await screen.findByRole('option', { name }));
}
async function openAdd(pageOptions?: PageOptions): Promise<ShownPage> {
  const page = await open(pageOptions);
  await waitFor(() => expect(findControl(inEnglish('currency.add'))).toBeTruthy());
  press(inEnglish('currency.add'));
  await formIsThere();
  return page;
}
async function openEdit(id = 2, pageOptions?: PageOptions): Promise<ShownPage> {
  const page = await open(pageOptions);
  press(countries[id - 1]?.name_en ?? '', await tableRow(id));
  await formIsThere();
  return page;
}

// Loaded up front, because the first import may take longer than a test waits.
beforeAll(async () => {
  await import('./currency-dialog');
});
beforeEach(() => {
  rates = [aRate(2, 12.18), aRate(4, 4252.75)];
});
afterEach(() => endPage());

describe('list of rates', () => {
  it('[CUR-01] shows id, country, rate with six decimals, and what one unit is worth', async () => {
    const page = await open();
    await tableRow(2);
    const heads = (): (string | null)[] => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(screen.getByText(inEnglish('currency.note'))).toBeTruthy();
    expect(heads()).toEqual([
      inEnglish('currency.columns.id'),
      inEnglish('currency.columns.country'),
      inEnglish('currency.columns.rate'),
      inEnglish('currency.columns.inverse'),
      inEnglish('common.actions'),
    ]);
    expect(await cells(2)).toEqual(['2', 'Saudi Arabia', '12.180000', '0.082102KWD', '']);
    expect(await cells(4)).toEqual(['4', 'Iraq', '4,252.750000', '0.000235KWD', '']);
    page.setLanguage('ar');
    expect(heads()).toEqual([
      inArabic('currency.columns.id'),
      inArabic('currency.columns.country'),
      inArabic('currency.columns.rate'),
      inArabic('currency.columns.inverse'),
      inArabic('common.actions'),
    ]);
    expect(await cells(2)).toEqual(['2', 'السعودية', '12.180000', '0.082102د.ك', '']);
  });

  it('writes them in the chosen digits', async () => {
    await open({ language: 'ar', digits: 'arab' });
    expect((await cells(4)).slice(2, 4)).toEqual(['٤٬٢٥٢٫٧٥٠٠٠٠', '٠٫٠٠٠٢٣٥د.ك']);
  });

  it('shows a rate with more decimals with all of them, and a rate of zero without an inverse', async () => {
    rates = [aRate(2, 1.12345678), aRate(4, 0)];
    await open();
    expect((await cells(2)).slice(2, 4)).toEqual(['1.12345678', '0.890110KWD']);
    expect((await cells(4)).slice(2, 4)).toEqual(['0.000000', '-']);
  });
});

describe('the dialog of a rate', () => {
  it('[CUR-04] is one for adding and editing', async () => {
    await openAdd();
    expect(fieldNames()).toEqual(['country_id', 'rate']);
    expect(dialog()?.querySelector('h2')?.textContent).toBe(inEnglish('currency.add'));
    press(inEnglish('common.cancel'), dialog() as HTMLElement);
    await waitFor(() => expect(dialog()).toBeNull());
    press('Iraq', await tableRow(4));
    await formIsThere();
    expect(dialog()?.querySelector('h2')?.textContent).toBe(inEnglish('currency.edit'));
    expect(fieldNames().map((name) => field(name).value)).toEqual(['Iraq', '4,252.750000']);
  });

  it('[CUR-12] sends a new rate once, in any digits, tells it, closes and shows it in the list', async () => {
    let answer: ((result: Result<null>) => void) | undefined;
    const page = await openAdd({
      handlers: { 'currency.add': () => new Promise<Result<null>>((resolve) => (answer = resolve)) },
    });
    await chooseCountry('Egypt');
    fill({ rate: '١٦٣٫٢٨٤٥' });
    press(inEnglish('currency.save'));
    await waitFor(() => expect(written(page)).toHaveLength(1));
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    rates = [...rates, aRate(3, 163.2845)];
    await act(async () => answer?.(ok(null)));
    await waitFor(() => expect(dialog()).toBeNull());
    await listShows(3, 'Egypt', '163.284500');
    expect(written(page)).toEqual([{ body: { currency: [{ rate: 163.2845, country_id: 3 }] } }]);
    expect(toasts()).toEqual(['Currency Added Successfully']);
  });

  it('[CUR-13] sends a changed rate with its country, tells it and shows what the server holds then', async () => {
    const update = () => {
      rates = [aRate(4, 4253.5)];
      return ok(null);
    };
    const page = await openEdit(4, { handlers: { 'currency.update': update } });
    fill({ rate: '4253,000001' });
    press(inEnglish('currency.save'));
    await waitFor(() => expect(dialog()).toBeNull());
    await listShows(4, 'Iraq', '4,253.500000');
    expect(written(page)).toEqual([{ params: { id: 4 }, body: { rate: 4253.000001, country_id: 4 } }]);
    expect(toasts()).toEqual(['Currency Updated Successfully']);
  });

  it('does not refuse a stored rate that nobody touched', async () => {
    rates = [aRate(2, 1.12345678)];
    const page = await openEdit();
    expect(field('rate').value).toBe('1.12345678');
    expect(said()).toContain('1.12345678');
    await chooseCountry('Egypt');
    press(inEnglish('currency.save'));
    await waitFor(() => expect(written(page)).toEqual([{ params: { id: 2 }, body: { rate: 1.12345678, country_id: 3 } }]));
  });

  it('lists the countries without a rate, and its own', async () => {
    await openAdd();
    await optionsAre('Kuwait', 'Egypt');
    press(inEnglish('common.cancel'), dialog() as HTMLElement);
    await waitFor(() => expect(dialog()).toBeNull());
    press('Iraq', await tableRow(4));
    await formIsThere();
    await optionsAre('Iraq', 'Kuwait', 'Egypt');
  });

  it('says where every country has a rate', async () => {
    rates = countries.map(({ id }) => aRate(id, id));
    await openAdd();
    await waitFor(() => expect(said()).toContain(inEnglish('currency.allTaken')));
  });

  it('shows while it is typed what a dinar is worth, and one unit', async () => {
    const page = await openAdd();
    expect(said()).toContain('One dinar1.000KWD');
    expect(said()).toContain('is worth-');
    fireEvent.change(field('rate'), { target: { value: '163.2845' } });
    expect(said()).toContain('is worth163.284500');
    expect(said()).toContain(inEnglish('currency.oneUnit', { amount: '0.006124 KWD' }));
    await chooseCountry('Egypt');
    expect(said()).toContain(`${inEnglish('currency.isWorthIn', { country: 'Egypt' })}163.284500`);
    fireEvent.change(field('rate'), { target: { value: '163.28450000' } });
    expect(said()).toContain(`${inEnglish('currency.isWorthIn', { country: 'Egypt' })}-`);
    page.setLanguage('ar');
    expect(said()).toContain('يساوي في مصر');
  });

  it('says what a comma was taken for', async () => {
    await openAdd();
    fireEvent.change(field('rate'), { target: { value: '4,252' } });
    expect(said()).toContain(inEnglish('forms.readAs', { amount: '4,252.000000' }));
  });

  it('says at the country that somebody else was quicker, and keeps everything typed', async () => {
    await openAdd({ handlers: { 'currency.add': () => failed('server', { status: 400, message: 'currency_already_exists' }) } });
    await chooseCountry('Egypt');
    fill({ rate: '163.2845' });
    press(inEnglish('currency.save'));
    await waitFor(() => expect(errorOf('country_id')).toBe(inEnglish('currency.taken')));
    expect([field('country_id').value, field('rate').value]).toEqual(['Egypt', '163.284500']);
    expect(toasts()).toEqual([]);
  });

  it('asks what is to become of a change that someone else has made meanwhile', async () => {
    const page = await openEdit();
    fill({ rate: '12.2' });
    rates = [aRate(2, 12.5)];
    press(inEnglish('currency.save'));
    expect(await screen.findByText(inEnglish('forms.conflict.title'))).toBeTruthy();
    expect(written(page)).toEqual([]);
  });

  it('tells when it is not there any more', async () => {
    const page = await openEdit();
    fill({ rate: '12.2' });
    rates = [];
    press(inEnglish('currency.save'));
    await waitFor(() => expect(document.body.textContent).toContain(inEnglish('forms.conflict.gone')));
    expect(field('rate').value).toBe('12.200000');
    expect(written(page)).toEqual([]);
  });

  it('reads the countries again after they could not be loaded', async () => {
    const page = await open({ handlers: { 'lookups.countries': () => failed('server', { status: 500, message: 'broken' }) } });
    await tableRow(2);
    press(inEnglish('currency.add'));
    expect(await screen.findByText(inEnglish('currency.countriesNotLoaded'))).toBeTruthy();
    page.bridge.handle({ 'lookups.countries': () => listOf(countries) });
    press(inEnglish('common.retry'));
    await formIsThere();
  });
});
