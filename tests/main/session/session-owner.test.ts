import { describe, expect, it } from 'vitest';
import { app, setUpSignedInApp, shop } from '../../support/main/signed-in-app';

setUpSignedInApp();

const view = () =>
  app.value('fullLists.view', { list: 'products.list', isDeleted: false, language: 'en', filters: {}, sort: null, page: 1 });

describe('what was read for a person', () => {
  it('is there when the same person is back after the session has ended, and gone for another one or after a sign-out', async () => {
    await expect.poll(async () => (await view()).of).toBeGreaterThan(0);
    const expire = async (): Promise<void> => {
      shop.shop.control.expireTokens();
      await app.call('admins.list', { query: { page: 1 } });
    };
    await expire();
    await app.signIn();
    expect((await view()).of).toBeGreaterThan(0);
    await expire();
    await app.signIn('some');
    expect((await view()).of).toBeNull();
    await expect.poll(async () => (await view()).of).toBeGreaterThan(0);
    await app.value('session.signOut');
    await app.signIn('some');
    expect((await view()).of).toBeNull();
  });
});
