import { toAdminBody } from '@renderer/features/admins/admin-form';
import { toProfileBody, toProfileForm } from '@renderer/features/profile/profile-form';
import { toRulesBody, toRulesForm } from '@renderer/features/rules/rules-form';
import { type PersonFormValues, toPersonForm } from '@renderer/shared-components/admins/person-form';
import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { unwrap } from '@shared/contract/result';
import { isAllowed } from '@shared/domain/permissions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

const { all: owner, none: bader } = seedAdmins;

let shop: ShopUnderTest;
let app: AppUnderTest;
const lastRequest = () => shop.shop.requests.at(-1);
const storedAdmin = (id: number) => shop.shop.store.tables.admins.get(id);
const setRoles = (id: number, roles: readonly string[]) => shop.shop.store.tables.admins.update(id, { roles });
const readAdmin = async (id: number) => {
  const admin = await app.value('admins.one', { params: { id } });
  if (!admin) throw new Error(`no admin ${id}`);
  return admin;
};

beforeEach(async () => {
  shop = await startSampleShop({ pictureOrigins: ['https://cdn.example'] });
  app = await startApp({ apiRoot: shop.apiRoot });
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

describe('roles of the signed-in admin', () => {
  it.each([[['masterHN']], [['home', 'order']], [[]]])('[RUL-13] are those in admin_roles of the sign-in answer: %s', async (roles) => {
    setRoles(owner.id, roles);
    const view = await app.signIn();
    expect(view.roles).toEqual(roles);
    expect((await app.value('session.read'))?.roles).toEqual(roles);
    expect(view.auth.admin.admin_roles).toEqual(roles.map((role) => ({ role })));
    const { body } = shop.shop.requests.find(({ call }) => call === 'session.login') ?? {};
    expect(body).toEqual({ email: owner.email, password: owner.password });
    // Screens of the shop area check the same list.
    expect(isAllowed(['masterHN'], view.roles)).toBe((roles as readonly string[]).includes('masterHN'));
  });
});

describe('an admin form on the wire', () => {
  const values: PersonFormValues = {
    f_name: 'Hind',
    l_name: 'Al-Saleh',
    email: 'hind@bayt-aldar.example',
    phone: '50004455',
    password: '',
  };
  beforeEach(() => app.signIn());

  it('[ADM-21] [ADM-22] [ADM-40] without a new password: PUT /admin/{id} without the key, and the old one still opens the door', async () => {
    await app.value('admins.update', { params: { id: bader.id }, body: toAdminBody(values, []) });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: `/admin/${bader.id}`, status: 200 });
    expect(lastRequest()?.body).toEqual({
      f_name: 'Hind',
      l_name: 'Al-Saleh',
      email: 'hind@bayt-aldar.example',
      phone: '50004455',
      country_code: '+965',
      rules: [],
    });
    expect(storedAdmin(bader.id).password).toBe(bader.password);
  });

  it('[ADM-22] with a new password, which then opens the door', async () => {
    await app.value('admins.update', { params: { id: bader.id }, body: toAdminBody({ ...values, password: ' New 2026 ' }, []) });
    expect(lastRequest()?.body).toMatchObject({ password: ' New 2026 ' });
    await app.value('session.signOut');
    await app.value('session.signIn', { email: values.email, password: ' New 2026 ' });
    expect((await app.value('session.read'))?.auth.admin.id).toBe(bader.id);
  });

  it('[ADM-33] [OP-47] of an admin with another code: Kuwait’s is written', async () => {
    shop.shop.store.tables.admins.update(bader.id, { country_code: '+966', phone: '500012345' });
    const admin = await readAdmin(bader.id);
    await app.value('admins.update', { params: { id: bader.id }, body: toAdminBody({ ...toPersonForm(admin), phone: '50004455' }, []) });
    expect(storedAdmin(bader.id)).toMatchObject({ country_code: '+965', phone: '50004455' });
  });
});

describe('the rules page on the wire', () => {
  it('[RUL-01] [RUL-11] [OP-44] [OP-45] holding `rules` is enough, also for an admin of another country and with the order role', async () => {
    setRoles(owner.id, ['rules']);
    shop.shop.store.tables.admins.update(bader.id, { country_code: '+966', phone: '500012345', roles: ['home', 'order'] });
    await app.signIn();
    const before = structuredClone(storedAdmin(bader.id));
    const admin = await readAdmin(bader.id);
    const body = toRulesBody(admin, { ...toRulesForm(admin), home: false, masterHN: true });
    unwrap(await app.call('admins.update', { params: { id: bader.id }, body }));
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: `/admin/${bader.id}`, status: 200, body: { rules: ['masterHN', 'order'] } });
    expect(lastRequest()?.body).not.toHaveProperty('password');
    expect(storedAdmin(bader.id)).toEqual({ ...before, roles: ['masterHN', 'order'] });
  });
});

describe('the own profile on the wire', () => {
  it('[PRO-01] [PRO-09] [PRO-04] fields: PUT /admin with the six of the API, the password only when filled', async () => {
    setRoles(owner.id, []);
    const { auth } = await app.signIn();
    const values = { ...toProfileForm(auth.admin), f_name: 'نور', phone: '50004455' };
    await app.value('profile.update', { body: toProfileBody(values) });
    const { l_name, email } = auth.admin;
    const sent = { f_name: 'نور', l_name, phone: '50004455', country_code: '+965', email };
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/admin', status: 200 });
    expect(lastRequest()?.body).toEqual(sent);
    expect(storedAdmin(owner.id)).toMatchObject({ ...sent, password: owner.password });
    await app.value('profile.update', { body: toProfileBody({ ...values, password: 'New-2026' }) });
    expect(lastRequest()?.body).toEqual({ ...sent, password: 'New-2026' });
    expect(storedAdmin(owner.id).password).toBe('New-2026');
  });

  it('[PRO-01] [PRO-12] picture: PUT /admin/imageProfile with its address alone', async () => {
    setRoles(owner.id, []);
    await app.signIn();
    await app.value('profile.changeAvatar', { body: { avatar: 'https://cdn.example/new.png' } });
    expect(lastRequest()).toMatchObject({ method: 'PUT', path: '/admin/imageProfile', status: 200 });
    expect(lastRequest()?.body).toEqual({ avatar: 'https://cdn.example/new.png' });
    expect(storedAdmin(owner.id).avatar).toBe('https://cdn.example/new.png');
  });
});
