// @vitest-environment happy-dom

import { failed, ok } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import { errorOf, field, fill, formShown, noDrafts, pressSave, saveButton } from '../../../../../tests/support/page/form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { listShows, lookAtList } from '../../../../../tests/support/page/wire';
import { servePage } from '../../../../../tests/support/samples/order-rows';
import { inArabic, inEnglish, startingWith } from '../../../../../tests/support/texts';

const bader: Admin = {
  id: 7,
  f_name: 'Bader',
  l_name: 'Al-Ajmi',
  email: 'bader@shop.example',
  phone: '50001231',
  country_code: '+965',
  isBlocked: false,
  admin_roles: [{ role: 'home' }, { role: 'order' }],
  avatar: null,
};
const hind = { f_name: 'هند', l_name: 'الصالح', email: 'hind@shop.example', phone: '50004455', password: 'Hind-2026' };

let stored: Admin;
const handlers: FakeHandlers = {
  ...noDrafts,
  'admins.list': () => servePage([stored], 1),
  'admins.one': () => ok({ ...stored }),
  'admins.add': () => ok(null),
  'admins.update': () => ok(null),
};

async function open(path: string, options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage(path, { ...options, handlers: { ...handlers, ...options.handlers } });
  await formShown();
  return page;
}
const openAdd = (options?: PageOptions): Promise<ShownPage> => open('/admins/add-admins', options);
const openEdit = (options?: PageOptions): Promise<ShownPage> => open('/admins/edit-admin/7/Bader', options);
const added = (page: ShownPage): unknown[] => page.bridge.requestsOf('admins.add');
const updated = (page: ShownPage): { params: { id: number }; body: object }[] =>
  page.bridge.requestsOf('admins.update') as { params: { id: number }; body: object }[];
const order = ['f_name', 'l_name', 'email', 'phone', 'password'];

beforeEach(() => {
  stored = bader;
});
afterEach(() => endPage());

describe.each([
  ['add', openAdd],
  ['edit', openEdit],
] as const)('the form to %s an admin', (kind, openForm) => {
  it('[ADM-18] [ADM-19] takes digits for the phone and an email for the email', async () => {
    const page = await openForm();
    expect(field('phone').inputMode).toBe('numeric');
    expect(field('email').type).toBe('email');
    expect(field('password').type).toBe('password');
    fill({ ...hind, phone: '+٩٦٥ ٥٠٠٠-٤٤٥٥' });
    expect(field('phone').value).toBe('5000 4455');
    pressSave();
    await waitFor(() => expect([...added(page), ...updated(page)]).toMatchObject([{ body: { phone: '50004455', country_code: '+965' } }]));
  });

  it('sends the password exactly as typed, blanks around it included', async () => {
    const page = await openForm();
    fill({ ...hind, password: ' Hind 2026 ' });
    pressSave();
    await waitFor(() => expect([...added(page), ...updated(page)]).toMatchObject([{ body: { password: ' Hind 2026 ' } }]));
  });

  it('counts a long text and refuses no length', async () => {
    const page = await openForm();
    fill({ ...hind, f_name: 'ن'.repeat(199) });
    expect(screen.queryByText(/characters$/)).toBeNull();
    const long = 'ن'.repeat(300);
    fill({ f_name: long });
    expect(screen.getByText(inEnglish('forms.length', { count: 300 }))).toBeTruthy();
    pressSave();
    await waitFor(() => expect([...added(page), ...updated(page)]).toMatchObject([{ body: { f_name: long } }]));
  });

  it.each([
    ['four digits', '1234'],
    ['fifteen digits', '123456789012345'],
  ])('takes a phone of %s with a hint', async (_length, phone) => {
    const page = await openForm();
    fill({ ...hind, phone });
    expect(screen.getByText(inEnglish('forms.phoneLength', { digits: 8 }))).toBeTruthy();
    pressSave();
    await waitFor(() => expect([...added(page), ...updated(page)]).toMatchObject([{ body: { phone, country_code: '+965' } }]));
  });

  it('sends one request however often save is pressed, and then goes back to the list, which shows it', async () => {
    let answer: (() => void) | undefined;
    const wait = () => new Promise<ReturnType<typeof ok<null>>>((resolve) => (answer = () => resolve(ok(null))));
    const page = await openForm({ handlers: { 'admins.add': wait, 'admins.update': wait } });
    await lookAtList(page, '/admins', 7);
    await formShown();
    fill(hind);
    pressSave();
    pressSave();
    await waitFor(() => expect([...added(page), ...updated(page)]).toHaveLength(1));
    pressSave();
    expect(screen.getByText(inEnglish('forms.saving'))).toBeTruthy();
    stored = { ...bader, l_name: 'of the server' };
    await act(async () => answer?.());
    await waitFor(() => expect(page.address()).toBe('/admins'));
    await listShows(7, 'of the server');
    expect([...added(page), ...updated(page)]).toHaveLength(1);
    expect(toasts()).toEqual([kind === 'add' ? 'Admin Added Successfully' : 'Admin Updated Successfully']);
  });

  it('says at the email that it is taken, in the language of the app', async () => {
    const refuse = () => failed<null>('emailExists', { message: 'EMAIL_EXISTS', status: 409 });
    const page = await openForm({ handlers: { 'admins.add': refuse, 'admins.update': refuse } });
    fill(hind);
    pressSave();
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    expect(errorOf('email')).toBe('Email already exists');
    page.setLanguage('ar');
    expect(errorOf('email')).toMatch(/^\p{Script=Arabic}/u);
    expect(toasts()).toEqual([]);
  });
});

