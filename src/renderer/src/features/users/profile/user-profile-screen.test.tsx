// @vitest-environment happy-dom

import { useSession } from '@renderer/runtime/state/session-store';
import { failed, ok } from '@shared/contract/result';
import type { User, UserAddress } from '@shared/contract/shop/users';
import { toFils } from '@shared/domain/money';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../../tests/support/page/fake-bridge';
import {
  errorOf,
  field,
  fieldNames,
  fill,
  formShown,
  labelOf,
  noDrafts,
  pressSave,
} from '../../../../../../tests/support/page/form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, tableRow, toasts } from '../../../../../../tests/support/page/page';
import { listShows } from '../../../../../../tests/support/page/wire';
import { servePage } from '../../../../../../tests/support/samples/order-rows';
import { anAddress, aUser, hawalli, salmiya } from '../../../../../../tests/support/samples/users';
import { containing, inEnglish } from '../../../../../../tests/support/texts';

const required = 'This Field is required';
const list = '/masterHN/users';
const path = `${list}/profile`;
const ahmadi = { name_en: 'Al Ahmadi', name_ar: 'الأحمدي' };
const areas = [
  { id: 1, ...salmiya, delivery_fee: toFils(1), governorate_id: 2 },
  { id: 2, name_en: 'Salwa', name_ar: 'سلوى', delivery_fee: toFils(1), governorate_id: 2 },
  { id: 3, name_en: 'Mangaf', name_ar: 'المنقف', delivery_fee: toFils(2), governorate_id: 4 },
];

/** Returns a place of an address that was stored as text. */
const asText = (text: string): UserAddress['area'] => ({ name_en: text, name_ar: text, isText: true });
const mangaf = { name_en: 'Mangaf', name_ar: 'المنقف' };

let users: User[] = [];
const rows = <Row,>(all: readonly Row[]) => ok({ rows: [...all], unreadable: [] });
const handlers: FakeHandlers = {
  ...noDrafts,
  'users.list': () => servePage(users),
  'users.update': () => ok(null),
  'lookups.countries': () => rows([{ id: 1, name_en: 'Kuwait', name_ar: 'الكويت' }]),
  'lookups.governorates': () =>
    rows([
      { id: 2, ...hawalli },
      { id: 4, ...ahmadi },
    ]),
  'lookups.areas': () => rows(areas),
};
/** Opens the profile by its name in the list, as a user does. */
async function open(options: PageOptions = {}, id = 5): Promise<ShownPage> {
  const page = await showPage(list, { ...options, handlers: { ...handlers, ...options.handlers } });
  fireEvent.click((await tableRow(id)).querySelector('a') as HTMLElement);
  await formShown();
  await waitFor(() => expect([page.bridge.requestsOf('lookups.areas').length, page.client.isFetching()]).toEqual([1, 0]));
  return page;
}
const openAt = (state: unknown, options: PageOptions = {}): Promise<ShownPage> =>
  showPage(path, { ...options, state, handlers: { ...handlers, ...options.handlers } });
const sent = (page: ShownPage): unknown[] => page.bridge.requestsOf('users.update');
const card = (type: string): HTMLInputElement => document.querySelector(`form input[type=radio][value=${type}]`) as HTMLInputElement;
const numbers = (): string[] => fieldNames().filter((name) => name.endsWith('Number'));
async function choose(name: string, words: RegExp): Promise<void> {
  fireEvent.click(field(name));
  fireEvent.click(await screen.findByRole('option', { name: words }));
}
/** Enters a text into the search of a select, and returns the options. */
function search(name: string, text: string): string[] {
  if (field(name).getAttribute('aria-expanded') !== 'true') fireEvent.click(field(name));
  fireEvent.change(field(name), { target: { value: text } });
  return screen.getAllByRole('option').map(({ textContent }) => textContent ?? '');
}
const flat = {
  ...{ addressName: 'المنزل', governorate: hawalli, area: salmiya, block: '5', street: 'سالم المبارك', avenue: '3' },
  ...{ type: 'building', buildingNumber: '71', floorNumber: '9', aptNumber: '12', otherInstructions: '' },
};
const body = {
  ...{ f_name: 'فاطمة', l_name: 'المطيري', email: 'user5@mail.example', country_code: '+965', phone: '50001235' },
  user_address: flat,
};

beforeEach(() => {
  users = [aUser(5), aUser(4)];
});
afterEach(() => endPage());

