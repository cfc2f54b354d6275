import type { Stop } from '../../guide';
import { dialog, openAfresh } from '../steps';

/** The frame around every screen; ends in a narrow window. */
export function shellStops(): Stop[] {
  return [
    {
      name: 'command-box',
      isChosen: true,
      async go({ page }) {
        await page.keyboard.press('Control+KeyK');
        await page.getByRole('dialog').getByRole('combobox').waitFor();
      },
    },
    {
      name: 'command-box-results',
      isChosen: true,
      async go({ page }) {
        await page.getByRole('combobox').last().fill('104');
        await page.getByRole('option', { name: /#104/ }).nth(1).waitFor();
      },
    },
    {
      name: 'command-box-groups',
      async go({ page, t }) {
        await page.getByRole('combobox').last().fill('al');
        await page.getByRole('group', { name: t('shell.command.users') }).waitFor();
        await page.getByText(t('shell.command.searching'), { exact: true }).first().waitFor({ state: 'hidden' });
      },
    },
    {
      name: 'language-menu',
      async go({ page, dismiss, t }) {
        await dismiss();
        await page
          .locator('header')
          .getByRole('button', { name: new RegExp(t('shell.languageNow', { language: '' })) })
          .first()
          .click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'appearance-menu',
      async go({ page, dismiss }) {
        await dismiss();
        await page.locator('header').getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'account-menu',
      isChosen: true,
      async go({ page, dismiss }) {
        await dismiss();
        await page.locator('header').getByRole('button').last().click();
        await page.getByRole('menu').waitFor();
      },
    },
    {
      name: 'keyboard-shortcuts',
      isChosen: true,
      async go(guide) {
        await guide.press(guide.t('shell.keyboardShortcuts'));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'undo-list',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        await openAfresh(guide, '/promo-codes');
        await page.locator('tr[data-row]').nth(1).getByRole('switch').click();
        await page.getByText(t('lists.statusUpdated')).first().waitFor();
        await page.locator('header').getByRole('button').last().click();
        await page.getByRole('menuitem', { name: t('undo.title') }).click();
        await dialog(guide).getByRole('listitem').first().waitFor();
      },
    },
    {
      name: 'not-found',
      isChosen: true,
      async go({ dismiss, open, page, t }) {
        await dismiss();
        await open('/nowhere');
        await page.getByText(t('shell.notFound.text')).waitFor();
      },
    },
    {
      name: 'sidebar-pinned',
      async go({ page, dismiss, open, t }) {
        await dismiss();
        // After the list of messages is loaded, their number is shown beside its name.
        await open('/home/contact-us');
        await page.getByRole('row').nth(1).waitFor();
        await open('/orders-guest');
        await page
          .getByRole('navigation', { name: t('shell.mainNavigation') })
          .getByRole('list', { name: t('shell.pinned') })
          .waitFor();
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
