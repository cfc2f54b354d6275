import { join } from 'node:path';
import { seedAdmins } from '@sample-shop/seed/admins';
import type { startSampleShop } from '@sample-shop/server';
import type { Guide, Stop } from './guide';

type Shop = Awaited<ReturnType<typeof startSampleShop>>;

const email = 'input[type=email]';
const password = 'input[type=password]';

/** A new computer: no server yet, then the sign-in. */
export function stopsBeforeSignIn({ apiRoot, shop }: Shop): Stop[] {
  const { all: owner } = seedAdmins;
  return [
    { name: 'connection', go: ({ page, t }) => page.getByText(t('connection.title')).first().waitFor() },
    {
      name: 'connection-bad-address',
      async go({ page, press, t }) {
        await page.getByRole('textbox').first().fill('http://shop.example');
        await press(t('connection.connect'));
        await page.getByText(t('failures.insecureAddress')).first().waitFor();
      },
    },
    {
      name: 'sign-in',
      async go({ page, press, t }) {
        await page.getByRole('textbox').first().fill(apiRoot);
        await press(t('connection.connect'));
        await page.locator(email).waitFor();
      },
    },
    {
      name: 'sign-in-empty',
      async go({ page, press, t }) {
        await press(t('signIn.submit'));
        await page.getByText(t('shell.required')).first().waitFor();
      },
    },
    {
      name: 'sign-in-wrong-password',
      async go({ page, press, t }) {
        await page.locator(email).fill(owner.email);
        await page.locator(password).fill('not-this-one');
        await press(t('signIn.submit'));
        await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor();
      },
    },
    {
      name: 'admins',
      async go({ page, dismiss }) {
        await dismiss();
        await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor({ state: 'hidden' });
        await page.locator(password).fill(owner.password);
        await page.locator(password).press('Enter');
        await page.locator('[data-row]').first().waitFor();
      },
    },
    {
      name: 'admins-loading',
      async go({ page, open }) {
        shop.control.failNext('admins.list', { delayMs: 1500 });
        await page.reload();
        await page.getByRole('navigation').first().waitFor();
        await open('/admins');
        await page.locator('[data-row]').first().waitFor();
      },
    },
  ];
}

const openList = async ({ open, page }: Guide, path: string): Promise<void> => {
  await open(path);
  await page.locator('[data-row]').first().waitFor();
};

const dialog = ({ page }: Guide) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

