import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from './app-under-test';

/** The sample shop and the app of the running test; set by `setUpSignedInApp`. */
export let shop: ShopUnderTest;
export let app: AppUnderTest;

export const lastRequest = () => shop.shop.requests.at(-1);
export const tables = () => shop.shop.store.tables;

/**
 * Starts a sample shop before each test of the file, and an app that is signed in to it by the admin with every permission; ends both after
 * the test.
 */
export function setUpSignedInApp(): void {
  beforeEach(async () => {
    shop = await startSampleShop({ pictureOrigins: ['https://shop.example'] });
    app = await startApp({ apiRoot: shop.apiRoot });
    await app.signIn();
  });
  afterEach(async () => {
    await app.stop();
    app.machine.dispose();
    await shop.stop();
  });
}
