import type { Page } from '@playwright/test';
import { expect, sharedTest as test } from '../support/fixture';

const softly = expect.configure({ soft: true });

/** A window of 800 × 600 at a zoom of 200 %. */
const zoomed = { width: 400, height: 300 };

const screens = [
  ...['/admins', '/admins/add-admins', '/rules', '/home/page', '/home/products', '/home/social', '/home/contact-us', '/home/about-us'],
  ...['/masterHN/dashboard', '/masterHN/users', '/masterHN/categories', '/masterHN/products', '/masterHN/products/add-product'],
  ...['/masterHN/style-up', '/variant', '/variant/add-variant', '/dynamic-variant', '/dynamic-variant/add-dynamic-variant', '/orders'],
  ...['/orders-guest', '/promo-codes', '/promo-codes/add-promo-codes', '/banners', '/delivery', '/masterHN/social', '/payment'],
  ...['/notification', '/notification/add-notification', '/currency', '/settings/printing', '/station', '/print-history'],
];

interface Found {
  /** Pixels by which the screen is wider than the window. */
  sideways: number;
  /** Height left to the screen, in pixels. */
  room: number;
  /** Controls that scrolling never brings within reach of a pointer. */
  outOfReach: string[];
}

function lookAround(): Found {
  const main = document.querySelector<HTMLElement>('#content');
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1);
  const wanted = 'a[href], button, input, select, textarea, [tabindex="0"], [role="option"], [role^="menuitem"]';
  const controls = (dialog ?? document).querySelectorAll<HTMLElement>(wanted);
  const outOfReach = [...controls].flatMap((control) => {
    const isThere =
      control.checkVisibility() && !control.matches(':disabled') && !control.closest('[aria-hidden="true"], [data-tabster-dummy]');
    if (!isThere) return [];
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const { top, left, width, height } = control.getBoundingClientRect();
    // The control is visible only while it has the focus.
    if (width < 2 || top + height < 0) return [];
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const own = control.closest('td, th') ?? control.parentElement;
    if (hit && (own?.contains(hit) || hit.contains(control))) return [];
    return [control.getAttribute('aria-label') ?? control.textContent ?? control.tagName];
  });
  const seen = document.querySelector('[data-form-bar]')?.getBoundingClientRect().top ?? window.innerHeight;
  const room = Math.min(seen, main?.getBoundingClientRect().bottom ?? 0) - Math.max(0, main?.getBoundingClientRect().top ?? 0);
  return { sideways: main ? main.scrollWidth - main.clientWidth : 0, room: Math.round(room), outOfReach };
}

async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, path);
  await expect(page.locator('#content')).not.toBeEmpty();
  await expect(page.locator('#content [aria-busy="true"], #content .fui-Skeleton')).toHaveCount(0);
}

/**
 * Returns the measurements once they are the same twice in a row, because the first fitting result may be from a screen that isn't drawn
 * yet.
 */
async function lookOnceDrawn(page: Page): Promise<Found> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await page.evaluate(lookAround));
        const isSame = now === before;
        before = now;
        return isSame;
      },
      { intervals: [500] },
    )
    .toBe(true);
  return JSON.parse(before) as Found;
}

for (const language of ['ar', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('at 200 % zoom of a small window nothing lies beside a screen or out of reach', async ({ page, signIn }) => {
      await signIn();
      await page.setViewportSize(zoomed);
      for (const path of screens) {
        await open(page, path);
        softly({ path, ...(await lookOnceDrawn(page)) }).toMatchObject({ path, sideways: 0, outOfReach: [] });
      }
    });

    test('at 200 % zoom every part of dialogs, menus and the dates is within reach', async ({ page, signIn, t }) => {
      await signIn();
      await page.setViewportSize(zoomed);
      const isWhole = async (what: string): Promise<void> => {
        await softly
          .poll(async () => ({ what, outOfReach: (await page.evaluate(lookAround)).outOfReach }))
          .toEqual({ what, outOfReach: [] });
        await page.keyboard.press('Escape');
        await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0);
      };
      await open(page, '/orders-guest');
      await page.keyboard.press('Control+K');
      await expect(page.getByRole('option').first()).toBeVisible();
      await isWhole('command box');
      await page.getByRole('button', { name: new RegExp(`^${t('dates.rangeNow', { from: '', to: '' }).slice(0, 4)}`) }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: t('dates.apply') })).toBeAttached();
      await isWhole('dates');
      await page.locator('tbody tr[data-row]').first().locator('button[aria-haspopup="dialog"]').first().click();
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeAttached();
      await isWhole('status');
      await page
        .getByRole('banner')
        .getByRole('button', { name: new RegExp(t('shell.account', { name: '' }).trim()) })
        .click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
      await isWhole('account');
    });

    test('at 200 % zoom a form leaves more than half of the window to its fields, with the bar in sight', async ({ page, signIn }) => {
      await signIn();
      await page.setViewportSize(zoomed);
      await open(page, '/notification/add-notification');
      const text = page.getByRole('textbox').last();
      await text.focus();
      await expect(page.locator('[data-form-bar]')).toBeInViewport({ ratio: 0.9 });
      await expect.poll(async () => (await page.evaluate(lookAround)).room).toBeGreaterThan(zoomed.height / 2);
    });
  });
}
