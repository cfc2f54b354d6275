import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppOptions, type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

let shop: ShopUnderTest;
let app: AppUnderTest;
const start = async (options: AppOptions = {}): Promise<AppUnderTest> => {
  app = await startApp({ apiRoot: shop.apiRoot, ...options });
  return app;
};
const restart = async (): Promise<AppUnderTest> => {
  await app.stop();
  return start({ machine: app.machine });
};
const { all: owner, none, blocked } = seedAdmins;
const endingMessages = ['not_authorized', 'not_authorized_old_Token', 'غير مصرح (رمز قديم)'];
const credentials = { email: owner.email, password: owner.password };

beforeEach(async () => {
  shop = await startSampleShop({ pictureOrigins: ['https://cdn.example'] });
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

describe('signing in', () => {
  it('[LOG-02] [LOG-35] [LOG-37] calls POST /admin/login with email and password and stores the answer', async () => {
    await start();
    const view = await app.value('session.signIn', credentials);
    expect(view.auth.admin).toMatchObject({ id: owner.id, email: owner.email });
    expect(shop.shop.requests).toHaveLength(1);
    expect(shop.shop.requests[0]).toMatchObject({ method: 'POST', path: '/admin/login', body: credentials, status: 200 });
    expect(await app.value('session.read')).toEqual(view);
  });

  it('[LOG-37] takes 200 and not 201 for a successful login', async () => {
    await start();
    const body = JSON.stringify({ accessToken: 'token-of-201', admin: { id: 1, email: 'a@b.example' } });
    shop.shop.control.failNext('session.login', { status: 201, bodyText: body, contentType: 'application/json' });
    expect(await app.call('session.signIn', credentials)).toMatchObject({ ok: false, error: { code: 'unexpectedStatus', status: 201 } });
    expect(await app.value('session.read')).toBeNull();
  });

  it('[LOG-13] [LOG-36] [LOG-11] fills the auth object from the answer and keeps the token inside', async () => {
    await start();
    const view = await app.signIn();
    expect(view.auth).toEqual({
      email: owner.email,
      idToken: '',
      localId: String(owner.id),
      expiresIn: '',
      refreshToken: '',
      admin: view.auth.admin,
    });
    const inside = app.main.session.state().auth;
    expect(inside?.idToken).toMatch(/\S{8,}/);
    expect(inside).toMatchObject({ email: owner.email, localId: '1', admin: view.auth.admin });
  });

  it('[LOG-14] [LOG-40] flattens the roles of the answer', async () => {
    await start();
    const view = await app.signIn();
    expect(view.auth.admin.admin_roles).toEqual(owner.roles.map((role) => ({ role })));
    expect(view.roles).toEqual([...owner.roles]);
    expect(app.main.session.state().roles).toEqual([...owner.roles]);
  });

  it('a failure leaves the session as it was', async () => {
    await start();
    await app.signIn();
    const result = await app.call('session.signIn', { email: blocked.email, password: blocked.password });
    expect(result).toMatchObject({ ok: false, error: { code: 'userDisabled' } });
    expect((await app.value('session.read'))?.auth.admin.id).toBe(owner.id);
  });

  it.each([
    ['silence', { hang: true }, { writeTimeoutMs: 100 }, 'timeout'],
    ['a dropped connection', { dropConnection: true }, {}, 'unreachable'],
  ])('%s is told as what it is: nothing can have been saved', async (_what, fault, limits, code) => {
    await start({ limits });
    shop.shop.control.failNext('session.login', fault);
    expect(await app.call('session.signIn', credentials)).toMatchObject({ ok: false, error: { code } });
  });

  it('replaces an earlier session of another admin, on disk and in the keychain', async () => {
    await start();
    await app.signIn();
    const second = await app.signIn('none');
    expect(second.auth.admin.id).toBe(none.id);
    expect([...app.machine.passwords.keys()]).toEqual([`com.diwan.backoffice ${shop.apiRoot}#${none.id}`]);
    expect(app.machine.settings().adminRoles).toEqual([]);
  });
});

describe('changes of the session', () => {
  beforeEach(async () => {
    await start();
    await app.signIn();
    app.observed.events.length = 0;
  });

  it('[LOG-21] the avatar is replaced', () => {
    app.main.session.updateAvatar('https://cdn.example/me.png');
    expect(app.events('session.changed').at(-1)?.auth.admin.avatar).toBe('https://cdn.example/me.png');
  });

  it('[LOG-22] changed fields are merged into the admin and stored', () => {
    app.main.session.mergeAdmin({ f_name: 'Noor', email: 'noor@bayt-aldar.example' });
    const view = app.events('session.changed').at(-1);
    expect(view?.auth).toMatchObject({ email: 'noor@bayt-aldar.example', admin: { f_name: 'Noor', l_name: owner.l_name } });
    expect(app.machine.settings()).toMatchObject({ userDetails: { email: 'noor@bayt-aldar.example', admin: { f_name: 'Noor' } } });
  });

  it('[LOG-41] the roles of the answer are stored and in the state', () => {
    expect(app.main.session.state().roles).toEqual(owner.roles);
    expect(app.machine.settings().adminRoles).toEqual(owner.roles);
  });

  it('[LOG-23] the roles are replaced in the state and on disk', () => {
    app.main.session.replaceRoles(['home']);
    expect(app.main.session.state()).toMatchObject({ roles: ['home'], auth: { admin: { admin_roles: [{ role: 'home' }] } } });
    expect(app.machine.settings().adminRoles).toEqual(['home']);
  });

  it('[RUL-10] saving the own rules takes effect at once, another admin’s does not', async () => {
    const { f_name, l_name, email } = owner;
    const body = { f_name, l_name, email, phone: '50001230', country_code: '+965', rules: ['rules', 'admin', 'order'] } as const;
    await app.value('admins.update', { params: { id: owner.id }, body: { ...body, rules: [...body.rules] } });
    expect(app.events('session.changed').at(-1)?.roles).toEqual(['rules', 'admin', 'order']);
    expect(app.machine.settings().adminRoles).toEqual(['rules', 'admin', 'order']);
    await app.value('admins.update', { params: { id: 9 }, body: { ...body, email: 'nine@bayt-aldar.example', rules: [] } });
    expect((await app.value('session.read'))?.roles).toEqual(['rules', 'admin', 'order']);
  });

  it('what another admin has made of the own roles and name takes effect with the list of admins, and is said once', async () => {
    Object.assign(shop.shop.store.tables.admins.get(owner.id), { f_name: 'Noor', roles: ['rules', 'admin'] });
    await app.value('admins.list', { query: { page: 1 } });
    expect(app.main.session.state()).toMatchObject({ roles: ['rules', 'admin'], auth: { admin: { f_name: 'Noor' } } });
    expect(app.events('session.changed').at(-1)?.roles).toEqual(['rules', 'admin']);
    await app.value('admins.list', { query: { page: 1 } });
    expect((await app.value('app.notices')).filter(({ kind }) => kind === 'rightsChanged')).toHaveLength(1);
  });

  it('[LOG-22] saving the own profile changes the name everywhere', async () => {
    const { l_name, email } = owner;
    await app.value('profile.update', { body: { f_name: 'نور', l_name, email, phone: '50001230', country_code: '+965' } });
    expect((await app.value('session.read'))?.auth.admin.f_name).toBe('نور');
  });

  it('[LOG-21] a new profile picture is the session’s picture', async () => {
    await app.value('profile.changeAvatar', { body: { avatar: 'https://cdn.example/new.png' } });
    expect((await app.value('session.read'))?.auth.admin.avatar).toBe('https://cdn.example/new.png');
  });
});

describe('the screen of last time', () => {
  const path = '/admins/edit-admin/7';

  it('is there for a start with the kept session, also when the last run was cut off a little later', async () => {
    await start();
    await app.signIn();
    await app.value('session.recordScreen', { path: '/orders' });
    await app.value('session.recordScreen', { path });
    await expect.poll(() => app.machine.settings().lastScreen).toMatchObject([{ path }]);
    await restart();
    expect(await app.value('session.lastScreen')).toBe(path);
  });

  it('is kept for each account over a sign-out and a restart, and is no other account’s', async () => {
    await start();
    await app.signIn();
    await app.value('session.recordScreen', { path });
    await app.value('session.signOut');
    expect(await app.value('session.lastScreen')).toBeNull();
    await app.signIn('none');
    expect(await app.value('session.lastScreen')).toBeNull();
    await app.value('session.recordScreen', { path: '/users' });
    await app.value('session.signOut');
    await restart();
    await app.signIn();
    expect(await app.value('session.lastScreen')).toBe(path);
    await app.signIn('none');
    expect(await app.value('session.lastScreen')).toBe('/users');
  });

  it('takes nothing but a path', async () => {
    await start();
    await app.signIn();
    expect(await app.call('session.recordScreen', { path: '/orders?search=50001230' })).toMatchObject({ error: { code: 'badInput' } });
  });
});

describe('the e-mail of last time', () => {
  it('is offered after a sign-out and a restart, with the server that took it, and holds no secret', async () => {
    await start();
    expect(await app.value('session.lastEmail')).toBeNull();
    await app.signIn();
    const { idToken } = app.main.session.state().auth ?? {};
    await app.value('session.signOut');
    await restart();
    expect(await app.value('session.lastEmail')).toEqual({ apiRoot: shop.apiRoot, email: owner.email });
    expect(app.machine.diskText()).not.toContain(String(idToken));
    expect(app.machine.diskText()).not.toContain(owner.password);
  });

  it('is that of whoever signed in last, as it is now', async () => {
    await start();
    await app.signIn();
    await app.signIn('none');
    expect(await app.value('session.lastEmail')).toMatchObject({ email: none.email });
    app.main.session.mergeAdmin({ email: 'new@bayt-aldar.example' });
    expect(await app.value('session.lastEmail')).toMatchObject({ email: 'new@bayt-aldar.example' });
  });

  it('is not offered after a sign-in that was refused', async () => {
    await start();
    await app.call('session.signIn', { ...credentials, password: 'wrong' });
    expect(await app.value('session.lastEmail')).toBeNull();
  });
});

describe('the end of a session', () => {
  beforeEach(async () => {
    await start();
    await app.signIn();
  });
  const expectNothingLeft = async (): Promise<void> => {
    expect(await app.value('session.read')).toBeNull();
    await expect.poll(() => app.machine.passwords.size).toBe(0);
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
    expect(app.machine.settings()).not.toHaveProperty('adminRoles');
  };

  it('[LOG-27] [LOG-32] logout clears auth, user details and rules', async () => {
    await app.value('session.signOut');
    expect(app.main.session.state()).toEqual({ auth: null, roles: [] });
    expect(app.events('session.ended')).toEqual([{ reason: 'signedOut' }]);
    await expectNothingLeft();
  });

  it('[LOG-38] logout calls POST /admin/logout with the token, and a failing server does not keep anyone signed in', async () => {
    const token = app.main.session.state().auth?.idToken;
    shop.shop.control.failNext('session.logout', { status: 500, message: 'broken' });
    await app.value('session.signOut');
    await expect.poll(() => shop.shop.requests.at(-1)).toMatchObject({ call: 'session.logout', headers: { authorization: token } });
    await expectNothingLeft();
  });

  it('logout does not wait for a silent server', async () => {
    shop.shop.control.failNext('session.logout', { hang: true });
    await app.value('session.signOut');
    await expectNothingLeft();
  });

  it.each(endingMessages)('[LOG-33] [ERR-02] [ERR-03] [ERR-04] the message %s ends the session, whatever its status', async (message) => {
    shop.shop.control.failNext('admins.list', { status: 400, message });
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    expect(app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }]);
    await expectNothingLeft();
  });

  it('[LOG-33] does not say good-bye to the server after an authorization error', async () => {
    shop.shop.control.expireTokens();
    await app.call('admins.list', { query: { page: 1 } });
    await expectNothingLeft();
    expect(shop.shop.requests.some(({ call }) => call === 'session.logout')).toBe(false);
  });

  it('other refusals do not end it (OP-11)', async () => {
    shop.shop.control.failNext('admins.list', { status: 401, message: 'come back later' });
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ error: { code: 'server', status: 401 } });
    shop.shop.control.failNext('admins.list', { status: 403 });
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ error: { code: 'forbidden' } });
    expect(app.events('session.ended')).toEqual([]);
    expect(await app.value('session.read')).not.toBeNull();
  });

  it('[ERR-01] ten calls that fail at the same moment end it once', async () => {
    shop.shop.control.expireTokens();
    const results = await Promise.all(Array.from({ length: 10 }, () => app.call('admins.list', { query: { page: 1 } })));
    for (const result of results) expect(result).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    expect(app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }]);
  });

  it('an answer that comes after the end changes nothing', async () => {
    const answering = Promise.withResolvers<void>();
    shop.shop.control.failNext('admins.update', { until: answering.promise });
    const { f_name, l_name, email } = owner;
    const body = { f_name, l_name, email, phone: '50001230', country_code: '+965' as const, rules: ['home'] };
    const late = app.call('admins.update', { params: { id: owner.id }, body });
    await expect.poll(() => shop.shop.requests.at(-1)?.call).toBe('admins.update');
    await app.value('session.signOut');
    answering.resolve();
    expect(await late).toMatchObject({ ok: false, error: { code: 'sessionEnded' } });
    await expectNothingLeft();
  });

  it('a refusal of the old token does not end the session that followed it', async () => {
    const answering = Promise.withResolvers<void>();
    shop.shop.control.failNext('admins.list', { until: answering.promise, status: 401, message: 'not_authorized' });
    const late = app.call('admins.list', { query: { page: 1 } });
    await expect.poll(() => shop.shop.requests.at(-1)?.call).toBe('admins.list');
    await app.value('session.signOut');
    await app.signIn();
    answering.resolve();
    await late;
    expect((await app.value('session.read'))?.auth.admin.id).toBe(owner.id);
    expect([...app.machine.passwords.keys()]).toHaveLength(1);
  });
});

