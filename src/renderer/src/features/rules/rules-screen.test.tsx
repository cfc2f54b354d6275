// @vitest-environment happy-dom

import { sessionActions } from '@renderer/runtime/state/session-store';
import { useUnsavedWork } from '@renderer/runtime/state/unsaved-work';
import { failed, ok } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import { type Area, areas } from '@shared/domain/permissions';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { noDrafts, pressSave, saveButton } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

function anAdmin(id: number, f_name: string, roles: readonly string[], changes: Partial<Admin> = {}): Admin {
  return {
    id,
    f_name,
    l_name: `No${id}`,
    email: `admin${id}@shop.example`,
    phone: '50001234',
    country_code: '+965',
    isBlocked: false,
    admin_roles: roles.map((role) => ({ role })),
    avatar: null,
    ...changes,
  };
}

let admins: Admin[];
const handlers: FakeHandlers = {
  ...noDrafts,
  'admins.list': () => ok({ rows: admins, totalItems: admins.length, unreadable: [] }),
  'admins.one': ({ params }) => {
    const found = admins.find(({ id }) => id === Number(params.id));
    return found ? ok({ ...found }) : failed('notFound', { status: 404 });
  },
  'admins.update'({ params, body }) {
    admins = admins.map((one) => (one.id === Number(params.id) ? { ...one, admin_roles: body.rules.map((role) => ({ role })) } : one));
    return ok(null);
  },
};

const open = (path: string, options: PageOptions = {}): Promise<ShownPage> =>
  showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
async function openRulesOf(id: number, options?: PageOptions): Promise<ShownPage> {
  const page = await open(`/rules/${id}`, options);
  await waitFor(() => expect(document.querySelector('[data-section]')).toBeTruthy());
  return page;
}
const titles: Record<Area, string> = {
  admin: 'Admins',
  rules: 'Rules',
  social_media: inEnglish('rules.areas.social_media'),
  home: inEnglish('rules.areas.home'),
  masterHN: 'Shop',
};
/** Returns the two choices of an area, full permission first. */
const choices = (area: Area): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>(`[data-section="${area}"] input[type=radio]`),
];
const choose = (area: Area, what: 'full' | 'readOnly'): boolean =>
  fireEvent.click(choices(area)[what === 'full' ? 0 : 1] as HTMLInputElement);
const granted = (): Area[] => areas.filter((area) => choices(area)[0]?.checked);
const readOnly = (): Area[] => areas.filter((area) => choices(area)[1]?.checked);
const saved = (page: ShownPage): { params: { id: number }; body: { rules: string[] } }[] =>
  page.bridge.requestsOf('admins.update') as { params: { id: number }; body: { rules: string[] } }[];
const pickerNames = (): (string | null | undefined)[] => screen.getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);

beforeEach(() => {
  admins = [anAdmin(2, 'Bader', []), anAdmin(3, 'دلال', ['home', 'order']), anAdmin(4, 'Sara', [...areas])];
});
afterEach(() => endPage());

describe('the rules page without an admin', () => {
  it('[RUL-02] [RUL-04] lists every admin and asks for one; choosing one shows their rules', async () => {
    const page = await open('/rules');
    await screen.findAllByRole('link');
    expect(pickerNames()).toEqual(['Bader No2', 'دلال No3', 'Sara No4']);
    expect(page.bridge.requestsOf('admins.list')).toEqual([{}]);
    expect(screen.getByText(inEnglish('rules.choose'))).toBeTruthy();
    expect(screen.queryAllByRole('radiogroup')).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: /دلال/ }));
    expect(await screen.findAllByRole('radiogroup')).toHaveLength(5);
    expect(page.address()).toBe('/rules/3');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('دلال No3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toContain('دلال No3');
  });

  it.each([
    ['sara', ['Sara No4']],
    ['دلال', ['دلال No3']],
    ['admin2@', ['Bader No2']],
    ['71', ['Huda Saleh']],
  ])('[RUL-04] finds %s by name, email or number, blocked or not', async (typed, names) => {
    admins.push(anAdmin(71, 'Huda', [], { l_name: 'Saleh', email: 'huda@shop.example', isBlocked: true }));
    await open('/rules');
    await screen.findAllByRole('link');
    fireEvent.change(control(inEnglish('rules.find')), { target: { value: typed } });
    expect(pickerNames()).toEqual(names);
  });

  it('says so when nobody is found', async () => {
    await open('/rules');
    await screen.findAllByRole('link');
    fireEvent.change(control(inEnglish('rules.find')), { target: { value: 'nobody' } });
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText(inEnglish('rules.noneFound'))).toBeTruthy();
  });

  it('can be asked for again when the admins could not be loaded', async () => {
    const page = await open('/rules', { handlers: { 'admins.list': () => failed('server', { message: 'broken', status: 500 }) } });
    await screen.findByText('broken');
    page.bridge.handle({ 'admins.list': () => ok({ rows: admins, totalItems: 3, unreadable: [] }) });
    fireEvent.click(control(inEnglish('common.retry')));
    expect(await screen.findAllByRole('link')).toHaveLength(3);
  });
});

