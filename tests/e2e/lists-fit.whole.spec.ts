import { cutColumns } from './cut-columns';
import { expect, sharedTest as test } from './fixture';

/** Heads of free text, which is cut where it is longer than its column. */
const free = ['الاسم', 'البريد الإلكتروني', 'العنوان', 'النص', 'Name', 'Email', 'Title', 'Text'];
const lists = {
  '/masterHN/users': { ar: 'المستخدمون', en: 'Users' },
  '/promo-codes': { ar: 'أكواد الخصم', en: 'Promo codes' },
  '/notification': { ar: 'الإشعارات', en: 'Notifications' },
  '/currency': { ar: 'العملات', en: 'Currency' },
};

test('days, amounts and the words of switches are not cut in the lists of the shop', async ({ page, signIn }) => {
  await signIn();
  for (const language of ['ar', 'en'] as const) {
    await page.evaluate((wanted) => window.diwan.call('preferences.update', { language: wanted }), language);
    for (const [list, name] of Object.entries(lists)) {
      await page.evaluate((path) => {
        location.hash = path;
      }, list);
      await expect(page.getByRole('grid', { name: name[language], exact: true }).locator('tbody tr[data-row]').first()).toBeVisible();
      for (const width of [1440, 1024, 800]) {
        await page.setViewportSize({ width, height: 900 });
        const cut = await cutColumns(page);
        expect.soft({ list, language, width, cut: cut.filter((head) => !free.includes(head)) }).toEqual({ list, language, width, cut: [] });
      }
    }
  }
});
