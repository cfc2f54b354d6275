import { calls } from '@shared/contract/tables/registry';
import { describe, expect, it } from 'vitest';
import { createSampleShop, type SampleShop } from './sample-shop';
import { commonPassword, seedAdmins } from './seed/admins';
import { specialOrders } from './seed/orders/order-ids';
import { createShopClient } from './testing/shop-client';

const arabic = { 'accept-language': 'ar' };

async function login(shop: SampleShop, body: { email: string; password: string }, headers: Record<string, string> = {}) {
  const { status, body: answer } = await createShopClient(shop, null).call('session.login', { body }, headers);
  return { status, message: (answer as { message?: string }).message };
}

async function send(method: string, path: string, body?: unknown) {
  const { status, body: answer } = await createShopClient(createSampleShop()).send(method, path, body);
  return { status, message: (answer as { message?: string }).message };
}

describe('signing in', () => {
  const { email, password } = seedAdmins.all;
  const wrong = { email, password: 'wrong' };
  const unknown = { email: 'nobody@bayt-aldar.example', password };

  it('answers with a token and the admin’s roles, never the password', async () => {
    const shop = createSampleShop();
    const answer = await createShopClient(shop, null).call('session.login', { body: { email: email.toUpperCase(), password } });
    const { accessToken, admin } = answer.value();
    expect(admin.admin_roles.map((entry) => entry.role)).toEqual(seedAdmins.all.roles);
    expect(JSON.stringify(answer.body)).not.toContain(password);
    const client = createShopClient(shop, null);
    client.token = accessToken;
    expect((await client.call('admins.list', {})).status).toBe(200);
  });

  it('tells an unknown email, a wrong password and a blocked admin apart', async () => {
    const shop = createSampleShop();
    expect(await login(shop, unknown)).toEqual({ status: 404, message: 'User_not_Exist' });
    expect(await login(shop, wrong)).toEqual({ status: 400, message: 'Incorrect_Password' });
    expect(await login(shop, seedAdmins.blocked)).toEqual({ status: 403, message: 'USER_DISABLED' });
  });

  it('says so in Arabic to those who ask in Arabic', async () => {
    const shop = createSampleShop();
    expect((await login(shop, unknown, arabic)).message).toBe('المستخدم غير موجود');
    expect((await login(shop, wrong, arabic)).message).toBe('كلمة المرور غير صحيحة');
  });

  it('can use the second spelling', async () => {
    const shop = createSampleShop();
    shop.control.dottedSpellings = true;
    expect((await login(shop, unknown)).message).toBe('User not Exist.');
    expect((await login(shop, wrong)).message).toBe('Incorrect Password.');
    expect((await login(shop, wrong, arabic)).message).toBe('كلمة المرور خاطئة');
  });

  it('demands both fields', async () => {
    expect(await send('POST', '/admin/login', { email })).toEqual({ status: 400, message: 'password_is_required' });
    expect(await send('POST', '/admin/login', { email: '', password })).toEqual({ status: 400, message: 'email_is_required' });
  });

  it('lets the further admins in with their common password', async () => {
    const shop = createSampleShop();
    const further = shop.store.tables.admins.get(6);
    expect((await login(shop, { email: further.email, password: commonPassword })).status).toBe(200);
  });
});

describe('tokens', () => {
  it('are replaced by a newer sign-in of the same admin', async () => {
    const shop = createSampleShop();
    const [older, other] = [createShopClient(shop), createShopClient(shop, 'none')];
    await login(shop, seedAdmins.all);
    expect((await older.call('admins.list', {})).body).toEqual({ message: 'not_authorized_old_Token' });
    expect((await older.call('admins.list', {}, arabic)).body).toEqual({ message: 'غير مصرح (رمز قديم)' });
    expect((await other.call('admins.list', {})).status).toBe(200);
  });

  it('end with a sign-out, a block, a deletion or when they are forgotten', async () => {
    const shop = createSampleShop();
    const refused = { message: 'not_authorized' };
    const signedOut = createShopClient(shop, 'order');
    await signedOut.call('session.logout', {});
    expect((await signedOut.call('admins.list', {})).body).toEqual(refused);

    const [boss, none, some] = [createShopClient(shop), createShopClient(shop, 'none'), createShopClient(shop, 'some')];
    await boss.call('admins.block', { params: { id: seedAdmins.none.id }, body: { isBlocked: false } });
    await boss.call('admins.remove', { params: { id: seedAdmins.some.id } });
    expect((await none.call('admins.list', {})).body).toEqual(refused);
    expect((await some.call('admins.list', {})).body).toEqual(refused);

    shop.control.expireTokens();
    expect((await boss.call('admins.list', {})).body).toEqual(refused);
  });

  it('are accepted bare, or after Bearer where the shop wants that, and never in the other form', async () => {
    const bare = createShopClient(createSampleShop());
    expect((await bare.call('admins.list', {}, { authorization: `Bearer ${bare.token}` })).status).toBe(401);
    const bearer = createShopClient(createSampleShop({ authorization: 'bearer' }));
    expect((await bearer.call('admins.list', {}, { authorization: `Bearer ${bearer.token}` })).status).toBe(200);
    expect((await bearer.call('admins.list', {})).status).toBe(401);
  });
});