it('a token that expires in the middle of a bulk action ends the session once, and the rest is not carried out', async () => {
  await start();
  await app.signIn();
  const { rows } = await app.value('orders.list', { query: { page: 1 } });
  const codes: string[] = [];
  for (const [position, { id }] of rows.slice(0, 6).entries()) {
    if (position === 3) shop.shop.control.expireTokens();
    const result = await app.call('orders.changeStatus', { params: { id }, body: { status: 'shipped' } });
    codes.push(result.ok ? 'ok' : result.error.code);
  }
  expect(codes).toEqual(['ok', 'ok', 'ok', 'sessionEnded', 'sessionEnded', 'sessionEnded']);
  expect(app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }]);
});

it('a sign-in that is answered after the server was changed signs nobody in', async () => {
  await start();
  const other = await startSampleShop();
  const answering = Promise.withResolvers<void>();
  shop.shop.control.failNext('session.login', { until: answering.promise });
  const late = app.call('session.signIn', credentials);
  await expect.poll(() => shop.shop.requests.at(-1)?.call).toBe('session.login');
  const saving = app.value('connection.save', { apiRoot: other.apiRoot, authorization: 'bare' });
  await expect.poll(() => app.events('connection.changed').at(-1)?.apiRoot).toBe(other.apiRoot);
  answering.resolve();
  expect(await late).toEqual({ ok: false, error: { code: 'cancelled' } });
  await saving;
  expect(await app.value('session.read')).toBeNull();
  expect(app.machine.passwords.size).toBe(0);
  await other.stop();
});

