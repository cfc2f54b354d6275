import { seedAdmins } from '@sample-shop/seed/admins';
import { startSampleShop } from '@sample-shop/server';
import type { FailureCode } from '@shared/contract/result';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from '../../support/main/app-under-test';

let shop: ShopUnderTest;
let app: AppUnderTest;
const { all: owner } = seedAdmins;

beforeEach(async () => {
  shop = await startSampleShop();
  app = await startApp({ apiRoot: shop.apiRoot });
});
afterEach(async () => {
  await app.stop();
  app.machine.dispose();
  await shop.stop();
});

const atSignIn = async (message: string): Promise<unknown> => {
  shop.shop.control.failNext('session.login', { status: 400, message });
  const result = await app.call('session.signIn', { email: owner.email, password: owner.password });
  return result.ok ? null : result.error;
};
const atAnotherCall = async (message: string): Promise<unknown> => {
  await app.signIn();
  shop.shop.control.failNext('admins.list', { status: 400, message });
  const result = await app.call('admins.list', { query: { page: 1 } });
  return result.ok ? null : result.error;
};
const expectEverywhere = async (message: string, code: FailureCode): Promise<void> => {
  expect(await atSignIn(message)).toEqual({ code, status: 400, message: message.trim() });
  expect(await atAnotherCall(message)).toEqual({ code, status: 400, message: message.trim() });
};

const unknownEmail = ['User_not_Exist', 'User not Exist.', 'المستخدم غير موجود', ' المُستَخدِم غَير مَوجود. '];
const wrongPassword = ['Incorrect_Password', 'Incorrect Password.', 'كلمة المرور غير صحيحة', 'كلمـــة المرور غير صحيحة'];
const invalidPassword = ['كلمة المرور خاطئة', 'كلمة المرور خاطئة.'];

describe('messages with a meaning of their own, at sign-in and at any other call', () => {
  it.each(unknownEmail)('[ERR-05] [ERR-06] [ERR-12] an e-mail that nobody has: "%s"', (message) =>
    expectEverywhere(message, 'userNotFound'),
  );

  it.each(wrongPassword)('[ERR-07] [ERR-08] [ERR-13] a wrong password: "%s"', (message) => expectEverywhere(message, 'wrongPassword'));

  it.each(invalidPassword)('[ERR-14] the Arabic sign-in’s own words for it: "%s"', (message) =>
    expectEverywhere(message, 'invalidPassword'),
  );

  it('[ERR-11] an e-mail that somebody has', () => expectEverywhere('EMAIL_EXISTS', 'emailExists'));

  it('[ERR-15] a blocked admin', () => expectEverywhere('USER_DISABLED', 'userDisabled'));

  it('[ERR-05] [ERR-07] the shop’s own answers to wrong credentials, in both spellings and languages', async () => {
    const wrong = async (email: string, password: string): Promise<unknown> => {
      const result = await app.call('session.signIn', { email, password });
      return result.ok ? null : result.error.code;
    };
    const cases = [
      ['en', false, 'wrongPassword'],
      ['en', true, 'wrongPassword'],
      ['ar', false, 'wrongPassword'],
      // The Arabic sign-in screen's own message for a wrong password (checklist ERR-14).
      ['ar', true, 'invalidPassword'],
    ] as const;
    for (const [language, dotted, code] of cases) {
      await app.value('preferences.update', { language });
      shop.shop.control.dottedSpellings = dotted;
      expect(await wrong('nobody@bayt-aldar.example', 'x')).toBe('userNotFound');
      expect(await wrong(owner.email, 'x')).toBe(code);
    }
  });

  it('a message that ends sessions is an ordinary one before there is a session', async () => {
    shop.shop.control.failNext('session.login', { status: 401, message: 'not_authorized' });
    expect(await app.call('session.signIn', { email: owner.email, password: owner.password })).toMatchObject({
      error: { code: 'server', message: 'not_authorized' },
    });
    expect(app.events('session.ended')).toEqual([]);
  });
});

describe('all other answers', () => {
  beforeEach(async () => {
    await app.signIn();
  });
  const fail = async (fault: { status: number; message?: string; bodyText?: string; contentType?: string }): Promise<unknown> => {
    shop.shop.control.failNext('admins.list', fault);
    const result = await app.call('admins.list', { query: { page: 1 } });
    return result.ok ? null : result.error;
  };

  it('[ERR-09] [ERR-18] [ERR-19] carry the server’s own words, untranslated', async () => {
    expect(await fail({ status: 400, message: 'currency_already_exists' })).toEqual({
      code: 'server',
      status: 400,
      message: 'currency_already_exists',
    });
    expect(await fail({ status: 409, message: 'المنتج موجود' })).toEqual({ code: 'server', status: 409, message: 'المنتج موجود' });
  });

  it('[ERR-09] fall back to the status text when there are no words (OP-06)', async () => {
    expect(await fail({ status: 500 })).toEqual({ code: 'server', status: 500, message: 'Internal Server Error' });
    expect(await fail({ status: 500, bodyText: '<h1>oops</h1>', contentType: 'text/html' })).toEqual({
      code: 'server',
      status: 500,
      message: 'Internal Server Error',
    });
  });

  it('a missing permission and a missing row have codes of their own and keep the words', async () => {
    const notAllowed = 'Not Allowed, Don`t have Permission';
    expect(await fail({ status: 403, message: notAllowed })).toEqual({ code: 'forbidden', status: 403, message: notAllowed });
    expect(await fail({ status: 404, message: 'not_found' })).toEqual({ code: 'notFound', status: 404, message: 'not_found' });
  });

  it('name the field that the words are about', async () => {
    expect(await fail({ status: 400, message: 'price_is_required' })).toMatchObject({ fields: { price: 'price_is_required' } });
    expect(await fail({ status: 400, message: 'invalid_phone' })).toMatchObject({ fields: { phone: 'invalid_phone' } });
  });

  it('[ERR-10] without an answer the failure carries the error’s own message and a reference', async () => {
    await shop.stop();
    const result = await app.call('admins.list', { query: { page: 1 } });
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'unreachable', message: 'ECONNREFUSED', reference: expect.stringMatching(/^.{4}-.{4}$/) },
    });
    expect(app.machine.diskText()).toContain(result.ok ? '' : result.error.reference);
    shop = await startSampleShop();
  });
});
