// @vitest-environment happy-dom

import { sessionActions, useSession } from '@renderer/runtime/state/session-store';
import { failed, ok, type Result } from '@shared/contract/result';
import type { Admin } from '@shared/contract/shop/admins';
import type { InputOf } from '@shared/contract/tables/bridge';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FakeHandlers } from '../../../../../tests/support/page/fake-bridge';
import {
  errorOf,
  field,
  fieldNames,
  fill,
  formShown,
  labelOf,
  noDrafts,
  pressSave,
  saveButton,
} from '../../../../../tests/support/page/form-on-page';
import { control, endPage, type PageOptions, type ShownPage, showPage, toasts } from '../../../../../tests/support/page/page';
import { inArabic, inEnglish } from '../../../../../tests/support/texts';

/** Simulates the main process: the stored data becomes the session's admin before the response arrives. */
function keep(fields: Partial<Admin>): Result<null> {
  sessionActions.mergeAdmin(fields);
  return ok(null);
}
const handlers: FakeHandlers = {
  ...noDrafts,
  'profile.update': ({ body: { password: _password, ...fields } }) => keep(fields),
  'profile.changeAvatar': ({ body }) => keep(body),
  'uploads.send': ({ name }) => ok({ url: `https://cdn.example/${name}` }),
  'uploads.cancel': () => ok(null),
};

async function open(options: PageOptions = {}): Promise<ShownPage> {
  const page = await showPage('/profile', { roles: [], ...options, handlers: { ...handlers, ...options.handlers } });
  await formShown();
  return page;
}
const order = ['f_name', 'l_name', 'email', 'password', 'phone'];
const own = { f_name: 'Mona', l_name: 'Saleh', email: 'mona@shop.example', phone: '50001230', country_code: '+965' };
const updates = (page: ShownPage): InputOf<'profile.update'>[] => page.bridge.requestsOf('profile.update') as InputOf<'profile.update'>[];
const avatars = (page: ShownPage): unknown[] => page.bridge.requestsOf('profile.changeAvatar');
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'me.png', { type: 'image/png' });
const avatar = (): HTMLElement => screen.getByRole('group', { name: /Your picture|صورتك/ });
const choosePicture = async (): Promise<void> => {
  fireEvent.change(avatar().querySelector('input[type=file]') as HTMLInputElement, { target: { files: [png] } });
  await waitFor(() => expect(avatar().querySelector('img')?.getAttribute('src')).toContain('me.png'));
};
const refusal = (): Result<null> => failed('server', { message: 'the disk is full', status: 500 });

afterEach(() => endPage());

