import type { Stop } from '../../guide';
import {
  afterLeaving,
  dialog,
  field,
  refusal,
  refusalIsTold,
  rowAction,
  type Shop,
  save,
  saveWithErrors,
  visit,
  visitChosen,
  visitFailing,
  visitWithout,
} from '../steps';

const texts = {
  title_en: 'Your majlis, made lovelier this week',
  title_ar: 'مجلسكم أحلى هذا الأسبوع',
  description_en:
    '25% off copper dallahs and istikan sets until Saturday night. Order before 6 pm for delivery today in Hawalli and the Capital.',
  description_ar: 'خصم 25% على دلال النحاس وأطقم الاستكان حتى مساء السبت. اطلبوا قبل الساعة 6 ونوصلها اليوم داخل حولي والعاصمة.',
};

function list(shop: Shop): Stop[] {
  const { notifications } = shop.shop.store.tables;
  const path = '/notification';
  return [
    visitFailing('notifications-not-loaded', path, shop, 'notifications.list'),
    visitWithout('notifications-empty', path, () => {
      const rows = notifications.all();
      for (const { id } of rows) notifications.remove(id);
      return () => {
        for (const row of rows) notifications.insert(row);
      };
    }),
    visitChosen('notifications', path),
    {
      name: 'notification',
      async go(guide) {
        await guide.row(1).locator('td button').first().click();
        await dialog(guide).waitFor();
      },
    },
    {
      name: 'notifications-delete',
      async go(guide) {
        await guide.dismiss();
        await dialog(guide).waitFor({ state: 'hidden' });
        await rowAction(guide, 2, guide.t('common.delete'));
        await dialog(guide).waitFor();
      },
    },
  ];
}

function form(shop: Shop): Stop[] {
  const path = '/notification/add-notification';
  const sendNow = async (guide: Parameters<Stop['go']>[0]): Promise<void> => {
    await save(guide);
    await guide.page.getByRole('button', { name: guide.t('notifications.lastStep.confirm') }).click();
  };
  return [
    visitChosen('notification-add', path),
    { name: 'notification-errors', go: saveWithErrors },
    {
      name: 'notification-filled',
      async go(guide) {
        for (const [name, text] of Object.entries(texts)) await field(guide, name).fill(text);
      },
    },
    {
      name: 'notification-last-step',
      isChosen: true,
      async go(guide) {
        const isFilled = (await field(guide, 'title_en').inputValue()) !== '';
        if (!isFilled) for (const [name, text] of Object.entries(texts)) await field(guide, name).fill(text);
        await save(guide);
        await guide.page.locator('[data-last-step]').waitFor();
      },
    },
    {
      name: 'notification-refused',
      async go(guide) {
        await guide.page.keyboard.press('Escape');
        await guide.page.locator('[data-last-step]').waitFor({ state: 'detached' });
        shop.shop.control.failNext('notifications.send', { status: 500, message: refusal });
        await sendNow(guide);
        await refusalIsTold(guide);
      },
    },
    {
      name: 'notification-unknown',
      async go(guide) {
        shop.shop.control.failNext('notifications.send', { dropConnection: true, carriedOut: true });
        await sendNow(guide);
        await guide.page.locator('[data-unknown-send=read]').waitFor();
      },
    },
    afterLeaving(visit('notifications-again', '/notification')),
  ];
}

/** The notifications to phones, and the form that sends one. */
export function notificationStops(shop: Shop): Stop[] {
  return [...list(shop), ...form(shop)];
}