describe('refusals', () => {
  const person = calls['admins.add'].example.body;

  it('name an email that is taken', async () => {
    const taken = { ...person, email: seedAdmins.none.email.toUpperCase() };
    expect(await send('POST', '/admin', taken)).toEqual({ status: 409, message: 'EMAIL_EXISTS' });
    expect(await send('PUT', `/admin/${seedAdmins.some.id}`, taken)).toEqual({ status: 409, message: 'EMAIL_EXISTS' });
    expect(await send('PUT', '/admin', taken)).toEqual({ status: 409, message: 'EMAIL_EXISTS' });
  });

  it.each([
    ['GET', '/admin/999'],
    ['GET', '/admin/nobody'],
    ['GET', '/nowhere'],
    ['PATCH', '/admin/1'],
    ['GET', '/product/Auth/999'],
    ['GET', '/styleUp/three'],
    ['GET', '/admin/settings/dropdown/brands'],
    ['DELETE', '/promoCode/999'],
    ['PUT', '/home/closeContactUs/999'],
  ])('%s %s: not found', async (method, path) => {
    expect(await send(method, path)).toEqual({ status: 404, message: 'not_found' });
  });

  it('name the missing or malformed field', async () => {
    const product = calls['products.add'].example.body;
    const wire = { ...product, price: 12.5, cost: 7, variant_data: [], variant: [] };
    expect(await send('POST', '/product', { ...wire, name_ar: undefined })).toMatchObject({ message: 'name_ar_is_required' });
    expect(await send('POST', '/product', { ...wire, price: 0 })).toMatchObject({ status: 400, message: 'invalid_price' });
    expect(await send('POST', '/product', { ...wire, category_id: 999 })).toMatchObject({ message: 'invalid_category_id' });
    expect(await send('POST', '/product', { ...wire, amount: 0 })).toMatchObject({ message: 'invalid_amount' });
    expect(await send('POST', '/admin', { ...person, phone: 'abc' })).toMatchObject({ message: 'invalid_phone' });
    expect(await send('POST', '/admin', { ...person, f_name: ' ' })).toMatchObject({ message: 'f_name_is_required' });
    expect(await send('POST', '/setting', { time_from: '09:00' })).toMatchObject({ message: 'time_to_is_required' });
    expect(await send('POST', '/banner_hn', { banners: [] })).toMatchObject({ message: 'invalid_banners' });
    expect(await send('POST', '/setting/iban', '{"iban":')).toEqual({ status: 400, message: 'invalid_body' });
    expect(await send('GET', '/order/admin?startDate=19.11.2026')).toEqual({ status: 400, message: 'invalid_startDate' });
    expect(await send('GET', '/order/admin?limit=-1')).toEqual({ status: 400, message: 'invalid_limit' });
    expect(await send('GET', '/home/showProduct')).toEqual({ status: 400, message: 'type_is_required' });
  });

  it('name a product code that is used, and not the product’s own', async () => {
    const shop = createSampleShop();
    const client = createShopClient(shop);
    const body = { ...calls['products.add'].example.body, code: shop.store.tables.products.get(1).code };
    const refused = await client.call('products.add', { body });
    expect({ status: refused.status, body: refused.body }).toEqual({ status: 409, body: { message: 'product_code_already_exists' } });
    expect((await client.call('products.update', { params: { id: 1 }, body })).status).toBe(200);
  });

  it('name a country that has a rate', async () => {
    expect(await send('POST', '/setting/currency', { currency: [{ rate: 1, country_id: 2 }] })).toEqual({
      status: 400,
      message: 'currency_already_exists',
    });
    expect(await send('PUT', '/setting/currency/2', { rate: 1, country_id: 2 })).toMatchObject({ message: 'currency_already_exists' });
  });

  it('[ORD-19] name a status outside the five', async () => {
    const path = `/order/changeStatus/${specialOrders.order.newest}`;
    expect(await send('PUT', path, { status: 'on_the_way' })).toEqual({ status: 400, message: 'invalid_status' });
  });

  it('keep admins from blocking or deleting themselves', async () => {
    const { id } = seedAdmins.all;
    expect(await send('PUT', `/admin/block/${id}`, { isBlocked: false })).toEqual({ status: 400, message: 'cannot_modify_yourself' });
    expect(await send('DELETE', `/admin/${id}`)).toEqual({ status: 400, message: 'cannot_modify_yourself' });
  });

  it('meet uploads that are neither picture nor PDF, or too large', async () => {
    const client = createShopClient(createSampleShop());
    const upload = async (type: string, size: number) =>
      (await client.call('files.upload', { body: { img: new File([new Uint8Array(size)], 'f', { type }) } })).body;
    expect(await upload('text/html', 10)).toEqual({ message: 'invalid_img' });
    expect(await upload('image/png', 10 * 1024 * 1024 + 1)).toEqual({ message: 'file_too_large' });
  });
});
