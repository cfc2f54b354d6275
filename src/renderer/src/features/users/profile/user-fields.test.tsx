// @vitest-environment happy-dom

import { ok } from '@shared/contract/result';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import { field, fill, formShown, noDrafts, pressSave } from '../../../../../../tests/support/page/form-on-page';
import { control, endPage, type ShownPage, showPage, tableRow } from '../../../../../../tests/support/page/page';
import { answered, cellsOf, listOf, listShows, onTheWire, pageOf, sentBodies } from '../../../../../../tests/support/page/wire';
import { inEnglish } from '../../../../../../tests/support/texts';

const hawalli = { name_en: 'Hawalli', name_ar: 'حولي' };
const salmiya = { name_en: 'Salmiya', name_ar: 'السالمية' };
const mangaf = { name_en: 'Mangaf', name_ar: 'المنقف' };
const ahmadi = { name_en: 'Al Ahmadi', name_ar: 'الأحمدي' };
const place = {
  addressName: 'Home',
  governorate: hawalli,
  area: salmiya,
  block: '5',
  street: 'Salem',
  avenue: '3',
  otherInstructions: 'Ring',
};
const numbers = {
  building: ['buildingNumber', 'floorNumber', 'aptNumber'],
  office: ['buildingNumber', 'floorNumber', 'officeNumber'],
  house: ['houseNumber'],
};
type AddressType = keyof typeof numbers;
const numbered = (type: AddressType, first: number) => Object.fromEntries(numbers[type].map((name, at) => [name, String(first + at)]));

const user = {
  id: 71,
  f_name: 'Fatima',
  l_name: 'Al-Mutairi',
  email: 'fatima@mail.example',
  user_phones: [
    { country_code: '+965', phone: '99990000', is_default: false },
    { country_code: '+965', phone: '50001235', is_default: true },
  ],
  isBlocked: false,
  isDeleted: false,
  user_addresses: [{ ...place, type: 'house', houseNumber: '9' }] as object[],
};
let rows = [user];
const handlers: FakeHandlers = {
  ...noDrafts,
  'users.list': () => answered('users.list', pageOf(rows)),
  'users.update'(input) {
    const { country_code, phone, user_address, ...names } = onTheWire('users.update', input);
    const user_phones = [{ country_code, phone, is_default: true }] as typeof user.user_phones;
    rows = rows.map((row) => ({ ...row, ...names, user_phones, user_addresses: [user_address as object] }));
    return ok(null);
  },
  'users.setActive'({ params }) {
    rows = rows.map((row) => ({ ...row, isBlocked: !params.value }));
    return ok(null);
  },
  'users.setDeleted'(input) {
    rows = rows.map((row) => ({ ...row, ...onTheWire('users.setDeleted', input) }));
    return ok(null);
  },
  'lookups.countries': () => answered('lookups.countries', listOf([{ id: 1, name_en: 'Kuwait', name_ar: 'الكويت' }])),
  'lookups.governorates': () =>
    answered(
      'lookups.governorates',
      listOf([
        { id: 2, ...hawalli },
        { id: 4, ...ahmadi },
      ]),
    ),
  'lookups.areas': () =>
    answered(
      'lookups.areas',
      listOf([
        { id: 1, ...salmiya, governorate_id: 2 },
        { id: 3, ...mangaf, governorate_id: 4 },
      ]),
    ),
};
const card = (type: string): HTMLInputElement => document.querySelector(`form input[type=radio][value=${type}]`) as HTMLInputElement;
async function openForm(): Promise<void> {
  fireEvent.click((await tableRow(71)).querySelector('a') as HTMLElement);
  await formShown();
}
async function open(): Promise<ShownPage> {
  const page = await showPage('/masterHN/users', { handlers });
  await openForm();
  await waitFor(() => expect([page.bridge.requestsOf('lookups.areas').length, page.client.isFetching()]).toEqual([1, 0]));
  return page;
}
async function chooseArea(name: RegExp): Promise<void> {
  fireEvent.click(field('area'));
  fireEvent.click(await screen.findByRole('option', { name }));
}
const sentAddress = (page: ShownPage): unknown => sentBodies(page, 'users.update')[0]?.user_address;