describe('the profile of a user', () => {
  it('[USR-06] shows the names, the email and the default phone of the row that was handed over, without a read of it', async () => {
    const page = await open();
    expect(['f_name', 'l_name', 'email', 'phone'].map((name) => [labelOf(name), field(name).value])).toEqual([
      [inEnglish('adminForm.firstName'), 'فاطمة'],
      [inEnglish('adminForm.lastName'), 'المطيري'],
      [inEnglish('adminForm.email'), 'user5@mail.example'],
      [inEnglish('users.columns.phone'), '5000 1235'],
    ]);
    expect(page.bridge.requestsOf('users.list')).toHaveLength(1);
  });

  it('[USR-07] shows the first address, its places in the language of the app', async () => {
    const page = await open();
    const shown = (...names: string[]): string[] => names.map((name) => field(name).value);
    expect(shown('addressName', 'governorate', 'area', 'block', 'street', 'avenue')).toEqual([
      ...['المنزل', 'Hawalli', 'Salmiya', '5', 'سالم المبارك', '3'],
    ]);
    expect(card('building').checked).toBe(true);
    expect(shown('buildingNumber', 'floorNumber', 'aptNumber')).toEqual(['71', '9', '12']);
    page.setLanguage('ar');
    expect(shown('governorate', 'area')).toEqual(['حولي', 'السالمية']);
  });

  it('lets a number start where the lines of the page start, and a text on its own side', async () => {
    await open();
    const sides = ['block', 'street', 'avenue'].map((name) => [field(name).dir, 'ltr' in field(name).dataset]);
    expect(sides).toEqual([
      ['ltr', true],
      ['auto', false],
      ['ltr', true],
    ]);
  });

  it('shows the other phones, and how many other addresses there are', async () => {
    const [first] = users[0]?.user_phones ?? [];
    const other = { country_code: '+971', phone: '502147730', is_default: false };
    users = [aUser(5, { user_phones: [other, ...(first ? [first] : [])], user_addresses: [anAddress(), anAddress(), anAddress()] })];
    await open();
    expect(screen.getByRole('list', { name: inEnglish('users.otherPhones') }).textContent).toBe('+971 502147730');
    expect(screen.getByText(containing(inEnglish('users.otherAddresses', { count: 2 })))).toBeTruthy();
  });

  it('keeps the code of another country with its number, and gives a new number the code of Kuwait', async () => {
    users = [aUser(5, { user_phones: [{ country_code: '+971', phone: '502147730', is_default: true }] })];
    const page = await open();
    const code = (): string | null | undefined => field('phone').previousElementSibling?.textContent;
    const codes = { stored: '\u2066+971\u2069', code: '\u2066+965\u2069' };
    expect(code()).toBe('+971');
    expect(screen.getByText(inEnglish('forms.phoneCodeKept', codes))).toBeTruthy();
    fill({ f_name: 'منيرة' });
    pressSave();
    await waitFor(() => expect(sent(page)).toMatchObject([{ body: { country_code: '+971', phone: '502147730' } }]));
    endPage();
    const again = await open();
    fill({ phone: '50009999' });
    expect(code()).toBe('+965');
    expect(screen.getByText(inEnglish('forms.phoneCode', codes))).toBeTruthy();
    pressSave();
    await waitFor(() => expect(sent(again)).toMatchObject([{ body: { country_code: '+965', phone: '50009999' } }]));
  });

  it('[OP-64] asks for the numbers of the chosen type, and keeps those of another one', async () => {
    const page = await open();
    expect(numbers()).toEqual(['buildingNumber', 'floorNumber', 'aptNumber']);
    fireEvent.click(card('office'));
    expect(numbers()).toEqual(['buildingNumber', 'floorNumber', 'officeNumber']);
    fireEvent.click(card('house'));
    expect(numbers()).toEqual(['houseNumber']);
    fill({ houseNumber: '14' });
    fireEvent.click(card('building'));
    expect(field('aptNumber').value).toBe('12');
    fireEvent.click(card('house'));
    pressSave();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    const { buildingNumber: _b, floorNumber: _f, aptNumber: _a, ...house } = flat;
    expect(sent(page)).toEqual([{ params: { id: 5 }, body: { ...body, user_address: { ...house, type: 'house', houseNumber: '14' } } }]);
  });

  it('[USR-20] says that it was updated, once for a double press, and leads back to the list, which shows it', async () => {
    const update = () => {
      users = [aUser(5, { l_name: 'of the server' })];
      return ok(null);
    };
    const page = await open({ handlers: { 'users.update': update } });
    fill({ f_name: ' فاطمة علي ', phone: '٥٠٠٠٩٩٩٩', avenue: '' });
    pressSave();
    pressSave();
    await waitFor(() => expect(page.address()).toBe(list));
    expect(sent(page)).toEqual([
      { params: { id: 5 }, body: { ...body, f_name: 'فاطمة علي', phone: '50009999', user_address: { ...flat, avenue: '' } } },
    ]);
    expect(toasts()).toEqual(['Update Data Successfully']);
    await listShows(5, 'of the server');
  });
});

