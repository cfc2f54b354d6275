import type { ElectronApplication, Locator, Page } from '@playwright/test';
import { inEnglish } from '../../support/texts';
import type { Bench } from '../measurement';

export const rowsOf = (page: Page): Locator => page.locator('tbody tr[data-row]');

/** Starts the app, signs in, and opens the guest orders, 20 of 300 on the page. */
export async function openGuestOrders(
  bench: Bench,
  environment?: Record<string, string>,
): Promise<{ app: ElectronApplication; page: Page }> {
  const { app, page } = await bench.launch(environment);
  await bench.signIn(page);
  await goToGuestOrders(page);
  return { app, page };
}

export async function goToGuestOrders(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '/orders-guest';
  });
  await page.getByRole('navigation', { name: inEnglish('lists.pages') }).waitFor();
  await rowsOf(page).nth(19).waitFor();
}

/** Waits as long as a user looks at the page before the next click. Prefetching has finished by then. */
export async function lookAtPage(page: Page): Promise<void> {
  await page.waitForTimeout(600);
}
