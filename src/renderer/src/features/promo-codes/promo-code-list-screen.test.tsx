// @vitest-environment happy-dom

import { failed, ok, type Result } from '@shared/contract/result';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import { addDays, toKuwaitDay } from '@shared/domain/dates';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  control,
  endPage,
  holdReads,
  menuEntries,
  type PageOptions,
  type ShownPage,
  showPage,
  tableRow,
  toasts,
} from '../../../../../tests/support/page/page';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { aCode } from '../../../../../tests/support/samples/promo-codes';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const today = toKuwaitDay(new Date());
let codes: PromoCode[] = [];
const handlers: FakeHandlers = {
  'promoCodes.list': ({ query } = {}) =>
    servePage(
      codes.filter(({ name }) => name.includes(query?.search ?? '')),
      query?.page,
    ),
  'promoCodes.setActive': ({ params, body }) => {
    codes = codes.map((code) => (code.id === Number(params.id) ? { ...code, ...body } : code));
    return ok(null);
  },
  'promoCodes.remove': ({ params }) => {
    codes = codes.filter(({ id }) => id !== Number(params.id));
    return ok(null);
  },
};
const open = (options: PageOptions = {}, path = '/promo-codes'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const cell = async (id: number, head: string): Promise<HTMLElement> => {
  const row = await tableRow(id);
  const at = [...document.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === head);
  return row.querySelectorAll('td')[at] as HTMLElement;
};
const flips = (page: ShownPage): unknown[] => page.bridge.requestsOf('promoCodes.setActive');
const activeSwitch = async (id: number): Promise<HTMLInputElement> =>
  (await tableRow(id)).querySelector('[role="switch"]') as HTMLInputElement;
async function askDelete(id: number): Promise<HTMLElement> {
  fireEvent.click(control(`More actions: promo code CODE${id}`, await tableRow(id)));
  fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('common.delete') }));
  return screen.findByRole('alertdialog');
}

beforeEach(() => {
  codes = [aCode(3), aCode(2), aCode(1)];
});
afterEach(() => {
  vi.restoreAllMocks();
  endPage();
});

