import { createKeyboard } from '../../support/built-app/keyboard';
import { inArabic, startingWith } from '../../support/texts';
import { rowsOf, signInByKeyboard, watchPointer } from '../support/by-keyboard';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test.use({ language: 'ar', motion: 'no-preference' });

test('the profile of a user in Arabic without a mouse', async ({ page, shop }) => {
  const keyboard = createKeyboard(page);
  const form = onForm(page);
  const { users } = shop.shop.store.tables;
  const user = users.all().findLast(({ user_addresses: [first] }) => first?.type === 'building');
  if (!user) throw new Error('nobody lives in a flat');
  const usedPointer = await watchPointer(page);
  await signInByKeyboard(page, keyboard);

  await keyboard.goTo(page.getByRole('navigation').getByRole('link', { name: inArabic('navigation.users'), exact: true }), 'backward');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.users') })).toBeFocused();
  await keyboard.goTo(page.getByRole('main').getByRole('searchbox'));
  await keyboard.type(user.email);
  await expect(rowsOf(page)).toHaveCount(1);
  const row = rowsOf(page).first();
  await keyboard.goTo(row.getByRole('checkbox'));
  await keyboard.pressUntil('ArrowLeft', row.getByRole('link').first());
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: inArabic('navigation.userProfile') })).toBeFocused();

  const write = async (name: string, text: string): Promise<void> => {
    await keyboard.goTo(form.field(name));
    await keyboard.press('ControlOrMeta+A');
    await keyboard.type(text);
  };
  await write('f_name', 'منيرة');
  await write('phone', '٥٠٠٠٤٤٥٥');
  // In a right-to-left field, the number's two groups of four digits would swap places.
  await expect(form.field('phone')).toHaveCSS('direction', 'ltr');
  await keyboard.goTo(page.getByRole('radio', { name: startingWith(inArabic('users.types.building')) }));
  await keyboard.pressUntil('ArrowLeft', page.getByRole('radio', { name: startingWith(inArabic('users.types.house')) }));
  await write('area', 'منقف');
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(form.field('governorate')).toHaveValue('الأحمدي');
  await write('block', '٧');
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.field('houseNumber')).toBeFocused();
  await keyboard.type('14');
  await keyboard.goTo(form.bar.locator('button[type=submit]'));
  await keyboard.press('Enter');
  await expect(form.toast(inArabic('users.updated'))).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('منيرة');
  expect(requestsOf(shop, 'users.update').map(({ status }) => status)).toEqual([200]);
  expect(users.get(user.id)).toMatchObject({
    f_name: 'منيرة',
    user_addresses: [{ type: 'house', houseNumber: '14', block: '٧', area: { name_ar: 'المنقف' }, governorate: { name_ar: 'الأحمدي' } }],
  });
  expect(await usedPointer()).toBe(0);
});
