import type { Locator } from '@playwright/test';
import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic } from '../../support/texts';
import { rowsOf, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, test } from '../support/fixture';
import { onForm } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('a first day leads by the keyboard alone from an empty folder to the first printed order', async ({ launch, shop, spool, t }) => {
  const { page } = await launch({ DIWAN_API_ROOT: '' });
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const usedPointer = await watchPointer(page);
  const enter = async (target: Locator): Promise<void> => {
    await keyboard.goTo(target);
    await keyboard.press('Enter');
  };
  const card = page.getByRole('region', { name: t('firstSteps.title') });
  const step = (name: 'printer' | 'documents' | 'head' | 'testPage' | 'order' | 'station'): Locator =>
    card.getByRole('listitem').filter({ hasText: t(`firstSteps.step.${name}.title`) });
  const toStep = async (name: Parameters<typeof step>[0]): Promise<void> =>
    enter(step(name).getByRole('button', { name: t(`firstSteps.step.${name}.action`), exact: true }));
  const toCard = async (): Promise<void> => {
    await keyboard.press('ControlOrMeta+K');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await keyboard.type(t('navigation.dashboard'));
    await expect(page.getByRole('option').first()).toContainText(t('navigation.dashboard'));
    await keyboard.press('Enter');
    await expect(card).toBeVisible();
    await enter(card.getByRole('button', { name: t('firstSteps.all') }));
  };
  const isTicked = (name: Parameters<typeof step>[0]): Promise<void> =>
    expect(step(name).getByRole('img', { name: t('firstSteps.done', { step: t(`firstSteps.step.${name}.title`) }) })).toBeVisible();

  // The app requests the server's address first.
  await keyboard.goTo(page.getByRole('textbox', { name: t('connection.address') }));
  await keyboard.type(shop.apiRoot);
  await keyboard.press('Enter');
  await signInByKeyboard(page, keyboard);

  await toCard();
  await toStep('printer');
  const invoice = page.getByRole('group', { name: t('documents.invoice.title') }).first();
  await enter(invoice.getByRole('button', { name: t('printerSettings.destinations.open', { document: t('documents.invoice.title') }) }));
  await enter(invoice.getByRole('combobox', { name: t('printerSettings.printer.title') }));
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await enter(form.bar.locator('button[type=submit]'));
  await expect(form.toast(inArabic('printQueue.toast.settingsSaved'))).toBeVisible();

  await toCard();
  await isTicked('printer');
  await toStep('head');
  await keyboard.goTo(page.getByRole('textbox', { name: t('printerSettings.head.shopName') }));
  await keyboard.type('دكان الديوان');
  await keyboard.goTo(page.getByRole('textbox', { name: t('printerSettings.head.shopPhone') }));
  await keyboard.type('٢٢٢٢٢٢٢٢');
  await enter(form.bar.locator('button[type=submit]'));

  await toCard();
  await isTicked('head');
  await toStep('testPage');
  await enter(page.getByRole('button', { name: t('printerSettings.test.print') }).first());
  await expect.poll(() => spool.jobs().length).toBe(1);

  await toCard();
  await isTicked('testPage');
  await toStep('order');
  await expect(rowsOf(page).first()).toBeVisible();
  await keyboard.goTo(page.getByRole('main').getByRole('searchbox'));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await enter(
    page
      .getByRole('main')
      .getByRole('button', { name: t('orders.action.print') })
      .first(),
  );
  await expect.poll(() => spool.jobs().length).toBe(2);
  // The opened order's invoice, not a second test page.
  expect(spool.jobs()[1]?.title).toMatch(/^INV-\d+/);

  await toCard();
  await isTicked('documents');
  await isTicked('order');
  // This isn't the warehouse's computer.
  await enter(step('station').getByRole('button', { name: t('firstSteps.leave', { step: t('firstSteps.step.station.title') }) }));
  await expect(step('station')).toHaveCount(0);
  expect(await usedPointer()).toBe(0);
});