describe('governorates and areas', () => {
  it('are found by either name, with the other one beside it, and say how many of all', async () => {
    await open();
    expect(search('area', 'sal')).toEqual(['Salmiyaالسالمية', 'Salwaسلوى']);
    expect(screen.getByText(inEnglish('users.areasFound', { found: 2, count: 3, country: 'Kuwait' }))).toBeTruthy();
    expect(search('area', 'منقف')).toEqual(['Mangafالمنقف']);
    expect(search('area', 'zzz')).toEqual([inEnglish('forms.noneFound')]);
  });

  it('stand under their governorates, those of the chosen one first', async () => {
    const page = await open();
    const groups = (): (string | null)[] =>
      screen
        .getAllByRole('group')
        .flatMap((group) => [group.querySelector('.fui-OptionGroup__label')?.textContent ?? null])
        .filter(Boolean);
    await choose('governorate', /Ahmadi/);
    fireEvent.click(field('area'));
    expect(groups()).toEqual(['Al Ahmadi', 'Hawalli']);
    page.setLanguage('ar');
    expect(groups()).toEqual(['الأحمدي', 'حولي']);
  });

  it('go together: an area brings its governorate, and one of another governorate is pointed out, not refused', async () => {
    const page = await open();
    await choose('area', /Mangaf/);
    expect(field('governorate').value).toBe('Al Ahmadi');
    await choose('governorate', /Hawalli/);
    const elsewhere = inEnglish('users.otherGovernorate', { area: 'Mangaf', governorate: 'Al Ahmadi' });
    expect(screen.getByText(containing(elsewhere))).toBeTruthy();
    pressSave();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    const { name_en, name_ar } = areas[2] as (typeof areas)[2];
    expect(sent(page)).toMatchObject([{ body: { user_address: { governorate: hawalli, area: { name_en, name_ar } } } }]);
  });

  it('[OP-86] that an address names otherwise stay as they are: in one language only, or nowhere listed', async () => {
    const kept = { name_en: 'Bneid Al-Gar', name_ar: 'بنيد القار' };
    users = [aUser(5, { user_addresses: [anAddress({ governorate: asText('حولي'), area: kept })] })];
    const page = await open();
    expect([field('governorate').value, field('area').value]).toEqual(['Hawalli', 'Bneid Al-Gar']);
    fill({ f_name: 'سارة' });
    pressSave();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)).toMatchObject([{ body: { user_address: { governorate: 'حولي', area: kept } } }]);
  });

  it.each([
    ['as the text in the language that stood there', { governorate: asText('Hawalli'), area: asText('السالمية') }, 'Al Ahmadi', 'المنقف'],
    ['as a pair where the address holds pairs, also of one name', { governorate: { name_en: 'x', name_ar: 'x' } }, ahmadi, mangaf],
    ['as the other place where it holds none', { governorate: asText('حولي'), area: { name_en: '', name_ar: '' } }, 'الأحمدي', 'المنقف'],
  ])('that are newly chosen are sent %s', async (_how, changes, governorate, area) => {
    users = [aUser(5, { user_addresses: [anAddress(changes)] })];
    const page = await open();
    await choose('area', /Mangaf/);
    pressSave();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)).toMatchObject([{ body: { user_address: { governorate, area } } }]);
  });

  it('that cannot be loaded are told in the section, asked for again, and keep nobody from the rest', async () => {
    const page = await openAt({ record: { id: 5 } }, { handlers: { 'lookups.areas': () => failed('unreachable') } });
    await formShown();
    expect(await screen.findByText(containing(inEnglish('users.placesNotLoaded')))).toBeTruthy();
    expect(field('area').value).toBe('Salmiya');
    page.bridge.handle(handlers);
    fill({ f_name: 'سارة' });
    fireEvent.click(control(inEnglish('common.retry')));
    await waitFor(() => expect(screen.queryByText(containing(inEnglish('users.placesNotLoaded')))).toBeNull());
    expect(search('area', 'mang')).toEqual(['Mangafالمنقف']);
    expect(field('f_name').value).toBe('سارة');
    expect(toasts()).toEqual([]);
  });
});

