// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { User } from '@shared/contract/shop/users';
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
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { aUser } from '../../../../../tests/support/samples/users';
import { containing, endingWith, inEnglish } from '../../../../../tests/support/texts';

let users: User[] = [];
const change = (id: number, changes: Partial<User>): void => {
  users = users.map((user) => (user.id === id ? { ...user, ...changes } : user));
};
const handlers: FakeHandlers = {
  'users.list': ({ query }) =>
    servePage(
      users.filter((user) => user.email.includes(query?.search ?? '')),
      query?.page,
    ),
  'users.setActive': ({ params }) => {
    change(Number(params.id), { isBlocked: !params.value });
    return ok(null);
  },
  'users.setDeleted': ({ params, body }) => {
    change(Number(params.id), body);
    return ok(null);
  },
};
const path = '/masterHN/users';
const open = (options: PageOptions = {}, to = path): Promise<ShownPage> =>
  showPage(to, { ...options, handlers: { ...handlers, ...options.handlers } });
async function toggle(id: number, which: 'active' | 'deleted'): Promise<HTMLInputElement> {
  const [active, deleted] = (await tableRow(id)).querySelectorAll<HTMLInputElement>('input[role="switch"]');
  return (which === 'active' ? active : deleted) as HTMLInputElement;
}

beforeEach(() => {
  users = [aUser(5), aUser(4, { isBlocked: true }), aUser(3, { isDeleted: true, user_phones: [] })];
});
afterEach(() => endPage());

describe('the list of users', () => {
  it('[USR-01] [USR-03] shows id, name, email, default phone and both switches in words', async () => {
    await open();
    await tableRow(5);
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent?.trim()).filter(Boolean)).toEqual([
      ...[
        inEnglish('orders.details.columns.id'),
        inEnglish('categories.name'),
        inEnglish('adminForm.email'),
        inEnglish('users.columns.phone'),
        inEnglish('admins.states.active'),
        inEnglish('users.columns.deleted'),
        inEnglish('common.actions'),
      ],
    ]);
    const words = async (id: number): Promise<string[]> =>
      [...(await tableRow(id)).querySelectorAll('td')].map((cell) => cell.textContent ?? '').slice(1, -1);
    expect(await words(5)).toEqual([
      '5',
      'فاطمة المطيري',
      'user5@mail.example',
      '5000 1235',
      inEnglish('admins.states.active'),
      inEnglish('users.states.present'),
    ]);
    expect((await words(4)).slice(-2)).toEqual([inEnglish('admins.states.blocked'), inEnglish('users.states.present')]);
    expect((await words(3)).slice(-3)).toEqual(['-', inEnglish('admins.states.active'), inEnglish('users.columns.deleted')]);
  });

  it('[USR-09] shows the phone that is the default one, wherever it stands, with the code of another country', async () => {
    users = [
      aUser(5, {
        user_phones: [
          { country_code: '+965', phone: '99990000', is_default: false },
          { country_code: '+971', phone: '502147730', is_default: true },
        ],
      }),
    ];
    await open();
    expect((await tableRow(5)).textContent).toContain('+971 502147730');
    expect((await tableRow(5)).textContent).not.toContain('9999');
  });

  it('[USR-09] shows no phone of a user none of whose phones is the default one', async () => {
    const other = { country_code: '+965', phone: '99990000', is_default: false };
    users = [aUser(5, { user_phones: [other, { ...other, phone: '99990001' }] })];
    await open();
    const row = await tableRow(5);
    expect(row.textContent).toContain('-');
    expect(row.textContent).not.toMatch(/9999/);
    fireEvent.click(row.querySelector('a') as HTMLElement);
    expect((await screen.findByLabelText<HTMLInputElement>(containing(inEnglish('users.columns.phone')))).value).toBe('');
  });

  it.each([
    ['[USR-04] the name', 'فاطمة المطيري'],
    ['[USR-05] the phone', '5000 1235'],
  ])('%s leads to the profile, with the row', async (_what, words) => {
    const page = await open();
    const link = [...(await tableRow(5)).querySelectorAll('a')].find(({ textContent }) => textContent === words);
    expect(link?.getAttribute('href')).toMatch(/\/masterHN\/users\/profile$/);
    fireEvent.click(link as HTMLElement);
    await waitFor(() => expect(page.address()).toBe('/masterHN/users/profile'));
    expect(page.state()).toEqual({ record: users[0] });
  });

  it('strikes a deleted user through, and leaves them readable', async () => {
    await open();
    expect((await tableRow(3)).querySelector('a s')?.textContent).toBe('فاطمة المطيري');
    expect((await tableRow(5)).querySelector('s')).toBeNull();
  });

  it('copies the ticked users for a spreadsheet', async () => {
    const copied: string[] = [];
    await open({
      handlers: {
        'app.copyText': ({ text }) => {
          copied.push(text);
          return ok(null);
        },
      },
    });
    fireEvent.click((await tableRow(4)).querySelector('input[type=checkbox]') as HTMLElement);
    fireEvent.click(await waitFor(() => control(inEnglish('bulk.copyRows'))));
    await waitFor(() => expect(copied).toHaveLength(1));
    expect(copied[0]?.split('\n').map((line) => line.split('\t'))).toEqual([
      [
        inEnglish('orders.details.columns.id'),
        inEnglish('categories.name'),
        inEnglish('adminForm.email'),
        inEnglish('users.columns.phone'),
        inEnglish('admins.states.active'),
        inEnglish('users.columns.deleted'),
      ],
      [
        '4',
        'فاطمة المطيري',
        'user4@mail.example',
        `'+965 5000 1234`,
        inEnglish('admins.states.blocked'),
        inEnglish('users.states.present'),
      ],
    ]);
  });
});

