import { seedAdmins } from '@sample-shop/seed/admins';
import type { Stop } from '../../guide';
import { openAfresh, type Shop } from '../steps';

type Row = Record<string, unknown>;

/** Returns the orders as a server would send them that deviates slightly from the contract. */
async function deviatingOrders({ apiRoot, shop }: Shop): Promise<string> {
  const { password, email } = seedAdmins.order;
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${apiRoot}/admin/login`, { method: 'POST', headers: json, body: JSON.stringify({ email, password }) });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const answer = await fetch(`${apiRoot}/order/admin?offset=0&limit=20`, { headers: { authorization: accessToken } });
  const { data } = (await answer.json()) as { data: { data: Row[]; totalItems: number } };
  shop.control.expireTokens(seedAdmins.order.id);
  const rows = data.data.map((row, index) => ({
    ...row,
    gift_note: 'x',
    createdAt: '20/11/2026 09:00',
    ...(index === 6 && { total: 'KWD 46.750' }),
    ...(index < 3 && { status: 'awaiting_pickup' }),
  }));
  return JSON.stringify({ data: { ...data, data: rows } });
}

/** The screen before, during, and after the check of a server that deviates in some calls. */
export function serverCheckStops(shop: Shop): Stop[] {
  const { control } = shop.shop;
  return [
    {
      name: 'server-check-start',
      isChosen: true,
      async go(guide) {
        await openAfresh(guide, '/settings/server-check');
        await guide.page.getByText(guide.t('serverCheck.question')).first().waitFor();
      },
    },
    {
      name: 'server-check-running',
      async go({ page, press, t }) {
        const forbidden = { status: 403, message: 'Not Allowed, Don`t have Permission' };
        control.failNext('orders.list', { status: 200, bodyText: await deviatingOrders(shop), contentType: 'application/json' });
        control.failNext('promoCodes.list', forbidden);
        control.failNext('notifications.list', { status: 404, message: 'not_found' });
        control.failNext('guestOrders.list', { delayMs: 300 });
        control.failNext('lookups.areas', { delayMs: 4000 });
        await page.getByRole('spinbutton').fill('250');
        await press(t('serverCheck.start'));
        await page.getByRole('button', { name: t('serverCheck.stop') }).waitFor();
        await page.getByText(t('serverCheck.result.refused'), { exact: true }).first().waitFor();
      },
    },
    {
      name: 'server-check-report',
      async go({ page, t }) {
        await page.getByRole('button', { name: t('serverCheck.again'), exact: true }).waitFor();
        await page.getByRole('button', { name: /order\/admin/ }).click();
        await page.getByRole('button', { name: t('serverCheck.copy') }).waitFor();
        // The check requests a path that no server has on purpose.
        const { violations } = shop.shop;
        const asked = violations.findIndex(({ path }) => path.includes('no-such-path'));
        if (asked >= 0) violations.splice(asked, 1);
      },
    },
    {
      name: 'server-check-unseen',
      async go({ page, t }) {
        const summary = page.locator('summary').last();
        await summary.click();
        await page.getByText(t('serverCheck.unseenReason.writes')).last().scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'server-check-earlier',
      async go({ page, press, t }) {
        await press(t('serverCheck.leave'));
        await page.getByRole('region', { name: t('serverCheck.lastCheck') }).waitFor();
        await press(t('serverCheck.openEarlier'));
        await page.getByRole('menuitem').first().waitFor();
      },
    },
    {
      name: 'server-check-kept-report',
      async go({ page, t }) {
        await page.getByRole('menuitem').first().click();
        await page.getByText(t('serverCheck.isEarlier')).waitFor();
      },
    },
    {
      name: 'server-check-with-profile',
      async go({ page, press, t }) {
        await press(t('serverProfile.use'));
        await page.getByText('20/11/2026').first().waitFor();
        await page.getByRole('button', { name: t('serverCheck.again'), exact: true }).waitFor();
        const { violations } = shop.shop;
        const asked = violations.findIndex(({ path }) => path.includes('no-such-path'));
        if (asked >= 0) violations.splice(asked, 1);
      },
    },
    {
      // The following stops use the shop without a profile.
      name: 'server-check-without-profile',
      async go({ page, t }) {
        await page.evaluate(() => window.diwan.call('serverProfile.use', { profile: null }));
        await page.getByRole('button', { name: t('serverCheck.again'), exact: true }).waitFor();
      },
    },
  ];
}