beforeEach(() => {
  rows = [user];
});
afterEach(() => endPage());

describe('a user', () => {
  it('[USR-08] stands in the list and in the profile with each field, and goes back with each', async () => {
    const page = await showPage('/masterHN/users', { handlers });
    expect((await cellsOf(71)).slice(1, 7)).toEqual([
      ...[
        '71',
        'Fatima Al-Mutairi',
        'fatima@mail.example',
        '5000 1235',
        inEnglish('admins.states.active'),
        inEnglish('users.states.present'),
      ],
    ]);
    await openForm();
    expect(['f_name', 'l_name', 'email', 'phone'].map((name) => field(name).value)).toEqual([
      ...['Fatima', 'Al-Mutairi', 'fatima@mail.example', '5000 1235'],
    ]);
    fill({ f_name: 'Mona', l_name: 'Saleh', email: 'mona@mail.example', phone: '50007788' });
    pressSave();
    await listShows(71, 'Mona Saleh', 'mona@mail.example', '5000 7788');
    expect(sentBodies(page, 'users.update')).toMatchObject([
      { f_name: 'Mona', l_name: 'Saleh', email: 'mona@mail.example', country_code: '+965', phone: '50007788' },
    ]);
    const [active, deleted] = (await tableRow(71)).querySelectorAll<HTMLInputElement>('input[role="switch"]');
    fireEvent.click(active as HTMLInputElement);
    await listShows(71, inEnglish('admins.states.blocked'));
    expect(page.bridge.requestsOf('users.setActive')).toEqual([{ params: { id: 71, value: false } }]);
    fireEvent.click(deleted as HTMLInputElement);
    fireEvent.click(control('Delete', await screen.findByRole('alertdialog')));
    await listShows(71, inEnglish('users.columns.deleted'));
    expect(sentBodies(page, 'users.setDeleted')).toEqual([{ isDeleted: true }]);
  });

  it.each(['building', 'office', 'house'] as const)(
    '[USR-10] of the type %s shows each part of the address, and sends each',
    async (type) => {
      rows = [{ ...user, user_addresses: [{ ...place, type, ...numbered(type, 41) }] }];
      const page = await open();
      const texts = { addressName: 'Home', block: '5', street: 'Salem', avenue: '3', otherInstructions: 'Ring', ...numbered(type, 41) };
      expect(Object.fromEntries(Object.keys(texts).map((name) => [name, field(name).value]))).toEqual(texts);
      expect([field('governorate').value, field('area').value]).toEqual(['Hawalli', 'Salmiya']);
      const changed = { addressName: 'Office', block: '6', street: 'Fahad', avenue: '4', otherInstructions: 'Call', ...numbered(type, 51) };
      fill(changed);
      await chooseArea(/Mangaf/);
      pressSave();
      await waitFor(() => expect(sentAddress(page)).toEqual({ ...changed, governorate: ahmadi, area: mangaf, type }));
    },
  );

  it.each([
    ['building', 'office'],
    ['office', 'house'],
    ['house', 'building'],
  ] as const)('[USR-11] has an address of the type %s, and gets one of the type %s', async (type, other) => {
    rows = [{ ...user, user_addresses: [{ ...place, type, ...numbered(type, 41) }] }];
    const page = await open();
    expect(Object.keys(numbers).map((each) => [each, card(each).checked])).toEqual(
      Object.keys(numbers).map((each) => [each, each === type]),
    );
    fireEvent.click(card(other));
    fill(numbered(other, 61));
    pressSave();
    await waitFor(() => expect(sentAddress(page)).toEqual({ ...place, type: other, ...numbered(other, 61) }));
  });
});
