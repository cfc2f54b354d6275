import { listKinds } from '@shared/domain/printing/printable';
import type { Guide, Stop } from '../../guide';
import { dialog, openAfresh, type Shop } from '../steps';

/** Sets the printer of the documents over many orders on this computer. */
async function routeLists({ page }: Guide, printer: string): Promise<void> {
  const saved = await page.evaluate(
    async ([lists, name]) => {
      const read = await window.diwan.call('printing.readSettings');
      if (!read.ok) return read;
      const routes = { ...read.value.routes };
      for (const list of lists) routes[list] = { ...routes[list], printer: name };
      return window.diwan.call('printing.saveSettings', { ...read.value, routes, shopName: 'بيت الدار للأدوات المنزلية' });
    },
    [listKinds, printer] as const,
  );
  if (!saved.ok) throw new Error(JSON.stringify(saved.error));
}

async function askFor(guide: Guide, list: (typeof listKinds)[number], rows: readonly number[]): Promise<void> {
  const { page, t, row } = guide;
  for (const position of rows) await row(position).getByRole('checkbox').check();
  await page.getByRole('button', { name: t('printMenu.more') }).click();
  await page.getByRole('menuitem', { name: t(`printables.name.${list}`) }).click();
  await dialog(guide).waitFor();
  await page
    .getByRole('region', { name: t('printLists.preview') })
    .locator('article')
    .waitFor();
}

/** Returns the number of the newest order with this status. */
const anOrderThatIs = ({ page }: Guide, status: string): Promise<number | undefined> =>
  page.evaluate(async (wanted) => {
    for (let page = 1; page <= 15; page++) {
      const read = await window.diwan.call('guestOrders.list', { query: { page } });
      const found = read.ok ? read.value.rows.find((row) => row.status === wanted) : undefined;
      if (found) return found.id;
    }
    return undefined;
  }, status);

async function scan({ page, t }: Guide, code: string, outcome: 'shipped' | 'notPacked' | 'canceled' | 'foreign'): Promise<void> {
  await page.getByLabel(t('shipping.field')).fill(code);
  await page.getByRole('button', { name: t('shipping.enter'), exact: true }).click();
  await page
    .getByRole('alert')
    .getByText(t(`shipping.outcome.${outcome}`))
    .waitFor();
}

/** The prompts before a document over many orders. */
export function orderListStops(_shop: Shop): Stop[] {
  return [
    {
      name: 'order-list-menu',
      async go(guide) {
        const { page, row, t } = guide;
        await openAfresh(guide, '/orders-guest');
        await routeLists(guide, 'Office');
        await row(1).getByRole('checkbox').check();
        await page.getByRole('button', { name: t('printMenu.more') }).click();
        await page.getByText(t('printLists.group')).waitFor();
      },
    },
    {
      name: 'order-list-shipping',
      isChosen: true,
      async go(guide) {
        await openAfresh(guide, '/orders/ship').catch(() => undefined);
        await scan(guide, `G${await anOrderThatIs(guide, 'process')}`, 'shipped');
      },
    },
    {
      name: 'order-list-shipping-not-packed',
      go: async (guide) => scan(guide, `G${await anOrderThatIs(guide, 'ordered')}`, 'notPacked'),
    },
    {
      name: 'order-list-shipping-canceled',
      go: async (guide) => scan(guide, `G${await anOrderThatIs(guide, 'canceled')}`, 'canceled'),
    },
    {
      name: 'order-list-shipping-foreign',
      go: (guide) => scan(guide, '6281000123456', 'foreign'),
    },
    ...listKinds.map(
      (list): Stop => ({
        name: `order-list-${list}`,
        ...(list === 'pickList' && { isChosen: true }),
        async go(guide) {
          await openAfresh(guide, '/orders-guest');
          await routeLists(guide, 'Office');
          await askFor(guide, list, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        },
      }),
    ),
  ];
}