it('a late refusal of the farewell does not end the session that followed', async () => {
  await start();
  await app.signIn();
  const answering = Promise.withResolvers<void>();
  shop.shop.control.failNext('session.logout', { until: answering.promise, status: 401, message: 'not_authorized' });
  await app.value('session.signOut');
  await app.signIn();
  answering.resolve();
  await expect.poll(() => shop.shop.requests.find(({ call }) => call === 'session.logout')?.status).toBe(401);
  await app.value('admins.list', { query: { page: 1 } });
  expect((await app.value('session.read'))?.auth.admin.id).toBe(owner.id);
  expect(app.events('session.ended')).toEqual([{ reason: 'signedOut' }]);
});

describe('the next start', () => {
  it('[LOG-29] [LOG-30] [LOG-39] restores the session and the roles, and the token works', async () => {
    await start();
    const before = await app.signIn();
    expect(Object.keys(app.machine.settings())).toEqual(expect.arrayContaining(['userDetails', 'adminRoles']));
    await restart();
    expect(await app.value('session.read')).toEqual(before);
    const page = await app.value('admins.list', { query: { page: 1 } });
    expect(page.rows).toHaveLength(20);
  });

  it('[LOG-31] restores the language', async () => {
    await start();
    await app.value('preferences.update', { language: 'en' });
    await restart();
    expect(await app.value('preferences.read')).toMatchObject({ language: 'en' });
  });

  it('[LOG-34] is signed out without stored details, and clears details without a token', async () => {
    await start();
    expect(await app.value('session.read')).toBeNull();
    await app.signIn();
    app.machine.passwords.clear();
    await restart();
    expect(await app.value('session.read')).toBeNull();
    expect(app.machine.settings()).not.toHaveProperty('userDetails');
  });

  it('clears a token whose details are gone by never finding it, and signs in anew', async () => {
    await start();
    await app.signIn();
    const file = app.machine.openSettingsFile('settings');
    const { userDetails: _gone, ...rest } = file.read();
    file.write(rest);
    await restart();
    expect(await app.value('session.read')).toBeNull();
    expect((await app.signIn()).tokenKeptIn).toBe('keychain');
  });

  it('a token that has expired meanwhile ends the session at the first call', async () => {
    await start();
    await app.signIn();
    shop.shop.control.expireTokens();
    await restart();
    expect(await app.value('session.read')).not.toBeNull();
    await app.call('admins.list', { query: { page: 1 } });
    expect(app.events('session.ended')).toEqual([{ reason: 'notAuthorized' }]);
  });

  it('never sends the token to another server', async () => {
    await start();
    await app.signIn();
    const other = await startSampleShop();
    await app.stop();
    await start({ machine: app.machine, apiRoot: other.apiRoot });
    expect(await app.value('session.read')).toBeNull();
    expect(await app.call('admins.list', { query: { page: 1 } })).toMatchObject({ error: { code: 'sessionEnded' } });
    expect(other.shop.requests).toEqual([]);
    expect(app.machine.passwords.size).toBe(0);
    await other.stop();
  });
});

