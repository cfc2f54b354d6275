import type { SampleShop } from '@sample-shop/sample-shop';
import { inArabic, inEnglish } from '../../support/texts';
import { cutColumns } from '../support/cut-columns';
import { expect, sharedTest as test } from '../support/fixture';

const softly = expect.configure({ soft: true });

/** Headings of free text, which is cut off if it is longer than its column. */
const free: string[] = [
  inArabic('vocabulary.products.name'),
  inArabic('vocabulary.orders.email'),
  inArabic('vocabulary.orders.address'),
  inArabic('notifications.columns.text'),
  inEnglish('vocabulary.products.name'),
  inEnglish('vocabulary.orders.email'),
  inEnglish('notifications.columns.title'),
  inEnglish('notifications.columns.text'),
];
const lists = {
  '/masterHN/users': { ar: 'العملاء', en: 'Users' },
  '/promo-codes': { ar: inArabic('navigation.promoCodes'), en: inEnglish('navigation.promoCodes') },
  '/notification': { ar: 'الإشعارات', en: 'Notifications' },
  '/currency': { ar: 'العملات', en: 'Currency' },
};

// Without row actions, the last column of values is at the end of the table.
for (const [whose, name] of [
  ['of somebody who may change it', 'all'],
  ['of somebody who may only look', 'none'],
] as const) {
  test(`days, amounts and the words of switches are not cut in the lists ${whose}`, async ({ page, signIn }) => {
    await signIn(name);
    for (const language of ['ar', 'en'] as const) {
      await page.evaluate((wanted) => window.diwan.call('preferences.update', { language: wanted }), language);
      for (const [list, title] of Object.entries(lists)) {
        await page.evaluate((path) => {
          location.hash = path;
        }, list);
        await expect(page.locator(`table[aria-label="${title[language]}"] tbody tr[data-row]`).first()).toBeVisible();
        for (const width of [1440, 1366, 1024, 800]) {
          await page.setViewportSize({ width, height: 900 });
          // The table adopts the new width a moment after the window.
          await softly
            .poll(async () => ({ list, language, width, cut: (await cutColumns(page)).filter((head) => !free.includes(head)) }))
            .toEqual({ list, language, width, cut: [] });
        }
      }
    }
  });
}

const promoCodeHeads = {
  ar: [
    inArabic('admins.columns.id'),
    inArabic('vocabulary.products.name'),
    inArabic('serverFields.variant_value_id'),
    inArabic('homeProducts.type'),
    inArabic('vocabulary.promoCodes.startDate'),
    inArabic('vocabulary.promoCodes.endDate'),
    inArabic('vocabulary.promoCodes.maxUsage'),
    inArabic('vocabulary.promoCodes.countUsage'),
    inArabic('forms.on'),
    inArabic('shell.command.deeds'),
  ],
  en: [
    inEnglish('admins.columns.id'),
    inEnglish('vocabulary.products.name'),
    inEnglish('productForm.amount'),
    inEnglish('homeProducts.type'),
    inEnglish('vocabulary.promoCodes.startDate'),
    inEnglish('vocabulary.promoCodes.endDate'),
    inEnglish('vocabulary.promoCodes.maxUsage'),
    inEnglish('vocabulary.promoCodes.countUsage'),
    inEnglish('serverFields.is_active'),
    inEnglish('shell.command.deeds'),
  ],
};

test('all nine columns of promo codes are whole in a window of 1366 px', async ({ page, shop, signIn }) => {
  await signIn();
  grow(shop.shop);
  for (const [at, code] of shop.shop.store.tables.promoCodes.all().entries()) {
    const month = String((at % 12) + 1).padStart(2, '0');
    Object.assign(code, { createdAt: `2026-${month}-28T09:00:00.000Z`, end_date: `2027-${month}-28` });
  }
  await page.setViewportSize({ width: 1366, height: 900 });
  for (const language of ['ar', 'en'] as const) {
    await page.evaluate((wanted) => window.diwan.call('preferences.update', { language: wanted }), language);
    await page.evaluate(() => {
      location.hash = '/promo-codes';
    });
    await expect(page.locator(`table[aria-label="${lists['/promo-codes'][language]}"] tbody tr[data-row]`).first()).toBeVisible();
    await softly
      .poll(async () => ({ language, heads: await page.locator('thead th').allTextContents(), cut: await cutColumns(page) }))
      .toEqual({ language, heads: promoCodeHeads[language], cut: [] });
  }
});

/** Gives the rows the IDs and amounts of a shop that is some years old. */
function grow({ store }: SampleShop): void {
  const { tables } = store;
  const { orders, guestOrders, products, users, promoCodes, dynamicVariants, variants } = tables;
  // No other table refers to the IDs of these tables.
  const lists = [orders, guestOrders, products, users, promoCodes, dynamicVariants, variants];
  for (const list of lists) for (const row of list.all()) Object.assign(row, { id: row.id + 120_000 });
  for (const order of [...tables.orders.all(), ...tables.guestOrders.all()]) Object.assign(order, { total: 12_345.75 });
  for (const product of tables.products.all()) Object.assign(product, { price: 98_765.5, ...(product.offer && { offerPrice: 97_654.25 }) });
  for (const row of tables.dynamicVariants.all()) Object.assign(row, { price: 12_345.75 });
  for (const code of tables.promoCodes.all()) if (code.Type === 'fixed') Object.assign(code, { amount: 12_345.75 });
}

/** Headings of columns with numbers and amounts of money. */
const numbers = /^(الرقم|الطلب|الإجمالي|السعر|القيمة|قيمة|المبلغ|ID|Order|Total|Price|Amount|Value)/;

test('numbers of six digits and amounts of five are whole in every list', async ({ page, shop, signIn }) => {
  await signIn();
  grow(shop.shop);
  const paths = [
    '/orders',
    '/orders-guest',
    '/masterHN/products',
    '/dynamic-variant',
    '/promo-codes',
    '/masterHN/users',
    '/variant',
    '/currency',
  ];
  for (const language of ['ar', 'en'] as const) {
    await page.evaluate((wanted) => window.diwan.call('preferences.update', { language: wanted }), language);
    for (const path of paths) {
      await page.evaluate((to) => {
        location.hash = to;
      }, path);
      await expect(page.locator('tbody tr[data-row]').first()).toBeVisible();
      for (const width of [1280, 800]) {
        await page.setViewportSize({ width, height: 900 });
        await softly
          .poll(async () => ({ path, language, width, cut: (await cutColumns(page)).filter((head) => numbers.test(head)) }))
          .toEqual({ path, language, width, cut: [] });
      }
    }
  }
});
