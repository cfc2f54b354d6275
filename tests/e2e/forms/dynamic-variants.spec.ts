import { inEnglish } from '../../support/texts';
import { expect, sharedTest as test } from '../support/fixture';
import { onForm, requestsOf } from '../support/form-page';

test('dynamic variants: two are added, one is edited, both are deleted, one is activated again', async ({ page, signIn, shop }) => {
  await signIn();
  const form = onForm(page);
  const { dynamicVariants } = shop.shop.store.tables;
  const added = (): number[] =>
    dynamicVariants
      .all()
      .filter(({ name_en }) => name_en.startsWith('Ribbon'))
      .map(({ id }) => id);
  const openList = (): Promise<void> => page.locator('nav a[href$="#/dynamic-variant"]').click();
  await openList();

  await test.step('[DYN-18] several at once, as one request', async () => {
    await page.getByRole('button', { name: inEnglish('navigation.addDynamicVariant') }).click();
    await form.field('category_id').pressSequentially('kni');
    await page.getByRole('option', { name: 'Knives' }).click();
    await form.field('items.0.name_en').fill('Ribbon');
    await form.field('items.0.name_ar').fill('شريط');
    await form.field('items.0.price').fill('٠٫٧٥');
    await form.field('items.0.available_amount').fill('12');
    await page.getByRole('button', { name: inEnglish('dynamicVariants.addItem') }).click();
    await form.field('items.1.name_en').fill('Ribbon with a name');
    await form.field('items.1.name_ar').fill('شريط باسم');
    await form.field('items.1.price').fill('2.5');
    await page.getByRole('switch').nth(1).click();
    await form.save();
    await expect(form.toast('Dynamic Variant Added Successfully')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: inEnglish('navigation.dynamicVariant') })).toBeVisible();
    const { id } = shop.shop.store.tables.categories.all().find(({ name_en }) => name_en === 'Knives') ?? { id: 0 };
    expect(requestsOf(shop, 'dynamicVariants.add')).toMatchObject([
      {
        method: 'POST',
        path: '/dynamicVariant',
        status: 201,
        body: {
          category_id: id,
          dynamic_variant: [
            { name_en: 'Ribbon', name_ar: 'شريط', price: 0.75, has_amount: true, available_amount: 12 },
            { name_en: 'Ribbon with a name', name_ar: 'شريط باسم', price: 2.5, has_amount: false, available_amount: 0 },
          ],
        },
      },
    ]);
    expect(added()).toHaveLength(2);
  });

  const [ribbon = 0, named = 0] = added();

  await test.step('[DYN-19] one is edited', async () => {
    await page
      .getByRole('searchbox')
      .or(page.getByPlaceholder(inEnglish('dynamicVariants.searchPlaceholder')))
      .first()
      .fill('ribbon');
    await page.locator(`tr[data-row="${ribbon}"] [data-row-link]`).click();
    await expect(form.field('items.0.name_en')).toHaveValue('Ribbon');
    await form.field('items.0.available_amount').fill('15');
    await form.save();
    await expect(form.toast('Dynamic Variant Updated Successfully')).toBeVisible();
    const body = { name_en: 'Ribbon', name_ar: 'شريط', price: 0.75, has_amount: true, available_amount: 15 };
    expect(requestsOf(shop, 'dynamicVariants.update')).toMatchObject([
      { method: 'PUT', path: `/dynamicVariant/${ribbon}`, status: 200, body },
    ]);
  });

  await test.step('[DYN-20] [DYN-21] those of a category are read, and deleted one by one', async () => {
    await page.getByRole('button', { name: inEnglish('common.delete'), exact: true }).click();
    await form.dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Knives' }).click();
    await form.dialog.getByRole('checkbox', { name: 'Ribbon', exact: true }).click();
    await form.dialog.getByRole('checkbox', { name: 'Ribbon with a name' }).click();
    await form.dialog.getByRole('button', { name: inEnglish('dynamicVariants.delete.confirm', { count: 2 }) }).click();
    await expect(form.toast('Deleted Successfully')).toBeVisible();
    await expect(form.dialog).toHaveCount(0);
    const category = dynamicVariants.get(ribbon).category_id;
    expect(requestsOf(shop, 'dynamicVariants.ofCategory')[0]).toMatchObject({
      method: 'GET',
      path: `/dynamicVariant/dynamicVariantsByCategory/${category}`,
    });
    const path = (id: number): string => `/dynamicVariant/deleteDynamicVariant/${id}`;
    const sent = [...requestsOf(shop, 'dynamicVariants.setDeleted')].sort((one, other) => one.path.localeCompare(other.path));
    const deletion = { method: 'DELETE', status: 200, body: { isDeleted: true } };
    expect(sent).toMatchObject([ribbon, named].map((id) => ({ ...deletion, path: path(id) })));
  });

  await test.step('one is activated again', async () => {
    await page.getByRole('tab', { name: inEnglish('activation.inactive') }).click();
    await page
      .locator(`tr[data-row="${named}"]`)
      .getByRole('button', { name: /^More actions/ })
      .click();
    await page.getByRole('menuitem', { name: inEnglish('activation.activate') }).click();
    await expect(form.toast('Status Updated Successfully')).toBeVisible();
    expect(dynamicVariants.get(named).isDeleted).toBe(false);
  });
});
