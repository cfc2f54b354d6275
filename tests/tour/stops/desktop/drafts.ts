import { seedAdmins } from '@sample-shop/seed/admins';
import type { Stop } from '../../guide';
import { afterLeaving, dialog, draftsAreKept, field, openAfresh, type Shop } from '../steps';

const { all: owner, none: bader } = seedAdmins;
const editBader = `/admins/edit-admin/${bader.id}/bader`;

function kept(): Stop[] {
  return [
    afterLeaving({
      name: 'kept-drafts',
      isChosen: true,
      async go(guide) {
        await openAfresh(guide, '/home/products/add-products');
        await field(guide, 'title').fill('دلة نجدية');
        await draftsAreKept(guide, 1);
        await openAfresh(guide, editBader);
        await field(guide, 'l_name').fill('Al-Ajmi the younger');
        await draftsAreKept(guide, 2);
        await openAfresh(guide, '/settings/drafts');
      },
    }),
    {
      name: 'kept-drafts-remove-all',
      async go(guide) {
        await guide.press(guide.t('keptDrafts.clear'));
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'draft-offered',
      async go(guide) {
        await guide.dismiss();
        await openAfresh(guide, editBader);
        await guide.page.locator('[data-draft-offer]').waitFor();
      },
    },
    {
      name: 'draft-restored',
      async go({ page, press, t }) {
        await press(t('forms.draft.restore'));
        await page.locator('[data-save-bar]').waitFor();
      },
    },
  ];
}

function endedSession({ shop }: Shop): Stop[] {
  return [
    {
      name: 'session-ended-over-a-form',
      async go(guide) {
        shop.control.expireTokens();
        await guide.page.evaluate(() => window.diwan.call('admins.list', { query: { page: 1 } }));
        await guide.page.getByRole('alertdialog', { name: guide.t('forms.signIn.title') }).waitFor();
      },
    },
    {
      name: 'session-ended-no-password',
      async go({ press, page, t }) {
        await press(t('forms.signIn.submit'));
        await page.getByText(t('forms.required')).first().waitFor();
      },
    },
    {
      name: 'session-back',
      async go(guide) {
        const sheet = guide.page.getByRole('alertdialog', { name: guide.t('forms.signIn.title') });
        await sheet.locator('input[type=password]').fill(owner.password);
        await sheet.locator('input[type=password]').press('Enter');
        await sheet.waitFor({ state: 'detached' });
        // The content under the sheet is available to assistive technology again a moment after the sheet closes.
        await guide.page.locator('#root:not([aria-hidden=true])').waitFor({ state: 'attached' });
      },
    },
  ];
}

/** Drafts of unsaved forms: the list, the offer on the form, and a session that ends under the form. */
export function draftStops(shop: Shop): Stop[] {
  return [
    ...kept(),
    ...endedSession(shop),
    {
      name: 'kept-drafts-none',
      async go(guide) {
        await openAfresh(guide, '/settings/drafts');
        await guide.page.evaluate(() => window.diwan.call('drafts.clear'));
        await openAfresh(guide, '/settings/drafts');
      },
    },
  ];
}
