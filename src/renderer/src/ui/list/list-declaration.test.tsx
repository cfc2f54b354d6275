// @vitest-environment happy-dom

import { lazyComponent } from '@renderer/runtime/lazy-component';
import { failed, ok } from '@shared/contract/result';
import type { PromoCode } from '@shared/contract/shop/promo-codes';
import { promoCodes as promoCodeColumns } from '@shared/lists/shop';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../tests/support/texts';
import { switchColumn } from './columns/switch-column';
import type { ListDefinition } from './list-definition';
import { ListScreen } from './list-screen';

/** A complete screen with six columns, a search, add, edit, delete, and a switch. */
const promoCodes: ListDefinition<'promoCodes.list'> = {
  id: 'codes',
  title: 'admins',
  texts: 'admins',
  call: 'promoCodes.list',
  list: promoCodeColumns,
  file: 'own',
  toInput: ({ page, search }) => ({ query: { page, ...(search && { search }) } }),
  isSearchable: true,
  rowName: ({ name }) => name,
  columns: [
    { key: 'id' },
    { key: 'name', isLink: true },
    { key: 'amount' },
    { key: 'endDate' },
    { key: 'countUsage' },
    switchColumn('active', {
      isOn: ({ is_active }) => is_active,
      label: (_t, { name }) => `Activate ${name}`,
      word: (t, isOn) => t(`admins.states.${isOn ? 'active' : 'blocked'}`),
      call: 'promoCodes.setActive',
      toInput: ({ id, is_active }) => ({ params: { id }, body: { is_active: !is_active } }),
      success: (t) => t('lists.statusUpdated'),
      toChanged: (code) => ({ ...code, is_active: !code.is_active }),
      question: ({ is_active, name }) => (is_active ? { title: `Stop ${name}?`, confirmLabel: 'Stop it' } : null),
    }),
  ],
  add: { to: '/codes/add', call: 'promoCodes.add' },
  edit: { to: ({ id }) => `/codes/${id}`, call: 'promoCodes.update' },
  remove: { call: 'promoCodes.remove', warning: ({ count_usage }) => (count_usage > 0 ? 'It was used.' : null) },
};

function Codes(): ReactElement {
  return <ListScreen definition={promoCodes} />;
}