describe('the own profile', () => {
  it('[PRO-01] [PRO-02] [PRO-03] shows picture, first name, last name, email, password and phone, filled from the session', async () => {
    const page = await open({ admin: { avatar: 'https://cdn.example/before.png' } });
    expect(fieldNames()).toEqual(order);
    expect(order.map(labelOf)).toEqual([
      inEnglish('adminForm.firstName'),
      inEnglish('adminForm.lastName'),
      inEnglish('adminForm.email'),
      inEnglish('adminForm.password'),
      inEnglish('adminForm.phone'),
    ]);
    expect(order.map((name) => field(name).value)).toEqual(['Mona', 'Saleh', 'mona@shop.example', '', '5000 1230']);
    expect(avatar().compareDocumentPosition(field('f_name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(avatar().querySelector('img')?.getAttribute('src')).toContain('before.png');
    expect(saveButton()).toBeNull();
    page.setLanguage('ar');
    expect(order.map(labelOf)).toEqual([
      inArabic('adminForm.firstName'),
      inArabic('adminForm.lastName'),
      inArabic('adminForm.email'),
      inArabic('adminForm.password'),
      inArabic('adminForm.phone'),
    ]);
  });

  it('[PRO-01] [PRO-04] [PRO-09] [PRO-14] is saved by anyone, without a password unless one is typed, and says so once', async () => {
    const page = await open();
    expect(field('password').required).toBe(false);
    fill({ f_name: 'منى' });
    pressSave();
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(updates(page)).toEqual([{ body: { ...own, f_name: 'منى' } }]);
    expect(updates(page)[0]?.body).not.toHaveProperty('password');
    expect(avatars(page)).toEqual([]);
    expect(toasts()).toEqual(['Profile Updated Successfully']);
    expect(page.address()).toBe('/profile');
  });

  it('[PRO-04] [PRO-09] [PRO-14] sends a typed password as it is, and forgets it', async () => {
    const page = await open({ language: 'ar' });
    fill({ password: ' Mona 2026 ' });
    pressSave();
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(updates(page)).toEqual([{ body: { ...own, password: ' Mona 2026 ' } }]);
    expect(field('password').value).toBe('');
    expect(toasts()).toEqual([inArabic('profile.updated')]);
  });

  it('[PRO-09] writes Kuwait’s code, whatever was there (OP-47)', async () => {
    const page = await open({ admin: { country_code: '+966' } });
    fill({ f_name: 'Muna' });
    pressSave();
    await waitFor(() => expect(updates(page)[0]?.body.country_code).toBe('+965'));
  });

  it('says at the email that it is taken', async () => {
    await open({ handlers: { 'profile.update': () => failed('emailExists', { message: 'EMAIL_EXISTS', status: 409 }) } });
    fill({ email: 'bader@shop.example' });
    pressSave();
    await waitFor(() => expect(errorOf('email')).toBe('Email already exists'));
    expect(field('email').value).toBe('bader@shop.example');
    expect(toasts()).toEqual([]);
  });
});

describe('the own picture', () => {
  it('[PRO-01] [PRO-12] [PRO-14] [OP-49] is saved by a call of its own, with the address of the upload', async () => {
    const page = await open({ roles: [] });
    await choosePicture();
    expect(avatars(page)).toEqual([]);
    pressSave();
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(avatars(page)).toEqual([{ body: { avatar: 'https://cdn.example/me.png' } }]);
    expect(updates(page)).toEqual([]);
    expect(toasts()).toEqual(['Profile Updated Successfully']);
    expect(useSession.getState().auth.admin?.avatar).toBe('https://cdn.example/me.png');
  });

  it('says once that both were saved', async () => {
    const page = await open();
    await choosePicture();
    fill({ f_name: 'Muna' });
    pressSave();
    await waitFor(() => expect(saveButton()).toBeNull());
    expect([updates(page).length, avatars(page).length]).toEqual([1, 1]);
    expect(toasts()).toEqual(['Profile Updated Successfully']);
  });

  it('that fails after the fields is the only thing sent again', async () => {
    const page = await open({ handlers: { 'profile.changeAvatar': refusal } });
    await choosePicture();
    fill({ f_name: 'Muna', password: 'Mona-2026' });
    pressSave();
    await waitFor(() => expect(toasts()).toEqual(['server']));
    expect(field('f_name').value).toBe('Muna');
    expect(field('password').value).toBe('');
    expect(screen.getByText('in Picture')).toBeTruthy();
    page.bridge.handle({ 'profile.changeAvatar': ({ body }) => keep(body) });
    pressSave();
    await waitFor(() => expect(saveButton()).toBeNull());
    expect([updates(page).length, avatars(page).length]).toEqual([1, 2]);
    expect(toasts()).toEqual(['server', 'Profile Updated Successfully']);
  });

  it('is checked by content before it is sent', async () => {
    const page = await open();
    const program = new File(['MZ no picture'], 'me.png', { type: 'image/png' });
    fireEvent.change(avatar().querySelector('input[type=file]') as HTMLInputElement, { target: { files: [program] } });
    await waitFor(() => expect(toasts()).toEqual([inEnglish('forms.pictures.notAPicture', { name: 'me.png' })]));
    expect(page.bridge.requestsOf('uploads.send')).toEqual([]);
  });

  it('that is still on its way holds the save back, and says so', async () => {
    let arrive: (() => void) | undefined;
    const slow = () =>
      new Promise<Result<{ url: string }>>((resolve) => (arrive = () => resolve(ok({ url: 'https://cdn.example/me.png' }))));
    const page = await open({ handlers: { 'uploads.send': slow } });
    fireEvent.change(avatar().querySelector('input[type=file]') as HTMLInputElement, { target: { files: [png] } });
    await waitFor(() => expect(arrive).toBeTruthy());
    fill({ f_name: 'Muna' });
    pressSave();
    expect(await screen.findByText(inEnglish('forms.waitingForUploads', { count: 1 }))).toBeTruthy();
    expect(updates(page)).toEqual([]);
    arrive?.();
    await waitFor(() => expect(saveButton()).toBeNull());
    expect([updates(page).length, avatars(page).length]).toEqual([1, 1]);
  });
});

describe('a session that ends under the profile', () => {
  it('leaves the form as it is, and nothing is lost when the same admin is back', async () => {
    const page = await open();
    fill({ f_name: 'Typed before', password: 'Mona-2026' });
    const { auth, roles } = useSession.getState();
    const before = field('f_name');
    act(() => sessionActions.end('notAuthorized'));
    expect(field('f_name')).toBe(before);
    expect(before.value).toBe('Typed before');
    act(() => sessionActions.restore({ auth: { ...auth, admin: auth.admin as Admin }, roles: [...roles], tokenKeptIn: 'keychain' }));
    expect(field('f_name')).toBe(before);
    expect([before.value, field('password').value]).toEqual(['Typed before', 'Mona-2026']);
    expect(page.bridge.requestsOf('drafts.read')).toHaveLength(1);
    pressSave();
    await waitFor(() => expect(updates(page)).toEqual([{ body: { ...own, f_name: 'Typed before', password: 'Mona-2026' } }]));
  });

  it('takes over what is changed elsewhere while nothing is typed', async () => {
    await open();
    act(() => sessionActions.mergeAdmin({ f_name: 'Renamed' }));
    await waitFor(() => expect(field('f_name').value).toBe('Renamed'));
    expect(saveButton()).toBeNull();
    expect(control(inEnglish('forms.pictures.choose'))).toBeTruthy();
  });
});