describe('a new admin', () => {
  it('[ADM-20] [ADM-27] needs a password', async () => {
    const page = await openAdd();
    fill({ ...hind, password: '' });
    pressSave();
    await waitFor(() => expect(errorOf('password')).toBe('This Field is required'));
    expect(document.activeElement).toBe(field('password'));
    expect(field('password').required).toBe(true);
    expect(added(page)).toEqual([]);
  });

  it('[ADM-20] [ADM-39] starts with Kuwait’s code and no permissions', async () => {
    const page = await openAdd({ language: 'ar' });
    fill(hind);
    pressSave();
    await waitFor(() => expect(added(page)).toEqual([{ body: { ...hind, country_code: '+965', rules: [] } }]));
    expect(toasts()).toEqual([inArabic('adminForm.added')]);
  });

  it('is given up with Cancel: nothing is sent', async () => {
    const page = await openAdd();
    fireEvent.click(control(inEnglish('common.cancel')));
    await waitFor(() => expect(page.address()).toBe('/admins'));
    expect(added(page)).toEqual([]);
  });
});

describe('an admin that exists', () => {
  it('[ADM-21] [ADM-22] [OP-43] keeps password and roles: the key of an empty password is not sent', async () => {
    const page = await openEdit();
    expect(order.map((name) => field(name).value)).toEqual(['Bader', 'Al-Ajmi', 'bader@shop.example', '5000 1231', '']);
    expect(field('password').required).toBe(false);
    fill({ l_name: 'Al-Ajmi II' });
    pressSave();
    await waitFor(() => expect(updated(page)).toHaveLength(1));
    const { params, body } = updated(page)[0] ?? {};
    expect(params).toEqual({ id: 7 });
    const { f_name, email, phone } = bader;
    expect(body).toEqual({ f_name, l_name: 'Al-Ajmi II', email, phone, country_code: '+965', rules: ['home', 'order'] });
    expect(body).not.toHaveProperty('password');
  });

  it('[ADM-22] sends a password that was filled in', async () => {
    const page = await openEdit();
    fill({ password: 'New-2026' });
    pressSave();
    await waitFor(() => expect(updated(page)[0]?.body).toMatchObject({ password: 'New-2026' }));
  });

  it('[ADM-33] [OP-47] of another country is saved with Kuwait’s code, which stands before the phone', async () => {
    stored = { ...bader, country_code: '+966' };
    const page = await openEdit();
    expect(field('phone').parentElement?.textContent).toBe('+965');
    fill({ f_name: 'Badr' });
    pressSave();
    await waitFor(() => expect(updated(page)[0]?.body).toMatchObject({ country_code: '+965' }));
  });

  it.each(['505417017', '+971 (50) 541', 'n/a'])(
    'keeps the phone %s that nobody touched, and says what becomes of its code',
    async (phone) => {
      stored = { ...bader, phone, country_code: '+971' };
      const page = await openEdit();
      fireEvent.focus(field('phone'));
      fireEvent.blur(field('phone'));
      // Each code is isolated as one left-to-right piece.
      const hint = inEnglish('forms.phoneCode', { stored: '\u2066+971\u2069', code: '\u2066+965\u2069' });
      expect(screen.getByText(startingWith(hint))).toBeTruthy();
      expect(saveButton()).toBeNull();
      fill({ f_name: 'Badr' });
      pressSave();
      await waitFor(() => expect(updated(page)[0]?.body).toMatchObject({ phone, country_code: '+965' }));
    },
  );

  it('is kept under its name, so that a list of kept drafts says whose it is', async () => {
    const page = await openEdit();
    fill({ f_name: 'Badr' });
    await page.goTo('/admins');
    const kept = { screen: 'admins.edit', record: '7', title: 'Edit admin: Bader Al-Ajmi' };
    await waitFor(() => expect(page.bridge.requestsOf('drafts.save')).toMatchObject([kept]));
  });

  it('can only be looked at when it is opened so', async () => {
    await openEdit({ state: { view: true } });
    expect(order.every((name) => field(name).readOnly)).toBe(true);
    expect(screen.getByText(inEnglish('forms.viewing'))).toBeTruthy();
  });

  it('sends the roles as they are now, when they were changed meanwhile', async () => {
    const page = await openEdit();
    fill({ f_name: 'Badr' });
    stored = { ...bader, admin_roles: [{ role: 'masterHN' }] };
    pressSave();
    await waitFor(() => expect(updated(page)[0]?.body).toMatchObject({ f_name: 'Badr', rules: ['masterHN'] }));
  });

  it('has a form of its own: a save that ends late does not fill the next one', async () => {
    let end: () => void = () => undefined;
    const page = await openEdit({
      handlers: {
        'admins.one': ({ params }) => ok(Number(params.id) === 7 ? stored : { ...stored, id: 8, f_name: 'Dalal' }),
        'admins.update': () => new Promise((resolve) => (end = () => resolve(ok(null)))),
      },
    });
    fill({ f_name: 'Badr' });
    pressSave();
    await waitFor(() => expect(updated(page)).toHaveLength(1));
    await page.goTo('/admins/edit-admin/8/Dalal');
    await waitFor(() => expect(field('f_name').value).toBe('Dalal'));
    await act(async () => end());
    expect(field('f_name').value).toBe('Dalal');
    expect(page.address()).toBe('/admins/edit-admin/8/Dalal');
  });

  it('that could not be loaded is asked for again, and one that is gone leads back to the list', async () => {
    const page = await showPage('/admins/edit-admin/7/Bader', {
      handlers: { ...handlers, 'admins.one': () => failed('server', { message: 'broken', status: 500 }) },
    });
    await screen.findByText('broken');
    page.bridge.handle({ 'admins.one': () => ok(bader) });
    fireEvent.click(control(inEnglish('common.retry')));
    await formShown();
    expect(field('f_name').value).toBe('Bader');
    page.bridge.handle({ 'admins.one': () => failed('notFound', { status: 404 }) });
    await page.goTo('/admins/edit-admin/8/x');
    expect(await screen.findByText(inEnglish('adminForm.gone'))).toBeTruthy();
    fireEvent.click(control(inEnglish('common.back')));
    await waitFor(() => expect(page.address()).toBe('/admins'));
  });

  it('is opened anew with the address of another one: nothing of the first stays', async () => {
    const page = await openEdit();
    page.bridge.handle({ 'admins.one': ({ params }) => ok({ ...bader, id: Number(params.id), f_name: 'Dalal' }) });
    await page.goTo('/admins/edit-admin/8/Dalal');
    await waitFor(() => expect(field('f_name').value).toBe('Dalal'));
  });
});

