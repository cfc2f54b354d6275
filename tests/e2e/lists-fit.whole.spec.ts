import { cutColumns } from './cut-columns';
import { expect, sharedTest as test } from './fixture';

const softly = expect.configure({ soft: true });

/** Heads of free text, which is cut where it is longer than its column. */
const free = ['الاسم', 'البريد الإلكتروني', 'العنوان', 'النص', 'Name', 'Email', 'Title', 'Text'];
const lists = {
  '/masterHN/users': { ar: 'العملاء', en: 'Users' },
  '/promo-codes': { ar: 'أكواد الخصم', en: 'Promo codes' },
  '/notification': { ar: 'الإشعارات', en: 'Notifications' },
  '/currency': { ar: 'العملات', en: 'Currency' },
};

// Without row actions the last column of values stands at the end of the table.
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
        for (const width of [1440, 1024, 800]) {
          await page.setViewportSize({ width, height: 900 });
          // The table takes the new width a moment after the window.
          await softly
            .poll(async () => ({ list, language, width, cut: (await cutColumns(page)).filter((head) => !free.includes(head)) }))
            .toEqual({ list, language, width, cut: [] });
        }
      }
    }
  });
}
