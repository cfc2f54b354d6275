import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { Preferences } from '@shared/contract/desktop/session';
import type { PolicyValues } from '@shared/policy/policy-schema';
import { changeInvoiceDestination } from '../../../support/built-app/page-printing';
import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, openDestination, openList, rowAction } from '../steps';

const { all: owner } = seedAdmins;
const password = 'input[type=password]';

/** Writes or removes IT's policy on this computer, and lets the app reload it as after sleep. A string is written unchanged. */
export async function decide({ app, page }: Guide, policy: PolicyValues | string | null): Promise<void> {
  const path = join(await app.evaluate(({ app: electron }) => electron.getPath('userData')), 'it-policy.json');
  if (policy === null) rmSync(path, { force: true });
  else writeFileSync(path, typeof policy === 'string' ? policy : JSON.stringify(policy));
  const readAt = async (): Promise<string> => {
    const view = await window.diwan.call('policy.read');
    return view.ok ? view.value.readAt : '';
  };
  const before = await page.evaluate(readAt);
  await app.evaluate(({ powerMonitor }) => void powerMonitor.emit('resume'));
  await page.waitForFunction(
    async (old) => {
      const view = await window.diwan.call('policy.read');
      return view.ok && view.value.readAt !== old;
    },
    before,
    { polling: 100 },
  );
}

/** Returns the current preferences, so that a lock changes nothing else in the pictures. */
async function preferencesOf({ page }: Guide): Promise<Preferences> {
  const preferences = await page.evaluate(() => window.diwan.call('preferences.read'));
  if (!preferences.ok) throw new Error(preferences.error.code);
  return preferences.value;
}

async function openHeaderMenu({ page, t }: Guide, words: string): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: new RegExp(words) })
    .first()
    .click();
  await page.getByRole('menu').waitFor();
  await page.getByText(t('policy.managed')).first().waitFor();
}

const managedSettings: Stop[] = [
  {
    name: 'managed-language-menu',
    async go(guide) {
      const { language } = await preferencesOf(guide);
      await decide(guide, { language });
      await openAfresh(guide, '/admins');
      await openHeaderMenu(guide, guide.t('shell.languageNow', { language: '' }));
    },
  },
  {
    name: 'managed-appearance-menu',
    async go(guide) {
      const { digits } = await preferencesOf(guide);
      await decide(guide, { digits });
      await openAfresh(guide, '/admins');
      await openHeaderMenu(guide, guide.t('shell.account', { name: '' }));
    },
  },
  {
    name: 'managed-printer-settings',
    isChosen: true,
    async go(guide) {
      const destination = { document: 'invoice', printer: 'Epson*', paper: 'A5', copies: 2, language: 'ar' } as const;
      await decide(guide, { printRoutes: [destination], printers: ['Epson*', 'HP*'] });
      await openAfresh(guide, '/settings/printing');
      await openDestination(guide, 'invoice');
      await guide.page.locator('[data-document=invoice]').getByText(guide.t('policy.managed')).first().waitFor();
    },
  },
  {
    name: 'printer-not-allowed',
    async go(guide) {
      await decide(guide, null);
      await changeInvoiceDestination(guide.page, { printer: 'Warehouse' });
      await decide(guide, { printers: ['Epson*', 'HP*'] });
      await openAfresh(guide, '/settings/printing');
      await guide.page.getByText(guide.t('printerSettings.printer.allowedOnly')).waitFor();
    },
  },
  {
    name: 'printing-forbidden',
    async go(guide) {
      await decide(guide, { silentPrinting: false });
      await openList(guide, '/orders-guest');
      await rowAction(guide, 2, guide.t('orders.action.print'));
      await dialog(guide).waitFor();
    },
  },
  {
    name: 'printing-forbidden-settings',
    async go(guide) {
      await openAfresh(guide, '/settings/printing');
      await guide.page.getByText(guide.t('printerSettings.printer.forbidden')).waitFor();
    },
  },
  {
    name: 'managed-drafts',
    async go(guide) {
      await decide(guide, { draftDays: 30 });
      await openAfresh(guide, '/settings/drafts');
      await guide.page.getByText(guide.t('policy.managed')).waitFor();
    },
  },
];

const unreadable: Stop[] = [
  {
    name: 'policy-unreadable',
    isChosen: true,
    async go(guide) {
      await decide(guide, '{ "language": "xx", "apiroot": "https://shop.example" }');
      await openAfresh(guide, '/orders-guest');
      await guide.page.getByText(guide.t('policy.unreadable.title')).waitFor();
    },
  },
  {
    name: 'policy-unreadable-details',
    async go(guide) {
      await guide.press(guide.t('policy.unreadable.details'));
      await dialog(guide).waitFor();
    },
  },
];

const lock: Stop[] = [
  {
    name: 'locked',
    async go(guide) {
      await decide(guide, { idleLockMinutes: 10, rememberSignIn: false, sampleShop: false });
      await openAfresh(guide, '/orders-guest');
      await guide.app.evaluate(({ powerMonitor }) => void powerMonitor.emit('suspend'));
      await guide.page.getByRole('alertdialog', { name: guide.t('forms.signIn.locked') }).waitFor();
    },
  },
  {
    name: 'managed-sign-in',
    async go({ press, page, t }) {
      await press(t('forms.signIn.other'));
      await page.locator(password).waitFor();
      await page.getByText(t('policy.signInNotKept')).waitFor();
    },
  },
  {
    name: 'managed-connection',
    async go({ press, page, t }) {
      await press(t('signIn.changeConnection'));
      await page.getByText(t('connection.title')).first().waitFor();
      await page.getByText(t('connection.sampleTitle')).waitFor({ state: 'detached' });
    },
  },
  {
    name: 'policy-lifted',
    async go(guide) {
      const { page, press, t } = guide;
      await decide(guide, null);
      await press(t('connection.backToSignIn'));
      await page.locator('input[type=email]').fill(owner.email);
      await page.locator(password).fill(owner.password);
      await page.locator(password).press('Enter');
      await page.locator('[data-row]').first().waitFor();
    },
  },
];

/** IT's policy as the user sees it: locked settings, refusals, an unreadable policy, and the lock of an unused app. */
export function policyStops(): Stop[] {
  return [...managedSettings, ...unreadable, ...lock];
}
