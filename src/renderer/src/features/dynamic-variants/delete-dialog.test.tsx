// @vitest-environment happy-dom

import { useNotifications } from '@renderer/runtime/notices/notify';
import type { DynamicVariant } from '@shared/contract/catalogue/dynamic-variants';
import { failed, ok } from '@shared/contract/result';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../tests/support/page/page';
import { anExtra } from '../../../../../tests/support/samples/dynamic-variants';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

const category = { image: '', isDeleted: false };
let extras: DynamicVariant[] = [];
const handlers: FakeHandlers = {
  'categories.list': () =>
    servePage([
      { ...category, id: 3, name_en: 'Cookware', name_ar: 'أواني الطهي' },
      { ...category, id: 4, name_en: 'Knives', name_ar: 'سكاكين' },
    ]),
  'dynamicVariants.list': () => servePage(extras.filter(({ isDeleted }) => !isDeleted)),
  'dynamicVariants.ofCategory': ({ params }) =>
    ok({ rows: extras.filter((extra) => !extra.isDeleted && extra.category_id === Number(params.categoryId)), unreadable: [] }),
  'dynamicVariants.setDeleted': ({ params, body }) => {
    extras = extras.map((extra) => (extra.id === Number(params.id) ? { ...extra, ...body } : extra));
    return ok(null);
  },
};

async function openDialog(options: PageOptions = {}): Promise<{ page: ShownPage; dialog: HTMLElement }> {
  const page = await showPage('/dynamic-variant', { ...options, handlers: { ...handlers, ...options.handlers } });
  await tableRow(3);
  fireEvent.click(control(options.language === 'ar' ? 'حذف' : 'Delete'));
  return { page, dialog: await screen.findByRole('dialog') };
}
async function chooseCategory(dialog: HTMLElement, name: string): Promise<void> {
  fireEvent.click(within(dialog).getByRole('combobox'));
  fireEvent.click(await screen.findByRole('option', { name }));
}
const entries = (dialog: HTMLElement): string[] => [...dialog.querySelectorAll('li:has(input)')].map((entry) => entry.textContent ?? '');
const ticked = (dialog: HTMLElement): (string | null)[] =>
  [...dialog.querySelectorAll<HTMLInputElement>('li input')].filter((box) => box.checked).map((box) => box.getAttribute('aria-label'));
const tick = (dialog: HTMLElement, name: string): boolean => fireEvent.click(control(name, dialog));
const sent = (page: ShownPage): unknown[] => page.bridge.requestsOf('dynamicVariants.setDeleted');
const deletion = (id: number): unknown => ({ params: { id }, body: { isDeleted: true } });

beforeEach(() => {
  extras = [anExtra(3), anExtra(2, { has_amount: false }), anExtra(1, { available_amount: 3 }), anExtra(7, { category_id: 4 })];
});
afterEach(() => endPage());