describe('the switches', () => {
  it.each([
    [5, false, inEnglish('admins.states.blocked')],
    [4, true, inEnglish('admins.states.active')],
  ])('[OP-61] of user %i: active is flipped at once, to %s, without a question', async (id, value, word) => {
    const page = await open();
    fireEvent.click(await toggle(id, 'active'));
    await waitFor(async () => expect((await tableRow(id)).textContent).toContain(word));
    expect(page.bridge.requestsOf('users.setActive')).toEqual([{ params: { id, value } }]);
    expect(toasts()).toEqual(['Status Updated Successfully']);
    expect(document.querySelector('[role=alertdialog]')).toBeNull();
  });

  it('[OP-61] asks before deleting, and deletes after the answer', async () => {
    const page = await open();
    fireEvent.click(await toggle(5, 'deleted'));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('فاطمة المطيري');
    expect(question.textContent).toContain(inEnglish('users.deleteText'));
    expect(page.bridge.requestsOf('users.setDeleted')).toEqual([]);
    fireEvent.click(control('Delete', question));
    await waitFor(async () => expect((await tableRow(5)).textContent).toMatch(endingWith(inEnglish('users.columns.deleted'))));
    expect(page.bridge.requestsOf('users.setDeleted')).toEqual([{ params: { id: 5 }, body: { isDeleted: true } }]);
    expect(toasts()).toEqual(['Status Updated Successfully']);
  });

  it('asks nothing before bringing a user back', async () => {
    const page = await open();
    fireEvent.click(await toggle(3, 'deleted'));
    await waitFor(async () => expect((await tableRow(3)).textContent).toMatch(endingWith(inEnglish('users.states.present'))));
    expect(page.bridge.requestsOf('users.setDeleted')).toEqual([{ params: { id: 3 }, body: { isDeleted: false } }]);
  });

  it.each(['forbidden', 'unreachable', 'notFound'] as const)('stay as they are when the flip fails (%s), told once', async (code) => {
    const page = await open({ handlers: { 'users.setActive': () => failed(code), 'users.setDeleted': () => failed(code) } });
    fireEvent.click(await toggle(5, 'active'));
    await waitFor(() => expect(toasts()).toEqual([code]));
    expect((await toggle(5, 'active')).checked).toBe(true);
    fireEvent.click(await toggle(5, 'deleted'));
    const question = await screen.findByRole('alertdialog');
    fireEvent.click(control('Delete', question));
    await waitFor(() => expect(page.bridge.requestsOf('users.setDeleted')).toHaveLength(1));
    // If the server no longer has the user, the dialog is closed.
    await waitFor(() => expect(question.isConnected).toBe(code !== 'notFound'));
    expect((await toggle(5, 'deleted')).checked).toBe(false);
  });

  it('only show to whoever may not manage the shop, and the profile is still looked at', async () => {
    await open({ roles: ['home'] });
    expect([(await toggle(5, 'active')).disabled, (await toggle(5, 'deleted')).disabled]).toEqual([true, true]);
    expect((await tableRow(5)).querySelectorAll('a')).toHaveLength(2);
    expect(findControl('Edit: user فاطمة المطيري')).toBeUndefined();
  });
});