describe('the rules of an admin', () => {
  it('[RUL-02] [RUL-03] [RUL-05] [RUL-06] offers full permission or read-only for each of the five areas, in order', async () => {
    const page = await openRulesOf(3);
    const groups = screen.getAllByRole('radiogroup');
    expect(
      groups.map((group) =>
        within(group)
          .getAllByRole('radio')
          .map((radio) => radio.closest('label')?.textContent),
      ),
    ).toEqual(areas.map(() => [inEnglish('rules.full'), inEnglish('rules.readOnly')]));
    const nameOf = (group: Element): string | undefined =>
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? undefined;
    expect(groups.map(nameOf)).toEqual(areas.map((area) => titles[area]));
    expect(screen.getByText(inEnglish('rules.granted', { count: 1, total: 5 }))).toBeTruthy();
    page.setLanguage('ar');
    expect(groups[0]?.textContent).toBe('صلاحية كاملةاطلاع فقط');
  });

  it.each([
    [2, []],
    [3, ['home']],
    [4, [...areas]],
  ] as const)('[RUL-07] [RUL-08] of number %s are full exactly where the role is held: %s', async (id, held) => {
    await openRulesOf(id);
    expect(granted()).toEqual(held);
    expect(readOnly()).toEqual(areas.filter((area) => !(held as readonly Area[]).includes(area)));
  });

  it('keep a name of the other script in one piece where a sentence names its admin', async () => {
    await openRulesOf(3);
    choose('home', 'readOnly');
    expect(screen.getByText('in Home site, for \u2068دلال No3\u2069')).toBeTruthy();
    const title = inEnglish('rules.draftTitle', { name: '\u2068دلال No3\u2069' });
    await waitFor(() => expect([...useUnsavedWork.getState().forms.values()][0]?.title).toBe(title));
  });

  it('[RUL-01] [RUL-07] [RUL-08] [RUL-11] [RUL-12] [OP-45] are granted and taken; every other role and field stays', async () => {
    admins[1] = anAdmin(3, "O'Hara", ['home', 'order'], { country_code: '+966', phone: '500012345' });
    const page = await openRulesOf(3, { roles: ['rules'] });
    choose('home', 'readOnly');
    choose('masterHN', 'full');
    choose('admin', 'full');
    expect(saveButton()?.textContent).toBe(inEnglish('rules.save'));
    expect(screen.getByText("in Admins, Home site, Shop, for O'Hara No3")).toBeTruthy();
    pressSave();
    await waitFor(() => expect(saved(page)).toHaveLength(1));
    expect(saved(page)[0]).toEqual({
      params: { id: 3 },
      body: {
        f_name: "O'Hara",
        l_name: 'No3',
        email: 'admin3@shop.example',
        phone: '500012345',
        country_code: '+966',
        rules: ['admin', 'masterHN', 'order'],
      },
    });
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(toasts()).toEqual([inEnglish('rules.saved', { name: "O'Hara No3" })]);
    expect(granted()).toEqual(['admin', 'masterHN']);
    expect(page.address()).toBe('/rules/3');
  });

  it('[RUL-12] are saved with words in Arabic too', async () => {
    await openRulesOf(2, { language: 'ar' });
    choose('home', 'full');
    pressSave();
    await waitFor(() => expect(toasts()).toEqual([inArabic('rules.saved', { name: 'Bader No2' })]));
  });

  it('send the record as it is now, not as it was when the page opened', async () => {
    const page = await openRulesOf(2);
    choose('home', 'full');
    admins[0] = anAdmin(2, 'Badr', ['order'], { phone: '50009999' });
    pressSave();
    await waitFor(() => expect(saved(page)[0]?.body).toMatchObject({ f_name: 'Badr', phone: '50009999', rules: ['home', 'order'] }));
  });

  it.each([
    ['a refusal', failed<null>('forbidden', { message: 'Not Allowed, Don`t have Permission', status: 403 }), 'forbidden'],
    [
      'words about the whole set',
      failed<null>('server', { message: 'invalid_rules', status: 400, fields: { rules: 'invalid_rules' } }),
      'server',
    ],
  ])('stay as chosen after %s, which is told once', async (_what, answer, toast) => {
    await openRulesOf(2, { handlers: { 'admins.update': () => answer } });
    choose('home', 'full');
    pressSave();
    await waitFor(() => expect(toasts()).toEqual([toast]));
    expect(granted()).toEqual(['home']);
    expect(saveButton()).toBeTruthy();
  });

  it('[RUL-09] are read-only without `rules`, and say why', async () => {
    await openRulesOf(3, { roles: ['admin', 'social_media', 'home', 'masterHN', 'order'] });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(inEnglish('forms.readOnly'))).toBeTruthy();
    expect(
      areas.filter((area) => document.querySelector(`[data-section="${area}"]`)?.textContent?.endsWith(inEnglish('rules.full'))),
    ).toEqual(['home']);
    expect(areas.filter((area) => document.querySelector(`[data-section="${area}"]`)?.textContent?.endsWith('Read-only'))).toHaveLength(4);
    expect(saveButton()).toBeNull();
  });

  it('follow the roles of the signed-in admin at once', async () => {
    await openRulesOf(3, { roles: ['rules'] });
    choose('home', 'readOnly');
    expect(saveButton()).toBeTruthy();
    act(() => sessionActions.setRoles(['admin']));
    expect(saveButton()).toBeNull();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('mention the order role, which is not an area', async () => {
    await openRulesOf(3);
    expect(screen.getByText(/Also has the order role/)).toBeTruthy();
  });

  it('say so when the admin is gone, and lead back', async () => {
    const page = await open('/rules/99');
    await screen.findByText(inEnglish('adminForm.gone'));
    fireEvent.click(control(inEnglish('common.back')));
    await waitFor(() => expect(page.address()).toBe('/rules'));
  });

  it('can be asked for again when they could not be loaded', async () => {
    const page = await open('/rules/3', { handlers: { 'admins.one': () => failed('unreachable') } });
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('common.retry') }));
    page.bridge.handle({ 'admins.one': () => ok(admins[1] as Admin) });
    fireEvent.click(await screen.findByRole('button', { name: inEnglish('common.retry') }));
    await screen.findAllByRole('radiogroup');
    expect(granted()).toEqual(['home']);
  });
});
