// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import type { InputOf } from '@shared/contract/tables/bridge';
import { areas } from '@shared/domain/permissions';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { control, endPage, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../tests/support/page/page';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inEnglish } from '../../../../../tests/support/texts';

function anAdmin(id: number, changes: Partial<Admin> = {}): Admin {
  return {
    id,
    f_name: id % 2 ? 'نورة' : 'Bader',
    l_name: `No${id}`,
    email: `admin${id}@shop.example`,
    phone: `5000000${id}`,
    country_code: '+965',
    isBlocked: false,
    admin_roles: [],
    avatar: null,
    ...changes,
  };
}

let admins: Admin[] = [];
const handlers: FakeHandlers = {
  'admins.list': ({ query } = {}) => servePage(admins, query?.page),
  'admins.remove': () => ok(null),
};
const open = (options: PageOptions = {}, path = '/admins'): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
const cells = async (id: number): Promise<string[]> =>
  [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '');
const blockSwitch = async (id: number): Promise<HTMLInputElement> =>
  (await tableRow(id)).querySelector('input[role="switch"]') as HTMLInputElement;
const askDelete = async (id: number): Promise<HTMLElement> => {
  const opener = (await tableRow(id)).querySelector<HTMLElement>('button[aria-label^="Delete"]') as HTMLElement;
  opener.focus();
  fireEvent.click(opener);
  return screen.findByRole('alertdialog');
};

beforeEach(() => {
  admins = [anAdmin(2), anAdmin(3)];
});
afterEach(() => endPage());

describe('list of admins', () => {
  it.each(['/', '/admins'])('[ADM-01] [ADM-06] [LAY-33] shows at %s id, name, email, phone, permissions, switch, actions', async (path) => {
    await open({}, path);
    expect(await cells(2)).toEqual([
      '2',
      'Bader No2',
      'admin2@shop.example',
      '5000 0002',
      inEnglish('lists.export.columnsNone'),
      inEnglish('admins.states.active'),
      '',
    ]);
    const heads = [...document.querySelectorAll('thead th')].map((cell) => cell.textContent);
    expect(heads).toEqual([
      inEnglish('orders.details.columns.id'),
      inEnglish('categories.name'),
      inEnglish('adminForm.email'),
      inEnglish('adminForm.phone'),
      inEnglish('admins.columns.permissions'),
      inEnglish('admins.states.blocked'),
      inEnglish('common.actions'),
    ]);
  });

  it.each([
    [{ country_code: '+965', phone: '50001234' }, '5000 1234'],
    [{ country_code: '+966', phone: '500012345' }, '+966 500012345'],
    [{ country_code: '', phone: '123' }, '123'],
    [{ country_code: '+965', phone: '' }, '-'],
  ])('[ADM-07] writes the phone %s as %s', async (phone, text) => {
    admins = [anAdmin(2, phone)];
    await open();
    expect((await cells(2))[3]).toBe(text);
  });

  it.each([
    [[...areas], inEnglish('admins.permissions.full')],
    [[...areas, 'order'], inEnglish('admins.permissions.full')],
    [['home'], inEnglish('admins.permissions.some')],
    [['home', 'masterHN', 'rules', 'admin'], inEnglish('admins.permissions.some')],
    [[], inEnglish('lists.export.columnsNone')],
    [['order'], inEnglish('lists.export.columnsNone')],
  ])('[ADM-09] [ADM-10] [ADM-11] [ADM-32] the roles %s read %s', async (roles, badge) => {
    admins = [anAdmin(2, { admin_roles: roles.map((role) => ({ role })) })];
    await open();
    expect((await cells(2))[4]).toBe(badge);
  });

  it('[ADM-08] leads from a row and its actions to the form, and deletes beside it', async () => {
    const page = await open({ roles: ['admin'] });
    await tableRow(2);
    expect(control('Delete: admin Bader No2')).toBeTruthy();
    expect(control('Bader No2').tagName).toBe('A');
    fireEvent.click(control('Edit: admin Bader No2'));
    expect(page.address()).toBe('/admins/edit-admin/2/Bader');
  });
});

describe('block switch', () => {
  const blocks = (page: ShownPage): unknown[] => page.bridge.requestsOf('admins.block');

  it.each([
    [false, true],
    [true, false],
  ])(
    '[ADM-34] [ADM-35] [ADM-36] [ADM-37] [ADM-41] [OP-41] sends %s, the value shown, and flips to %s on success only',
    async (shown, flipped) => {
      admins = [anAdmin(2, { isBlocked: shown })];
      let answer: (() => void) | undefined;
      const block = ({ params }: InputOf<'admins.block'>) =>
        new Promise<ReturnType<typeof ok<Admin>>>((resolve) => {
          answer = () => {
            admins = [anAdmin(Number(params.id), { isBlocked: flipped })];
            resolve(ok(anAdmin(Number(params.id), { isBlocked: flipped })));
          };
        });
      const page = await open({ handlers: { 'admins.block': block } });
      fireEvent.click(await blockSwitch(2));
      await waitFor(() => expect(blocks(page)).toEqual([{ params: { id: 2 }, body: { isBlocked: shown } }]));
      expect((await blockSwitch(2)).checked).toBe(shown);
      expect(toasts()).toEqual([]);
      await act(async () => answer?.());
      await waitFor(async () => expect((await blockSwitch(2)).checked).toBe(flipped));
      expect(toasts()).toEqual(['Status Updated Successfully']);
    },
  );

  it('[ADM-37] flips on a success without a record too, and before the list is read again', async () => {
    const page = await open({ handlers: { 'admins.block': () => ok(null) } });
    await tableRow(2);
    page.bridge.handle({ 'admins.list': () => new Promise(() => undefined) });
    fireEvent.click(await blockSwitch(2));
    await waitFor(async () => expect((await blockSwitch(2)).checked).toBe(true));
  });

  it('[ADM-37] stays on failure, and tells it once', async () => {
    await open({ handlers: { 'admins.block': () => failed('forbidden', { message: 'Not Allowed, Don`t have Permission' }) } });
    fireEvent.click(await blockSwitch(2));
    await waitFor(() => expect(toasts()).toEqual(['forbidden']));
    expect((await blockSwitch(2)).checked).toBe(false);
  });

  it('sends one request for a double click', async () => {
    const page = await open({ handlers: { 'admins.block': () => new Promise(() => undefined) } });
    const element = await blockSwitch(2);
    fireEvent.click(element);
    fireEvent.click(element);
    await waitFor(() => expect(blocks(page)).toHaveLength(1));
  });

  it('[OP-48] asks before one blocks oneself, and says so plainly', async () => {
    const page = await open({
      admin: { id: 3 },
      handlers: { 'admins.block': () => failed('server', { message: 'cannot_modify_yourself' }) },
    });
    fireEvent.click(await blockSwitch(3));
    const dialog = await screen.findByRole('alertdialog', { name: inEnglish('admins.blockSelf.title') });
    expect(dialog.textContent).toContain('This is your own account.');
    expect(blocks(page)).toEqual([]);
    fireEvent.click(control(inEnglish('admins.blockSelf.confirm'), dialog));
    await waitFor(() => expect(blocks(page)).toEqual([{ params: { id: 3 }, body: { isBlocked: false } }]));
    await waitFor(() => expect(toasts()).toEqual(['server']));
  });
});

describe('delete', () => {
  it('[OP-48] says plainly that it is oneself', async () => {
    await open({ admin: { id: 3 } });
    const dialog = await askDelete(3);
    expect(dialog.textContent).toContain('This is your own account.');
    expect(dialog.textContent).toContain(inEnglish('shell.confirmDelete.text'));
  });
});
