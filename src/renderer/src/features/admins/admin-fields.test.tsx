// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { field, fill, formShown, noDrafts, pressSave } from '../../../../../tests/support/page/form-on-page';
import { endPage, showPage, tableRow } from '../../../../../tests/support/page/page';
import { answered, cellsOf, listShows, onTheWire, pageOf, sentBodies } from '../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../tests/support/texts';

let dalal: object = {
  id: 17,
  f_name: 'Dalal',
  l_name: 'Al-Awadi',
  email: 'dalal@shop.example',
  phone: '502147730',
  country_code: '+971',
  isBlocked: false,
  admin_roles: [{ role: 'home' }, { role: 'order' }],
  avatar: 'https://shop.example/dalal.png',
};
const handlers: FakeHandlers = {
  ...noDrafts,
  'admins.list': () => answered('admins.list', pageOf([dalal])),
  'admins.one': () => answered('admins.one', { data: dalal }),
  'admins.update'(input) {
    dalal = { ...dalal, ...onTheWire('admins.update', input) };
    return ok(null);
  },
  'admins.block'(input) {
    dalal = { ...dalal, isBlocked: !onTheWire('admins.block', input).isBlocked };
    return ok(null);
  },
};

afterEach(() => endPage());

it('[ADM-32] an admin stands in the list and in the form with each field, and goes back with each', async () => {
  const page = await showPage('/admins', { handlers });
  expect((await cellsOf(17)).slice(0, 5)).toEqual([
    '17',
    'Dalal Al-Awadi',
    'dalal@shop.example',
    '+971 502147730',
    inEnglish('admins.permissions.some'),
  ]);
  const isOn = async (): Promise<boolean | undefined> =>
    (await tableRow(17)).querySelector<HTMLInputElement>('input[role="switch"]')?.checked;
  const before = await isOn();
  await page.goTo('/admins/edit-admin/17/Dalal');
  await formShown();
  await waitFor(() => expect(field('f_name').value).toBe('Dalal'));
  expect([field('l_name').value, field('email').value, field('phone').value.replaceAll(' ', '')]).toEqual([
    ...['Al-Awadi', 'dalal@shop.example', '502147730'],
  ]);
  fill({ f_name: 'Mona', l_name: 'Saleh', email: 'mona@shop.example', phone: '50007788' });
  pressSave();
  await listShows(17, 'Mona Saleh', 'mona@shop.example', '5000 7788');
  expect(sentBodies(page, 'admins.update')).toEqual([
    { f_name: 'Mona', l_name: 'Saleh', email: 'mona@shop.example', phone: '50007788', country_code: '+965', rules: ['home', 'order'] },
  ]);
  fireEvent.click((await tableRow(17)).querySelector('input[role="switch"]') as HTMLElement);
  await waitFor(() => expect(sentBodies(page, 'admins.block')).toEqual([{ isBlocked: false }]));
  await waitFor(async () => expect(await isOn()).toBe(!before));
});