describe('list of promo codes', () => {
  it('[PRM-01] stands at its address', async () => {
    await open();
    expect(await tableRow(3)).toBeTruthy();
    expect(document.querySelector('table')?.getAttribute('aria-label')).toBe(inEnglish('shell.command.promoCodes'));
  });

  it('keeps both days where it has the room of a window of 1280 px beside the whole sidebar', async () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(950);
    await open();
    await tableRow(3);
    const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    expect(heads).toContain(inEnglish('vocabulary.promoCodes.startDate'));
    expect(heads).toContain(inEnglish('vocabulary.promoCodes.endDate'));
  });

  it('[PRM-04] has nine columns in the order of the requirements, in both languages', async () => {
    codes = [aCode(7, { end_date: '2099-12-31' })];
    const page = await open();
    await tableRow(7);
    const heads = (): (string | null)[] => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent).slice(0, 9);
    expect(heads()).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('categories.name'),
      inEnglish('vocabulary.promoCodes.amount'),
      inEnglish('vocabulary.promoCodes.type'),
      inEnglish('vocabulary.promoCodes.startDate'),
      inEnglish('vocabulary.promoCodes.endDate'),
      inEnglish('vocabulary.promoCodes.maxUsage'),
      inEnglish('vocabulary.promoCodes.countUsage'),
      inEnglish('promoCodes.states.active'),
    ]);
    expect(await cells(7)).toEqual([
      '7',
      'CODE7',
      '10%',
      inEnglish('vocabulary.promoCodes.types.percentage'),
      '1 Aug 2026',
      '31 Dec 2099',
      '50',
      '2040%',
      inEnglish('promoCodes.states.active'),
      '',
    ]);
    page.setLanguage('ar');
    expect(heads()).toEqual([
      ...[
        inArabic('orders.details.columns.id'),
        inArabic('categories.name'),
        inArabic('vocabulary.promoCodes.amount'),
        inArabic('vocabulary.promoCodes.type'),
        inArabic('vocabulary.promoCodes.startDate'),
        inArabic('vocabulary.promoCodes.endDate'),
      ],
      ...[inArabic('vocabulary.promoCodes.maxUsage'), inArabic('vocabulary.promoCodes.countUsage'), inArabic('promoCodes.states.active')],
    ]);
    expect((await cells(7))[5]).toBe('31 ديسمبر 2099');
  });

  it('[PRM-20] shows the day in Kuwait on which a code was made as its start', async () => {
    codes = [aCode(7, { createdAt: '2026-08-01T22:30:00.000Z' })];
    await open();
    expect((await cell(7, inEnglish('vocabulary.promoCodes.startDate'))).textContent).toBe('2 Aug 2026');
  });

  it.each([
    [{ Type: 'percentage', amount: 120 }, '120%', inEnglish('vocabulary.promoCodes.types.percentage')],
    [{ Type: 'fixed', amount: 5 }, '5.000KWD', inEnglish('vocabulary.promoCodes.types.fixed')],
    [{ Type: 'points', amount: 5 }, '5', 'points'],
  ])('writes the amount of %s as %s', async (changes, amount, type) => {
    codes = [aCode(7, changes)];
    await open();
    expect([
      (await cell(7, inEnglish('vocabulary.promoCodes.amount'))).textContent,
      (await cell(7, inEnglish('vocabulary.promoCodes.type'))).textContent,
    ]).toEqual([amount, type]);
  });

  it.each([
    [{ count_usage: 45 }, '4590%', '90%'],
    [{ count_usage: 50 }, '50Used up', '100%'],
    [{ count_usage: 75 }, '75Used up', '100%'],
    [{ max_usage: 1000, count_usage: 999 }, '99999%', '99%'],
    [{ max_usage: 0, count_usage: 1043 }, '1,043', undefined],
  ])('shows the usage %s in words and as a bar of its maximum', async (changes, words, width) => {
    codes = [aCode(7, changes)];
    await open();
    const usage = await cell(7, inEnglish('vocabulary.promoCodes.countUsage'));
    expect(usage.textContent).toBe(words);
    expect(usage.querySelector<HTMLElement>('[aria-hidden] > span')?.style.inlineSize).toBe(width);
  });

  it.each([
    ['yesterday', -1, true],
    ['today', 0, false],
    ['tomorrow', 1, false],
  ])('says "expired" of a code that ended %s: %#', async (_when, days, isExpired) => {
    codes = [aCode(7, { end_date: `${addDays(today, days)}T00:00:00.000Z` })];
    await open();
    expect((await cell(7, inEnglish('vocabulary.promoCodes.endDate'))).textContent?.includes('Expired')).toBe(isExpired);
  });

  it('says in words what has no end and no limit', async () => {
    codes = [aCode(7, { max_usage: 0 })];
    await open();
    expect([
      (await cell(7, inEnglish('vocabulary.promoCodes.endDate'))).textContent,
      (await cell(7, inEnglish('vocabulary.promoCodes.maxUsage'))).textContent,
    ]).toEqual([inEnglish('promoCodes.noEnd'), inEnglish('promoCodes.noLimit')]);
  });

  it('draws what has ended or is used up quieter than the others', async () => {
    codes = [aCode(4), aCode(3, { count_usage: 50 }), aCode(2, { end_date: '2020-01-01' }), aCode(1, { is_active: false })];
    await open();
    const look = async (id: number): Promise<string> => (await tableRow(id)).className;
    const [usual, usedUp, ended, off] = await Promise.all([4, 3, 2, 1].map(look));
    expect(usedUp).not.toBe(usual);
    expect([ended, off]).toEqual([usedUp, usual]);
  });

  it('[PRM-05] has edit and delete in the row menu', async () => {
    const page = await open();
    fireEvent.click(control(inEnglish('lists.rowActions', { row: 'promo code CODE2' }), await tableRow(2)));
    const entries = await menuEntries();
    expect([entries[0], entries.at(-1)]).toEqual([inEnglish('common.edit'), 'Delete']);
    fireEvent.click(screen.getByRole('menuitem', { name: inEnglish('common.edit') }));
    expect(page.address()).toBe('/promo-codes/edit-promo-codes/2');
  });

  it('[PRM-21] flips a code once the server has flipped it', async () => {
    let answer: ((result: Result<null>) => void) | undefined;
    const page = await open({ handlers: { 'promoCodes.setActive': () => new Promise<Result<null>>((resolve) => (answer = resolve)) } });
    fireEvent.click(await activeSwitch(3));
    await waitFor(() => expect(flips(page)).toEqual([{ params: { id: 3 }, body: { is_active: false } }]));
    expect((await activeSwitch(3)).checked).toBe(true);
    page.bridge.handle({ 'promoCodes.list': () => new Promise(() => undefined) });
    await act(async () => answer?.(ok(null)));
    await waitFor(async () => expect((await activeSwitch(3)).checked).toBe(false));
    expect(toasts()).toEqual(['Status Updated Successfully']);
  });

  it('leaves a switch as it was where the server refuses, and tells it once', async () => {
    await open({ handlers: { 'promoCodes.setActive': () => failed('forbidden') } });
    fireEvent.click(await activeSwitch(3));
    await waitFor(() => expect(toasts()).toEqual(['forbidden']));
    expect((await activeSwitch(3)).checked).toBe(true);
  });

  it('takes a deleted code off the list before the list has been read again', async () => {
    const page = await open();
    const dialog = await askDelete(2);
    holdReads(page, 'promoCodes.list');
    fireEvent.click(control('Delete', dialog));
    await waitFor(() => expect(document.querySelector('tr[data-row="2"]')).toBeNull());
    expect(await tableRow(1)).toBeTruthy();
    expect(document.body.textContent).toContain('of 2');
  });

  it('closes the question and reads the list again when a colleague has deleted the code meanwhile', async () => {
    await open({ handlers: { 'promoCodes.remove': () => failed('notFound') } });
    const dialog = await askDelete(2);
    codes = [aCode(3), aCode(1)];
    fireEvent.click(control('Delete', dialog));
    await waitFor(() => expect(document.querySelector('tr[data-row="2"]')).toBeNull());
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    expect(toasts()).toEqual(['notFound']);
  });
});
