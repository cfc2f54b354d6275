import type { Guide, Stop } from '../../guide';
import { messageStops } from '../site/messages';
import { dialog, field, openList, refusal, type Shop, save, saveRefused, saveWithErrors, visitChosen, visitFailing } from '../steps';

function userList(shop: Shop): Stop[] {
  const path = '/masterHN/users';
  return [
    visitFailing('users-not-loaded', path, shop, 'users.list'),
    visitChosen('users', path),
    {
      name: 'users-delete',
      async go(guide) {
        await guide.row(2).getByRole('switch').last().click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'users-nothing-found',
      async go({ page, dismiss, open }) {
        await dismiss();
        await open(`${path}?search=zzzz`);
        await page.locator('#content h2').first().waitFor();
      },
    },
  ];
}

/** Opens a user's profile from the given row on the first page of the list. */
async function openProfile(guide: Guide, position: number): Promise<void> {
  await openList(guide, '/masterHN/users');
  await guide.row(position).locator('a').first().click();
  await field(guide, 'f_name').waitFor();
}

function userProfile(shop: Shop): Stop[] {
  const { users } = shop.shop.store.tables;
  const chosen = 60;
  const openChosen = (guide: Guide): Promise<void> => openProfile(guide, 5);
  return [
    { name: 'user-profile', isChosen: true, go: openChosen },
    {
      name: 'user-profile-area',
      async go(guide) {
        await field(guide, 'area').click();
        await field(guide, 'area').fill('sal');
        await guide.page.getByRole('option').first().waitFor();
      },
    },
    {
      name: 'user-profile-errors',
      async go(guide) {
        await guide.page.keyboard.press('Escape');
        for (const name of ['l_name', 'block', 'street']) await field(guide, name).fill('');
        await field(guide, 'email').fill('fatima');
        await guide.page.locator('input[name=type][value=office]').check({ force: true });
        await saveWithErrors(guide);
      },
    },
    {
      name: 'user-profile-changed-elsewhere',
      async go(guide) {
        const address = { block: '5', street: 'سالم المبارك', buildingNumber: '12', floorNumber: '3', officeNumber: '4' };
        const typed = { l_name: 'المطيري', email: 'fatima@mail.example', ...address };
        for (const [name, value] of Object.entries(typed)) await field(guide, name).fill(value);
        const { l_name } = users.get(chosen);
        users.update(chosen, { l_name: 'المطيري العازمي' });
        await save(guide);
        await dialog(guide).waitFor();
        users.update(chosen, { l_name });
      },
    },
    {
      name: 'user-profile-refused',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await saveRefused(guide, shop, 'users.update');
      },
    },
    {
      name: 'user-profile-places-not-loaded',
      async go(guide) {
        const { page, t, press } = guide;
        await press(t('forms.discard'));
        const heal = shop.shop.control.failWhen({ match: 'lookups.areas', status: 500, message: refusal });
        await page.reload();
        await page.getByRole('button', { name: t('common.retry') }).waitFor();
        heal();
      },
    },
    {
      name: 'user-profile-without-address',
      async go(guide) {
        const withNone = [...users.all()].toReversed().findIndex(({ user_addresses }) => user_addresses.length === 0);
        await openProfile(guide, withNone + 1);
      },
    },
  ];
}

/** Customers with an account, and messages from customers of the shop. */
export function customerStops(shop: Shop): Stop[] {
  return [...userList(shop), ...userProfile(shop), ...messageStops(shop, 'shop', '/masterHN/contact-us')];
}
