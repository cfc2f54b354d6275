import type { Locator, Page } from '@playwright/test';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { Keyboard } from '../../support/built-app/keyboard';
import { expect } from './fixture';

export const rowsOf = (page: Page): Locator => page.getByRole('grid').locator('tbody tr[data-row]');

export async function signInByKeyboard(page: Page, keyboard: Keyboard): Promise<void> {
  const { email, password } = seedAdmins.all;
  await expect(page.locator('input[type=email]')).toBeVisible();
  await keyboard.goTo(page.locator('input[type=email]'));
  await keyboard.type(email);
  await keyboard.goTo(page.locator('input[type=password]'));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(rowsOf(page).first()).toBeVisible();
}

/** Counts the events of a mouse. */
export async function watchPointer(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.pointer = '0';
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'wheel'])
      document.addEventListener(kind, () => (document.documentElement.dataset.pointer = '1'), { capture: true, passive: true });
  });
  return async () => Number(await page.locator('html').getAttribute('data-pointer'));
}