function admins(): Stop[] {
  return [
    {
      name: 'admins-row-actions',
      go: ({ row }) => row(3).hover(),
    },
    {
      name: 'admins-delete',
      async go(guide) {
        await guide.row(3).getByRole('button').last().click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'admins-nothing-found',
      async go({ page, dismiss, open }) {
        await dismiss();
        await open('/admins?search=zzzz');
        await page.locator('#content h2').first().waitFor();
      },
    },
  ];
}

function orders({ shop }: Shop): Stop[] {
  return [
    { name: 'orders', go: (guide) => openList(guide, '/orders') },
    { name: 'guest-orders', go: (guide) => openList(guide, '/orders-guest') },
    {
      name: 'guest-orders-selected',
      async go({ row }) {
        for (const position of [1, 3, 4]) await row(position).getByRole('checkbox').click();
      },
    },
    {
      name: 'guest-orders-status',
      async go(guide) {
        const words = guide.t('vocabulary.orderStatus.ordered');
        await guide
          .row(1)
          .getByRole('button')
          .filter({ hasText: words })
          .or(guide.row(1).locator('button[aria-haspopup=dialog]'))
          .first()
          .click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'guest-orders-dates',
      async go({ page, dismiss }) {
        await dismiss();
        await page.locator('button[aria-haspopup=dialog]').filter({ hasText: '2024' }).click();
        await page.locator('[class*=fui-Calendar], [role=grid]').last().waitFor();
      },
    },
    {
      name: 'guest-orders-row-menu',
      async go({ page, row, dismiss }) {
        await dismiss();
        await row(2).hover();
        await row(2).getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'guest-orders-address',
      async go(guide) {
        await guide.page.getByRole('menuitem', { name: guide.t('orders.action.address'), exact: true }).click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'guest-order-details',
      async go({ dismiss, row, page }) {
        await dismiss();
        await row(2).getByRole('link').first().click();
        await page.getByRole('heading', { level: 2 }).first().waitFor();
      },
    },
    {
      name: 'guest-order-invoice',
      async go({ press, page, t }) {
        await press(t('orders.action.invoice'));
        await page.locator('.dw-invoice, [data-invoice], article').first().waitFor();
      },
    },
    {
      name: 'guest-orders-server-error',
      async go({ open, page, t }) {
        shop.control.failNext('guestOrders.list', { status: 500, message: 'The database does not answer' });
        await open('/orders-guest?search=10499');
        await page.getByText(t('orders.guestList.errorTitle')).waitFor();
      },
    },
    {
      name: 'guest-orders-unreadable-rows',
      async go(guide) {
        shop.control.breakRow('guestOrders.list', 1);
        await openList(guide, '/orders-guest?page=2');
      },
    },
  ];
}

function printing(): Stop[] {
  return [
    {
      name: 'no-printer-chosen',
      async go(guide) {
        await openList(guide, '/orders-guest');
        await guide.row(2).hover();
        await guide
          .row(2)
          .getByRole('button', { name: guide.t('orders.action.print') })
          .first()
          .click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'printer-settings',
      async go({ open, page, dismiss, t }) {
        await dismiss();
        await open('/settings/printing');
        await page.getByRole('heading', { name: t('navigation.printerSettings') }).waitFor();
        await page.getByText('HP LaserJet M404').first().waitFor();
      },
    },
    {
      name: 'printer-settings-changed',
      async go({ page }) {
        await page.getByText('HP LaserJet M404').first().click();
        await page.getByRole('textbox').first().fill('بيت الدار للأدوات المنزلية');
      },
    },
    {
      name: 'print-queue',
      async go({ page, press, t, open, row, dismiss }) {
        await page.evaluate(async () => {
          const profile = await window.diwan.call('printing.readProfile');
          if (profile.ok)
            await window.diwan.call('printing.saveProfile', {
              ...profile.value,
              printer: 'Office',
              shopName: 'بيت الدار للأدوات المنزلية',
            });
        });
        await open('/orders-guest');
        await page
          .getByRole('button', { name: t('forms.leave.leave') })
          .click({ timeout: 1500 })
          .catch(() => undefined);
        await row(3).waitFor();
        await dismiss();
        for (const position of [1, 2, 3, 4]) await row(position).getByRole('checkbox').check();
        await press(t('orders.printInvoices', { count: 4 }));
        await page.waitForFunction(async () => {
          const queue = await window.diwan.call('printing.queue');
          return queue.ok && queue.value.counts.sent === 4;
        });
        await page.evaluate(async () => {
          const profile = await window.diwan.call('printing.readProfile');
          if (profile.ok) await window.diwan.call('printing.saveProfile', { ...profile.value, printer: 'Warehouse' });
        });
        await row(6).hover();
        await row(6)
          .getByRole('button', { name: t('orders.action.print') })
          .first()
          .click();
        await page.waitForFunction(async () => {
          const queue = await window.diwan.call('printing.queue');
          return queue.ok && queue.value.counts.failed > 0;
        });
        await page.locator('footer').getByRole('button').last().click();
        await page.getByRole('dialog').first().waitFor();
      },
    },
    {
      name: 'invoice-pdfs',
      async go({ app, page, out, dismiss }) {
        await dismiss();
        for (const language of ['ar', 'en'] as const) {
          const path = join(out, `invoices-${language}.pdf`);
          await app.evaluate(({ dialog: dialogs }, filePath) => {
            dialogs.showSaveDialog = async () => ({ canceled: false, filePath });
          }, path);
          const saved = await page.evaluate(async (wanted) => {
            const list = await window.diwan.call('guestOrders.list', { query: { page: 1 } });
            if (!list.ok) return list;
            const orders = list.value.rows.slice(0, 3).map(({ id }) => ({ kind: 'guestOrder' as const, id }));
            return window.diwan.call('printing.savePdf', { orders, language: wanted });
          }, language);
          if (!saved.ok) throw new Error(JSON.stringify(saved.error));
        }
      },
    },
  ];
}

function shell(): Stop[] {
  return [
    { name: 'command-box', go: async ({ page }) => page.keyboard.press('Control+KeyK') },
    {
      name: 'command-box-results',
      async go({ page }) {
        await page.keyboard.type('104');
        await page.getByRole('option').nth(1).waitFor();
      },
    },
    {
      name: 'language-menu',
      async go({ page, dismiss, t }) {
        await dismiss();
        await page
          .locator('header')
          .getByRole('button', { name: new RegExp(t('shell.language')) })
          .first()
          .click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'appearance-menu',
      async go({ page, dismiss, t }) {
        await dismiss();
        await page
          .locator('header')
          .getByRole('button', { name: new RegExp(t('shell.appearance')) })
          .first()
          .click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'account-menu',
      async go({ page, dismiss }) {
        await dismiss();
        await page.locator('header').getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'keyboard-shortcuts',
      async go(guide) {
        await guide.press(guide.t('shell.keyboardShortcuts'));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'not-found',
      async go({ dismiss, open, page, t }) {
        await dismiss();
        await open('/nowhere');
        await page.getByText(t('shell.notFound.text')).waitFor();
      },
    },
    {
      name: 'overlay-sidebar',
      async go({ page, open, t }) {
        const size = page.viewportSize() ?? { width: 1440, height: 900 };
        await page.setViewportSize({ width: 760, height: size.height });
        await open('/orders-guest');
        await page.getByRole('button', { name: t('shell.openMenu') }).click();
        await page.getByRole('dialog').first().waitFor();
      },
    },
  ];
}

function forms(): Stop[] {
  const heading = ({ page }: Guide, level = 2) => page.locator('#content').getByRole('heading', { level }).first().waitFor();
  const visit = (name: string, path: string): Stop => ({
    name,
    async go(guide) {
      await guide.open(path);
      await heading(guide);
    },
  });
  const leave = async ({ page, t }: Guide): Promise<void> => {
    await page.getByRole('button', { name: t('forms.leave.leave') }).click();
  };
  return [
    visit('admin-add', '/admins/add-admins'),
    {
      name: 'admin-add-errors',
      async go({ page, press, t }) {
        await page.locator('input[name=f_name]').fill('   ');
        await page.locator('input[name=email]').fill('not an address');
        await press(t('adminForm.save'));
        await page.locator('[data-field-invalid]').first().waitFor();
      },
    },
    {
      name: 'leave-unsaved',
      async go(guide) {
        // A link of the app: an address set from outside is no navigation that a page could hold back.
        await guide.page.locator('nav a[href$="#/rules"]').click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'rules',
      async go(guide) {
        await leave(guide);
        await guide.open('/rules/3');
        await heading(guide);
      },
    },
    {
      name: 'rules-changed',
      async go({ page }) {
        await page.locator('input[name=social_media]:not(:checked)').check({ force: true });
        await page.locator('[data-save-bar]').waitFor();
      },
    },
    {
      name: 'admin-edit',
      async go(guide) {
        await guide.page.locator('nav a[href$="#/admins"]').click();
        await leave(guide);
        await guide.open('/admins/edit-admin/3/dalal');
        await heading(guide);
      },
    },
    visit('profile', '/profile'),
    visit('home-page', '/home/page'),
    {
      name: 'home-page-below',
      go: ({ page }) => page.locator('[data-section=collection]').scrollIntoViewIfNeeded(),
    },
    { name: 'home-products', go: (guide) => openList(guide, '/home/products') },
    visit('home-product-edit', '/home/products/add-products/1'),
    visit('home-social', '/home/social'),
    {
      name: 'home-social-editing',
      async go({ press, t, page }) {
        await press(t('forms.edit'));
        await page.locator('input[name=time_from]').fill('25:90');
        await page.locator('input[name=time_from]').blur();
      },
    },
    {
      name: 'home-messages',
      async go(guide) {
        await guide.press(guide.t('forms.discard'));
        await openList(guide, '/home/contact-us');
      },
    },
    {
      name: 'home-message',
      async go(guide) {
        await guide.row(1).locator('button').first().click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'home-about',
      async go(guide) {
        await guide.dismiss();
        await guide.open('/home/about-us');
        await heading(guide);
      },
    },
  ];
}

/** Every screen of a signed-in admin, with its dialogs and menus. */
export function stopsAfterSignIn(shop: Shop): Stop[] {
  return [...admins(), ...orders(shop), ...printing(), ...forms(), ...shell()];
}