describe('what the form asks for', () => {
  it('[USR-15] governorate, area and type are required', async () => {
    users = [aUser(5, { user_addresses: [] })];
    const page = await open();
    fill({ addressName: 'Home', block: '1', street: '2' });
    pressSave();
    await waitFor(() => expect(document.querySelectorAll('[data-field-invalid]')).toHaveLength(3));
    expect([errorOf('governorate'), errorOf('area')]).toEqual([required, required]);
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('type'));
    expect(sent(page)).toEqual([]);
  });

  it('[USR-16] the house and office numbers are required with their types', async () => {
    const page = await open();
    for (const [type, name] of [
      ['house', 'houseNumber'],
      ['office', 'officeNumber'],
    ] as const) {
      fireEvent.click(card(type));
      pressSave();
      await waitFor(() => expect(errorOf(name)).toBe(required));
    }
    expect(sent(page)).toEqual([]);
  });

  it('avenue and instructions are not required, and nothing is too long', async () => {
    const page = await open();
    const long = 'بجانب الجمعية '.repeat(60).trim();
    fill({ avenue: '', otherInstructions: long });
    pressSave();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)).toMatchObject([{ body: { user_address: { avenue: '', otherInstructions: long } } }]);
  });
});

describe('what goes wrong with a save', () => {
  it('a change of somebody else meanwhile is saved together with this one', async () => {
    const page = await open();
    fill({ f_name: 'سارة' });
    users = [aUser(5, { user_addresses: [anAddress({ block: '8' })] })];
    pressSave();
    await waitFor(() => expect(sent(page)).toMatchObject([{ body: { f_name: 'سارة', user_address: { block: '8' } } }]));
    expect(toasts()).toContain(inEnglish('forms.conflict.taken', { fields: 'Block' }));
  });

  it('a user who is gone meanwhile is told, and what was typed stays', async () => {
    const page = await open();
    fill({ f_name: 'سارة' });
    users = [];
    pressSave();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
    expect([page.address(), field('f_name').value]).toEqual([path, 'سارة']);
  });

  it('a permission that is withdrawn meanwhile leaves what was typed on the page, read-only', async () => {
    await open();
    fill({ f_name: 'سارة' });
    act(() => useSession.setState({ roles: ['home'] }));
    await waitFor(() => expect(field('f_name').readOnly).toBe(true));
    expect(field('f_name').value).toBe('سارة');
  });
});

describe('how the profile is reached', () => {
  it('after a reload by the list call', async () => {
    users = [aUser(15, { f_name: 'هند' }), aUser(5, { f_name: 'سارة' })];
    const page = await openAt({ record: aUser(5) });
    await formShown();
    expect(field('f_name').value).toBe('سارة');
    expect(page.bridge.requestsOf('users.list')).toEqual([{ query: { search: '5' } }]);
  });

  it.each([
    ['nobody was chosen', null, inEnglish('users.unnamed')],
    ['the user is gone', { record: { id: 99 } }, inEnglish('users.gone')],
  ])('leads back to the list with a notice when %s', async (_why, state, words) => {
    const page = await openAt(state);
    await waitFor(() => expect(page.address()).toBe(list));
    expect(toasts()).toEqual([words]);
  });

  it('from a kept draft, which is offered', async () => {
    const draft = {
      screen: 'masterHN.users.edit',
      record: '5',
      title: 'User profile: فاطمة المطيري',
      path,
      savedAt: '2026-11-20T07:00:00.000Z',
    };
    const page = await showPage('/settings/drafts', { handlers: { ...handlers, 'drafts.list': () => ok([draft]) } });
    fireEvent.click(await screen.findByRole('link'));
    await formShown();
    expect(page.address()).toBe(path);
    expect(field('email').value).toBe('user5@mail.example');
    await waitFor(() => expect(page.bridge.requestsOf('drafts.read')).toEqual([{ screen: 'masterHN.users.edit', record: '5' }]));
  });
});
