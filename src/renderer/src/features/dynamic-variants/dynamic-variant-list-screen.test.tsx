// @vitest-environment happy-dom

import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
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
import { anExtra } from '../../../../../tests/support/samples/dynamic-variants';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

let extras: DynamicVariant[] = [];
const handlers: FakeHandlers = {
  'dynamicVariants.list': ({ query } = {}) =>
    servePage(
      extras.filter(({ isDeleted, name_en }) => isDeleted === (query?.isDeleted ?? false) && name_en.includes(query?.search ?? '')),
      query?.page,
    ),
  'dynamicVariants.setDeleted': ({ params, body }) => {
    extras = extras.map((extra) => (extra.id === Number(params.id) ? { ...extra, ...body } : extra));
    return ok(null);
  },
};
const open = (options: PageOptions = {}, path = '/dynamic-variant'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const asked = (page: ShownPage): unknown => page.bridge.requestsOf('dynamicVariants.list').at(-1);
const sent = (page: ShownPage): unknown[] => page.bridge.requestsOf('dynamicVariants.setDeleted');
const shownIds = (): string[] => [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => row.dataset.row ?? '');
async function choose(id: number, action: string): Promise<void> {
  fireEvent.click(control(`More actions: dynamic variant Wrap ${id}`, await tableRow(id)));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

beforeEach(() => {
  extras = [anExtra(3), anExtra(2, { has_amount: false, available_amount: 0 }), anExtra(1, { available_amount: 0 })];
  extras.push(anExtra(9, { isDeleted: true }));
});
afterEach(() => endPage());

describe('list of dynamic variants', () => {
  it('[DYN-01] shows number, both names, category, price, and how many there are', async () => {
    const page = await open();
    await tableRow(3);
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads.slice(0, 5)).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('dynamicVariants.name'),
      inEnglish('dynamicVariants.category'),
      inEnglish('dynamicVariants.price'),
      inEnglish('dynamicVariants.columns.available'),
    ]);
    expect((await cells(3)).slice(0, 5)).toEqual(['3', 'Wrap 3تغليف 3', 'Cookware', '1.500KWD', '120']);
    expect((await cells(2))[4]).toBe(inEnglish('dynamicVariants.noLimit'));
    expect((await cells(1))[4]).toBe('0');
    page.setLanguage('ar');
    expect((await cells(2)).slice(0, 5)).toEqual(['2', 'تغليف 2Wrap 2', 'أواني الطهي', '1.500د.ك', inArabic('dynamicVariants.noLimit')]);
  });

  it('names one without a second name once, and one without any by its number', async () => {
    extras = [anExtra(3, { name_ar: '' }), anExtra(2, { name_en: '', name_ar: '', category: { name_en: '', name_ar: '' } })];
    await open({ language: 'ar' });
    expect((await cells(3))[1]).toBe('Wrap 3');
    expect((await cells(2)).slice(1, 3)).toEqual(['-', '-']);
    expect(control(inArabic('lists.rowActions', { row: 'الإضافة #2' }))).toBeTruthy();
  });

  it('[DYN-15] has those that are active and those that are not in two tabs', async () => {
    const page = await open();
    await tableRow(3);
    expect(shownIds()).toEqual(['3', '2', '1']);
    fireEvent.click(screen.getByRole('tab', { name: inEnglish('activation.inactive') }));
    await tableRow(9);
    expect(shownIds()).toEqual(['9']);
    expect(asked(page)).toEqual({ query: { page: 1, isDeleted: true } });
  });

  it('[DYN-16] asks before one is deactivated; it is found among those that are not active', async () => {
    const page = await open();
    await choose(3, inEnglish('activation.deactivate'));
    const question = await screen.findByRole('alertdialog');
    expect(question.querySelector('h2')?.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
      inEnglish('activation.question', { name: 'Wrap 3' }),
    );
    expect(sent(page)).toEqual([]);
    fireEvent.click(control(inEnglish('activation.deactivate'), question));
    await waitFor(() => expect(shownIds()).toEqual(['2', '1']));
    expect(sent(page)).toEqual([{ params: { id: 3 }, body: { isDeleted: true } }]);
    expect(toasts()).toEqual(['Deleted Successfully']);
  });

  it('[DYN-17] activates one without a question', async () => {
    const page = await open({}, '/dynamic-variant?tab=inactive');
    await choose(9, inEnglish('activation.activate'));
    await waitFor(() => expect(toasts()).toEqual(['Status Updated Successfully']));
    expect(sent(page)).toEqual([{ params: { id: 9 }, body: { isDeleted: false } }]);
    await waitFor(() => expect(shownIds()).toEqual([]));
  });

  it('offers the deletion of several to holders of `masterHN` alone', async () => {
    const page = await open({ roles: ['admin', 'rules', 'home', 'social_media', 'order'] });
    await tableRow(3);
    expect(findControl('Delete')).toBeUndefined();
    page.unmount();
    await open({ roles: ['masterHN'] });
    await tableRow(3);
    expect(control('Delete')).toBeTruthy();
  });
});