describe('the dialog that deletes dynamic variants', () => {
  it('[DYN-05] offers those of the chosen category and deletes the chosen ones, one call each', async () => {
    const { page, dialog } = await openDialog();
    await chooseCategory(dialog, 'Cookware');
    await waitFor(() =>
      expect(entries(dialog)).toEqual(['Wrap 3تغليف 3120 left1.500KWD', 'Wrap 2تغليف 2No limit1.500KWD', 'Wrap 1تغليف 13 left1.500KWD']),
    );
    tick(dialog, 'Wrap 3');
    tick(dialog, 'Wrap 1');
    expect(dialog.textContent).toContain(inEnglish('dynamicVariants.delete.chosen', { chosen: 2, total: 3 }));
    fireEvent.click(control(inEnglish('dynamicVariants.delete.confirm', { count: 2 }), dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)).toEqual([deletion(3), deletion(1)]);
    expect(toasts()).toEqual(['Deleted Successfully']);
    await waitFor(() =>
      expect([...document.querySelectorAll<HTMLElement>('tr[data-row]')].map((row) => row.dataset.row)).toEqual(['2', '7']),
    );
  });

  it('leaves out those that are deleted already, should the server name them', async () => {
    const { dialog } = await openDialog({
      handlers: { 'dynamicVariants.ofCategory': () => ok({ rows: [anExtra(3), anExtra(8, { isDeleted: true })], unreadable: [] }) },
    });
    await chooseCategory(dialog, 'Cookware');
    await waitFor(() => expect(entries(dialog)).toHaveLength(1));
    expect(entries(dialog)[0]).toContain('Wrap 3');
  });

  it('[DYN-13] says that nothing is chosen, and sends nothing', async () => {
    const { page, dialog } = await openDialog();
    fireEvent.click(control('Delete', dialog));
    expect(toasts()).toEqual(['Select First']);
    act(() => useNotifications.setState({ messages: [] }));
    await chooseCategory(dialog, 'Cookware');
    await waitFor(() => expect(entries(dialog)).toHaveLength(3));
    tick(dialog, 'Wrap 2');
    tick(dialog, 'Wrap 2');
    fireEvent.click(control('Delete', dialog));
    expect(toasts()).toEqual(['Select First']);
    expect(sent(page)).toEqual([]);
    expect(dialog.isConnected).toBe(true);
  });

  it('ticks all and none at once, and begins anew with another category', async () => {
    const { dialog } = await openDialog({ language: 'ar' });
    await chooseCategory(dialog, 'أواني الطهي');
    await waitFor(() => expect(entries(dialog)).toHaveLength(3));
    fireEvent.click(control(inArabic('dynamicVariants.delete.chooseAll'), dialog));
    expect(ticked(dialog)).toEqual(['تغليف 3', 'تغليف 2', 'تغليف 1']);
    expect(control(inArabic('dynamicVariants.delete.confirm', { count: 3 }), dialog)).toBeTruthy();
    fireEvent.click(control(inArabic('dynamicVariants.delete.chooseNone'), dialog));
    expect(ticked(dialog)).toEqual([]);
    tick(dialog, 'تغليف 3');
    await chooseCategory(dialog, 'سكاكين');
    await waitFor(() => expect(entries(dialog)).toHaveLength(1));
    expect(ticked(dialog)).toEqual([]);
    await chooseCategory(dialog, 'أواني الطهي');
    await waitFor(() => expect(entries(dialog)).toHaveLength(3));
    expect(ticked(dialog)).toEqual([]);
  });

  it('names what was refused where it belongs, keeps just that ticked, and tries it again', async () => {
    const { 'dynamicVariants.setDeleted': accept } = handlers;
    const refuse: FakeHandlers['dynamicVariants.setDeleted'] = (input) =>
      Number(input.params.id) === 2 ? failed('server', { status: 500, message: 'In use' }) : (accept?.(input) ?? ok(null));
    const { page, dialog } = await openDialog({ handlers: { 'dynamicVariants.setDeleted': refuse } });
    await chooseCategory(dialog, 'Cookware');
    await waitFor(() => expect(entries(dialog)).toHaveLength(3));
    tick(dialog, 'Wrap 3');
    tick(dialog, 'Wrap 2');
    fireEvent.click(control(inEnglish('dynamicVariants.delete.confirm', { count: 2 }), dialog));
    await waitFor(() => expect(dialog.textContent).toContain('In use'));
    await waitFor(() => expect(ticked(dialog)).toEqual(['Wrap 2']));
    expect(toasts()).toEqual([]);
    await chooseCategory(dialog, 'Knives');
    expect(dialog.textContent).not.toContain('In use');
    await chooseCategory(dialog, 'Cookware');
    await waitFor(() => expect(entries(dialog)).toHaveLength(2));
    expect(dialog.textContent).toContain('In use');
    tick(dialog, 'Wrap 2');
    page.bridge.handle({ ...(accept && { 'dynamicVariants.setDeleted': accept }) });
    fireEvent.click(control(inEnglish('dynamicVariants.delete.confirm', { count: 1 }), dialog));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page)).toEqual([deletion(3), deletion(2), deletion(2)]);
    expect(toasts()).toEqual(['Deleted Successfully']);
  });

  it('says that a category has none, and reads again what could not be read', async () => {
    extras = [anExtra(3)];
    const broken = () => failed<never>('server', { status: 500, message: 'broken' });
    const { page, dialog } = await openDialog();
    await chooseCategory(dialog, 'Knives');
    await waitFor(() => expect(dialog.textContent).toContain(inEnglish('dynamicVariants.delete.noneThere')));
    page.bridge.handle({ 'dynamicVariants.ofCategory': broken });
    await chooseCategory(dialog, 'Cookware');
    await waitFor(() => expect(dialog.textContent).toContain('broken'));
    page.bridge.handle(handlers);
    fireEvent.click(control(inEnglish('common.retry'), dialog));
    await waitFor(() => expect(entries(dialog)).toHaveLength(1));
  });
});
