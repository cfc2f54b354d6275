import { seedAdmins } from '@sample-shop/seed/admins';
import type { Stop } from '../../guide';
import {
  afterLeaving,
  dialog,
  field,
  rowAction,
  type Shop,
  save,
  saveRefused,
  saveWithErrors,
  visit,
  visitChosen,
  visitFailing,
} from '../steps';

const { all: owner, some: dalal } = seedAdmins;
const edit = `/admins/edit-admin/${dalal.id}/dalal`;

function list(): Stop[] {
  return [
    {
      name: 'admins-row-actions',
      go: ({ row }) => row(3).hover(),
    },
    {
      name: 'admins-delete',
      isChosen: true,
      async go(guide) {
        await rowAction(guide, 3, guide.t('common.delete'));
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

function addForm(shop: Shop): Stop[] {
  return [
    visitChosen('admin-add', '/admins/add-admins'),
    {
      name: 'admin-add-errors',
      async go(guide) {
        await field(guide, 'f_name').fill('   ');
        await field(guide, 'email').fill('not an address');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'admin-add-filled',
      async go(guide) {
        const typed = { f_name: 'مريم', l_name: 'العوضي', email: 'maryam@bayt-aldar.example', phone: '50004455', password: 'Maryam-2026' };
        for (const [name, value] of Object.entries(typed)) await field(guide, name).fill(value);
        await guide.page.locator('[data-field-invalid]').first().waitFor({ state: 'detached' });
      },
    },
    {
      name: 'admin-add-refused-email',
      async go(guide) {
        await field(guide, 'email').fill(owner.email);
        await saveWithErrors(guide);
      },
    },
    {
      name: 'admin-add-refused',
      go: (guide) => saveRefused(guide, shop, 'admins.add'),
    },
    {
      name: 'leave-unsaved',
      async go(guide) {
        await guide.page.locator('nav a[href$="#/rules"]').click();
        await dialog(guide).waitFor();
      },
    },
  ];
}

function editForm(shop: Shop): Stop[] {
  const { admins } = shop.shop.store.tables;
  return [
    afterLeaving(visitFailing('admin-edit-not-loaded', edit, shop, 'admins.one')),
    visit('admin-edit-gone', '/admins/edit-admin/9999/nobody'),
    visitChosen('admin-edit', edit),
    {
      name: 'admin-edit-errors',
      async go(guide) {
        for (const name of ['l_name', 'phone']) await field(guide, name).fill('');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'admin-edit-changed-elsewhere',
      async go(guide) {
        await field(guide, 'l_name').fill('العوضي الجديدة');
        await field(guide, 'phone').fill('50009999');
        admins.update(dalal.id, { l_name: 'العوضي المحمد' });
        await save(guide);
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'admin-edit-refused',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        admins.update(dalal.id, { l_name: dalal.l_name });
        await saveRefused(guide, shop, 'admins.update');
      },
    },
  ];
}

function rules(shop: Shop): Stop[] {
  const path = `/rules/${dalal.id}`;
  return [
    afterLeaving(visit('rules-nobody-chosen', '/rules')),
    visitFailing('rules-not-loaded', path, shop, 'admins.one'),
    visit('rules-none-given', '/rules/2'),
    visitChosen('rules', path),
    {
      name: 'rules-changed',
      isChosen: true,
      async go({ page }) {
        await page.locator('input[name=social_media]:not(:checked)').check({ force: true });
        await page.locator('[data-save-bar]').waitFor();
      },
    },
    { name: 'rules-refused', go: (guide) => saveRefused(guide, shop, 'admins.update') },
  ];
}

function profile(shop: Shop): Stop[] {
  return [
    afterLeaving(visitChosen('profile', '/profile')),
    {
      name: 'profile-errors',
      async go(guide) {
        await field(guide, 'f_name').fill('');
        await field(guide, 'phone').fill('12');
        await saveWithErrors(guide);
      },
    },
    {
      name: 'profile-refused',
      async go(guide) {
        await field(guide, 'f_name').fill('نورة محمد');
        await field(guide, 'phone').fill('50001230');
        await saveRefused(guide, shop, 'profile.update');
      },
    },
  ];
}

/** The list of admins, the form for one, their rules, and the admin's own profile. */
export function adminStops(shop: Shop): Stop[] {
  return [...list(), ...addForm(shop), ...editForm(shop), ...rules(shop), ...profile(shop)];
}