const aCode = (id: number, changes: Partial<PromoCode> = {}): PromoCode => ({
  id,
  name: `EID${id}`,
  amount: 10,
  Type: 'percentage',
  createdAt: '2026-11-01',
  end_date: '2026-12-31',
  max_usage: 2000,
  count_usage: 0,
  is_active: false,
  ...changes,
});
let codes: PromoCode[] = [];
const routes = ['codes', 'codes/add', 'codes/:id'].map((path) => ({ path, screen: lazyComponent(async () => ({ Codes }), 'Codes') }));
const open = (options: PageOptions = {}): Promise<ShownPage> =>
  showPage('/codes', { routes, ...options, handlers: { 'promoCodes.list': () => servePage(codes), ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const flip = async (id: number): Promise<HTMLInputElement> =>
  (await tableRow(id)).querySelector('input[role="switch"]') as HTMLInputElement;
const chooseDelete = async (id: number): Promise<HTMLElement> => {
  fireEvent.click(control(`More actions: admin EID${id}`, await tableRow(id)));
  fireEvent.click(await screen.findByRole('menuitem', { name: inEnglish('common.delete') }));
  return screen.findByRole('alertdialog');
};

beforeEach(() => {
  codes = [aCode(1, { end_date: null }), aCode(2, { count_usage: 1200 })];
});
afterEach(() => {
  vi.useRealTimers();
  endPage();
});

describe('a declared list', () => {
  it('writes each kind of value in its own way, with the heads of its columns', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T09:00:00Z') });
    await open();
    expect(await cells(1)).toEqual(['1', 'EID1', '10', '-', '0', inEnglish('admins.states.blocked'), '']);
    expect(await cells(2)).toEqual(['2', 'EID2', '10', '31 Dec', '1,200', inEnglish('admins.states.blocked'), '']);
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('lists.views.name'),
      inEnglish('vocabulary.promoCodes.amount'),
      inEnglish('vocabulary.promoCodes.endDate'),
      inEnglish('vocabulary.promoCodes.countUsage'),
      inEnglish('activation.active'),
      inEnglish('common.actions'),
    ]);
  });

  it('leads to its forms from the button, the action and the link', async () => {
    const page = await open();
    await tableRow(1);
    expect(control('EID1').getAttribute('href')).toBe('/codes/1');
    fireEvent.click(control('EID1'));
    expect(page.address()).toBe('/codes/1');
    await page.goTo('/codes');
    await tableRow(2);
    fireEvent.click(control('Edit: admin EID2'));
    expect(page.address()).toBe('/codes/2');
    await page.goTo('/codes');
    await tableRow(2);
    fireEvent.click(control(inEnglish('admins.add')));
    expect(page.address()).toBe('/codes/add');
  });

  it('offers to everyone else nothing but reading, and still says the state in words', async () => {
    await open({ roles: ['home'] });
    const row = await tableRow(1);
    expect([...row.querySelectorAll('a, button')]).toEqual([]);
    expect(findControl(inEnglish('admins.add'))).toBeUndefined();
    expect((await flip(1)).disabled).toBe(true);
    expect(row.textContent).toContain('Blocked');
  });

  it('deletes after a question that stays until the server has done it', async () => {
    const page = await open({ handlers: { 'promoCodes.remove': () => failed('unreachable') } });
    const dialog = await chooseDelete(2);
    expect(dialog.textContent).toContain('Delete EID2?');
    expect(dialog.textContent).toContain(`It was used. ${inEnglish('shell.confirmDelete.text')}`);
    fireEvent.click(control('Delete', dialog));
    await waitFor(() => expect(toasts()).toEqual(['unreachable']));
    expect(dialog.isConnected).toBe(true);
    page.bridge.handle({ 'promoCodes.remove': () => ok(null) });
    codes = codes.slice(0, 1);
    fireEvent.click(control('Delete', dialog));
    await waitFor(() => expect(document.querySelector('tr[data-row="2"]')).toBeNull());
    expect(page.bridge.requestsOf('promoCodes.remove')).toEqual([{ params: { id: 2 } }, { params: { id: 2 } }]);
    expect(document.querySelector('[role="alertdialog"]')).toBeNull();
  });

  it('flips a switch when the server has, at once in what is shown, and once for a double press', async () => {
    let answer: () => void = () => undefined;
    const setActive = (): Promise<ReturnType<typeof ok<null>>> => new Promise((resolve) => (answer = () => resolve(ok(null))));
    const page = await open({ handlers: { 'promoCodes.setActive': setActive } });
    fireEvent.click(await flip(1));
    fireEvent.click(await flip(1));
    await waitFor(() => expect(page.bridge.requestsOf('promoCodes.setActive')).toEqual([{ params: { id: 1 }, body: { is_active: true } }]));
    expect((await flip(1)).checked).toBe(false);
    page.bridge.handle({ 'promoCodes.list': () => new Promise(() => undefined) });
    await act(async () => answer());
    await waitFor(async () => expect((await flip(1)).checked).toBe(true));
    expect((await cells(1))[5]).toBe('Active');
    expect(toasts()).toEqual(['Status Updated Successfully']);
  });

  it('asks before a flip that wants a question', async () => {
    codes = [aCode(3, { is_active: true })];
    const page = await open({
      handlers: {
        'promoCodes.setActive': () => {
          codes = [aCode(3)];
          return ok(null);
        },
      },
    });
    fireEvent.click(await flip(3));
    const dialog = await screen.findByRole('alertdialog', { name: 'Stop EID3?' });
    expect(page.bridge.requestsOf('promoCodes.setActive')).toEqual([]);
    fireEvent.click(control('Stop it', dialog));
    await waitFor(async () => expect((await flip(3)).checked).toBe(false));
  });
});
