import type { Guide, Stop } from '../../guide';
import { filterBar, openAfresh, openFilter, pressTool, type Shop } from '../steps';

const guestOrders = '/orders-guest';

/** Waits until a filter is active. */
const isNarrowed = (guide: Guide): Promise<void> =>
  filterBar(guide)
    .getByText(guide.t('lists.filters.clear'))
    .or(filterBar(guide).getByRole('button', { name: guide.t('lists.filters.count', { count: 1 }) }))
    .waitFor();

/** Sorts by the column with this heading. */
async function sortBy({ page }: Guide, words: string): Promise<void> {
  await page.getByRole('columnheader', { name: words, exact: true }).getByRole('button').click();
}

async function openCondition(guide: Guide, words: string): Promise<void> {
  const { page } = guide;
  await openFilter(guide, words);
  await page.getByRole('menu').getByRole('menuitemcheckbox').or(page.getByRole('menu').getByRole('menuitemradio')).first().waitFor();
}

/** Returns the arrow key that expands, in the reading direction. */
const opening = (page: Guide['page']): Promise<string> =>
  page.evaluate(() => (document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'));

const longList = 2700;

/** Full lists, with sorting, filters, and sums. */
export function fullListStops({ shop }: Shop): Stop[] {
  let goOn = (): void => undefined;
  return [
    {
      name: 'new-orders',
      async go(guide) {
        const { page, t } = guide;
        // A row that can't be parsed is no new order.
        shop.control.clearFaults();
        await openAfresh(guide, guestOrders);
        const { guestOrders: orders } = shop.store.tables;
        const [first] = orders.all().toReversed();
        if (!first) throw new Error('no order');
        const { id: _id, ...rest } = first;
        for (let count = 0; count < 2; count++) orders.insert({ ...rest, createdAt: new Date().toISOString() });
        // Longer than the minimum interval since the last check.
        await page.waitForTimeout(3500);
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await page.getByRole('button', { name: t('shell.news.guestOrder', { count: 2 }) }).waitFor();
      },
    },
    {
      name: 'new-orders-settings',
      async go(guide) {
        const { page, t } = guide;
        await pressTool(guide, t('arrivals.open'));
        await page.getByRole('dialog').getByRole('combobox').waitFor();
      },
    },
    {
      name: 'whole-list-reading',
      async go(guide) {
        const { page, t } = guide;
        const heal = shop.control.failWhen({ match: 'guestOrders.list', delayMs: 1500 });
        const held = Promise.withResolvers<void>();
        goOn = held.resolve;
        await openAfresh(guide, guestOrders);
        await sortBy(guide, t('orders.columns.total'));
        await page.getByRole('progressbar', { name: t('lists.whole.reading') }).waitFor();
        // Blocked, so that the list is still loading for as long as the picture needs.
        shop.control.failWhen({ match: 'guestOrders.list', until: held.promise });
        heal();
      },
    },
    {
      name: 'whole-list-stopped',
      async go({ page, t }) {
        await page.getByRole('button', { name: t('lists.whole.stop'), exact: true }).click();
        await page.getByRole('button', { name: t('lists.whole.leave') }).waitFor();
        shop.control.clearFaults();
        goOn();
      },
    },
    {
      name: 'whole-list-sorted',
      async go({ page, t }) {
        // The list was stopped before or after the first response.
        const words = [t('lists.whole.readOn', { read: 0 }).split('<')[0], t('lists.whole.readAll')].join('|');
        const readOn = page.getByRole('button', { name: new RegExp(words) });
        const sum = page.getByText(t('lists.whole.sum'));
        // The responses under way at the stop may have completed the list.
        await readOn.or(sum).first().waitFor();
        await Promise.race([readOn.click().catch(() => undefined), sum.waitFor()]);
        await sum.waitFor();
      },
    },
    {
      name: 'whole-list-condition',
      async go(guide) {
        const { page, t } = guide;
        await openCondition(guide, t('orders.columns.status'));
        await page.getByRole('menuitemcheckbox', { name: t('vocabulary.orderStatus.process') }).click();
        await isNarrowed(guide);
      },
    },
    {
      name: 'whole-list-two-conditions',
      async go(guide) {
        const { page, t } = guide;
        await page.keyboard.press('Escape');
        await openCondition(guide, t('orders.columns.total'));
        await page.getByRole('menuitemradio').nth(1).click();
        await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' });
      },
    },
    {
      name: 'whole-list-view-name',
      async go(guide) {
        const { page, t } = guide;
        // In a narrow window, the views have a menu of their own.
        const views = page.getByRole('button', { name: t('lists.views.title') });
        if (await views.isVisible()) {
          await views.click();
          await page.getByRole('menuitem', { name: t('lists.views.add') }).click();
        } else await pressTool(guide, t('lists.views.add'));
        await page.getByRole('dialog').getByRole('textbox').waitFor();
      },
    },
    {
      name: 'whole-list-view',
      async go({ page, t }) {
        await page.getByRole('dialog').getByRole('textbox').fill(t('vocabulary.orderStatus.process'));
        await page.keyboard.press('Enter');
        await page
          .getByRole('tab', { selected: true, name: t('vocabulary.orderStatus.process') })
          .or(page.getByRole('button', { name: t('lists.views.title') }).filter({ hasText: t('vocabulary.orderStatus.process') }))
          .waitFor();
      },
    },
    {
      name: 'whole-list-columns',
      async go(guide) {
        const { page, t } = guide;
        await pressTool(guide, t('lists.columns.title'));
        await page
          .getByRole('complementary', { name: t('lists.columns.title') })
          .getByRole('checkbox')
          .nth(2)
          .click();
      },
    },
    {
      name: 'whole-list-export',
      async go(guide) {
        const { page, t } = guide;
        await pressTool(guide, t('lists.export.open'));
        await page.getByRole('dialog').getByText(t('lists.export.note')).waitFor();
      },
    },
    {
      name: 'whole-list-export-lines',
      async go({ page, t }) {
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: t('orders.parts.part') })
          .check();
        await page.getByRole('dialog').getByText(t('lists.export.note')).waitFor();
      },
    },
    {
      name: 'whole-list-export-paper',
      async go({ page, t }) {
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: t('orders.parts.row'), exact: true })
          .check();
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: t('lists.export.formats.pdf') })
          .check();
        await page.getByRole('dialog').getByText(t('lists.export.paper.upright')).waitFor();
      },
    },
    {
      name: 'whole-list-places',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        await openAfresh(guide, `${guestOrders}?status=ordered&status=process`);
        await page.getByText(t('lists.whole.sum')).waitFor();
        await openFilter(guide, t('orders.places'));
        const tree = page.getByRole('tree');
        await tree.getByRole('treeitem').first().click();
        await tree.getByRole('treeitem').nth(1).focus();
        await page.keyboard.press(await opening(page));
        await tree.locator('[aria-level="2"]').nth(1).click();
        await tree.locator('[aria-checked="mixed"]').waitFor();
      },
    },
    {
      name: 'whole-list-groups',
      isChosen: true,
      async go(guide) {
        const { page, t } = guide;
        await openAfresh(guide, `${guestOrders}?sort=-total&group=status`);
        await page.locator('tr[data-group]').first().waitFor();
        await page.locator('tr[data-row]').nth(1).getByRole('checkbox').click();
        await page
          .getByRole('toolbar')
          .getByText(t('lists.clearSelection'))
          .or(page.getByLabel(t('lists.clearSelection')))
          .first()
          .waitFor();
      },
    },
    {
      name: 'whole-list-groups-folded',
      async go(guide) {
        const { page } = guide;
        await openAfresh(guide, `${guestOrders}?group=governorate`);
        for (const at of [0, 1]) {
          await page.locator('tr[data-group] button').nth(at).click();
          await page.locator('tr[data-group]').nth(at).and(page.locator('[aria-expanded=false]')).waitFor();
        }
      },
    },
    {
      name: 'whole-list-groups-menu',
      async go(guide) {
        const { page, t } = guide;
        await pressTool(guide, t('lists.groups.title'));
        await page.getByRole('menuitemradio').first().waitFor();
      },
    },
    {
      name: 'whole-list-long',
      async go(guide) {
        const { page, t } = guide;
        const { guestOrders: orders } = shop.store.tables;
        const [first] = orders.all();
        if (!first) throw new Error('no order');
        const { id: _id, ...rest } = first;
        const added = Array.from({ length: longList }, () => orders.insert({ ...rest }));
        await openAfresh(guide, `${guestOrders}?sort=-total`);
        await page.locator('table[aria-rowcount]').waitFor();
        await pressTool(guide, t('common.refresh'));
        await page.locator(`table[aria-rowcount="${orders.all().length + 1}"]`).waitFor();
        await page.locator('tr[data-row]').nth(4).locator('[data-row-link]').focus();
        await page.keyboard.press('Control+End');
        await page.locator(`tr[aria-rowindex="${orders.all().length + 1}"][data-row]`).waitFor();
        for (const { id } of added) orders.remove(id);
      },
    },
    {
      name: 'whole-list-groups-products',
      async go(guide) {
        await openAfresh(guide, '/masterHN/products?stockState=low&stockState=out&sort=stock&group=stockState');
        await guide.page.locator('tr[data-group]').first().waitFor();
        await guide.page.locator('[data-row]').first().waitFor();
      },
    },
    {
      name: 'whole-list-products',
      async go(guide) {
        const { page } = guide;
        await openAfresh(guide, '/masterHN/products?stockState=low&stockState=out&sort=stock');
        await isNarrowed(guide);
        await page.locator('[data-row]').first().waitFor();
      },
    },
    {
      name: 'whole-list-products-paper',
      async go(guide) {
        const { page, t } = guide;
        await pressTool(guide, t('lists.export.open'));
        await page
          .getByRole('dialog')
          .getByRole('radio', { name: t('lists.export.formats.pdf') })
          .check();
        await page
          .getByRole('dialog')
          .getByRole('checkbox', { name: t('products.counting.offer') })
          .check();
      },
    },
    {
      name: 'whole-list-nothing',
      async go({ open, page, t }) {
        await open('/masterHN/products?stockState=out&picture=missing&flags=bestSeller&flags=newIn');
        await page.getByText(t('lists.noFilterResultTitle')).waitFor();
      },
    },
  ];
}
