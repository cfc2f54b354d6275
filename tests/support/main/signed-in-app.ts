import { startSampleShop } from '@sample-shop/server';
import { afterEach, beforeEach } from 'vitest';
import { type AppUnderTest, type ShopUnderTest, startApp } from './app-under-test';

/** The running test's own; there from `setUpSignedInApp` on. */
export let shop: ShopUnderTest;
export let app: AppUnderTest;

export const lastRequest = () => shop.shop.requests.at(-1);
export const tables = () => shop.shop.store.tables;

/** Before each test of the file a sample shop is started, and the app signed in to it by the admin with every right; after it both end. */
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