describe('where the token is kept', () => {
  it('[LOG-39] in the keychain, and nowhere on disk', async () => {
    await start();
    const view = await app.signIn();
    expect(view.tokenKeptIn).toBe('keychain');
    const token = app.main.session.state().auth?.idToken ?? '';
    expect([...app.machine.passwords.values()]).toEqual([token]);
    expect(app.machine.diskText()).not.toContain(token);
  });

  it.each(['missing', 'locked', 'forgetful'] as const)('in an encrypted file when the keychain is %s', async (keychain) => {
    await start();
    app.machine.keychain = keychain;
    await restart();
    expect((await app.signIn()).tokenKeptIn).toBe('safeStorage');
    const token = app.main.session.state().auth?.idToken ?? '';
    expect(app.machine.diskText()).not.toContain(token);
    await restart();
    expect(await app.value('session.read')).toMatchObject({ tokenKeptIn: 'safeStorage', auth: { admin: { id: owner.id } } });
  });

  it('only in memory when there is neither, and the user is told', async () => {
    await start();
    Object.assign(app.machine, { keychain: 'locked', hasSecretBox: false });
    expect((await app.signIn()).tokenKeptIn).toBe('memory');
    expect(await app.value('app.notices')).toEqual([{ kind: 'tokenInMemory' }]);
    expect(await app.value('app.notices')).toEqual([]);
    expect((await app.value('admins.list', { query: { page: 1 } })).rows).toHaveLength(20);
    await restart();
    expect(await app.value('session.read')).toBeNull();
  });
});