describe('an admin opened again soon after a save', () => {
  it('waits for what was saved instead of showing what was there before', async () => {
    let give: () => void = () => undefined;
    const page = await openEdit({
      handlers: {
        'admins.update': ({ body }) => {
          stored = { ...bader, f_name: body.f_name };
          page.bridge.handle({
            'admins.one': () =>
              new Promise((resolve) => {
                give = () => resolve(ok({ ...stored }));
              }),
          });
          return ok(null);
        },
      },
    });
    fill({ f_name: 'Nouf' });
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/admins'));
    await page.goTo('/admins/edit-admin/7/Bader');
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(document.querySelector('form input[name="f_name"]')).toBeNull();
    await act(async () => give());
    await formShown();
    expect(field('f_name').value).toBe('Nouf');
  });
});

describe('an admin whose save was stored although its answer was lost', () => {
  const loseAnswer: FakeHandlers = {
    'admins.update': ({ body }) => {
      stored = { ...bader, f_name: body.f_name };
      return failed('outcomeUnknown');
    },
  };

  it('is not sent again', async () => {
    const page = await openEdit({ handlers: loseAnswer });
    fill({ f_name: 'Nouf' });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['outcomeUnknown']));
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/admins'));
    expect(updated(page)).toHaveLength(1);
  });

  it('is sent again without a question when a password was typed, of which nobody can tell', async () => {
    const page = await openEdit({ handlers: loseAnswer });
    fill({ f_name: 'Nouf', password: 'Hind-2026' });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['outcomeUnknown']));
    page.bridge.handle(handlers);
    pressSave();
    await waitFor(() => expect(page.address()).toBe('/admins'));
    expect(updated(page)).toMatchObject([{ body: { password: 'Hind-2026' } }, { body: { password: 'Hind-2026' } }]);
  });
});
